"""The log in sentences, as one seat hears it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...core.events import ASKED, CHOSE, Event
from ...core.game import Game
from ...words import Words
from .sight import Recollection

MINE: Final = "» "
"""Stands before what the reader did."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log."""

    text: str
    number: int
    """Which event of the stream it tells."""
    mine: bool
    """Whether the reader did it."""
    fresh: bool
    """Whether it happened since the reader last chose."""
    places: frozenset[int]
    """The places it talks about."""


def places(game: Game, event: Event) -> frozenset[int]:
    """The places an event talks about."""
    fields = game.kinds[event[0]].fields
    return frozenset(v for v, (_, field) in zip(event[1:], fields, strict=True) if field.kind == "place")


def faces(game: Game, event: Event) -> list[tuple[str, int]]:
    """The faces an event tells, as family and number."""
    fields = game.kinds[event[0]].fields
    return [(field.family, v) for v, (_, field) in zip(event[1:], fields, strict=True) if field.kind == "face"]


def last_choice(events: Sequence[Event], seat: int) -> int:
    """After how many events this seat last chose."""
    own = [n for n, event in enumerate(events) if event[0] == CHOSE and event[1] == seat]
    return own[-1] if own else 0


@lru_cache(maxsize=4096)
def sentence(words: Words, event: Event) -> str:
    """What happened; empty for what is not told: who is asked, and one's own choice, told again as what it did."""
    return "" if event[0] == ASKED else words.event(event)


def lines(words: Words, events: Sequence[Event], start: int = 0) -> list[LogLine]:
    """Each event that has a sentence, from this one on."""
    game = words.rules.game
    since = last_choice(events, words.seat)
    told = []
    for number, event in enumerate(events[start:], start):
        text = sentence(words, event)
        if text:
            kinds = [field.kind for _, field in game.kinds[event[0]].fields]
            mine = "seat" in kinds and event[1 + kinds.index("seat")] == words.seat
            told.append(LogLine(text, number, mine, number >= since, places(game, event)))
    return told


def remembered(words: Words, mind: Recollection, *, longest: int = 200) -> list[LogLine]:
    """The log that a person gets: all of it with a notebook, else what happened since their last choice (3W-22)."""
    events = mind.heard
    if mind.memory == "notebook" or mind.match.over:
        return lines(words, events)[-longest:]
    public = mind.match.told(None)
    start = last_choice(events, mind.seat)
    closed = [
        event if event == heard or mind.sees(number) else heard
        for number, (event, heard) in enumerate(zip(events[start:], public[start:], strict=True), start)
    ]
    return lines(words, [*events[:start], *closed], start)
