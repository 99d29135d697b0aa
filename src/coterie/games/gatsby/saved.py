"""The JSON of a whole position of Gatsby: saves, puzzles, bug reports, tests."""

from typing import Any

from coterie.engine.bits import count, elements
from coterie.engine.errors import BadPosition
from coterie.engine.result import Result, result_from_json
from coterie.engine.rng import Rng
from coterie.games.gatsby.board import Board
from coterie.games.gatsby.hidden.belief import PLACES as PLACE_COUNT
from coterie.games.gatsby.hidden.belief import UNKNOWN, at
from coterie.games.gatsby.moves import PLACES, character_name, space_name, space_number
from coterie.games.gatsby.position import (
    BOARD_PLACES,
    FIRST_RACE,
    IDLE_TURNS,
    MOST_STEPS,
    ON_BOARD,
    RULES,
    SEATS,
    TILES,
    UNLIMITED,
)
from coterie.games.gatsby.questions import (
    ADVANCE,
    DRAW,
    EXCHANGE,
    FORCE,
    KEEP,
    NOTHING,
    QUESTION_NAMES,
    SECOND,
    STAR,
    STAY,
    STEP_NAMES,
    STEPS,
    TAKE,
    THEIRS,
    TOKEN,
    step_names,
)
from coterie.games.gatsby.rules.ending import ENDINGS, is_over
from coterie.games.gatsby.rules.finance import can_advance
from coterie.games.gatsby.rules.racetrack import ROWS, row_spaces
from coterie.games.gatsby.rules.setup import SHOWN_AT_FIRST, has_token, lay_tiles
from coterie.games.gatsby.rules.turn import options_of
from coterie.games.gatsby.state import GatsbyState

OUT = range(BOARD_PLACES, PLACE_COUNT)  # the places of the characters that left the game


def _world_to_json(board: Board, world: int) -> dict[str, str]:
    there = ((place, at(world, place)) for place in range(PLACE_COUNT))
    return {PLACES[p]: character_name(board, c) for p, c in there if c != UNKNOWN}


def to_json(state: GatsbyState) -> dict[str, Any]:
    board = state.board
    pile = [TILES[state.pile >> 4 * n & 15] for n in range(state.pile_size)]
    return {
        **({"rules": state.rules} if state.rules != 1 else {}),
        "supply": state.supply if state.supply < UNLIMITED else "unlimited",
        "dice": state.rng.words(),
        "layout": list(state.layout),
        "tokens": [[space_name(board, n) for n in elements(state.tokens(s))] for s in (0, 1)],
        "levels": [state.level0, state.level1],
        "closed": [row + 1 for row in elements(state.closed)],
        "characters": _world_to_json(board, state.characters),
        "face_up": [PLACES[place] for place in elements(state.face_up)],
        "won": [[PLACES[place] for place in elements(state.won(s))] for s in (0, 1)],
        "beliefs": [[_world_to_json(board, w) for w in state.belief(s)] for s in (0, 1)],
        "pile": pile,
        "drawn": [TILES[t] for t in elements(state.drawn)],
        "slots": [TILES[t] if t >= 0 else None for t in (state.slot0, state.slot1)],
        "aside": [[TILES[t] for t in elements(state.aside(s))] for s in (0, 1)],
        "discards": [[TILES[t] for t in elements(state.discards(s))] for s in (0, 1)],
        "used": [TILES[t] for t in elements(state.used)],
        "using": TILES[state.using] if state.using >= 0 else None,
        "active": state.active,
        "actor": state.actor,
        "action": state.action,
        "force": state.force,
        "changed": state.changed,
        "revealed": state.revealed,
        "idle": state.idle,
        "agenda": step_names(state.agenda),
        "step": STEP_NAMES[state.step],
        "link": space_name(board, state.link) if state.link >= 0 else None,
        "rows": [row + 1 for row in elements(state.rows)],
        "first": state.first,
        "second": state.second,
        # The field has kept the name it had in the first positions that were saved.
        "asked": QUESTION_NAMES[state.question],
        "result": state.result.to_json() if state.result else None,
    }


