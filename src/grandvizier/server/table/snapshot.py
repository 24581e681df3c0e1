"""A table and its match as they are told: to anybody, and to each seat as it may see them."""

from __future__ import annotations

from ...match import Match
from ..protocol.encode import refused, worths
from ..protocol.from_server import Update
from ..protocol.tables import SeatInfo, TableInfo
from .features import clock, premoves, substitutes, undo_vote
from .screens import Screen
from .state import TableState


def table_info(state: TableState) -> TableInfo:
    """The table as anybody may see it."""
    row = state.row
    ended = state.match if state.over else None
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
                connected=seat.kind == "bot" or seat.seat in state.here,
                left=substitutes.has_left(state, seat),
                stand_in=seat.stand_in,
                proposal=state.absences.proposals.get(seat.seat),
            )
            for seat in state.seats
        ],
        begun=state.begun,
        over=state.over,
        scores=ended.scores if ended else [],
        winners=ended.winners if ended else [],
        rematch=row.rematch,
        branched_from=row.branched_from,
        clock=clock.rule_of(row),
        talk=row.talk,
        onlookers_talk=row.onlookers_talk,
        counted=row.counted,
        undo=undo_vote.wish(state),
    )


def update(match: Match, seat: int | None, seen: Screen, known: int) -> Update:
    """How the match stands for a seat, or an onlooker, whose screen has so many events already."""
    start, events = seen.events(known)
    refusal = match.undo_refusal(seat)
    offers = [] if seat is None else match.paths(seat)
    return Update(
        at=len(match.journal),
        start=start,
        events=events,
        view=seen.view(),
        whole=True,
        changes={},
        offers=offers,
        worths=worths(match, offers),
        notebook=seen.notebook(),
        in_passing=match.in_passing,
        may_prepare=seat is not None and premoves.possible(match, seat, seen),
        undo=refused(refusal) if refusal else None,
        scores=match.scores,
        winners=match.winners,
    )
