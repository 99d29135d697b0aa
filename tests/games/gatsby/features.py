"""What can happen in a game of Gatsby, for choosing games to record."""

from coterie.engine.match import Match
from coterie.games.gatsby.board import BONUSES
from coterie.games.gatsby.events import KINDS
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.state import REASONS, TILES

# What follows on a bonus when it is used.
USES = {
    "finance": "advanced", "swap_tokens": "tokens_swapped", "place": "placed",
    "swap_characters": "took", "special": "drew_tile",
}  # fmt: skip

WANTED = {
    *(f"tile-{tile}" for tile in TILES),
    *(f"bonus-{bonus}" for bonus in BONUSES),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"won-{place}-{seat}" for place in PLACES[:12] for seat in (0, 1)),
    *(f"event-{kind[0]}" for kind in KINDS),
    *(f"winner-{seat}" for seat in (0, 1)),
    "forced-special",
    "row-won-out-of-turn",
    "secret-swap",
    "public-swap",
} - {"event-stalemate"}  # random players hardly ever get there


def features(match: Match) -> set[str]:
    found = set()
    happened = [event.what for event in match.events]
    for n, what in enumerate(happened):
        kind = what["type"]
        found.add(f"event-{kind}")
        if kind == "special":
            found.add(f"tile-{what['tile']}")
        elif kind == "bonus":
            then = next((e["type"] for e in happened[n:] if e["type"] != "bonus"), "")
            if USES.get(what["bonus"]) == then:
                found.add(f"bonus-{what['bonus']}")
        elif kind == "forced":
            found |= {"bonus-force", f"forced-{what['action']}"}
        elif kind == "won":
            found.add(f"won-{what['place']}-{what['seat']}")
    for event in match.events:
        if event.what["type"] == "characters_swapped":
            found.add("public-swap" if event.seen_by(None) else "secret-swap")
        if (
            event.what["type"] == "row_closed"
            and match.moves[event.move - 1][0] != event.what["seat"]
        ):
            found.add("row-won-out-of-turn")
    assert match.state.result is not None
    found.add(f"reason-{match.state.result.reason}")
    found |= {f"winner-{seat}" for seat in match.state.result.winners}
    return found
