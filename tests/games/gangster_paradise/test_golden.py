"""What the golden games show, and known node counts."""

import json
from collections import Counter
from typing import Any

import pytest

import coterie
from coterie.engine.match import Match, replay
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.games.gangster_paradise.position import SETTLED
from coterie.games.gangster_paradise.state import GangsterState

from .golden_search import GAMES, folder, play
from .table import GAME, KINDS

VERSIONS = (1, 2)  # of the rules


def matches(rules: int) -> list[Match]:
    paths = sorted(folder(rules).glob("*.json"))
    return [replay(json.loads(path.read_text(encoding="utf-8")), coterie.game) for path in paths]


@pytest.mark.parametrize("rules", VERSIONS)
def test_the_golden_games_cover_the_game(rules: int) -> None:
    played = matches(rules)
    assert len(played) >= 30
    assert {match.rules for match in played} == {rules}
    assert {match.state.players for match in played} == {3, 4, 5}
    events: list[dict[str, Any]] = [event.what for match in played for event in match.events]
    kinds = Counter(event["type"] for event in events)
    assert {e["executant"] for e in events if e["type"] == "played"} == set(KINDS)
    assert {e["executant"] for e in events if e["type"] == "spent"} == set(KINDS)
    for kind in ("bluffed", "unpaid", "no_delivery", "took", "removed", "redirected", "shared",
                 "deal", "refused", "withdrawn", "lapsed", "again", "out", "promoted"):  # fmt: skip
        assert kinds[kind] > 0, kind
    # 15 white are the bonus of a complete clan.
    assert any(e["type"] == "bonus" and e["notes"] == 15 for e in events)
    reasons = {match.state.result.reason for match in played if match.state.result}
    assert reasons == {"white", "members", "red", "throws"}


def test_golden_games_of_the_new_rules_show_what_is_new() -> None:
    """Deals and executants after the salaries; offers by others in every phase."""
    after: set[str] = set()
    spoke: set[str] = set()
    for match in matches(2):
        state = GAME.new(match.state.players, match.seed, match.options)
        assert isinstance(state, GangsterState)
        for seat, move in match.moves:
            type_ = GAME.move_to_json(move)["type"]
            if state.step == SETTLED:
                after.add(type_)
            if seat not in state.to_act and type_ == "offer":
                spoke.add(state.prompts[0]["type"])
            state.apply(seat, move)
    assert {"done", "play", "offer", "accept"} <= after
    assert spoke >= {
        "turn_delivery", "turn_black_market", "speak", "turn_sale", "turn_recruitment",
        "turn_laundering", "turn_settled",
    }  # fmt: skip


@pytest.mark.parametrize("rules", VERSIONS)
def test_the_search_still_finds_the_same_games(rules: int) -> None:
    policy, players, seed = GAMES[rules][0]
    path = folder(rules) / f"{policy.__name__}-{players}-{seed}.json"
    found = json.loads(json.dumps(play(policy, players, seed, rules).journal()))
    assert found == json.loads(path.read_text(encoding="utf-8"))


def nodes(state: State, depth: int) -> int:
    """Positions that the menus lead to in so many decisions, whoever moves."""
    if depth == 0:
        return 1
    total = 0
    for seat in (*state.to_act, *state.may_act):
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            total += nodes(after, depth - 1)
    return total


def fixed_position(players: int, seed: int, decisions: int, rules: int) -> State:
    """So many decisions of seats that owe one, at random."""
    state = GAME.new(players, seed, rules=rules)
    rng = seeded(seed)
    for _ in range(decisions):
        moves = state.legal(state.to_act[0])
        state.apply(state.to_act[0], moves[rng.below(len(moves))])
    return state


# Players, seed and decisions made; positions after one, two and three more.
Counts = dict[tuple[int, int, int], tuple[int, int, int]]
OLD_COUNTS: Counts = {
    (4, 2, 30): (18, 324, 5687),
    (3, 4, 120): (15, 208, 2552),
    (3, 9, 63): (14, 154, 1448),
    (3, 8, 150): (4, 20, 50),
    (3, 14, 19): (1, 4, 64),
}
COUNTS: Counts = {
    (4, 2, 30): (18, 324, 5687),
    (3, 4, 120): (15, 210, 2518),
    (5, 8, 90): (3, 3, 15),
    (3, 3, 40): (1, 6, 6),
    (4, 4, 160): (5, 14, 57),
}


@pytest.mark.parametrize(("rules", "known"), [(1, OLD_COUNTS), (2, COUNTS)])
def test_known_node_counts(rules: int, known: Counts) -> None:
    for (players, seed, decisions), counts in known.items():
        state = fixed_position(players, seed, decisions, rules)
        assert tuple(nodes(state, depth) for depth in (1, 2, 3)) == counts
