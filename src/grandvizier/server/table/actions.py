"""Which feature hears which message.  Each is a function of the table, the seat and the message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ..protocol import from_page as page
from ..protocol.base import Message
from .change import Change
from .features import auto_answers, chat, choosing, counting, hints, looks, premoves, substitutes, undo_vote

Action: TypeAlias = Callable[..., Change]
"""What is done with a table: it is handed the state, and whatever else it needs to know."""

ACTIONS: Final[dict[type[Message], Callable[[Any, Any, Any], Change]]] = {
    page.Choose: choosing.choose,
    page.Undo: choosing.undo,
    page.WhyNot: choosing.why_not,
    page.AskUndo: undo_vote.ask,
    page.AnswerUndo: undo_vote.answer,
    page.Shown: looks.show,
    page.Close: looks.close,
    page.Hint: hints.ask,
    page.Invite: substitutes.invite,
    page.StandIn: substitutes.propose,
    page.TakeBack: substitutes.take_back,
    page.Always: auto_answers.give,
    page.NoLonger: auto_answers.drop,
    page.LookAhead: premoves.look,
    page.Prepare: premoves.prepare,
    page.Unprepare: premoves.unprepare,
    page.Say: chat.say,
    page.LeaveOut: counting.leave_out,
}
"""All that can be said at a table but for hello and ping."""
