"""Hints: what a good player would choose in a person's seat, from what that seat was told."""

from __future__ import annotations

from typing import Literal

from ....bots.advice import Advice
from ....core.errors import Illegal
from ...errors import RequestError
from ...protocol.from_page import Hint
from ...protocol.from_server import Advised, HintReason, Trouble
from ...thinking.requests import hint_request
from ..change import Change, Send
from ..state import TableState


def ask(state: TableState, seat: int, wish: Hint) -> Change:
    """Begin to look for a hint, one at a time for each seat; nobody else waits for it."""
    match = state.playing(wish.at)
    state.check_hands(seat, by="person")
    if not state.row.hints:
        raise RequestError("no-hints", "There are no hints at this table.", 409)
    if match.seat != seat and (refusal := match.why_not(seat, 0)):
        raise Illegal(refusal)
    if seat in state.hinted:
        raise RequestError("hint-waits", "A hint is on its way.", 429)
    return Change(state.but(hinted=state.hinted | {seat}), think=hint_request(match, seat, state.row.seed))


def found(state: TableState, seat: int, at: int, advice: Advice | Literal["busy"] | None) -> Change:
    """Tell whoever asked what was found; nothing if the game went on meanwhile."""
    after = state.but(hinted=state.hinted - {seat})
    if advice == "busy":
        return Change(after, (_trouble("hint-busy", "Many bots are thinking just now: ask again in a moment."),))
    if advice is None:
        return Change(after, (_trouble("hint-failed", "No hint was found in time."),))
    return Change(after, (Send(advised(at, advice), "asker"),) if state.length == at else ())


def _trouble(code: str, sentence: str) -> Send:
    return Send(Trouble(code, sentence), "asker")


def advised(at: int, advice: Advice) -> Advised:
    """Advice as the page is told it."""
    return Advised(
        at=at,
        path=list(advice.path),
        chance=advice.chance,
        other=None if advice.other is None else list(advice.other),
        other_chance=advice.other_chance,
        gains=[HintReason(reason.source, reason.points) for reason in advice.gains],
        risks=[HintReason(reason.source, reason.points) for reason in advice.risks],
    )
