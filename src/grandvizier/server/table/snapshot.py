"""A table and its match as they are told: to anybody, and to each seat as it may see them."""

from __future__ import annotations

from ...match import Match
from ..protocol.encode import offer, refused
from ..protocol.from_server import Update
from ..protocol.tables import SeatInfo, TableInfo
from .features import clock, substitutes, undo_vote
from .screens import Screen
from .state import TableState


def table_info(state: TableState) -> TableInfo:
    """The table as anybody may see it."""
    row = state.row
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
        rematch=row.rematch,
        branched_from=row.branched_from,
        clock=clock.rule_of(row),
        talk=row.talk,
        onlookers_talk=row.onlookers_talk,
        undo=undo_vote.wish(state),
    )


def update(match: Match, seat: int | None, seen: Screen, known: int) -> Update:
    """How the match stands for a seat, or an onlooker, whose screen has so many events already."""
    start, events = seen.events(known)
    refusal = match.why_not_undo(seat)
    return Update(
        at=len(match.journal),
        start=start,
        events=[list(event) for event in events],
        view=seen.view(),
        offers=[] if seat is None else [offer(match.rules, choice) for choice in match.choices(seat)],
        notebook=seen.notebook(),
        in_passing=match.in_passing,
        may_prepare=seat is not None and match.next_question(seat) is not None,
        undo=refused(refusal) if refusal else None,
        scores=match.scores,
        winners=match.winners,
    )
