"""Refusals name the reason and the clause, in both languages."""

from typing import Any

import pytest

from coterie.engine.errors import IllegalMove
from coterie.engine.texts import LANGUAGES, texts
from coterie.games.gangster_paradise import position as position_module
from coterie.games.gangster_paradise import reasons
from coterie.games.gangster_paradise.events import EVENTS
from coterie.games.gangster_paradise.moves import FIELDS
from coterie.games.gangster_paradise.questions import QUESTIONS
from coterie.games.gangster_paradise.refusals import ASKED, OF_MOVE, REFUSALS

from .table import GAME, auction, do, offer, position, whole

CASES: list[tuple[str, str, dict[str, Any], list[dict[str, Any]], int, str | int]] = [
    ("turn", "GP-RND-1", {}, [], 1, "done"),
    ("phase", "GP-SAL-1", {}, [{"goods": "D"}], 0, "sell drugs"),
    ("sold", "GP-SAL-1", {"phase": "sale", "sold": True}, [{"goods": "D"}], 0, "sell drugs"),
    ("nothing-to-sell", "GP-SAL-1", {"phase": "sale"}, [], 0, "sell"),
    ("not-owned", "GP-SAL-1", {"phase": "sale"}, [], 0, "sell drugs"),
    ("sale-limit", "GP-SAL-1", {"phase": "sale"},
     [{"goods": "DWJ", "before": {"customs": 1}}], 0, "sell drugs weapons jewels"),
    ("phase", "GP-REC-1", {"phase": "sale"}, [{"goods": "DD"}], 0, "recruit soldier drugs"),
    ("no-place", "GP-REC-6", {}, [{"members": "ss"}], 0, "recruit soldier drugs"),
    ("no-card", "GP-REC-6", {}, [{"members": "s", "used": "ssss"}], 0, "recruit soldier drugs"),
    ("no-promotion", "GP-REC-3", {}, [{"goods": "DDD"}], 0, "recruit captain drugs"),
    ("no-promotion", "GP-REC-4", {}, [{"goods": "DDDD"}], 0, "recruit right_hand drugs"),
    ("no-promotion", "GP-REC-5", {}, [{"goods": "DDDDD"}], 0, "recruit boss drugs"),
    ("needs", "GP-REC-5", {}, [{"goods": "DDDDD", "members": "mm"}], 0, "recruit boss drugs"),
    ("price", "GP-REC-1", {}, [{"goods": "D"}], 0, "recruit soldier drugs"),
    ("price", "GP-REC-7", {}, [{"goods": "DD"}], 0, "hire drugs"),
    ("hired-enough", "GP-REC-7", {"bought": 2}, [{"goods": "DDD"}], 0, "hire drugs"),
    ("played", "GP-EXE-1", {"played": True}, [{"executants": ["fence"]}], 0, "play fence 1"),
    ("target", "GP-EXE-1", {}, [{"executants": ["fence"]}], 0, "play fence 0"),
    ("no-executant", "GP-EXE-1", {}, [], 0, "play fence 1"),
    ("same-kind", "GP-EXE-3", {}, [{"executants": ["fence"]}, {"before": {"fence": 2}}], 0,
     "play fence 1"),
    ("phase", "GP-LAU-2", {}, [], 0, "launder 2"),
    ("odd", "GP-LAU-2", {"phase": "laundering"}, [], 0, "launder 3"),
    ("laundering-limit", "GP-LAU-2", {"phase": "laundering"}, [{"red": 50}], 0, "launder 22"),
    ("red", "GP-LAU-2", {"phase": "laundering"}, [{"red": 5}], 0, "launder 6"),
    ("salaries-first", "GP-LAU-4", {"phase": "laundering"}, [], 0, "done"),
    ("laundered", "GP-LAU-4", {"phase": "laundering", "step": "settled"}, [], 0, "launder 2"),
    ("other-question", "GP-REC-1", {}, [], 0, "bid 3"),
    ("partner", "GP-NEG-1", {}, [], 0, offer(0, red=1)),
    ("not-active", "GP-NEG-1", {}, [], 1, offer(2, red=1)),
    ("nothing-for-nothing", "GP-NEG-1", {}, [], 0, offer(1)),
    ("credit", "GP-NEG-2", {}, [], 0, offer(1, "D")),
    ("no-offer", "GP-NEG-3", {}, [], 0, "accept 1"),
    ("no-offer", "GP-NEG-3", {}, [], 0, "accept 4"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "clause", "changes", "clans", "seat", "move"), CASES)
