"""The contract that any game must keep, checked over thousands of random games."""

import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest

import coterie
from conftest import compiled
from coterie.engine.errors import IllegalMove
from coterie.engine.match import Match, canonical, replay
from coterie.engine.playout import random_seat
from coterie.engine.rng import Rng, seeded
from coterie.engine.state import State
from coterie.engine.texts import LANGUAGES, texts

Table = tuple[str, int]
GAMES = 1000 if compiled() else 30  # played for every table with the light checks
POSITIONS = 1500 if compiled() else 200  # looked at closely, from as many games as it takes
SAMPLED = 250 if compiled() else 60  # … where a check draws samples for every seat
MATCHES = 12 if compiled() else 3


def whole(state: State) -> str:
    return canonical(state.to_json())


def random_game(table: Table, seed: int, rng: Rng) -> Any:
    """Every position of a random game, the last one included; each is the live state."""
    game = coterie.game(table[0])
    state = game.new(table[1], seed)
    yield state
    while state.to_act:
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        yield state


def positions(table: Table, rng: Rng, wanted: int) -> Any:
    """So many positions of random games, spread over their length."""
    seed = found = 0
    while found < wanted:
        stride = 1 + rng.below(9)
        for number, state in enumerate(random_game(table, seed, rng)):
            if number % stride == 0 or state.result is not None:
                found += 1
                yield state
        seed += 1


def test_somebody_can_always_move_and_games_end_within_the_bound(table: Table) -> None:
    rng = seeded(1)
    bound = coterie.game(table[0]).bound
    for seed in range(GAMES):
        decisions = -1
        for state in random_game(table, seed, rng):
            decisions += 1
            assert bool(state.to_act) == (state.result is None)
            assert not set(state.to_act) & set(state.may_act)
            for seat in range(state.players):
                moves = state.legal(seat)
                assert len(set(moves)) == len(moves)
                assert bool(moves) == (seat in state.to_act or seat in state.may_choose)
            assert set(state.may_choose) <= set(state.may_act)
        assert decisions <= bound
        check_result(state)


def check_result(state: State) -> None:
    result = state.result
    assert result is not None
    assert len(result.ranking) == len(result.scores) == state.players
    best = tuple(seat for seat, place in enumerate(result.ranking) if place == 1)
    assert result.winners in (best, ())
    assert result.winners or result.reason == "draw"


def test_every_listed_move_is_allowed_and_survives_json(table: Table) -> None:
    rng = seeded(2)
    game = coterie.game(table[0])
    for state in positions(table, rng, POSITIONS):
        for seat in (*state.to_act, *state.may_act):
            for move in state.legal(seat):
                assert state.allows(seat, move)
                wire = json.loads(json.dumps(game.move_to_json(move)))
                assert game.move_from_json(wire) == move


