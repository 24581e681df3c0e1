"""How many seats somebody may take at tables that wait for more people, so that nobody takes those of all others.

It is counted in memory and forgotten at a restart, so that no address is written down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ..config import Settings
from ..errors import RequestError
from .visitor import Visitor


class _Taken(NamedTuple):
    table: str
    by: Visitor


class SeatsTaken:
    """The seats that people took at such tables, by the key of each."""

    def __init__(self, settings: Settings, waits: Callable[[str, str], bool]) -> None:
        """`waits` says whether a table waits for people still, while the seat of this key is taken."""
        self._settings = settings
        self._waits = waits
        self._taken: dict[str, _Taken] = {}
        self._sitting_down: set[str] = set()

    @contextmanager
    def taking(self, table: str, key: str, by: Visitor) -> Iterator[None]:
        """Meanwhile a seat is taken, unless they have many already; it counts until the game begins or they get up."""
        self._check(by)
        self._taken[key] = _Taken(table, by)
        self._sitting_down.add(key)
        try:
            yield
        except BaseException:
            del self._taken[key]
            raise
        finally:
            self._sitting_down.discard(key)

    def _check(self, by: Visitor) -> None:
        self._taken = {
            key: taken
            for key, taken in self._taken.items()
            if key in self._sitting_down or self._waits(taken.table, key)
        }
        theirs = [taken.by for taken in self._taken.values() if taken.by.network == by.network]
        own = [taken.by for taken in self._taken.values() if taken.by.guest == by.guest]
        if len(own) >= self._settings.seats_per_guest or len(theirs) >= self._settings.seats_per_address:
            raise RequestError(
                "too-many-seats", "You sit at many tables that wait for others: leave some of them first.", 429
            )
