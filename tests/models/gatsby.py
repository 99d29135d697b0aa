"""Gatsby's bookkeeping, written from the clauses to be read beside the rulebook.

The game is written as it is played: one generator per step of the rules. Where a player has to
decide, it stops and yields the question; the answer is sent in. What is on the table is kept
in plain dicts and lists. Chance is not modelled: the deal is given at the beginning.
"""

from collections.abc import Generator, Iterable
from typing import Any

Move = dict[str, Any]
Question = dict[str, Any]
Playing = Generator[Question, Move, Any]

# What is printed (data file).
PRESTIGE = {  # GA-MAT-2
    "yellow-1": 3, "yellow-2": 0, "yellow-3": 2,
    "purple-1": 2, "purple-2": 1, "purple-3": 2,
    "red-1": 3, "red-2": 1, "red-3": 1,
    "blue-1": 2, "blue-2": 1, "blue-3": 2,
    "green-1": 2, "green-2": 3, "green-3": 0,
}  # fmt: skip
SUITS = ["yellow", "purple", "red", "blue", "green"]
CABARET_TILES = [  # row by row in one orientation
    [["force", "", ""], ["", "finance", ""], ["star", "", "swap_characters"]],
    [["swap_characters", "", ""], ["", "finance", "star"], ["", "", "swap_tokens"]],
    [["swap_tokens", "", "finance"], ["", "star", ""], ["", "", "force"]],
    [["swap_tokens", "", "star"], ["", "force", ""], ["", "", "swap_characters"]],
]
TOP = 13
COLUMN = {1: "swap_characters", 5: "swap_tokens", 9: "force", 12: "swap_tokens"}
LEVELS = {"finance-1": 3, "finance-2": 7, "finance-3": 10, "finance-4": 13}
UNDER_CHARACTER = {3: "place", 7: "place", 10: "place"}
ROWS = {
    1: ["swap_characters", "special", "force", "", ""],
    2: ["", "force", "special", "swap_tokens", ""],
    3: ["", "", "finance", "special", "swap_tokens"],
    4: ["", "swap_characters", ""],
    5: ["", "", "finance"],
}
CABARET_PLACES = ["cabaret-left", "cabaret-right", "cabaret-bottom"]
FINANCE_PLACES = list(LEVELS)
RACE_PLACES = [f"race-{row}" for row in ROWS]
PLACES = CABARET_PLACES + FINANCE_PLACES + RACE_PLACES
FACE_UP_AT_FIRST = [  # GA-SET-3
    "cabaret-left", "cabaret-right", "finance-1", "finance-4", "race-1", "race-5",
]  # fmt: skip
MAIN_ACTIONS = ["cabaret_cabaret", "cabaret_finance", "finance_race", "race_race"]
SPECIAL_TILES = [  # GA-MAT-3, in the order of GA-SP-1 to GA-SP-11
    "two_tables", "three_linked", "cabaret_swap", "cabaret_anywhere", "grand_tour",
    "finance_twice", "double_swap", "two_on_a_row", "three_rows", "swap_race", "race_anywhere",
]  # fmt: skip

# A Cabaret space is named by its steps from the upper-left side (A to F) and from the
# upper-right side (1 to 6); a space of the Racetrack by its row and its place in the row.
CABARET = [letter + digit for letter in "ABCDEF" for digit in "123456"]
RACE_SPACES = {row: [f"R{row}.{i + 1}" for i in range(len(ROWS[row]))] for row in ROWS}
SLOTS = ["ABC 123", "DEF 123", "ABC 456", "DEF 456"]  # top, right, left, bottom


def neighbours(space: str) -> list[str]:
    """The Cabaret spaces that share a side with this one."""
    a, b = "ABCDEF".index(space[0]), int(space[1])
    beside = [(a - 1, b), (a + 1, b), (a, b - 1), (a, b + 1)]
    return ["ABCDEF"[x] + str(y) for x, y in beside if 0 <= x <= 5 and 1 <= y <= 6]


def row_of(space: str) -> int:
    """The row of a space of the Racetrack; 0 for one of the Cabaret."""
    return int(space[1]) if space[0] == "R" else 0


def suit_of(character: str) -> str:
    return character.split("-")[0]


def turned(tile: list[list[str]]) -> list[list[str]]:
    """The tile a quarter turn clockwise."""
    return [[tile[2 - column][row] for column in range(3)] for row in range(3)]


