"""The sections that lay one thing beside another: bots, a seat that does without something, another components file."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from .charts import intervals
from .markup import NOTHING, change, figure, number, share, table, words

Data = dict[str, Any]
PAIR: Final = 2
LEAST_DEALS: Final = 10
"""With fewer deals nothing is told of what is skill and what luck."""


def skill(found: Data) -> str:
    """What each bot wins among others, and what of it is skill."""
    if not found["skill"]:
        return ""
    matrices = "".join(_matrix(found, players) for players in dict.fromkeys(row["players"] for row in found["skill"]))
    head = ["bot", "among", "players", "games", "skill", "luck of deal and chair", "the rest"]
    rows = [
        [
            escape(row["bot"]), escape(row["among"]), str(row["players"]), number(row["games"]),
            *(share(row["split"][part]) if _is_told(row) else NOTHING for part in ("skill", "luck", "rest")),
        ]
        for row in found["skill"]
    ]  # fmt: skip
    return (
        '<section id="skill"><h2>Skill and luck</h2><p>One bot among others, every deal from every chair. The '
        f"stronger the colour, the more it wins.</p>{matrices}<p>How results vary is split: by who plays, by what the "
        "deal gives a chair whoever sits there, and by how both happened to meet.</p>"
        f"{table('What is skill and what is luck', head, rows)}</section>"
    )


def _is_told(row: Data) -> bool:
    return bool(row["games"] >= LEAST_DEALS * row["players"])


def _matrix(found: Data, players: int) -> str:
    """A row a bot, a column whom it plays among."""
    wins = {(row["bot"], row["among"]): row["share"] for row in found["skill"] if row["players"] == players}
    if players == PAIR:  # of two players each is the other's company
        wins |= {(other, one): _rest(wins[one, other]) for one, other in list(wins)}
    bots = list(dict.fromkeys(bot for pair in wins for bot in pair))
    rows = [[escape(one), *(_shaded(wins.get((one, other)), one == other, players) for other in bots)] for one in bots]
    caption = f"What one bot wins among others, {players} players; an equal share is {100 / players:.0f} %"
    return table(caption, ["bot", *(f"among {bot}" for bot in bots)], rows)


def _rest(found: Mapping[str, float]) -> dict[str, float]:
    return {"value": 1 - found["value"], "low": 1 - found["high"], "high": 1 - found["low"]}


def _shaded(found: Mapping[str, float] | None, is_itself: bool, players: int) -> str:  # noqa: FBT001 - one fact of a cell
    if is_itself:
        return f"{100 / players:.0f} %"
    if found is None:
        return NOTHING
    return f'<span class="shade" style="--of: {found["value"]:.2f}">{share(found, 0)}</span>'


def without(found: Data) -> str:
    """What a bot loses that may not use something."""
    if not found["without"]:
        return ""
    head = ["without", "bot", "players", "games", "wins", "beside an equal share"]
    rows = [
        [escape(row["without"]), escape(row["bot"]), str(row["players"]), number(row["games"]),
         share(row["share"]), change(row["off"])]
        for row in found["without"]
    ]  # fmt: skip
    drawn = [(f"{row['without']}, {row['players']} players, {row['bot']}", row["off"]) for row in found["without"]]
    told = "; ".join(f"{name} {100 * off['value']:+.0f} %" for name, off in drawn)
    picture = intervals(drawn, "change of the share of the win", f"What doing without changes: {told}.", at=0)
    return (
        '<section id="without"><h2>Doing without</h2>'
        "<p>One seat may not use this, as far as it has anything else to choose; the others may. What it loses says "
        "what the thing is worth to this bot.</p>"
        f"{figure(picture, 'The dashed line is an equal share.')}{table('Doing without', head, rows)}</section>"
    )


def beside(found: Data) -> str:
    """What another components file changes."""
    if not found["beside"]:
        return ""
    line_ups = [f"{row['players']} players, {row['line_up']}" for row in found["beside"]]
    members = [member for one in found["settings"] for member in one["components"]]
    names = {f"wins when dealt {of['id']}": f"wins when dealt {escape(of['name'])}" for of in members}
    longest = sorted(found["beside"], key=lambda row: -len(row["changes"]))
    figures = list(dict.fromkeys(name for row in longest for name in row["changes"]))
    rows = [
        [names.get(name, words(name)), *(_difference(name, row["changes"].get(name)) for row in found["beside"])]
        for name in figures
    ]
    return (
        '<section id="beside"><h2>Another components file</h2>'
        "<p>The same deals and bots with another file: its figure less that of this one. Bold is what its interval "
        "keeps off nothing; one figure in twenty is so by chance.</p>"
        f"{_values(found)}{table('What the other file changes', ['figure', *line_ups], rows)}</section>"
    )


def _values(found: Data) -> str:
    rows = [[escape(one["where"]), escape(one["here"]), escape(one["there"])] for one in found["differences"]]
    return table("Values that differ", ["value", "in this file", "in the other"], rows)


def _difference(name: str, value: Data | None) -> str:
    if value is None:
        return NOTHING
    shown = change(value) if "share" in name or "win" in name else change(value, 1, "")
    is_sure = None not in (value["low"], value["high"]) and value["low"] * value["high"] > 0
    return f"<strong>{shown}</strong>" if is_sure else shown


def again(found: Data) -> str:
    """What was played, for whoever wants to play it again."""
    options = [f"{name.replace('_', ' ')}: {str(value).lower()}" for name, value in found["options"].items()]
    rows = [
        ["games", number(found["games"])],
        *([name, escape(str(found[name]))] for name in ("edition", "components", "seed")),
        ["Grand Vizier", escape(found["version"])],
        ["options", escape(", ".join(options)) or NOTHING],
    ]
    return (
        '<section id="again"><h2>How to play it again</h2>'
        f"{table('What was played', ['what', 'which'], rows)}"
        '<p class="quiet">An interval counts deals: games of one deal hang together. The same game, edition, '
        "components, options, bots and seed bring the same games on every machine.</p></section>"
    )
