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
MOST_SPACES: Final = CABARET_SPACES + MOST_RACE_SPACES
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


class _Checker:
    """Collects everything that is wrong with a board."""

    def __init__(self) -> None:
        self.faults: list[BadBoard] = []

    def fault(self, id: str, **args: Any) -> None:
        self.faults.append(BadBoard(id, room="gatsby", **args))

    def words(self, where: str, words: Any, allowed: tuple[str, ...]) -> None:
        known = [word for word in allowed if word]
        for word in words:
            if word not in allowed:
                self.fault("board-word", where=where, word=repr(word), known=known)

    def cabaret(self, tiles: Any) -> None:
        if len(tiles) != 4:
            self.fault("board-tiles", found=len(tiles))
        for number, tile in enumerate(tiles, 1):
            if len(tile) != 3 or any(len(row) != 3 for row in tile):
                self.fault("board-tile-shape", tile=number)
                continue
            words = [word for row in tile for word in row]
            self.words(f"cabaret.tiles[{number}]", words, (*BONUSES, "star", ""))
            if words.count("star") != 1:
                self.fault("board-tile-star", tile=number, found=words.count("star"))

    def finance(self, finance: Any) -> None:
        top = finance["top"]
        levels = finance["characters"]
        if type(top) is not int or not 4 <= top <= HIGHEST_TOP:
            self.fault("board-top", found=repr(top), most=HIGHEST_TOP)
        elif len(levels) != 4 or sorted(set(levels)) != levels or levels[0] < 1 or levels[3] != top:
            self.fault("board-levels", found=repr(levels), top=top)
        for name in ("column", "under_character"):
            self.words(f"finance.{name}", finance[name].values(), BONUSES)
            for level in finance[name]:
                if level not in map(str, range(1, top + 1)):
                    self.fault("board-bonus-level", table=name, level=level, top=top)
        for level in sorted({*finance["column"]} & {str(level) for level in levels}):
            self.fault("board-bonus-twice", level=level)
        for level in sorted({*finance["under_character"]} - {str(level) for level in levels}):
            self.fault("board-bonus-nowhere", level=level)

    def racetrack(self, rows: Any) -> None:
        if len(rows) != 5:
            self.fault("board-rows", found=len(rows))
        for number, row in enumerate(rows, 1):
            if len(row) % 2 == 0 or len(row) > LONGEST_ROW:
                self.fault("board-row-length", row=number, found=len(row), most=LONGEST_ROW)
            self.words(f"racetrack.rows[{number}]", row, (*BONUSES, ""))
        total = sum(len(row) for row in rows)
        if total > MOST_RACE_SPACES:
            self.fault("board-row-total", found=total, most=MOST_RACE_SPACES)

    def characters(self, suits: Any) -> None:
        if len(suits) != 5:
            self.fault("board-suits", found=len(suits))
        for name, suit in suits.items():
            stars = suit["prestige"]
            if len(stars) != 3 or not all(type(s) is int and 0 <= s <= 3 for s in stars):
                self.fault("board-prestige", name=name)
            if not isinstance(suit["shape"], str):
                self.fault("board-shape", name=name)


def board_faults(source: str) -> list[BadBoard]:
    """Everything that is wrong with a board file, each as one clear sentence."""
    check = _Checker()
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        check.fault("board-toml", why=str(error))
        return check.faults
    for table in ("cabaret", "finance", "racetrack", "characters"):
        if not isinstance(data.get(table), dict):
            check.fault("board-table", table=table)
    if check.faults:
        return check.faults
    try:
        check.cabaret(data["cabaret"]["tiles"])
        check.finance(data["finance"])
        check.racetrack(data["racetrack"]["rows"])
        check.characters(data["characters"])
    except (KeyError, TypeError, AttributeError) as error:
        check.fault("board-missing", what=str(error))
    return check.faults


def read_board(source: str) -> Board:
    """The board of a TOML text; BadBoard names the first fault."""
    faults = board_faults(source)
    if faults:
        raise faults[0]
    return Board(tomllib.loads(source))
