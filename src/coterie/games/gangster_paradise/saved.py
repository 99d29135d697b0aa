"""The JSON of a whole position of Gangster Paradise: saves, puzzles, bug reports, tests.

The ledger is the list of everything that bears on secret money and hands, oldest first: the
name of the entry, the seat, for deals the other seat, then figures (`hidden.ledger`). A made-up
position may begin with one entry ["known", seat, red, white] per seat: money counted openly. A
position sampled from what a seat knows also holds that seat's own account of the past.
"""

from typing import Any

from coterie.engine.result import result_from_json
from coterie.engine.rng import Rng
from coterie.games.gangster_paradise import checks
from coterie.games.gangster_paradise.board import RANKS, Board
from coterie.games.gangster_paradise.checks import bad
from coterie.games.gangster_paradise.hidden.ledger import ENTRIES, GAINED, KNOWN, Entry
from coterie.games.gangster_paradise.moves import deal_to_json, hand_names, heap_names
from coterie.games.gangster_paradise.packing import MOST_OF_A_CARD, MOST_OF_A_GOOD, card_at
from coterie.games.gangster_paradise.position import PHASES, RULES, SEATS, STEPS, Deal, Player
from coterie.games.gangster_paradise.questions import (
    MOST_NOTES,
    NOTHING,
    QUESTION_NAMES,
    SHAPES,
    THROW,
)
from coterie.games.gangster_paradise.rules import negotiation
from coterie.games.gangster_paradise.state import GangsterState
from coterie.games.gangster_paradise.view import ranks_to_json

ENTRY_NAMES = [name for name, _, _ in ENTRIES]
MOST_RED = 1 << 19


def to_json(state: GangsterState) -> dict[str, Any]:
    assert state.recorded
    board = state.board
    # The first version of the rules was written without its number.
    version = {} if state.rules == 1 else {"rules": state.rules}
    return version | {
        "players": state.players,
        "dice": state.rng.words(),
        "clans": [_player_to_json(board, player) for player in state.seats],
        "piles": heap_names(board, state.piles),
        "market": heap_names(board, state.market),
        "market_red": state.market_red,
        "market_deck": [board.goods[good] for good in state.market_deck[: state.market_size]],
        "deck": [board.kinds[kind] for kind in state.deck[: state.deck_size]],
        "discards": hand_names(board, state.discards),
        "round": state.round,
        "first": state.first,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "step": STEPS[state.step],
        "played": bool(state.played),
        "sold": bool(state.sold),
        "bought": state.bought,
        "offers": [
            {"seat": d.proposer, "other": d.partner, **deal_to_json(board, d)}
            for d in state.offers
            if d is not None
        ],
        "proposals": [card_at(state.proposals, s) for s in range(state.players)],
        "soldiers": state.soldiers,
        "wanted": heap_names(board, state.wanted),
        "delivered": heap_names(board, state.delivered),
        "taking": board.kinds[state.taking] if state.taking >= 0 else None,
        "victim": state.victim if state.victim >= 0 else None,
        "left": state.left,
        "inside": list(SEATS[state.inside]),
        "high": state.high if state.high >= 0 else None,
        "calls": state.calls,
        "due": state.due,
        "tied": list(SEATS[state.tied]),
        "actor": state.actor,
        "asked": QUESTION_NAMES[state.question],
        "revealed": bool(state.revealed),
        "ledger": _ledger_to_json(state.ledger),
        "observer": state.observer if state.observer >= 0 else None,
        "account": _ledger_to_json(state.account),
        "result": state.result.to_json() if state.result else None,
    }


def _player_to_json(board: Board, player: Player) -> dict[str, Any]:
    return {
        "clan": board.clans[player.clan],
        "secondary": board.goods[player.secondary],
        "red": player.red,
        "white": player.white,
        "goods": heap_names(board, player.goods),
        "members": ranks_to_json(player.placed),
        "used": ranks_to_json(player.used),
        "executants": hand_names(board, player.hand),
        "before": {
            kind: owner - 1
            for n, kind in enumerate(board.kinds)
            if (owner := player.front >> 4 * n & 15)
        },
        "unpaid": bool(player.unpaid),
        "served": bool(player.served),
        "bid": player.bid if player.bid >= 0 else None,
        "bluffed": bool(player.bluffed),
        "shape": SHAPES[player.shape] if player.shape >= 0 else None,
        "throws": player.throws,
    }


def _ledger_to_json(entry: Entry) -> list[list[Any]]:
    lines: list[list[Any]] = []
    while entry.before is not None:
        name, count, with_other = ENTRIES[entry.kind]
        figures = [entry.a, entry.b, entry.c, entry.d, entry.e, entry.f][:count]
        seats = [entry.seat, entry.other] if with_other else [entry.seat]
        lines.append([name, *seats, *figures])
        entry = entry.before
    lines.reverse()
    return lines


