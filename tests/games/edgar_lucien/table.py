"""Positions for the rule tests, written as JSON and played through the public contract."""

from collections import Counter
from typing import Any

import pytest

import coterie
from coterie.engine.errors import IllegalMove
from coterie.engine.state import State
from coterie.games.edgar_lucien.hidden.belief import COPIES
from coterie.games.edgar_lucien.position import CARD_NAMES

GAME = coterie.game("edgar-lucien")
DECK = [name for name, n in zip(CARD_NAMES, COPIES, strict=True) for _ in range(n)]
# Where players stand unless a test says otherwise: apart, and on no administration.
HOMES = ("temple_oeil", "docks", "jardins_laiton", "fonderie")
CONDITIONS = ("dandy", "collector", "bureaucrat", "zealot")


def without(cards: list[str], *taken: list[str]) -> list[str]:
    rest = Counter(cards)
    for some in taken:
        rest.subtract(some)
    assert min(rest.values()) >= 0
    return [name for name in CARD_NAMES for _ in range(rest[name])]


def belief(seat: int, hands: list[list[str]], pile: list[str], discards: list[str]) -> Any:
    """What a seat knows that has only looked around."""
    sizes = [0 if n == seat else len(hand) for n, hand in enumerate(hands)]
    unseen = without(DECK, discards, hands[seat])
    group = {"cards": unseen, "hands": sizes, "pile": len(pile)}
    return [{"weight": 1.0, "groups": [group] if unseen else []}]


def position(*duos: dict[str, Any], **top: Any) -> State:
    """A position in the action phase of the first turn, seat 0 to act; what is not said is as at
    the start of a game. Each player begins with one district at home."""
    hands = [duo.get("hand", []) for duo in duos]
    discards = top.get("discards", [])
    pile = top.get("pile", without(DECK, discards, *hands))
    obj: dict[str, Any] = {
        "rules": GAME.rules, "players": len(duos), "period_limit": 30, "open_fortunes": False,
        "dice": [1, 2, 3, 4],
        "governor": None, "heritage": None, "pile": pile, "discards": discards,
        "period": 1, "turn": 1, "first": 0, "lead": 0, "phase": "action", "done": 0,
        "edgar_acted": False, "lucien_acted": False, "agenda": [], "bidders": [], "bid": 0,
        "leader": None, "actor": 0, "asked": "action", "revealed": False, "result": None,
    }  # fmt: skip
    obj.update(top)
    obj["duos"] = []
    for seat, duo in enumerate(duos):
        known = {
            "cogs": 50_000, "popularity": 50, "edgar": HOMES[seat], "lucien": HOMES[seat],
            "districts": [HOMES[seat]], "hand": [], "used": [], "certificates": [],
            "certified": False, "wheel": {"edgar": "still", "lucien": "still"},
            "belief": belief(seat, hands, pile, discards),
        }  # fmt: skip
        assert set(duo) <= set(known)
        obj["duos"].append({**known, **duo})
    return GAME.from_json(obj)


def last_turn(*duos: dict[str, Any], **top: Any) -> State:
    """The last player of a period is about to end the turn."""
    last = len(duos) - 1
    fields = {"turn": 4, "done": last, "actor": last, **top}
    return position(*duos, **fields)


def programming(*duos: dict[str, Any], **top: Any) -> State:
    """The same at the start of a turn: all wheels are still to be set."""
    unset = [{**duo, "wheel": None} for duo in duos]
    return position(*unset, phase="programming", asked="wheel", **top)


def play(state: State, seat: int, type: str, **fields: Any) -> None:
    state.apply(seat, GAME.move_from_json({"type": type, **fields}))


def can(state: State, seat: int, type: str, **fields: Any) -> bool:
    """Whether the move is allowed; the list of legal moves must say the same (bids apart)."""
    move = GAME.move_from_json({"type": type, **fields})
    allowed = state.allows(seat, move)
    if type != "bid":
        assert allowed == (move in state.legal(seat))
    return allowed


def refused(state: State, seat: int, type: str, **fields: Any) -> tuple[str, str | None]:
    """The refusal of a move that must be refused: its reason and its clause."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as refusal:
        play(state, seat, type, **fields)
    assert state.to_json() == before
    for lang in ("en", "fr"):
        assert refusal.value.say(lang) != refusal.value.id
    return refusal.value.id.removeprefix("refused-"), refusal.value.clause


def options(state: State, seat: int) -> list[dict[str, Any]]:
    return [GAME.move_to_json(move) for move in state.legal(seat)]


def choices(state: State, seat: int, field: str) -> list[Any]:
    return [option[field] for option in options(state, seat)]


def duo(state: State, seat: int) -> dict[str, Any]:
    """Everything a player has."""
    found: dict[str, Any] = state.to_json()["duos"][seat]
    return found


def cogs(state: State) -> list[int]:
    return [player["cogs"] for player in state.to_json()["duos"]]


def popularity(state: State) -> list[int]:
    return [player["popularity"] for player in state.to_json()["duos"]]


def question(state: State) -> tuple[str, int]:
    prompt = state.view(None)["prompts"][0]
    return prompt["type"], prompt["seat"]


def wheels(state: State, *settings: tuple[str, str]) -> None:
    """All players confirm: Edgar's sector and Lucien's."""
    for seat, (edgar, lucien) in enumerate(settings):
        play(state, seat, "wheel", edgar=edgar, lucien=lucien)


def stay(state: State) -> None:
    """Nobody moves this turn."""
    wheels(state, *[("still", "still")] * state.players)


def end_turns(state: State) -> None:
    """Everybody who can still act ends the turn."""
    while state.to_act and state.view(None)["phase"] == "action":
        play(state, state.to_act[0], "end")


def winners(state: State) -> tuple[int, ...] | None:
    return state.result.winners if state.result else None


def watch(state: State) -> None:
    """Start to keep events."""
    state.events = []


def happened(state: State, seat: int | None = None) -> list[dict[str, Any]]:
    """The events a seat (None: a spectator) has seen since `watch`."""
    bit = 32 if seat is None else 1 << seat
    return [GAME.event_to_json(event) for event in state.events or [] if event[1] & bit]
