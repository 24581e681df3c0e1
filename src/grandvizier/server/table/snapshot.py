"""A table as anybody may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..protocol.tables import SeatInfo, TableInfo
from .features.clock import rule_of

if TYPE_CHECKING:
    from .table import Table


def table_info(table: Table) -> TableInfo:
    """The table now.  Its lock is held: what is told must be stored."""
    here, row = table.here(), table.row
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        memory=row.memory,
        hints=row.hints,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=seat.bot if seat.kind == "bot" else seat.name,
                connected=seat.kind == "bot" or seat.seat in here,
                left=table.stand_ins.has_left(seat),
                stand_in=seat.stand_in,
                proposal=table.stand_ins.proposal(seat.seat),
            )
            for seat in table.seats
        ],
        begun=table.match is not None or table.fault is not None,
        over=table.match.over if table.match else row.over,
        rematch=row.rematch,
        branched_from=row.branched_from,
        clock=rule_of(row),
        talk=row.talk,
        onlookers_talk=row.onlookers_talk,
        undo=table.consent.wish(),
    )
