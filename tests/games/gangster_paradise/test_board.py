"""The board as data: other figures, goods and executants work with no change of code."""

import re
import tomllib
from typing import Any

import pytest

from coterie.engine.playout import playout
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES, Texts, read_text
from coterie.games.gangster_paradise.board import board_faults
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, goods, members, money, move_json, position_json

SOURCE = read_text("coterie.games.gangster_paradise", "board.toml")


def changed(*changes: tuple[str, str]) -> str:
    source = SOURCE
    for old, new in changes:
        assert old in source, old
        source = source.replace(old, new, 1)
    return source


def test_the_board_has_no_faults() -> None:
    assert board_faults(SOURCE) == []


def test_what_screens_are_told_is_there() -> None:
    data = tomllib.loads(SOURCE)
    ours = data["reconstruction"]
    assert set(ours["goods"]) < set(data["goods"])
    assert set(ours["clans"]) < set(data["clans"])
    assert set(ours["executants"]) < {kind["id"] for kind in data["executants"]}
    assert max(ours["sale"]) <= len(data["market"]["resale"])
    facts = GAME.facts()
    assert {*facts["phases"].values(), *facts["ranks"].values()} <= set(GAME.clauses)
    assert not set(facts) & set(data)
    unmarked = SOURCE[: SOURCE.index("[reconstruction]")]
    assert GAME.with_board(unmarked).board_digest == GAME.board_digest


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("rounds = 8", "rounds = 0", "board-number"),
        ("rounds = 8", "rounds = 10", "board-market"),
        ("rounds = 8", "rounds = 2.5", "board-number"),
        ("cards_per_good = 19", "cards_per_good = 99\nx = 1", "ok"),
        ("market_cards_per_good = 7", "market_cards_per_good = 99", "ok"),
        ('"alcohol"]', '"drugs"]', "board-words"),
        ('"alcohol"]', "]", "board-words"),
        ('hernandez = "drugs"', 'hernandez = "gold"', "board-word"),
        ('hernandez = "drugs"', 'hernandez = "weapons"', "board-primary"),
        ("[5, 15, 35, 65, 105]", "[]", "board-resale"),
        ("[5, 15, 35, 65, 105]", "[1, 2, 3, 4, 5, 6]", "board-resale"),
        ("[5, 15, 35, 65, 105]", "[-5]", "board-resale"),
        ("price = 2, salary = 1", "price = 0, salary = 1", "board-number"),
        ("places = 2, cards = 5", "places = 6, cards = 5", "board-places"),
        ('promotes = "soldier"', 'promotes = "captain"', "board-word"),
        ('needs = "right_hand"', 'needs = "cook"', "board-word"),
        ("boss       =", "chief      =", "board-ranks"),
        ('members = ["soldier", "merchant"]', 'members = ["boss", "boss"]', "board-start"),
        ("delivery_board = 2", "delivery_board = -1", "board-number"),
        ("copies = 3", "copies = 8", "board-number"),
        ('op = "limit_sale"', 'op = "explode"', "board-word"),
        ('when = "sale"', 'when = "delivery"', "board-when"),
        ('when = "sale"', 'when = "noon"', "board-word"),
        ("share = 0.5   # per kind", "share = 1.5   # per kind", "board-share"),
        ("share = 0.5   # per kind", 'share = "half" # per kind', "board-share"),
        ("amount = 2    # goods just", "amount = 0    # goods just", "board-number"),
        ('member = "soldier"', 'member = "clown"', "board-word"),
        ('id = "hijacker"', 'id = "informant"', "board-words"),
        ('fr = "Receleur"\n', "", "board-executant-name"),
        ("[executant]\n", "[executor]\n", "board-table"),
        ('drugs = "drogue"', "drugs = 3", "board-names"),
        ("goods =", "goods", "board-toml"),
    ],
)
def test_faults_are_named_in_both_languages(old: str, new: str, fault: str) -> None:
    faults = board_faults(changed((old, new)))
    if fault == "ok":
        assert faults == []
        return
    assert fault in [found.id for found in faults]
    for found in faults:
        for lang in LANGUAGES:
            said = found.say(lang)
            assert said != found.id
            assert "{" not in said


def play_through(source: str, games: int = 4) -> list[Any]:
    game = GAME.with_board(source)
    ended = []
    for seed in range(games):
        state = game.new(3 + seed % 3, seed)
        playout(state, seeded(seed), game.bound + 1)
        assert state.result is not None
        game.from_json(state.to_json())
        ended.append(state)
    return ended


