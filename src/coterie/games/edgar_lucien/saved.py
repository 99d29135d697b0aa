"""The JSON of a whole position of Edgar & Lucien: saves, puzzles, bug reports, tests."""

from itertools import product
from typing import Any

from coterie.engine.bits import count, elements
from coterie.engine.errors import BadPosition
from coterie.engine.result import result_from_json
from coterie.engine.rng import Rng
from coterie.games.edgar_lucien.board import PLAYERS, Board
from coterie.games.edgar_lucien.hidden.belief import (
    CARDS,
    COPIES,
    DECK,
    FIRST,
    KIND,
    PILE,
    Hypothesis,
    allows,
    card_list,
    copies,
    deals,
    held,
    in_place,
    one,
    size,
)
from coterie.games.edgar_lucien.moves import COGS, POINTS
from coterie.games.edgar_lucien.position import (
    ACTION_PHASE,
    ACTIONS,
    CARD_NAMES,
    CERTIFICATE,
    CONDITIONS,
    ELECTION,
    FULL,
    MOVEMENT,
    PHASES,
    PROGRAMMING,
    RULES,
    SETUP,
    TOKENS,
    TURNS,
    Duo,
)
from coterie.games.edgar_lucien.questions import (
    ANSWER_STEPS,
    INTIMIDATE_STEP,
    LOSE_STEPS,
    MOST_BID,
    MOST_SECTORS,
    NOTHING,
    Q_ACTION,
    Q_ANSWER,
    Q_BID,
    Q_EXIT,
    Q_INTIMIDATE,
    Q_LOSE,
    Q_NAME,
    Q_START,
    Q_TAKE_MET,
    Q_WHEEL,
    QUESTIONS,
    STEP_BITS,
    STEP_MASK,
)
from coterie.games.edgar_lucien.rules import movement, victory
from coterie.games.edgar_lucien.state import EdgarLucienState
from coterie.games.edgar_lucien.view import cards, districts, wheel, words

# The phase in which each question that is no step of the agenda is asked.
_PHASES = {Q_START: SETUP, Q_WHEEL: PROGRAMMING, Q_EXIT: MOVEMENT, Q_BID: ELECTION}

# By how many players the questions of an intimidation are asked.
_PLAYERS = {Q_INTIMIDATE: (2,), Q_NAME: (4,), Q_LOSE: (3, 4)}


def _step_names(players: int) -> dict[str, int]:
    """The steps of the agenda, by name."""
    names = {QUESTIONS[step].name: step for step in range(NOTHING + 1, Q_LOSE)}
    names["intimidation"] = INTIMIDATE_STEP
    for seat in range(players):
        names[f"lose {seat}"] = LOSE_STEPS + seat
        names[f"answer {seat}"] = ANSWER_STEPS + seat
    return names


def _group_to_json(group: int, players: int) -> dict[str, Any]:
    return {
        "cards": [CARD_NAMES[KIND[card]] for card in elements(group & CARDS)],
        "hands": [held(group, seat) for seat in range(players)],
        "pile": held(group, PILE),
    }


def _duo_to_json(state: EdgarLucienState, duo: Duo) -> dict[str, Any]:
    board = state.board
    return {
        "cogs": duo.cogs * COGS,
        "popularity": duo.popularity * POINTS,
        "edgar": board.districts[duo.edgar] if duo.edgar >= 0 else None,
        "lucien": board.districts[duo.lucien] if duo.lucien >= 0 else None,
        "districts": districts(board, duo.districts),
        "hand": cards(duo.hand),
        "used": words(duo.used, ACTIONS),
        "certificates": words(duo.certificates, CONDITIONS),
        "certified": duo.certified,
        "wheel": wheel(board, duo.wheel),
        "belief": [
            {
                "weight": float(hypothesis.weight),
                "groups": [_group_to_json(group, state.players) for group in hypothesis.groups],
            }
            for hypothesis in duo.belief
        ],
    }


