"""The JSON of a whole position of Gangster Paradise: saves, puzzles, bug reports, tests.

The ledger is the list of everything that bears on secret money and hands, oldest first: the
name of the entry, the seat, for deals the other seat, then figures (`past.FIGURES`). A made-up
position may begin with one entry ["known", seat, red, white] per seat: money counted openly. A
position sampled from what a seat knows also holds that seat's own account of the past.
"""

from typing import Any

from coterie.engine.errors import BadPosition
from coterie.engine.result import result_from_json
from coterie.engine.rng import Rng
from coterie.games.gangster_paradise.belief import Entry
from coterie.games.gangster_paradise.board import (
    BLACK_MARKET,
    DELIVERY,
    LAUNDERING,
    RANKS,
    RECRUITMENT,
    SALE,
    Board,
)
from coterie.games.gangster_paradise.moves import (
    MOST_CARDS,
    MOST_GOODS,
    ROOM,
    deal_to_json,
    hand_names,
    heap_names,
)
from coterie.games.gangster_paradise.past import (
    BLUFFED,
    DEALT,
    ENTRIES,
    FAILED,
    FIGURES,
    GAINED,
    HIDDEN,
    KNOWN,
    LAUNDERED,
    OFFERED,
    PAID,
    SALARIES,
)
from coterie.games.gangster_paradise.state import (
    CRATES,
    INCOME,
    MAIN,
    MIX,
    MOST_NOTES,
    NOTHING,
    PHASES,
    PICK,
    QUESTIONS,
    SEATS,
    SETTLED,
    SHAPES,
    SPEAK,
    STEPS,
    TAKE,
    TAKING,
    THROW,
    TURN,
    Deal,
    GangsterState,
    Player,
    card_at,
    heap_size,
)
from coterie.games.gangster_paradise.view import ranks_to_json

RULES = 2  # the newest version
WITH_OTHER = (DEALT, OFFERED, FAILED, HIDDEN)
MOST_RED = 1 << 19


def to_json(state: GangsterState) -> dict[str, Any]:
    board = state.board
    # The first version of the rules was written without its number.
    version = {} if state.rules == 1 else {"rules": state.rules}
    return version | {
        "players": state.players,
        "dice": state.rng.words(),
        "clans": [_player_to_json(board, player) for player in state.seats],
        "piles": heap_names(board, state.piles),
        "market": heap_names(board, state.market),
        "market_red": int(state.market_red),
        "market_deck": [board.goods[good] for good in state.market_deck[: state.market_size]],
        "deck": [board.kinds[kind] for kind in state.deck[: state.deck_size]],
        "discards": hand_names(board, state.discards),
        "round": int(state.round),
        "first": int(state.first),
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "step": STEPS[state.step],
        "played": bool(state.played),
        "sold": bool(state.sold),
        "bought": int(state.bought),
        "offers": [
            {"seat": int(d.proposer), "other": int(d.partner), **deal_to_json(board, d)}
            for d in state.offers
            if d is not None
        ],
        "proposals": [int(card_at(state.proposals, s)) for s in range(state.players)],
        "soldiers": int(state.soldiers),
        "wanted": heap_names(board, state.wanted),
        "delivered": heap_names(board, state.delivered),
        "taking": board.kinds[state.taking] if state.taking >= 0 else None,
        "victim": int(state.victim) if state.victim >= 0 else None,
        "left": int(state.left),
        "inside": list(SEATS[state.inside]),
        "high": int(state.high) if state.high >= 0 else None,
        "calls": int(state.calls),
        "due": int(state.due),
        "tied": list(SEATS[state.tied]),
        "actor": int(state.actor),
        "asked": QUESTIONS[state.asked],
        "revealed": bool(state.revealed),
        "ledger": _ledger_to_json(state.ledger),
        "observer": int(state.observer) if state.observer >= 0 else None,
        "account": _ledger_to_json(state.account),
        "result": state.result.to_json() if state.result else None,
    }


def _player_to_json(board: Board, player: Player) -> dict[str, Any]:
    return {
        "clan": board.clans[player.clan],
        "secondary": board.goods[player.secondary],
        "red": int(player.red),
        "white": int(player.white),
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
        "bid": int(player.bid) if player.bid >= 0 else None,
        "bluffed": bool(player.bluffed),
        "shape": SHAPES[player.shape] if player.shape >= 0 else None,
        "throws": int(player.throws),
    }


