"""How a game ended."""

from typing import Any, NamedTuple


class Result(NamedTuple):
    """Who won and why."""

    winners: tuple[int, ...]
    """The winning seats; none for a draw."""
    ranking: tuple[int, ...]
    """The place of each seat, from 1; equal places are shared."""
    scores: tuple[int, ...]
    """What the game counts, for each seat."""
    reason: str
    """The id of the reason, with a text `reason-<id>` in the game's room."""

    def to_json(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "reason": self.reason,
        }


def result_from_json(obj: dict[str, Any]) -> Result:
    return Result(
        tuple(obj["winners"]), tuple(obj["ranking"]), tuple(obj["scores"]), str(obj["reason"])
    )