class _Reader:
    """Reads the fields of a position (or of one clan in it) and says what is wrong with them."""

    def __init__(self, board: Board, obj: Any) -> None:
        self.board = board
        if not isinstance(obj, dict):
            raise bad("position-object")
        self.obj = obj

    def get(self, field: str, kind: type) -> Any:
        value = self.obj.get(field)
        if type(value) is not kind:
            raise bad("position-field", name=field)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value: int = self.get(field, int)
        if not low <= value <= high:
            raise bad("position-field", name=field)
        return value

    def maybe(self, field: str, low: int, high: int) -> int:
        """A number, or -1 for null."""
        return -1 if self.obj.get(field) is None else self.number(field, low, high)

    def word(self, field: str, words: tuple[str, ...] | list[str]) -> int:
        return self.known(field, self.obj.get(field), words)

    def known(self, field: str, value: Any, words: tuple[str, ...] | list[str]) -> int:
        if not isinstance(value, str) or value not in words:
            raise bad("position-word", name=field, found=repr(value)[:40])
        return words.index(value)

    def flag(self, field: str) -> bool:
        return bool(self.get(field, bool))

    def cards(self, field: str, words: list[str]) -> list[int]:
        return [self.known(field, word, words) for word in self.get(field, list)]

    def heap(self, field: str) -> int:
        numbers = self.cards(field, self.board.goods)
        if any(numbers.count(number) > MOST_OF_A_GOOD for number in set(numbers)):
            raise bad("position-field", name=field)
        return sum(1 << 8 * number for number in numbers)

    def hand(self, field: str) -> int:
        numbers = self.cards(field, self.board.kinds)
        if any(numbers.count(number) > MOST_OF_A_CARD for number in set(numbers)):
            raise bad("position-field", name=field)
        return sum(1 << 4 * number for number in numbers)

    def ranks(self, field: str) -> int:
        value = self.get(field, dict)
        if set(value) != set(RANKS) or not all(
            type(n) is int and 0 <= n <= 15 for n in value.values()
        ):
            raise bad("position-field", name=field)
        return sum(value[rank] << 4 * n for n, rank in enumerate(RANKS))

    def seats(self, field: str, players: int) -> int:
        value = self.get(field, list)
        if not all(type(seat) is int and 0 <= seat < players for seat in value):
            raise bad("position-field", name=field)
        return sum(1 << seat for seat in set(value))


def from_json(board: Board, obj: Any) -> GangsterState:
    read = _Reader(board, obj)
    players = read.number("players", 3, 5)
    dice = read.get("dice", list)
    if (
        len(dice) != 4
        or not all(type(w) is int and 0 <= w < 1 << 32 for w in dice)
        or not any(dice)
    ):
        raise bad("position-field", name="dice")
    state = GangsterState(board, players, Rng(*dice))
    if "rules" in read.obj:
        state.rules = read.number("rules", 1, RULES)
    clans = read.get("clans", list)
    if len(clans) != players:
        raise bad("position-clans", found=len(clans), players=players)
    state.seats = [_read_player(_Reader(board, clan), players) for clan in clans]
    _read_supply(state, read)
    _read_turn(state, read)
    _read_offers(state, read)
    state.ledger = _read_ledger(read, "ledger", players)
    state.observer = read.maybe("observer", 0, players - 1)
    state.account = _read_ledger(read, "account", players)
    _read_question(state, read)
    checks.check(state)
    return state


def _read_player(read: _Reader, players: int) -> Player:
    board = read.board
    player = Player()
    player.clan = read.word("clan", board.clans)
    player.primary = board.primary[player.clan]
    player.secondary = read.word("secondary", board.goods)
    player.red = read.number("red", 0, MOST_RED)
    player.white = read.number("white", 0, MOST_RED)
    player.goods = read.heap("goods")
    player.placed = read.ranks("members")
    player.used = read.ranks("used")
    player.hand = read.hand("executants")
    for kind, owner in read.get("before", dict).items():
        number = read.known("before", kind, board.kinds)
        if type(owner) is not int or not 0 <= owner < players:
            raise bad("position-field", name="before")
        player.front |= (owner + 1) << 4 * number
    player.unpaid = read.flag("unpaid")
    player.served = read.flag("served")
    player.bid = read.maybe("bid", 0, MOST_NOTES)
    player.bluffed = read.flag("bluffed")
    player.shape = -1 if read.obj.get("shape") is None else read.word("shape", SHAPES)
    player.throws = read.number("throws", 0, MOST_NOTES)
    return player


