"""What a seat may see of a game of Edgar & Lucien (EL-HID)."""

from typing import Any

from coterie.engine.bits import count, elements
from coterie.games.edgar_lucien.board import BUREAUCRAT, COLLECTOR, Board
from coterie.games.edgar_lucien.facts import ACTION_CLAUSES, CLAUSES
from coterie.games.edgar_lucien.hidden.belief import card_list
from coterie.games.edgar_lucien.moves import COGS, POINTS
from coterie.games.edgar_lucien.position import (
    ACTION_PHASE,
    ACTIONS,
    CARD_NAMES,
    CHARACTERS,
    CONDITIONS,
    DANDY,
    FULL,
    PHASES,
    POPULIST,
    PROGRAMMING,
    REQUISITION,
    SUPPORT,
    TOKENS,
    Duo,
)
from coterie.games.edgar_lucien.questions import MOST_SECTORS, QUESTIONS
from coterie.games.edgar_lucien.rules import administrations, movement, victory
from coterie.games.edgar_lucien.rules.actions import CITY_PRICE, PLAYER_PRICE
from coterie.games.edgar_lucien.rules.victory import DANDY_COGS
from coterie.games.edgar_lucien.state import EdgarLucienState


def prompts(state: EdgarLucienState) -> list[dict[str, Any]]:
    """What is asked of each seat that owes a decision, as everybody may know it."""
    return [_prompt(state, seat) for seat in state.to_act]


def _prompt(state: EdgarLucienState, seat: int) -> dict[str, Any]:
    question, _, clause = QUESTIONS[state.question]
    asks: dict[str, Any] = {"type": question, "seat": seat, "clause": clause}
    if question == "exit":
        asks["character"] = CHARACTERS[state.done & 1]
        asks["sector"] = state.board.sectors[movement.sector(state)]
    if question in ("lose", "answer"):
        asks["other"] = state.seat_at(state.done)
    if question == "bid":
        asks["bid"] = state.bid * COGS
        asks["seats"] = elements(state.bidders)
    return asks


def cards(hand: int) -> list[str]:
    """The cards of a hand, sorted by kind."""
    return [CARD_NAMES[kind] for kind in card_list(hand)]


def words(bits: int, names: tuple[str, ...]) -> list[str]:
    return [names[n] for n in elements(bits)]


def districts(board: Board, bits: int) -> list[str]:
    return [board.districts[n] for n in elements(bits)]


def wheel(board: Board, setting: int) -> dict[str, str] | None:
    if setting < 0:
        return None
    edgar, lucien = divmod(setting, MOST_SECTORS)
    return {"edgar": board.sectors[edgar], "lucien": board.sectors[lucien]}


def _player(state: EdgarLucienState, owner: int, duo: Duo, seat: int | None) -> dict[str, Any]:
    board = state.board
    over = state.result is not None
    own = over or owner == seat
    shown = own or state.phase != PROGRAMMING
    return {
        "cogs": duo.cogs * COGS if own or state.open_fortunes else None,
        "popularity": duo.popularity * POINTS,
        "edgar": board.districts[duo.edgar] if duo.edgar >= 0 else None,
        "lucien": board.districts[duo.lucien] if duo.lucien >= 0 else None,
        "districts": districts(board, duo.districts),
        "tokens": TOKENS - count(duo.districts),
        "cards": duo.cards,
        "hand": cards(duo.hand) if own else None,
        "used": words(duo.used, ACTIONS),
        "certificates": words(duo.certificates, CONDITIONS),
        "certified": duo.certified,
        "conditions": words(_conditions(state, owner, own), CONDITIONS),
        "progress": _progress(state, duo, own or state.open_fortunes),
        "confirmed": duo.wheel >= 0,
        "wheel": wheel(board, duo.wheel) if shown else None,
    }


def _conditions(state: EdgarLucienState, owner: int, own: bool) -> int:
    """The conditions a player is seen to meet: a hidden fortune makes no visible Dandy."""
    if own or state.open_fortunes:
        return victory.conditions(state, owner)
    return victory.met(state, owner) & ~DANDY | state.duos[owner].certificates


def _progress(state: EdgarLucienState, duo: Duo, sees_cogs: bool) -> dict[str, int | None]:
    """How far a player is with each condition, in the measure of `_goals`."""
    return {
        "dandy": duo.cogs * COGS if sees_cogs else None,
        "collector": count(duo.districts),
        "bureaucrat": count(duo.districts & state.map.administrations),
        "zealot": duo.popularity * POINTS,
    }


