"""The chart of 3 Wishes: every card with its type and value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.box.chart import Cell, Chart, cell, heads
from ....core.box.components import Entry
from ....core.rules import Rules

BOOK: Final = ("aim", "box", "setup", "turn", "end", "chain", "talk")
"""The sections of the rules."""


def charts(rules: Rules) -> Iterator[Chart]:
    """The cards, type by type."""
    cards = sorted(rules.components.data["cards"], key=_order)
    yield Chart("box", "cards", heads("type", "card", "players", "value"), tuple(map(_row, cards)))


def _order(card: Entry) -> tuple[int, int]:
    return ("superpower", "gift", "harmony").index(card["type"]), card["players"]


def _row(card: Entry) -> tuple[Cell, ...]:
    marks, special = card["marks"], card["special"]
    return (
        cell(f"chart-type-{card['type']}", mark=marks["type"]),
        cell(card["name"], mark=marks["name"]),
        cell(card["players"]),
        cell(f"chart-{special}" if special else card["value"], mark="STATED" if special else marks["value"]),
    )
