"""What each seat had to do with each component in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ...core.events import Seat
from .game import Played, dealt
from .inventory import NOTHING, About, Inventory

COUNTS: Final = ("seen", "offered", "taken", "dealt")


def faces_of(box: Inventory, played: Played) -> list[dict[str, Any]]:
    """How often each seat saw, was offered, took and was dealt each thing, and whether it had it in the end."""
    counted = {
        "seen": Counter((about.looker, thing) for about in _told(box, played) for thing in about.things),
        "offered": Counter(
            {
                (seat, thing): number
                for seat, offered in enumerate(played.notes.offered)
                for thing, number in offered.items()
            }
        ),
        "taken": Counter(
            (entry.seat, thing)
            for entry in played.entries
            for thing in {thing for row in entry.path for thing in box.moves[row]}
        ),
        "dealt": Counter((seat, thing) for seat, thing, _ in dealt(box, played)),
    }
    held = set(_held(box, played))
    pairs = sorted(held.union(*counted.values()))
    return [
        {
            "seat": seat,
            "family": box.things[thing].family,
            "component": box.things[thing].id,
            **{what: counted[what][seat, thing] for what in COUNTS},
            "held": (seat, thing) in held,
        }
        for seat, thing in pairs
        if seat != NOTHING
    ]


def _told(box: Inventory, played: Played) -> Iterator[About]:
    return (box.read(event) for entry in played.entries for _, event in entry.feed)


def _held(box: Inventory, played: Played) -> Iterator[tuple[Seat, int]]:
    """What lies before a seat in the end; and what is shown when all is over was somebody's."""
    for seat in range(played.match.players):
        yield from ((seat, thing) for thing in box.lying_before(played.match.state, seat))
    for _, event in played.entries[-1].feed:
        about = box.read(event)
        yield from ((about.holder, thing) for thing in about.things)