def _ledger_to_json(entry: Entry) -> list[list[Any]]:
    lines: list[list[Any]] = []
    while entry.before is not None:
        figures = [entry.a, entry.b, entry.c, entry.d, entry.e, entry.f][: FIGURES[entry.kind]]
        line: list[Any] = [ENTRIES[entry.kind], int(entry.seat)]
        if entry.kind in WITH_OTHER:
            line.append(int(entry.other))
        lines.append(line + [int(figure) for figure in figures])
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
        if any(numbers.count(number) > MOST_GOODS for number in set(numbers)):
            raise bad("position-field", name=field)
        return sum(1 << 8 * number for number in numbers)

    def hand(self, field: str) -> int:
        numbers = self.cards(field, self.board.kinds)
        if any(numbers.count(number) > MOST_CARDS for number in set(numbers)):
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


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(id, room=ROOM, **args)


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
    check(state)
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
            or line[0] not in ENTRIES
            or not all(type(n) is int and abs(n) < 1 << 60 for n in line[1:])
        ):
            raise bad("position-field", name=field)
        kind = ENTRIES.index(line[0])
        seats = 2 if kind in WITH_OTHER else 1
        if len(line) != 1 + seats + FIGURES[kind] or not all(
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
    state.asked = read.word("asked", QUESTIONS)
    result = read.obj.get("result")
    if (result is None) == (state.asked == NOTHING):
        raise bad("position-field", name="result")
    try:
        state.result = None if result is None else result_from_json(result)
    except (KeyError, TypeError):
        raise bad("position-field", name="result") from None
    if state.asked == THROW:
        thrown = sum(1 << s for s, p in enumerate(state.seats) if p.shape >= 0)
        state.to_act = SEATS[state.tied & ~thrown]
    elif state.asked != NOTHING:
        state.to_act = SEATS[1 << state.actor]
        state.open_deals()


def check(state: GangsterState) -> None:
    """Refuse a position that cannot be: nothing is created or lost."""
    board = state.board
    if len({player.clan for player in state.seats}) != state.players:
        raise bad("position-clan-twice")
    _check_cards(state)
    for seat, player in enumerate(state.seats):
        if player.secondary == player.primary:
            raise bad("position-secondary", seat=seat)
        for n, rank in enumerate(RANKS):
            placed, used = card_at(player.placed, n), card_at(player.used, n)
            if placed > board.places[n] or placed + used > board.cards[n]:
                raise bad("position-members", seat=seat, rank=rank)
        if any(player.front >> 4 * n & 15 == seat + 1 for n in range(board.kind_count)):
            raise bad("position-own-executant", seat=seat)
    _check_secondary(state)
    _check_ledger(state)
    if state.result is None and not _askable(state):
        raise bad("position-question")
    for agrees, name, other in (*_turn_facts(state), *_auction_facts(state), *_end_facts(state)):
        if not agrees:
            raise bad("position-clash", name=name, other=other)


def _check_secondary(state: GangsterState) -> None:
    """All different, and no two clans with the same pair of goods."""
    pairs = {frozenset((player.primary, player.secondary)) for player in state.seats}
    goods = {player.secondary for player in state.seats}
    if len(pairs) < state.players or len(goods) < state.players:
        raise bad("position-pairs")


Fact = tuple[bool, str, str]  # whether two fields agree, and which


def _turn_facts(state: GangsterState) -> list[Fact]:
    board = state.board
    asked = state.asked
    taking = asked == TAKE
    on_turn = state.seat_at(state.turn)
    needs = (board.rounds - state.round) * (state.players - 1)
    if state.phase > BLACK_MARKET and state.round < board.rounds:
        needs -= state.players - 1  # the next round's cards lie open
    return [
        (not state.sold or state.phase == SALE, "sold", "phase"),
        (not state.bought or state.phase == RECRUITMENT, "bought", "phase"),
        (state.bought <= board.bought_per_round, "bought", "phase"),
        (state.step != SETTLED or state.phase == LAUNDERING, "step", "phase"),
        (state.step != SETTLED or state.rules >= 2, "step", "rules"),
        (not state.offered or asked in (TURN, SPEAK, TAKE), "offers", "asked"),
        ((state.soldiers > 0) == (asked == CRATES), "soldiers", "asked"),
        ((state.taking >= 0) == taking, "taking", "asked"),
        ((state.victim >= 0) == taking, "victim", "asked"),
        ((state.left > 0) == taking, "left", "asked"),
        # An executant takes from the player on turn, or is played by that player.
        (not taking or on_turn in (state.victim, state.actor), "victim", "turn"),
        (not taking or (on_turn == state.actor) == (state.step >= MAIN), "step", "victim"),
        (not state.delivered or (taking and state.step == TAKING), "delivered", "step"),
        (not taking or _covers(state.seats[state.victim].goods, state), "delivered", "clans"),
        (len(state.market_deck) >= needs, "market_deck", "round"),
    ]


def _covers(goods: int, state: GangsterState) -> bool:
    """Whether what was just delivered is still there."""
    heaps = (goods, int(state.delivered))
    held, came = ([heap >> 8 * n & 255 for n in range(state.board.good_count)] for heap in heaps)
    return all(have >= new for have, new in zip(held, came, strict=True))


def _auction_facts(state: GangsterState) -> list[Fact]:
    asked = state.asked
    selling = asked in (SPEAK, MIX, PICK)
    bids = [int(player.bid) for player in state.seats if player.bid >= 0]
    actor = state.seats[state.actor]
    served = any(player.served for player in state.seats)
    opening = state.phase == DELIVERY or (state.phase == BLACK_MARKET and not selling)
    bluffers = [player for player in state.seats if player.bluffed]
    bidders = [player for player in state.seats if player.bid >= 0]
    honest = [int(player.bid) for player in bidders if not player.bluffed]
    return [
        (max(bids, default=-1) == state.high, "high", "clans"),
        (len(set(bids)) == len(bids), "high", "clans"),
        (state.calls >= len(bids), "calls", "clans"),
        (bool(bids) or state.calls == 0, "calls", "high"),
        (not bids or selling, "high", "asked"),
        (not any(player.served for player in bidders), "high", "clans"),
        (not bluffers or asked in (MIX, PICK), "clans", "asked"),
        (all(p.bid >= 0 and p.red + p.white == 0 for p in bluffers), "clans", "high"),
        ((state.due > 0) == (asked == MIX), "due", "asked"),
        (asked != MIX or state.due == actor.bid == max(honest, default=-1), "due", "clans"),
        (not opening or not served, "clans", "phase"),
        (not opening or heap_size(state.market) == state.players - 1, "market", "phase"),
    ]


def _end_facts(state: GangsterState) -> list[Fact]:
    over = state.phase == 0
    throwing = state.asked == THROW
    tied = SEATS[state.tied]
    worth = [int(state.worth_of(seat)) for seat in range(state.players)]
    thrown = [seat for seat, player in enumerate(state.seats) if player.shape >= 0]
    result = state.result
    return [
        ((result is None) == (not over or throwing), "result", "phase"),
        (not tied or over, "tied", "phase"),
        (all(worth[seat] == max(worth) for seat in tied), "tied", "clans"),
        (not thrown or throwing, "clans", "asked"),
        (set(thrown) <= set(tied), "clans", "tied"),
        (over or not any(player.throws for player in state.seats), "clans", "phase"),
        (result is None or list(result.scores) == _white(state), "result", "clans"),
    ]


def _white(state: GangsterState) -> list[int]:
    return [int(player.white) for player in state.seats]


def _check_cards(state: GangsterState) -> None:
    board = state.board
    heaps = [state.piles, state.market, *(player.goods for player in state.seats)]
    each = board.cards_per_good + board.market_cards_per_good
    for n, good in enumerate(board.goods):
        found = sum(heap >> 8 * n & 255 for heap in heaps) + state.market_deck.count(n)
        if found != each:
            raise bad("position-goods", good=good, found=found, wanted=each)
    hands = [state.discards, *(player.hand for player in state.seats)]
    for n, kind in enumerate(board.kinds):
        found = sum(int(card_at(hand, n)) for hand in hands) + state.deck.count(n)
        found += sum(player.front >> 4 * n & 15 != 0 for player in state.seats)
        if found != board.copies:
            raise bad("position-executants", executant=kind, found=found, wanted=board.copies)


def _check_ledger(state: GangsterState) -> None:
    """The ledger must lead to the money that is there."""
    if state.phase == 0:
        return
    lines: list[Entry] = []
    entry = state.ledger
    while entry.before is not None:
        lines.append(entry)
        entry = entry.before
    money = [(0, 0)] * state.players
    counted: set[int] = set()
    for line in reversed(lines):
        known = int(line.seat) in counted
        counted.add(int(line.seat))
        could_be = possible(line, money, known)
        follow(line, money)
        if not could_be or min(min(pair) for pair in money) < 0:
            raise bad("position-ledger", seat=int(line.seat))
    for seat, player in enumerate(state.seats):
        if money[seat] != (player.red, player.white):
            raise bad("position-ledger", seat=seat)
    if state.observer >= 0:
        _check_account(state)


def possible(line: Entry, money: list[tuple[int, int]], known: bool) -> bool:
    """Whether a line of the ledger agrees with what everybody holds before it."""
    red, white = money[line.seat]
    match ENTRIES[line.kind]:
        case "known":
            return not known or (red, white) == (line.a, line.b)
        case "could":
            return red + white >= line.a
        case "paid":
            return 0 <= line.b <= line.a
        case "bluffed":
            return red + white < line.a and (red, white) == (line.b, line.c)
        case "laundered":
            return 0 <= line.b <= line.a and line.b % 2 == 0
        case "salaries":
            return bool(line.c == (line.a if line.b else white) and line.b == (white >= line.a))
        case "dealt":
            others_red, others_white = money[line.other]
            gives = red >= line.a and white >= line.b
            return bool(gives and others_red >= line.d and others_white >= line.e)
        case "offered":
            return bool(red >= line.a and white >= line.b)
        case "failed":
            others_red, others_white = money[line.other]
            return bool(others_red < line.a or others_white < line.b)
    return True


def follow(line: Entry, money: list[tuple[int, int]]) -> None:
    """What everybody holds after a line of the ledger."""
    seat = line.seat
    red, white = money[seat]
    if line.kind == KNOWN:
        money[seat] = (line.a, line.b)
    elif line.kind == GAINED:
        money[seat] = (red + line.a, white + line.b)
    elif line.kind == PAID:
        money[seat] = (red - line.b, white - (line.a - line.b))
    elif line.kind == LAUNDERED:
        money[seat] = (red - line.b, white + line.b // 2)
    elif line.kind == SALARIES:
        money[seat] = (red, white - line.c)
    elif line.kind == BLUFFED:
        money[seat] = (red - line.b, white - line.c)
    elif line.kind == DEALT:
        money[seat] = (red - line.a + line.d, white - line.b + line.e)
        red, white = money[line.other]
        money[line.other] = (red + line.a - line.d, white + line.b - line.e)


def _check_account(state: GangsterState) -> None:
    """What the observer of a sample knows must be possible, and allow what was drawn."""
    belief = state.knowledge(state.observer)
    red = [int(player.red) for player in state.seats]
    white = [int(player.white) for player in state.seats]
    hands = [int(player.hand) for player in state.seats]
    if not (belief.allows(red, white, hands) and belief.has_past()):
        raise bad("position-ledger", seat=int(state.observer))


def _askable(state: GangsterState) -> bool:
    """Whether the question makes sense where it is asked."""
    if state.asked == THROW:
        return state.phase == 0 and len(SEATS[state.tied]) > 1 and bool(state.to_act)
    if not 1 <= state.phase <= 6:
        return False
    on_turn = state.turn < state.players and state.seat_at(state.turn) == state.actor
    waiting = int(state.waiting())
    if state.asked == TURN:
        return state.phase <= LAUNDERING and on_turn and state.step >= MAIN
    if state.asked == CRATES:
        return state.phase == DELIVERY and on_turn and state.step == INCOME
    if state.asked == TAKE:
        return (
            state.taking >= 0
            and state.victim >= 0
            and state.victim != state.actor
            and card_at(state.seats[state.victim].front, state.taking) == state.actor + 1
            and state.left > 0
            and state.turn < state.players
            and state.booty() != 0
        )
    if state.asked == SPEAK:
        inside = int(state.inside)
        cards = heap_size(state.market)
        return (
            state.phase == 2
            and bool(inside >> state.actor & 1)
            and inside & ~waiting == 0
            and cards > 0
            and waiting.bit_count() == cards + 1
            and not (inside.bit_count() == 1 and state.high >= 0)
        )
    if state.asked == MIX:
        return (
            state.phase == 2
            and state.due > 0
            and state.least_red() <= state.most_red()
            and state.market != 0
        )
    if state.asked == PICK:
        return state.phase == 2 and state.market != 0 and bool(waiting >> state.actor & 1)
    goods = state.seats[state.actor].goods
    return state.phase == 6 and on_turn and heap_size(goods) > state.board.goods_limit