class _Reader:
    """Reads the fields of a position and says what is wrong with them."""

    def __init__(self, board: Board, obj: Any) -> None:
        self.board = board
        if not isinstance(obj, dict):
            raise self.bad("position-object")
        self.obj = obj

    def bad(self, id: str, **args: Any) -> BadPosition:
        return BadPosition(id, room="gatsby", **args)

    def get(self, field: str, kind: type) -> Any:
        value = self.obj.get(field)
        if type(value) is not kind:
            raise self.bad("position-field", name=field)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value: int = self.get(field, int)
        if not low <= value <= high:
            raise self.bad("position-field", name=field)
        return value

    def word(self, field: str, words: tuple[str, ...], value: Any) -> int:
        if not isinstance(value, str) or value not in words:
            raise self.bad("position-word", name=field, found=repr(value))
        return words.index(value)

    def pair(self, field: str) -> list[Any]:
        value: list[Any] = self.get(field, list)
        if len(value) != 2:
            raise self.bad("position-field", name=field)
        return value

    def word_bits(self, field: str, words: tuple[str, ...], value: Any) -> int:
        if not isinstance(value, list):
            raise self.bad("position-field", name=field)
        return sum(1 << n for n in {self.word(field, words, v) for v in value})

    def rules_version(self) -> int:
        """Positions of the first version of the rules do not name it."""
        version = self.obj.get("rules", 1)
        if type(version) is not int or not 1 <= version <= RULES:
            raise self.bad("position-rules", found=repr(version), ours=RULES)
        return version

    def rows(self, field: str) -> int:
        rows = self.get(field, list)
        if not all(type(row) is int and 1 <= row <= 5 for row in rows):
            raise self.bad("position-field", name=field)
        return sum(1 << row - 1 for row in set(rows))

    def space(self, field: str, name: Any) -> int:
        space = space_number(self.board, name)
        if space is None:
            raise self.bad("position-word", name=field, found=repr(name))
        return space

    def tokens(self, value: Any) -> int:
        if not isinstance(value, list):
            raise self.bad("position-field", name="tokens")
        return sum(1 << n for n in {self.space("tokens", name) for name in value})

    def world(self, field: str, value: Any) -> int:
        if not isinstance(value, dict):
            raise self.bad("position-field", name=field)
        names = tuple(character_name(self.board, c) for c in range(15))
        world = (1 << 60) - 1
        for place, name in value.items():
            p = self.word(field, PLACES, place)
            c = self.word(field, names, name)
            world = world & ~(15 << 4 * p) | c << 4 * p
        return world


def from_json(board: Board, obj: Any) -> GatsbyState:
    read = _Reader(board, obj)
    supply = read.obj.get("supply")
    if supply not in (20, "unlimited"):
        raise read.bad("position-field", name="supply")
    dice = read.get("dice", list)
    if (
        len(dice) != 4
        or not all(type(w) is int and 0 <= w < 1 << 32 for w in dice)
        or not any(dice)
    ):
        raise read.bad("position-field", name="dice")
    state = GatsbyState(board, 20 if supply == 20 else UNLIMITED, Rng(*dice))
    state.rules = read.rules_version()
    _read_board(state, read)
    _read_characters(state, read)
    _read_tiles(state, read)
    _read_turn(state, read)
    check(state)
    return state


