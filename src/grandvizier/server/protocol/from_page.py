"""Over the socket, from the page."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from .base import Bot, Count, Message, Name, Path, Phrase, Row, Said, Seat, Token


class Hello(Message, tag="hello", tag_field="type"):
    """The first message: which seat (none: an onlooker), and how many events are known already."""

    token: Token | None = None
    events: Count = 0
    beside: Annotated[list[Token], Meta(max_length=8)] = []
    """The seats of others at the same screen: they are here, and nothing is told to them over this line."""
    step: Count = 0
    """In a lesson: where to begin; what comes before is done for the learner."""


class Choose(Message, tag="choose", tag_field="type"):
    """A choice."""

    at: Count
    path: Path
    careful: bool = False
    """Whether it is made only if it could be taken back; else there is trouble, `no-way-back`."""


class Undo(Message, tag="undo", tag_field="type"):
    """Take the last choice back."""

    at: Count


class AskUndo(Message, tag="ask_undo", tag_field="type"):
    """Asks everybody to let me take my last choice back, with all that came after it."""


class AnswerUndo(Message, tag="answer_undo", tag_field="type"):
    """Answers such a wish; whoever has it takes it back by declining."""

    agree: bool


class WhyNot(Message, tag="why_not", tag_field="type"):
    """Asks why this may not be chosen."""

    id: Count
    path: Path
    ahead: bool = False
    """Whether it is to be prepared for the next time I am asked."""


class Shown(Message, tag="shown", tag_field="type"):
    """At a faithful table: the faces in the first so many events have been on this screen."""

    events: Count


class Close(Message, tag="close", tag_field="type"):
    """At a faithful table: I have looked long enough."""


class Hint(Message, tag="hint", tag_field="type"):
    """Asks what a good player would choose here."""

    at: Count


class Invite(Message, tag="invite", tag_field="type"):
    """Before the game begins: let this bot sit in a seat that is open or has a bot; no bot opens the seat."""

    seat: Seat
    bot: Bot


class StandIn(Message, tag="stand_in", tag_field="type"):
    """Let this bot play for somebody who left.  It does once everybody who is here says so."""

    seat: Seat
    bot: Bot


class TakeBack(Message, tag="take_back", tag_field="type"):
    """I am back: I play my seat myself again."""


class Always(Message, tag="always", tag_field="type"):
    """Answers what is asked of me in somebody else's turn, now and whenever I am asked it again in this game."""

    at: Count
    row: Row
    """A choice that names nothing further."""


class NoLonger(Message, tag="no_longer", tag_field="type"):
    """I want to be asked this again."""

    question: Annotated[str, Meta(max_length=60)]


class LookAhead(Message, tag="look_ahead", tag_field="type"):
    """Asks what I may prepare for the next time I am asked."""

    at: Count


class Prepare(Message, tag="prepare", tag_field="type"):
    """Prepares a choice: it is made as soon as I am asked, if the rules allow it then.  It replaces an earlier one."""

    at: Count
    path: Path


class Unprepare(Message, tag="unprepare", tag_field="type"):
    """Takes the prepared choice back; or I have read what became of it."""


class Say(Message, tag="say", tag_field="type"):
    """Says a set phrase, or something in one's own words; an onlooker gives a name."""

    phrase: Phrase | None = None
    text: Said = ""
    name: Name | None = None


class LeaveOut(Message, tag="leave_out", tag_field="type"):
    """I object: this game is not to be counted.  One objection is enough, and nobody is told whose it was."""


class GoTo(Message, tag="go_to", tag_field="type"):
    """In a lesson: go to this step, back or on."""

    step: Count


class Ping(Message, tag="ping", tag_field="type"):
    """Still here."""


FromPage: TypeAlias = (
    Hello
    | Choose
    | Undo
    | AskUndo
    | AnswerUndo
    | WhyNot
    | Shown
    | Close
    | Hint
    | Invite
    | StandIn
    | TakeBack
    | Always
    | NoLonger
    | LookAhead
    | Prepare
    | Unprepare
    | Say
    | LeaveOut
    | GoTo
    | Ping
)
