"""What a seat can know of the others' money and hands, and samples that agree with it."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.hidden.belief import Belief, belief_of
from coterie.games.gangster_paradise.hidden.ledger import (
    BLUFFED,
    GAINED,
    LAUNDERED,
    PAID,
    ROOT,
    SALARIES,
    Entry,
)
from coterie.games.gangster_paradise.hidden.pool import PoolSampler
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, KINDS, auction, do, hand, money, offer, position
from .test_money import Pair, pairs, rows_of


def sampled(state: GangsterState, seat: int, rival: int, draws: int = 300) -> Counter[Pair]:
    rng = seeded(5)
    return Counter(money(state.sample(seat, rng), rival) for _ in range(draws))


SOME = {(0, 0), (3, 1), (4, 1), (0, 5), (7, 2), (2, 2)}


def test_at_the_start_everything_is_known() -> None:
    state = GAME.new(4, 1)
    for seat, rival in product(range(4), range(4)):
        if seat != rival:
            assert set(sampled(state, seat, rival, 5)) == {(20, 3)}  # type: ignore[arg-type]


def test_a_game_that_forgets_writes_no_ledger() -> None:
    state = GAME.new(4, 1)
    assert isinstance(state, GangsterState)
    written = state.ledger
    state.forget()
    rng = seeded(3)
    twin = state.clone()
    for one in (state, twin):
        while one.to_act:
            one.play_random(random_seat(one, rng), rng)
        assert one.ledger is written
        with pytest.raises(AssertionError):
            one.sample(0, rng)
        with pytest.raises(AssertionError):
            one.to_json()


@pytest.mark.parametrize(
    ("kind", "written", "shown"),
    [
        (PAID, (7, 3, 0), (7, 0, 0)),
        (LAUNDERED, (20, 6, 0), (20, 0, 0)),
        (BLUFFED, (9, 4, 2), (9, 0, 0)),
        (SALARIES, (5, 0, 3), (5, 0, 0)),
        (SALARIES, (5, 1, 5), (5, 1, 0)),
        (GAINED, (4, 2, 0), (4, 2, 0)),
    ],
)
def test_an_account_holds_no_secret_of_another(
    kind: int, written: tuple[int, int, int], shown: tuple[int, int, int]
) -> None:
    entry = Entry(ROOT, kind, 2, -1, *written)
    for seat, figures in ((0, shown), (2, written)):
        line = entry.seen_by(seat, ROOT)
        assert (line.kind, line.seat, line.a, line.b, line.c) == (kind, 2, *figures)


def test_a_payment_hides_its_mix_only() -> None:
    state = auction()
    do(state, 0, "bid 5")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    # Before the mix is chosen nothing has left the screen.
    assert set(sampled(state, 1, 0)) == {(20, 3)}
    do(state, 0, "pay 4", "good drugs")
    seen = sampled(state, 1, 0, 800)
    assert set(seen) == {(15, 3), (16, 2), (17, 1), (18, 0)}
    assert all(150 < n < 250 for n in seen.values())


def test_laundering_and_salaries() -> None:
    state = position(phase="laundering")
    do(state, 0, "launder 8", "done")
    seen = sampled(state, 1, 0, 1100)
    assert set(seen) == {(20 - 2 * k, k) for k in range(11)}
    assert all(60 < n < 145 for n in seen.values())


def test_unpaid_salaries_tell_a_bound() -> None:
    state = position([{"members": "ssmmcc"}], phase="laundering")  # salaries of 10
    do(state, 0, "launder 4", "done")
    # Less than 7 white came of laundering, and all the white is gone.
    assert set(sampled(state, 1, 0)) == {(20 - 2 * k, 0) for k in range(7)}


def test_a_bluff_leaves_nothing() -> None:
    state = auction([{}, {"red": 4}])
    do(state, 0, "drop")
    do(state, 1, "bid 30")
    do(state, 2, "drop")
    do(state, 3, "drop")
    assert set(sampled(state, 2, 1)) == {(0, 0)}


def test_that_the_winner_can_pay_is_learnt_before_the_payment() -> None:
    state = position(phase="laundering")
    do(state, 0, "launder 20", "done")
    ledger = state.to_json()["ledger"]
    # Seat 0 has (0, 10); the others know 11 pairs. It wins an auction at 18.
    assert ledger[-1] == ["salaries", 0, 3, 1, 3]
    belief = belief_of(Entry(state.ledger, 3, 0, -1, 18, 0), 1, 4)
    assert pairs(belief.money[0]) == {(20 - 2 * k, k) for k in range(11) if 20 - k >= 18}


def test_partners_know_their_deals_and_others_do_not() -> None:
    state = position()
    do(state, 0, offer(1, red=7, ask_white=2))
    # The offer is money the partner has seen; nothing has changed hands.
    do(state, 1, "accept 0")
    assert set(sampled(state, 0, 1)) == {(27, 1)}
    assert set(sampled(state, 1, 0)) == {(13, 5)}
    rng = seeded(1)
    together = set()
    for _ in range(300):
        world = state.sample(2, rng)
        (r0, w0), (r1, w1) = money(world, 0), money(world, 1)
        assert (r0 + r1, w0 + w1) == (40, 6)
        assert money(world, 3) == (20, 3)
        together.add((r0, w0))
    assert len(together) > 150


def test_a_draw_from_a_pool_is_uniform() -> None:
    state = position([{"red": 2, "white": 0}, {"red": 1, "white": 1}])
    do(state, 0, offer(1, red=1))
    do(state, 1, "accept 0")
    seen = sampled(state, 3, 0, 1600)
    assert set(seen) == set(product(range(4), range(2)))
    assert all(140 < n < 260 for n in seen.values())


def test_an_urn_draws_evenly_from_sets_with_holes() -> None:
    sets = [SOME, {(0, 0), (1, 0), (3, 0), (2, 3)}, {(5, 5), (1, 1), (0, 2)}]
    sums = {(4, 2), (6, 3), (10, 4), (8, 3), (9, 3)}
    fitting = {
        choice
        for choice in product(*sets)
        if (sum(red for red, _ in choice), sum(white for _, white in choice)) in sums
    }
    assert len(fitting) == 6
    sampler = PoolSampler([2, 0, 3], [rows_of(pairs) for pairs in sets], rows_of(sums))
    rng = seeded(8)
    seen: Counter[tuple[Pair, ...]] = Counter()
    for _ in range(1200):
        drawn = [-1] * 4
        sampler.draw(drawn, rng)
        assert drawn[1] == -1
        seen[tuple((drawn[n] & 0xFFFFF, drawn[n] >> 20) for n in (2, 0, 3))] += 1
    assert set(seen) == fitting
    assert all(150 < n < 260 for n in seen.values())


def test_three_in_a_pool() -> None:
    clans: list[dict[str, Any]] = [
        {"red": 2, "white": 0},
        {"red": 0, "white": 0},
        {"red": 1, "white": 0},
    ]
    state = position(clans)
    for partner in (1, 2):
        do(state, 0, offer(partner, red=1))
        do(state, partner, "accept 0")
    rng = seeded(3)
    seen = Counter(
        tuple(money(world, s)[0] for s in range(3))
        for world in (state.sample(3, rng) for _ in range(2000))
    )
    # Seat 1 dealt when there were only two red between it and seat 0.
    shares = {(a, b, c) for a, b, c in product(range(4), repeat=3) if a + b + c == 3}
    assert set(seen) == shares - {(0, 3, 0)}
    assert all(140 < n < 310 for n in seen.values())


def test_a_failed_deal_tells_that_something_is_missing() -> None:
    state = position([{}, {}, {}, {}], phase="laundering")
    do(state, 0, "launder 0", "done")
    # Seat 2 knows of seat 0 eleven pairs; seat 1 is active and both deal with it.
    do(state, 1, offer(2, red=15), offer(3, red=15))
    do(state, 2, "accept 1")
    do(state, 3, "accept 1")
    belief = state.knowledge(3)
    assert max(r for r, _ in pairs(belief.money[1])) <= 14
    assert belief.allows([20, 5, 35, 20], [0, 3, 3, 3], [0, 0, 0, 0])


def test_an_offer_shows_what_its_maker_has() -> None:
    state = position(phase="laundering")
    do(state, 0, "launder 4", "done")
    assert (4, 8) in pairs(state.knowledge(1).money[0])
    do(state, 1, offer(0, ask_white=1))
    do(state, 0, offer(1, red=16))
    assert pairs(state.knowledge(1).money[0]) == {(20, 0), (18, 1), (16, 2)}
    assert (4, 8) in pairs(state.knowledge(2).money[0])


@pytest.mark.parametrize("card", KINDS)
def test_cards_seen_to_pass_are_known(card: str) -> None:
    clans: list[dict[str, Any]] = [{"executants": [card]}, {}, {"executants": ["hitman"]}]
    state = position(clans)
    do(state, 0, offer(1, cards=[card]))
    do(state, 1, "accept 0")
    rng = seeded(2)
    worlds = [state.sample(0, rng) for _ in range(60)]
    assert all(hand(world, 1) == [card] for world in worlds)
    assert len({tuple(hand(world, 2)) for world in worlds}) > 5
    # Seat 3 saw a card pass, but not which.
    worlds = [state.sample(3, rng) for _ in range(60)]
    assert len({tuple(hand(world, 1)) for world in worlds}) > 5


def test_an_offered_card_is_known_to_the_partner() -> None:
    state = position([{"executants": ["fence", "hitman"]}])
    do(state, 0, offer(1, cards=["fence"], ask_red=5))
    do(state, 1, "refuse 0")
    rng = seeded(2)
    hands = [hand(state.sample(1, rng), 0) for _ in range(60)]
    assert all("fence" in held for held in hands)
    assert len({tuple(held) for held in hands}) > 5
    assert not all("fence" in hand(state.sample(2, rng), 0) for _ in range(60))


def test_known_cards_passed_on_unseen_are_somewhere_with_the_two() -> None:
    state = position([{"executants": ["fence"]}, {"executants": ["hitman"]}], phase="sale")
    do(state, 0, offer(1, cards=["fence"]))
    do(state, 1, "accept 0")
    do(state, 0, "done")
    do(state, 1, offer(2, cards=["fence"]))
    do(state, 2, "accept 1")
    rng = seeded(4)
    where = Counter()
    for _ in range(200):
        world = state.sample(0, rng)
        assert "fence" in hand(world, 1) + hand(world, 2)
        where["fence" in hand(world, 1)] += 1
    assert min(where.values()) > 50
    do(state, 1, "done")
    do(state, 2, "play fence 0")
    assert state.knowledge(0).cards == [0, 0, 0, 0]


def test_money_passed_unseen_moves_no_known_cards() -> None:
    state = position([{"executants": ["fence"]}, {}, {"executants": ["hitman"]}], phase="sale")
    do(state, 0, offer(1, cards=["fence"]))
    do(state, 1, "accept 0")
    do(state, 0, "done")
    do(state, 1, offer(2, red=5))
    do(state, 2, "accept 1")
    rng = seeded(4)
    assert all(hand(state.sample(0, rng), 1) == ["fence"] for _ in range(60))


def test_hands_and_deck_are_dealt_evenly() -> None:
    state = position([{}, {"executants": ["fence"]}])
    rng = seeded(9)
    drawn = Counter(hand(state.sample(0, rng), 1)[0] for _ in range(1500))
    assert len(drawn) == 10
    assert all(95 < n < 210 for n in drawn.values())
    own = position([{"executants": ["fence", "fence", "fence"]}, {"executants": ["hitman"]}])
    assert all("fence" not in hand(own.sample(0, rng), 1) for _ in range(100))


def test_discards_and_cards_lying_open_are_not_dealt() -> None:
    clans: list[dict[str, Any]] = [{"before": {"fence": 2}}, {"executants": ["hitman"]}]
    state = position(clans, discards=["fence", "fence"])
    rng = seeded(9)
    for _ in range(60):
        world = state.sample(0, rng)
        assert "fence" not in hand(world, 1) + world.to_json()["deck"]


def test_the_market_deck_is_shuffled() -> None:
    state = position()
    rng = seeded(9)
    tops = {state.sample(0, rng).to_json()["market_deck"][-1] for _ in range(80)}
    assert tops == set(state.to_json()["market_deck"])


def test_hidden_throws_are_drawn() -> None:
    clans: list[dict[str, Any]] = [{"white": 9}, {"white": 9}]
    state = position(clans, phase="laundering", turn=3, actor=3, round=8)
    do(state, 3, "launder 0", "done")
    do(state, 0, "throw rock")
    rng = seeded(9)
    seen = Counter(state.sample(1, rng).to_json()["clans"][0]["shape"] for _ in range(300))
    assert set(seen) == {"rock", "paper", "scissors"}
    assert state.sample(0, rng).to_json()["clans"][0]["shape"] == "rock"
    assert [money(state.sample(1, rng), s) for s in range(4)] == [money(state, s) for s in range(4)]


def test_offers_of_two_others_are_drawn_anew() -> None:
    state = position([{"goods": "D", "executants": ["fence"]}])
    do(state, 0, offer(1, "D", red=4, cards=["fence"], ask_white=2))
    rng = seeded(9)
    drawn = [state.sample(2, rng) for _ in range(80)]
    for world in drawn:
        assert world.view(2) == state.view(2)
        (shown,) = world.view(0)["offers"]
        assert shown["give_goods"] == ["drugs"]
        assert shown["give_executants"] == hand(world, 0)
    assert len({world.view(0)["offers"][0]["give_red"] for world in drawn}) > 10
    for seat in (0, 1):
        world = state.sample(seat, rng)
        assert world.view(seat) == state.view(seat)


def test_executants_in_offers_of_two_others_can_be_there() -> None:
    state = position([{"executants": ["fence", "fence", "hitman", "burglar"]}])
    everything = [kind for kind in KINDS for _ in range(7)]
    do(state, 0, offer(1, cards=["fence", "hitman"], ask_cards=everything))
    rng = seeded(9)
    offered = set()
    for _ in range(60):
        world = state.sample(2, rng)
        assert world.view(2) == state.view(2)
        (shown,) = world.view(0)["offers"]
        given = Counter(shown["give_executants"])
        assert given.total() == 2
        assert given <= Counter(hand(world, 0))
        assert sorted(shown["ask_executants"]) == sorted(everything)
        offered.add(tuple(given))
    assert len(offered) > 10


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_truth_is_always_possible(players: int) -> None:
    rng = seeded(players)
    state = GAME.new(players, 4)
    assert isinstance(state, GangsterState)
    steps = 0
    while state.to_act:
        if steps % 40 == 0 and state.phase:
            red = [int(player.red) for player in state.seats]
            white = [int(player.white) for player in state.seats]
            hands = [int(player.hand) for player in state.seats]
            for seat in range(players):
                assert state.knowledge(seat).allows(red, white, hands)
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        steps += 1


def test_an_account_says_no_more_than_the_seat_saw() -> None:
    state = position()
    do(state, 0, offer(1, red=7, ask_white=2))
    do(state, 1, "accept 0")
    account = state.sample(2, seeded(1)).to_json()["account"]
    assert account[-1] == ["hidden", 0, 1, 0]
    assert state.sample(1, seeded(1)).to_json()["account"][-1] == ["dealt", 0, 1, 7, 0, 0, 0, 2, 0]


def test_a_belief_is_computed_once() -> None:
    state = position()
    assert state.knowledge(1) is state.knowledge(1)
    fresh = Belief(1, 4)
    assert fresh.copy().money == fresh.money


def offers_drawn(state: GangsterState, seat: int, draws: int = 120) -> list[dict[str, Any]]:
    """The one open offer as the proposer sees it in samples of another's view."""
    rng = seeded(7)
    return [state.sample(seat, rng).view(0)["offers"][0] for _ in range(draws)]