def _read_board(state: GatsbyState, read: _Reader) -> None:
    layout = read.get("layout", list)
    if not all(type(n) is int for n in layout) or sorted(n // 4 for n in layout) != [0, 1, 2, 3]:
        raise read.bad("position-layout")
    lay_tiles(state, layout)
    state.tokens0, state.tokens1 = (read.tokens(value) for value in read.pair("tokens"))
    levels = read.pair("levels")
    if not all(type(n) is int and 0 <= n <= state.board.top for n in levels):
        raise read.bad("position-field", name="levels")
    state.level0, state.level1 = levels
    state.closed = read.rows("closed")


def _read_characters(state: GatsbyState, read: _Reader) -> None:
    state.characters = read.world("characters", read.get("characters", dict))
    state.face_up = read.word_bits("face_up", PLACES[:12], read.get("face_up", list))
    state.won0, state.won1 = (read.word_bits("won", PLACES[:12], v) for v in read.pair("won"))
    state.present = ON_BOARD & ~(state.won0 | state.won1)
    beliefs = read.pair("beliefs")
    if not all(isinstance(belief, list) and belief for belief in beliefs):
        raise read.bad("position-field", name="beliefs")
    state.belief0, state.belief1 = (
        [read.world("beliefs", world) for world in belief] for belief in beliefs
    )


def _read_tiles(state: GatsbyState, read: _Reader) -> None:
    pile = [read.word("pile", TILES, tile) for tile in read.get("pile", list)]
    state.pile = sum(tile << 4 * n for n, tile in enumerate(pile))
    state.pile_size = len(pile)
    slots = [-1 if v is None else read.word("slots", TILES, v) for v in read.pair("slots")]
    state.slot0, state.slot1 = slots
    state.drawn = read.word_bits("drawn", TILES, read.get("drawn", list))
    state.aside0, state.aside1 = (read.word_bits("aside", TILES, v) for v in read.pair("aside"))
    state.discards0, state.discards1 = (
        read.word_bits("discards", TILES, v) for v in read.pair("discards")
    )
    state.used = read.word_bits("used", TILES, read.get("used", list))
    using = read.obj.get("using")
    state.using = -1 if using is None else read.word("using", TILES, using)
    sets = [state.drawn, state.aside0, state.aside1, state.discards0, state.discards1, state.used]
    listed = pile + [t for bits in sets for t in elements(bits)]
    listed += [t for t in (state.slot0, state.slot1, state.using) if t >= 0]
    if sorted(listed) != list(range(11)):
        raise read.bad("position-tiles")


def _read_turn(state: GatsbyState, read: _Reader) -> None:
    state.active = read.number("active", 0, 1)
    state.actor = read.number("actor", 0, 1)
    state.action = read.number("action", -1, 5)
    state.force = read.get("force", bool)
    state.changed = read.get("changed", bool)
    state.revealed = read.get("revealed", bool)
    state.idle = read.number("idle", 0, IDLE_TURNS)
    agenda = [read.word("agenda", STEP_NAMES[1:], step) + 1 for step in read.get("agenda", list)]
    # An advance takes one step off the agenda and triggers two at most.
    rise = state.board.top - state.level(state.active)
    if len(agenda) + (rise + 1) // 2 > MOST_STEPS:
        raise read.bad("position-field", name="agenda")
    state.agenda = sum(step << 4 * n for n, step in enumerate(agenda))
    state.step = read.word("step", STEP_NAMES, read.get("step", str))
    link = read.obj.get("link")
    state.link = -1 if link is None else read.space("link", link)
    if state.link >= 36:
        raise read.bad("position-field", name="link")
    state.rows = read.rows("rows")
    state.first = read.number("first", -1, 56)
    state.second = read.number("second", -1, 56)
    state.question = read.word("asked", QUESTION_NAMES, read.get("asked", str))
    result = read.obj.get("result")
    if (result is None) == (state.question == NOTHING):
        raise read.bad("position-field", name="result")
    if result is None:
        state.to_act = SEATS[state.actor]
    else:
        state.result = _read_result(read, result)


def _read_result(read: _Reader, obj: Any) -> Result:
    fields = {"winners", "ranking", "scores", "reason"}
    if not isinstance(obj, dict) or set(obj) != fields or obj["reason"] not in ENDINGS:
        raise read.bad("position-field", name="result")
    ranking = {(): [1, 1], (0,): [1, 2], (1,): [2, 1]}
    winners, scores = obj["winners"], obj["scores"]
    if (
        winners not in [list(seats) for seats in ranking]
        or obj["ranking"] != ranking[tuple(winners)]
        or not isinstance(scores, list)
        or [type(score) for score in scores] != [int, int]
    ):
        raise read.bad("position-field", name="result")
    return result_from_json(obj)


def check(state: GatsbyState) -> None:
    """Refuse a position that cannot be: nothing is created or lost."""

    def bad(id: str, **args: Any) -> BadPosition:
        return BadPosition(id, room="gatsby", **args)

    if state.tokens0 & state.tokens1:
        raise bad(
            "position-two-tokens",
            space=space_name(state.board, elements(state.tokens0 & state.tokens1)[0]),
        )
    for seat in (0, 1):
        placed = count(state.tokens(seat))
        if placed > state.supply:
            raise bad("position-tokens", found=placed, most=state.supply)
    for row in range(ROWS):
        if state.closed >> row & 1 and (state.tokens0 | state.tokens1) & row_spaces(state, row):
            raise bad("position-closed-row", row=row + 1)
        if bool(state.closed >> row & 1) == bool(state.present >> FIRST_RACE + row & 1):
            raise bad("position-row-character", row=row + 1)
    if sorted(at(state.characters, p) for p in range(PLACE_COUNT)) != list(range(PLACE_COUNT)):
        raise bad("position-characters")
    if state.won0 & state.won1:
        raise bad("position-won-twice")
    shown = count(state.face_up)
    if shown != count(SHOWN_AT_FIRST):
        raise bad("position-sides", found=shown)
    if state.rules == 1 and state.face_up != SHOWN_AT_FIRST:
        raise bad("position-sides-fixed", known=[PLACES[p] for p in elements(SHOWN_AT_FIRST)])
    for seat in (0, 1):
        if not _believable(state, seat):
            raise bad("position-belief")
        if any(at(world, p) != UNKNOWN for world in state.belief(seat) for p in OUT):
            raise bad("position-belief-out")
    if state.question == EXCHANGE and not _has_looked(state):
        raise bad("position-belief-taken")
    if state.result is None:
        if is_over(state):
            raise bad("position-over")
        state.options = options_of(state, state.question) if _askable(state) else 0
        if not state.options:
            raise bad("position-question")


def _believable(state: GatsbyState, seat: int) -> bool:
    """Whether the seat's belief is one that the rules could have given it."""
    belief = state.belief(seat)
    known = [sorted(c for c in _characters(world) if c != UNKNOWN) for world in belief]
    truth = _characters(state.characters)
    certain = elements(state.face_up | state.won(seat))
    return (
        len(set(belief)) == len(belief)
        and len(set(known[0])) == len(known[0])
        and all(characters == known[0] for characters in known)
        and all(at(world, place) == truth[place] for world in belief for place in certain)
        and any(
            all(c in (UNKNOWN, true) for c, true in zip(_characters(world), truth, strict=True))
            for world in belief
        )
    )


def _has_looked(state: GatsbyState) -> bool:
    """Whether the player who has taken two characters knows both."""
    taken = [place for place in (state.first, state.second) if 0 <= place < PLACE_COUNT]
    belief = state.belief(state.actor)
    return all(
        at(world, place) == at(state.characters, place) for world in belief for place in taken
    )


def _characters(world: int) -> list[int]:
    return [at(world, place) for place in range(PLACE_COUNT)]


def _askable(state: GatsbyState) -> bool:
    """Whether the question is put to the right player and its choices so far make sense."""
    question = state.question
    others_turn = question in (KEEP, STAR, FORCE)
    if (state.actor == state.active) == others_turn:
        return False
    if bool(state.drawn) != (question in (KEEP, TAKE, STAY)):
        return False
    if question == TOKEN:
        return STEPS[state.step][1] != "" and has_token(state, state.actor)
    if question == ADVANCE:
        return can_advance(state)
    if question == DRAW:
        return state.pile_size > 0
    if question == THEIRS:
        return bool(state.first >= 0 and state.tokens(state.actor) >> state.first & 1)
    if question in (SECOND, EXCHANGE):
        taken = [state.first] if question == SECOND else [state.first, state.second]
        return len(set(taken)) == len(taken) and all(
            0 <= place < BOARD_PLACES and state.present >> place & 1 for place in taken
        )
    if question == STAY:
        return state.slot(state.actor) >= 0 and count(state.drawn) == 1
    return True
