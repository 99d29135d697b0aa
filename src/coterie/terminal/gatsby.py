"""Gatsby in the terminal.

Nothing is told by colour alone: tokens are letters in brackets of their own, (D) and <J>,
suits are shapes, and what can be chosen carries its number in square brackets.
"""

from collections.abc import Sequence
from typing import Any

from rich.box import DOUBLE_EDGE, ROUNDED, Box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coterie.engine.texts import Texts
from coterie.games.gatsby import Gatsby
from coterie.games.gatsby.board import BONUSES
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.position import ACTIONS, SPECIAL

GOLD = "#d4af37"
SEAT_STYLES = ("bold #5fd7d7", "bold #ff87af")
TOKENS = ("({})", "<{}>")
BONUS_SIGNS = {
    "finance": "↑", "force": "!", "swap_tokens": "⇄", "place": "+", "swap_characters": "@",
    "special": "§",
}  # fmt: skip
SHAPE_SIGNS = {"diamond": "◆", "bars": "≡", "circle": "●", "ribbon": "∞", "square": "■"}
SUIT_STYLES = {
    "yellow": "#ffd75f", "purple": "#af87ff", "red": "#ff5f5f", "blue": "#5fafff",
    "green": "#5fd787",
}  # fmt: skip
# A character face down; what follows is what the reader knows of it.
BACK = Text.assemble(("▒ ", "dim"))
# The four tiles of the Cabaret, faintly distinct: those at the top and bottom, the others.
FLOORS = ("on #12303a", "on #1b3f4b")
# So many lines are needed for everything, with the question and the choices below it.
FULL_HEIGHT = 36
# How each of the three Cabaret characters is won: a chain between two sides, or the stars.
GOALS = ("1→6", "A→F", "4×★")


def draw(
    view: dict[str, Any],
    texts: Texts,
    *,
    game: Gatsby,
    names: Sequence[str],
    choices: Sequence[dict[str, Any]],
    width: int,
    height: int,
) -> RenderableType:
    table = _Table(view, texts, game, names, choices, min(width, 100))
    return table.draw() if height >= FULL_HEIGHT else table.draw_small()


def ink(words: str, style: str) -> Text:
    """A styled text to which others can be added without taking the style over."""
    return Text.assemble((words, style))


def targets(choices: Sequence[dict[str, Any]]) -> dict[str, int]:
    """The number of each choice, by the space, place, action or tile it is about."""
    return {
        str(value): number
        for number, choice in enumerate(choices, 1)
        for field, value in choice.items()
        if field != "type"
    }


def _lines(lines: Sequence[Text]) -> Group:
    """Lines that are cut rather than broken where they do not fit."""
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return Group(*lines)


def _panel(title: str | Text, lines: Sequence[Text], style: str, box: Box = DOUBLE_EDGE) -> Panel:
    heading = title if isinstance(title, Text) else ink(f" {title} ", f"bold {style}")
    border = style.removeprefix("bold ")
    return Panel(_lines(lines), title=heading, box=box, border_style=border, padding=0)