def test_money_in_offers_of_two_others_could_be_there() -> None:
    state = position([{"red": 2, "white": 1, "goods": "D"}, {"red": 3, "white": 2, "goods": "J"}])
    do(state, 0, offer(1, "D", "J", red=1, ask_white=1))
    drawn = offers_drawn(state, 2)
    assert {shown["give_red"] for shown in drawn} == {0, 1, 2}
    assert {shown["give_white"] for shown in drawn} == {0, 1}
    assert {shown["ask_red"] for shown in drawn} == {0, 1, 2, 3}
    assert {shown["ask_white"] for shown in drawn} == {0, 1, 2}
    assert all(shown["give_goods"] == ["drugs"] for shown in drawn)
    assert all(shown["ask_goods"] == ["jewels"] for shown in drawn)


def test_an_offer_of_two_others_is_never_nothing_for_nothing() -> None:
    state = position([{"red": 0, "white": 0}, {"red": 0, "white": 0}])
    do(state, 0, offer(1, ask_white=4))
    for shown in offers_drawn(state, 3, 10):
        assert (shown["give_red"], shown["give_white"]) == (0, 0)
        assert (shown["ask_red"], shown["ask_white"]) == (1, 0)
    state = position([{"red": 0, "white": 0, "goods": "D"}, {"red": 0, "white": 0}])
    do(state, 0, offer(1, "D", ask_white=4))
    assert all(shown["ask_red"] == 0 for shown in offers_drawn(state, 3, 10))


