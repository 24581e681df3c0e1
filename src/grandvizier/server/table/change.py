"""What a feature answers with: the table as it is to be, what is kept of that, and who is told what."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from ...core.errors import Illegal
from ...match.journal import Entry
from ..errors import RequestError
from ..protocol.from_server import FromServer
from ..store import LineRow
from ..thinking.worker import HintRequest
from .state import TableState

Hearers: TypeAlias = int | Literal["everybody", "onlookers", "asker"]
"""The windows of a seat, of all, of those who only watch; or the one that asked."""


class Tell(Enum):
    """What everybody is told in words that depend on how things stand by then."""

    UPDATES = auto()
    """How the match stands, to each as they may see it."""
    SEATS = auto()
    """Who sits where."""
    CLOCKS = auto()
    """Whose time runs, if that is new."""


class Send(NamedTuple):
    """The same to all of these."""

    message: FromServer
    to: Hearers = "everybody"


class Refresh(NamedTuple):
    """The windows of a seat are told anew how the match stands, in place of what still waits to be sent."""

    seat: int


class GotUp(NamedTuple):
    """Whoever had this seat watches from now on."""

    seat: int


Notice: TypeAlias = Tell | Send | Refresh | GotUp


class Change(msgspec.Struct, frozen=True):
    """What comes of a message.  All of it is stored, then told, in this order; or nothing of it is."""

    state: TableState
    """The table as it is to be; the seats that differ are stored."""
    notices: tuple[Notice, ...] = ()
    entry: Entry | None = None
    """What the match has put into its journal."""
    line: LineRow | None = None
    """What was said."""
    think: HintRequest | None = None
    """What is to be thought about for whoever asked."""
    trouble: RequestError | Illegal | None = None
    """What is raised once everybody is told."""

    def but(self, **changes: Any) -> Change:
        """The same change with other values for these."""
        return msgspec.structs.replace(self, **changes)

    def then(self, *notices: Notice) -> Change:
        """The same, and this is told after it."""
        return self.but(notices=(*self.notices, *notices))