def test_full_games_with_other_figures() -> None:
    play_through(
        changed(
            ("rounds = 8", "rounds = 5"),
            ("[5, 15, 35, 65, 105]", "[7, 20, 50]"),
            (
                "price = 2, salary = 1, places = 2, cards = 5",
                "price = 1, salary = 2, places = 4, cards = 9",
            ),
            ("launders = 20", "launders = 7"),
            ("market_consolation_red = 10", "market_consolation_red = 3"),
        )
    )


def test_full_games_with_other_goods_and_clans() -> None:
    source = changed(
        ('"counterfeits", "alcohol"]', '"counterfeits", "alcohol", "art", "furs"]'),
        ("[clans]", '[clans]\nlupin = "art"'),
    )
    for state in play_through(source):
        assert len(state.to_json()["clans"]) == state.players


ARSONIST = """
[[executants]]
id = "arsonist"
fr = "Incendiaire"
en = "Arsonist"
when = "sale"
op = "take_goods"
amount = 3
[[executants]]
id = "sniper"
fr = "Tireur"
en = "Sniper"
when = "recruitment"
op = "remove_member"
member = "merchant"
[[executants]]
id = "mole"
fr = "Taupe"
en = "Mole"
when = "delivery"
op = "keep_share_of_delivery"
share = 0.25
"""


def with_more_executants() -> str:
    head, names = SOURCE.split("\n# How goods and clans are called")
    return head + ARSONIST + "\n# How goods and clans are called" + names


def test_full_games_with_other_executants() -> None:
    play_through(with_more_executants())


def position_on(source: str, clans: list[dict[str, Any]], **changes: Any) -> tuple[Any, Any]:
    game = GAME.with_board(source)
    obj = position_json(clans, **changes)
    kinds = [*re.findall(r'^id = "(\w+)"', source, re.M)]
    out = [k for c in obj["clans"] for k in [*c["executants"], *c["before"]]] + obj["discards"]
    obj["deck"] = [k for k in kinds for _ in range(3 - out.count(k))]
    return game, game.from_json(obj)


def test_an_executant_that_takes_goods_in_a_phase() -> None:
    clans: list[dict[str, Any]] = [{}, {"goods": "DDDJ", "before": {"arsonist": 3}}]
    game, state = position_on(with_more_executants(), clans, phase="sale")
    state.apply(0, game.move_from_json({"type": "done"}))
    assert state.view(None)["prompts"][0]["type"] == "take"
    assert state.to_act == (3,)
    state.apply(3, game.move_from_json({"type": "good", "good": "jewels"}))
    assert state.view(None)["clans"][3]["goods"] == {
        "drugs": 2, "weapons": 0, "jewels": 1, "counterfeits": 0, "alcohol": 0,
    }  # fmt: skip
    assert state.to_act == (1,)
    assert state.view(None)["clans"][1]["before"] == []


def test_an_executant_that_removes_another_rank_in_a_phase() -> None:
    clans: list[dict[str, Any]] = [{}, {"members": "smm", "before": {"sniper": 3}}]
    game, state = position_on(with_more_executants(), clans)
    state.apply(0, game.move_from_json({"type": "done"}))
    assert state.view(None)["clans"][1]["members"]["merchant"] == 1
    assert state.to_act == (1,)


def test_two_shares_of_one_delivery_follow_each_other() -> None:
    clans: list[dict[str, Any]] = [{}, {"members": "ssm", "before": {"mole": 3, "informant": 0}}]
    game, state = position_on(with_more_executants(), clans, phase="laundering", turn=3, actor=3)
    state.apply(3, game.move_from_json({"type": "launder", "red": 0}))
    state.apply(3, game.move_from_json({"type": "done"}))
    # Six weapons, half of them three, a quarter of those, rounded up: one.
    assert state.view(None)["clans"][1]["goods"]["weapons"] == 1
    assert state.view(None)["clans"][1]["before"] == []


def test_a_changed_price_and_share_count() -> None:
    source = changed(("price = 2, salary = 1", "price = 1, salary = 1"))
    game, state = position_on(source, [{"goods": "D"}])
    state.apply(0, game.move_from_json({"type": "recruit", "rank": "soldier", "good": "drugs"}))
    assert state.view(None)["clans"][0]["members"]["soldier"] == 2
    source = changed(("share = 0.5   # rounded down to a multiple", "share = 0.9   # "))
    game, state = position_on(source, [{"goods": "DW", "before": {"racketeer": 1}}], phase="sale")
    state.apply(0, game.move_from_json({"type": "sell", "goods": ["drugs", "weapons"]}))
    assert int(state.seats[1].red) == 20 + 10


