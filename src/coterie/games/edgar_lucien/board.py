"""The maps of Edgar & Lucien: read from TOML, checked once, laid out as tables for the rules."""

import hashlib
import json
import re
import tomllib
from typing import Any, Final

from coterie.engine.bits import bit
from coterie.engine.errors import BadBoard
from coterie.games.edgar_lucien.questions import MOST_DISTRICTS, MOST_SECTORS, WHEEL_MOVES

PLAYERS: Final = (2, 3, 4)
TYPES: Final = ("administration", "ivory", "steel")
SECTOR_KINDS: Final = ("still", "border", "metro")
PLACES: Final = ("cochon_saoul", "archives", "central_bank", "city_hall")
"""The four administrations, in the order in which the rules number their actions."""

# Districts and administrations that make a High Tax Collector and an Influential Bureaucrat,
# by the number of players (EL-WIN-3, EL-WIN-4).
COLLECTOR: Final = [0, 0, 7, 6, 7]
BUREAUCRAT: Final = [0, 0, 3, 3, 2]


class Map:
    """One side of the board. Districts are numbered as the board numbers them, over all maps;
    sectors of the wheel as in the file."""

    def __init__(
        self, data: dict[str, Any], sectors: list[str], still: int, districts: list[str]
    ) -> None:
        self.id: str = data["id"]
        self.sectors = sectors
        self.size = len(districts)
        self.types = [""] * self.size
        for district in data["districts"]:
            self.types[districts.index(district["id"])] = district["type"]
        self.administrations = self._of_type("administration")
        self.ivory = self._of_type("ivory")
        self.steel = self._of_type("steel")
        self.every: int = self.administrations | self.ivory | self.steel
        # The number of a district's administration (-1: none), and the district of City Hall.
        self.place = [PLACES.index(name) if name in PLACES else -1 for name in districts]
        self.city_hall = districts.index("city_hall")
        # Where a sector leads from a district, as a set: at sector * size + district.
        self.ways = [0] * (len(sectors) * self.size)
        for one, other, colour in data["borders"]:
            self._join(colour, [districts.index(one), districts.index(other)])
        for line in data["metro"]:
            self._join(line["color"], [districts.index(mouth) for mouth in line["mouths"]])
        self.stays = still  # the sector that asks for no move
        # Of each district, the sectors that lead somewhere, and the one that stays.
        self.live = [
            [
                sector
                for sector in range(len(sectors))
                if sector == still or self.ways[sector * self.size + district]
            ]
            for district in range(self.size)
        ]
        # Every setting of the wheel: Edgar's sector * MOST_SECTORS + Lucien's; and as moves.
        numbers = range(len(sectors))
        self.wheels = [MOST_SECTORS * edgar + lucien for edgar in numbers for lucien in numbers]
        self.wheel_moves = [WHEEL_MOVES + wheel for wheel in self.wheels]

    def _of_type(self, wanted: str) -> int:
        return sum(int(bit(n)) for n, type_ in enumerate(self.types) if type_ == wanted)

    def _join(self, colour: str, ends: list[int]) -> None:
        first = self.sectors.index(colour) * self.size
        for end in ends:
            self.ways[first + end] = sum(int(bit(other)) for other in ends if other != end)


class Board:
    """The maps of a file, and which one each number of players uses."""

    def __init__(self, data: dict[str, Any]) -> None:
        # What is a reconstruction is said of the data; the game is the same without it.
        played = {name: value for name, value in data.items() if name != "reconstruction"}
        whole = json.dumps(played, sort_keys=True, default=str)  # TOML has dates, JSON has none
        self.digest = hashlib.sha256(whole.encode()).hexdigest()[:16]
        self.data = data
        self.sectors: list[str] = [sector["id"] for sector in data["wheel"]["sectors"]]
        self.districts: list[str] = []
        for entry in data["map"]:
            for district in entry["districts"]:
                if district["id"] not in self.districts:
                    self.districts.append(district["id"])
        kinds = [sector["kind"] for sector in data["wheel"]["sectors"]]
        still = kinds.index("still")
        self.maps = [Map(entry, self.sectors, still, self.districts) for entry in data["map"]]
        self.map_for = [0] * 5
        for number, entry in enumerate(data["map"]):
            for players in entry["players"]:
                self.map_for[players] = number

    def map(self, players: int) -> Map:
        """The map for so many players."""
        return self.maps[self.map_for[players]]

    def names(self, lang: str) -> str:
        """The names that the data holds, as Fluent messages."""
        lines: list[str] = []
        for sector in self.data["wheel"]["sectors"]:
            for field in ("sector", "edgar", "lucien"):
                lines.append(f"{field}-{sector['id']} = {sector[lang]}")
        named: list[str] = []
        for entry in self.data["map"]:
            lines.append(f"map-{entry['id']} = {entry[lang]}")
            for district in entry["districts"]:
                if district["id"] not in named:
                    named.append(district["id"])
                    lines.append(f"district-{district['id']} = {district[lang]}")
        return "\n".join(lines) + "\n"


