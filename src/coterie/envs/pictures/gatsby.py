"""Gatsby: the Cabaret's diamond, the Finance Center's two columns, the five rows, the players."""

from typing import Any

from coterie.engine.texts import Texts
from coterie.envs.pictures.canvas import ACCENT, INK, LINE, PALE, Canvas
from coterie.games.gatsby import Gatsby
from coterie.games.gatsby.board import BONUSES
from coterie.games.gatsby.position import ACTIONS

SIGNS = {
    "finance": "up", "force": "!", "swap_tokens": "<>", "place": "+", "swap_characters": "@",
    "special": "S",
}  # fmt: skip
SUITS = {
    "yellow": "#e3c04f", "purple": "#a487d8", "red": "#d8605c", "blue": "#6aa0dc",
    "green": "#6fbf83",
}  # fmt: skip
FLOORS = ("#153540", "#1c4653")
EMPTY = "#0f1a22"
STEP = 33
BOTTOM = 540


def draw(view: dict[str, Any], game: Gatsby, words: Texts, canvas: Canvas) -> None:
    people = {entry["place"]: entry for entry in view["characters"]}
    cabaret(view, game, people, canvas)
    finance(view, game, people, canvas)
    racetrack(view, game, people, canvas)
    actions(view, words, canvas)
    for seat in (0, 1):
        player(view, game, words, seat, canvas)
    legend = ", ".join(f"{sign} {words.say('bonus-' + bonus)}" for bonus, sign in SIGNS.items())
    canvas.text(12, 745, "Bonuses: " + legend, PALE, 12, "lm", 976)


def space(canvas: Canvas, x: float, y: float, entry: dict[str, Any], radius: float) -> None:
    """A space with its bonus, star or token."""
    canvas.disc(x, y, radius, EMPTY)
    if entry["star"]:
        canvas.star(x, y, radius + 1)
    elif entry["bonus"] and entry["token"] is None:
        canvas.text(x, y, SIGNS[entry["bonus"]], PALE, 13, "mm")
    if entry["token"] is not None:
        canvas.seat(x, y, entry["token"], radius - 3)


def person(canvas: Canvas, x: float, y: float, entry: dict[str, Any], game: Gatsby) -> None:
    """A character around a point: suit, shape and prestige, or its back."""
    x, y = x - 30, y - 17
    if not entry["on_board"] and entry["owner"] is not None:
        canvas.box(x, y, 60, 34, None)
        canvas.text(x + 18, y + 17, "won", PALE, 12, "mm")
        canvas.seat(x + 46, y + 17, entry["owner"], 9)
        return
    card(canvas, x, y, entry, game)


def card(canvas: Canvas, x: float, y: float, entry: dict[str, Any], game: Gatsby) -> None:
    name = entry["character"]
    if name is None:
        canvas.box(x, y, 60, 34, "#3a2430", "#8a6a4a", 2)
        canvas.text(x + 30, y + 17, "? ?" if entry["maybe"] else "?", INK, 16, "mm")
        return
    suit, number = name.split("-")
    at = game.board.suits.index(suit)
    # A character that lies face down, though the viewer knows it, has the frame of a back.
    edge = INK if entry["face_up"] else "#8a6a4a"
    canvas.box(x, y, 60, 34, SUITS[suit], edge, 1 if entry["face_up"] else 4)
    canvas.text(x + 30, y + 11, game.board.shapes[at], "#10151c", 12, "mm")
    stars = game.board.prestige[3 * at + int(number) - 1]
    for n in range(stars):
        canvas.star(x + 30 + 12 * (n - (stars - 1) / 2), y + 24, 5, "#10151c")


def cabaret(view: dict[str, Any], game: Gatsby, people: dict[str, Any], canvas: Canvas) -> None:
    canvas.panel(8, 48, 404, 486, "Cabaret")
    middle, top = 210.0, 90.0

    def corner(a: float, b: float) -> tuple[float, float]:
        return middle + (a - b) * STEP, top + (a + b) * STEP

    for n, (a, b) in enumerate(((0, 0), (3, 0), (0, 3), (3, 3))):
        floor = [corner(a, b), corner(a + 3, b), corner(a + 3, b + 3), corner(a, b + 3)]
        canvas.shape([(x, y - STEP) for x, y in floor], FLOORS[n in (1, 2)])
    for entry in view["spaces"]:
        name = entry["space"]
        if not name.startswith("R"):
            x, y = corner("ABCDEF".index(name[0]), int(name[1]) - 1)
            space(canvas, x, y, entry, 15)
    canvas.text(62, 120, "1 to 6", PALE, 12, "mm")
    person(canvas, 62, 146, people["cabaret-left"], game)
    canvas.text(358, 120, "A to F", PALE, 12, "mm")
    person(canvas, 358, 146, people["cabaret-right"], game)
    canvas.text(middle, 474, "all four stars", PALE, 12, "mm")
    person(canvas, middle, 500, people["cabaret-bottom"], game)


