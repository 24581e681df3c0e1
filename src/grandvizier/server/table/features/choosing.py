"""Choosing, and taking a choice back.  What a choice does to premoves, clocks and a vote is part of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from ....core.errors import Illegal
from ....match import Match
from ....match.journal import Undone
from ...errors import RequestError
from ...protocol.encode import refused
from ...protocol.from_page import Choose, Undo, WhyNot
from ...protocol.from_server import WhyNotAnswer
from ..change import Change, Notice, Send, Tell
from ..state import TableState
from . import clock, premoves

UNDOS: Final = 200
"""So often a seat may take something back in one game: each time the others wait, and the journal grows."""


def choose(state: TableState, seat: int, wish: Choose, by: str = "person") -> Change:
    """Make a choice; raises Illegal or RequestError where it cannot be made, and nothing has changed then."""
    match = state.playing(wish.at)
    if wish.careful and match.why_not(seat, *wish.path) is None and not _has_way_back(state, seat, wish.path):
        raise RequestError("no-way-back", "What is chosen now cannot be taken back.", 409)
    return _play(state, seat, wish.path, by)


def choose_ahead(state: TableState, at: int) -> Change:
    """Make the choice that whoever is asked has prepared; where the rules do not allow it, it is put aside."""
    state.playing(at)
    due = premoves.due(state)
    if due is None:
        return Change(state)
    try:
        return _play(state, *due)
    except Illegal as illegal:
        return premoves.put_aside(state, due[0], illegal.refusal)


def why_not(state: TableState, seat: int, wish: WhyNot) -> Change:
    """Send why a seat may not choose this now, or prepare it."""
    match = state.playing()
    refusal = match.why_not_ahead(seat, *wish.path) if wish.ahead else match.why_not(seat, *wish.path)
    return Change(state, (Send(WhyNotAnswer(wish.id, refused(refusal) if refusal else None), "asker"),))


def undo(state: TableState, seat: int, wish: Undo) -> Change:
    """Take the seat's last choice back."""
    state.playing(wish.at)
    state.check_hands(seat, by="person")
    return take_back(state, seat, lambda match: match.undo(seat))


def take_back(state: TableState, seat: int, undo: Callable[[Match], None]) -> Change:
    """Take something back for a seat, so that everybody hears from where on."""
    check_undo(state, seat)
    undo(state.playing())
    return _entered(state, lapses=True)


def _has_way_back(state: TableState, seat: int, path: Sequence[int]) -> bool:
    """Whether a seat could take this choice back without asking other people."""
    match = state.playing()
    way = match.way_back(seat, *path)
    others = state.people - {seat} - state.beside(seat)
    return not _undid_enough(match, seat) and (way == "undo" or (way == "agreed" and not others))


def _undid_enough(match: Match, seat: int) -> bool:
    return sum(isinstance(entry, Undone) and entry.seat == seat for entry in match.journal) >= UNDOS


def check_undo(state: TableState, seat: int) -> None:
    """Raise if a seat takes nothing back any more: at the end all cards are shown, and there is a limit."""
    match = state.playing()
    if match.over:
        raise RequestError("over", "The game is over.", 409)
    if _undid_enough(match, seat):
        raise RequestError("undo-often", f"A seat takes something back {UNDOS} times at most in a game.", 409)


def _play(state: TableState, seat: int, path: Sequence[int], by: str = "person") -> Change:
    match = state.playing()
    state.check_hands(seat, by=by)
    question = match.question
    match.play(seat, *path, by=by)
    after = premoves.spend(state, seat, question, path)
    told = () if after is state else (premoves.told(after, seat),)
    return _entered(after, *told, lapses=by != "bot")


def _entered(state: TableState, *told: Notice, lapses: bool) -> Change:
    """The match has a new entry: with it go the time that it took, the end of the game, and a wish for an undo."""
    match = state.playing()
    has_lapsed = state.vote is not None and lapses
    notices: list[Notice] = [Tell.UPDATES, *told]
    if match.over:
        notices.append(Tell.SEATS)
    notices.append(Tell.CLOCKS)
    if has_lapsed and not match.over:
        notices.append(Tell.SEATS)
    after = clock.count(state).but(
        row=state.row if state.row.over == match.over else replace(state.row, over=match.over),
        vote=None if has_lapsed or match.over else state.vote,
    )
    return Change(after, tuple(notices), match.journal[-1])
