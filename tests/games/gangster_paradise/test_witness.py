"""A past is found for every ledger there can be, and it is one."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.hidden.belief import Belief
from coterie.games.gangster_paradise.hidden.ledger import (
    BLUFFED,
    DEALT,
    GAINED,
    HIDDEN,
    KNOWN,
    LAUNDERED,
    PAID,
    SALARIES,
)
from coterie.games.gangster_paradise.hidden.money import has
from coterie.games.gangster_paradise.hidden.witness import Witness
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME
from .test_hidden_deals import Figures, Holding, all_holdings, belief_from, some_ledger


def check(witness: Witness) -> None:
    """Every pair is possible, every figure within its bounds, and every step adds up."""
    for span, rows in enumerate(witness.rows):
        assert has(rows, witness.red[span], witness.white[span])

    def change(before: int, after: int) -> tuple[int, int]:
        red = witness.red[after] - witness.more_red[after]
        white = witness.white[after] - witness.more_white[after]
        assert min(red, white) >= 0
        return red - witness.red[before], white - witness.white[before]

    for place, step in enumerate(witness.steps):
        if step.kind in (GAINED, BLUFFED):
            continue
        red, white = change(witness.before[place], witness.after[place])
        figure = witness.figure[place]
        if step.kind == PAID:
            assert 0 <= figure <= step.a
            assert (red, white) == (-figure, figure - step.a)
        elif step.kind == LAUNDERED:
            assert 0 <= 2 * figure <= step.a
            assert (red, white) == (-2 * figure, figure)
        elif step.kind == SALARIES:
            assert red == 0
            assert white == -witness.white[witness.before[place]] > -step.a
        else:
            assert step.kind == HIDDEN
            other = change(witness.other_before[place], witness.other_after[place])
            assert other == (-red, -white)


def led(belief: Belief, held: Holding, seed: int = 1) -> Holding:
    """Where the witnesses of all pools get on their way to a holding."""
    reached = list(held)
    for sampler in belief.samplers:
        if sampler.history is not None:
            witness = sampler.find_witness(belief.players)
            assert witness is not None
            reds, whites = ([held[seat][n] for seat in sampler.members] for n in (0, 1))
            witness.lead_to(sampler.members, reds, whites, seeded(seed))
            check(witness)
            for n, seat in enumerate(sampler.members):
                reached[seat] = reds[n], whites[n]
    return tuple(reached)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_witness_gets_to_what_can_be_and_never_to_anything_else(players: int) -> None:
    observer = players - 1
    wanted = exact = astray = 0
    for number in range(60 if players < 5 else 40):
        ledger = some_ledger(random.Random(number), players, observer, 24 - 3 * players)
        there = all_holdings(ledger, players, observer)
        if len(there) > 200:
            continue
        belief = belief_from(ledger, players, observer)
        rng = seeded(number)
        belief.draw_money(rng)
        for held in sorted(there)[:40]:
            reached = led(belief, held, number)
            assert reached in there
            wanted += 1
            exact += reached == held
        histories = [sampler.history for sampler in belief.samplers]
        for sampler in belief.samplers:
            sampler.history = None  # draws from what is known without a past
        drawn = [belief.draw_money(rng) for _ in range(20)]
        for sampler, history in zip(belief.samplers, histories, strict=True):
            sampler.history = history
        for pairs in drawn:
            held = tuple((pair & 0xFFFFF, pair >> 20) for pair in pairs if pair >= 0)
            astray += held not in there
            assert led(belief, held, number) in there
    assert exact > 0.9 * wanted > 100
    assert astray > 2 * (players - 3)


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    players=st.sampled_from((3, 4, 5)),
    length=st.integers(3, 9),
    shares=st.lists(st.integers(0, 9), min_size=8, max_size=8),
)
def test_a_witness_says_what_may_have_been_wherever_it_is_led(
    seed: int, players: int, length: int, shares: list[int]
) -> None:
    ledger = some_ledger(random.Random(seed), players, players - 1, length)
    there = all_holdings(ledger, players, players - 1)
    belief = belief_from(ledger, players, players - 1)
    assert belief.has_past()
    known = dict(enumerate(min(there)))
    pooled = {
        seat
        for sampler in belief.samplers
        if sampler.history is not None
        for seat in sampler.members
    }
    known.update({seat: (shares[2 * seat], shares[2 * seat + 1]) for seat in pooled})
    assert led(belief, tuple(known.values()), seed) in there


@pytest.mark.parametrize(("players", "game"), [(3, 1), (4, 1), (5, 64), (5, 209), (5, 531)])
def test_there_is_a_witness_at_every_moment(players: int, game: int) -> None:
    """In the games of five hidden deals leave little, and much has to be changed on the way."""
    rng = seeded(game)
    state = GAME.new(players, game)
    assert isinstance(state, GangsterState)
    steps = seen = 0
    while state.to_act:
        if steps % 50 == 0 and state.phase:
            for seat in range(players):
                for sampler in state.knowledge(seat).pool_samplers():
                    if sampler.history is not None:
                        witness = sampler.find_witness(players)
                        assert witness is not None
                        check(witness)
                        seen += 1
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        steps += 1
    assert seen > 10


def test_a_sample_does_not_depend_on_those_before_it() -> None:
    """In a game under the first rules whose samples are known to need a witness."""
    rng = seeded(209)
    state = GAME.new(5, 209, rules=1)
    for _ in range(1000):
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
    first = [state.sample(3, seeded(n)).to_json() for n in range(4)]
    assert isinstance(state, GangsterState)
    assert any(sampler.witness is not None for sampler in state.knowledge(3).samplers)
    again = GAME.from_json(state.to_json())
    assert [again.sample(3, seeded(n)).to_json() for n in (3, 2, 1, 0)] == first[::-1]
    assert len({str(world["clans"]) for world in first}) == 4


def test_a_ledger_that_contradicts_itself_has_no_witness() -> None:
    """Seat 2 gives four red notes to the observer; it and seat 0 had three of them together."""
    purses = [(0, 0), (1, 2), (3, 1), (3, 2)]
    ledger: list[Figures] = [(KNOWN, seat, -1, *pair, 0, 0) for seat, pair in enumerate(purses)]
    ledger += [(DEALT, 2, 0, 0, 0, 0, 0), (DEALT, 2, 3, 4, 0, 3, 0), (DEALT, 2, 0, 0, 0, 0, 0)]
    assert all_holdings(ledger, 4, 3) == set()
    belief = belief_from(ledger, 4, 3)
    assert not belief.has_past()
    with pytest.raises(ValueError, match="contradicts itself"):
        belief.draw_money(seeded(1))
