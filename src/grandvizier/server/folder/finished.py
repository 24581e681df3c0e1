"""The finished games of a server that may be counted, as records that name nobody; the server may go on meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Final

from ...core.errors import BadSetup
from ...match.journal import Chosen, in_force
from ..config import Settings
from ..store import FILE, SeatRow
from ..store.engines.base import DatabaseConnection
from ..store.replay import bare_record
from ..store.revisions import REVISIONS, BadDatabase
from ..store.store import kept_table
from .database import engine_of, usable

PERSON: Final = "person"
IN_PART: Final = "person in part"
"""Somebody for whom a bot or the clock chose now and then."""
COUNTED: Final = """
    SELECT id FROM tables
    WHERE over = ? AND counted = ? AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person')
"""


class Finished:
    """The tables that are over, where people played, and nobody has objected."""

    def __init__(self, connection: DatabaseConnection) -> None:
        self._connection = connection

    def tables(self) -> list[str]:
        """Their names, which are for nobody else."""
        return [row["id"] for row in self._connection.rows(COUNTED, [True, True])]

    def load(self, table: str) -> tuple[dict[str, Any], tuple[str, ...]] | None:
        """The record of a game and who played in each seat: a kind of player, and no name; None if somebody objects."""
        kept = kept_table(self._connection, table)
        if kept is None or not (kept[0].over and kept[0].counted):
            return None
        row, seats, entries = kept
        left = in_force(entries)
        return bare_record(row, left), tuple(_player(seat, left) for seat in seats)


@contextmanager
def finished(settings: Settings) -> Iterator[Finished]:
    """Open the tables that these settings name."""
    if not settings.database and not (settings.data / FILE).is_file():
        raise BadSetup(f"there are no tables in {str(settings.data)!r}")
    with usable(settings), closing(engine_of(settings).connect()) as connection:
        (found,) = connection.rows("SELECT version_num FROM alembic_version")
        if found["version_num"] != REVISIONS[-1]:
            raise BadDatabase(
                f"its tables are of revision {found['version_num']}, and only {REVISIONS[-1]} is exported; start a "
                "server of this version on it first"
            )
        yield Finished(connection)


def _player(seat: SeatRow, choices: Sequence[Chosen]) -> str:
    if seat.kind == "bot":
        return seat.bot
    return PERSON if all(entry.by == "person" for entry in choices if entry.seat == seat.seat) else IN_PART
