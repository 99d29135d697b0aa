"""Nothing is created or lost, whatever is played."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from coterie.engine.state import State
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.position import TILES

from .table import GAME, SUITS

EVERYBODY = sorted(f"{suit}-{n}" for suit in SUITS for n in (1, 2, 3))
ROWS = [5, 5, 5, 3, 3]


def check(state: State) -> dict[str, Any]:
    obj = state.to_json()
    tokens = obj["tokens"]
    assert not set(tokens[0]) & set(tokens[1])
    for seat in (0, 1):
        assert len(tokens[seat]) + state.view(None)["supply"][seat] == 20
        assert state.view(None)["supply"][seat] >= 0
    assert sorted(obj["characters"].values()) == EVERYBODY
    won = obj["won"][0] + obj["won"][1]
    assert len(set(won)) == len(won)
    assert obj["closed"] == sorted(int(p[-1]) for p in won if p.startswith("race"))
    for row in obj["closed"]:
        assert not [s for s in tokens[0] + tokens[1] if s.startswith(f"R{row}")]
    tiles = [*obj["pile"], *obj["drawn"], *obj["used"], *obj["aside"][0], *obj["aside"][1]]
    tiles += [*obj["discards"][0], *obj["discards"][1]]
    tiles += [tile for tile in (*obj["slots"], obj["using"]) if tile]
    assert sorted(tiles) == sorted(TILES)
    return obj


@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 10**6), choices=st.lists(st.integers(0, 1000), min_size=10, max_size=60))
def test_tokens_characters_and_tiles_are_conserved(seed: int, choices: list[int]) -> None:
    state = GAME.new(seed=seed)
    before = check(state)
    n = 0
    while state.to_act:
        (seat,) = state.to_act
        moves = state.legal(seat)
        state.apply(seat, moves[choices[n % len(choices)] * (n + 1) % len(moves)])
        after = check(state)
        check_direction(before, after)
        before = after
        n += 1
        assert n < GAME.bound
    assert state.result is not None


def shown(obj: dict[str, Any]) -> set[str]:
    return {obj["characters"][place] for place in obj["face_up"]}


def check_direction(before: dict[str, Any], after: dict[str, Any]) -> None:
    """What only ever grows, or never changes."""
    assert after["layout"] == before["layout"]
    # The side goes with the tile: the characters that lie face up are always the same six.
    assert shown(after) == shown(before)
    for seat in (0, 1):
        assert after["levels"][seat] >= before["levels"][seat]
        for field in ("won", "aside", "discards"):
            assert set(before[field][seat]) <= set(after[field][seat])
    was, now = (
        {s for s in obj["tokens"][0] + obj["tokens"][1] if s[0] != "R"} for obj in (before, after)
    )
    assert was <= now
    for place in PLACES:
        # A character that was won, or left out, stays where it is.
        if place in before["won"][0] + before["won"][1] or place.startswith("out"):
            assert after["characters"][place] == before["characters"][place]
    for belief in after["beliefs"]:
        assert any(all(after["characters"][p] == c for p, c in world.items()) for world in belief)
