"""Records the golden games of Edgar & Lucien: `python tests/golden/record_edgar_lucien.py`.

Searches seeds for short games that together play every kind of card, take every action, win by
every triple of conditions and in every phase in which that can be, and end in every other way:
counted after the last period, drawn, resigned and agreed. They go to the folder of the version
of the rules they were played under; record a version's games once and never again.
"""

import json
from pathlib import Path

import coterie
from coterie.engine.match import Match
from coterie.engine.rng import Rng, seeded
from coterie.engine.state import State

GAME = coterie.game("edgar-lucien")
HERE = Path(__file__).parent / "edgar-lucien" / str(GAME.rules)
SEEDS = 400  # tried for each number of players
GAMES = 8  # kept at least for each number of players
IDLE = -1  # the purpose of seats that let every period pass
IDLE_SEEDS = range(1000, 1006)
ENDINGS = ({"type": "resigned", "seat": 1}, {"type": "draw"})


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
    if purpose == IDLE and state.view(None)["phase"] != "setup":
        return moves[0]
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


def record(players: int, seed: int, most: int = 1 << 30) -> Match:
    """A game, whole or of so many decisions."""
    rng = seeded(10_000 * players + seed)
    purposes = [IDLE if seed in IDLE_SEEDS else rng.below(3) * 40 for _ in range(players)]
    match = Match(GAME, players, seed)
    while match.state.to_act and len(match.moves) < most:
        seats = match.state.to_act
        seat = seats[rng.below(len(seats))]
        match.apply(seat, choose(match.state, seat, rng, purposes[seat]))
    return match


def shown(match: Match) -> set[str]:
    """The cards, actions, events and ways to end that a game shows."""
    found = {event.what["type"] for event in match.events}
    for event in match.events:
        what = event.what
        if what["type"] == "card":
            found.add("card " + what["card"])
        if what["type"] in ("action", "supported"):
            found.add(f"{what['type']} {what['action']}")
    result = match.result
    assert result is not None
    found.add(("agreed " if match.ending else "ended ") + result.reason)
    if result.reason == "conditions":
        (winner,) = result.winners
        view = match.state.view(winner)
        found.add("by " + " ".join(view["duos"][winner]["conditions"]))
        found.add("won in phase " + view["phase"])
    return found


def keep(match: Match, name: str) -> None:
    text = json.dumps(match.journal(), separators=(",", ":"), ensure_ascii=False)
    (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    covered: set[str] = set()
    for players in GAME.players:
        games = [record(players, seed) for seed in range(SEEDS)]
        games.sort(key=lambda match: len(match.moves))
        shows = [(match, shown(match)) for match in games]
        chosen: list[Match] = []
        everything = set().union(*(what for _, what in shows))
        while not everything <= covered:  # the game that shows most for its length
            match, what = max(shows, key=lambda game: len(game[1] - covered) / len(game[0].moves))
            chosen.append(match)
            covered |= what
        chosen += [match for match in games if match not in chosen][: max(0, GAMES - len(chosen))]
        for match in chosen:
            keep(match, f"{players}-players-seed-{match.seed}")
        for ending in ENDINGS:
            match = record(players, players, most=40 + 7 * players)
            match.end(ending)
            covered |= shown(match)
            keep(match, f"{players}-players-{ending['type']}")
        print(players, "players:", len(chosen), "games")
    for seed in IDLE_SEEDS:
        match = record(2, seed)
        if shown(match) - covered:
            covered |= shown(match)
            keep(match, f"2-players-seed-{seed}")
    print(sorted(covered))


if __name__ == "__main__":
    main()
