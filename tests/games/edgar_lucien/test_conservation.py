"""Nothing is created or lost, whatever is played."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from coterie.engine.match import Match
from coterie.engine.rng import seeded
from coterie.engine.state import SPECTATORS

from .table import DECK, GAME

DISTRICTS = {
    players: sorted(d["district"] for d in GAME.new(players, 0).view(None)["map"]["districts"])
    for players in (2, 3, 4)
}
# What each public event does to fortunes: to the seat, and to the other.
COGS = {
    "robbed": lambda e: (e["amount"], -e["amount"]),
    "bought": lambda e: (-20_000, 0),
    "bought_from": lambda e: (-30_000, 30_000),
    "cogs": lambda e: (e["amount"], 0),
    "paid_cogs": lambda e: (-e["amount"], e["amount"]),
    "bought_popularity": lambda e: (-1_000 * e["points"], 0),
    "sold_popularity": lambda e: (1_000 * e["points"], 0),
    "taxes": lambda e: (e["amount"], 0),
    "elected": lambda e: (-e["amount"], 0),
}


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 10**6), luck=st.integers(0, 10**6))
def test_conservation(players: int, seed: int, luck: int) -> None:
    rng = seeded(luck)
    match = Match(GAME, players, seed)
    ledger = [50_000] * players
    for _ in range(250):
        if not match.state.to_act:
            break
        seats = match.state.to_act
        seat = seats[rng.below(len(seats))]
        moves = match.state.legal(seat)
        for event in match.apply(seat, moves[rng.below(len(moves))]):
            what = event.what
            if what["type"] in COGS:
                assert event.audience & SPECTATORS
                mine, theirs = COGS[what["type"]](what)
                ledger[what["seat"]] += mine
                if theirs:
                    ledger[what["other"]] += theirs
        check(match, ledger)


def check(match: Match, ledger: list[int]) -> None:
    obj = match.state.to_json()
    duos = obj["duos"]
    cards = obj["pile"] + obj["discards"] + [card for duo in duos for card in duo["hand"]]
    assert Counter(cards) == Counter(DECK)
    assert [duo["cogs"] for duo in duos] == ledger  # fortunes follow from what was public
    assert min(ledger) >= 0
    assert all(0 <= duo["popularity"] <= 100 for duo in duos)
    owned = [district for duo in duos for district in duo["districts"]]
    assert len(owned) == len(set(owned))
    assert set(owned) <= set(DISTRICTS[match.state.players])
    assert all(len(duo["districts"]) <= 16 for duo in duos)
    certificates = [one for duo in duos for one in duo["certificates"]]
    assert len(certificates) == len(set(certificates))
    view = match.state.view(None)
    assert [duo["tokens"] for duo in view["duos"]] == [16 - len(d["districts"]) for d in duos]
    assert [duo["cards"] for duo in view["duos"]] == [len(duo["hand"]) for duo in duos]
    owners = {d["district"]: d["owner"] for d in view["map"]["districts"]}
    for seat, duo in enumerate(duos):
        assert [name for name, owner in owners.items() if owner == seat] == duo["districts"]