def cabaret_faults(printed: dict[str, str]) -> list[str]:
    """GA-SET-1: each tile lies in one slot, in one of its four orientations.

    Seen with the upper-right side on top, the letters run from left to right and the figures
    downwards.
    """
    found = []
    for slot in SLOTS:
        letters, digits = slot.split()
        lies = [[printed[letter + digit] for letter in letters] for digit in digits]
        for number, tile in enumerate(CABARET_TILES):
            for _ in range(4):
                if tile == lies:
                    found.append(number)
                tile = turned(tile)
    return [] if sorted(found) == [0, 1, 2, 3] else [f"the tiles of the Cabaret: {found}"]


def deal_faults(characters: dict[str, str], tiles: list[str]) -> list[str]:
    """GA-SET-2, GA-SET-4, GA-SET-5: what is wrong with a deal."""
    faults = []
    if sorted(characters) != sorted([*PLACES, "out-1", "out-2", "out-3"]):
        faults.append("the places of the characters")
    if sorted(characters.values()) != sorted(PRESTIGE):
        faults.append("the characters dealt")
    for upper, lower in [("finance-4", "finance-1"), ("race-1", "race-5")]:
        if PRESTIGE[characters[lower]] > PRESTIGE[characters[upper]]:
            faults.append(f"{lower} has more prestige than {upper}")
    if sorted(tiles) != sorted(SPECIAL_TILES):
        faults.append("the special tiles")
    return faults


