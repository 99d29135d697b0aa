"""How a game ended."""

from typing import Any, NamedTuple


class Result(NamedTuple):
    """Who won and why.

    >>> result = Result(winners=(1,), ranking=(2, 1), scores=(12, 15), reason="points")
    >>> result.to_json()
    {'winners': [1], 'ranking': [2, 1], 'scores': [12, 15], 'reason': 'points'}
    """

    winners: tuple[int, ...]
    """The winning seats; none for a draw."""
    ranking: tuple[int, ...]
    """The place of each seat, from 1; equal places are shared."""
    scores: tuple[int, ...]
    """What the game counts, for each seat."""
    reason: str
    """The id of the reason, with a text `reason-<id>` in the game's room."""

    def to_json(self) -> dict[str, Any]:
        """As views and journals hold it."""
        return {
            "winners": list(self.winners),
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "reason": self.reason,
        }


def result_from_json(obj: dict[str, Any]) -> Result:
    """The result of `Result.to_json`.

    >>> result = Result((), (1, 1), (3, 3), "draw")
    >>> result_from_json(result.to_json()) == result
    True
    """
    return Result(
        tuple(obj["winners"]), tuple(obj["ranking"]), tuple(obj["scores"]), str(obj["reason"])
    )
