"""What a seat may see of a game of Edgar & Lucien (EL-HID)."""

from typing import Any

from coterie.engine.bits import elements
from coterie.games.edgar_lucien.belief import card_list
from coterie.games.edgar_lucien.board import BUREAUCRAT, COLLECTOR, MOST_SECTORS, Board
from coterie.games.edgar_lucien.events import CHARACTERS
from coterie.games.edgar_lucien.moves import COGS, POINTS
from coterie.games.edgar_lucien.state import (
    ACTION_PHASE,
    ACTIONS,
    CARD_NAMES,
    CONDITIONS,
    DANDY,
    DANDY_COGS,
    FULL,
    PHASES,
    PROGRAMMING,
    QUESTIONS,
    TOKENS,
    Duo,
    EdgarLucienState,
)

# The clause behind each question.
CLAUSES = {
    "requisition": "EL-EDG-9", "intimidate": "EL-EDG-7", "name": "EL-EDG-7",
    "discard": "EL-CARD-13", "take_met": "EL-LUC-5", "take_free": "EL-CARD-4",
    "take_any": "EL-CARD-13", "extort": "EL-CARD-7", "plan_b": "EL-CARD-1",
    "exchange": "EL-CARD-10", "lose": "EL-EDG-7", "answer": "EL-CARD-3", "start": "EL-SET-3",
    "wheel": "EL-MOV-1", "exit": "EL-MOV-3", "action": "EL-ACT-1", "bid": "EL-GOV-2",
}  # fmt: skip
CARD_CLAUSES = {name: f"EL-CARD-{number}" for number, name in enumerate(CARD_NAMES, 1)}


def prompts(state: EdgarLucienState) -> list[dict[str, Any]]:
    """What is asked of each seat that owes a decision, as everybody may know it."""
    return [_prompt(state, seat) for seat in state.to_act]


def _prompt(state: EdgarLucienState, seat: int) -> dict[str, Any]:
    question = QUESTIONS[state.asked]
    asks: dict[str, Any] = {"type": question, "seat": seat, "clause": CLAUSES[question]}
    if question == "exit":
        asks["character"] = CHARACTERS[state.done & 1]
        asks["sector"] = state.board.sectors[state._mover_sector()]
    if question in ("lose", "answer"):
        asks["other"] = int(state.seat_at(state.done))
    if question == "bid":
        asks["bid"] = int(state.bid) * COGS
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
        "cogs": int(duo.cogs) * COGS if own or state.open_fortunes else None,
        "popularity": int(duo.popularity) * POINTS,
        "edgar": board.districts[duo.edgar] if duo.edgar >= 0 else None,
        "lucien": board.districts[duo.lucien] if duo.lucien >= 0 else None,
        "districts": districts(board, duo.districts),
        "tokens": TOKENS - int(duo.districts).bit_count(),
        "cards": int(duo.cards),
        "hand": cards(duo.hand) if own else None,
        "used": words(duo.used, ACTIONS),
        "certificates": words(duo.certificates, CONDITIONS),
        "certified": bool(duo.certified),
        "conditions": words(_conditions(state, owner, own), CONDITIONS),
        "progress": _progress(state, duo, own or bool(state.open_fortunes)),
        "confirmed": bool(duo.wheel >= 0),
        "wheel": wheel(board, duo.wheel) if shown else None,
    }


def _conditions(state: EdgarLucienState, owner: int, own: bool) -> int:
    """The conditions a player is seen to meet: a hidden fortune makes no visible Dandy."""
    if own or state.open_fortunes:
        return state.conditions(owner)
    return state.met(owner) & ~DANDY | state.duos[owner].certificates


def _progress(state: EdgarLucienState, duo: Duo, sees_cogs: bool) -> dict[str, int | None]:
    """How far a player is with each condition, in the measure of `_goals`."""
    return {
        "dandy": int(duo.cogs) * COGS if sees_cogs else None,
        "collector": int(duo.districts).bit_count(),
        "bureaucrat": int(duo.districts & state.map.administrations).bit_count(),
        "zealot": int(duo.popularity) * POINTS,
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
                "owner": None if (owner := int(state.owner(n))) < 0 else owner,
                "protected": owner >= 0 and owner == state.heritage,
            }
            for n in elements(here.every)
        ],
    }


def _goals(state: EdgarLucienState) -> dict[str, int]:
    """What each condition asks for: Cogs, districts, administrations, popularity."""
    return {
        "dandy": int(DANDY_COGS) * COGS,
        "collector": COLLECTOR[state.players],
        "bureaucrat": BUREAUCRAT[state.players],
        "zealot": int(FULL) * POINTS,
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
        "period": int(state.period),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "order": [int(state.seat_at(n)) for n in range(state.players)],
        "first": int(state.first),
        "active": int(state.seat_at(state.done)) if acting else None,
        "acted": {"edgar": bool(state.edgar_acted), "lucien": bool(state.lucien_acted)},
        "governor": int(state.governor) if state.governor >= 0 else None,
        "heritage": int(state.heritage) if state.heritage >= 0 else None,
        "certificates": words(state._unheld(), CONDITIONS),
        "pile": int(state.pile_size),
        "discards": cards(state.discards),
        "bid": int(state.bid) * COGS if bids else None,
        "leader": int(state.leader) if bids else None,
        "bidders": elements(state.bidders) if state.to_act else [],
        "open_fortunes": bool(state.open_fortunes),
        "period_limit": int(state.limit),
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