def _read_supply(state: GangsterState, read: _Reader) -> None:
    board = state.board
    state.piles = read.heap("piles")
    state.market = read.heap("market")
    state.market_red = read.number("market_red", 0, 1000)
    state.market_deck = read.cards("market_deck", board.goods)
    state.market_size = len(state.market_deck)
    state.deck = read.cards("deck", board.kinds)
    state.deck_size = len(state.deck)
    state.discards = read.hand("discards")


def _read_turn(state: GangsterState, read: _Reader) -> None:
    players = state.players
    state.round = read.number("round", 1, state.board.rounds)
    state.first = read.number("first", 0, players - 1)
    state.phase = read.word("phase", PHASES)
    state.turn = read.number("turn", 0, players)
    state.step = read.word("step", STEPS)
    state.played = read.flag("played")
    state.sold = read.flag("sold")
    state.bought = read.number("bought", 0, 99)
    proposals = read.get("proposals", list)
    if len(proposals) != players or not all(type(n) is int and 0 <= n <= 3 for n in proposals):
        raise bad("position-field", name="proposals")
    state.proposals = sum(n << 4 * seat for seat, n in enumerate(proposals))
    state.soldiers = read.number("soldiers", 0, 9)
    state.wanted = read.heap("wanted")
    state.delivered = read.heap("delivered")
    state.taking = -1 if read.obj.get("taking") is None else read.word("taking", state.board.kinds)
    state.victim = read.maybe("victim", 0, players - 1)
    state.left = read.number("left", 0, 99)
    state.inside = read.seats("inside", players)
    state.high = read.maybe("high", 0, MOST_NOTES)
    state.calls = read.number("calls", 0, MOST_NOTES)
    state.due = read.number("due", 0, MOST_NOTES)
    state.tied = read.seats("tied", players)
    state.actor = read.number("actor", 0, players - 1)
    state.revealed = read.flag("revealed")


def _read_offers(state: GangsterState, read: _Reader) -> None:
    state.offers = [None] * state.players
    for obj in read.get("offers", list):
        offer = _Reader(state.board, obj)
        seats = (
            offer.number("seat", 0, state.players - 1),
            offer.number("other", 0, state.players - 1),
        )
        deal = Deal(*seats)
        deal.give_goods = offer.heap("give_goods")
        deal.give_red = offer.number("give_red", 0, MOST_NOTES)
        deal.give_white = offer.number("give_white", 0, MOST_NOTES)
        deal.give_hand = offer.hand("give_executants")
        deal.ask_goods = offer.heap("ask_goods")
        deal.ask_red = offer.number("ask_red", 0, MOST_NOTES)
        deal.ask_white = offer.number("ask_white", 0, MOST_NOTES)
        deal.ask_hand = offer.hand("ask_executants")
        partners = [seat for seat in seats if seat != state.actor]
        if len(partners) != 1 or state.offers[partners[0]] is not None:
            raise bad("position-offers")
        state.offers[partners[0]] = deal
        state.offered |= 1 << partners[0]


def _read_ledger(read: _Reader, field: str, players: int) -> Entry:
    ledger = Entry(None, KNOWN, 0, -1, 0, 0)
    for line in read.get(field, list):
        if (
            not isinstance(line, list)
            or not line
            or line[0] not in ENTRY_NAMES
            or not all(type(n) is int and abs(n) < 1 << 60 for n in line[1:])
        ):
            raise bad("position-field", name=field)
        kind = ENTRY_NAMES.index(line[0])
        _, count, with_other = ENTRIES[kind]
        seats = 2 if with_other else 1
        if len(line) != 1 + seats + count or not all(
            0 <= seat < players for seat in line[1 : 1 + seats]
        ):
            raise bad("position-field", name=field)
        figures = line[1 + seats :] + [0] * 6
        if kind != GAINED and min(figures) < 0:
            raise bad("position-field", name=field)
        other = line[2] if seats == 2 else -1
        ledger = Entry(ledger, kind, line[1], other, figures[0], figures[1])
        ledger.c, ledger.d, ledger.e, ledger.f = figures[2:6]
    return ledger


def _read_question(state: GangsterState, read: _Reader) -> None:
    state.question = read.word("asked", QUESTION_NAMES)
    result = read.obj.get("result")
    if (result is None) == (state.question == NOTHING):
        raise bad("position-field", name="result")
    try:
        state.result = None if result is None else result_from_json(result)
    except (KeyError, TypeError):
        raise bad("position-field", name="result") from None
    if state.question == THROW:
        thrown = sum(1 << s for s, p in enumerate(state.seats) if p.shape >= 0)
        state.to_act = SEATS[state.tied & ~thrown]
    elif state.question != NOTHING:
        state.to_act = SEATS[1 << state.actor]
        negotiation.open_deals(state)
