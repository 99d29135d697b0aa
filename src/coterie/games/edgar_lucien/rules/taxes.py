"""Taxes at the end of a period (EL-TAX)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import count
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien.position import E_TAXES, FULL, EdgarLucienPosition
from coterie.games.edgar_lucien.rules import victory

TAX: Final = 2  # 20,000 Cogs for a Steel district, popularity 20 for an Ivory one


def collect(p: EdgarLucienPosition, seat: i64) -> None:
    """One player's taxes are one effect; popularity above 100 is lost (EL-TAX-1)."""
    duo = p.duos[seat]
    cogs: i64 = TAX * count(duo.districts & p.map.steel)
    points: i64 = TAX * count(duo.districts & p.map.ivory)
    if points > FULL - duo.popularity:
        points = FULL - duo.popularity
    duo.cogs += cogs
    duo.popularity += points
    p.emit(E_TAXES, EVERYONE, seat, cogs, points)
    victory.check(p, seat)
