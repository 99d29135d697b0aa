"""What the games of a run have in common, and the seeds that follow from it."""

import hashlib
from dataclasses import dataclass
from typing import Any

import coterie
from coterie import bots
from coterie.engine.game import Game


@dataclass(frozen=True)
class Run:
    """Games of one kind that are played together; small enough to be sent to another machine.

    >>> run = Run("gatsby", players=2, seed=7, options={}, iterations=16)
    >>> run.find_game().id
    'gatsby'
    >>> run.to_json()["budget"]
    {'seconds': None, 'iterations': 16}
    """

    game: str
    """The id of the game."""
    players: int
    seed: int
    """All games follow from it, and from their numbers."""
    options: dict[str, Any]
    board: str | None = None
    """The text of a board file; None for the game's own board."""
    seconds: float = bots.ALL_TIME
    """What a bot may spend on a decision at most."""
    iterations: int = bots.FOREVER
    """The same, counted in iterations of its search."""

    def find_game(self) -> Game:
        """The game, on the board of the run."""
        game = coterie.game(self.game)
        return game.with_board(self.board) if self.board is not None else game

    def to_json(self) -> dict[str, Any]:
        """What a report says about the run."""
        game = self.find_game()
        return {
            "game": self.game,
            "rules": game.rules,
            "board": game.board_digest,
            "players": self.players,
            "options": self.options,
            "seed": str(self.seed),
            "budget": {
                "seconds": None if self.seconds == bots.ALL_TIME else self.seconds,
                "iterations": None if self.iterations == bots.FOREVER else self.iterations,
            },
        }


def seed_of(seed: int, number: int, use: str) -> int:
    """The seed for one use in one game (or deal) of a run, so that the outcome does not depend
    on how the games are shared out among processes.

    >>> seed_of(7, 0, "deal") == seed_of(7, 0, "deal")
    True
    >>> seed_of(7, 0, "deal") == seed_of(7, 1, "deal")
    False
    """
    digest = hashlib.sha256(f"coterie arena {seed} {number} {use}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
