"""The gangsters' table: the black market under the lamp, and around it each clan's folder."""

from typing import Any

from coterie.engine.texts import Texts, counted
from coterie.envs.pictures.canvas import ACCENT, INK, PALE, Canvas
from coterie.games.gangster_paradise import GangsterParadise

RED, WHITE, DARK = "#b8433f", "#efe9da", "#10151c"
CRATE, FULL = "#3a3026", "#7a5f38"
FOLDER = (326, 266)  # width, height


def draw(view: dict[str, Any], game: GangsterParadise, words: Texts, canvas: Canvas) -> None:
    market(view, game, words, canvas)
    width, height = FOLDER
    for seat in range(view["players"]):
        x, y = 6 + (width + 5) * (seat % 3), 212 + (height + 6) * (seat // 3)
        folder(view, game, words, seat, (x, y), canvas)
    offers(view, words, canvas)


def market(view: dict[str, Any], game: GangsterParadise, words: Texts, canvas: Canvas) -> None:
    phase = words.say(f"phase-{view['phase']}")
    canvas.panel(6, 46, 988, 160, f"Round {view['round']} of {view['rounds']}: {phase}")
    canvas.text(18, 84, "black market", PALE)
    for n, good in enumerate(view["market"]["cards"]):
        canvas.box(18 + 100 * n, 96, 94, 44, "#5a2b2b", INK)
        canvas.text(65 + 100 * n, 118, words.say(f"good-{good}"), INK, 14, "mm", 86)
    if not view["market"]["cards"]:
        canvas.text(18, 118, "no cards", PALE)
    canvas.text(430, 84, "supply", PALE)
    goods(view["piles"], words, 430, 96, canvas, 60)
    lines = [
        f"red beside the cards: {view['market']['red']}",
        f"market cards left: {view['market']['deck']}",
        f"executants left: {view['executants']['deck']}",
        f"executants discarded: {len(view['executants']['discards'])}",
    ]
    canvas.lines(770, 84, lines, 216)
    canvas.text(18, 174, auction(view), ACCENT, 14, "lm", 740)
    if any(view["delivered"].values()):
        came = ", ".join(f"{n} {words.say('good-' + g)}" for g, n in view["delivered"].items() if n)
        canvas.text(430, 160, f"just delivered: {came}", INK, 13, "lm", 330)


def auction(view: dict[str, Any]) -> str:
    """The auction or the last tie-break in a line."""
    if view["tied"] and view["phase"] == "end" and not view["result"]:
        thrown = ", ".join(str(seat + 1) for seat in view["thrown"]) or "nobody yet"
        own = f"; you threw {view['throw']}" if view["throw"] else ""
        return f"tied: {', '.join(str(s + 1) for s in view['tied'])}; have thrown: {thrown}{own}"
    bids = view["auction"]
    if bids is None:
        return ""
    said = [f"seat {seat + 1}: {bid}" for seat, bid in enumerate(bids["bids"]) if bid is not None]
    line = "Bids: " + (", ".join(said) or "none yet")
    line += "; still in: " + (", ".join(str(seat + 1) for seat in bids["inside"]) or "nobody")
    if bids["bluffed"]:
        line += "; could not pay: " + ", ".join(str(seat + 1) for seat in bids["bluffed"])
    return line + (f"; due: {bids['due']}" if bids["due"] else "")


def goods(
    heap: dict[str, int], words: Texts, x: float, y: float, canvas: Canvas, wide: float
) -> None:
    """Crates with a count each."""
    for n, (good, there) in enumerate(heap.items()):
        at = x + (wide + 4) * n
        canvas.box(at, y, wide, 44, FULL if there else CRATE)
        canvas.text(at + wide / 2, y + 13, words.say(f"good-{good}"), INK, 11, "mm", wide - 4)
        canvas.text(at + wide / 2, y + 31, str(there), INK if there else PALE, 16, "mm")


def folder(
    view: dict[str, Any], game: GangsterParadise, words: Texts, seat: int,
    corner: tuple[float, float], canvas: Canvas,
) -> None:  # fmt: skip
    """A clan: money (one's own, or a screen), goods, members, executants."""
    x, y = corner
    width, height = FOLDER
    clan = view["clans"][seat]
    canvas.panel(x, y, width, height, words.say(f"clan-{clan['clan']}"), seat)
    if seat in view["to_act"]:
        canvas.box(x, y, width, height, None, ACCENT, 2)
    canvas.text(x + width - 10, y + 15, ", ".join(marks(view, seat)), PALE, 12, "rm")
    money(canvas, x + 10, y + 32, "red", clan["red"], RED, WHITE)
    money(canvas, x + 86, y + 32, "white", clan["white"], WHITE, DARK)
    trades = f"{words.say('good-' + clan['primary'])}, {words.say('good-' + clan['secondary'])}"
    canvas.text(x + 164, y + 45, trades, PALE, 12, "lm", 152)
    goods(clan["goods"], words, x + 10, y + 66, canvas, 58)
    members(clan, game, words, x + 10, y + 118, canvas)
    hand = str(clan["executant_count"])
    if clan["executants"] is not None:
        kinds = counted([words.say(f"executant-{kind}") for kind in clan["executants"]])
        hand = ", ".join(kinds) or "none"
    canvas.text(x + 10, y + 186, f"executants: {hand}", INK, 13, "lm", width - 20)
    lying = [
        f"{words.say('executant-' + card['executant'])} of seat {card['owner'] + 1}"
        for card in clan["before"]
    ]
    for n, line in enumerate(lying[:3]):
        more = f", {len(lying) - 3} more" if n == 2 and len(lying) > 3 else ""
        canvas.text(
            x + 10, y + 206 + 18 * n, f"against it: {line}{more}", INK, 13, "lm", width - 20
        )


def marks(view: dict[str, Any], seat: int) -> list[str]:
    clan = view["clans"][seat]
    marks = ["first"] if view["first"] == seat else []
    if clan["served"]:
        marks.append("has a card")
    if clan["unpaid"]:
        marks.append("salaries unpaid")
    if seat in view["may_act"]:
        marks.append("may speak")
    return marks


def money(
    canvas: Canvas, x: float, y: float, kind: str, notes: int | None, colour: str, ink: str
) -> None:
    """So many notes, or the screen they lie behind."""
    if notes is None:
        canvas.box(x, y, 70, 26, "#2b2f36")
        canvas.text(x + 35, y + 13, f"{kind} ?", PALE, 13, "mm")
    else:
        canvas.box(x, y, 70, 26, colour)
        canvas.text(x + 35, y + 13, f"{kind} {notes}", ink, 14, "mm", 66)


def members(
    clan: dict[str, Any], game: GangsterParadise, words: Texts, x: float, y: float, canvas: Canvas
) -> None:
    """The places of each rank, those that are taken filled."""
    for n, (rank, placed) in enumerate(clan["members"].items()):
        at = x + 62 * n
        canvas.text(at + 29, y + 8, words.say(f"rank-{rank}"), PALE, 11, "mm", 60)
        places = game.board.places[n]
        for place in range(places):
            left = at + 29 + 24 * (place - places / 2) + 2
            canvas.box(left, y + 18, 20, 26, ACCENT if place < placed else None)
        used = clan["used"][rank]
        if used:
            canvas.text(at + 29, y + 52, f"{used} used up", PALE, 10, "mm")


def offers(view: dict[str, Any], words: Texts, canvas: Canvas) -> None:
    """Offers on the table, in the place of the sixth folder or below the folders."""
    width, height = FOLDER
    x, y = 6 + (width + 5) * 2, 212 + height + 6
    if view["players"] == 3:
        x, width = 6, 988
    elif view["players"] == 4:
        x, width = 6 + (width + 5), 2 * width + 5
    canvas.panel(x, y, width, height, "Offers")
    lines = []
    for offer in view["offers"]:
        lines.append(f"seat {offer['seat'] + 1} to seat {offer['other'] + 1}")
        lines.append("   gives " + side(offer, "give", words))
        lines.append("   asks " + side(offer, "ask", words))
    canvas.lines(x + 12, y + 42, lines or ["none"], width - 24)


def side(offer: dict[str, Any], way: str, words: Texts) -> str:
    """One side of an offer; money and executants only where the viewer may see them."""
    parts = counted([words.say(f"good-{good}") for good in offer[f"{way}_goods"]])
    if offer[f"{way}_red"] is None:
        count = offer[f"{way}_count"]
        return ", ".join([*parts, *([f"{count} executants"] if count else []), "money unseen"])
    parts += [
        f"{offer[f'{way}_{kind}']} {kind}" for kind in ("red", "white") if offer[f"{way}_{kind}"]
    ]
    parts += counted([words.say(f"executant-{kind}") for kind in offer[f"{way}_executants"]])
    return ", ".join(parts) or "nothing"