class _Table:
    def __init__(
        self,
        view: dict[str, Any],
        texts: Texts,
        game: Gatsby,
        names: Sequence[str],
        choices: Sequence[dict[str, Any]],
        width: int,
    ) -> None:
        self.view = view
        self.texts = texts
        self.board = game.board
        self.names = names
        self.numbers = targets(choices)
        self.wide = width >= 96
        self.width = width
        self.characters = {entry["place"]: entry for entry in view["characters"]}
        self.spaces = {space["space"]: space for space in view["spaces"]}
        same = names[0][:1] == names[1][:1]
        self.letters = ("1", "2") if same else (names[0][:1], names[1][:1])

    def draw(self) -> RenderableType:
        say = self.texts.say
        pile = ink(f" {say('draw-pile', {'n': self.view['tiles']['pile']})} ", "dim")
        actions = _panel(say("draw-actions"), self._actions(), GOLD)
        actions.subtitle = pile
        return Group(
            self._side_by_side(
                _panel(say("draw-cabaret"), self._cabaret(), GOLD),
                _panel(say("draw-finance-center"), self._finance(), GOLD),
                53 if self.wide else 41,
            ),
            self._side_by_side(
                _panel(say("draw-racetrack"), self._racetrack(), GOLD),
                actions,
                self.width * 62 // 100,
            ),
            self._side_by_side(self._player_panel(0), self._player_panel(1), self.width // 2),
            self._legend(),
        )

    def draw_small(self) -> RenderableType:
        """Without frames, actions and legend, for a screen of 24 lines."""
        players = []
        for seat in (0, 1):
            title, lines = self._title(seat), [line for line in self._player(seat) if line]
            players.append(title + Text(":") + Text(" ·").join(lines))
        return Group(
            self._side_by_side(_lines(self._cabaret()), _lines(self._finance()), 39),
            _lines([*self._racetrack(), *players]),
        )

    def _side_by_side(self, one: RenderableType, two: RenderableType, left: int) -> Table:
        grid = Table.grid(padding=0)
        grid.add_column(width=left)
        grid.add_column(width=self.width - left)
        grid.add_row(one, two)
        return grid

    # Signs.

    def _number(self, key: str) -> Text:
        """The number to type for a space, place, action or tile, if it can be chosen."""
        if key not in self.numbers:
            return Text()
        return ink(f"[{self.numbers[key]}]", "bold black on yellow")

    def _token(self, seat: int) -> Text:
        return ink(TOKENS[seat].format(self.letters[seat]), SEAT_STYLES[seat])

    def _space(self, name: str) -> Text:
        """A space: its number if it can be chosen, its token, else what is printed on it."""
        space = self.spaces[name]
        seat = space["token"]
        shown = self._number(name)
        if seat is not None:
            letter = ink(self.letters[seat], SEAT_STYLES[seat])
            shown = shown + letter if shown else self._token(seat)
        if space["star"]:
            shown = shown + ink("★", f"bold {GOLD}")
        elif space["bonus"] and seat is None:
            shown = shown + ink(BONUS_SIGNS[space["bonus"]], "bold")
        return shown or ink("·", "dim")

    def _character(self, place: str) -> Text:
        """A character as the reader knows it: open, remembered, guessed or unknown."""
        entry = self.characters[place]
        if entry["character"]:
            open_ = entry["face_up"] or self.view["result"]
            who = self._who(entry["character"])
            return who if open_ else BACK + who
        if entry["maybe"]:
            return BACK + Text("?") + self._signs(entry["maybe"])
        return BACK + ink(self.texts.say("draw-unknown"), "dim")

    def _signs(self, characters: Sequence[str]) -> Text:
        return Text("/").join(self._sign(character) for character in characters)

    def _sign(self, character: str) -> Text:
        """Suit and prestige: ◆3."""
        suit, number = character.rsplit("-", 1)
        which = self.board.suits.index(suit)
        sign = SHAPE_SIGNS.get(self.board.shapes[which], suit[:1].upper())
        prestige = self.board.prestige[3 * which + int(number) - 1]
        return ink(f"{sign}{prestige}", f"bold {SUIT_STYLES.get(suit, '')}".strip())

    def _who(self, character: str) -> Text:
        name = f"character-{character}"
        said = self.texts.say(name) if self.texts.has(name) else character
        return self._sign(character) + Text(" " + said)

    # Places.

    def _cabaret(self) -> list[Text]:
        step = 4 if self.wide else 3
        lines = [self._diamond_row(row, step) for row in range(11)]
        for goal, place in zip(GOALS, PLACES[:3], strict=True):
            lines.append(ink(f" {goal} ", "dim") + self._on_board(place))
        return lines

    def _diamond_row(self, row: int, step: int) -> Text:
        """One line of the dance floor: the spaces whose letter and number add up to the row."""
        line = Text(" " * (abs(5 - row) * step + 1))
        if row <= 5:
            label = str(row + 1)
            line = ink(" " * (abs(5 - row) * step) + label, "dim")
        for a in range(max(0, row - 5), min(5, row) + 1):
            b = row - a
            cell = self._space("ABCDEF"[a] + str(b + 1))
            cell.align("center", 2 * step)
            cell.stylize_before(FLOORS[(a // 3 + b // 3) % 2])
            line = line + cell
        return line + ink("ABCDEF"[row], "dim") if row <= 5 else line

    def _on_board(self, place: str) -> Text:
        """The character at its place, with its number if it can be chosen, or who has won it."""
        entry = self.characters[place]
        if entry["on_board"]:
            number = self._number(place)
            return number + Text(" " if number else "") + self._character(place)
        return ink("→ ", "dim") + self._token(entry["owner"])

    def _finance(self) -> list[Text]:
        levels = dict(zip(self.board.levels, PLACES[3:7], strict=True))
        lines = []
        for level in range(self.board.top, -1, -1):
            line = ink(f" {level:>2} ", "dim")
            for seat in (0, 1):
                line += ink("║", GOLD) + self._lift(seat, level)
            line += ink("║ ", GOLD)
            if level in levels:
                place = levels[level]
                under = self.board.under[level]
                sign = BONUS_SIGNS[BONUSES[under - 1]] if under else " "
                line += Text(sign + " ") + self._on_board(place)
            lines.append(line)
        return lines

    def _lift(self, seat: int, level: int) -> Text:
        if self.view["levels"][seat] == level:
            cell = self._token(seat)
        else:
            bonus = self.board.column[level]
            passed = level < self.view["levels"][seat]
            sign = BONUS_SIGNS[BONUSES[bonus - 1]] if bonus and not passed else "·"
            cell = ink(sign, "bold" if bonus and not passed else "dim")
        cell.align("center", 5)
        return cell

    def _racetrack(self) -> list[Text]:
        lines = []
        longest = max(len(row) for row in self._rows())
        for number, row in enumerate(self._rows(), 1):
            place = f"race-{number}"
            line = ink(f" {number} ", "dim")
            if number in self.view["closed"]:
                over = ink("─" * (6 * longest - 1), "dim")
                over.align("center", 6 * longest)
                line += over
            else:
                for name in row:
                    cell = self._space(name)
                    cell.align("center", 5)
                    cell.stylize_before("on #17351f")
                    line += cell + ink("┊", "dim")
                line += Text(" " * (6 * (longest - len(row))))
            lines.append(line + Text(" ") + self._on_board(place))
        return lines

    def _rows(self) -> list[list[str]]:
        names = [name for name in self.spaces if name.startswith("R")]
        return [[name for name in names if name.startswith(f"R{n}.")] for n in range(1, 6)]

    def _actions(self) -> list[Text]:
        here = self.view["action"] or {}
        lines = []
        for action in ACTIONS:
            stands = here.get("action") == action
            line = ink(" ▶ " if stands else "   ", f"bold {GOLD}")
            line += self._number(action) + Text(" " if action in self.numbers else "")
            line += Text(self.texts.say(f"action-{action}"), "bold" if stands else "")
            if stands and action == ACTIONS[SPECIAL]:
                line += Text(" ") + self._token(here["seat"])
            lines.append(line)
        return lines

    def _title(self, seat: int) -> Text:
        has_the_turn = self.view["active"] == seat and not self.view["result"]
        active = Text("▶ " if has_the_turn else " ")
        return active + self._token(seat) + Text(f" {self.names[seat]} ", SEAT_STYLES[seat])

    def _player_panel(self, seat: int) -> Panel:
        return _panel(self._title(seat), self._player(seat), SEAT_STYLES[seat], ROUNDED)

    def _player(self, seat: int) -> list[Text]:
        say = self.texts.say
        won = [place for place, entry in self.characters.items() if entry["owner"] == seat]
        characters = Text("  ").join(self._won_character(place) for place in won)
        left = self.view["supply"][seat]
        count = say("draw-no-limit") if left is None else say("draw-tokens", {"n": left})
        prestige = self.view["prestige"][seat]
        if prestige is not None:
            count += " · " + say("draw-prestige", {"n": prestige})
        slot = self.view["tiles"]["slots"][seat]
        return [
            Text(f" {count}"),
            Text(f" {say('draw-characters')} ") + (characters or Text("–")),
            Text(f" {say('draw-slot')} ") + (self._tile(slot) if slot else Text("–")),
            self._other_tiles(seat),
        ]

    def _won_character(self, place: str) -> Text:
        entry = self.characters[place]
        open_ = entry["face_up"] or self.view["result"]
        back = Text() if open_ else ink("▒", "dim")
        if entry["character"]:
            return back + self._sign(entry["character"])
        return back + Text("?" if entry["maybe"] else "") + self._signs(entry["maybe"])

    def _tile(self, tile: str) -> Text:
        number = self._number(tile)
        return number + Text((" " if number else "") + self.texts.say(f"tile-{tile}"))

    def _other_tiles(self, seat: int) -> Text:
        """The tiles set aside, just drawn and discarded."""
        say = self.texts.say
        tiles = self.view["tiles"]
        parts = []
        drawing = seat in self.view["to_act"]
        if drawing and tiles["drawn"]:
            drawn = Text(", ").join(self._tile(tile) for tile in tiles["drawn"])
            parts.append(Text(f" {say('draw-drawn')} ") + drawn)
        if tiles["aside"][seat]:
            aside = ", ".join(say(f"tile-{tile}") for tile in tiles["aside"][seat])
            parts.append(Text(f" {say('draw-aside')} {aside}"))
        discards = tiles["discards"][seat]
        if discards:
            named = ", ".join(say(f"tile-{tile}") for tile in discards)
            parts.append(ink(f" {say('draw-discards')} {named}", "dim"))
        elif tiles["discard_counts"][seat]:
            hidden = say("draw-hidden", {"n": tiles["discard_counts"][seat]})
            parts.append(ink(f" {say('draw-discards')} {hidden}", "dim"))
        return Text(" ·").join(parts)

    def _legend(self) -> Text:
        signs = [("★", "star"), *((sign, bonus) for bonus, sign in BONUS_SIGNS.items())]
        signs.append(("▒", "unknown"))
        words = [f"{sign} {self.texts.say(f'draw-{word}')}" for sign, word in signs]
        return Text(" " + "  ".join(words), style="dim")
