"""Standing answers: what a seat answers without being asked again, so that a question to everybody takes no days.

Only a question that is put to a seat in somebody else's turn has one, and only an answer that names nothing further,
such as to pass.  It is given while the question is asked, played whenever the same question comes and the rules allow
it, and taken back at any moment.  Nobody else is told of it.
"""

from __future__ import annotations

from dataclasses import replace

from ....core.errors import Illegal
from ....match.journal import Undone
from ...errors import RequestError
from ...protocol.from_page import Always, NoLonger
from ...protocol.from_server import Standing, StandingAnswer
from ..change import Change, Send
from ..state import TableState


def give(state: TableState, seat: int, wish: Always) -> Change:
    """Answer now, and whenever this question comes again."""
    match = state.playing(wish.at)
    state.check_hands(seat, by="person")
    if refusal := match.why_not(seat, wish.row):
        raise Illegal(refusal)
    offered = next((choice for choice in match.choices(seat) if choice.path == (wish.row,)), None)
    if not match.in_passing or offered is None or offered.args or offered.then:
        raise RequestError("no-standing", "Only what is asked in passing and names nothing is answered for good.", 409)
    return _keep(state, seat, state.seats[seat].standing | {match.question: wish.row})


def drop(state: TableState, seat: int, wish: NoLonger) -> Change:
    """Be asked this again."""
    left = {asked: row for asked, row in state.seats[seat].standing.items() if asked != wish.question}
    return _keep(state, seat, left)


def due(state: TableState) -> tuple[int, int] | None:
    """Who is asked something that they answered for good, and the row that is their answer."""
    match = state.match
    if match is None or match.seat is None or state.gone or state.bot_of(match.seat):
        return None
    last = match.journal[-1]
    if isinstance(last, Undone) and last.seat == match.seat:
        # They took an answer back to give another.
        return None
    row = state.seats[match.seat].standing.get(match.question)
    return (match.seat, row) if row is not None and match.in_passing else None


def told(state: TableState, seat: int) -> Send:
    """What the seat has answered for good."""
    return Send(Standing([StandingAnswer(*answer) for answer in state.seats[seat].standing.items()]), seat)


def greeting(state: TableState, seat: int) -> Send | None:
    """The same for somebody who comes, if there is anything."""
    return told(state, seat) if state.seats[seat].standing else None


def _keep(state: TableState, seat: int, answers: dict[str, int]) -> Change:
    after = state.with_seat(replace(state.seats[seat], standing=answers))
    return Change(after, (told(after, seat),))
