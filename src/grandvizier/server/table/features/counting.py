"""Whether a game may be counted once it is over.  Whoever sets a table up says so; whoever sits there may object.

An objection counts for all and for good, and nobody is told whose it was: nobody is talked out of it.
"""

from __future__ import annotations

from dataclasses import replace

from ...protocol.from_page import LeaveOut
from ..change import Change, Tell
from ..state import TableState


def leave_out(state: TableState, _seat: int, _wish: LeaveOut) -> Change:
    """Somebody who sits there would rather not be counted."""
    if not state.row.counted:
        return Change(state)
    return Change(state.but(row=replace(state.row, counted=False)), (Tell.SEATS,))
