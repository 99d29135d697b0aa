"""The log: what is told to whom; and the ledger: what is kept of money and hands."""

from typing import Any

import pytest

from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, KINDS, auction, do, hand, heap, market_opening, offer, position, prompt


def told(state: GangsterState, seat: int, *moves: str | int) -> list[str]:
    """The events of moves, a line each; seats after @ are the only ones who see it."""
    state.events = []
    do(state, seat, *moves)
    lines = []
    for event in state.events:
        values = GAME.event_to_json(event).values()
        words = ["+".join(map(str, v)) if isinstance(v, list) else str(v) for v in values]
        if event[1] != 0b111111:
            words.append("@" + "".join(str(seat) for seat in range(6) if event[1] >> seat & 1))
        lines.append(" ".join(words))
    return lines


def ledger(state: GangsterState) -> list[list[Any]]:
    """What was written since everybody's money was counted."""
    lines: list[list[Any]] = state.to_json()["ledger"]
    return lines[state.players :]


@pytest.mark.rule("GP-BM-2", "GP-BM-4", "GP-BM-5", "GP-BM-6")
def test_a_market_is_told() -> None:
    state = market_opening(market=heap("DWJ"), market_deck=heap("DDDWWWJJJCCCCAA"), round=3)
    assert told(state, 3, "done") == ["done 3 black_market"]
    assert told(state, 0, "bid 5") == ["bid 0 5"]
    assert told(state, 1, "drop") == ["dropped 1"]
    assert told(state, 2, "drop") == ["dropped 2"]
    assert told(state, 3, "drop") == ["dropped 3"]
    assert ledger(state) == [["could", 0, 5]]
    assert told(state, 0, "pay 4") == ["paid 0 5", "mixed 0 4 1 @0"]
    assert ledger(state) == [["could", 0, 5], ["paid", 0, 5, 4]]
    assert state.to_json()["due"] == 0
    assert told(state, 0, "good weapons") == ["card 0 weapons"]
    do(state, 1, "drop")
    do(state, 2, "drop")
    assert told(state, 3, "drop") == ["dropped 3", "takes_card 1"]
    assert told(state, 1, "good drugs") == ["card 1 drugs"]
    do(state, 2, "bid 0")
    assert told(state, 3, "drop") == [
        "dropped 3", "paid 2 0", "mixed 2 0 0 @2", "card 2 jewels", "consoled 3 10",
        "revealed alcohol", "revealed alcohol", "revealed counterfeits",
    ]  # fmt: skip
    assert ledger(state)[2:] == [["could", 2, 0], ["paid", 2, 0, 0], ["gained", 3, 10, 0]]
    assert state.revealed
    obj = state.to_json()
    assert obj["market"] == ["counterfeits", "alcohol", "alcohol"]
    assert obj["market_deck"] == heap("DDDWWWJJJCCC")
    assert obj["market_red"] == 10


@pytest.mark.rule("GP-BM-3")
def test_a_bluff_is_told_and_the_loss_to_the_bluffer_alone() -> None:
    state = auction([{}, {"red": 4, "white": 2}])
    do(state, 0, "bid 2")
    do(state, 1, "bid 30")
    do(state, 2, "drop")
    do(state, 3, "drop")
    assert told(state, 0, "drop") == ["dropped 0", "bluffed 1 30", "lost 1 4 2 @1"]
    assert state.revealed
    assert ledger(state) == [["bluffed", 1, 30, 4, 2], ["could", 0, 2]]
    assert prompt(state) == ("mix", 0)
    assert told(state, 0, "pay 2") == ["paid 0 2", "mixed 0 2 0 @0"]
    assert state.revealed


@pytest.mark.rule("GP-EXE-6")
def test_a_fence_is_told() -> None:
    state = market_opening([{"before": {"fence": 2}}], market=heap("DWJ"))
    do(state, 3, "done")
    do(state, 0, "bid 0")
    for seat in (1, 2):
        do(state, seat, "drop")
    do(state, 3, "drop")
    assert told(state, 0, "good jewels") == [
        "redirected 0 2 fence",
        "spent 0 fence",
        "card 2 jewels",
    ]


