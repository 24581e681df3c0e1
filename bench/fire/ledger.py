"""Every second that anybody's clock was charged with, written down by the database itself, by its own clock.

When messages arrive says little about clocks: whoever passes them on may stand still.  So a trigger notes each change
of what a seat has used, and each change of who has its table, with the time at which the database made it.  Whoever has
a table charges nobody for more time than has gone by since it took the table, but for the time in which it stood still;
and where nobody has it, nobody is charged.
"""
# ruff: noqa: S608 - every part of a statement stands in this file

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import psycopg

from grandvizier.server.store.engines.base import Engine
from grandvizier.server.table.running_time import LONGEST

POSTGRES: Final = """
    CREATE TABLE ledger (at double precision, kind text, id text, who text, seconds double precision);
    CREATE FUNCTION note_seat() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO ledger VALUES
            (extract(epoch FROM clock_timestamp()), 'charged', NEW.table_id, NULL, NEW.used - OLD.used);
        RETURN NULL;
    END $$;
    CREATE TRIGGER note_seat AFTER UPDATE ON seats
        FOR EACH ROW WHEN (NEW.used > OLD.used) EXECUTE FUNCTION note_seat();
    CREATE FUNCTION note_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO ledger VALUES (extract(epoch FROM clock_timestamp()), 'taken', NEW.id, NEW.owner, NULL);
        RETURN NULL;
    END $$;
    CREATE TRIGGER note_first AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION note_owner();
    CREATE TRIGGER note_owner AFTER UPDATE ON tables
        FOR EACH ROW WHEN (NEW.epoch <> OLD.epoch) EXECUTE FUNCTION note_owner();
    CREATE FUNCTION note_node() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO ledger VALUES (extract(epoch FROM clock_timestamp()), 'node', NEW.id, NEW.address, NULL);
        RETURN NULL;
    END $$;
    CREATE TRIGGER note_node AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION note_node();
    INSERT INTO ledger SELECT 0, 'node', id, address, NULL FROM nodes;
"""
NOW: Final = "(julianday('now') - 2440587.5) * 86400"
SQLITE: Final = f"""
    CREATE TABLE ledger (at REAL, kind TEXT, id TEXT, who TEXT, seconds REAL);
    CREATE TRIGGER note_seat AFTER UPDATE ON seats WHEN NEW.used > OLD.used BEGIN
        INSERT INTO ledger VALUES ({NOW}, 'charged', NEW.table_id, NULL, NEW.used - OLD.used);
    END;
    CREATE TRIGGER note_first AFTER INSERT ON tables BEGIN
        INSERT INTO ledger VALUES ({NOW}, 'taken', NEW.id, '', NULL);
    END;
"""
ROWS: Final = "SELECT at, kind, id, who, seconds FROM ledger ORDER BY at"
ROUNDING: Final = 0.02
"""Seconds: what a clock of milliseconds may be off twice, and a signal takes to arrive."""
Span: TypeAlias = tuple[float, float]


class Row(NamedTuple):
    """One line of the ledger."""

    at: float
    kind: str
    id: str
    who: str | None
    seconds: float | None


@dataclass
class Tenure:
    """The time for which somebody has a table."""

    who: str | None
    since: float
    charged: float = 0.0
    had: float = 0.0
    """Seconds until anybody was last charged,"""
    stood_still: float = 0.0
    """and of these those for which nobody is."""


@dataclass
class Ledger:
    """What is written down, and what it comes to."""

    stalls: dict[str, list[Span]]
    """When each node stood still, by its address."""
    starts: Sequence[float] = ()
    """When the one server on SQLite was started."""
    wrongs: list[str] = field(default_factory=list)
    charged: float = 0.0
    """Seconds in all, of all clocks."""
    had: float = 0.0
    """Seconds for which nodes had tables, as far as they charged anybody there."""
    stood_still: float = 0.0
    """Seconds of these in which the node stood still."""
    tenures: int = 0

    def found(self) -> dict[str, float]:
        """The figures: how near what was charged comes to what could have been."""
        seconds = {"had": self.had, "stood_still": self.stood_still, "charged": self.charged}
        return {"tenures": self.tenures} | {name: round(value, 1) for name, value in seconds.items()}

    def judge(self, rows: Iterable[Row]) -> None:
        """Go through all of it."""
        addresses: dict[str | None, str | None] = {}
        tables: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            if row.kind == "node":
                addresses[row.id] = row.who
            else:
                tables[row.id].append(row)
        for table, lines in tables.items():
            started = [Row(at, "taken", table, "", None) for at in self.starts if at > lines[0].at]
            self._judge(table, sorted([*lines, *started], key=lambda row: row.at), lambda who: addresses.get(who) or "")

    def _judge(self, table: str, lines: Sequence[Row], address: Callable[[str | None], str]) -> None:
        tenure = Tenure(None, lines[0].at)
        for line in lines:
            if line.kind == "taken":
                tenure = Tenure(line.who, line.at)
                continue
            assert line.seconds is not None
            had = line.at - tenure.since
            still = _stood_still(self.stalls.get(address(tenure.who), []), tenure.since, line.at)
            self.tenures += not tenure.charged
            self.charged += line.seconds
            self.had += had - tenure.had
            self.stood_still += still - tenure.stood_still
            tenure.charged, tenure.had, tenure.stood_still = tenure.charged + line.seconds, had, still
            if tenure.who is None or tenure.charged > had - still + ROUNDING:
                charges = [(round(one.at - tenure.since, 2), one.seconds) for one in lines if one.at >= tenure.since]
                self.wrongs.append(
                    f"{table}: {tenure.charged:.2f} s were charged in {had:.2f} s, of which {still:.2f} stood still:"
                    f" {charges[:50]}"
                )
                return


def _stood_still(stalls: Iterable[Span], since: float, until: float) -> float:
    """Seconds within these two that certainly nobody is charged for."""
    return sum(max(0.0, min(end, until) - max(start, since) - LONGEST) for start, end in stalls)


# Writing it, and reading it.


def keep_in_postgres(url: str) -> None:
    """Begin to write."""
    with closing(psycopg.connect(url, autocommit=True)) as database:
        database.execute(POSTGRES)


def keep_in_sqlite(path: Path) -> None:
    """Begin to write."""
    with closing(sqlite3.connect(path, timeout=30)) as database:
        database.executescript(SQLITE)


def read(engine: Engine) -> list[Row]:
    """All that was written."""
    with closing(engine.connect()) as database:
        return [Row(**row) for row in database.rows(ROWS)]
