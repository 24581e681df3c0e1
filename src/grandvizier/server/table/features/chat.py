"""What people say at a table.  Plain words in one line, kept, and read by those they are meant for.

Those who sit there talk to each other, and onlookers may listen.  Onlookers talk only where the table agreed on it, and
those who play do not hear them, so that nobody is helped: neither by what is said there nor by how much.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from unicodedata import category, normalize

from ...errors import RequestError
from ...protocol.from_page import Say
from ...protocol.from_server import Chat, ChatLine
from ...store import LineRow
from ...store.chat import ROOMS, SILENCE, Talk
from ...store.rows import Room
from ..change import Change, Send
from ..state import TableState, Window

SHOWN: Final = 100
"""So many lines of a room are sent to somebody who comes."""
PILED: Final = 3
"""No language has more marks on one letter."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name in which there is nothing to see."""
MOST: Final = 3_000
"""So many lines are kept of each room."""
APART: Final = 10_000
"""The numbers of two lines at the table lie so far apart: all that onlookers ever say fits between them.

So the lines of both rooms have an order, and those who play see none of the other room in the numbers of theirs.
Earlier releases numbered both rooms together, up to `MOST`.
"""


def say(state: TableState, seat: int | None, wish: Say) -> Change:
    """Say something."""
    _check(state, seat, wish)
    assert state.talk is not None, "whoever talks was told what was said"
    room: Room = "onlookers" if seat is None else "table"
    count, lines = state.talk[room]
    if count >= MOST:
        raise RequestError("chat-full", "Too much was said at this table.", 409)
    row = LineRow(
        n=_number(state.talk, room),
        room=room,
        seat=seat,
        name=plain(wish.name or "") if seat is None else "",
        phrase=wish.phrase or "",
        text=plain(wish.text),
        said=state.date,
    )
    told = Send(Chat([_line(row)]), "onlookers" if seat is None else "everybody")
    talk = {**state.talk, room: Talk(count + 1, (*lines, row)[-SHOWN:])}
    return Change(state.but(talk=talk), (told,), line=row)


def _number(talk: Mapping[Room, Talk], room: Room) -> int:
    """The number of the next line there."""
    last = {name: heard.lines[-1].n if heard.lines else 0 for name, heard in talk.items()}
    return max(last.values()) + 1 if room == "onlookers" else (last["table"] // APART + 1) * APART


def greeting(state: TableState, window: Window) -> Chat:
    """What was said lately, for somebody who comes."""
    is_watching = window.seat is None and not window.beside
    rooms = ROOMS if is_watching else ROOMS[:1]
    lines = [row for room in rooms for row in (state.talk or SILENCE)[room].lines]
    return Chat([_line(row) for row in sorted(lines, key=lambda row: row.n)])


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
