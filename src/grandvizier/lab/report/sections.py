"""The sections of the report, from the figures."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from .charts import bars, intervals, spread
from .markup import change, figure, more, points, share, table, words

LEAST_PAIRS: Final = 10
"""With fewer pairs an effect is not drawn."""
DRAWN: Final = 16
"""So many components of a family are drawn, those that change most."""

MET: Final = ("offered", "taken_of_offered", "dealt", "held", "share_taken", "share_dealt", "share_held")
"""What is told of every component, in this order."""

Data = dict[str, Any]


def caveats(found: Data) -> str:
    """What everybody should know before reading on."""
    values = ", ".join(f"{number} {words(name)}" for name, number in found["reconstructed"].items())
    made = (
        f"<li><strong>Some values are reconstructed</strong>, not the printed ones: {values} of this components file "
        "have a value that is our own proposal. What is measured is this set of values.</li>"
        if values
        else ""
    )
    bots = ", ".join(f"<code>{escape(bot)}</code>" for bot in found["bots"])
    return (
        '<section class="note"><h2>Before you read on</h2><ul>'
        f"{made}<li><strong>Bots are not people.</strong> These games were played by {bots}; people see, want and fear "
        "other things.</li>"
        "<li>Small figures beside a number are its 95 % interval, which counts deals: games of one deal hang "
        "together.</li><li>Who wins <em>with</em> something need not win <em>by</em> it. What it changes is told by "
        "pairs: the same deal, played by the same bots with it and without.</li></ul></section>"
    )


def alarms(found: Data) -> str:
    """What to look at first."""
    listed = "".join(f"<li>{escape(text)}</li>" for text in found["warnings"])
    told = f"<ol>{listed}</ol>" if listed else "<p>Nothing is clearly out of balance.</p>"
    return (
        f"<section><h2>What stands out</h2>{told}<p class='quiet'>{found['looked_at']} findings were looked at; of "
        "what is told here no more than one in twenty is chance. Small differences are left out however certain they "
        "are.</p></section>"
    )


def people(found: Data) -> str:
    """What people did beside what bots did."""
    if not found["people"]:
        return ""
    head = ["games of", "games", "turns", "choices", "with more than one way", "shared wins"]
    runs = [
        [
            f"{row['players']} players, {escape(row['who'])}", str(row["games"]),
            *(points(row[name]) for name in ("turns", "decisions", "open_decisions")), share(row["shared_win"]),
        ]
        for row in found["people"]
    ]  # fmt: skip
    seats = [
        [
            f"{row['players']} players, {escape(row['who'])}: {escape(kind['kind'])}", str(kind["seats"]),
            share(kind["share"]), share(kind["first"]), points(kind["score"]),
        ]
        for row in found["people"]
        for kind in row["kinds"]
    ]  # fmt: skip
    return (
        "<section><h2>People and bots side by side</h2><p>Finished games of people, who did not object to being "
        "counted, beside those of the bots. Whoever sits with people may be a bot too; a person in part is somebody "
        "for whom a bot or the clock chose now and then.</p>"
        f"{table('How games run', head, runs)}"
        f"{table('What seats win', ['seat', 'seats', 'wins', 'wins when it begins', 'points'], seats)}</section>"
    )


def setting(one: Data) -> str:
    """Everything about one number of players and one bot."""
    title = f"{one['players']} players, {one['line_up']}" if one["players"] > 1 else f"Alone, {one['line_up']}"
    return (
        f"<section><h2>{escape(title)}</h2><p class='quiet'>{one['games']} games, {one['deals']} deals</p>"
        f"{''.join(_parts(one, title))}</section>"
    )


def _parts(one: Data, title: str) -> Iterator[str]:
    places = [("first" if n == 0 else f"place {n + 1}", found) for n, found in enumerate(one["places"])]
    if places:
        fair = 1 / one["players"]
        told = "; ".join(f"{name} {found['value']:.0%}" for name, found in places)
        yield "<h3>Who wins from where</h3>"
        picture = intervals(places, "share of the win", f"Share of the win by place at the table: {told}.", at=fair)
        yield figure(picture, "Places are counted from whoever begins; the dashed line is an equal share.")
        yield table(f"Share of the win, {title}", ["place", "share"], [(name, share(found)) for name, found in places])
    yield "<h3>How it runs</h3>"
    yield table(f"The course of a game, {title}", ["figure", "mean"], list(_course(one)))
    scores = one["scores"]
    median = scores["bands"]["50"]
    yield "<h3>What is scored</h3>"
    low, high = scores["bands"]["5"], scores["bands"]["95"]
    told = f"How often each score came up: half are below {median:g}, nine of ten between {low:g} and {high:g}."
    yield figure(spread(scores["counts"], "points of a seat", told), told)
    if scores["sources"]:
        rows = sorted(scores["sources"].items(), key=lambda item: -item[1]["value"])
        named = [(words(name), found) for name, found in rows]
        told = "Mean points by source: " + ", ".join(f"{name} {found['value']:.1f}" for name, found in named) + "."
        yield figure(bars(named, "points for each seat", told), "What a seat's points come from.")
    yield from _components(one, title)
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


def _components(one: Data, title: str) -> Iterator[str]:
    families: dict[str, list[Data]] = defaultdict(list)
    for component in one["components"]:
        families[component["family"]].append(component)
    if not families:
        return
    yield "<h3>What components do</h3>"
    for family, members in families.items():
        paired = [
            (f"{member['name']}{', dealt' if pair['dealt'] else ''}", pair["share"])
            for member in members
            for pair in member["paired"]
            if pair["pairs"] >= LEAST_PAIRS
        ]
        paired = sorted(sorted(paired, key=lambda row: -abs(row[1]["value"]))[:DRAWN], key=lambda row: -row[1]["value"])
        if paired:
            told = "; ".join(f"{name} {found['value']:+.0%}" for name, found in paired)
            said = f"What each {words(family)} changes in the share of the win: {told}."
            picture = intervals(paired, "change of the share of the win", said, at=0)
            yield figure(picture, f"{words(family).capitalize()}: what it changes, by pairs of the same deal.")
        yield more(f"Every {words(family)} in figures", _family(family, members, title))


def _family(family: str, members: list[Data], title: str) -> str:
    head = ["component", "offered", "taken where offered", "dealt", "held at the end", "wins when taken",
            "wins when dealt", "wins when held", "pairs", "changes the win by", "changes points by"]  # fmt: skip
    rows = []
    for member in members:
        pairs = member["paired"] or [{"dealt": False, "pairs": 0, "share": None, "points": None}]
        rows += [
            [
                escape(member["name"]) + (", dealt" if pair["dealt"] else ""),
                *(share(member[name]) for name in MET),
                str(pair["pairs"]), change(pair["share"]), change(pair["points"], 1, ""),
            ]
            for pair in pairs
        ]  # fmt: skip
    return table(f"Every {words(family)}, {title}: parts of all seats", head, rows)


def _choosing(one: Data, title: str) -> str:
    head = ["question", "asked in a game", "choices each time", "only one", "entropy of what is done, in bits"]
    rows = [
        (words(name), points(row["asked"]), points(row["choices"]), share(row["forced"]), points(row["entropy"], 2))
        for name, row in one["choosing"].items()
    ]
    return table(f"What there is to choose, {title}", head, rows)


def skill(found: Data) -> str:
    """What each bot wins among others, and what of it is skill."""
    if not found["skill"]:
        return ""
    head = ["bot", "among", "players", "games", "wins", "equal share", "skill", "luck of deal and chair", "the rest"]
    rows = [
        [
            escape(row["bot"]), escape(row["among"]), str(row["players"]), str(row["games"]), share(row["share"]),
            f"{1 / row['players']:.0%}", *(share(row["split"][part]) for part in ("skill", "luck", "rest")),
        ]
        for row in found["skill"]
    ]  # fmt: skip
    return (
        "<section><h2>Skill and luck</h2><p>One bot among others, every deal from every chair. The last columns split "
        "how results vary: by who plays, by what the deal gives a chair whoever sits there, and by how both happened "
        "to meet.</p>"
        f"{table('Skill and luck', head, rows)}</section>"
    )


def without(found: Data) -> str:
    """What a bot loses that may not use something."""
    if not found["without"]:
        return ""
    head = ["without", "bot", "players", "games", "wins", "beside an equal share"]
    rows = [
        [escape(row["without"]), escape(row["bot"]), *(str(row[name]) for name in ("players", "games")),
         share(row["share"]), change(row["off"])]
        for row in found["without"]
    ]  # fmt: skip
    return (
        "<section><h2>Doing without</h2><p>One seat may not use this, as far as it has anything else to choose; the "
        f"others may.</p>{table('Doing without', head, rows)}</section>"
    )


def beside(found: Data) -> str:
    """What another components file changes."""
    if not found["beside"]:
        return ""
    tables = [
        table(
            f"The other file less this one, {row['players']} players, {row['line_up']}",
            ["figure", "difference"],
            [(words(name), _difference(name, value)) for name, value in row["changes"].items()],
        )
        for row in found["beside"]
    ]
    return (
        "<section><h2>Another components file</h2><p>The same deals and bots; what the other file changes.</p>"
        f"{''.join(tables)}</section>"
    )


def _difference(name: str, value: Data) -> str:
    return change(value) if "share" in name or "wins" in name else change(value, 1, "")
