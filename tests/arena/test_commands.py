"""`coterie arena` and `coterie balance`: reports, and what they say to bad input."""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from coterie.arena.report import side
from coterie.arena.words import Words
from coterie.cli import run
from coterie.engine.texts import LANGUAGES, read_text

FAST = ["--iterations", "4", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


class Page(HTMLParser):
    """The text of a page, and what it would load."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.text = ""
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        # Pieces of the same drawing are referred to by #name.
        self.loads += [v for k, v in attrs if k in ("src", "href") and v and v[0] != "#"]

    def handle_data(self, data: str) -> None:
        self.text += data


def read_page(path: str) -> Page:
    page = Page(Path(path).read_text(encoding="utf-8"))
    assert page.loads == []
    assert not {"script", "link"} & set(page.tags)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "gatsby", "--bots", "novice,greedy,random", "--games", "6", "--seed", "5"]
    reports = ["--json", "a.json", "--html", "a.html", "--lang", lang]
    pytest.importorskip("openskill")
    pytest.importorskip("matplotlib")
    assert run([*words, *FAST, *reports]) == 0
    screen = capsys.readouterr().out
    found = json.loads(Path("a.json").read_text())
    assert found["seed"] == "5"
    assert found["games"] == 6
    assert {bot["bot"] for bot in found["bots"]} == {"novice", "greedy", "random"}
    page = read_page("a.html")
    assert page.tags.count("svg") == 3
    title = {"en": "Tournament of bots", "fr": "Tournoi de robots"}[lang]
    level = {"en": "greedy", "fr": "glouton"}[lang]
    for text in (screen, page.text):
        assert title in text
        assert level in text
        assert "Dorothy" in text
    assert "arena-" not in screen + page.text


@pytest.mark.slow
def test_a_table_can_be_named_seat_by_seat() -> None:
    pytest.importorskip("openskill")
    words = ["arena", "gangster-paradise", "--bots", "random,greedy,random", "--games", "3"]
    assert run([*words, "--players", "3", *FAST, "--json", "a.json"]) == 0
    found = json.loads(Path("a.json").read_text())
    tables = [result["seats"] for result in found["results"]]
    assert all(sorted(seats) == ["greedy", "random", "random"] for seats in tables)
    assert {seats.index("greedy") for seats in tables} == {0, 1, 2}
    assert [(bot["bot"], bot["games"]) for bot in found["bots"]] == [("greedy", 3), ("random", 6)]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_balance(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    words = ["balance", "gatsby", "--bots", "random", "--games", "40", "--lang", lang]
    assert run([*words, *FAST, "--json", "b.json", "--html", "b.html"]) == 0
    screen = capsys.readouterr().out
    found = json.loads(Path("b.json").read_text())
    assert sum(reason["count"] for reason in found["reasons"]) == found["games"] == 40
    actions = {use["word"] for use in found["uses"] if use["event"] == "action"}
    assert "race_race" in actions
    page = read_page("b.html")
    assert {"en": "Racetrack twice", "fr": "Deux fois l’Hippodrome"}[lang] in page.text
    for text in (screen, page.text):
        assert {"en": "Balance study", "fr": "Étude d’équilibre"}[lang] in text
    assert "balance-" not in screen + page.text
    assert not re.search(r"\{ ?\$", screen + page.text)


@pytest.mark.slow
def test_a_run_can_be_repeated() -> None:
    pytest.importorskip("openskill")
    words = ["arena", "gatsby", "--bots", "novice,random", "--games", "4", "--iterations", "4"]
    for name, jobs in (("1.json", "1"), ("2.json", "2")):
        assert run([*words, "--jobs", jobs, "--json", name]) == 0
    assert Path("1.json").read_bytes() == Path("2.json").read_bytes()


BAD = [
    (["arena", "chess"], "no game “chess”"),
    (["arena", "gatsby", "--bots", "expert,genius"], "no bot “genius”"),
    (["arena", "gatsby", "--bots", "expert"], "at least two different bots"),
    (["arena", "gatsby", "--bots", "club,club"], "at least two different bots"),
    (["arena", "gatsby", "--bots", "club,club,random"], "each of the 2 seats"),
    (["arena", "gatsby", "--games", "0"], "--games"),
    (["arena", "gatsby", "--jobs", "0"], "--jobs"),
    (["arena", "gatsby", "--players", "3"], "not by 3"),
    (["arena", "gatsby", "--time", "0"], "above 0"),
    (["arena", "gatsby", "--time", "nan"], "above 0"),
    (["arena", "gatsby", "--iterations", "0"], "--iterations"),
    (["arena", "gatsby", "--html", "nowhere/a.html"], "nowhere/a.html cannot be written"),
    (["arena", "gatsby", "--json", "."], "cannot be written"),
    (["arena", "gatsby", "--board", "none.toml"], "none.toml cannot be read"),
    (["arena", "gatsby", "--option", "tokens"], "write --option name=value"),
    (["balance", "gatsby", "--option", "tokens=3"], "no option “tokens”"),
    (["balance", "gatsby", "--bots", "club,expert"], "no bot “club,expert”"),
    (["balance", "gatsby", "--games", "-3"], "--games"),
    (["balance", "gatsby", "--players", "9"], "not by 9"),
    (["balance", "gatsby", "--json", "nowhere/b.json"], "nowhere/b.json cannot be written"),
]


@pytest.mark.parametrize(("words", "said"), BAD)
def test_bad_input(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("words", "package"),
    [
        (["arena", "gatsby"], "openskill"),
        (["balance", "gatsby", "--html", "b.html"], "matplotlib"),
        (["balance", "gatsby", "--bots", "random", "--games", "2", "--ray", "local"], "ray"),
    ],
)
def test_a_missing_package_is_named(
    words: list[str],
    package: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert run(words) == 2
    extra = "ray" if package == "ray" else "arena"
    assert f'{package}, which is not installed: pip install "coterie[{extra}]"' in (
        capsys.readouterr().err
    )


def test_another_board_can_be_studied() -> None:
    source = read_text("coterie.games.gatsby", "board.toml")
    Path("mine.toml").write_text(source + "\n# mine\n", encoding="utf-8")
    words = ["balance", "gatsby", "--bots", "random", "--games", "3", "--board", "mine.toml"]
    assert run([*words, *FAST, "--json", "b.json"]) == 0
    assert json.loads(Path("b.json").read_text())["games"] == 3


def test_both_languages_have_the_same_texts() -> None:
    ids = [
        re.findall(r"^([a-z][\w-]*) =", read_text("coterie.arena", f"{lang}.ftl"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]


def test_sides() -> None:
    assert side({"low": 0.6, "high": 0.8}, 0.5) == "above"
    assert side({"low": 0.2, "high": 0.4}, 0.5) == "below"
    assert side({"low": 0.4, "high": 0.6}, 0.5) == ""


def test_figures_are_written_as_the_language_does() -> None:
    import coterie

    game = coterie.game("gatsby")
    assert Words(game, "en").percent(0.125) == "12.5%"
    assert Words(game, "fr").percent(0.125) == "12,5\u00a0%"


def test_a_study_of_an_option_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "edgar-lucien", "--bots", "random", "--games", "2", "--json", "b.json"]
    assert run([*words, "--option", "open_fortunes=true", *FAST]) == 0
    assert "seed 0 · Fortunes: Open to all" in " ".join(capsys.readouterr().out.split())
    assert json.loads(Path("b.json").read_text())["options"]["open_fortunes"] is True
    assert run([*words, *FAST]) == 0
    assert "Fortunes" not in capsys.readouterr().out
