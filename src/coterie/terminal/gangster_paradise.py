"""Gangster Paradise in the terminal, and deals typed in one line.

    offer giordano 2 drugs + 5 red for 1 jewels
    proposer à giordano 2 drogue + 5 rouges contre 1 bijoux

Names of both languages are understood, without capitals and accents. Amounts that no menu
lists can be typed too: `bid 7`, `pay 3` (red notes), `launder 14`.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from rich.box import HEAVY_HEAD, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coterie.engine.errors import BadRequest
from coterie.engine.texts import Texts
from coterie.games.gangster_paradise import GangsterParadise
from coterie.games.gangster_paradise.board import RANKS
from coterie.games.gangster_paradise.moves import ROOM

RED = "#d75f5f"
BONE = "#e4e0d0"
# Filled and free places of each rank.
SIGNS = {"soldier": "♟", "merchant": "$", "captain": "♞", "right_hand": "♜", "boss": "♛"}
FREE = "·"

OFFER = ("offer", "propose", "proposer", "offre", "offrir")
AMOUNTS = {
    "bid": ("bid", "notes"), "miser": ("bid", "notes"), "mise": ("bid", "notes"),
    "pay": ("pay", "red"), "payer": ("pay", "red"),
    "launder": ("launder", "red"), "blanchir": ("launder", "red"),
}  # fmt: skip
FOR = ("for", "against", "contre", "pour")
NOTHING = ("nothing", "rien")
MONEY = {
    "red": "red", "reds": "red", "rouge": "red", "rouges": "red",
    "white": "white", "whites": "white", "blanc": "white", "blancs": "white",
}  # fmt: skip


# Typed deals.


def plain(words: str) -> str:
    """Words without capitals and accents."""
    marks = unicodedata.normalize("NFD", words.casefold())
    return "".join(c for c in marks if not unicodedata.combining(c)).strip()


def parse(line: str, view: dict[str, Any], game: GangsterParadise, texts: Texts) -> int | None:
    """The move of a typed line, None if it is none; BadRequest says what was not understood."""
    words = plain(line).replace("'", " ").replace("’", " ").split()
    if not words:
        return None
    if words[0] in AMOUNTS and len(words) == 2:
        type_, field = AMOUNTS[words[0]]
        if not words[1].isdecimal():
            raise BadRequest("typed-amount", room=ROOM, found=words[1])
        return game.move_from_json({"type": type_, field: int(words[1])})
    if words[0] not in OFFER:
        return None
    return _parse_offer(words[1:], view, game)


def _parse_offer(words: list[str], view: dict[str, Any], game: GangsterParadise) -> int:
    if words and words[0] in ("to", "a"):
        words = words[1:]
    partner = _partner(words[0] if words else "", view, game)
    terms = words[1:]
    middle = [n for n, word in enumerate(terms) if word in FOR]
    if len(middle) != 1 or middle[0] in (0, len(terms) - 1):
        clan = next(clan["clan"] for clan in view["clans"] if clan["seat"] == partner)
        raise BadRequest("typed-for", room=ROOM, clan=clan)
    give = _terms(terms[: middle[0]], game)
    ask = _terms(terms[middle[0] + 1 :], game)
    return game.move_from_json(
        {
            "type": "offer",
            "other": partner,
            **{f"give_{field}": value for field, value in give.items()},
            **{f"ask_{field}": value for field, value in ask.items()},
        }
    )


def _partner(word: str, view: dict[str, Any], game: GangsterParadise) -> int:
    """The seat of a clan's name, or of its beginning."""
    clans = {clan["seat"]: plain(clan["clan"]) for clan in view["clans"]}
    for names in game.board.names.values():
        for clan in view["clans"]:
            if word and plain(names.get(clan["clan"], "")) == word:
                return int(clan["seat"])
    found = [seat for seat, name in clans.items() if word and name.startswith(word)]
    if len(found) != 1:
        known = [clan["clan"] for clan in view["clans"] if clan["seat"] != view["seat"]]
        raise BadRequest("typed-partner", room=ROOM, found=word or "–", clan=known)
    return int(found[0])


