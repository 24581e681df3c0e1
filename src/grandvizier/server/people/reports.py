"""Reports of problems: what somebody wrote, with the record of their table for whoever runs the server alone."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Final

import msgspec

from ...core.errors import BadSetup
from ..config import Settings
from ..errors import RequestError, not_stored
from ..folder.database import engine_of, usable
from ..logs import log
from ..protocol.accounts import NewReport, Reported
from ..store import FILE, NotStored, Store
from ..store.engines.base import DatabaseConnection, Job, insert
from ..store.rows import row_of, values
from ..table.registry import TableRegistry
from ..table.state import TableState
from ..visitors.rates import Rates

MOST: Final = 1_000
"""So many reports are kept; then somebody has to read them first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A report as it is kept."""

    id: str
    created: float
    text: str
    table_id: str | None
    record: str | None
    """The record of the table when the report came, as JSON."""


class Reports:
    """Takes reports in."""

    def __init__(self, store: Store, tables: TableRegistry, rates: Rates) -> None:
        self._store = store
        self._tables = tables
        self._rates = rates

    async def take(self, new: NewReport, address: str) -> Reported:
        """Keep a report; nothing of the record goes back to whoever sent it."""
        text = new.text.strip()
        if not text:
            raise RequestError("bad-report", "Say in a few words what is wrong.", 422)
        if not await self._rates.report(address):
            raise RequestError("too-many-reports", "Those were many reports: wait an hour.", 429)
        if await self._store.count("reports") >= MOST:
            raise RequestError("reports-full", "Many reports wait to be read: please come back later.", 503)
        record = await self._record(new.table) if new.table else None
        report = Report(id=secrets.token_hex(4), created=time.time(), text=text, table_id=new.table, record=record)
        try:
            await self._store.write([insert("reports", values(report))])
        except NotStored as error:
            raise not_stored() from error
        log("reported", **({"table": new.table} if new.table else {}))
        return Reported(report.id)

    async def _record(self, table: str) -> str | None:
        """The record of a table, if its game has begun and can go on."""
        return await (await self._tables.find(table)).read(_record)


def _record(state: TableState) -> str | None:
    return msgspec.json.encode(state.match.record()).decode() if state.match else None


# For whoever runs the server.


def read_reports(settings: Settings) -> list[Report]:
    """All reports, oldest first; a server may go on meanwhile."""
    with _opened(settings) as database:
        return [row_of(Report, row) for row in database.rows("SELECT * FROM reports ORDER BY created")]


def drop_report(settings: Settings, report: str) -> None:
    """Forget a report that was dealt with."""
    with _opened(settings) as database:
        database.commit([Job([("DELETE FROM reports WHERE id = ?", (report,))])])


@contextmanager
def _opened(settings: Settings) -> Iterator[DatabaseConnection]:
    if not settings.database and not (settings.data / FILE).is_file():
        raise BadSetup(f"there are no tables in {str(settings.data)!r}")
    with usable(settings), closing(engine_of(settings).connect()) as database:
        yield database
