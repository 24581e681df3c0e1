"""Over the socket, from the server; and the body of every HTTP error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from ...core.game import NotebookData
from .base import Count, Fate, Message, Row, Seat
from .tables import TableInfo


class Offer(Message):
    """A step of a choice, as a page lights it."""

    path: list[int]
    do: str
    args: list[int]
    at: list[int]
    """The numbers of the places it names."""
    then: list[Offer]
    """What completes it."""
    points: int | None = None
    """How many points more it brings; where others complete it, at most. None where nobody can say."""
    gains: list[list[int]] = []
    """What it brings, each a number of the sheet's `gains` with its fields."""


class ChoiceWorth(Message):
    """What a choice would bring to the seat that is asked."""

    points: int
    """How many points more."""
    gains: Sequence[Sequence[int]]
    """What it brings, each a number of the sheet's `gains` with its fields."""


class Refused(Message, tag="refused", tag_field="type"):
    """Why not: the code names the sentence `no-<code>`, the facts fill it."""

    code: str
    ruling: str
    facts: dict[str, int | str]


class Welcome(Message, tag="welcome", tag_field="type"):
    """The answer to hello: who you are here."""

    seat: Seat | None
    table: TableInfo


class Splice(Message):
    """From place `at` of a list on so many are `gone`, and `items` stand there instead."""

    at: Count
    gone: Count
    items: list[Any]


class Update(Message, tag="update", tag_field="type"):
    """The table now.  Events from number `start` on; whatever was known from there on was taken back."""

    at: Count
    """The length of the journal."""
    start: Count
    events: Sequence[Sequence[int]]
    view: Mapping[str, Any]
    """What this seat may see, by name (`sight/shape.py` of a game): all if `whole`, else what is new since the last."""
    whole: bool
    changes: Mapping[str, list[Splice]]
    """What is new in lists that mostly are as they were, by the name of each; one after the other makes the new one."""
    offers: list[list[int]]
    """Every choice that may be made now, to its end: the rows of its path, which the sheet explains."""
    worths: list[ChoiceWorth | None]
    """What each of these would bring; empty where nobody can say of any."""
    notebook: NotebookData | None
    """At a notebook table: what could have been remembered: `known` places and `lost` cards."""
    in_passing: bool
    """Whether whoever is asked is asked in somebody else's turn: an answer that names nothing may be given for good."""
    may_prepare: bool
    """Whether this seat, which is not asked, may prepare its next choice."""
    undo: Refused | None
    """Why the last choice cannot be taken back; None if it can."""
    scores: list[int]
    winners: list[int]


class Seats(Message, tag="seats", tag_field="type"):
    """Who sits where, and who is here, has changed."""

    table: TableInfo


class Clocks(Message, tag="clocks", tag_field="type"):
    """How many seconds each seat has left when this is sent."""

    left: list[float]
    running: Seat | None
    """Whose time runs; nobody's while a bot is asked."""


class StandingAnswer(Message):
    """What is answered without asking."""

    question: str
    row: Row


class Standing(Message, tag="standing", tag_field="type"):
    """What this seat has answered for good; nobody else is told."""

    answers: list[StandingAnswer]


class Ahead(Message, tag="ahead", tag_field="type"):
    """What this seat may prepare, as things are now."""

    at: Count
    offers: list[list[int]]
    """Every choice, to its end: the rows of its path."""


class Prepared(Message, tag="prepared", tag_field="type"):
    """What this seat has prepared; nobody else is told."""

    fate: Fate
    """It waits (`ready`), there is nothing (`none`), it was made (`played`), or it was put aside: the rules do not
    allow it (`refused`), or something is no longer as it was when it was prepared (`changed`)."""
    steps: list[Offer]
    """The choice, from its first step to its last."""
    refusal: Refused | None
    """Why the rules do not allow it."""


class ChatLine(Message):
    """Something that was said."""

    n: Count
    room: Literal["table", "onlookers"]
    seat: Seat | None
    """Who said it; nobody's: an onlooker."""
    name: str
    """An onlooker's."""
    phrase: str
    """Its words are `web-phrase-<phrase>`; empty if somebody used their own."""
    text: str
    said: float
    """When, in seconds since 1970."""


class Chat(Message, tag="chat", tag_field="type"):
    """What was said lately, or just now."""

    lines: list[ChatLine]


class WhyNotAnswer(Message, tag="answer", tag_field="type"):
    """The answer to a why-not: None if you may."""

    id: Count
    refusal: Refused | None


class HintReason(Message):
    """How many points more come from somewhere than with another choice; fewer if below 0."""

    source: str
    """Its words are `outlook-<source>`."""
    points: float


class Advised(Message, tag="advised", tag_field="type"):
    """The answer to a hint: what a good player would choose, compared with the next best choice."""

    at: Count
    path: list[int]
    chance: float | None
    """The share of the win to expect; None for somebody who plays alone, or where there is one choice only."""
    other: list[int] | None
    """The next best choice; None if there is no other."""
    other_chance: float | None
    gains: list[HintReason]
    risks: list[HintReason]


class LessonStep(Message, tag="lesson", tag_field="type"):
    """Where a lesson is.  Its words are `lesson-<name>`; an update before it offers just what this step is about."""

    step: Count
    of: Count
    name: str
    places: list[int]
    """The places it is about."""
    waits: bool
    """Whether the learner is to choose something."""
    aside: bool
    """Whether the rules would allow what was just tried, but it is not what this step is about."""


class Trouble(Message, tag="trouble", tag_field="type"):
    """Something that is no refusal of the rules: `stale`, `bad-message`, `too-large`, `flood`, `not-seated`, ..."""

    code: str
    sentence: str


class Pong(Message, tag="pong", tag_field="type"):
    """Still here too."""


FromServer: TypeAlias = (
    Welcome
    | Update
    | Seats
    | Clocks
    | Standing
    | Ahead
    | Prepared
    | Chat
    | Refused
    | WhyNotAnswer
    | Advised
    | LessonStep
    | Trouble
    | Pong
)


class Problem(Message):
    """The body of every HTTP error."""

    code: str
    sentence: str