class Gatsby:
    """A table of Gatsby. `question` is what is asked now, None when the game is over."""

    def __init__(
        self,
        supply: int | None,
        printed: dict[str, str],
        characters: dict[str, str],
        pile: list[str],
        starter: int,
    ) -> None:
        self.tokens_each = supply  # GA-MAT-1; None: unlimited
        self.printed = dict(printed)  # what each space shows: a bonus, "star" or nothing
        for row, bonuses in ROWS.items():
            self.printed.update(zip(RACE_SPACES[row], bonuses, strict=True))
        self.token: dict[str, int] = {}  # by space, the seat whose Influence token lies there
        self.level = [0, 0]  # GA-SET-5
        self.closed: list[int] = []
        self.board = {place: characters[place] for place in PLACES}
        self.out = {place: characters[place] for place in characters if place not in PLACES}
        self.face_up = {self.board[place] for place in FACE_UP_AT_FIRST}  # the tiles, not places
        self.won: list[dict[str, str]] = [{}, {}]  # by the place where each was won
        # What each seat has seen, as the list of arrangements it must hold possible.
        seen = {place: self.board[place] for place in FACE_UP_AT_FIRST}
        self.possible: list[list[dict[str, str]]] = [[dict(seen)], [dict(seen)]]
        self.pile = list(pile)  # the first is on top
        self.drawn: list[str] = []
        self.slot: list[str | None] = [None, None]
        self.aside: list[list[str]] = [[], []]
        self.discards: list[list[str]] = [[], []]
        self.using: str | None = None
        self.used: list[str] = []
        self.active = starter
        self.action: str | None = None  # where the Action token stands
        self.action_by = -1  # and who put it there
        self.force = False
        self.changed = False
        self.idle = 0
        self.result: dict[str, Any] | None = None
        self.playing = self.game()
        self.question: Question | None = next(self.playing)

    def decide(self, move: Move) -> None:
        """The player who is asked answers."""
        assert self.question is not None
        assert move in self.question["moves"]
        try:
            self.question = self.playing.send(move)
        except StopIteration:
            self.question = None

    def game(self) -> Playing:
        yield from self.set_up()
        yield from self.turns()

    def turns(self) -> Playing:
        while self.result is None:
            yield from self.turn()

    def resume(self) -> None:
        """Go on from what is on the table now, at the beginning of a turn."""
        self.playing = self.turns()
        self.question = next(self.playing)

    # Set-up

    def set_up(self) -> Playing:
        """GA-SET-6: the player who does not start takes a special tile and a star."""
        seat = 1 - self.active
        self.drawn = [self.pile.pop(0), self.pile.pop(0)]
        kept = (yield ask("keep", seat, tile_moves(self.drawn)))["tile"]
        self.drawn.remove(kept)
        self.slot[seat] = kept
        self.discards[seat] += self.drawn
        self.drawn = []
        stars = [space for space in CABARET if self.printed[space] == "star"]
        space = (yield ask("star", seat, place_moves(stars)))["space"]
        self.token[space] = seat

    # The turn

    def turn(self) -> Playing:
        """GA-TURN-1 to GA-TURN-3."""
        seat = self.active
        action = yield from self.choose_action(seat)
        self.changed = False
        self.action, self.action_by = action, seat
        if action == "special":
            self.using, self.slot[seat] = self.slot[seat], None  # GA-TURN-3
            self.changed = True
        yield from self.take_action(seat, self.using or action)
        if self.using:
            self.used.append(self.using)
            self.using = None
        self.end_of_turn()
        if self.result is None:
            self.active = 1 - seat

    def choose_action(self, seat: int) -> Playing:
        """GA-TURN-2, or GA-BON-3 when the other player has won a Force."""
        if self.force:
            # The one who forces has just taken the action on which the token stands.
            moves = action_moves(self.actions_open_to(seat))
            self.force = False
            forced = yield ask("force", 1 - seat, [*moves, {"type": "pass"}])
            if forced["type"] == "action":
                return forced["action"]
        chosen = yield ask("action", seat, action_moves(self.actions_open_to(seat)))
        return chosen["action"]

    def actions_open_to(self, seat: int) -> list[str]:
        """GA-TURN-2: the token leaves its space; each player has a special space of their own."""
        actions = [action for action in MAIN_ACTIONS if action != self.action]
        if self.slot[seat]:
            actions.append("special")
        return actions

    def take_action(self, seat: int, action: str) -> Playing:
        """GA-ACT-1 to GA-ACT-4 and GA-SP-1 to GA-SP-11, each step in the printed order."""
        match action:
            case "cabaret_cabaret":  # GA-ACT-1
                yield from self.linked_tokens(seat, 2)
            case "cabaret_finance":  # GA-ACT-2
                yield from self.cabaret(seat)
                yield from self.advance(seat)
            case "finance_race":  # GA-ACT-3
                yield from self.advance(seat)
                yield from self.race(seat)
            case "race_race":  # GA-ACT-4
                yield from self.different_rows(seat, 2)
            case "two_tables":  # GA-SP-1
                yield from self.cabaret(seat)
                yield from self.cabaret(seat)
            case "three_linked":  # GA-SP-2
                yield from self.linked_tokens(seat, 3)
            case "cabaret_swap":  # GA-SP-3
                yield from self.cabaret(seat)
                yield from self.swap_tokens(seat)
            case "cabaret_anywhere":  # GA-SP-4
                empty = [space for space in CABARET if space not in self.token]
                yield from self.place(seat, "token_any", empty)
            case "grand_tour":  # GA-SP-5
                yield from self.cabaret(seat)
                yield from self.advance(seat)
                yield from self.race(seat)
            case "finance_twice":  # GA-SP-6
                yield from self.advance(seat)
                yield from self.advance(seat)
            case "double_swap":  # GA-SP-7
                yield from self.swap_characters(seat)
                yield from self.advance(seat)
                yield from self.swap_tokens(seat)
            case "two_on_a_row":  # GA-SP-8
                yield from self.two_on_a_row(seat)
            case "three_rows":  # GA-SP-9
                yield from self.different_rows(seat, 3)
            case "swap_race":  # GA-SP-10
                yield from self.swap_tokens(seat)
                yield from self.race(seat)
            case "race_anywhere":  # GA-SP-11
                empty = [space for row in self.open_rows() for space in self.empty_in(row)]
                yield from self.place(seat, "token_race_any", empty)
            case _:
                raise AssertionError(action)

    # Placing tokens

    def supply(self, seat: int) -> int | None:
        """GA-MAT-1: the tokens left to a player; None when there is no limit."""
        if self.tokens_each is None:
            return None
        return self.tokens_each - sum(1 for owner in self.token.values() if owner == seat)

    def place(self, seat: int, question: str, spaces: list[str], optional: bool = False) -> Playing:
        """A token on one of the spaces; where it went.

        GA-MAT-1, GA-TURN-4: without a token or a space the step is skipped.
        """
        if not spaces or self.supply(seat) == 0:
            return None
        moves = place_moves(spaces)
        if optional:
            moves.append({"type": "pass"})
        move = yield ask(question, seat, moves)
        if move["type"] == "pass":
            return None
        yield from self.put(seat, move["space"])
        return move["space"]

    def put(self, seat: int, space: str) -> Playing:
        """The token is placed and triggers its bonus (GA-BON-1, GA-SP-12)."""
        self.token[space] = seat
        self.changed = True
        if self.printed[space] not in ("", "star"):
            yield from self.bonus(seat, self.printed[space])  # GA-TURN-5: before all the rest

    def cabaret_spaces(self) -> list[str]:
        """GA-CAB-1: the empty spaces next to a token, whoever owns it."""
        return [
            space
            for space in CABARET
            if space not in self.token and any(near in self.token for near in neighbours(space))
        ]

    def cabaret(self, seat: int) -> Playing:
        return (yield from self.place(seat, "token_next", self.cabaret_spaces()))

    def linked_tokens(self, seat: int, count: int) -> Playing:
        """GA-ACT-1, GA-SP-2; GA-SP-13: the link is to the space of this action's last token."""
        link = yield from self.cabaret(seat)
        for _ in range(count - 1):
            if link is None:
                return
            near = [space for space in neighbours(link) if space not in self.token]
            link = yield from self.place(seat, "token_link", near)

    def open_rows(self) -> list[int]:
        return [row for row in ROWS if row not in self.closed]

    def empty_in(self, row: int) -> list[str]:
        return [space for space in RACE_SPACES[row] if space not in self.token]

    def race_spaces(self, rows: Iterable[int]) -> list[str]:
        """GA-RACE-1: the leftmost empty space of each of the rows that is available."""
        return [self.empty_in(row)[0] for row in rows if self.empty_in(row)]

    def race(self, seat: int) -> Playing:
        return (yield from self.place(seat, "token_race", self.race_spaces(self.open_rows())))

    def different_rows(self, seat: int, count: int) -> Playing:
        """GA-ACT-4, GA-SP-9: as many rows as there are, each once."""
        rows: list[int] = []
        for _ in range(count):
            others = [row for row in self.open_rows() if row not in rows]
            space = yield from self.place(seat, "token_race", self.race_spaces(others))
            if space is not None:
                rows.append(row_of(space))

    def two_on_a_row(self, seat: int) -> Playing:
        """GA-SP-8: the row is chosen with the first token, so the second needs no question."""
        first = yield from self.place(seat, "token_row", self.race_spaces(self.open_rows()))
        if first is not None and self.supply(seat) != 0:
            for space in self.race_spaces([row_of(first)]):
                yield from self.put(seat, space)

    # The Finance Center

    def advance(self, seat: int) -> Playing:
        """GA-FIN-1; GA-FIN-3, GA-FIN-4 and GA-FIN-5 for the bonuses on the way."""
        before = self.level[seat]
        steps = 1 if before >= self.level[1 - seat] else 2
        after = min(before + steps, TOP)
        if after == before:
            return
        self.level[seat] = after
        self.changed = True
        triggered = []
        for level in range(before + 1, after + 1):
            if level in COLUMN:
                triggered.append(COLUMN[level])
            for place, at in LEVELS.items():
                if at == level and place not in self.board and level in UNDER_CHARACTER:
                    triggered.append(UNDER_CHARACTER[level])
        for bonus in triggered:  # lower first
            yield from self.bonus(seat, bonus)

    # Bonuses

    def bonus(self, seat: int, bonus: str) -> Playing:
        """All are optional; one that can do nothing is not offered (GA-TURN-4)."""
        match bonus:
            case "finance":  # GA-BON-2
                if self.level[seat] < TOP:
                    answer = yield ask("advance", seat, YES_OR_PASS)
                    if answer["type"] == "yes":
                        yield from self.advance(seat)
            case "force":  # GA-BON-3; declined or not at the start of the next turn
                self.force = True
            case "swap_tokens":
                yield from self.swap_tokens(seat)
            case "place":  # GA-BON-5
                spaces = self.cabaret_spaces() + self.race_spaces(self.open_rows())
                yield from self.place(seat, "token_may_place", spaces, optional=True)
            case "swap_characters":
                yield from self.swap_characters(seat)
            case "special":
                yield from self.draw_special_tiles(seat)

    def swap_tokens(self, seat: int) -> Playing:
        """GA-BON-4. The tokens of closed rows have gone back, so all on the board are meant."""

        def partners(mine: str) -> list[str]:
            theirs = [space for space, owner in self.token.items() if owner != seat]
            return [s for s in theirs if row_of(s) == 0 or row_of(s) != row_of(mine)]

        mine = [space for space, owner in self.token.items() if owner == seat and partners(space)]
        if not mine:
            return
        move = yield ask("mine", seat, [*token_moves(mine), {"type": "pass"}])
        if move["type"] == "pass":
            return
        given = move["space"]
        taken = (yield ask("theirs", seat, token_moves(partners(given))))["space"]
        self.token[given], self.token[taken] = 1 - seat, seat
        self.changed = True

    def swap_characters(self, seat: int) -> Playing:
        """GA-BON-6: the side goes with the tile, since it is the tiles that lie face up."""
        if len(self.board) < 2:
            return
        moves = character_moves(self.board)
        move = yield ask("first", seat, [*moves, {"type": "pass"}])
        if move["type"] == "pass":
            return
        first = move["place"]
        others = [place for place in self.board if place != first]
        second = (yield ask("second", seat, character_moves(others)))["place"]
        hidden = [place for place in (first, second) if self.board[place] not in self.face_up]
        for place in hidden:
            self.see(seat, place, self.board[place])
        answer = yield ask("exchange", seat, YES_OR_PASS)
        swapped = answer["type"] == "yes"
        if swapped:
            self.board[first], self.board[second] = self.board[second], self.board[first]
            self.changed = True
        if swapped:
            self.possible[seat] = [exchanged(w, first, second) for w in self.possible[seat]]
        other = 1 - seat
        if len(hidden) == 2:  # GA-HID-2: the opponent must hold both possible
            self.possible[other] += [exchanged(w, first, second) for w in self.possible[other]]
        elif swapped:
            self.possible[other] = [exchanged(w, first, second) for w in self.possible[other]]

    def draw_special_tiles(self, seat: int) -> Playing:
        """GA-BON-7."""
        if not self.pile:
            return
        answer = yield ask("draw", seat, YES_OR_PASS)
        if answer["type"] == "pass":
            return
        self.drawn, self.pile = self.pile[:3], self.pile[3:]
        chosen = (yield ask("take", seat, tile_moves(self.drawn)))["tile"]
        self.discards[seat] += [tile for tile in self.drawn if tile != chosen]
        self.drawn = []
        old = self.slot[seat]
        if old is None:
            self.slot[seat] = chosen
            return
        self.drawn = [chosen]
        stays = (yield ask("stay", seat, tile_moves([old, chosen])))["tile"]
        self.drawn = []
        self.slot[seat] = stays
        self.aside[seat].append(chosen if stays == old else old)

    # What a seat has seen

    def see(self, seat: int, place: str, character: str) -> None:
        """GA-HID-1, GA-HID-2: what is seen now rules out what does not agree with it."""
        agreeing = [
            world
            for world in self.possible[seat]
            if world.get(place, character) == character
            and (world.get(place) == character or character not in world.values())
        ]
        self.possible[seat] = [{**world, place: character} for world in agreeing]

    # The end of the turn

    def end_of_turn(self) -> None:
        """GA-END-1, then victory; the active player comes first in all (GA-CAB-5)."""
        self.award_cabaret()
        self.award_finance()
        self.award_races()
        self.judge()

    def award(self, seat: int, place: str) -> None:
        """GA-END-1: a face-down character is seen by its new owner."""
        character = self.board.pop(place)
        self.won[seat][place] = character
        if character not in self.face_up:
            self.see(seat, place, character)

    def award_cabaret(self) -> None:
        """GA-CAB-2, GA-CAB-3, GA-CAB-5; the tokens stay (GA-CAB-4)."""
        stars = [space for space in CABARET if self.printed[space] == "star"]
        for seat in (self.active, 1 - self.active):
            mine = {space for space in CABARET if self.token.get(space) == seat}
            claims = []
            if chained(mine, [s for s in mine if s[1] == "1"], [s for s in mine if s[1] == "6"]):
                claims.append("cabaret-left")  # from the upper-right to the lower-left side
            if chained(mine, [s for s in mine if s[0] == "A"], [s for s in mine if s[0] == "F"]):
                claims.append("cabaret-right")  # from the upper-left to the lower-right side
            if all(star in mine for star in stars):
                claims.append("cabaret-bottom")
            for place in claims:
                if place in self.board:
                    self.award(seat, place)

    def award_finance(self) -> None:
        """GA-FIN-2."""
        for seat in (self.active, 1 - self.active):
            for place, level in LEVELS.items():
                if place in self.board and self.level[seat] >= level:
                    self.award(seat, place)

    def award_races(self) -> None:
        """GA-RACE-2, GA-RACE-3, GA-RACE-5; only now, so GA-RACE-4 needs nothing more."""
        for row in self.open_rows():
            if self.empty_in(row):
                continue
            owners = [self.token[space] for space in RACE_SPACES[row]]
            self.award(0 if owners.count(0) > owners.count(1) else 1, f"race-{row}")
            self.closed.append(row)
            for space in RACE_SPACES[row]:
                del self.token[space]

    # Victory

    def prestige(self, seat: int) -> int:
        """GA-END-3."""
        characters = sum(PRESTIGE[character] for character in self.won[seat].values())
        return characters + (1 if self.slot[seat] else 0) + len(self.aside[seat])

    def victory(self, seat: int) -> str:
        """GA-END-2: the condition that the player meets, or nothing."""
        suits = [suit_of(character) for character in self.won[seat].values()]
        if any(suits.count(suit) == 3 for suit in SUITS):
            return "suit"
        if all(suit in suits for suit in SUITS):
            return "suits"
        return ""

    def judge(self) -> None:
        """GA-END-2 to GA-END-6."""
        self.idle = 0 if self.changed else self.idle + 1
        met = [self.victory(0), self.victory(1)]
        if met[0] and met[1]:
            self.decide_by_prestige()  # GA-END-5
        elif met[0]:
            self.end([0], met[0])
        elif met[1]:
            self.end([1], met[1])
        elif self.idle == 4:  # GA-END-6, a ruling of the game: four turns change nothing
            self.decide_by_prestige()
        for location in (CABARET_PLACES, FINANCE_PLACES, RACE_PLACES):
            if self.result is None and all(place not in self.board for place in location):
                self.decide_by_prestige()

    def decide_by_prestige(self) -> None:
        """GA-END-4."""
        prestige = [self.prestige(0), self.prestige(1)]
        characters = [len(self.won[0]), len(self.won[1])]
        if prestige[0] != prestige[1]:
            self.end([prestige.index(max(prestige))], "prestige")
        elif characters[0] != characters[1]:
            self.end([characters.index(max(characters))], "characters")
        else:
            self.end([], "draw")

    def end(self, winners: list[int], reason: str) -> None:
        """Nothing is pending when the game is over."""
        self.force = self.changed = False
        self.result = {
            "winners": winners,
            "ranking": [1 if seat in winners or not winners else 2 for seat in (0, 1)],
            "scores": [self.prestige(0), self.prestige(1)],
            "reason": reason,
        }


