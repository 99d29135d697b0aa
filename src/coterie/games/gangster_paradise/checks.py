"""Refuses positions that cannot be, each with one sentence: cards or money out of nowhere, a
question that makes no sense, fields that contradict each other."""

from typing import Any

from coterie.engine.bits import count
from coterie.engine.errors import BadPosition
from coterie.games.gangster_paradise.board import (
    BLACK_MARKET,
    DELIVERY,
    LAUNDERING,
    RANKS,
    RECRUITMENT,
    SALE,
)
from coterie.games.gangster_paradise.hidden import ledger
from coterie.games.gangster_paradise.hidden.ledger import Entry
from coterie.games.gangster_paradise.moves import ROOM
from coterie.games.gangster_paradise.packing import card_at, covers, heap_size
from coterie.games.gangster_paradise.position import (
    END,
    EXCESS,
    INCOME,
    MAIN,
    SEATS,
    SETTLED,
    TAKING,
)
from coterie.games.gangster_paradise.questions import CRATES, MIX, PICK, SPEAK, TAKE, THROW, TURN
from coterie.games.gangster_paradise.rules import ending, executants, market
from coterie.games.gangster_paradise.state import GangsterState


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(id, room=ROOM, **args)


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
    question = state.question
    taking = question == TAKE
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
        (not state.offered or question in (TURN, SPEAK, TAKE), "offers", "asked"),
        ((state.soldiers > 0) == (question == CRATES), "soldiers", "asked"),
        ((state.taking >= 0) == taking, "taking", "asked"),
        ((state.victim >= 0) == taking, "victim", "asked"),
        ((state.left > 0) == taking, "left", "asked"),
        # An executant takes from the player on turn, or is played by that player.
        (not taking or on_turn in (state.victim, state.actor), "victim", "turn"),
        (not taking or (on_turn == state.actor) == (state.step >= MAIN), "step", "victim"),
        (not state.delivered or (taking and state.step == TAKING), "delivered", "step"),
        (
            not taking or covers(state.seats[state.victim].goods, state.delivered),
            "delivered",
            "clans",
        ),
        (len(state.market_deck) >= needs, "market_deck", "round"),
    ]


def _auction_facts(state: GangsterState) -> list[Fact]:
    question = state.question
    selling = question in (SPEAK, MIX, PICK)
    bids = [player.bid for player in state.seats if player.bid >= 0]
    actor = state.seats[state.actor]
    served = any(player.served for player in state.seats)
    opening = state.phase == DELIVERY or (state.phase == BLACK_MARKET and not selling)
    bluffers = [player for player in state.seats if player.bluffed]
    bidders = [player for player in state.seats if player.bid >= 0]
    honest = [player.bid for player in bidders if not player.bluffed]
    return [
        (max(bids, default=-1) == state.high, "high", "clans"),
        (len(set(bids)) == len(bids), "high", "clans"),
        (state.calls >= len(bids), "calls", "clans"),
        (bool(bids) or state.calls == 0, "calls", "high"),
        (not bids or selling, "high", "asked"),
        (not any(player.served for player in bidders), "high", "clans"),
        (not bluffers or question in (MIX, PICK), "clans", "asked"),
        (all(p.bid >= 0 and p.red + p.white == 0 for p in bluffers), "clans", "high"),
        ((state.due > 0) == (question == MIX), "due", "asked"),
        (question != MIX or state.due == actor.bid == max(honest, default=-1), "due", "clans"),
        (not opening or not served, "clans", "phase"),
        (not opening or heap_size(state.market) == state.players - 1, "market", "phase"),
    ]


def _end_facts(state: GangsterState) -> list[Fact]:
    over = state.phase == END
    throwing = state.question == THROW
    tied = SEATS[state.tied]
    worth = [ending.worth_of(state, seat) for seat in range(state.players)]
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
    return [player.white for player in state.seats]


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
        found = sum(card_at(hand, n) for hand in hands) + state.deck.count(n)
        found += sum(player.front >> 4 * n & 15 != 0 for player in state.seats)
        if found != board.copies:
            raise bad("position-executants", executant=kind, found=found, wanted=board.copies)


def _check_ledger(state: GangsterState) -> None:
    """The ledger must lead to the money that is there."""
    if state.phase == END:
        return
    lines: list[Entry] = []
    entry = state.ledger
    while entry.before is not None:
        lines.append(entry)
        entry = entry.before
    money = [(0, 0)] * state.players
    counted: set[int] = set()
    for line in reversed(lines):
        known = line.seat in counted
        counted.add(line.seat)
        could_be = possible(line, money, known)
        follow(line, money)
        if not could_be or min(min(pair) for pair in money) < 0:
            raise bad("position-ledger", seat=line.seat)
    for seat, player in enumerate(state.seats):
        if money[seat] != (player.red, player.white):
            raise bad("position-ledger", seat=seat)
    if state.observer >= 0:
        _check_account(state)


