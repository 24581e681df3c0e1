"""Undo by consent: somebody asks, everybody else at the table agrees, and the match goes back.

It goes back to before the asker's last choice, whatever came after it.  Bots agree, and so does whoever sits at the
asker's own screen.  A bot that plays for somebody agrees in their place only if nothing was shown or drawn meanwhile.
Nobody unlearns what they were told, which is why all are asked; what chance answered since comes in the same order
again.  A wish lapses when a person, or the clock for one, chooses, and with the game.
"""

from __future__ import annotations

from dataclasses import replace

from ....core.errors import Illegal
from ...errors import RequestError
from ...protocol.from_page import AnswerUndo, AskUndo
from ...protocol.from_server import Trouble
from ...protocol.tables import UndoWish
from ..change import Change, Send, Tell
from ..state import TableState, Vote
from . import choosing


def wish(state: TableState) -> UndoWish | None:
    """What is asked for now."""
    vote = state.vote
    return UndoWish(vote.asker, sorted(vote.agreed), sorted(_missing(state, vote))) if vote else None


def ask(state: TableState, seat: int, _wish: AskUndo) -> Change:
    """Ask everybody; if there is nobody to be asked, it is done."""
    match = state.playing()
    state.check_hands(seat, by="person")
    choosing.check_undo(state, seat)
    if state.vote is not None:
        raise RequestError("undo-asked", "Somebody asks for an undo already.", 409)
    if refusal := match.why_not_undo_agreed(seat):
        raise Illegal(refusal)
    _check_absent(state, seat)
    return _settle(state, Vote(seat))


def answer(state: TableState, seat: int, said: AnswerUndo) -> Change:
    """Agree, or decline; whoever asked takes the wish back."""
    state.playing()
    state.check_hands(seat, by="person")
    vote = state.vote
    if vote is None:
        raise RequestError("undo-gone", "Nobody asks for an undo any more.", 409)
    if said.agree:
        return _settle(state, replace(vote, agreed=vote.agreed | {seat}))
    declined = Send(Trouble("undo-declined", "Somebody would rather play on."), vote.asker)
    return Change(state.but(vote=None), (Tell.SEATS,) if seat == vote.asker else (declined, Tell.SEATS))


def _settle(state: TableState, vote: Vote) -> Change:
    """Go back if everybody agrees; in any case tell how far it is."""
    if _missing(state, vote):
        return Change(state.but(vote=vote), (Tell.SEATS,))
    after = state.but(vote=None)
    try:
        _check_absent(after, vote.asker)
        change = choosing.take_back(after, vote.asker, lambda match: match.undo_agreed(vote.asker))
    except (RequestError, Illegal) as error:
        change = Change(after, trouble=error)
    return change.then(Tell.SEATS)


def _missing(state: TableState, vote: Vote) -> set[int]:
    people = {row.seat for row in state.seats if row.kind == "person" and not row.stand_in}
    return people - {vote.asker} - state.beside(vote.asker) - vote.agreed


def _check_absent(state: TableState, asker: int) -> None:
    """Raise if somebody cannot be asked because a bot plays for them, and something was shown or drawn since."""
    away = {row.seat for row in state.seats if row.kind == "person" and row.stand_in}
    if away - {asker} - state.beside(asker) and state.playing().shown_since(asker):
        raise RequestError("undo-stand-in", "Something was shown or drawn, and a bot plays for somebody.", 409)
