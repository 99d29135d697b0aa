"""Set-up: GP-SET."""

from collections import Counter

import pytest

import coterie
from coterie.engine.errors import BadRequest
from coterie.engine.texts import LANGUAGES

from .table import BOARD, CLANS, GAME, GOODS, KINDS, members, money, ranks


@pytest.mark.rule("GP-SET-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_the_same(players: int) -> None:
    state = GAME.new(players, 3)
    view = state.view(0)
    assert len({clan["clan"] for clan in view["clans"]}) == players
    for seat, clan in enumerate(view["clans"]):
        assert money(state, seat) == (20, 3)
        assert members(state, seat) == "sm"
        assert clan["primary"] == GOODS[CLANS.index(clan["clan"])]
        assert clan["used"] == ranks("")
    assert [BOARD.cards[n] for n in range(5)] == [5, 3, 3, 1, 1]


@pytest.mark.rule("GP-SET-1")
def test_clans_are_chosen_or_dealt() -> None:
    chosen = {"clan2": "ivanov", "clan3": "mutombo"}
    for seed in range(20):
        clans = [c["clan"] for c in GAME.new(4, seed, chosen).view(None)["clans"]]
        assert clans[1:3] == ["ivanov", "mutombo"]
        assert len(set(clans)) == 4
    dealt = {GAME.new(3, seed).view(None)["clans"][0]["clan"] for seed in range(60)}
    assert dealt == set(CLANS)
    with pytest.raises(BadRequest) as error:
        GAME.new(3, 0, {"clan1": "ivanov", "clan2": "ivanov"})
    assert all(error.value.say(lang).endswith(".") for lang in LANGUAGES)


@pytest.mark.rule("GP-SET-2", "GP-SET-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_supply(players: int) -> None:
    state = GAME.new(players, 5)
    obj = state.to_json()
    assert len(obj["market"]) == players - 1
    assert obj["market_red"] == 10
    assert Counter(obj["market"] + obj["market_deck"]) == dict.fromkeys(GOODS, 7)
    held = [good for clan in obj["clans"] for good in clan["goods"]]
    assert Counter(obj["piles"] + held) == dict.fromkeys(GOODS, 19)
    assert Counter(obj["deck"]) == dict.fromkeys(KINDS, 3)
    assert len(KINDS) == 10


@pytest.mark.rule("GP-SET-2", "GP-SET-3")
def test_the_decks_are_shuffled() -> None:
    positions = [GAME.new(4, seed).to_json() for seed in range(40)]
    assert len({tuple(p["deck"]) for p in positions}) == 40
    assert len({tuple(p["market_deck"]) for p in positions}) == 40
    assert {p["deck"][-1] for p in positions} == set(KINDS)


@pytest.mark.rule("GP-SET-4")
def test_any_seat_can_be_first() -> None:
    first = Counter(GAME.new(4, seed).view(None)["first"] for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25
    state = GAME.new(4, 1)
    assert state.to_act == (state.view(None)["first"],)


def pairs(players: int, seed: int, options: dict[str, str] | None = None) -> list[tuple[str, str]]:
    view = GAME.new(players, seed, options).view(None)
    return [(clan["primary"], clan["secondary"]) for clan in view["clans"]]


@pytest.mark.rule("GP-SET-5", "GP-EX-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_secondary_goods_are_valid(players: int) -> None:
    for seed in range(150):
        dealt = pairs(players, seed)
        assert len({second for _, second in dealt}) == players
        assert all(one != two for one, two in dealt)
        assert not any((two, one) in dealt for one, two in dealt)


@pytest.mark.rule("GP-SET-5")
def test_secondary_goods_are_drawn_evenly_among_the_valid_assignments() -> None:
    chosen = {"clan1": "hernandez", "clan2": "giordano", "clan3": "mutombo"}
    primary = ("drugs", "weapons", "jewels")
    valid = {
        (a, b, c)
        for a in GOODS
        for b in GOODS
        for c in GOODS
        if len({a, b, c}) == 3
        and a != "drugs"
        and b != "weapons"
        and c != "jewels"
        and (a, b)[:2] != ("weapons", "drugs")
        and (a, c) != ("jewels", "drugs")
        and (b, c) != ("jewels", "weapons")
    }
    games = 60 * len(valid)
    seen = Counter(tuple(second for _, second in pairs(3, seed, chosen)) for seed in range(games))
    assert [one for one, _ in pairs(3, 0, chosen)] == list(primary)
    assert set(seen) == valid
    assert all(30 < count < 100 for count in seen.values())


def test_the_same_arguments_give_the_same_game() -> None:
    game = coterie.game("gangster-paradise")
    assert game.new(5, 9).to_json() == game.new(5, 9).to_json()
    assert game.new(5, 9).to_json() != game.new(5, 10).to_json()