@pytest.mark.rule("GP-SAL-1", "GP-EXE-7")
def test_a_sale_is_told() -> None:
    state = position([{"goods": "DWJ", "before": {"racketeer": 2}}], phase="sale")
    assert told(state, 0, "sell drugs weapons jewels") == [
        "sold 0 drugs+weapons+jewels 35", "shared 0 2 15",
    ]  # fmt: skip
    assert ledger(state) == [["gained", 0, 35, 0], ["gained", 0, -15, 0], ["gained", 2, 15, 0]]
    assert not state.revealed
    assert told(state, 0, "done") == ["done 0 sale", "spent 0 racketeer"]
    assert state.to_json()["discards"] == ["racketeer"]


@pytest.mark.rule("GP-REC-3", "GP-REC-7")
def test_recruits_are_told_and_the_executant_to_its_owner_alone() -> None:
    state = position([{"goods": "DDDWWW", "members": "ssm"}])
    assert told(state, 0, "recruit captain drugs") == [
        "recruited 0 captain drugs",
        "promoted 0 soldier",
    ]
    assert not state.revealed
    assert told(state, 0, "hire weapons") == ["hired 0 weapons", f"drew 0 {KINDS[-1]} @0"]
    assert state.revealed
    assert ledger(state) == []


@pytest.mark.rule("GP-EXE-3")
def test_discards_are_shuffled_when_a_card_is_due() -> None:
    hands = [[kind for kind in KINDS for _ in range(2)], KINDS[:7]]
    clans: list[dict[str, Any]] = [
        {"goods": "DDDDDD", "executants": hands[0]}, {"executants": hands[1]},
    ]  # fmt: skip
    tops = set()
    for dice in range(8):
        state = position(clans, discards=KINDS[7:], deck=[], dice=seeded(dice).words())
        first, second, third = told(state, 0, "hire drugs")
        assert (first, second) == ("hired 0 drugs", "shuffled")
        kind = third.split()[2]
        assert third == f"drew 0 {kind} @0"
        obj = state.to_json()
        assert obj["discards"] == []
        assert sorted([*obj["deck"], kind]) == sorted(KINDS[7:])
        assert hand(state, 0).count(kind) == 3
        # The next card comes from the new deck.
        top = obj["deck"][-1]
        assert told(state, 0, "hire drugs") == ["hired 0 drugs", f"drew 0 {top} @0"]
        tops.add(kind)
    assert tops == set(KINDS[7:])


@pytest.mark.rule("GP-LAU-1", "GP-LAU-2", "GP-LAU-3")
def test_laundering_is_told_to_nobody_else_and_salaries_to_all() -> None:
    state = position([{"members": "ssmmccrb", "white": 0}, {"white": 2}], turn=3, actor=3)
    assert told(state, 3, "done") == ["done 3 recruitment", "bonus 0 15"]
    assert ledger(state) == [["gained", 0, 0, 15]]
    assert told(state, 0, "launder 10") == ["laundered 0 10 @0", "salaries 0 17"]
    assert ledger(state)[1:] == [["laundered", 0, 100, 10], ["salaries", 0, 17, 1, 17]]
    assert state.revealed
    assert told(state, 0, "done") == ["done 0 laundering"]
    assert not state.revealed
    assert told(state, 1, "launder 0") == ["laundered 1 0 @1", "unpaid 1"]
    assert ledger(state)[3:] == [["laundered", 1, 20, 0], ["salaries", 1, 3, 0, 2]]


@pytest.mark.rule("GP-RND-2")
def test_goods_that_go_back_and_the_new_round_are_told() -> None:
    clans: list[dict[str, Any]] = [{"goods": "DDDDDD"}, {"goods": "DDDWWWW"}]
    state = position(clans, phase="laundering", turn=3, actor=3)
    assert told(state, 3, "launder 0") == ["laundered 3 0 @3", "salaries 3 3"]
    assert told(state, 3, "done") == ["done 3 laundering", "returned 0 drugs", "returned 0 drugs"]
    assert told(state, 1, "good drugs") == ["returned 1 drugs"]
    assert not state.revealed
    do(state, 1, "good drugs")
    assert told(state, 1, "good weapons") == [
        "returned 1 weapons", "round 1 3", "delivered 1 weapons+weapons+weapons+weapons",
    ]  # fmt: skip


