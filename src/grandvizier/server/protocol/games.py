"""The games there are, and what is fixed about each."""

from __future__ import annotations

from typing import Any, Literal

from .base import Count, Message, Value


class FieldInfo(Message):
    """What a number in an event or a move stands for."""

    name: str
    kind: Literal["seat", "place", "count", "face"]
    family: str


class KindInfo(Message):
    """A kind of event."""

    name: str
    fields: list[FieldInfo]


class OptionInfo(Message):
    """Something the table agrees on before play: one of `values`, or a whole number from `low` to `high`."""

    name: str
    default: Value
    ruling: str
    values: list[Value] | None = None
    low: int | None = None
    high: int | None = None
    quick: Value | None = None
    """What a game against bots at one click takes, if that is not the default."""


class RulingInfo(Message):
    """An entry of the catalogue of rulings; its sentences are the lines of the message `ruling-<id>`."""

    id: str
    marks: list[str]
    """How each sentence is known."""
    heading: str
    refuses: list[str]
    """The verbs that it may forbid."""


class Trained(Message):
    """The tables that a game's network was trained for."""

    players: list[int]
    options: dict[str, list[Value]]
    """For each option the values, of numbers the least and the greatest among them; one not named may be anything."""


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    rulings: list[RulingInfo]
    book: list[str]
    """The sections of its rules; the rules are the lines of the message `book-<section>`."""
    box: dict[str, int | dict[str, str]]
    """What its sentences take from the components: `$box_width` is here `width`; a name stands by language."""
    bots: list[str]
    """The bots that people are offered, from the friendliest on."""
    levels: list[str]
    """Those of them that play by the game's network where it was trained for the table, and search elsewhere."""
    network: Trained | None
    """None where none comes with the game; one that does not play by these rules was trained for no table."""
    lessons: list[str]
    """The games that teach it by playing, the first game first."""
    quiet: str
    """The ruling by which people say set phrases only while it runs, unless they agree otherwise; none if they talk."""


class GameList(Message):
    """All of them."""

    games: list[GameInfo]


class Reach(Message):
    """Where other machines find this page."""

    addresses: list[str]
    """In the local network, the likeliest first; told to whoever asks from the very machine, and to nobody else."""


class Face(Message):
    """A card or tile: its id, and its name by language."""

    id: str
    names: dict[str, str]


class CellInfo(Message):
    """An entry of a chart: numbers, ids of messages, and names by language; and how it is known, if it must be said."""

    terms: list[int | str | dict[str, str]]
    mark: str


class ChartInfo(Message):
    """A table in a section of the rules; its title is the message `chart-<name>`."""

    section: str
    name: str
    head: list[CellInfo]
    rows: list[list[CellInfo]]


class Sheet(Message):
    """All that is fixed about a table's game: what its numbers mean."""

    game: GameInfo
    kinds: list[KindInfo]
    glimpses: bool
    """Whether something can be looked at that moves nothing: where memory counts, it is forgotten again."""
    verbs: list[KindInfo]
    gains: list[KindInfo]
    """What a choice may bring."""
    moves: list[list[int]]
    """For each row its verb's number, then its arguments; fields of the family `own` count from a seat's first."""
    questions: list[str]
    places: list[list[str | int]]
    seated: list[str]
    """The names of places whose first index is a seat."""
    own: list[list[int]]
    """For each seat the places that fields of the family `own` count."""
    names: dict[str, list[str]]
    """The ids behind named counts, by family."""
    faces: dict[str, list[Face]]
    facts: list[FieldInfo]
    components: dict[str, Any]
    """The components file as data, with its marks."""
    corrected: bool
    """Whether it is somebody's corrected copy."""
    board: str = ""
    """Where the board lies that the game brings along, a JavaScript module; empty if the page has one or draws any."""
    charts: list[ChartInfo] = []
    """What is printed on cards, tiles and boards, as tables to play from: for the library, none at a table."""


class Health(Message):
    """The server runs; so many tables are in its memory."""

    ok: bool
    tables: Count
