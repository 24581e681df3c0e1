"""Which tables the lobby shows to everybody: those where somebody is, and of nobody so many that they hide others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ..config import Settings
from ..table.table import Table

MOST: Final = 100
"""So many are shown."""


def on_show(tables: Iterable[Table], settings: Settings) -> list[str]:
    """The newest of these that are listed.

    A few count for whoever set them up, and a few for each address from which somebody is connected: a table takes the
    place of whichever of its own addresses has shown least.
    """
    shown: list[str] = []
    by_guest, by_network = Counter[str](), Counter[str]()
    for table in sorted(tables, key=lambda table: table.row.created, reverse=True):
        row, networks = table.row, sorted(table.company())
        if not row.listed or row.over or not networks or by_guest[row.guest] >= settings.listed_per_guest:
            continue
        network = min(networks, key=by_network.__getitem__)
        if by_network[network] >= settings.listed_per_address:
            continue
        by_guest[row.guest] += 1
        by_network[network] += 1
        shown.append(row.id)
    return shown[:MOST]
