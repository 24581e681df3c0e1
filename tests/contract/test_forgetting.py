"""A seat that forgets what it glimpsed still imagines positions in which all its choices are possible."""

from __future__ import annotations

from random import Random

import pytest

from grandvizier.bots.search.forgetting import remembered
from grandvizier.core.events import CHOSE, HIDDEN, Event
from grandvizier.core.state import State
from grandvizier.match import Match

from .cases import Case, every_case, somewhere


def glimpsed(match: Match, stream: list[Event]) -> list[Event]:
    """The looks in a stream whose faces are told."""
    kinds = match.game.kinds
    return [event for event in stream if kinds[event[0]].glimpse and event[kinds[event[0]].faces[0]] != HIDDEN]


def imagined(match: Match, seat: int, stream: list[Event], rng: Random) -> State:
    belief = match.game.belief(match.rules, match.players, match.options, seat)
    for event in stream:
        belief.hear(event)
    return belief.imagine(rng)


@every_case
@pytest.mark.parametrize("faces", [0, 1, 3])
def test_what_is_forgotten_may_be_anything(case: Case, faces: int) -> None:
    forgot = 0
    for seed in range(60):
        match, rng = somewhere(case, seed)
        seat = match.seat
        if seat is None:
            continue
        told = match.told(seat)
        stream = remembered(told, match.game.kinds, seat, faces)
        assert len(stream) == len(told)
        last = max((at for at, event in enumerate(told) if event[:2] == (CHOSE, seat)), default=0)
        assert stream[last:] == told[last:]
        assert len(glimpsed(match, stream[:last])) == min(faces, len(glimpsed(match, told[:last])))
        forgot += stream != told
        state = imagined(match, seat, stream, rng)
        assert not match.game.audit(state)
        assert (state.seat, list(state.legal())) == (seat, list(match.state.legal()))
    assert forgot or faces
