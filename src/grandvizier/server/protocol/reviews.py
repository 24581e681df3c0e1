"""Looking back at a game."""

from __future__ import annotations

from typing import Any, Literal

from .base import Bot, Count, Message, Name, Seat, Value


class NewReview(Message):
    """A record to look back at, as `grandvizier` keeps it."""

    record: dict[str, Any]


class KeptRecord(Message):
    """The record of a game that is over."""

    record: dict[str, Any]


class ReviewSeat(Message):
    """Who sat in a seat."""

    kind: Literal["person", "bot"]
    name: str
    """A person's own; the bot's kind."""


class ReviewInfo(Message):
    """A game to look back at.  A moment is told by how many events there had been."""

    id: str
    game: str
    players: Count
    options: dict[str, Value]
    seats: list[ReviewSeat]
    """Empty for a record that was brought along."""
    events: Count
    choices: list[Count]
    """The moment after each choice, the opening first."""
    turns: list[Count]
    """The moment after each turn, the opening first."""
    rounds: list[Count]
    """The moment when each round began; empty if the game has none."""
    over: bool
    scores: list[int]
    winners: list[Seat]
    failure: str | None
    """What went wrong, if the record was kept for that."""
    live: bool
    """Whether today's rules still tell it so: then it can be kept, gone on from, and weighed."""


class ReviewQuery(Message):
    """Which part of a review is asked for."""

    seat: Seat | None = None
    """From whose chair; nobody's: an onlooker's."""
    open: bool = False
    """Whether every face is told, whoever was to know it."""
    start: Count = 0
    """From which moment on."""


class ReviewEvents(Message):
    """All that was told, as one chair heard it, or all open."""

    events: list[list[int]]


class ReviewViews(Message):
    """The table at some moments in a row: the first view is whole, each following one holds what changed."""

    start: Count
    views: list[dict[str, Any]]


class NewBranch(Message):
    """A wish to go on from a moment, against bots."""

    at: Count
    seat: Seat
    name: Name
    bot: Bot = ""
    """Which bot; none named is a friendly one."""


class Estimated(Message):
    """A number that was sampled, with one standard error."""

    value: float
    error: float


class ReviewPoint(Message):
    """How things stood after a turn."""

    at: Count
    by: Seat | None
    """Whose turn it was; nobody's: the opening."""
    scores: list[int]
    """The points that were open."""
    chances: list[Estimated] | None
    """Each seat's share of the win, with all open; not known yet, or nobody to win against."""
    asked: Seat | None
    """Who is asked then."""
    believed: Estimated | None
    """The share of the win that whoever is asked could expect by what they knew; not known, or they had no choice."""


class TurningPoint(Message):
    """A turn that changed a win chance much."""

    at: Count
    seat: Seat
    """Whose chance."""
    since: Count
    """The moment when that turn began."""
    before: float
    after: float
    by: Seat | None
    """Whose turn it was."""
    cause: Literal["draw", "choice"]


class ReviewStep(Message):
    """One step of a choice: a verb and what it is about."""

    do: str
    args: list[int]


class ReviewMistake(Message):
    """A choice that cost its seat something, by what that seat knew."""

    at: Count
    """The moment before it."""
    seat: Seat
    made: list[ReviewStep]
    better: list[ReviewStep]
    """What a search that knew the same would have chosen."""
    cost: Estimated
    """In shares of the win."""


class ReviewSplit(Message):
    """What luck, knowledge and decisions were worth to one seat, in shares of the win."""

    luck: Estimated
    knowledge: Estimated
    decisions: Estimated


class ReviewAnalysis(Message):
    """What search says about a game."""

    done: Count
    """So many passages are weighed."""
    all: Count
    beyond: Count
    """So many more are not weighed at all: the game is too long for that."""
    gave_up: bool
    """Whether the rest cannot be weighed."""
    points: list[ReviewPoint]
    turning: list[TurningPoint]
    mistakes: list[ReviewMistake]
    """The dearest first, as far as the game is weighed."""
    split: list[ReviewSplit]
    """For each seat; empty until everything is weighed, where that is too much, and for somebody who played alone."""
