"""What is kept of a table, and an entry of its journal as text and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from ...match.journal import Chosen, Entry, Undone
from ..protocol.base import Memory
from .engines.base import Fence

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Kept = TypeVar("Kept", bound=DataclassInstance)

JSON: Final = frozenset({"options", "clock", "standing", "prepared"})
"""The columns that hold JSON, or nothing."""
FLAGS: Final = frozenset({"over", "hints", "listed", "onlookers_talk", "counted"})
"""The columns that hold yes or no; SQLite has numbers for it."""
Options: TypeAlias = dict[str, bool | int | str]
Kind: TypeAlias = Literal["person", "bot", "open"]
Room: TypeAlias = Literal["table", "onlookers"]
"""Where something is said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it was set up."""

    id: str
    game: str
    players: int
    options: Options
    components: str | None
    """The text of a corrected components file."""
    fingerprint: str
    """Names the components it is played with."""
    rules: int
    """The version of the rules when it was set up."""
    memory: Memory
    seed: str
    """Answers chance.  It never leaves the authority."""
    guest: str
    """Who set it up."""
    created: float
    hints: bool = False
    """Whether a person may ask for hints."""
    pause: float | None = None
    """Seconds a bot waits before its move; None is as the server has it."""
    first: int | None = None
    """Who begins, if that was not drawn."""
    branched_from: str | None = None
    """The review that it goes on from."""
    listed: bool = False
    """Whether the lobby shows it to everybody."""
    clock: dict[str, Any] | None = None
    """How long people may think; None is as long as they like."""
    talk: Literal["open", "phrases"] = "open"
    """What may be said while the game runs."""
    onlookers_talk: bool = False
    """Whether onlookers may talk among themselves."""
    counted: bool = False
    """Whether its game may be exported once it is over: it was set up so, and nobody seated has objected."""
    over: bool = False
    rematch: str | None = None
    epoch: int = 0
    """How often it has changed hands between nodes."""

    @property
    def fence(self) -> Fence:
        """What whoever loaded it may write to."""
        return Fence(self.id, self.epoch)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits in a seat, and how far a faithful screen has come."""

    seat: int
    kind: Kind
    name: str = ""
    """A person's name; at a rematch also whose seat an open one is."""
    bot: str = ""
    stand_in: str = ""
    """The bot that plays for a person who left."""
    key: str = ""
    """What a valid token of this seat holds."""
    at: int = 0
    shown: int = 0
    closed: int = 0
    used: float = 0.0
    """Seconds of its time."""
    missed: int = 0
    """Choices in a row that were made by the clock."""
    standing: dict[str, int] = field(default_factory=dict)
    """What is answered without asking: a row for each question."""
    prepared: dict[str, Any] | None = None
    """What is chosen as soon as the seat is asked, or what became of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRow:
    """Something that was said."""

    n: int
    room: Room
    seat: int | None
    """Who said it; None is an onlooker."""
    name: str
    """An onlooker's; a seat has its own."""
    phrase: str
    """A set phrase, or none."""
    text: str
    said: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewRow:
    """What is kept for reviewing a game."""

    id: str
    """The table's; or its own, if the record was brought along."""
    guest: str
    """Who brought it; empty for a table's."""
    created: float
    record: str | None = None
    """The record that was brought along, as JSON."""
    weighed: str | None = None
    """What was found out about each passage, as JSON."""


@cache
def columns(kind: type[DataclassInstance]) -> tuple[str, ...]:
    """The columns that a row of this kind has."""
    return tuple(column.name for column in fields(kind))


def values(row: DataclassInstance) -> dict[str, Any]:
    """A row as it is stored, by its columns."""
    found = {name: getattr(row, name) for name in columns(type(row))}
    for name in JSON & found.keys():
        if found[name] is not None:
            found[name] = msgspec.json.encode(found[name]).decode()
    return found


def row_of(kind: type[Kept], found: Mapping[str, Any]) -> Kept:
    """A row as it was stored; columns that it does not have are passed over."""
    known = {name: found[name] for name in columns(kind)}
    for name in JSON & known.keys():
        if known[name] is not None:
            known[name] = msgspec.json.decode(known[name])
    for name in FLAGS & known.keys():
        known[name] = bool(known[name])
    return kind(**known)


class _Choice(msgspec.Struct, tag="choice", tag_field="type", forbid_unknown_fields=True):
    seat: int
    path: tuple[int, ...]
    draws: tuple[int, ...]
    by: str
    events: tuple[tuple[int, tuple[int, ...]], ...]


class _Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    seat: int
    length: int
    agreed: int = 0


_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_Choice | _Undo)


def entry_text(entry: Entry) -> str:
    """An entry with its draws and all it told."""
    if isinstance(entry, Undone):
        kept: _Choice | _Undo = _Undo(entry.seat, entry.length, entry.agreed)
    else:
        kept = _Choice(entry.seat, entry.path, entry.draws, entry.by, entry.feed)
    return msgspec.json.encode(kept).decode()


def entry_of(text: str) -> Entry:
    """The entry that was kept."""
    kept = _decoder.decode(text)
    if isinstance(kept, _Undo):
        return Undone(kept.seat, kept.length, kept.agreed)
    return Chosen(kept.seat, kept.path, kept.draws, kept.by, kept.events)