def to_json(state: EdgarLucienState) -> dict[str, Any]:
    steps = {step: name for name, step in _step_names(state.players).items()}
    agenda = []
    rest = state.agenda
    while rest:
        agenda.append(steps[rest & STEP_MASK])
        rest >>= STEP_BITS
    rules = {"rules": state.rules} if state.rules > 1 else {}  # the first ones were not named
    return {
        **rules,
        "players": state.players,
        "period_limit": state.limit,
        "open_fortunes": state.open_fortunes,
        "dice": state.rng.words(),
        "duos": [_duo_to_json(state, duo) for duo in state.duos],
        "governor": state.governor if state.governor >= 0 else None,
        "heritage": state.heritage if state.heritage >= 0 else None,
        "pile": [CARD_NAMES[kind] for kind in state.pile[: state.pile_size]],
        "discards": cards(state.discards),
        "period": state.period,
        "turn": state.turn,
        "first": state.first,
        "lead": state.lead,
        "phase": PHASES[state.phase],
        "done": state.done,
        "edgar_acted": state.edgar_acted,
        "lucien_acted": state.lucien_acted,
        "agenda": agenda,
        "bidders": [seat for seat in range(state.players) if state.bidders >> seat & 1],
        "bid": state.bid * COGS,
        "leader": state.leader if state.leader >= 0 else None,
        "actor": state.actor,
        "asked": QUESTIONS[state.question].name,
        "revealed": state.revealed,
        "result": state.result.to_json() if state.result else None,
    }


class _Reader:
    """Reads the fields of an object and says what is wrong with them."""

    def __init__(self, obj: Any) -> None:
        if not isinstance(obj, dict):
            raise bad("object")
        self.obj = obj

    def get(self, field: str, kind: type) -> Any:
        value = self.obj.get(field)
        if type(value) is not kind:
            raise bad("field", name=field)
        return value

    def number(self, field: str, low: int, high: int, unit: int = 1) -> int:
        value: int = self.get(field, int)
        if value % unit or not low * unit <= value <= high * unit:
            raise bad("field", name=field)
        return value // unit

    def seat(self, field: str, players: int) -> int:
        """A seat, or -1 for null."""
        return -1 if self.obj.get(field) is None else self.number(field, 0, players - 1)

    def word(self, field: str, known: list[str] | tuple[str, ...]) -> int:
        return word(field, self.obj.get(field), known)

    def numbers(self, field: str, known: list[str] | tuple[str, ...]) -> list[int]:
        return [word(field, value, known) for value in self.get(field, list)]

    def bits(self, field: str, known: list[str] | tuple[str, ...]) -> int:
        return sum(1 << n for n in set(self.numbers(field, known)))

    def cards(self, field: str) -> int:
        hand = 0
        for kind in self.numbers(field, CARD_NAMES):
            if copies(hand, kind) == COPIES[kind]:
                raise bad("cards")
            hand += one(kind)
        return hand


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(f"position-{id}", room="edgar-lucien", **args)


