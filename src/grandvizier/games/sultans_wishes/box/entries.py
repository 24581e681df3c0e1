"""What the components file holds, as data; the page's types are written from here (`scripts/page_types.py`)."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....core.box.components import Marks


class NumberEntry(TypedDict):
    """A number that rules speak of."""

    id: str
    value: int
    marks: Marks


class NamedEntry(TypedDict):
    """Something that has a name of its own: a task, an effect, a back, a merchant, a kind of wares, a relic."""

    id: str
    marks: Marks
    name: dict[str, str]


class CardEntry(TypedDict):
    """A Task card."""

    id: str
    task: str
    hearts: int
    effect: str
    travelers: bool
    marks: Marks


class SimpleEntry(TypedDict):
    """A Simple wish: so many hearts of a task."""

    id: str
    task: str
    hearts: int
    solo: bool
    marks: Marks


class FinalEntry(TypedDict):
    """A Final wish: so many cards that have something in common."""

    id: str
    kind: Literal["hearts", "effect", "tasks", "different"]
    key: list[str | int]
    """The hearts, the effect or the tasks; nothing where tasks differ."""
    cards: int
    solo: bool
    travelers: bool
    marks: Marks


class PlateEntry(NamedEntry):
    """A Mood plate."""

    adds: int
    """So many cards from the deck to the Extra Task stack."""
    extra: int
    """The extra points."""


class WareEntry(TypedDict):
    """A Wares card."""

    id: str
    merchant: str
    kind: str
    period: str
    cost: int
    valuable: bool
    marks: Marks


class MarketEntry(TypedDict):
    """A Market Score card."""

    id: str
    merchants: list[int]
    """Points for a ware of each merchant."""
    favoured: list[str]
    """Kinds of wares."""
    favoured_bonus: int
    valuable_bonus: int
    complete_day: int
    marks: Marks


class GiftEntry(TypedDict):
    """A Gift card."""

    id: str
    town: str
    effect: str
    key: list[str | int]
    marks: Marks


class StopEntry(TypedDict):
    """A Stop of the Travelers' track, the Start first."""

    id: str
    ahead: list[str]
    """The Stops and towns that come next."""
    marked: bool
    """Whether it has a relic at the start."""
    marks: Marks


class Entries(TypedDict):
    """The whole file."""

    numbers: list[NumberEntry]
    tasks: list[NamedEntry]
    effects: list[NamedEntry]
    backs: list[NamedEntry]
    cards: list[CardEntry]
    simple: list[SimpleEntry]
    finals: list[FinalEntry]
    plates: list[PlateEntry]
    merchants: list[NamedEntry]
    kinds: list[NamedEntry]
    periods: list[NamedEntry]
    wares: list[WareEntry]
    markets: list[MarketEntry]
    gifts: list[GiftEntry]
    relics: list[NamedEntry]
    track: list[StopEntry]