def test_a_refused_move_leaves_the_state_as_it_was(table: Table) -> None:
    rng = seeded(3)
    refused = 0
    for state in positions(table, rng, POSITIONS // 3):
        before = whole(state)
        for _ in range(8):
            seat = rng.below(state.players + 1)
            move = rng.below(400) - 20
            if state.allows(seat, move):
                continue
            with pytest.raises(IllegalMove) as refusal:
                state.apply(seat, move)
            refused += 1
            for lang in LANGUAGES:
                assert refusal.value.say(lang).endswith("."), refusal.value.id
        assert whole(state) == before
    assert refused > POSITIONS // 3


def test_a_foreign_seats_move_is_refused(table: Table) -> None:
    rng = seeded(4)
    for state in random_game(table, 0, rng):
        for seat in state.to_act:
            for move in state.legal(seat):
                for other in range(state.players):
                    if other not in (*state.to_act, *state.may_act):
                        assert not state.allows(other, move)


def test_a_random_move_is_one_of_the_listed(table: Table) -> None:
    rng = seeded(6)
    for state in positions(table, rng, POSITIONS):
        for seat in (*state.to_act, *state.may_choose):
            listed, drawn = state.clone(), state.clone()
            moves = listed.legal(seat)
            listed.apply(seat, moves[rng.copy().below(len(moves))])
            drawn.play_random(seat, rng.copy())
            assert whole(drawn) == whole(listed)
            assert drawn.revealed == listed.revealed


def test_clones_are_independent(table: Table) -> None:
    rng = seeded(5)
    for state in positions(table, rng, POSITIONS // 3):
        before = whole(state)
        twin = state.clone()
        assert whole(twin) == before
        dice = rng.copy()
        for _ in range(5):
            if twin.to_act:
                seat = random_seat(twin, dice)
                moves = twin.legal(seat)
                twin.apply(seat, moves[dice.below(len(moves))])
        assert whole(state) == before


def test_a_game_that_forgets_goes_on_the_same(table: Table) -> None:
    rng = seeded(13)
    for seed in range(3):
        state, twin = (coterie.game(table[0]).new(table[1], seed) for _ in range(2))
        twin.forget()
        while state.to_act:
            seat = random_seat(state, rng)
            moves = state.legal(seat)
            move = moves[rng.below(len(moves))]
            assert twin.legal(seat) == moves
            state.apply(seat, move)
            twin = twin.clone()
            twin.apply(seat, move)
            assert (twin.to_act, twin.may_act) == (state.to_act, state.may_act)
        assert twin.view(None) == state.view(None)


def test_positions_survive_json(table: Table) -> None:
    rng = seeded(6)
    game = coterie.game(table[0])
    for state in positions(table, rng, POSITIONS // 3):
        before = whole(state)
        again = game.from_json(json.loads(before))
        assert whole(again) == before
        assert again.to_act == state.to_act
        assert again.may_act == state.may_act
        assert again.result == state.result
        for seat in range(state.players):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)


def play_match(table: Table, seed: int) -> Match:
    rng = seeded(seed)
    match = Match(coterie.game(table[0]), table[1], seed)
    while match.state.to_act:
        seat = random_seat(match.state, rng)
        moves = match.state.legal(seat)
        match.apply(seat, moves[rng.below(len(moves))])
    return match


def test_replaying_a_journal_gives_the_identical_state(table: Table) -> None:
    for seed in range(MATCHES):
        match = play_match(table, seed)
        again = replay(json.loads(json.dumps(match.journal())), coterie.game)
        assert whole(again.state) == whole(match.state)
        assert again.events == match.events
        assert again.journal() == match.journal()


def test_events_change_nothing(table: Table) -> None:
    for seed in range(MATCHES):
        match = play_match(table, seed)
        state = coterie.game(table[0]).new(table[1], seed)
        for seat, move in match.moves:
            state.apply(seat, move)
        assert whole(state) == whole(match.state)


def test_undo_restores_the_position(table: Table) -> None:
    rng = seeded(7)
    undone = 0
    for seed in range(MATCHES):
        match = Match(coterie.game(table[0]), table[1], seed)
        while match.state.to_act:
            before, events = whole(match.state), len(match.events)
            seat = random_seat(match.state, rng)
            moves = match.state.legal(seat)
            move = moves[rng.below(len(moves))]
            match.apply(seat, move)
            if match.can_undo(seat):
                assert not match.state.revealed
                match.undo(seat)
                undone += 1
                assert whole(match.state) == before
                assert len(match.events) == events
                match.apply(seat, move)
    assert undone > 10


def test_a_seat_sees_no_more_than_it_may(table: Table) -> None:
    """A sample differs from the position only in what the seat cannot know: the seat's view and
    moves, and what spectators see, are the same in both."""
    rng = seeded(8)
    different = 0
    for state in positions(table, rng, SAMPLED):
        real = whole(state)
        for seat in range(state.players):
            sample = state.sample(seat, rng)
            different += whole(sample) != real
            assert sample.view(seat) == state.view(seat)
            assert sample.legal(seat) == state.legal(seat)
            assert sample.view(None) == state.view(None)
            assert sample.to_act == state.to_act
        assert whole(state) == real
    assert different > SAMPLED // 2


def test_samples_depend_on_nothing_the_seat_cannot_know(table: Table) -> None:
    """The same dice give the same sample from two positions that the seat cannot tell apart: so
    whoever is given samples only, as bots are, can learn nothing more from them."""
    rng = seeded(11)
    for state in positions(table, rng, SAMPLED):
        if state.result is not None:
            continue
        for seat in range(state.players):
            other = state.sample(seat, rng)
            dice = rng.split()
            one = whole(state.sample(seat, dice.copy()))
            assert whole(other.sample(seat, dice)) == one


def test_samples_are_whole_positions(table: Table) -> None:
    """A sample passes the checks on positions, can be sampled again and played to the end."""
    rng = seeded(9)
    game = coterie.game(table[0])
    for state in positions(table, rng, SAMPLED // 5):
        for seat in range(state.players):
            sample = state.sample(seat, rng)
            again = game.from_json(sample.to_json())
            assert again.sample(seat, rng).view(seat) == state.view(seat)
            while sample.to_act:
                mover = random_seat(sample, rng)
                moves = sample.legal(mover)
                sample.apply(mover, moves[rng.below(len(moves))])


def test_views_are_json_with_the_common_fields(table: Table) -> None:
    rng = seeded(10)
    for state in positions(table, rng, POSITIONS // 3):
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == table[0]
            assert view["players"] == state.players
            assert view["seat"] == seat
            assert view["to_act"] == list(state.to_act)
            assert view["may_act"] == list(state.may_act)
            assert (view["result"] is None) == (state.result is None)
            assert [prompt["seat"] for prompt in view["prompts"]] == list(state.to_act)
            assert view["prompts"] == state.prompts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(table: Table, lang: str) -> None:
    """Prompts, moves, events and reasons are sentences in both languages."""
    words = texts(table[0], lang)
    game = coterie.game(table[0])
    names = ["Ann", "Bob", "Cid", "Dee", "Eve"]
    for seed in range(MATCHES):
        match = play_match(table, seed)
        state = game.new(table[1], seed)
        for seat, move in match.moves:
            prompt = state.view(seat)["prompts"][0]
            for family, obj in (("prompt", prompt), ("move", game.move_to_json(move))):
                check_words(words.describe(family, obj, names), family, obj)
            clause = prompt.get("clause")
            assert clause in game.clauses, prompt
            state.apply(seat, move)
        for event in match.events:
            check_words(words.describe("event", event.what, names), "event", event.what)
        assert match.state.result is not None
        assert words.has(f"reason-{match.state.result.reason}")


def check_words(sentence: str, family: str, obj: dict[str, Any]) -> None:
    assert sentence, obj
    assert sentence != f"{family}-{obj['type']}", obj
    assert "{" not in sentence, (sentence, obj)
    assert "_" not in sentence, (sentence, obj)


AGREE = """
import sys
import coterie
from coterie.engine import state as engine_state
from coterie.engine.match import canonical
from coterie.engine.playout import playout
from coterie.engine.rng import seeded

print(engine_state.__file__.endswith(".py"))
for seed in range(12):
    state = coterie.game(sys.argv[1]).new(int(sys.argv[2]), seed)
    rng = seeded(seed + 1000)
    while state.to_act:
        playout(state, rng, 7)
        seat = state.to_act[0] if state.to_act else 0
        print(state.to_act, [state.legal(s) for s in range(state.players)])
        print(canonical(state.sample(seat, rng).to_json()))
    print(canonical(state.to_json()), state.result)
"""


@pytest.mark.skipif(not compiled(), reason="there is nothing compiled to compare with")
def test_compiled_and_interpreted_games_agree_move_for_move(table: Table) -> None:
    outputs = []
    for pure in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", AGREE, table[0], str(table[1])],
            env={**os.environ, "COTERIE_PURE": pure},
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        )
        outputs.append(done.stdout.split("\n", 1))
    assert [output[0] for output in outputs] == ["False", "True"]
    assert outputs[0][1] == outputs[1][1]


@pytest.mark.parametrize("name", coterie.games)
def test_open_moves_can_be_filled_in(name: str) -> None:
    """A form with a value in every field is a move of the game, and everything has its words."""
    game = coterie.game(name)
    for type_, fields in game.open_moves.items():
        move: dict[str, Any] = {"type": type_}
        for field in fields:
            values = {"number": 3 * field.step, "seat": 1, "words": list(field.words[:2])}
            move[field.name] = values[field.kind]
            assert all(texts(name, lang).has(f"field-{field.name}") for lang in LANGUAGES)
        assert game.move_to_json(game.move_from_json(move)) == move
        assert all(texts(name, lang).has(f"open-{type_}") for lang in LANGUAGES)


FRAME = {"game", "players", "seat", "to_act", "may_act", "prompts", "result"}


def fields(value: Any) -> set[str]:
    """The names of all fields in a view, of whatever depth."""
    if isinstance(value, dict):
        return set(value).union(*map(fields, value.values()))
    return set().union(*map(fields, value)) if isinstance(value, list) else set()


def test_every_field_of_a_view_has_its_words(table: Table) -> None:
    """Screens without a drawing of the game show its view field by field."""
    found: set[str] = set()
    for state in positions(table, seeded(6), 60):
        for seat in (0, None):
            view = state.view(seat)
            found |= fields([v for k, v in view.items() if k not in FRAME]) | set(view) - FRAME
    for lang in LANGUAGES:
        sources = "\n".join(coterie.game(table[0]).text_sources(lang))
        named = set(re.findall(r"^(?:view|good|rank|certificate|character)-(\w+) =", sources, re.M))
        assert found - named == set()
