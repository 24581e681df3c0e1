"""The shape of a view, as it is handed out; the page's types are written from here (`scripts/page_types.py`)."""

from __future__ import annotations

from typing import TypedDict

from ....core.game import ViewData
from ..box.entries import WishType
from ..rules.scoring import Verdict


class Judged(TypedDict):
    """How the hand of a seat was judged when a game ended."""

    hand: list[int]
    verdict: Verdict
    points: int
    values: list[int]
    """The values that were added."""
    times: int
    """What the sum of a hand that scores was multiplied by."""
    missing: list[WishType]
    """The types of which there is no card."""


class WishView(ViewData):
    """The table of 3 Wishes as a seat sees it."""

    starter: int | None
    game: int
    """Which game of a chain it is, from 1 on."""
    round: int
    declarer: int | None
    seen: list[int]
    """For each place the seats that looked at its card and followed it since, a bit each; all bits where it is open."""
    markers: list[int]
    last: list[Judged]
    """How the last game ended, seat by seat; empty before that."""
    winner: int | None
