"""What can happen in a game of Gatsby, for choosing games to record."""

from itertools import count

import coterie
from coterie.engine.match import Match
from coterie.engine.state import State
from coterie.games.gatsby.board import BONUSES
from coterie.games.gatsby.events import KINDS
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.position import TILES
from coterie.games.gatsby.rules.ending import ENDINGS

# What follows on a bonus when it is used.
USES = {
    "finance": "advanced", "swap_tokens": "tokens_swapped", "place": "placed",
    "swap_characters": "took", "special": "drew_tile",
}  # fmt: skip

# Two characters taken: how many of them face up, and what became of them.
EXCHANGES = [f"{what}-{open_}-open" for what in ("swapped", "kept") for open_ in (0, 1, 2)]

WANTED = {
    *(f"tile-{tile}" for tile in TILES),
    *(f"bonus-{bonus}" for bonus in BONUSES),
    *(f"reason-{reason}" for reason in (*ENDINGS, "resigned", "agreed")),
    *(f"won-{place}-{seat}" for place in PLACES[:12] for seat in (0, 1)),
    *(f"event-{kind[0]}" for kind in KINDS.values()),
    *(f"winner-{seat}" for seat in (0, 1)),
    *EXCHANGES,
    "forced-special",
    "row-won-out-of-turn",
}


def features(match: Match) -> set[str]:
    found = exchanges(match)
    happened = [event.what for event in match.events]
    for n, what in enumerate(happened):
        kind = what["type"]
        found.add(f"event-{kind}")
        if kind == "special":
            found.add(f"tile-{what['tile']}")
        elif kind == "bonus":
            then = next((e["type"] for e in happened[n:] if e["type"] != "bonus"), "")
            if USES.get(what["bonus"]) == then:
                found.add(f"bonus-{what['bonus']}")
        elif kind == "forced":
            found |= {"bonus-force", f"forced-{what['action']}"}
        elif kind == "won":
            found.add(f"won-{what['place']}-{what['seat']}")
    for event in match.events:
        if (
            event.what["type"] == "row_closed"
            and match.moves[event.move - 1][0] != event.what["seat"]
        ):
            found.add("row-won-out-of-turn")
    assert match.result is not None
    ended = {"draw": "agreed", "resigned": "resigned"}
    found.add(f"reason-{ended[match.ending['type']] if match.ending else match.result.reason}")
    found |= {f"winner-{seat}" for seat in match.result.winners}
    return found


def exchanges(match: Match) -> set[str]:
    """The kinds of pairs of characters that were taken, and whether they were swapped."""
    found = set()
    state = match.game.new(match.state.players, match.seed, match.options, match.rules)
    for seat, move in match.moves:
        for prompt in state.prompts:
            if prompt["type"] == "exchange":
                characters = {c["place"]: c for c in state.view(None)["characters"]}
                open_ = sum(characters[place]["face_up"] for place in prompt["places"])
                swaps = match.game.move_to_json(move)["type"] == "yes"
                found.add(f"{'swapped' if swaps else 'kept'}-{open_}-open")
        state.apply(seat, move)
    return found


# Games that chance does not bring about.


def more() -> dict[str, Match]:
    return {
        "stalemate": stalemate(),
        "resigned": given_up({"type": "resigned", "seat": 1}),
        "agreed-draw": given_up({"type": "draw"}),
    }


def given_up(ending: dict[str, object]) -> Match:
    """A game that its players end in the middle of a turn."""
    match = Match(coterie.game("gatsby"), seed=5)
    for _ in range(40):
        (seat,) = match.state.to_act
        match.apply(seat, match.state.legal(seat)[0])
    match.end(ending)
    return match


def stalemate() -> Match:
    """Nobody uses a bonus. One player always plays Cabaret twice until the tokens are gone, the
    other follows with a token there and an advance, then fills rows without completing any: four
    turns in a row change nothing (GA-END-6)."""
    for seed in count():
        match = Match(coterie.game("gatsby"), seed=seed)
        while match.state.to_act:
            (seat,) = match.state.to_act
            match.apply(seat, idle_move(match.state, seat))
        if any(event.what["type"] == "stalemate" for event in match.events):
            return match
    raise AssertionError


def idle_move(state: State, seat: int) -> int:
    game = coterie.game("gatsby")
    moves = {tuple(game.move_to_json(move).values()): move for move in state.legal(seat)}
    view = state.view(seat)
    if ("pass",) in moves:
        return moves["pass",]
    if view["prompts"][0]["type"] == "action":
        leader_is_out = 0 in view["supply"]
        for action in ("cabaret_cabaret", "race_race" if leader_is_out else "cabaret_finance"):
            if ("action", action) in moves:
                return moves["action", action]
    if view["prompts"][0]["type"] == "token_race":
        tokens = [s["space"][:2] for s in view["spaces"] if s["token"] is not None]
        return min(moves.items(), key=lambda move: tokens.count(move[0][1][:2]))[1]
    return next(iter(moves.values()))
