"""The protocol: every message between a page and the server.  The page's TypeScript is generated from these.

Requests and answers over HTTP set a table up; everything after that goes over one socket a seat.  A message from
the page that does anything carries `at`, the length of the journal it knows; a stale one is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Row: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Path: TypeAlias = Annotated[list[Row], Meta(min_length=1, max_length=12)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=16)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Value: TypeAlias = bool | int | str
Memory: TypeAlias = Literal["notebook", "faithful"]


class Message(Struct, forbid_unknown_fields=True):
    """Anything said: fields that were not agreed on are an error."""


# The games there are.


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


class RulingInfo(Message):
    """An entry of the catalogue of rulings; its sentence is the message `ruling-<id>`."""

    id: str
    marks: list[str]
    heading: str


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    rulings: list[RulingInfo]
    bots: list[str]


class Games(Message):
    """All of them."""

    games: list[GameInfo]


class Face(Message):
    """A card or tile: its id, and its name by language."""

    id: str
    names: dict[str, str]


class Sheet(Message):
    """All that is fixed about a table's game: what its numbers mean."""

    game: GameInfo
    kinds: list[KindInfo]
    verbs: list[KindInfo]
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


class Health(Message):
    """The server runs; so many tables are in its memory."""

    ok: bool
    tables: Count


# Setting a table up.


class SeatPlan(Message):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Message):
    """A wish for a table.  Exactly one or no seat is `me`."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    name: Name
    options: Annotated[dict[str, Value], Meta(max_length=30)] = {}
    memory: Memory | None = None
    components: Annotated[str, Meta(max_length=200_000)] | None = None


class Sit(Message):
    """A wish for a seat: this one, or any that is open."""

    name: Name
    seat: Seat | None = None


class Seated(Message):
    """A seat that is yours: whoever has the token has the seat."""

    table: str
    seat: Seat | None
    token: str


class SeatInfo(Message):
    """Who sits in a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    connected: bool


class TableInfo(Message):
    """A table as anybody may see it."""

    id: str
    game: str
    options: dict[str, Value]
    memory: Memory
    seats: list[SeatInfo]
    begun: bool
    """Whether nobody is missing any more and play has begun."""
    over: bool
    rematch: str | None
    """The table where the same people play again, once somebody asked for it."""


# Over the socket, from the page.


class Hello(Message, tag="hello", tag_field="type"):
    """The first message: which seat (none: an onlooker), and how many events are known already."""

    token: Token | None = None
    events: Count = 0


class Choose(Message, tag="choose", tag_field="type"):
    """A choice."""

    at: Count
    path: Path


class Undo(Message, tag="undo", tag_field="type"):
    """Take the last choice back."""

    at: Count


class WhyNot(Message, tag="why_not", tag_field="type"):
    """Asks why this may not be chosen."""

    id: Count
    path: Path


class Shown(Message, tag="shown", tag_field="type"):
    """At a faithful table: the faces in the first so many events have been on this screen."""

    events: Count


class Close(Message, tag="close", tag_field="type"):
    """At a faithful table: I have looked long enough."""


class Ping(Message, tag="ping", tag_field="type"):
    """Still here."""


FromPage: TypeAlias = Hello | Choose | Undo | WhyNot | Shown | Close | Ping


# Over the socket, from the server.


class Offer(Message):
    """A choice that may be made now, with those that complete it."""

    path: list[int]
    do: str
    args: list[int]
    at: list[int]
    """The numbers of the places it names."""
    then: list[Offer]


class Refused(Message, tag="refused", tag_field="type"):
    """Why not: the code names the sentence `no-<code>`, the facts fill it."""

    code: str
    ruling: str
    facts: dict[str, int | str]


class Welcome(Message, tag="welcome", tag_field="type"):
    """The answer to hello: who you are here."""

    seat: Seat | None
    table: TableInfo


class Update(Message, tag="update", tag_field="type"):
    """The table now.  Events from number `start` on; whatever was known from there on was taken back."""

    at: Count
    """The length of the journal."""
    start: Count
    events: list[list[int]]
    view: dict[str, Any]
    offers: list[Offer]
    notebook: dict[str, Any] | None
    """At a notebook table: what could have been remembered: `known` places and `lost` cards."""
    undo: Refused | None
    """Why the last choice cannot be taken back; None if it can."""
    scores: list[int]
    winners: list[int]


class Seats(Message, tag="seats", tag_field="type"):
    """Who sits where, and who is here, has changed."""

    table: TableInfo


class Answer(Message, tag="answer", tag_field="type"):
    """The answer to a why-not: None if you may."""

    id: Count
    refusal: Refused | None


class Trouble(Message, tag="trouble", tag_field="type"):
    """Something that is no refusal of the rules: `stale`, `bad-message`, `too-large`, `flood`, `not-seated`, ..."""

    code: str
    sentence: str


class Pong(Message, tag="pong", tag_field="type"):
    """Still here too."""


FromServer: TypeAlias = Welcome | Update | Seats | Refused | Answer | Trouble | Pong


class Problem(Message):
    """The body of every HTTP error."""

    code: str
    sentence: str