@pytest.mark.rule("GP-DEL-4", "GP-EXE-5")
def test_deliveries_are_told() -> None:
    clans: list[dict[str, Any]] = [
        {"unpaid": True, "before": {"informant": 1, "hijacker": 2, "fence": 3}},
        {"before": {"informant": 0}},
        {"members": "smr", "before": {"hijacker": 3}},
    ]
    clans.append({"goods": "DDDDW"})
    state = position(clans, phase="excess", turn=0, actor=3, first=3, asked="return")
    assert told(state, 3, "good weapons") == [
        "returned 3 weapons", "round 0 3", "no_delivery 0", "spent 0 hijacker", "spent 0 informant",
    ]  # fmt: skip
    assert told(state, 0, "done") == [
        "done 0 delivery", "delivered 1 weapons+weapons", "spent 1 informant",
    ]  # fmt: skip
    assert told(state, 1, "done") == ["done 1 delivery"]
    assert told(state, 2, "good counterfeits") == [
        "delivered 2 jewels+jewels+counterfeits+counterfeits+counterfeits+counterfeits",
    ]  # fmt: skip
    assert prompt(state) == ("take", 3)
    assert told(state, 3, "good jewels") == ["took 3 2 jewels"]
    assert told(state, 3, "good counterfeits") == ["took 3 2 counterfeits", "spent 2 hijacker"]
    assert prompt(state) == ("turn_delivery", 2)


@pytest.mark.rule("GP-EXE-1", "GP-EXE-2")
def test_executants_are_told() -> None:
    clans: list[dict[str, Any]] = [
        {"executants": ["hitman", "burglar", "taxman"]}, {"goods": "DDJ"},
    ]  # fmt: skip
    state = position(clans)
    assert told(state, 0, "play hitman 1") == [
        "played 0 1 hitman",
        "removed 1 soldier",
        "spent 1 hitman",
    ]
    assert ledger(state) == [["played", 0, KINDS.index("hitman")]]
    state = position(clans)
    assert told(state, 0, "play burglar 1") == ["played 0 1 burglar"]
    assert told(state, 0, "good jewels") == ["took 0 1 jewels", "took 0 1 drugs", "spent 1 burglar"]
    assert told(position(clans), 0, "play taxman 3") == ["played 0 3 taxman"]
    # A soldier who is not there cannot be removed.
    state = position([{"executants": ["hitman"]}, {"members": "m"}])
    assert told(state, 0, "play hitman 1") == ["played 0 1 hitman", "spent 1 hitman"]


@pytest.mark.rule("GP-NEG-3", "GP-NEG-4")
def test_talk_is_told() -> None:
    clans: list[dict[str, Any]] = [
        {"goods": "DDW", "executants": ["fence"]}, {"goods": "J", "executants": ["hitman"]},
    ]  # fmt: skip
    state = position(clans)
    whole = "offer_whole 0 1 drugs+weapons 7 2 fence jewels 3 1 hitman @01"
    move = offer(
        1, "DW", "J", red=7, white=2, cards=["fence"], ask_red=3, ask_white=1, ask_cards=["hitman"]
    )
    assert told(state, 0, move) == ["offer 0 1 drugs+weapons jewels 1 1 @2345", whole]
    fence, hitman = 1 << 4 * KINDS.index("fence"), 1 << 4 * KINDS.index("hitman")
    assert ledger(state) == [["offered", 0, 1, 7, 2, fence]]
    assert state.revealed
    assert told(state, 1, "refuse 0") == ["refused 1 0"]
    assert not state.revealed
    do(state, 0, move)
    assert told(state, 0, "withdraw 1") == ["withdrawn 0 1"]
    do(state, 0, move)
    assert told(state, 1, "accept 0") == [
        "deal 0 1 drugs+weapons jewels 1 1 @2345", whole.replace("offer", "deal"),
    ]  # fmt: skip
    assert state.revealed
    assert ledger(state)[-1] == ["dealt", 0, 1, 7, 2, fence, 3, 1, hitman]
    # Goods alone are no secret: nothing to write down.
    state = position(clans)
    do(state, 0, offer(1, "D", "J"))
    assert ledger(state) == []
    do(state, 1, "accept 0")
    assert ledger(state) == [["dealt", 0, 1, 0, 0, 0, 0, 0, 0]]