def test_own_offers_stay_as_they_are() -> None:
    state = position()
    do(state, 0, offer(1, red=4, ask_white=2))
    do(state, 2, offer(0, white=3))
    for seat, shown in ((0, 2), (1, 1), (2, 1)):
        world = state.sample(seat, seeded(1))
        assert world.view(seat) == state.view(seat)
        seen = [o for o in world.view(seat)["offers"] if seat in (o["seat"], o["other"])]
        assert len(seen) == shown


def test_a_sample_of_a_sample() -> None:
    state = position()
    do(state, 0, offer(1, red=7))
    do(state, 1, "accept 0")
    world = state.sample(2, seeded(1))
    # For the same seat: the same account; the money is drawn anew.
    again = world.sample(2, seeded(2))
    assert again.to_json()["account"] == world.to_json()["account"]
    assert {money(world.sample(2, seeded(n)), 0) for n in range(20)} > {money(again, 0)}
    # For another: in the sample all money was known.
    other = world.sample(1, seeded(2)).to_json()
    assert other["observer"] == 1
    assert other["account"] == world.to_json()["ledger"] == other["ledger"]
    assert [money(world.sample(1, seeded(n)), 0) for n in range(3)] == [money(world, 0)] * 3


def test_a_sample_goes_on_with_deals_of_cards() -> None:
    clans: list[dict[str, Any]] = [{"executants": ["fence"]}, {}, {"executants": ["hitman"]}]
    state = position(clans)
    do(state, 0, offer(2, red=1, cards=["fence"]))
    world = state.sample(2, seeded(1))
    do(world, 2, "refuse 0")
    do(world, 0, offer(2, white=1, cards=["fence"], ask_red=2, ask_white=3, ask_cards=["hitman"]))
    do(world, 2, "accept 0")
    fence, hitman = (1 << 4 * KINDS.index(kind) for kind in ("fence", "hitman"))
    obj = world.to_json()
    assert obj["ledger"][-1] == ["dealt", 0, 2, 0, 1, fence, 2, 3, hitman]
    assert obj["account"][-1] == obj["ledger"][-1]
    assert world.knowledge(2).cards == [hitman, 0, 0, 0]
    assert world.knowledge(0).cards == [0, 0, fence, 0]


