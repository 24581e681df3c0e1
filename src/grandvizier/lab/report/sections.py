"""The sections of the report, from the figures."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from ..figures.warnings import sentences
from .charts import bars, intervals, spread
from .components import components
from .markup import NOTHING, beside_each_other, figure, more, number, points, share, table, words

Data = dict[str, Any]


def caveats(found: Data) -> str:
    """What everybody should know before reading on."""
    values = ", ".join(f"{entries} {words(name)}" for name, entries in found["reconstructed"].items())
    made = (
        f" <strong>Some values are reconstructed</strong>, not the printed ones ({values}): what is measured is "
        "this set of values."
        if values
        else ""
    )
    bots = ", ".join(f"<code>{escape(bot)}</code>" for bot in found["bots"])
    return (
        f'<p class="note"><strong>Bots are not people.</strong> These games were played by {bots}; people see, want '
        f"and fear other things.{made} Small figures beside a number are its 95 % interval.</p>"
    )


def contents(found: Data) -> str:
    """The way to every section."""
    parts = [
        ("stands-out", "What stands out", True),
        ("glance", "At a glance", True),
        ("people", "People and bots", found["people"]),
        *((_anchor(one), _title(one), True) for one in found["settings"]),
        ("skill", "Skill and luck", found["skill"]),
        ("without", "Doing without", found["without"]),
        ("beside", "Another components file", found["beside"]),
        ("again", "How to play it again", True),
    ]
    links = "".join(f'<li><a href="#{at}">{escape(name)}</a></li>' for at, name, there in parts if there)
    return f'<nav aria-label="In this report"><ul>{links}</ul></nav>'


def alarms(found: Data) -> str:
    """What to look at first."""
    listed = "".join(f"<li>{escape(one['text'])}</li>" for one in found["warnings"])
    told = f"<ol>{listed}</ol>" if listed else "".join(f"<p>{escape(text)}</p>" for text in sentences(found))
    looked_at = number(sum(found["looked_at"].values()))
    return (
        f'<section id="stands-out"><h2>What stands out</h2>{told}<p class="quiet">{looked_at} findings '
        "were looked at; of what is told here no more than one in twenty is chance. Small differences "
        f"are left out however certain they are.{_precision(found)}</p></section>"
    )


def _precision(found: Data) -> str:
    """How large a difference must be to show with so many games."""
    halves = [(place["high"] - place["low"]) / 2 for one in found["settings"] for place in one["places"]]
    if not halves:
        return ""
    known = " to ".join(dict.fromkeys(f"{100 * half:.0f}" for half in (min(halves), max(halves))))
    return f" What a place wins is known to within {known} % of all games; less than that could not show: play more."


def glance(found: Data) -> str:
    """All line-ups in a line each, to begin with."""
    head = ["who plays", "games", "whoever begins wins", "equal share", "turns", "minutes", "points of a seat",
            "changes of the lead", "shared wins"]  # fmt: skip
    rows = [
        [
            f'<a href="#{_anchor(one)}">{escape(_title(one))}</a>', number(one["games"]),
            share(one["places"][0]) if one["places"] else NOTHING,
            f"{100 / one['players']:.0f} %" if one["places"] else NOTHING,
            points(one["course"]["turns"]), points(one["course"]["minutes"]), points(one["scores"]["score"]),
            points(one["drama"]["lead_changes"]) if one["drama"] else NOTHING,
            share(one["course"]["shared_win"]) if one["places"] else NOTHING,
        ]
        for one in found["settings"]
    ]  # fmt: skip
    return (
        f'<section id="glance"><h2>At a glance</h2>'
        f"{table('Everything that was played', head, rows)}"
        "<p class='quiet'>Minutes if each choice with more than one way takes ten seconds.</p></section>"
    )


def people(found: Data) -> str:
    """What people did beside what bots did."""
    if not found["people"]:
        return ""
    head = ["games of", "games", "turns", "choices", "with more than one way", "shared wins"]
    runs = [
        [
            f"{row['players']} players, {escape(row['who'])}", number(row["games"]),
            *(points(row[name]) for name in ("turns", "decisions", "open_decisions")), share(row["shared_win"]),
        ]
        for row in found["people"]
    ]  # fmt: skip
    seats = [
        [
            f"{row['players']} players, {escape(row['who'])}: {escape(kind['kind'])}", number(kind["seats"]),
            share(kind["share"]), share(kind["first"]), points(kind["score"]),
        ]
        for row in found["people"]
        for kind in row["kinds"]
    ]  # fmt: skip
    return (
        '<section id="people"><h2>People and bots side by side</h2>'
        "<p>Finished games of people, who did not object to being "
        "counted, beside those of the bots. Whoever sits with people may be a bot too; a person in part is somebody "
        "for whom a bot or the clock chose now and then.</p>"
        f"{table('How games run', head, runs)}"
        f"{table('What seats win', ['seat', 'seats', 'wins', 'wins when it begins', 'points'], seats)}</section>"
    )


def setting(one: Data) -> str:
    """Everything about one number of players and one bot."""
    title = _title(one)
    return (
        f'<section id="{_anchor(one)}"><h2>{escape(title)}</h2>'
        f"<p class='quiet'>{number(one['games'])} games, {number(one['deals'])} deals</p>"
        f"{''.join(_parts(one, title))}</section>"
    )


def _title(one: Data) -> str:
    return f"{one['players']} players, {one['line_up']}" if one["players"] > 1 else f"Alone, {one['line_up']}"


def _anchor(one: Data) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in f"{one['players']}-{one['line_up']}")


def _parts(one: Data, title: str) -> Iterator[str]:
    places = [("first" if n == 0 else f"place {n + 1}", found) for n, found in enumerate(one["places"])]
    if places:
        fair = 1 / one["players"]
        told = "; ".join(f"{name} {found['value']:.0%}" for name, found in places)
        yield "<h3>Who wins from where</h3>"
        picture = intervals(places, "share of the win", f"Share of the win by place at the table: {told}.", at=fair)
        yield beside_each_other(
            figure(picture, "Places are counted from whoever begins; the dashed line is an equal share."),
            table(f"Share of the win, {title}", ["place", "share"], [(name, share(found)) for name, found in places]),
        )
    yield "<h3>How it runs</h3>"
    yield table(f"The course of a game, {title}", ["figure", "mean"], list(_course(one)))
    scores = one["scores"]
    median = scores["bands"]["50"]
    yield "<h3>What is scored</h3>"
    low, high = scores["bands"]["5"], scores["bands"]["95"]
    told = f"How often each score came up: half are below {median:.0f}, nine of ten between {low:.0f} and {high:.0f}."
    drawn = [figure(spread(scores["counts"], "points of a seat", told), told)]
    if scores["sources"]:
        rows = sorted(scores["sources"].items(), key=lambda item: -item[1]["value"])
        named = [(words(name), found) for name, found in rows]
        told = "Mean points by source: " + ", ".join(f"{name} {found['value']:.1f}" for name, found in named) + "."
        drawn.append(figure(bars(named, "points for each seat", told), "What a seat's points come from."))
    yield beside_each_other(*drawn)
    yield from components(one, title)
    yield more("What there is to choose", _choosing(one, title))


def _course(one: Data) -> Iterator[tuple[str, str]]:
    course, scores, drama = one["course"], one["scores"], one["drama"]
    yield "turns", points(course["turns"])
    yield "choices", points(course["decisions"])
    yield "choices with more than one way", points(course["open_decisions"])
    yield "minutes, if each of those takes ten seconds", points(course["minutes"])
    yield "points of a seat", points(scores["score"])
    if one["players"] > 1:
        yield "lead of the best over the next", points(scores["margin"])
        yield "games that nobody wins", share(course["nobody_wins"])
        yield "games with a shared win", share(course["shared_win"])
    for name, found in course["ends"].items():
        yield f"ends by: {words(name) or 'something else'}", share(found)
    if drama:
        yield "changes of the lead", points(drama["lead_changes"])
        yield "part of the game after which the winner was never behind again", share(drama["last_behind"])
    if course["forfeits"]:
        yield "turns that bots forfeited, in all games", str(course["forfeits"])


def _choosing(one: Data, title: str) -> str:
    head = ["question", "asked in a game", "choices each time", "only one", "entropy of what is done, in bits"]
    rows = [
        (words(name), points(row["asked"]), points(row["choices"]), share(row["forced"]), points(row["entropy"], 2))
        for name, row in one["choosing"].items()
    ]
    return table(f"What there is to choose, {title}", head, rows)
