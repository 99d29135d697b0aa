"""Record complete games as tests: `python tests/golden/record.py GAME`.

Plays random games and keeps a small set of them that covers every feature, a word for
something that can happen in the game. The game's tests define `features(match)`, the set of
features of a finished match, in tests/games/<room>/features.py; the numbers of players and
the options count as features too. Games that chance does not bring about are made by its `more`,
if there is one: by name, finished matches. The games are written to tests/golden/<room>/<rules>/,
replacing what is there; those of the first version of the rules, and their folder, stay.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from rich.progress import track

import coterie
from coterie.engine.game import Game
from coterie.engine.match import Match
from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded

TESTS = Path(__file__).parent.parent


def play(game: Game, seed: int) -> Match:
    """A random game; the seed decides its number of players and its options as well."""
    dice = seeded(seed)
    players = game.players[dice.below(len(game.players))]
    # The usual options three times out of four.
    options = {
        name: option.values[dice.below(len(option.values)) if dice.below(4) == 0 else 0]
        for name, option in game.options.items()
    }
    match = Match(game, players, seed, options)
    while match.state.to_act:
        seat = random_seat(match.state, dice)
        moves = match.state.legal(seat)
        match.apply(seat, moves[dice.below(len(moves))])
    return match


def all_features(match: Match, features: Callable[[Match], set[str]]) -> set[str]:
    found = features(match) | {f"players-{match.state.players}"}
    return found | {f"option-{name}-{value}" for name, value in match.options.items()}


def choose(covers: dict[int, set[str]], games: int) -> list[int]:
    """Seeds of games that together cover all features: always the game that adds most; then
    more, up to `games`."""
    left = set().union(*covers.values())
    chosen: list[int] = []
    while left:
        best = max(covers, key=lambda seed: len(covers[seed] & left))
        chosen.append(best)
        left -= covers[best]
    chosen += [seed for seed in covers if seed not in chosen][: max(0, games - len(chosen))]
    return sorted(chosen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=coterie.games)
    parser.add_argument("--games", type=int, default=30, help="at least so many")
    parser.add_argument("--search", type=int, default=1000, help="choose among so many")
    asked = parser.parse_args()
    game = coterie.game(asked.game)
    room = asked.game.replace("-", "_")
    sys.path.insert(0, str(TESTS))
    module = import_module(f"games.{room}.features")
    features = module.features
    covers = {
        seed: all_features(play(game, seed), features)
        for seed in track(range(asked.search), "Playing", transient=True)
    }
    folder = TESTS / "golden" / room / str(game.rules)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    chosen = choose(covers, asked.games)
    recorded = {f"{seed:05}": play(game, seed) for seed in chosen}
    recorded |= module.more() if hasattr(module, "more") else {}
    for name, match in recorded.items():
        text = json.dumps(match.journal(), separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(recorded)} games cover {len(set().union(*covers.values()))} features.")


if __name__ == "__main__":
    main()