def packed(*kinds: str) -> int:
    return sum(1 << 4 * KINDS.index(kind) for kind in kinds)


def test_known_cards_are_counted() -> None:
    held = ["burglar", "burglar", "fence", "informant"]
    state = position([{"executants": held}, {"executants": ["customs"]}])
    do(state, 0, offer(1, cards=["burglar", "burglar"], ask_red=1))
    assert state.knowledge(1).cards == [packed("burglar", "burglar"), 0, 0, 0]
    do(state, 1, "refuse 0")
    # A card shown again is no other; one of a new kind is.
    do(state, 0, offer(1, cards=["burglar", "informant"], ask_red=1))
    assert state.knowledge(1).cards == [packed("burglar", "burglar", "informant"), 0, 0, 0]
    do(state, 1, "accept 0")
    assert state.knowledge(1).cards == [packed("burglar"), 0, 0, 0]
    assert state.knowledge(0).cards == [0, packed("burglar", "informant"), 0, 0]
    do(state, 0, "play burglar 2")
    assert state.knowledge(1).cards == [0, 0, 0, 0]
    assert state.knowledge(2).cards == [0, 0, 0, 0]
    # A card played that was not known takes none of those that were.
    do(state, 0, "done")
    do(state, 1, "play customs 0")
    assert state.knowledge(0).cards == [0, packed("burglar", "informant"), 0, 0]
    assert state.knowledge(1).cards == [0, 0, 0, 0]