def word(field: str, value: Any, known: list[str] | tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in known:
        raise bad("word", name=field, found=repr(value))
    return known.index(value)


def from_json(board: Board, obj: Any) -> EdgarLucienState:
    read = _Reader(obj)
    players = read.get("players", int)
    if players not in PLAYERS:
        raise bad("field", name="players")
    dice = read.get("dice", list)
    if (
        len(dice) != 4
        or not all(type(w) is int and 0 <= w < 1 << 32 for w in dice)
        or not any(dice)
    ):
        raise bad("field", name="dice")
    limit = read.number("period_limit", 0, MOST_BID)
    state = EdgarLucienState(board, players, limit, read.get("open_fortunes", bool), Rng(*dice))
    state.rules = read.number("rules", 1, RULES) if "rules" in read.obj else 1
    entries = read.get("duos", list)
    if len(entries) != players:
        raise bad("field", name="duos")
    state.duos = [_read_duo(state, _Reader(entry)) for entry in entries]
    for duo in state.duos:
        state.neutral &= ~duo.districts
    _read_turn(state, read)
    _check(state)
    _read_question(state, read)
    return state


def _read_duo(state: EdgarLucienState, read: _Reader) -> Duo:
    here = [state.board.districts[n] for n in range(state.map.size) if state.map.types[n]]
    numbers = state.board.districts
    duo = Duo()
    duo.cogs = read.number("cogs", 0, MOST_BID, COGS)
    duo.popularity = read.number("popularity", 0, FULL, POINTS)
    if read.obj.get("edgar") is not None or read.obj.get("lucien") is not None:
        duo.edgar = numbers.index(here[read.word("edgar", here)])
        duo.lucien = numbers.index(here[read.word("lucien", here)])
    duo.districts = sum(1 << numbers.index(here[n]) for n in set(read.numbers("districts", here)))
    duo.hand = read.cards("hand")
    duo.cards = size(duo.hand)
    duo.used = read.bits("used", ACTIONS)
    duo.certificates = read.bits("certificates", CONDITIONS)
    duo.certified = read.get("certified", bool)
    if read.obj.get("wheel") is not None:
        hands = _Reader(read.obj["wheel"])
        sectors = state.board.sectors
        duo.wheel = MOST_SECTORS * hands.word("edgar", sectors) + hands.word("lucien", sectors)
    duo.belief = _read_belief(state, read.get("belief", list))
    return duo


def _read_belief(state: EdgarLucienState, hypotheses: list[Any]) -> list[Hypothesis]:
    """The weights follow from the groups; those of the file must be the same."""
    read = [_Reader(entry) for entry in hypotheses]
    found = [_read_groups(state, one.get("groups", list)) for one in read]
    total = sum(deals(groups) for groups in found)
    belief = [Hypothesis(deals(groups) / total, groups) for groups in found]
    for entry, hypothesis in zip(read, belief, strict=True):
        if abs(entry.get("weight", float) - hypothesis.weight) > 1e-9:
            raise bad("field", name="weight")
    return belief


def _read_groups(state: EdgarLucienState, entries: list[Any]) -> list[int]:
    groups: list[int] = []
    unseen = 0
    for entry in entries:
        reader = _Reader(entry)
        group = 0
        for kind in reader.numbers("cards", CARD_NAMES):
            if copies(unseen, kind) == COPIES[kind]:
                raise bad("cards")
            group |= 1 << FIRST[kind] + copies(unseen, kind)
            unseen += one(kind)
        places = reader.get("hands", list)
        if len(places) != state.players:
            raise bad("field", name="hands")
        places = [*places, *[0] * (PILE - len(places)), reader.get("pile", int)]
        for place, n in enumerate(places):
            if type(n) is not int or not 0 <= n <= 20:
                raise bad("field", name="hands")
            group += in_place(place, n)
        groups.append(group)
    return groups


def _read_turn(state: EdgarLucienState, read: _Reader) -> None:
    players = state.players
    state.governor = read.seat("governor", players)
    state.heritage = read.seat("heritage", players)
    state.pile = read.numbers("pile", CARD_NAMES)
    state.pile_size = len(state.pile)
    state.discards = read.cards("discards")
    state.period = read.number("period", 1, MOST_BID)
    state.turn = read.number("turn", 1, TURNS)
    state.first = read.number("first", 0, players - 1)
    state.lead = read.number("lead", 0, players - 1)
    state.phase = read.word("phase", PHASES)
    state.done = read.number("done", 0, 2 * players)
    state.edgar_acted = read.get("edgar_acted", bool)
    state.lucien_acted = read.get("lucien_acted", bool)
    steps = _step_names(players)
    names = list(steps)
    agenda = [steps[names[n]] for n in read.numbers("agenda", names)]
    if len(agenda) > 12:
        raise bad("field", name="agenda")
    state.agenda = sum(step << STEP_BITS * n for n, step in enumerate(agenda))
    bidders = read.get("bidders", list)
    if not all(type(seat) is int and 0 <= seat < players for seat in bidders):
        raise bad("field", name="bidders")
    state.bidders = sum(1 << seat for seat in set(bidders))
    state.bid = read.number("bid", 0, MOST_BID, COGS)
    state.leader = read.seat("leader", players)
    state.actor = read.number("actor", 0, players - 1)
    state.question = read.word("asked", [question.name for question in QUESTIONS.values()])
    state.revealed = read.get("revealed", bool)


def _check(state: EdgarLucienState) -> None:
    """Refuse a position that cannot be: nothing is created or lost."""
    taken = 0
    certified = 0
    everything = state.discards
    for seat, duo in enumerate(state.duos):
        if taken & duo.districts:
            raise bad("two-owners")
        if count(duo.districts) > TOKENS:
            raise bad("tokens", seat=seat, most=TOKENS)
        if certified & duo.certificates:
            raise bad("two-certificates")
        if (duo.edgar < 0) != (state.phase == SETUP and seat in _not_placed(state)):
            raise bad("characters", seat=seat)
        taking = state.question == Q_TAKE_MET and state.actor == seat
        if duo.used >> CERTIFICATE & 1 and not duo.certified and not taking:
            raise bad("certified", seat=seat)
        taken |= duo.districts
        certified |= duo.certificates
        everything += duo.hand
    for kind in state.pile:
        everything += one(kind)
    if everything != DECK:
        raise bad("cards")
    for seat, duo in enumerate(state.duos):
        fitting = [_agrees(state, seat, h) for h in duo.belief]
        if not all(fitting) or not any(_allows_this(state, seat, h) for h in duo.belief):
            raise bad("belief", seat=seat)
    _check_turn(state)


def _check_turn(state: EdgarLucienState) -> None:
    """Refuse a turn that cannot be: who has acted, what was set and bid."""
    if (state.edgar_acted or state.lucien_acted) and state.phase != ACTION_PHASE:
        raise bad("acted")
    for seat, duo in enumerate(state.duos):
        if state.phase != PROGRAMMING and (duo.wheel < 0) != (state.phase == SETUP):
            raise bad("wheels", seat=seat)
    auction = state.bidders or state.bid or state.leader >= 0
    if auction and state.phase != ELECTION:
        raise bad("auction")


def _not_placed(state: EdgarLucienState) -> list[int]:
    return [state.seat_at(place) for place in range(state.done, state.players)]


def _agrees(state: EdgarLucienState, seat: int, hypothesis: Hypothesis) -> bool:
    """Whether a hypothesis speaks of just the cards a seat does not see, where they can be."""
    wanted = [0 if n == seat else duo.cards for n, duo in enumerate(state.duos)]
    wanted += [0] * (PILE - len(wanted)) + [state.pile_size]
    unseen = 0
    for group in hypothesis.groups:
        here = elements(group & CARDS)
        if len(here) != sum(held(group, place) for place in range(PILE + 1)):
            return False
        unseen += sum(int(one(KIND[card])) for card in here)
    there = [sum(int(held(g, place)) for g in hypothesis.groups) for place in range(PILE + 1)]
    return there == wanted and unseen == DECK - state.discards - state.duos[seat].hand


def _allows_this(state: EdgarLucienState, seat: int, hypothesis: Hypothesis) -> bool:
    """Whether a hypothesis allows the position as it is, whichever copy is which."""
    places: list[list[int]] = [[] for _ in range(PILE + 1)]
    for other, duo in enumerate(state.duos):
        if other != seat:
            places[other] = card_list(duo.hand)
    places[PILE] = state.pile
    where = [
        [n for n, kinds in enumerate(places) for k in kinds if k == kind]
        for kind in range(len(COPIES))
    ]
    ways = [{tuple(ends), tuple(reversed(ends))} for ends in where]
    for way in product(*ways):
        deal: list[list[int]] = [[] for _ in places]
        for kind, ends in enumerate(way):
            for copy, place in enumerate(ends):
                deal[place].append(FIRST[kind] + copy)
        if allows(hypothesis.groups, deal):
            return True
    return False


def _read_question(state: EdgarLucienState, read: _Reader) -> None:
    result, players = read.obj.get("result"), state.players
    if (result is None) == (state.question == NOTHING):
        raise bad("field", name="result")
    if result is not None:
        try:
            state.result = result_from_json(result)
        except (KeyError, TypeError):
            raise bad("field", name="result") from None
        if state.rules > 1 and (state.bidders or state.agenda):
            raise bad("over")
        return
    for seat in range(players):
        if victory.wins(state, seat):
            raise bad("won", seat=seat)
    if state.phase != _PHASES.get(state.question, ACTION_PHASE):
        raise bad("question")
    if state.agenda and state.phase != ACTION_PHASE:
        raise bad("field", name="agenda")
    if state.question == Q_WHEEL:
        if state.done or not movement.wait_for_wheels(state):
            raise bad("question")
        return
    if state.question == Q_BID:
        _check_auction(state)
    elif not _is_asked(state):
        raise bad("question")
    state.to_act = (state.actor,)
    state.options = state.options_of(state.question)
    if state.question != Q_BID and not state.options:
        raise bad("question")


def _is_asked(state: EdgarLucienState) -> bool:
    """Whether it is the actor's turn to answer this question."""
    done, players = state.done, state.players
    if state.question == Q_EXIT:
        return done < 2 * players and state.actor == state.seat_at(done // 2)
    if done >= players or players not in _PLAYERS.get(state.question, PLAYERS):
        return False
    others = state.question in (Q_LOSE, Q_ANSWER)
    if (state.actor == state.seat_at(done)) == others:
        return False
    if state.phase == SETUP:
        return True
    if state.question == Q_ACTION:
        return not state.agenda and not (state.edgar_acted and state.lucien_acted)
    return bool(state.lucien_acted if state.question == Q_TAKE_MET else state.edgar_acted)


def _check_auction(state: EdgarLucienState) -> None:
    bids = state.leader >= 0
    most = max(duo.popularity for duo in state.duos)
    tied = [seat for seat, duo in enumerate(state.duos) if duo.popularity == most]
    if (
        state.turn != TURNS
        or state.done
        or len(tied) < 2
        or not set(elements(state.bidders)) <= set(tied)
        or not state.bidders >> state.actor & 1
        or bids != (state.bid > 0)
        or (bids and (state.leader == state.actor or not state.bidders >> state.leader & 1))
        or (bids and state.bid > state.duos[state.leader].cogs)
    ):
        raise bad("auction")
