"""What components do, family by family: pictures of what they change, and every one in figures."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from .charts import Plain, intervals
from .markup import NOTHING, beside_each_other, change, figure, more, share, table, words

LEAST_PAIRS: Final = 10
"""With fewer pairs nothing is told of an effect."""
DRAWN: Final = 16
"""So many components of a family are drawn, those that are farthest off."""
MET: Final = {
    "offered": "offered",
    "taken_of_offered": "taken where offered",
    "dealt": "dealt",
    "held": "held at the end",
    "share_taken": "wins when taken",
    "share_dealt": "wins when dealt",
    "share_held": "wins when held",
}
"""What is told of every component, in this order."""
TOLD: Final = ("share_held", "share_dealt", "share_taken")
"""The first of these that is known puts components in order."""

Data = dict[str, Any]


def components(one: Data, title: str) -> Iterator[str]:
    """Every family, what stands out of it drawn."""
    families: dict[str, list[Data]] = defaultdict(list)
    for component in one["components"]:
        families[component["family"]].append(component)
    if not families:
        return
    yield (
        "<h3>What components do</h3><p class='quiet'>Who wins <em>with</em> something need not win <em>by</em> it. "
        "What it changes is told by pairs: the same deal, played by the same bots with it and without.</p>"
    )
    for family, members in families.items():
        drawn = list(_drawn(family, members, 1 / one["players"]))
        yield beside_each_other(*drawn) if drawn else ""
        yield more(f"Every {words(family)} in figures", _figures(family, members, title))


def _drawn(family: str, members: Sequence[Data], even: float) -> Iterator[str]:
    dealt = [(member["name"], member["share_dealt"]) for member in members if member["dealt_to_all"]]
    if dealt and even < 1:
        rows = _farthest(dealt, even)
        told = "; ".join(f"{name} {100 * _value(found):.0f} %" for name, found in rows)
        said = f"What a seat wins that is dealt each {words(family)}: {told}."
        caption = f"{words(family).capitalize()}: everybody is dealt one by chance; the dashed line is an equal share."
        yield figure(intervals(rows, "share of the win", said, at=even), caption)
    paired = [
        (f"{member['name']}{', dealt' if pair['dealt'] else ''}", pair["share"])
        for member in members
        for pair in member["paired"]
        if pair["pairs"] >= LEAST_PAIRS
    ]
    if paired:
        rows = _farthest(paired, 0)
        told = "; ".join(f"{name} {100 * _value(found):+.0f} %" for name, found in rows)
        said = f"What each {words(family)} changes in the share of the win: {told}."
        picture = intervals(rows, "change of the share of the win", said, at=0)
        yield figure(picture, f"{words(family).capitalize()}: what it changes, by pairs of the same deal.")


def _farthest(rows: Sequence[tuple[str, Plain]], even: float) -> list[tuple[str, Plain]]:
    farthest = sorted(rows, key=lambda row: -abs(_value(row[1]) - even))[:DRAWN]
    return sorted(farthest, key=lambda row: -_value(row[1]))


def _value(found: Plain) -> float:
    return found["value"] or 0.0


def _figures(family: str, members: Sequence[Data], title: str) -> str:
    """Every member in a line; of what never happens no column is shown."""
    met = [name for name in MET if any((member[name] or {"value": 0})["value"] for member in members)]
    pairs = [(member, pair) for member in members for pair in member["paired"] or [{"dealt": False, "pairs": 0}]]
    is_paired = any(pair["pairs"] for _, pair in pairs)
    head = ["component", *(MET[name] for name in met)]
    if is_paired:
        head += ["pairs", "changes the win by", "changes points by"]
    rows = [
        [
            escape(member["name"]) + (", dealt" if pair["dealt"] else ""),
            *(share(member[name]) for name in met),
            *(_effect(pair) if is_paired else ()),
        ]
        for member, pair in sorted(pairs, key=lambda row: _place(row[0]))
    ]
    return table(f"Every {words(family)}, {title}: parts of all seats, who wins most first", head, rows)


def _effect(pair: Data) -> tuple[str, str, str]:
    if pair["pairs"] < LEAST_PAIRS:
        return str(pair["pairs"]), NOTHING, NOTHING
    return str(pair["pairs"]), change(pair["share"]), change(pair["points"], 1, "")


def _place(member: Data) -> tuple[float, str]:
    known = next((member[name] for name in TOLD if member[name]), None)
    return -(known["value"] if known else 0.0), member["name"]