@pytest.mark.parametrize("proposer", [2, 3])
def test_hands_are_pooled_when_known_cards_may_have_passed(proposer: int) -> None:
    clans: list[dict[str, Any]] = [
        {"executants": ["fence", "taxman"]}, {}, {"executants": ["hitman"]}, {}, {},
    ]  # fmt: skip
    state = position(clans, players=5, phase="sale")
    do(state, 0, offer(1, cards=["fence"]), offer(3, cards=["taxman"]))
    do(state, 1, "accept 0")
    do(state, 3, "accept 0")
    do(state, 0, "done")
    # Nothing is known of seat 2's hand nor of seat 4's: no pool.
    do(state, 2, offer(1, cards=["hitman"]))
    do(state, 1, "accept 2")
    known = state.knowledge(0)
    assert known.hands == [0, 1, 1, 3, 4]
    assert known.cards == [0, packed("fence"), 0, packed("taxman"), 0]
    do(state, 1, "done")
    if proposer == 3:
        do(state, 3, offer(2, cards=["taxman"]))
        do(state, 2, "accept 3")
    else:
        do(state, 2, offer(3, ask_cards=["taxman"]))
        do(state, 3, "accept 2")
    known = state.knowledge(0)
    assert known.hands == [0, 1, 1, 1, 4]
    assert known.cards == [0, packed("fence", "taxman"), 0, 0, 0]
    rng = seeded(3)
    for _ in range(40):
        world = state.sample(0, rng)
        assert {"fence", "taxman"} <= {*hand(world, 1), *hand(world, 2), *hand(world, 3)}
        assert [len(hand(world, seat)) for seat in range(5)] == [0, 2, 1, 0, 0]
    # Seats 2 and 3 know what they had themselves and gave away, not what passed elsewhere.
    assert state.knowledge(3).cards == [0, 0, packed("taxman"), 0, 0]
    assert state.knowledge(4).cards == [0] * 5
    assert state.knowledge(4).hands == [0, 1, 2, 3, 4]