def finance(view: dict[str, Any], game: Gatsby, people: dict[str, Any], canvas: Canvas) -> None:
    board = game.board
    canvas.panel(420, 48, 196, 486, "Finance Center")

    def height(level: int) -> float:
        return 512 - level * 408 / board.top

    for level in range(board.top + 1):
        for x in (448, 588):
            canvas.box(x - 18, height(level) - 13, 36, 26, EMPTY)
            bonus = board.column[level]
            sign = SIGNS[BONUSES[bonus - 1]] if bonus else str(level)
            canvas.text(x, height(level), sign, PALE, 12, "mm")
    for n, level in enumerate(board.levels):
        canvas.pen.line([(466, height(level)), (570, height(level))], LINE)
        person(canvas, 518, height(level), people[f"finance-{n + 1}"], game)
    for seat, level in enumerate(view["levels"]):
        canvas.seat((448, 588)[seat], height(level), seat)


def racetrack(view: dict[str, Any], game: Gatsby, people: dict[str, Any], canvas: Canvas) -> None:
    canvas.panel(624, 48, 368, 486, "Racetrack")
    rows: dict[int, list[dict[str, Any]]] = {}
    for entry in view["spaces"]:
        if entry["space"].startswith("R"):
            rows.setdefault(int(entry["space"][1]), []).append(entry)
    for row, entries in rows.items():
        y = 22 + row * 92
        closed = row in view["closed"]
        canvas.box(634, y - 38, 348, 76, "#24302a" if closed else "#1d4030")
        canvas.text(642, y - 26, f"row {row}{', closed' if closed else ''}", PALE, 12)
        for n, entry in enumerate(entries):
            step = min(48, 240 / len(entries))
            space(canvas, 906 - step * (len(entries) - n), y + 8, entry, min(17, step / 2))
        person(canvas, 938, y + 4, people[f"race-{row}"], game)


def actions(view: dict[str, Any], words: Texts, canvas: Canvas) -> None:
    canvas.panel(370, BOTTOM, 260, 192, "Actions")
    stands = view["action"]
    for n, action in enumerate(ACTIONS):
        y = BOTTOM + 40 + 25 * n
        here = stands is not None and stands["action"] == action
        if here:
            canvas.box(378, y - 11, 244, 22, "#4b3b16", ACCENT)
        label = words.say(f"action-{action}")
        if here and "seat" in stands:
            label += f" of seat {stands['seat'] + 1}"
        canvas.text(388, y, label, INK if here else PALE, 13, "lm", 226)
    said = f"pile of special tiles: {view['tiles']['pile']}"
    if view["force"]:
        said += "; the next action will be forced"
    canvas.text(388, BOTTOM + 176, said, PALE, 12, "lm", 232)


def player(view: dict[str, Any], game: Gatsby, words: Texts, seat: int, canvas: Canvas) -> None:
    x, width = (8, 354) if seat == 0 else (638, 354)
    name = words.say(f"seatname-{game.seat_names(2)[seat]}")
    canvas.panel(x, BOTTOM, width, 192, name, seat)
    if view["active"] == seat and not view["result"]:
        canvas.text(x + width - 10, BOTTOM + 14, "has the turn", PALE, 12, "rm")
    won = [entry for entry in view["characters"] if entry["owner"] == seat]
    for n, entry in enumerate(won[:10]):
        card(canvas, x + 10 + 67 * (n % 5), BOTTOM + 32 + 40 * (n // 5), entry, game)
    tiles = view["tiles"]
    slot = tiles["slots"][seat]
    prestige, discards = view["prestige"][seat], tiles["discards"][seat]
    lines = [
        f"prestige: {'hidden' if prestige is None else prestige}",
        "special tile: " + (words.say(f"tile-{slot}") if slot else "none"),
        "set aside: " + names(words, tiles["aside"][seat]),
        "discarded: "
        + (str(tiles["discard_counts"][seat]) if discards is None else names(words, discards)),
    ]
    if tiles["drawn"] and view["seat"] == view["to_act"][0] == seat:
        lines[3] = "in hand: " + names(words, tiles["drawn"])
    canvas.lines(x + 10, BOTTOM + 122, lines, width - 20)


def names(words: Texts, tiles: list[str]) -> str:
    return ", ".join(words.say(f"tile-{tile}") for tile in tiles) or "none"