def test_the_executants_price_is_never_less_than_one() -> None:
    source = changed(("price = 3            # one less", "price = 1            # one less"))
    _, state = position_on(source, [{"goods": "D", "members": "mcc"}])
    assert state.view(None)["prompts"][0]["executant_price"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_come_from_the_board(lang: str) -> None:
    source = changed(
        ('en = "Fence"', 'en = "Shady Friend"'), ('fr = "Receleur"', 'fr = "Ami louche"'),
        ('drugs = "drugs"', 'drugs = "powder"'), ('drugs = "drogue"', 'drugs = "poudre"'),
    )  # fmt: skip
    game = GAME.with_board(source)
    try:
        texts = Texts(lang, game.text_sources(lang))
        assert texts.say("executant-fence") == {"en": "Shady Friend", "fr": "Ami louche"}[lang]
        assert texts.say("good-drugs") == {"en": "powder", "fr": "poudre"}[lang]
        assert texts.say("clan-mutombo") == "Mutombo"
    finally:
        GAME.with_board(SOURCE)


def test_the_digest_tells_boards_apart() -> None:
    assert GAME.with_board(changed(("rounds = 8", "rounds = 7"))).board_digest != GAME.board_digest


def reordered(kind: str, place: int) -> str:
    """The board with a kind of executant at another place in the list."""
    head, *rest = SOURCE.split("[[executants]]")
    rest[-1], tail = rest[-1].split("\n[", 1)
    (block,) = [text for text in rest if f'id = "{kind}"' in text]
    rest.remove(block)
    rest.insert(place, block)
    return "[[executants]]".join([head, *(text.rstrip() + "\n" for text in rest)]) + "\n[" + tail


NEXT = {"phase": "excess", "first": 2, "turn": 1, "asked": "return"}  # seat 0's delivery is next
PICK = {"phase": "black_market", "asked": "pick", "market": ["counterfeits", "alcohol"]}
# Each kind lies before seat 0, sent by seat 2, or is sent now: the position, moves, and what the
# two hold then. Seat 0 has DDDWJ, both have 20 red and 3 white.
ACTS: dict[str, tuple[dict[str, Any], list[tuple[int, str]], dict[str, Any]]] = {
    "informant": (NEXT, [(0, "good drugs")], {"goods": ("DDDDWJ", "")}),
    "hijacker": (NEXT, [(0, "good drugs")], {"goods": ("DDDDWJ", "DD")}),
    "fence": (PICK, [(0, "good counterfeits")], {"goods": ("DDDWJ", "C")}),
    "racketeer": ({"phase": "sale"}, [(0, "sell drugs jewels")], {"red": (30, 25)}),
    "customs": ({"phase": "sale"}, [(0, "sell drugs weapons jewels")], {}),
    "poacher": ({}, [(0, "recruit soldier drugs")], {"goods": ("WJ", "")}),
    "taxman": ({"phase": "laundering"}, [(0, "launder 12")], {}),
    "agitator": ({"phase": "laundering"}, [(0, "launder 6")], {"red": (14, 20), "white": (0, 3)}),
    "hitman": ({"actor": 2, "first": 2}, [(2, "play hitman 0")], {"members": ("m", "sm")}),
    "burglar": (
        {"actor": 2, "first": 2}, [(2, "play burglar 0"), (2, "good jewels"), (2, "good drugs")],
        {"goods": ("DDW", "DJ")},
    ),
}  # fmt: skip


@pytest.mark.parametrize("place", [0, 9])
@pytest.mark.parametrize("kind", sorted(ACTS))
def test_an_executant_acts_wherever_it_stands_in_the_list(kind: str, place: int) -> None:
    game = GAME.with_board(reordered(kind, place))
    changes, moves, after = ACTS[kind]
    sent: dict[str, Any] = {"executants": [kind]} if "actor" in changes else {}
    clan = {"goods": "DDDWJ", "before": {} if sent else {kind: 2}}
    state = game.from_json(position_json([clan, {}, sent], players=3, **changes))
    assert isinstance(state, GangsterState)
    assert list(state.board.kinds)[place] == kind
    for seat, words in moves:
        move = game.move_from_json(move_json(words))
        assert state.allows(seat, move) == bool(after)
        if after:
            state.apply(seat, move)
    found = {
        "goods": (goods(state, 0), goods(state, 2)),
        "members": (members(state, 0), members(state, 2)),
        "red": (money(state, 0)[0], money(state, 2)[0]),
        "white": (money(state, 0)[1], money(state, 2)[1]),
    }
    assert {what: found[what] for what in after} == after
