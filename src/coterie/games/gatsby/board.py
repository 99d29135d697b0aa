"""Gatsby's board: read from TOML, checked once, laid out as tables for the rules."""

import hashlib
import json
import tomllib
from typing import Any, Final

from coterie.engine.errors import BadBoard

BONUSES: Final = ("finance", "force", "swap_tokens", "place", "swap_characters", "special")
"""The bonuses; in tables a bonus is its number here plus one, and 0 is none."""

CABARET_SPACES: Final = 36
MOST_RACE_SPACES: Final = 21
LONGEST_ROW: Final = 9  # its spaces are named with one digit
HIGHEST_TOP: Final = 24  # more levels could put more bonuses on the agenda than it holds


class Board:
    """Tables for the rules. Spaces are numbered: the Cabaret's a*6+b, then the Racetrack's
    row by row. Places of characters are numbered: Cabaret left, right, bottom; Finance from
    the bottom up; the Racetrack's rows; then those out of the game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
        self.tiles: list[list[list[int]]] = [
            [[bonus_code(word) for word in row] for row in tile]
            for tile in data["cabaret"]["tiles"]
        ]
        self.tile_stars: list[tuple[int, int]] = [
            next((r, c) for r in range(3) for c in range(3) if tile[r][c] == "star")
            for tile in data["cabaret"]["tiles"]
        ]
        finance = data["finance"]
        self.top: int = finance["top"]
        self.column = bonus_by_level(finance["column"], self.top)
        self.under = bonus_by_level(finance["under_character"], self.top)
        self.levels: list[int] = list(finance["characters"])
        self.place_at_level = [-1] * (self.top + 1)
        for number, level in enumerate(self.levels):
            self.place_at_level[level] = 3 + number
        self.row_start: list[int] = []
        self.row_end: list[int] = []
        self.row_of = [-1] * CABARET_SPACES
        self.race_bonus: list[int] = []
        for number, row in enumerate(data["racetrack"]["rows"]):
            self.row_start.append(len(self.row_of))
            self.row_of += [number] * len(row)
            self.row_end.append(len(self.row_of))
            self.race_bonus += [bonus_code(word) for word in row]
        self.spaces = len(self.row_of)
        self.suits: list[str] = list(data["characters"])
        self.shapes: list[str] = [suit["shape"] for suit in data["characters"].values()]
        self.prestige: list[int] = [
            stars for suit in data["characters"].values() for stars in suit["prestige"]
        ]


def bonus_code(word: str) -> int:
    return BONUSES.index(word) + 1 if word in BONUSES else 0


def bonus_by_level(bonuses: dict[str, str], top: int) -> list[int]:
    return [bonus_code(bonuses.get(str(level), "")) for level in range(top + 1)]


def board_faults(source: str) -> list[BadBoard]:
    """Everything that is wrong with a board file, each as one clear sentence."""
    faults: list[BadBoard] = []
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        return [BadBoard("board-toml", room="gatsby", why=str(error))]

    def fault(id: str, **args: Any) -> None:
        faults.append(BadBoard(id, room="gatsby", **args))

    def check_words(where: str, words: Any, allowed: tuple[str, ...]) -> None:
        for word in words:
            if word not in allowed:
                fault("board-word", where=where, word=repr(word), known=[w for w in allowed if w])

    tables = ("cabaret", "finance", "racetrack", "characters")
    for table in tables:
        if not isinstance(data.get(table), dict):
            fault("board-table", table=table)
    if faults:
        return faults
    try:
        tiles = data["cabaret"]["tiles"]
        if len(tiles) != 4:
            fault("board-tiles", found=len(tiles))
        for number, tile in enumerate(tiles, 1):
            if len(tile) != 3 or any(len(row) != 3 for row in tile):
                fault("board-tile-shape", tile=number)
                continue
            words = [word for row in tile for word in row]
            check_words(f"cabaret.tiles[{number}]", words, (*BONUSES, "star", ""))
            if words.count("star") != 1:
                fault("board-tile-star", tile=number, found=words.count("star"))
        finance = data["finance"]
        top = finance["top"]
        levels = finance["characters"]
        if type(top) is not int or not 4 <= top <= HIGHEST_TOP:
            fault("board-top", found=repr(top), most=HIGHEST_TOP)
        elif len(levels) != 4 or sorted(set(levels)) != levels or levels[0] < 1 or levels[3] != top:
            fault("board-levels", found=repr(levels), top=top)
        for name in ("column", "under_character"):
            check_words(f"finance.{name}", finance[name].values(), BONUSES)
            for level in finance[name]:
                if level not in map(str, range(1, top + 1)):
                    fault("board-bonus-level", table=name, level=level, top=top)
        for level in sorted({*finance["column"]} & {str(level) for level in levels}):
            fault("board-bonus-twice", level=level)
        for level in sorted({*finance["under_character"]} - {str(level) for level in levels}):
            fault("board-bonus-nowhere", level=level)
        rows = data["racetrack"]["rows"]
        if len(rows) != 5:
            fault("board-rows", found=len(rows))
        for number, row in enumerate(rows, 1):
            if len(row) % 2 == 0 or len(row) > LONGEST_ROW:
                fault("board-row-length", row=number, found=len(row), most=LONGEST_ROW)
            check_words(f"racetrack.rows[{number}]", row, (*BONUSES, ""))
        if sum(len(row) for row in rows) > MOST_RACE_SPACES:
            fault("board-row-total", found=sum(len(row) for row in rows), most=MOST_RACE_SPACES)
        suits = data["characters"]
        if len(suits) != 5:
            fault("board-suits", found=len(suits))
        for name, suit in suits.items():
            stars = suit["prestige"]
            if len(stars) != 3 or not all(type(s) is int and 0 <= s <= 3 for s in stars):
                fault("board-prestige", name=name)
            if not isinstance(suit["shape"], str):
                fault("board-shape", name=name)
    except (KeyError, TypeError, AttributeError) as error:
        fault("board-missing", what=str(error))
    return faults


def read_board(source: str) -> Board:
    """The board of a TOML text; BadBoard names the first fault."""
    faults = board_faults(source)
    if faults:
        raise faults[0]
    return Board(tomllib.loads(source))