def chained(mine: set[str], start: list[str], goal: list[str]) -> bool:
    """GA-CAB-2: whether the spaces are joined by their sides from the one side to the other."""
    reached = list(start)
    for space in reached:  # grows as it goes
        reached += [near for near in neighbours(space) if near in mine and near not in reached]
    return any(space in goal for space in reached)


def exchanged(world: dict[str, str], first: str, second: str) -> dict[str, str]:
    """What is thought to lie in the two places, the other way round."""
    other = {first: second, second: first}
    return {other.get(place, place): character for place, character in world.items()}


# Questions and moves, in the form in which they are written down.

YES_OR_PASS: list[Move] = [{"type": "yes"}, {"type": "pass"}]


def ask(question: str, seat: int, moves: list[Move]) -> Question:
    return {"type": question, "seat": seat, "moves": moves}


def action_moves(actions: Iterable[str]) -> list[Move]:
    return [{"type": "action", "action": action} for action in actions]


def place_moves(spaces: Iterable[str]) -> list[Move]:
    return [{"type": "place", "space": space} for space in spaces]


def token_moves(spaces: Iterable[str]) -> list[Move]:
    return [{"type": "token", "space": space} for space in spaces]


def character_moves(places: Iterable[str]) -> list[Move]:
    return [{"type": "character", "place": place} for place in places]


def tile_moves(tiles: Iterable[str]) -> list[Move]:
    return [{"type": "tile", "tile": tile} for tile in tiles]
