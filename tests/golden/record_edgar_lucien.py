"""Records the golden games of Edgar & Lucien: `python tests/golden/record_edgar_lucien.py`.

Searches seeds for short games that together play every kind of card, win by every triple of
conditions and take every action, with 2, 3 and 4 players. Record them anew only when the rules
change on purpose (and raise the version of the rules then).
"""

import json
from pathlib import Path

import coterie
from coterie.engine.match import Match
from coterie.engine.rng import Rng, seeded
from coterie.engine.state import State

HERE = Path(__file__).parent / "edgar-lucien"
GAME = coterie.game("edgar-lucien")
SEEDS = 400
GAMES = 12  # for each number of players


def worth(state: State, seat: int) -> int:
    """A plain notion of what a seat has."""
    duo = state.view(seat)["duos"][seat]
    return (
        40 * len(duo["conditions"])
        + 6 * len(duo["districts"])
        + duo["cogs"] // 10_000
        + duo["popularity"] // 20
        + 3 * duo["cards"]
    )


def choose(state: State, seat: int, rng: Rng, purpose: int) -> int:
    """Some seats look one move ahead as often as their purpose says; the rest is chance."""
    moves = state.legal(seat)
    if len(moves) == 1 or len(moves) > 40 or rng.below(100) >= purpose:
        return moves[rng.below(len(moves))]
    best: list[int] = []
    most = -1
    for move in moves:
        after = state.clone()
        after.apply(seat, move)
        value = worth(after, seat)
        if value > most:
            best, most = [], value
        if value == most:
            best.append(move)
    return best[rng.below(len(best))]


def record(players: int, seed: int) -> tuple[Match, set[str]]:
    """A game, and what it shows."""
    rng = seeded(10_000 * players + seed)
    purposes = [rng.below(3) * 40 for _ in range(players)]
    match = Match(GAME, players, seed)
    while match.state.to_act:
        seats = match.state.to_act
        seat = seats[rng.below(len(seats))]
        match.apply(seat, choose(match.state, seat, rng, purposes[seat]))
    return match, shown(match)


def shown(match: Match) -> set[str]:
    """The cards, actions, events and ways to win that a game shows."""
    found = {event.what["type"] for event in match.events}
    for event in match.events:
        what = event.what
        if what["type"] == "card":
            found.add("card " + what["card"])
        if what["type"] in ("action", "supported"):
            found.add(f"{what['type']} {what['action']}")
    result = match.state.result
    assert result is not None
    for winner in result.winners:
        found.add("by " + " ".join(match.state.view(winner)["duos"][winner]["conditions"]))
    return found


def main() -> None:
    for players in GAME.players:
        games = [record(players, seed) for seed in range(SEEDS)]
        games.sort(key=lambda game: len(game[0].moves))
        chosen: list[Match] = []
        covered: set[str] = set()
        everything = set().union(*(what for _, what in games))
        while covered != everything:  # the game that shows most for its length
            match, what = max(games, key=lambda game: len(game[1] - covered) / len(game[0].moves))
            chosen.append(match)
            covered |= what
        chosen += [match for match, _ in games if match not in chosen][: GAMES - len(chosen)]
        for match in chosen:
            file = HERE / f"{players}-players-seed-{match.seed}.json"
            text = json.dumps(match.journal(), separators=(",", ":"), ensure_ascii=False)
            file.write_text(text + "\n", encoding="utf-8")
        print(players, "players:", len(chosen), "games,", sorted(covered))


if __name__ == "__main__":
    main()
