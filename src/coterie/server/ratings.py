"""How strong the players are: the model of Plackett and Luce."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from coterie.server import wire
from coterie.server.storage import RATINGS, Storage
from coterie.tables.facts import Chair
from coterie.tables.messages import Statistics


def shown_rating(mu: float, sigma: float) -> float:
    """1000 for somebody new; cautious, so that it grows as doubt shrinks."""
    return round(1000 + 40 * (mu - 3 * sigma), 1)


class Ratings:
    """The players' ratings, as stored."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._model = PlackettLuce()

    async def of(self, player: str) -> list[wire.Rating]:
        rows = await self.storage.read(select(RATINGS).where(RATINGS.c.player == player))
        return [wire.Rating(r.game, shown_rating(r.mu, r.sigma), r.games) for r in rows]

    async def rate(
        self, game: str, chairs: list[Chair], ranking: list[int], statistics: Statistics
    ) -> tuple[list[Any], dict[int, float]]:
        """The statements that store the new ratings, and for each seat the rating to be shown:
        none unless the game was between different people only. The statistics get them too."""
        players = [chair.player for chair in chairs]
        if None in players or len(set(players)) < len(players):
            return [], {}
        rows = await self.storage.read(
            select(RATINGS).where(RATINGS.c.player.in_(players), RATINGS.c.game == game)
        )
        known = {row.player: row for row in rows}
        model = self._model
        before = [
            model.rating(mu=known[p].mu, sigma=known[p].sigma) if p in known else model.rating()
            for p in players
        ]
        after = model.rate([[r] for r in before], ranks=[float(rank) for rank in ranking])
        statements: list[Any] = []
        shown: dict[int, float] = {}
        for seat, (player, old, (new,)) in enumerate(zip(players, before, after, strict=True)):
            figures = statistics.seats[seat]
            figures.rating_before = shown_rating(old.mu, old.sigma)
            figures.rating_after = shown[seat] = shown_rating(new.mu, new.sigma)
            if player in known:
                statements.append(
                    update(RATINGS)
                    .where(RATINGS.c.player == player, RATINGS.c.game == game)
                    .values(mu=new.mu, sigma=new.sigma, games=known[player].games + 1)
                )
            else:
                statements.append(
                    insert(RATINGS).values(
                        player=player, game=game, mu=new.mu, sigma=new.sigma, games=1
                    )
                )
        return statements, shown
