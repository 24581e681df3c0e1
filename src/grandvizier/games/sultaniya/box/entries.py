"""What the components file holds, as data; the page's types are written from here (`scripts/page_types.py`)."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....core.box.components import Marks
from .land import Floor
from .terms import ObjectiveKind, Power, Special, Symbol


class NumberEntry(TypedDict):
    """A number that rules speak of."""

    id: str
    value: int
    marks: Marks


class DjinnEntry(TypedDict):
    """A djinn (SY-14)."""

    id: str
    price: int
    power: Power
    marks: Marks
    name: dict[str, str]


class ObjectiveEntry(TypedDict):
    """A secret objective."""

    id: str
    kind: ObjectiveKind
    symbol: Symbol | Literal[""]
    marks: Marks
    name: dict[str, str]


class PartEntry(TypedDict):
    """What a part of a palace shows, as it lies."""

    floor: Floor
    left: list[Symbol]
    right: list[Symbol]
    edges: list[str]
    """The left and the right one (SY-7)."""
    bottom: str


class TileEntry(PartEntry):
    """A tile."""

    id: str
    players: int
    """The fewest players it is used with."""
    special: Special
    marks: Marks


class PrintedEntry(PartEntry):
    """A part that is printed on a board."""

    at: int
    """The half-column where it begins."""


class BoardEntry(TypedDict):
    """One side of a board: a character, and what is worth +1, +3 and +6 to it."""

    id: str
    name: dict[str, str]
    side: Literal[".", ".."]
    back: str
    one: Literal["window", "tower"]
    three: Literal["cupola", "garden"]
    six: Literal["gate", "minaret"]
    sapphires: int
    marks: Marks
    printed: list[PrintedEntry]


class Entries(TypedDict):
    """The whole file."""

    numbers: list[NumberEntry]
    djinns: list[DjinnEntry]
    objectives: list[ObjectiveEntry]
    tiles: list[TileEntry]
    boards: list[BoardEntry]