class Checker:
    """Finds the faults of a board file. Everything is looked at as if it could be anything."""

    def __init__(self) -> None:
        self.faults: list[BadBoard] = []
        self.canvas = [0, 0]  # how wide and how high the maps are drawn

    def fault(self, id: str, **args: Any) -> None:
        self.faults.append(BadBoard(f"board-{id}", room="edgar-lucien", **args))

    def entries(self, table: Any, field: str, where: str) -> list[dict[str, Any]]:
        """A list of tables, which lies there; a fault if it is anything else."""
        found = table.get(field)
        if isinstance(found, list) and found and all(isinstance(entry, dict) for entry in found):
            return found
        self.fault("entries", where=where + field)
        return []

    def is_id(self, value: Any) -> bool:
        return isinstance(value, str) and re.fullmatch("[a-z][a-z0-9_]*", value) is not None

    def named(self, entry: dict[str, Any], where: str) -> bool:
        """Whether an entry has an id and a name in both languages."""
        if not self.is_id(entry.get("id")):
            self.fault("id", where=where, found=repr(entry.get("id")))
            return False
        for lang in ("fr", "en"):
            name = entry.get(lang)
            if not isinstance(name, str) or re.fullmatch(r"[^\s{}][^\n{}]*", name) is None:
                self.fault("name", where=where, name=entry["id"], lang=lang)
                return False
        return True

    def check(self, data: dict[str, Any]) -> None:
        wheel = data.get("wheel")
        if not isinstance(wheel, dict):
            self.fault("table", table="wheel")
            return
        kinds = self.check_wheel(self.entries(wheel, "sectors", "wheel."))
        self.check_canvas(data.get("canvas"))
        maps = self.entries(data, "map", "")
        counts: list[int] = []
        known: dict[str, Any] = {}
        for number, entry in enumerate(maps, 1):
            if not self.named(entry, f"map[{number}]"):
                continue
            players = entry.get("players")
            if not isinstance(players, list) or not all(
                type(count) is int and count in PLAYERS for count in players
            ):
                self.fault("players", where=entry["id"], found=repr(players))
                players = []
            counts += players
            MapChecker(self, entry, entry["id"], kinds, known).check(players)
        if maps and sorted(counts) != list(PLAYERS) and not self.faults:
            self.fault("players-covered", found=repr(sorted(counts)))
        if len(known) > MOST_DISTRICTS:
            self.fault("too-many-districts", found=len(known), most=MOST_DISTRICTS)

    def check_canvas(self, canvas: Any) -> None:
        if (
            not isinstance(canvas, list)
            or len(canvas) != 2
            or not all(type(length) is int and length > 0 for length in canvas)
        ):
            self.fault("canvas", found=repr(canvas))
        else:
            self.canvas = canvas

    def check_wheel(self, sectors: list[dict[str, Any]]) -> dict[str, str]:
        """The kind of every sector."""
        kinds: dict[str, str] = {}
        for number, sector in enumerate(sectors, 1):
            if not self.named(sector, f"wheel.sectors[{number}]"):
                continue
            if sector["id"] in kinds:
                self.fault("sector-twice", name=sector["id"])
            if sector.get("kind") not in SECTOR_KINDS:
                self.fault("sector-kind", name=sector["id"], found=repr(sector.get("kind")))
            if re.fullmatch("#[0-9a-fA-F]{6}", str(sector.get("hex"))) is None:
                self.fault("sector-hex", name=sector["id"], found=repr(sector.get("hex")))
            kinds[sector["id"]] = str(sector.get("kind"))
        if sectors and list(kinds.values()).count("still") != 1:
            self.fault("still", found=list(kinds.values()).count("still"))
        if len(kinds) > MOST_SECTORS:
            self.fault("too-many-sectors", found=len(kinds), most=MOST_SECTORS)
        return kinds