def _words(game: GangsterParadise) -> dict[str, tuple[str, str]]:
    """What every name means: a field of a deal and the id in it."""
    board = game.board
    known = {word: (colour, colour) for word, colour in MONEY.items()}
    for good in board.goods:
        for name in (good, *(names.get(good, good) for names in board.names.values())):
            known[plain(name)] = ("goods", good)
    for kind, names in zip(board.kinds, board.kind_names, strict=True):
        for name in (kind, *names.values()):
            known[plain(name)] = ("executants", kind)
    return known


def _terms(words: list[str], game: GangsterParadise) -> dict[str, Any]:
    """One side of a deal: `2 drugs + 5 red`."""
    side: dict[str, Any] = {"goods": [], "red": 0, "white": 0, "executants": []}
    if words in ([word] for word in NOTHING):
        return side
    known = _words(game)
    for term in re.split(r"\s*(?:\+|,|&|\band\b|\bet\b)\s*", " ".join(words)):
        match = re.fullmatch(r"(-?[\d.,]+)?\s*(.*)", term)
        assert match is not None
        number, name = match.groups()
        name = re.sub(r"^(?:of|de|d|du|des|the|le|la|les|un|une|a) ", "", name)
        meaning = known.get(name) or known.get(name.removesuffix("s"))
        if meaning is None:
            raise BadRequest("typed-term", room=ROOM, found=term or "–", known=sorted(known))
        if number is not None and not number.isdecimal():
            raise BadRequest("typed-amount", room=ROOM, found=number)
        if number is not None and len(number) > 6:
            raise BadRequest("typed-amount", room=ROOM, found=number[:12] + "…")
        count = 1 if number is None else int(number)
        field, id = meaning
        if field in ("red", "white"):
            side[field] += count
        elif count > 127:
            raise BadRequest("typed-amount", room=ROOM, found=str(count))
        else:
            side[field] += [id] * count
    return side


# The drawing.


def draw(
    view: dict[str, Any],
    texts: Texts,
    *,
    game: GangsterParadise,
    names: Sequence[str],
    choices: Sequence[dict[str, Any]],
    width: int,
    height: int,
) -> RenderableType:
    say = texts.say
    phase = say(f"phase-{view['phase']}")
    title = say("draw-round", {"round": view["round"], "rounds": view["rounds"], "phase": phase})
    parts: list[RenderableType] = [
        Text(title, style=f"bold {RED}"),
        _clans(view, texts, game, names, width),
        _market(view, texts, names),
    ]
    if view["offers"]:
        parts.append(_offers(view, texts, names))
    if view["active"] is not None:
        rival = next(clan["clan"] for clan in view["clans"] if clan["seat"] != view["seat"])
        parts.append(Text(say("draw-how", {"clan": rival}), style="dim"))
    return Group(*parts)


def _clans(
    view: dict[str, Any], texts: Texts, game: GangsterParadise, names: Sequence[str], width: int
) -> Table:
    say = texts.say
    table = Table(box=HEAVY_HEAD if width >= 90 else None, border_style="dim", pad_edge=False)
    for column in ("clan", "members", "goods", "money", "executants"):
        table.add_column(say(f"draw-{column}"), overflow="fold")
    for clan in view["clans"]:
        seat = clan["seat"]
        style = f"bold {RED}" if view["active"] == seat else BONE
        mark = "▶ " if view["active"] == seat else "  "
        first = " ①" if view["first"] == seat else ""
        who = Text(f"{mark}{names[seat]}{first}\n  {say('clan-' + clan['clan'])}", style=style)
        who.append(
            f"\n  {say('good-' + clan['primary'])}/{say('good-' + clan['secondary'])}", "dim"
        )
        table.add_row(
            who,
            _members(clan, game, texts),
            _goods(clan["goods"], texts),
            _money(clan, texts),
            _executants(clan, texts, names),
        )
    return table