def possible(line: Entry, money: list[tuple[int, int]], known: bool) -> bool:
    """Whether a line of the ledger agrees with what everybody holds before it."""
    red, white = money[line.seat]
    match line.kind:
        case ledger.KNOWN:
            return not known or (red, white) == (line.a, line.b)
        case ledger.COULD:
            return red + white >= line.a
        case ledger.PAID:
            return 0 <= line.b <= line.a
        case ledger.BLUFFED:
            return red + white < line.a and (red, white) == (line.b, line.c)
        case ledger.LAUNDERED:
            return 0 <= line.b <= line.a and line.b % 2 == 0
        case ledger.SALARIES:
            return bool(line.c == (line.a if line.b else white) and line.b == (white >= line.a))
        case ledger.DEALT:
            others_red, others_white = money[line.other]
            gives = red >= line.a and white >= line.b
            return bool(gives and others_red >= line.d and others_white >= line.e)
        case ledger.OFFERED:
            return bool(red >= line.a and white >= line.b)
        case ledger.FAILED:
            others_red, others_white = money[line.other]
            return bool(others_red < line.a or others_white < line.b)
    return True


def follow(line: Entry, money: list[tuple[int, int]]) -> None:
    """What everybody holds after a line of the ledger."""
    seat = line.seat
    red, white = money[seat]
    if line.kind == ledger.KNOWN:
        money[seat] = (line.a, line.b)
    elif line.kind == ledger.GAINED:
        money[seat] = (red + line.a, white + line.b)
    elif line.kind == ledger.PAID:
        money[seat] = (red - line.b, white - (line.a - line.b))
    elif line.kind == ledger.LAUNDERED:
        money[seat] = (red - line.b, white + line.b // 2)
    elif line.kind == ledger.SALARIES:
        money[seat] = (red, white - line.c)
    elif line.kind == ledger.BLUFFED:
        money[seat] = (red - line.b, white - line.c)
    elif line.kind == ledger.DEALT:
        money[seat] = (red - line.a + line.d, white - line.b + line.e)
        red, white = money[line.other]
        money[line.other] = (red + line.a - line.d, white + line.b - line.e)


def _check_account(state: GangsterState) -> None:
    """What the observer of a sample knows must be possible, and allow what was drawn."""
    belief = state.knowledge(state.observer)
    red = [player.red for player in state.seats]
    white = [player.white for player in state.seats]
    hands = [player.hand for player in state.seats]
    if not (belief.allows(red, white, hands) and belief.has_past()):
        raise bad("position-ledger", seat=state.observer)


def _askable(state: GangsterState) -> bool:
    """Whether the question makes sense where it is asked."""
    if state.question == THROW:
        return state.phase == END and len(SEATS[state.tied]) > 1 and bool(state.to_act)
    if state.phase == END:
        return False
    on_turn = state.turn < state.players and state.seat_at(state.turn) == state.actor
    waiting = market.participants(state)
    if state.question == TURN:
        return state.phase <= LAUNDERING and on_turn and state.step >= MAIN
    if state.question == CRATES:
        return state.phase == DELIVERY and on_turn and state.step == INCOME
    if state.question == TAKE:
        return (
            state.taking >= 0
            and state.victim >= 0
            and state.victim != state.actor
            and card_at(state.seats[state.victim].front, state.taking) == state.actor + 1
            and state.left > 0
            and state.turn < state.players
            and executants.booty(state) != 0
        )
    if state.question == SPEAK:
        inside = state.inside
        cards = heap_size(state.market)
        return (
            state.phase == BLACK_MARKET
            and bool(inside >> state.actor & 1)
            and inside & ~waiting == 0
            and cards > 0
            and count(waiting) == cards + 1
            and not (count(inside) == 1 and state.high >= 0)
        )
    if state.question == MIX:
        return (
            state.phase == BLACK_MARKET
            and state.due > 0
            and market.least_red(state) <= market.most_red(state)
            and state.market != 0
        )
    if state.question == PICK:
        return (
            state.phase == BLACK_MARKET and state.market != 0 and bool(waiting >> state.actor & 1)
        )
    goods = state.seats[state.actor].goods
    return state.phase == EXCESS and on_turn and heap_size(goods) > state.board.goods_limit
