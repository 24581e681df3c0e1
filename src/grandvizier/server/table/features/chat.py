"""What people say at a table.  Plain words in one line, kept, and read by those they are meant for.

Those who sit there talk to each other, and onlookers may listen.  Onlookers talk only where the table agreed on it, and
those who play do not hear them, so that nobody is helped.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final
from unicodedata import category, normalize

from ...errors import RequestError
from ...protocol.from_page import Say
from ...protocol.from_server import Chat, ChatLine
from ...store import LineRow
from ..change import Change, Send
from ..state import TableState, Window

SHOWN: Final = 100
"""So many lines are sent to somebody who comes."""
PILED: Final = 3
"""No language has more marks on one letter."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name in which there is nothing to see."""
MOST: Final = 3_000
"""So many lines are kept of a table."""


def say(state: TableState, seat: int | None, wish: Say) -> Change:
    """Say something."""
    _check(state, seat, wish)
    assert state.lines is not None, "whoever talks was told what was said"
    number = state.lines[-1].n + 1 if state.lines else 0
    if number >= MOST:
        raise RequestError("chat-full", "Too much was said at this table.", 409)
    row = LineRow(
        n=number,
        room="onlookers" if seat is None else "table",
        seat=seat,
        name=plain(wish.name or "") if seat is None else "",
        phrase=wish.phrase or "",
        text=plain(wish.text),
        said=time.time(),
    )
    told = Send(Chat([_line(row)]), "onlookers" if seat is None else "everybody")
    return Change(replace(state, lines=(*state.lines, row)[-SHOWN:]), (told,), line=row)


def greeting(state: TableState, window: Window) -> Chat:
    """What was said lately, for somebody who comes."""
    is_watching = window.seat is None and not window.beside
    return Chat([_line(row) for row in state.lines or () if row.room == "table" or is_watching])


def _check(state: TableState, seat: int | None, wish: Say) -> None:
    if seat is None and not state.row.onlookers_talk:
        raise RequestError("not-seated", "You are watching: this is for those who have a seat.")
    text = plain(wish.text)
    if bool(text) == bool(wish.phrase):
        raise RequestError("bad-line", "Say a set phrase, or something in your own words.", 422)
    is_running = state.match is not None and not state.match.over
    if text and seat is not None and state.row.talk == "phrases" and is_running:
        raise RequestError("phrases-only", "While the game runs, only set phrases are said at this table.", 409)


def plain(text: str) -> str:
    """What can be printed of it, in one line, with no letter that towers over its neighbours."""
    marks, seen = 0, []
    for sign in normalize("NFC", text):
        marks = marks + 1 if category(sign) in {"Mn", "Me"} else 0
        if marks <= PILED:
            seen.append(sign if sign.isprintable() and sign not in BLANK else " ")
    return " ".join("".join(seen).split())


def _line(row: LineRow) -> ChatLine:
    return ChatLine(row.n, row.room, row.seat, row.name, row.phrase, row.text, row.said)
