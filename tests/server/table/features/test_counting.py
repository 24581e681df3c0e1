"""Whether a game may be counted: one objection is enough, for good, and nobody is told whose it was."""

from __future__ import annotations

from grandvizier.server.protocol.from_page import LeaveOut
from grandvizier.server.table.change import Tell
from grandvizier.server.table.features import counting
from grandvizier.server.table.snapshot import table_info

from .kit import sat


def test_one_objection_is_enough_and_names_nobody() -> None:
    state = sat("me", "me", "greedy", counted=True)
    assert table_info(state).counted
    told = [counting.leave_out(state, seat, LeaveOut()) for seat in (0, 1)]
    assert all(change.notices == (Tell.SEATS,) for change in told)
    assert not table_info(told[0].state).counted
    assert table_info(told[0].state) == table_info(told[1].state), "whoever it was"
    again = counting.leave_out(told[0].state, 1, LeaveOut())
    assert again.notices == ()
    assert not again.state.row.counted


def test_also_before_the_game_begins() -> None:
    waiting = sat("me", "open", "open", begun=False, counted=True)
    assert not counting.leave_out(waiting, 0, LeaveOut()).state.row.counted