class MapChecker:
    """Finds the faults of one map."""

    def __init__(
        self,
        base: Checker,
        entry: dict[str, Any],
        map_id: str,
        kinds: dict[str, str],
        known: dict[str, Any],
    ) -> None:
        self.base = base
        self.entry = entry
        self.map_id = map_id
        self.kinds = kinds
        self.known = known  # the districts of all maps, by id: names must agree
        self.types: dict[str, str] = {}
        self.edges: dict[str, list[Any]] = {}

    def fault(self, id: str, **args: Any) -> None:
        self.base.fault(id, where=self.map_id, **args)

    def check(self, players: list[int]) -> None:
        districts = self.base.entries(self.entry, "districts", f"{self.map_id}.")
        for number, district in enumerate(districts, 1):
            if self.base.named(district, f"{self.map_id}.districts[{number}]"):
                self.check_district(district)
        for place in PLACES:
            if self.types.get(place) != "administration":
                self.fault("no-administration", name=place)
        for name, type_ in self.types.items():
            if type_ == "administration" and name not in PLACES:
                self.fault("unknown-administration", name=name, known=list(PLACES))
        for count in players:
            if len(self.types) < COLLECTOR[count]:
                self.fault(
                    "too-few-districts",
                    found=len(self.types),
                    players=count,
                    wanted=COLLECTOR[count],
                )
        self.check_connected(self.check_borders() + self.check_metro())

    def check_district(self, district: dict[str, Any]) -> None:
        name = district["id"]
        if name in self.types:
            self.fault("district-twice", name=name)
        if district.get("type") not in TYPES:
            self.fault(
                "district-type", name=name, found=repr(district.get("type")), known=list(TYPES)
            )
        if not self.is_point([district.get("x"), district.get("y")]):
            self.fault("district-anchor", name=name)
        names = [district["fr"], district["en"]]
        if self.known.setdefault(name, names) != names:
            self.fault("district-names", name=name)
        self.types[name] = str(district.get("type"))
        self.edges[name] = self.outline(name, district.get("poly"))

    def is_point(self, found: Any) -> bool:
        """Whether this is a point of the canvas: two whole numbers."""
        if not isinstance(found, list) or [type(value) for value in found] != [int, int]:
            return False
        wide, high = self.base.canvas
        return not wide or (0 <= found[0] <= wide and 0 <= found[1] <= high)

    def outline(self, name: str, poly: Any) -> list[Any]:
        """The edges of an outline, each as its two corners in order."""
        corners = poly if isinstance(poly, list) else []
        if not all(self.is_point(corner) for corner in corners):
            corners = []
        if len(corners) < 3:
            self.fault("district-outline", name=name)
            return []
        following = corners[1:] + corners[:1]
        return [sorted([a, b]) for a, b in zip(corners, following, strict=True)]

    def check_borders(self) -> list[list[str]]:
        """The borders that join two districts, whatever else is wrong with them."""
        borders = self.entry.get("borders")
        if not isinstance(borders, list):
            self.fault("borders")
            return []
        joined: list[list[str]] = []
        colours: list[tuple[str, str]] = []
        for number, border in enumerate(borders, 1):
            if (
                not isinstance(border, list)
                or len(border) != 3
                or not all(isinstance(word, str) for word in border)
            ):
                self.fault("border-form", number=number)
                continue
            one, other, colour = border
            if self.kinds.get(colour) != "border":
                self.fault("border-colour", number=number, found=repr(colour))
            unknown = [name for name in (one, other) if name not in self.types]
            if unknown:
                self.fault("border-district", number=number, found=repr(unknown[0]))
                continue
            if one == other:
                self.fault("border-loop", number=number, name=one)
                continue
            if sorted([one, other]) in joined:
                self.fault("border-twice", number=number, one=one, two=other)
            for name in (one, other):
                if (name, colour) in colours:
                    self.fault("colour-twice", number=number, name=name, colour=colour)
                colours.append((name, colour))
            if not any(edge in self.edges[other] for edge in self.edges[one]):
                self.fault("border-edge", number=number, one=one, two=other)
            joined.append(sorted([one, other]))
        return joined

    def check_metro(self) -> list[list[str]]:
        """The pairs of districts that a metro line joins."""
        lines = self.entry.get("metro")
        if not isinstance(lines, list) or not all(isinstance(line, dict) for line in lines):
            self.fault("metro")
            return []
        joined: list[list[str]] = []
        drawn: list[str] = []
        for line in lines:
            colour = line.get("color")
            if not isinstance(colour, str) or self.kinds.get(colour) != "metro":
                self.fault("metro-colour", found=repr(colour))
                continue
            if colour in drawn:
                self.fault("metro-twice", colour=colour)
            drawn.append(colour)
            mouths = line.get("mouths")
            if not isinstance(mouths, list) or len(mouths) < 2:
                self.fault("metro-mouths", colour=colour)
                continue
            for number, mouth in enumerate(mouths):
                if not isinstance(mouth, str) or mouth not in self.types:
                    self.fault("metro-district", colour=colour, found=repr(mouth))
                elif mouth in mouths[:number]:
                    self.fault("mouth-twice", colour=colour, name=mouth)
            stations = [name for name in mouths if isinstance(name, str) and name in self.types]
            joined += [[stations[0], mouth] for mouth in stations[1:]]
        return joined

    def check_connected(self, joined: list[list[str]]) -> None:
        """Every district can be reached from the first one."""
        reached = list(self.types)[:1]
        for name in reached:  # grows while it is walked
            for pair in joined:
                if name in pair:
                    reached += [end for end in pair if end not in reached]
        apart = [name for name in self.types if name not in reached]
        if apart:
            self.fault("apart", name=apart[0])


def board_faults(source: str) -> list[BadBoard]:
    """Everything that is wrong with a board file, each as one clear sentence."""
    checker = Checker()
    try:
        checker.check(tomllib.loads(source))
    except tomllib.TOMLDecodeError as error:
        checker.fault("toml", why=str(error))
    return checker.faults


def read_board(source: str) -> Board:
    """The board of a TOML text; BadBoard names the first fault."""
    faults = board_faults(source)
    if faults:
        raise faults[0]
    return Board(tomllib.loads(source))
