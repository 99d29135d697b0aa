"""Fosko from its outlines, with owners, borders, metro mouths and characters; the duos."""

from typing import Any

from coterie.engine.texts import Texts
from coterie.envs.pictures.canvas import ACCENT, INK, PALE, Canvas, ink_on
from coterie.games.edgar_lucien import EdgarLucien

SCALE = 0.72
LEFT, UP = -8, 30
GROUNDS = {"administration": "#6a5632", "ivory": "#8d8878", "steel": "#46525e"}
SEATS = ("#d8605c", "#e3c04f", "#6aa0dc", "#f0ece0")
SIDE = 716

Point = tuple[float, float]


def draw(view: dict[str, Any], game: EdgarLucien, words: Texts, canvas: Canvas) -> None:
    canvas.colours = SEATS
    city = next(entry for entry in game.board.data["map"] if entry["id"] == view["map"]["id"])
    colours = {sector["id"]: sector["hex"] for sector in game.board.data["wheel"]["sectors"]}
    outlines = {d["id"]: [place(x, y) for x, y in d["poly"]] for d in city["districts"]}
    middles = {d["id"]: place(d["x"], d["y"]) for d in city["districts"]}
    for district in view["map"]["districts"]:
        canvas.shape(outlines[district["district"]], GROUNDS[district["type"]], "#10151c", 2)
    for one, other, colour in city["borders"]:
        edge = shared(outlines[one], outlines[other])
        canvas.pen.line(edge, "#10151c", 8)
        canvas.pen.line(edge, colours[colour], 5)
        x, y = ((a + b) / 2 for a, b in zip(*edge, strict=True))
        canvas.disc(x, y, 8, colours[colour], "#10151c")
        canvas.text(x, y, colour[0].upper(), ink_on(colours[colour]), 11, "mm")
    for line in city["metro"]:
        for mouth in line["mouths"]:
            metro(canvas, middles[mouth], line["color"], colours[line["color"]])
    for district in view["map"]["districts"]:
        label(canvas, middles[district["district"]], district, words)
    characters(view, middles, canvas)
    table(view, words, canvas)
    height = 704 / len(view["duos"])
    for seat in range(len(view["duos"])):
        duo(view, game, words, seat, (46 + height * seat, height - 6), canvas)


def place(x: float, y: float) -> Point:
    """A point of the map on the canvas."""
    return LEFT + SCALE * x, UP + SCALE * y


def shared(one: list[Point], other: list[Point]) -> list[Point]:
    """The edge that two outlines share."""
    edges = [{a, b} for a, b in zip(other, other[1:] + other[:1], strict=True)]
    return next([a, b] for a, b in zip(one, one[1:] + one[:1], strict=True) if {a, b} in edges)


def metro(canvas: Canvas, middle: Point, line: str, colour: str) -> None:
    x, y = middle[0] + 32, middle[1] - 4
    canvas.box(x - 11, y - 9, 22, 18, colour, INK)
    canvas.text(x, y, line[0].upper() + line[-1], ink_on(colour), 12, "mm")


def label(canvas: Canvas, middle: Point, district: dict[str, Any], words: Texts) -> None:
    """A district's name and its owner; a second ring where it is protected."""
    x, y = middle
    name = words.say(f"district-{district['district']}").split()
    half = (len(name) + 1) // 2 if len(" ".join(name)) > 12 else len(name)
    for n, part in enumerate((" ".join(name[:half]), " ".join(name[half:]))):
        top = y - (36 if name[half:] else 24) + 13 * n
        for dx in (-1, 1):
            canvas.text(x + dx, top + 1, part, "#10151c", 12, "mm")
        canvas.text(x, top, part, "#ffffff", 12, "mm")
    if district["owner"] is not None:
        if district["protected"]:
            canvas.disc(x, y, 16, "#10151c", INK)
        canvas.seat(x, y, district["owner"])


