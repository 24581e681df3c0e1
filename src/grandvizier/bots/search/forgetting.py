"""Forgetting, as people do: of many things glimpsed the newest stay."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.events import CHOSE, HIDDEN, Event, Kind


def remembered(heard: Sequence[Event], kinds: tuple[Kind, ...], seat: int, faces: int) -> list[Event]:
    """What was heard, with only so many of the faces that were glimpsed; what is being looked at now counts apart."""
    stream = list(heard)
    now = max((at for at, event in enumerate(stream) if event[0] == CHOSE and event[1] == seat), default=0)
    glimpsed = [
        at
        for at, event in enumerate(stream[:now])
        if kinds[event[0]].glimpse and any(event[i] != HIDDEN for i in kinds[event[0]].faces)
    ]
    for at in glimpsed[: max(0, len(glimpsed) - faces)]:
        stream[at] = kinds[stream[at][0]].blank(stream[at])
    return stream
