"""Setting a table up, and a table as anybody may see it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import Bot, Memory, Message, Name, Pause, Seat, Talk, Value


class SeatPlan(Message):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "here", "open", "bot"]
    """`here` is somebody else at this very screen."""
    bot: Bot = ""
    """Which bot; none named is a friendly one."""
    name: Name | None = None
    """Who is here; nobody else has one yet."""


class Clock(Message):
    """How long people may think: for each turn, or from a bank that grows each time that they are asked."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[float, Meta(ge=1, le=2_592_000)]
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    """What a bank grows by; 1 at least, so that nobody comes back to an empty one."""


class NewTable(Message):
    """A wish for a table.  Exactly one or no seat is `me`."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    name: Name
    options: Annotated[dict[str, Value], Meta(max_length=30)] = {}
    memory: Memory | None = None
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    hints: bool | None = None
    """Whether a person may ask for hints; unless said, where one person plays and the screen keeps a notebook."""
    pause: Pause | None = None
    """Seconds a bot waits before its move; unless said, as the server has it."""
    listed: bool = False
    """Whether the lobby shows it while somebody is there; else only whoever has its link finds it."""
    clock: Clock | None = None
    """How long people may think; unless said, as long as they like."""
    talk: Talk | None = None
    """What people may say while the game runs: anything, or set phrases; unless said, as the game's rules have it."""
    onlookers_talk: bool = False
    """Whether onlookers may talk among themselves, where those who play do not see it."""
    counted: bool = False
    """Whether its finished game may be counted, without names; anyone seated may object to it later."""


class Sit(Message):
    """A wish for a seat: this one, or any that is open."""

    name: Name
    seat: Seat | None = None


class SeatToken(Message):
    """A seat at a table: whoever has the token has the seat."""

    seat: Seat
    token: str


class Seated(Message, omit_defaults=True):
    """A seat that is yours: whoever has the token has the seat."""

    table: str
    seat: Seat | None
    token: str
    others: list[SeatToken] = []
    """The seats of those who play at the same screen."""


class Proposal(Message):
    """A bot that is proposed to play for somebody who left, and the seats that agree."""

    bot: str
    agreed: list[Seat]


class UndoWish(Message):
    """Somebody would like to take their last choice back, with all that came after it."""

    seat: Seat
    """Whose wish it is."""
    agreed: list[Seat]
    """Who agrees already."""
    missing: list[Seat]
    """Who has not answered."""


class SeatInfo(Message):
    """Who sits in a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    """A person's own; the bot's kind."""
    connected: bool
    left: bool
    """Whether somebody went away from a running game, so that a bot may play for them."""
    stand_in: str
    """The bot that plays for them."""
    proposal: Proposal | None


class TableInfo(Message):
    """A table as anybody may see it."""

    id: str
    game: str
    options: dict[str, Value]
    memory: Memory
    hints: bool
    seats: list[SeatInfo]
    begun: bool
    """Whether nobody is missing any more and play has begun."""
    over: bool
    scores: list[int]
    """What a game that is over came to for each seat; empty before that."""
    winners: list[Seat]
    """The seats that won it or share the win; nobody's while it runs, and nobody's alone."""
    rematch: str | None
    """The table where the same people play again, once somebody asked for it."""
    branched_from: str | None
    """The review that this game goes on from."""
    clock: Clock | None
    talk: Talk
    onlookers_talk: bool
    counted: bool
    """Whether the finished game may be counted, without names: it was set up so, and nobody seated has objected."""
    undo: UndoWish | None