def characters(view: dict[str, Any], middles: dict[str, Point], canvas: Canvas) -> None:
    """Edgars are squares, Luciens triangles, side by side below the middle of their district."""
    there: dict[str, list[tuple[int, str]]] = {}
    for seat, duo in enumerate(view["duos"]):
        for who in ("edgar", "lucien"):
            if duo[who]:
                there.setdefault(duo[who], []).append((seat, who))
    for district, pawns in there.items():
        x, y = middles[district]
        for n, (seat, who) in enumerate(pawns):
            pawn(canvas, x + 25 * (n - (len(pawns) - 1) / 2), y + 27, seat, who)


def pawn(canvas: Canvas, x: float, y: float, seat: int, who: str) -> None:
    if who == "edgar":
        corners = [(x - 10, y - 10), (x + 10, y - 10), (x + 10, y + 10), (x - 10, y + 10)]
    else:
        corners = [(x, y - 17), (x + 16, y + 10), (x - 16, y + 10)]
    canvas.shape(corners, canvas.colours[seat], "#10151c", 2)
    canvas.text(x, y + 2, f"{who[0].upper()}{seat + 1}", "#10151c", 12, "mm")


def table(view: dict[str, Any], words: Texts, canvas: Canvas) -> None:
    """Under the map: the time, the election, cards and certificates nobody holds."""
    canvas.panel(8, 540, 700, 212, f"Period {view['period']}, turn {view['turn']}: "
                 + words.say(f"phase-{view['phase']}"))  # fmt: skip
    order = ", ".join(str(seat + 1) for seat in view["order"])
    lines = [
        f"order of play: {order}",
        "certificates nobody holds: " + said(words, "certificate", view["certificates"]),
        f"cards in the pile: {view['pile']}",
        "discarded: " + said(words, "card", view["discards"]),
    ]
    for seat, shown in enumerate(view["duos"]):
        if shown["hand"]:
            lines.append(f"hand of seat {seat + 1}: " + said(words, "card", shown["hand"]))
    if view["bid"] is not None:
        lines.append(f"highest bid: {view['bid']:,} by seat {view['leader'] + 1}")
    if view["bidders"]:
        lines.append("still bidding: " + ", ".join(str(seat + 1) for seat in view["bidders"]))
    canvas.lines(20, 574, canvas.wrapped(lines, 676)[:8], 676)
    pawn(canvas, 30, 732, 0, "edgar")
    canvas.text(46, 732, "Edgar of seat 1", PALE, 12)
    pawn(canvas, 170, 732, 0, "lucien")
    canvas.text(188, 732, "Lucien of seat 1", PALE, 12)
    canvas.text(310, 732, "discs on lines: colour of a border; boxes: metro; ring: protected",
                PALE, 12, "lm", 390)  # fmt: skip


def duo(
    view: dict[str, Any], game: EdgarLucien, words: Texts, seat: int,
    room: tuple[float, float], canvas: Canvas,
) -> None:  # fmt: skip
    y, height = room
    shown = view["duos"][seat]
    name = words.say(f"seatname-{game.seat_names(view['players'])[seat]}")
    canvas.panel(SIDE, y, 276, height, name, seat)
    if seat in view["to_act"]:
        canvas.box(SIDE, y, 276, height, None, ACCENT, 2)
    holders = {"Governor": view["governor"], "first": view["first"]}
    titles = [title for title, holder in holders.items() if holder == seat]
    canvas.text(SIDE + 266, y + 14, ", ".join(titles), PALE, 12, "rm")
    cogs = "hidden" if shown["cogs"] is None else f"{shown['cogs']:,}"
    wheel = shown["wheel"]
    if wheel:
        set_to = ", ".join(
            f"{who[0].upper()} {words.say('sector-' + wheel[who])}" for who in ("edgar", "lucien")
        )
    else:
        set_to = "set, hidden" if shown["confirmed"] else "not set"
    lines = [
        f"Cogs: {cogs}",
        f"popularity: {shown['popularity']}",
        f"districts: {len(shown['districts'])}",
        f"cards: {shown['cards']}",
        f"wheel: {set_to}",
        "used: " + said(words, "action", shown["used"]),
        "certificates: " + said(words, "certificate", shown["certificates"]),
    ]
    canvas.lines(SIDE + 12, y + 40, lines, 254)


def said(words: Texts, family: str, names: list[str]) -> str:
    return ", ".join(words.say(f"{family}-{name}") for name in names) or "none"
