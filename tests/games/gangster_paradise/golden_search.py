"""Finds and writes the golden games: in tests, `python -m games.gangster_paradise.golden_search`.

Simple players, some at random and some with a purpose, chosen so that the games together show
every executant, bluffs, unpaid salaries, complete clans and every way to break a tie.
"""

import json
from collections.abc import Callable
from pathlib import Path

from coterie.engine.match import Match
from coterie.engine.rng import Rng, seeded
from coterie.games.gangster_paradise.packing import heap_size
from coterie.games.gangster_paradise.rules.negotiation import deals_open
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, can, code, goods, menu, money, offer

FOLDER = Path(__file__).parents[2] / "golden" / "gangster-paradise"


def folder(rules: int) -> Path:
    """Where the games of a version of the rules lie: the first version's are not filed apart."""
    return FOLDER if rules == 1 else FOLDER / str(rules)


Step = tuple[int, int]
Policy = Callable[[GangsterState, Rng], Step]


def idle(state: GangsterState, rng: Rng) -> Step:
    """Nobody does anything that is not asked; ties are broken at random."""
    seat = state.to_act[0]
    moves = menu(state, seat)
    for word in ("done", "drop", "launder 0"):
        if word in moves:
            return seat, code(word)
    return seat, code(moves[rng.below(len(moves))])


def lone_recruiter(state: GangsterState, rng: Rng) -> Step:
    """Like idle, but the last seat keeps its salaries unpaid and one soldier more."""
    seat = state.to_act[0]
    if seat == state.players - 1 and state.round == 8:
        for move in menu(state, seat):
            if move.startswith("recruit soldier"):
                return seat, code(move)
    return idle(state, rng)


def gambler(state: GangsterState, rng: Rng) -> Step:
    """At random, fond of executants and of high bids; a deal now and then."""
    if state.may_choose and rng.below(6) == 0:
        seat = state.may_choose[rng.below(len(state.may_choose))]
        moves = state.legal(seat)
        return seat, moves[rng.below(len(moves))]
    seat = state.to_act[rng.below(len(state.to_act))]
    moves = menu(state, seat)
    for word, chance in (("play", 2), ("hire", 1), ("accept", 1), ("recruit", 1), ("sell", 1)):
        fitting = [move for move in moves if move.startswith(word)]
        if fitting and rng.below(chance + 1):
            return seat, code(fitting[rng.below(len(fitting))])
    bids = [move for move in moves if move.startswith("bid")]
    if bids and rng.below(3) == 0:
        return seat, code(bids[-1])
    return seat, code(moves[rng.below(len(moves))])


def talker(state: GangsterState, rng: Rng) -> Step:
    """Like gambler, but everybody speaks up in every phase, and nobody keeps an executant."""
    seats = (*state.to_act, *state.may_act)
    if rng.below(3) == 0 and deals_open(state):
        seat = seats[rng.below(len(seats))]
        red, white = money(state, seat)
        wanted = GAME.board.goods[rng.below(5)][0].upper()
        for deal in (
            offer(int(state.actor), red=rng.below(red // 2 + 1), ask=wanted),
            offer(int(state.actor), white=min(white, 1), ask_red=2),
            offer((seat + 1) % state.players, red=rng.below(red + 1)),
        ):
            if state.allows(seat, deal):
                return seat, deal
    for seat in seats:
        answers = [move for move in menu(state, seat) if move.startswith(("accept", "play"))]
        if answers and rng.below(2):
            return seat, code(answers[rng.below(len(answers))])
    return gambler(state, rng)


ORDER = ("boss", "right_hand", "captain", "merchant", "soldier")


def family(state: GangsterState, rng: Rng) -> Step:
    """Everybody works for seat 0, who builds a complete clan."""
    seat = state.to_act[0]
    moves = menu(state, seat)
    if any(move.startswith("accept") for move in moves):
        return seat, code(next(move for move in moves if move.startswith("accept")))
    phase = state.view(None)["phase"]
    if seat == 0 and phase == "recruitment":
        for other in range(1, state.players):
            if goods(state, other):
                return other, offer(0, goods(state, other))
        for rank in ORDER:
            wanted = [move for move in moves if move.startswith(f"recruit {rank}")]
            if wanted:
                return seat, code(wanted[0])
    if seat == 0 and phase == "laundering":
        for other in range(1, state.players):
            red, white = money(state, other)
            spare = (max(red - 6, 0), max(white - 3, 0))
            if any(spare) and state.round > 2:
                gift = offer(0, red=spare[0], white=spare[1])
                if state.allows(other, gift):
                    return other, gift
        return seat, code(moves[0])
    sales = [move for move in moves if move.startswith("sell")]
    if sales and (seat or state.round > 5):
        best = max(sales, key=len)
        return seat, code(best if heap_size(state.seats[seat].goods) else "done")
    if phase == "laundering":
        return seat, code(moves[0])
    return idle(state, rng)


def play(policy: Policy, players: int, seed: int, rules: int) -> Match:
    match = Match(GAME, players, seed, rules=rules)
    rng = seeded(seed)
    while match.state.to_act:
        assert isinstance(match.state, GangsterState)
        seat, move = policy(match.state, rng)
        assert can(match.state, seat, move)
        match.apply(seat, move)
    return match


OLD_GAMES: list[tuple[Policy, int, int]] = [
    *((idle, players, players) for players in (3, 4, 5)),
    *((lone_recruiter, players, 10 + players) for players in (3, 4, 5)),
    *((family, players, 20 + seed) for seed, players in enumerate((3, 4, 5, 4))),
    *((gambler, 3 + seed % 3, 100 + seed) for seed in range(22)),
]
GAMES = {  # by version of the rules
    1: OLD_GAMES,
    2: [
        *OLD_GAMES[:10],
        *((gambler, 3 + seed % 3, 200 + seed) for seed in range(12)),
        *((talker, 3 + seed % 3, 300 + seed) for seed in range(9)),
    ],
}


def main(rules: int = GAME.rules) -> None:
    """Write the games of a version of the rules; those of older ones stay as they are."""
    folder(rules).mkdir(parents=True, exist_ok=True)
    for policy, players, seed in GAMES[rules]:
        journal = play(policy, players, seed, rules).journal()
        path = folder(rules) / f"{policy.__name__.replace('_', '-')}-{players}-{seed}.json"
        path.write_text(json.dumps(journal, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