def _map(state: EdgarLucienState) -> dict[str, Any]:
    here = state.map
    return {
        "id": here.id,
        "reconstruction": bool(state.board.data.get("reconstruction")),
        "districts": [
            {
                "district": state.board.districts[n],
                "type": here.types[n],
                "owner": None if (owner := state.owner(n)) < 0 else owner,
                "protected": owner >= 0 and owner == state.heritage,
            }
            for n in elements(here.every)
        ],
    }


def _at_hand(state: EdgarLucienState) -> list[dict[str, Any]]:
    """What the place where each character of the active player stands lets them think of, whether
    it can be done now or not, with its price. Cards are not among it."""
    seat = state.seat_at(state.done)
    duo = state.duos[seat]
    found = [
        _entry("edgar", {"type": "rob", "other": other}, CLAUSES["rob"])
        for other in range(state.players)
        if other != seat and state.duos[other].lucien == duo.edgar
    ]
    here = state.map.place[duo.edgar]
    if here >= 0:
        action = ACTIONS[here]
        found.append(_official("edgar", {"type": "edgar", "action": action}, action, duo))
    owner = state.owner(duo.lucien)
    if owner < 0:
        bought = _entry("lucien", {"type": "buy"}, CLAUSES["buy_from_city"])
        found.append({**bought, "amount": CITY_PRICE * COGS})
    elif owner != seat:
        bought = _entry("lucien", {"type": "buy"}, CLAUSES["buy_from_player"])
        found.append({**bought, "amount": PLAYER_PRICE * COGS, "other": owner})
    office = state.map.place[duo.lucien]
    if office >= 0:
        action = ACTIONS[office + POPULIST]
        move = {"type": "lucien", "action": action}
        if office + POPULIST == SUPPORT:
            move = {"type": "support", "action": ACTIONS[here if here >= 0 else REQUISITION]}
        found.append(_official("lucien", move, action, duo))
    return found


def _entry(character: str, move: dict[str, Any], clause: str) -> dict[str, Any]:
    return {
        "character": character, "move": move, "clause": clause, "amount": 0, "points": 0,
        "other": None, "action": None, "used": False,
    }  # fmt: skip


def _official(character: str, move: dict[str, Any], action: str, duo: Duo) -> dict[str, Any]:
    """An administration's action, which can be used once a period."""
    number = ACTIONS.index(action)
    entry = _entry(character, move, ACTION_CLAUSES[action])
    points = administrations.cost(number) * POINTS
    return {**entry, "points": points, "action": action, "used": duo.used >> number & 1 != 0}


def _goals(state: EdgarLucienState) -> dict[str, int]:
    """What each condition asks for: Cogs, districts, administrations, popularity."""
    return {
        "dandy": DANDY_COGS * COGS,
        "collector": COLLECTOR[state.players],
        "bureaucrat": BUREAUCRAT[state.players],
        "zealot": FULL * POINTS,
    }


def _for_all(state: EdgarLucienState) -> dict[str, Any]:
    """What everybody may know. A game that waits for nobody, however it ended, has no active
    player and no auction."""
    acting = state.phase == ACTION_PHASE and state.to_act
    bids = state.leader >= 0 and state.to_act
    return {
        "game": "edgar-lucien",
        "players": state.players,
        "to_act": list(state.to_act),
        "may_act": [],
        "prompts": prompts(state),
        "result": state.result.to_json() if state.result else None,
        "period": state.period,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "order": [state.seat_at(n) for n in range(state.players)],
        "first": state.first,
        "active": state.seat_at(state.done) if acting else None,
        "acted": {"edgar": state.edgar_acted, "lucien": state.lucien_acted},
        "at_hand": _at_hand(state) if acting else [],
        "governor": state.governor if state.governor >= 0 else None,
        "heritage": state.heritage if state.heritage >= 0 else None,
        "certificates": words(state.unheld(), CONDITIONS),
        "pile": state.pile_size,
        "discards": cards(state.discards),
        "bid": state.bid * COGS if bids else None,
        "leader": state.leader if bids else None,
        "bidders": elements(state.bidders) if state.to_act else [],
        "open_fortunes": state.open_fortunes,
        "period_limit": state.limit,
        "goals": _goals(state),
        "map": _map(state),
    }


def _for_seat(state: EdgarLucienState, seat: int | None) -> dict[str, Any]:
    """What depends on who looks."""
    return {
        "seat": seat,
        "duos": [_player(state, n, duo, seat) for n, duo in enumerate(state.duos)],
    }


def views(state: EdgarLucienState, seats: list[int | None]) -> list[dict[str, Any]]:
    shared = _for_all(state)
    return [{**shared, **_for_seat(state, seat)} for seat in seats]
