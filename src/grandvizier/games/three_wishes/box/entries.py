"""What the components file holds, as data; the page's types are written from here (`scripts/page_types.py`)."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ....core.box.components import Marks

WishType: TypeAlias = Literal["superpower", "gift", "harmony"]


class WishCard(TypedDict):
    """A card."""

    id: str
    type: WishType
    players: int
    """The fewest players it is used with (3W-1)."""
    value: int
    special: Literal["", "loses", "doubles"]
    """3W-11, 3W-12."""
    marks: Marks
    name: dict[str, str]


class Entries(TypedDict):
    """The whole file."""

    cards: list[WishCard]
