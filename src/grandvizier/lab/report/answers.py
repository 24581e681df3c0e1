"""What a designer asks first, on the first screen: is it fair, how long is it, what is too strong, what is skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from ..figures.warnings import COMPONENTS, PLACES
from .markup import PERCENT, points, share

Data = dict[str, Any]
TOO_FEW: Final = "Too few games to say"
SHOWN: Final = 5
"""So many components that stand out are named on the first screen."""


def answers(found: Data) -> str:
    """A card for each question."""
    best = best_bot(found)
    cards = "".join(
        f"<div><h3>{question}</h3><p class='verdict'>{escape(verdict)}</p><ul>{_items(lines)}</ul></div>"
        for question, verdict, lines in _cards(found, best)
    )
    who = f"<p class='quiet'>Where all are <code>{escape(best)}</code>, who plays best of these bots.</p>"
    told = who if found["skill"] else ""
    return f'<section><h2>In short</h2>{told}<div class="answers">{cards}</div></section>'


def _items(lines: Sequence[str]) -> str:
    return "".join(f"<li>{line}</li>" for line in lines)


def _cards(found: Data, best: str) -> Iterator[tuple[str, str, list[str]]]:
    settings = [one for one in found["settings"] if one["line_up"] == best]
    together = [one for one in settings if one["places"]]
    if together:
        yield "Is it fair?", _fair(found), [*map(_farthest_place, together), *_unseen(together)]
    yield (
        "How long is it?",
        _long(settings),
        [f"{_who(one)}: {points(one['course']['turns'])} turns" for one in settings],
    )
    if together:
        strong = [escape(one["brief"]) for one in found["warnings"] if one["about"] == COMPONENTS]
        yield "Too strong, too weak?", _balance(found, strong), list(_strongest(found, strong))
    if found["skill"]:
        yield "Does skill win?", _skilled(found["skill"]), [_versus(row) for row in found["skill"]]


def best_bot(found: Data) -> str:
    """Who plays best of those that were measured: whoever gains most among others."""
    gains: dict[str, float] = dict.fromkeys((one["line_up"] for one in found["settings"]), 0.0)
    for row in found["skill"]:
        gained = row["share"]["value"] - 1 / row["players"]
        gains[row["bot"]] += gained
        gains[row["among"]] -= gained / (row["players"] - 1)
    return max(gains, key=lambda bot: gains[bot])


def _fair(found: Data) -> str:
    if any(one["about"] == PLACES for one in found["warnings"]):
        return "It matters who begins"
    return "No place stands out" if found["looked_at"][PLACES] else TOO_FEW


def _unseen(together: Sequence[Data]) -> Iterator[str]:
    """How far off a place may be that does not show."""
    known = max((place["high"] - place["low"]) / 2 for one in together for place in one["places"])
    if 100 * known >= 1:
        yield f"A place that is less than {100 * known:.0f}{PERCENT} off could not show: play more."


def _farthest_place(one: Data) -> str:
    """What the place wins that is farthest off an equal share."""
    even = 1 / one["players"]
    number = max(range(len(one["places"])), key=lambda at: abs(one["places"][at]["value"] - even))
    who = "whoever begins" if number == 0 or one["players"] == 2 else f"place {number + 1}"
    shown = one["places"][0 if one["players"] == 2 else number]
    return f"{_who(one)}: {who} wins {share(shown, 0)}, even is {100 * even:.0f}{PERCENT}"


def _long(settings: Sequence[Data]) -> str:
    minutes = [round(one["course"]["minutes"]["value"]) for one in settings]
    low, high = min(minutes), max(minutes)
    return f"About {low} minutes" if low == high else f"{low} to {high} minutes"


def _balance(found: Data, strong: Sequence[str]) -> str:
    if strong:
        return "1 finding stands out" if len(strong) == 1 else f"{len(strong)} findings stand out"
    return "Nothing stands out" if found["looked_at"][COMPONENTS] else "Not known"


def _strongest(found: Data, strong: Sequence[str]) -> Iterator[str]:
    yield from strong[:SHOWN]
    if len(strong) > SHOWN:
        yield f"and {len(strong) - SHOWN} more, below"
    looked_at = found["looked_at"][COMPONENTS]
    if not looked_at:
        again = "" if found["twins"] else " (leave out <code>--no-twins</code>)"
        yield f"It takes games that are played again without a component{again}, and many."
    elif not strong:
        yield f"{looked_at} were met often enough to be looked at; more games show smaller differences."


def _skilled(rows: Sequence[Data]) -> str:
    sure = [row for row in rows if not row["share"]["low"] <= 1 / row["players"] <= row["share"]["high"]]
    return "Who plays better wins more" if sure else "Not seen with so many games"


def _versus(row: Data) -> str:
    who = f"<code>{escape(row['bot'])}</code> among <code>{escape(row['among'])}</code>"
    even = f"even is {100 / row['players']:.0f}{PERCENT}"
    return f"<strong>{row['players']} players</strong>: {who} wins {share(row['share'], 0)}, {even}"


def _who(one: Data) -> str:
    return f"<strong>{one['players']} players</strong>" if one["players"] > 1 else "<strong>Alone</strong>"
