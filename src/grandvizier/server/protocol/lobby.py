"""The lobby: tables to sit down at or to watch, and one's own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import Memory, Message, Seat, Token, Value
from .tables import Clock, SeatToken


class LobbySeat(Message):
    """Who sits in a seat of a table in the lobby."""

    kind: Literal["person", "bot", "open"]
    name: str
    """A person's own, or of whom an open seat waits for; the bot's kind."""
    left: bool
    """Whether somebody went away from the running game."""
    stand_in: str
    """The bot that plays for them."""


class LobbyTable(Message):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, Value]
    memory: Memory
    clock: Clock | None
    """How long people may think, if not as long as they like."""
    seats: list[LobbySeat]
    state: Literal["open", "running", "over"]
    turn: Seat | None
    """Who is asked."""
    created: float
    """When it was set up, in seconds since 1970."""


class LobbyTables(Message):
    """The tables that everybody may see, newest first."""

    open: list[LobbyTable]
    """Those with a seat for anybody."""
    running: list[LobbyTable]
    """Those that can be watched."""


class HeldToken(Message):
    """A seat that this browser keeps."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    token: Token


class HeldTokens(Message):
    """The seats that this browser keeps."""

    seats: Annotated[list[HeldToken], Meta(max_length=100)]


class MyTable(Message):
    """A table where you have seats."""

    table: LobbyTable
    seats: list[SeatToken]


class MyTables(Message):
    """The tables of this browser's seats and of your account, newest first."""

    tables: list[MyTable]