def test_refusals(
    id: str,
    clause: str,
    changes: dict[str, Any],
    clans: list[dict[str, Any]],
    seat: int,
    move: str | int,
) -> None:
    state = position(clans, **changes)
    before = whole(state)
    with pytest.raises(IllegalMove) as error:
        do(state, seat, move)
    assert (error.value.id, error.value.clause) == (f"refused-{id}", clause)
    assert clause in GAME.clauses
    for lang in LANGUAGES:
        said = error.value.say(lang)
        assert said.endswith(".")
        assert "{" not in said
    assert whole(state) == before


def refused(state: Any, seat: int, move: str | int) -> str:
    with pytest.raises(IllegalMove) as error:
        do(state, seat, move)
    return error.value.id


def test_refusals_of_answers() -> None:
    state = position([{"goods": "D"}])
    do(state, 0, offer(1, "D"))
    assert refused(state, 0, offer(1, red=1)) == "refused-open-offer"
    assert refused(state, 0, "accept 1") == "refused-your-offer"
    assert refused(state, 1, "withdraw 0") == "refused-not-your-offer"


def test_refusals_in_an_auction() -> None:
    state = auction([{"executants": ["burglar"]}])
    do(state, 0, "bid 3")
    assert refused(state, 1, "bid 3") == "refused-bid-low"
    assert refused(state, 1, "done") == "refused-other-question"
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    assert refused(state, 0, "pay 9") == "refused-mix"
    assert refused(state, 0, offer(1, red=1)) == "refused-no-deals-now"
    assert refused(state, 0, "accept 1") == "refused-no-deals-now"
    do(state, 0, "pay 3")
    assert refused(state, 0, "good alcohol") == "refused-no-such-good"


def test_refusals_at_the_end() -> None:
    clans: list[dict[str, Any]] = [{"white": 9}, {"white": 9}]
    state = position(clans, phase="laundering", turn=3, actor=3, round=8)
    do(state, 3, "launder 0", "done")
    assert refused(state, 3, "throw rock") == "refused-thrown"
    assert refused(state, 0, "done") == "refused-other-question"
    do(state, 0, "throw rock")
    do(state, 1, "throw paper")
    assert refused(state, 0, "throw rock") == "refused-over"
    assert refused(position(), 4, "done") == "refused-seat"


def test_a_seat_that_is_not_there_has_no_moves() -> None:
    state = position([{"goods": "D"}])
    do(state, 0, offer(1, "D"))
    for seat in (-1, 4):
        assert state.legal(seat) == []
        assert not state.allows(seat, offer(0, ask_red=1))


def test_an_empty_deck_is_named() -> None:
    from .test_recruitment import spread_out

    state = position(spread_out(0), deck=[], discards=[])
    assert refused(state, 0, "hire drugs") == "refused-deck-empty"


def test_every_reason_has_its_words_and_its_clause() -> None:
    codes = {value for name, value in vars(reasons).items() if name.isupper()}
    assert codes - {reasons.ALLOWED} == set(REFUSALS)
    for text, clause, _ in REFUSALS.values():
        assert clause in (None, ASKED, OF_MOVE, *GAME.clauses)
        assert all(texts(GAME.id, lang).has(f"refused-{text}") for lang in LANGUAGES)


def test_every_event_and_question_stands_in_its_table() -> None:
    kinds = {value for name, value in vars(position_module).items() if name.startswith("E_")}
    assert kinds == set(EVENTS)
    for type_, *_ in EVENTS.values():
        assert all(texts(GAME.id, lang).has(f"event-{type_}") for lang in LANGUAGES)
    for name, moves, clause in QUESTIONS[1:]:
        assert clause in GAME.clauses or name == "turn"
        assert set(moves) <= set(FIELDS)