def test_what_a_gain_shared_with_another_tells() -> None:
    """A known change of money moves what may be held, and shows what must have been there."""
    state = position([{"goods": "DWJ", "before": {"racketeer": 2}}], phase="sale")
    do(state, 0, "sell drugs weapons jewels")
    assert pairs(state.knowledge(1).money[0]) == {(40, 3)}
    assert pairs(state.knowledge(1).money[2]) == {(35, 3)}
    assert pairs(state.knowledge(1).money[3]) == {(20, 3)}


def test_unpaid_salaries_are_less_than_what_is_due() -> None:
    state = position([{"white": 5, "members": "ssmm"}], phase="laundering")  # salaries of 6
    do(state, 0, "launder 0", "done")
    assert pairs(state.knowledge(1).money[0]) == {(20, 0)}
    state = position([{"white": 5, "members": "ssmm"}], phase="laundering")
    do(state, 0, "launder 2", "done")
    assert pairs(state.knowledge(1).money[0]) == {(20 - 2 * k, k - 1) for k in range(1, 11)}


def test_a_bluff_in_a_pool_tells_of_the_partner() -> None:
    """Seats 0 and 1 have 46 notes together; seat 1 turned out to have less than 30."""
    state = position(phase="laundering", turn=3, actor=3, round=2)
    do(state, 3, offer(1, red=1), offer(0, red=1))
    do(state, 1, "accept 3")
    do(state, 0, "accept 3")
    belief = state.knowledge(2)
    assert belief.members(0) == [0, 1, 3]
    assert pairs(belief.sums[0]) == {(60, 9)}
    entry = Entry(state.ledger, 4, 1, -1, 30, 0)
    known = belief_of(entry, 2, 4)
    assert pairs(known.money[1]) == {(0, 0)}
    assert (known.pool[0], known.pool[1], known.pool[3]) == (0, 1, 0)
    lost = {(60 - r, 9 - w) for r, w in pairs(known.sums[0])}
    assert max(map(sum, lost)) == 29
    assert (0, 0) in lost


def test_hands_without_the_known_cards_are_not_allowed() -> None:
    state = position([{"executants": ["fence", "fence"]}])
    do(state, 0, offer(1, cards=["fence", "fence"], ask_red=1))
    belief = state.knowledge(1)
    red, white = [20] * 4, [3] * 4
    assert belief.allows(red, white, [packed("fence", "fence"), 0, 0, 0])
    assert not belief.allows(red, white, [packed("fence", "taxman"), 0, 0, 0])
    assert not belief.allows(red, white, [0, packed("fence", "fence"), 0, 0])
    assert not belief.allows([20, 20, 19, 20], white, [packed("fence", "fence"), 0, 0, 0])