def _members(clan: dict[str, Any], game: GangsterParadise, texts: Texts) -> Text:
    """Each rank's places, filled or free."""
    text = Text()
    for number, rank in enumerate(RANKS):
        placed = clan["members"][rank]
        text.append(SIGNS[rank] * placed + FREE * (game.board.places[number] - placed) + " ")
    if clan["unpaid"]:
        text.append("\n" + texts.say("draw-unpaid"), RED)
    return text


def _goods(goods: dict[str, int], texts: Texts) -> Text:
    held = [f"{count} {texts.say(f'good-{good}')}" for good, count in goods.items() if count]
    return Text(", ".join(held) or "–")


def _money(clan: dict[str, Any], texts: Texts) -> Text:
    if clan["red"] is None:
        return Text("▒▒▒", style="dim")
    figures = {"red": clan["red"], "white": clan["white"]}
    return Text(texts.say("draw-notes", figures))


def _executants(clan: dict[str, Any], texts: Texts, names: Sequence[str]) -> Text:
    text = Text()
    if clan["executants"]:
        text.append(", ".join(texts.say(f"executant-{kind}") for kind in clan["executants"]))
    elif clan["executant_count"]:
        text.append("▒" * clan["executant_count"], "dim")
    for lying in clan["before"]:
        name = texts.say(f"executant-{lying['executant']}")
        text.append(f"{chr(10) if text else ''}← {name} ({names[lying['owner']]})", RED)
    return text or Text("–")


def _market(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Panel:
    say = texts.say
    market = view["market"]
    cards = ", ".join(say(f"good-{good}") for good in market["cards"]) or "–"
    lines = [Text(say("draw-market-cards", {"cards": cards, "red": market["red"]}))]
    auction = view["auction"]
    if auction:
        bids = [
            f"{names[seat]} {bid if bid is not None else FREE}"
            + ("" if seat in auction["inside"] else " ✗")
            for seat, bid in enumerate(auction["bids"])
        ]
        lines.append(Text(say("draw-bids", {"bids": "  ".join(bids)})))
    lines.append(_supply(view, texts))
    return Panel(Group(*lines), title=say("draw-market"), box=ROUNDED, border_style=RED, padding=0)


def _supply(view: dict[str, Any], texts: Texts) -> Text:
    piles = ", ".join(f"{n} {texts.say(f'good-{good}')}" for good, n in view["piles"].items())
    figures = {"piles": piles, "deck": view["executants"]["deck"]}
    return Text(texts.say("draw-supply", figures), style="dim")


def _offers(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Panel:
    lines = []
    for offer in view["offers"]:
        give, ask = (_side(offer, way, texts) for way in ("give", "ask"))
        lines.append(Text(f"{names[offer['seat']]} → {names[offer['other']]}: {give} ⇄ {ask}"))
    return Panel(
        Group(*lines), title=texts.say("draw-offers"), box=ROUNDED, border_style=BONE, padding=0
    )


def _side(offer: dict[str, Any], way: str, texts: Texts) -> str:
    """One side of an offer, as far as the reader may see it."""
    goods: list[str] = offer[f"{way}_goods"]
    parts = [f"{goods.count(g)} {texts.say(f'good-{g}')}" for g in dict.fromkeys(goods)]
    if offer[f"{way}_red"] is None:
        return " + ".join([*parts, "▒"])
    for colour in ("red", "white"):
        if offer[f"{way}_{colour}"]:
            parts.append(texts.say(f"draw-{colour}", {"n": offer[f"{way}_{colour}"]}))
    parts += [texts.say(f"executant-{kind}") for kind in offer[f"{way}_executants"]]
    return " + ".join(parts) or texts.say("draw-nothing")
