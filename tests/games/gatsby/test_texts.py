"""Everything Gatsby can say exists in both languages and names nothing by its id."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coterie
from coterie.engine.errors import CoterieError
from coterie.engine.match import Match
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES, texts
from coterie.games.gatsby import reasons
from coterie.games.gatsby.board import BONUSES
from coterie.games.gatsby.events import KINDS
from coterie.games.gatsby.facts import CLAUSES
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.position import ACTIONS, TILES
from coterie.games.gatsby.questions import QUESTION_NAMES, QUESTIONS, STEP_NAMES, STEPS
from coterie.games.gatsby.refusals import OF_THE_PROMPT, REFUSALS
from coterie.games.gatsby.rules.ending import ENDINGS

from .table import GAME, SUITS

ROOM = files("coterie.games.gatsby")
NAMES = ["Ann", "Bob"]

# What is asked, with the clause behind it; questions about tokens have their step's.
PROMPTS = {
    **{name: clause for name, _, clause in QUESTIONS if clause},
    **{f"token_{step}": clause for step, clause in STEPS if clause},
}
NEEDED = {
    "game-name", "game-tagline", "seatname-dorothy", "seatname-james",
    "option-influence_supply", "option-influence_supply-20", "option-influence_supply-unlimited",
    *(f"prompt-{type_}" for type_ in PROMPTS),
    *(f"question-{type_}" for type_ in (*QUESTION_NAMES[1:], *PROMPTS)),
    *(f"move-{GAME.move_to_json(move)['type']}" for move in range(144)),
    *(f"event-{kind[0]}" for kind in KINDS.values()),
    *(f"reason-{reason}" for reason in ENDINGS),
    *(f"step-{step}" for step in STEP_NAMES[1:]),
    *(f"{kind}-{id}{what}" for what in ("", "-what") for kind, ids in
      (("tile", TILES), ("bonus", BONUSES), ("action", ACTIONS)) for id in ids),
    *(f"place-{place}" for place in PLACES),
    *(f"suit-{suit}" for suit in SUITS),
    *(f"shape-{shape}" for shape in ("diamond", "bars", "circle", "ribbon", "square")),
    *(f"character-{suit}-{n}" for suit in SUITS for n in (1, 2, 3)),
}  # fmt: skip


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language and the variables of each."""
    found = {}
    for entry in FluentParser().parse(ROOM.joinpath(f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("fr")


def test_everything_needed_is_there() -> None:
    assert NEEDED - set(messages("en")) == set()
    # Every id that the sources name in an error.
    source = "".join(
        ROOM.joinpath(name).read_text("utf-8") for name in ("saved.py", "moves.py", "board.py")
    )
    named = set(re.findall(r'"((?:position|bad-move|board)-[a-z-]+)"', source))
    assert len(named) > 30
    written = {id for id in messages("en") if re.match("position|bad-move|board", id)}
    assert written == named


def test_every_reason_has_its_words_and_its_clause() -> None:
    codes = {name: code for name, code in vars(reasons).items() if name.isupper()}
    assert codes.pop("ALLOWED") == 0
    assert set(REFUSALS) == set(codes.values())
    written = {id.removeprefix("refused-") for id in messages("en") if id.startswith("refused-")}
    assert {text for text, _, _ in REFUSALS.values()} == written
    clauses = {clause for _, clause, _ in REFUSALS.values()} - {None, OF_THE_PROMPT}
    assert clauses <= set(GAME.clauses)


def test_names_are_distinct() -> None:
    for lang in LANGUAGES:
        words = texts("gatsby", lang)
        for kind, ids in (("character", [f"{s}-{n}" for s in SUITS for n in (1, 2, 3)]),
                          ("tile", TILES), ("bonus", BONUSES), ("action", ACTIONS),
                          ("place", PLACES), ("suit", SUITS)):  # fmt: skip
            assert len({words.say(f"{kind}-{id}") for id in ids}) == len(ids)


IDS = re.compile(
    r"_|\b(?:" + "|".join([*PLACES, *(f"{suit}-[123]" for suit in SUITS)]) + r")\b|[{}]|None"
)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_in_a_game_has_no_ids_in_it(seed: int) -> None:
    rng = seeded(seed)
    match = Match(GAME, seed=seed)
    said: set[tuple[str, str]] = set()
    while match.state.to_act:
        (seat,) = match.state.to_act
        moves = match.state.legal(seat)
        objects = [("prompt", match.state.view(seat)["prompts"][0])]
        objects += [("move", GAME.move_to_json(move)) for move in moves]
        wrong = int(rng.below(144))
        for lang in LANGUAGES:
            said |= {(lang, texts("gatsby", lang).describe(f, obj, NAMES)) for f, obj in objects}
            if wrong not in moves:
                with pytest.raises(CoterieError) as refusal:
                    match.state.apply(seat, wrong)
                said.add((lang, refusal.value.say(lang)))
        match.apply(seat, moves[rng.below(len(moves))])
    for lang in LANGUAGES:
        for event in match.events:
            said.add((lang, texts("gatsby", lang).describe("event", event.what, NAMES)))
    assert len(said) > 200
    for lang, sentence in said:
        assert not IDS.search(sentence), sentence
        if lang == "fr":
            assert not re.search(r"[^ \u00a0\u202f][;:?!»]|«[^\u00a0]| [;:?!»]", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_are_complete(lang: str) -> None:
    clauses = GAME.clauses
    rulings = {id for id, clause in clauses.items() if clause.ruling}
    assert rulings == {
        "GA-MAT-1", "GA-SET-1", "GA-TURN-3", "GA-TURN-4", "GA-CAB-5", "GA-BON-3", "GA-BON-4",
        "GA-SP-8", "GA-SP-13", "GA-END-5", "GA-END-6",
    }  # fmt: skip
    for clause in clauses.values():
        assert clause.text[lang].endswith(".")
        assert clause.section[lang]
        if clause.ruling:
            assert clause.ruling[lang].endswith(".")
        assert not IDS.search(clause.text[lang])
    for id in {*PROMPTS.values(), *CLAUSES.values()}:
        assert id in clauses


def test_the_seats_have_names() -> None:
    assert GAME.seat_names(2) == ["dorothy", "james"]
    assert coterie.game("gatsby") is GAME
