"""What is kept of a table, and an entry of its journal as text and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec

from ...match.journal import Chosen, Entry, Undone

Options: TypeAlias = dict[str, bool | int | str]
Kind: TypeAlias = Literal["person", "bot", "open"]


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
    memory: Literal["notebook", "faithful"]
    seed: str
    """Answers chance.  It never leaves the authority."""
    guest: str
    """Who set it up."""
    created: float
    over: bool = False
    rematch: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits in a seat, and how far a faithful screen has come."""

    seat: int
    kind: Kind
    name: str = ""
    """A person's name; at a rematch also whose seat an open one is."""
    bot: str = ""
    key: str = ""
    """What a valid token of this seat holds."""
    at: int = 0
    shown: int = 0
    closed: int = 0


class _Choice(msgspec.Struct, tag="choice", tag_field="type", forbid_unknown_fields=True):
    seat: int
    path: tuple[int, ...]
    draws: tuple[int, ...]
    by: str
    events: tuple[tuple[int, tuple[int, ...]], ...]


class _Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    seat: int
    length: int


_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_Choice | _Undo)


def entry_text(entry: Entry) -> str:
    """An entry with its draws and all it told."""
    if isinstance(entry, Undone):
        kept: _Choice | _Undo = _Undo(entry.seat, entry.length)
    else:
        kept = _Choice(entry.seat, entry.path, entry.draws, entry.by, entry.feed)
    return msgspec.json.encode(kept).decode()


def entry_of(text: str) -> Entry:
    """The entry that was kept."""
    kept = _decoder.decode(text)
    if isinstance(kept, _Undo):
        return Undone(kept.seat, kept.length)
    return Chosen(kept.seat, kept.path, kept.draws, kept.by, kept.events)
