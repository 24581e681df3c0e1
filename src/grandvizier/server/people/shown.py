"""Which tables the lobby shows to everybody: those where somebody is, and of nobody so many that they hide others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from ..config import Settings
from ..table.features import substitutes
from ..table.table import Table

MOST: Final = 100
"""So many are shown."""


class LiveTable(msgspec.Struct, frozen=True):
    """A table in the memory of a node, as all nodes may know it."""

    id: str
    created: float
    guest: str
    networks: list[str]
    """From where somebody is connected, or was a moment ago."""
    begun: bool
    turn: int | None
    left: list[int]
    """The seats of those who went away from the running game."""


def shown(table: Table) -> LiveTable:
    """What others are to know of a table."""
    state, row = table.state, table.row
    return LiveTable(
        id=row.id,
        created=row.created,
        guest=row.guest,
        networks=sorted(table.company()),
        begun=state.match is not None,
        turn=state.match.seat if state.match else None,
        left=[seat.seat for seat in state.seats if substitutes.has_left(state, seat)],
    )


def may_show(table: Table) -> bool:
    """Whether everybody may see it in the lobby."""
    return table.row.listed and not table.row.over and not table.gone and bool(table.company())


def on_show(tables: Iterable[LiveTable], settings: Settings) -> list[str]:
    """The newest of these.

    A few count for whoever set them up, and a few for each address from which somebody is connected: a table takes the
    place of whichever of its own addresses has shown least.
    """
    found: list[str] = []
    by_guest, by_network = Counter[str](), Counter[str]()
    for table in sorted(tables, key=lambda table: table.created, reverse=True):
        if by_guest[table.guest] >= settings.listed_per_guest:
            continue
        network = min(table.networks, key=by_network.__getitem__)
        if by_network[network] >= settings.listed_per_address:
            continue
        by_guest[table.guest] += 1
        by_network[network] += 1
        found.append(table.id)
    return found[:MOST]
