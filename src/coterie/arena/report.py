"""Reports as pages that need nothing else: no script, no font, no picture to load."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from coterie.arena import plots
from coterie.arena.plots import Row
from coterie.arena.words import Words
from coterie.engine.texts import read_text

MOST_PLOTTED = 24  # lists longer than this are tables without a plot


class Cell(str):
    """The text of a table's cell that lies above or below the average."""

    kind = ""


def compared(text: str, share: Mapping[str, Any], average: float) -> str:
    """A cell that shows whether the whole interval is above or below the average."""
    cell = Cell(text)
    cell.kind = side(share, average)
    return cell


def side(share: Mapping[str, Any], average: float) -> str:
    return "above" if share["low"] > average else "below" if share["high"] < average else ""


def html_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(map(cell, row))}</tr>\n" for row in rows)
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>{body}</tbody></table></div>\n"
    )


def cell(text: str) -> str:
    kind = text.kind if isinstance(text, Cell) and text.kind else ""
    return f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"


def picture(svg: str, label: str) -> str:
    return f'<figure role="img" aria-label="{escape(label)}">{svg}</figure>\n'


def paragraph(text: str, style: str = "explained") -> str:
    return f'<p class="{style}">{escape(text)}</p>\n'


def page(title: str, facts: str, words: Words, parts: Sequence[str]) -> str:
    name = words.say("game-name")
    style = read_text("coterie.arena", "page.css")
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(name)} · {escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<header><h1>{escape(name)}</h1><p>{escape(title)}</p><p>{escape(facts)}</p>"
        f"</header>\n<main>\n{''.join(parts)}</main>\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>\n"


# Tournaments.


def arena_facts(found: Mapping[str, Any], words: Words) -> str:
    facts = words.say(
        "arena-facts",
        games=found["games"],
        players=found["players"],
        budget=words.budget(found["budget"]),
        seed=found["seed"],
    )
    return " · ".join([facts, *words.changed_options(found["options"])])


def draws_line(found: Mapping[str, Any], words: Words) -> str:
    rate = words.percent(found["draws"] / found["games"])
    return words.say("arena-draws", count=found["draws"], rate=rate)


def standings(found: Mapping[str, Any], words: Words) -> tuple[list[str], list[list[str]]]:
    """The heads and rows of the standings."""
    heads = ["bot", "rating", "games", "wins", "rate", "interval"]
    rows = [
        [
            words.level(bot["bot"]),
            f"{words.number(bot['rating']['mu'], 1)} ± "
            f"{words.number(bot['rating']['high'] - bot['rating']['mu'], 1)}",
            str(bot["games"]),
            str(bot["wins"]),
            words.percent(bot["rate"]),
            words.interval(bot),
        ]
        for bot in found["bots"]
    ]
    return [words.say(f"arena-{head}") for head in heads], rows


def by_seat(found: Mapping[str, Any], words: Words) -> tuple[list[str], list[list[str]]]:
    heads = [words.say("arena-bot"), *words.seats(found["players"])]
    rows = [
        [
            words.level(bot["bot"]),
            *(f"{words.percent(s['rate'])} ({words.interval(s)})" for s in bot["by_seat"]),
        ]
        for bot in found["bots"]
    ]
    return heads, rows


def pair_table(found: Mapping[str, Any], words: Words) -> tuple[list[str], list[list[str]]]:
    order = [bot["bot"] for bot in found["bots"]]
    met = {(pair["bot"], pair["other"]): pair for pair in found["pairs"]}

    def ahead(bot: str, other: str) -> str:
        pair = met.get((bot, other))
        if pair is None:
            return "–"
        return compared(f"{words.percent(pair['rate'])} ({words.interval(pair)})", pair, 0.5)

    heads = [words.say("arena-ahead-of"), *map(words.level, order)]
    return heads, [[words.level(bot), *(ahead(bot, other) for other in order)] for bot in order]


def arena_page(found: Mapping[str, Any], words: Words) -> str:
    """The report of a tournament."""
    bots = found["bots"]
    names = [words.level(bot["bot"]) for bot in bots]
    rates = [
        Row(name, bot["rate"], bot["low"], bot["high"])
        for name, bot in zip(names, bots, strict=True)
    ]
    skills = [
        Row(name, bot["rating"]["mu"], bot["rating"]["low"], bot["rating"]["high"])
        for name, bot in zip(names, bots, strict=True)
    ]
    seats = words.seats(found["players"])
    places = [
        Row(f"{name} · {seat}", share["rate"], share["low"], share["high"])
        for name, bot in zip(names, bots, strict=True)
        for seat, share in zip(seats, bot["by_seat"], strict=True)
    ]
    chance = 1 / found["players"]
    rate, rating = words.say("arena-rate"), words.say("arena-rating")
    seat = words.say("arena-by-seat")
    parts = [
        heading(words.say("arena-standings")),
        html_table(*standings(found, words)),
        paragraph(draws_line(found, words)),
        heading(rating),
        picture(plots.intervals(skills, None, words, percent=False), rating),
        paragraph(words.say("arena-rating-explained")),
        heading(rate),
        picture(plots.intervals(rates, chance, words), rate),
        paragraph(words.say("arena-rate-explained", players=found["players"])),
        heading(words.say("arena-pairs")),
        html_table(*pair_table(found, words)),
        paragraph(words.say("arena-pairs-explained")),
        heading(seat),
        picture(plots.intervals(places, chance, words), seat),
        html_table(*by_seat(found, words)),
        paragraph(words.say("arena-by-seat-explained")),
    ]
    return page(words.say("arena-title"), arena_facts(found, words), words, parts)


# Balance.


def balance_facts(found: Mapping[str, Any], words: Words) -> str:
    facts = words.say(
        "balance-facts",
        games=found["games"],
        players=found["players"],
        level=words.level(found["bot"]),
        budget=words.budget(found["budget"]),
        seed=found["seed"],
    )
    return " · ".join([facts, *words.changed_options(found["options"])])


def verdict(found: Mapping[str, Any], words: Words) -> str:
    """Whether it matters who opens the game, in a sentence; nothing where all open it."""
    opener = found["starter"]
    if opener is None:
        return ""
    kind = {"above": "ahead", "below": "behind", "": "equal"}[side(opener, found["average"])]
    figures = {name: words.percent(opener[name]) for name in ("rate", "low", "high")}
    average = words.percent(found["average"])
    return words.say(f"balance-verdict-{kind}", **figures, average=average)


def seat_table(found: Mapping[str, Any], words: Words) -> tuple[list[str], list[list[str]]]:
    heads = [words.say(f"arena-{head}") for head in ("seat", "wins", "rate", "interval")]
    rows = [
        [
            name,
            str(share["wins"]),
            words.percent(share["rate"]),
            words.interval(share),
            words.number(share["mean_score"], 2) if "mean_score" in share else "",
        ]
        for name, share in seat_shares(found, words)
    ]
    return [*heads, words.say("balance-score")], rows


def seat_shares(found: Mapping[str, Any], words: Words) -> list[tuple[str, Mapping[str, Any]]]:
    """The seats, who opens the game, and draws, each with its share."""
    rows = list(zip(words.seats(found["players"]), found["seats"], strict=True))
    if found["starter"]:
        rows.append((words.say("balance-opener"), found["starter"]))
    return [*rows, (words.say("balance-draws"), found["draws"])]


def length_line(found: Mapping[str, Any], words: Words) -> str:
    lengths = {**found["lengths"], "mean": words.number(found["lengths"]["mean"], 1)}
    return words.say("balance-length-figures", **lengths)


def margin_line(found: Mapping[str, Any], words: Words) -> str:
    return words.say("balance-margin", margin=words.number(found["margin"], 1))


def reason_table(found: Mapping[str, Any], words: Words) -> tuple[list[str], list[list[str]]]:
    heads = [words.say(id) for id in ("balance-reason", "arena-games", "balance-share")]
    rows = [
        [
            words.say(f"reason-{reason['reason']}"),
            str(reason["count"]),
            words.percent(reason["share"]),
            words.number(reason["mean_decisions"], 1),
        ]
        for reason in found["reasons"]
    ]
    return [*heads, words.say("balance-mean-length")], rows


def use_name(use: Mapping[str, Any], found: Mapping[str, Any], words: Words) -> str:
    """What was done, in a sentence."""
    event = use["event"]
    return words.describe_event(event, found["events"][event], use["field"], use["word"])


def standing_out(found: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What goes with winning or losing, the most certain first."""
    return sorted((use for use in found["uses"] if use["stands_out"]), key=lambda u: u["chance"])


def use_heads(words: Words) -> list[str]:
    ids = ("balance-what", "balance-per-game", "balance-used", "arena-rate", "arena-interval")
    return [words.say(id) for id in ids]


def use_row(name: str, use: Mapping[str, Any], average: float, words: Words) -> list[str]:
    return [
        name,
        words.number(use["per_game"], 2),
        words.percent(use["used"]),
        compared(words.percent(use["rate"]), use, average),
        words.interval(use),
    ]


def use_groups(found: Mapping[str, Any]) -> dict[tuple[str, str], list[Mapping[str, Any]]]:
    """What was done, by event and field, the best win rate first. Events without words are one
    group."""
    groups: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for use in found["uses"]:
        key = (use["event"], use["field"]) if use["field"] else ("", "")
        groups.setdefault(key, []).append(use)
    return {key: sorted(group, key=lambda u: -u["rate"]) for key, group in groups.items()}


def group_part(
    event: str, group: Sequence[Mapping[str, Any]], found: Mapping[str, Any], words: Words
) -> str:
    """One group of the things done: a plot and a table, folded away if it is long."""
    if event:
        title = words.describe_event(event, found["events"][event])
        names = [words.word(use["field"], use["word"]) for use in group]
    else:
        title = words.say("balance-others")
        names = [words.describe_event(use["event"], found["events"][use["event"]]) for use in group]
    average = found["average"]
    rows = [use_row(name, use, average, words) for name, use in zip(names, group, strict=True)]
    listed = html_table(use_heads(words), rows)
    if len(group) > MOST_PLOTTED:
        return f"<details><summary>{escape(title)} ({len(group)})</summary>\n{listed}</details>\n"
    drawn = [
        Row(name, use["rate"], use["low"], use["high"])
        for name, use in zip(names, group, strict=True)
    ]
    plot = picture(plots.intervals(drawn, average, words), title)
    return f"<h3>{escape(title)}</h3>\n{plot}{listed}"


def balance_page(found: Mapping[str, Any], words: Words) -> str:
    """The report of a balance study."""
    average = found["average"]
    shares = seat_shares(found, words)[:-1]
    seats = [Row(name, share["rate"], share["low"], share["high"]) for name, share in shares]
    reasons = [(words.say(f"reason-{r['reason']}"), r["share"]) for r in found["reasons"]]
    striking = [
        use_row(use_name(use, found, words), use, average, words) for use in standing_out(found)
    ]
    length, ends = words.say("balance-length"), words.say("balance-reasons")
    groups = sorted(
        use_groups(found).items(), key=lambda g: (not g[0][0], len(g[1]) > MOST_PLOTTED)
    )
    parts = [
        paragraph(verdict(found, words), "verdict"),
        heading(words.say("balance-seats")),
        picture(plots.intervals(seats, average, words), words.say("balance-seats")),
        html_table(*seat_table(found, words)),
        paragraph(words.say("balance-seats-explained")),
        heading(length),
        picture(plots.histogram(found["decisions"], words.say("balance-decisions")), length),
        paragraph(length_line(found, words)),
        paragraph(margin_line(found, words)),
        heading(ends),
        picture(plots.bars(reasons, words), ends),
        html_table(*reason_table(found, words)),
        heading(words.say("balance-out")),
        html_table(use_heads(words), striking[:MOST_PLOTTED]) if striking else "",
        paragraph(words.say("balance-out-explained" if striking else "balance-out-none")),
        heading(words.say("balance-uses")),
        paragraph(words.say("balance-uses-explained", average=words.percent(average))),
        *(group_part(event, group, found, words) for (event, _), group in groups),
    ]
    return page(words.say("balance-title"), balance_facts(found, words), words, parts)