@pytest.mark.rule("GP-NEG-3")
def test_a_failed_deal_and_lapsed_offers_are_told() -> None:
    state = position([{"goods": "D"}, {}, {}])
    do(state, 0, offer(1, red=15), offer(2, red=15), offer(3, "D"))
    do(state, 1, "accept 0")
    assert told(state, 2, "accept 0") == ["failed 2 0"]
    assert state.revealed
    assert ledger(state)[-1] == ["failed", 2, 0, 15, 0]
    assert told(state, 0, "done") == ["done 0 recruitment", "lapsed 0 3"]


@pytest.mark.parametrize("what", ["goods", "executants"])
def test_a_deal_failed_for_what_is_not_money_tells_nothing_of_money(what: str) -> None:
    state = position([{"goods": "D", "executants": ["fence"]}])
    give: dict[str, Any] = {"give": "D"} if what == "goods" else {"cards": ["fence"]}
    do(state, 0, offer(1, red=1, **give), offer(2, red=1, **give))
    do(state, 1, "accept 0")
    lines = ledger(state)
    do(state, 2, "accept 0")
    assert ledger(state) == lines


@pytest.mark.rule("GP-WIN-1")
def test_a_tie_break_is_told() -> None:
    clans: list[dict[str, Any]] = [{"white": 9}, {"white": 9}, {}, {"white": 12}]
    state = position(clans, phase="laundering", turn=3, actor=3, round=8)
    do(state, 2, offer(3, red=1))
    assert told(state, 3, "launder 0") == ["laundered 3 0 @3", "salaries 3 3"]
    assert told(state, 3, "done") == ["done 3 laundering", "lapsed 2 3", "tied 0+1+3"]
    assert state.revealed
    assert state.may_act == ()
    do(state, 0, "throw rock")
    do(state, 3, "throw paper")
    assert told(state, 1, "throw rock") == [
        "threw 0 rock", "out 0", "threw 1 rock", "out 1", "threw 3 paper",
    ]  # fmt: skip
    assert state.to_json()["clans"][3]["throws"] == 1
    assert [clan["shape"] for clan in state.to_json()["clans"]] == [None] * 4


def test_a_sample_goes_on_with_both_ledgers() -> None:
    state = position([{"executants": ["fence"]}])
    do(state, 0, offer(1, red=7, cards=["fence"]))
    do(state, 1, "accept 0")
    world = state.sample(2, seeded(1))
    obj = world.to_json()
    assert obj["observer"] == 2
    assert obj["account"][-1] == ["hidden", 0, 1, 1]
    assert obj["ledger"] == [
        ["known", n, clan["red"], clan["white"]] for n, clan in enumerate(obj["clans"])
    ]
    do(world, 0, offer(3, white=int(world.seats[0].white), ask_cards=["fence"]), "done")
    offered = ["offered", 0, 3, int(world.seats[0].white), 0]
    assert world.to_json()["ledger"][-1][:3] == offered[:3]
    assert world.to_json()["account"][-1] == world.to_json()["ledger"][-1]
    # The sample of a finished game is the game.
    over = position([{"white": 9}], phase="laundering", turn=3, actor=3, round=8)
    do(over, 3, "launder 0", "done")
    assert over.result is not None
    assert over.sample(1, seeded(1)).to_json()["observer"] is None
