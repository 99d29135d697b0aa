"""The rules are the same for Dorothy and for James."""

from typing import Any

import pytest

from coterie.engine.rng import seeded

from .table import GAME, J, play, position, prompt, spaces


def mirrored(obj: dict[str, Any]) -> dict[str, Any]:
    """The position with the players' parts exchanged."""
    other = dict(obj)
    for field in ("tokens", "levels", "won", "beliefs", "slots", "aside", "discards"):
        other[field] = obj[field][::-1]
    for field in ("active", "actor"):
        other[field] = 1 - obj[field]
    other["action"] = {4: 5, 5: 4}.get(obj["action"], obj["action"])
    if obj["result"]:
        result = dict(obj["result"])
        result["winners"] = [1 - seat for seat in result["winners"]]
        for field in ("ranking", "scores"):
            result[field] = result[field][::-1]
        other["result"] = result
    return other


@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_exchanged_seats_goes_the_same_way(seed: int) -> None:
    rng = seeded(seed)
    state = GAME.new(seed=seed)
    twin = GAME.from_json(mirrored(state.to_json()))
    while state.to_act:
        (seat,) = state.to_act
        assert twin.to_act == (1 - seat,)
        moves = state.legal(seat)
        assert twin.legal(1 - seat) == moves
        move = moves[rng.below(len(moves))]
        state.apply(seat, move)
        twin.apply(1 - seat, move)
        assert twin.to_json() == mirrored(state.to_json())


@pytest.mark.rule("GA-BON-4")
def test_swaps_for_james() -> None:
    state = position(
        tokens=[["R1.2", "R1.3"], ["B1", "R1.1", "R2.1"]],
        slots=[None, "swap_race"],
        active=J,
        actor=J,
    )
    play(state, "action special")
    assert prompt(state) == (J, "mine")
    assert spaces(state) == "B1 R2.1 pass"
    play(state, "token R2.1")
    assert spaces(state) == "R1.2 R1.3"
    play(state, "token R1.3")
    assert state.to_json()["tokens"] == [["R1.2", "R2.1"], ["B1", "R1.1", "R1.3"]]
