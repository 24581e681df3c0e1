"""Reports of problems: what somebody wrote, with the record of their table for whoever runs the server alone."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import create_engine, delete, func, insert, select
from sqlalchemy.pool import NullPool

from ...core.errors import BadSetup
from ..errors import RequestError, not_stored
from ..logs import log
from ..protocol.accounts import NewReport, Reported
from ..store import FILE, NotStored, Store
from ..store.schema import REPORTS
from ..table.registry import Tables
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

    def __init__(self, store: Store, tables: Tables, rates: Rates) -> None:
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
        if await self._count() >= MOST:
            raise RequestError("reports-full", "Many reports wait to be read: please come back later.", 503)
        record = await self._record(new.table) if new.table else None
        report = Report(id=secrets.token_hex(4), created=time.time(), text=text, table_id=new.table, record=record)
        try:
            await self._store.write([(insert(REPORTS), asdict(report))])
        except NotStored as error:
            raise not_stored() from error
        log("reported", **({"table": new.table} if new.table else {}))
        return Reported(report.id)

    async def _count(self) -> int:
        async with self._store.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(REPORTS))).scalar_one())

    async def _record(self, table: str) -> str | None:
        """The record of a table, if its game has begun and can go on."""
        return await (await self._tables.find(table)).read(_record)


def _record(state: TableState) -> str | None:
    return msgspec.json.encode(state.match.record()).decode() if state.match else None


# For whoever runs the server.


def read_reports(folder: Path) -> list[Report]:
    """All reports in a data folder, oldest first; a server may go on meanwhile."""
    engine = create_engine(f"sqlite:///{_database(folder)}", poolclass=NullPool)
    with engine.connect() as connection:
        rows = connection.execute(select(REPORTS).order_by(REPORTS.c.created)).mappings()
        return [Report(**row) for row in rows]


def drop_report(folder: Path, report: str) -> None:
    """Forget a report that was dealt with."""
    engine = create_engine(f"sqlite:///{_database(folder)}", poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(delete(REPORTS).where(REPORTS.c.id == report))


def _database(folder: Path) -> Path:
    path = folder / FILE
    if not path.is_file():
        raise BadSetup(f"there are no tables in {str(folder)!r}")
    return path.resolve()
