"""What a seat is sent, and when it may take a move back, depends on what it may know and on
nothing else. Checked for every game on positions of random games."""

from collections.abc import Iterator
from typing import Any

import coterie
from conftest import compiled
from coterie.engine.errors import BadMove, IllegalMove
from coterie.engine.game import Field, Game
from coterie.engine.match import Match
from coterie.engine.playout import random_seat
from coterie.engine.rng import Rng, seeded
from coterie.engine.state import State

Table = tuple[str, int]
POSITIONS = 200 if compiled() else 25
GAMES = 20 if compiled() else 2
OPEN_MOVES = 12  # of every open type, tried in a position


def moments(table: Table, rng: Rng, wanted: int) -> Iterator[State]:
    """So many positions of random games before their end, spread over their length."""
    seed = found = 0
    while found < wanted:
        state = coterie.game(table[0]).new(table[1], seed)
        stride = 1 + rng.below(9)
        number = 0
        while state.to_act:
            if number % stride == 0:
                found += 1
                yield state
            state.play_random(random_seat(state, rng), rng)
            number += 1
        seed += 1


def filled(game: Game, players: int, rng: Rng) -> Iterator[int]:
    """Open moves with fields filled in at random."""
    for type_, fields in game.open_moves.items():
        forms = [{f.name: some_value(f, players, rng) for f in fields} for _ in range(OPEN_MOVES)]
        for form in (*forms, *sparse(fields, players)):
            try:
                yield game.move_from_json({"type": type_, **form})
            except BadMove:
                continue


def sparse(fields: tuple[Field, ...], players: int) -> Iterator[dict[str, Any]]:
    """Forms with one field filled in, for every seat: what is open to who owns nothing."""
    empty = {"seat": 0, "number": 0, "words": []}
    blank = {field.name: empty[field.kind] for field in fields}
    seats = [field.name for field in fields if field.kind == "seat"]
    for field in fields:
        if field.kind != "seat":
            value = field.step if field.kind == "number" else [field.words[0]]
            for seat in range(players) if seats else (0,):
                yield {**blank, **dict.fromkeys(seats, seat), field.name: value}


def some_value(field: Field, players: int, rng: Rng) -> Any:
    if field.kind == "seat":
        return rng.below(players)
    if field.kind == "number":
        return field.step * rng.below(1 + rng.below(8))
    return [word for word in field.words if not rng.below(4)]


def candidates(game: Game, state: State, rng: Rng) -> list[int]:
    """Moves worth trying in the position: all that are listed for anybody, and open ones."""
    listed = [move for seat in range(state.players) for move in state.legal(seat)]
    return sorted({*listed, *filled(game, state.players, rng)})


def refusal(state: State, seat: int, move: int) -> Any:
    """What the seat is told when it tries the move; None where it may."""
    if state.allows(seat, move):
        return None
    error = state.refusal(seat, move)
    assert isinstance(error, IllegalMove)
    return error.id, error.args_, error.clause


def is_final(state: State, seat: int, move: int) -> bool:
    """Whether the move could not be taken back, as the table finds out beforehand."""
    twin = state.clone()
    twin.apply(seat, move)
    return twin.revealed


def test_positions_that_look_alike_are_answered_alike(table: Table) -> None:
    """View, moves, refusals, what is final, what is forced and what is asked are the same in the
    real position and in a sample of it, which looks the same to the seat."""
    rng = seeded(21)
    game = coterie.game(table[0])
    for state in moments(table, rng, POSITIONS):
        moves = candidates(game, state, rng)
        for seat in range(state.players):
            sample = state.sample(seat, rng)
            assert sample.view(seat) == state.view(seat)
            assert sample.legal(seat) == state.legal(seat)
            assert (sample.to_act, sample.may_act) == (state.to_act, state.may_act)
            assert sample.prompts == state.prompts
            assert sample.awaited() == state.awaited()
            for other in range(state.players):
                assert sample.forced(other) == state.forced(other), "forced moves are public"
            for move in moves:
                assert refusal(sample, seat, move) == refusal(state, seat, move)
                assert sample.offered_to(seat, move) == state.offered_to(seat, move)
                if state.allows(seat, move):
                    assert is_final(sample, seat, move) == is_final(state, seat, move), (
                        game.move_to_json(move)
                    )


def test_a_forced_move_is_the_only_one(table: Table) -> None:
    rng = seeded(22)
    game = coterie.game(table[0])
    for state in moments(table, rng, POSITIONS):
        moves = candidates(game, state, rng)
        for seat in range(state.players):
            move = state.forced(seat)
            if move >= 0:
                assert state.legal(seat) == [move]
                assert [other for other in moves if state.allows(seat, other)] == [move]
                assert seat in state.to_act


def test_whoever_is_allowed_anything_is_named(table: Table) -> None:
    """`may_act` and `allows` agree: who is allowed anything owes a decision or may act, and who
    is named is allowed something."""
    rng = seeded(23)
    game = coterie.game(table[0])
    for state in moments(table, rng, POSITIONS):
        moves = candidates(game, state, rng)
        for seat in range(state.players):
            named = seat in (*state.to_act, *state.may_act)
            assert any(state.allows(seat, move) for move in moves) == named


def test_a_move_that_can_be_taken_back_told_nobody_anything(table: Table) -> None:
    """If the move is not final, everybody saw the same of it as they would have seen in any
    position that looked the same to them: so after an undo nobody knows more."""
    rng = seeded(24)
    game = coterie.game(table[0])
    for state in moments(table, rng, POSITIONS):
        for mover in (*state.to_act, *state.may_act):
            for move in state.legal(mover):
                if is_final(state, mover, move):
                    continue
                for looker in range(state.players):
                    sample = state.sample(looker, rng)
                    where = (looker, mover, game.move_to_json(move))
                    assert sample.allows(mover, move), where
                    assert seen(sample, mover, move, looker) == seen(state, mover, move, looker), (
                        where
                    )


def seen(state: State, mover: int, move: int, looker: int) -> Any:
    """What the looker sees of the move: the events, and the position after it."""
    twin = state.clone()
    twin.events = []
    twin.apply(mover, move)
    heard = [event for event in twin.events if event[1] & (1 << looker)]
    return heard, twin.view(looker), twin.to_act, twin.may_act


def endings(table: Table) -> Iterator[Match]:
    """Matches that ended by the rules, by resignation and by agreement, at various moments."""
    rng = seeded(25)
    for seed in range(GAMES):
        for ending in (None, {"type": "resigned", "seat": seed % table[1]}, {"type": "draw"}):
            match = Match(coterie.game(table[0]), table[1], seed)
            most = rng.below(200) if ending else 1 << 30
            while match.state.to_act and len(match.moves) < most:
                seat = random_seat(match.state, rng)
                moves = match.state.legal(seat)
                match.apply(seat, moves[rng.below(len(moves))])
            if ending and match.result is None:
                match.end(ending)
            yield match


def test_a_finished_game_asks_nobody_anything(table: Table) -> None:
    """However it ended."""
    for match in endings(table):
        assert match.result is not None
        for view in match.views([None, *range(table[1])]):
            assert (view["to_act"], view["may_act"], view["prompts"]) == ([], [], [])
        if match.ending is None:
            state = match.state
            assert state.prompts == []
            for seat in range(table[1]):
                assert state.legal(seat) == []
                assert state.forced(seat) == -1
                assert not match.can_undo(seat) or match.state.result is None
