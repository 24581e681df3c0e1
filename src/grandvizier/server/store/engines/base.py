"""What the store asks of a database: connections that read, and that commit many changes at once.

Every statement is written once for all of them, with `?` where it is filled.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

Statement: TypeAlias = tuple[str, Sequence[Any]]
"""A statement, and what it is filled with."""
Row: TypeAlias = dict[str, Any]
Execute: TypeAlias = Callable[[str, Sequence[Any]], object]
ExecuteMany: TypeAlias = Callable[[str, Sequence[Sequence[Any]]], object]

NOTHING: Final[Statement] = ("UPDATE alembic_version SET version_num = version_num", ())
"""Sets what is so already; the database is written all the same."""


class Gone(OSError):
    """Where the open database lay there is nothing now, or another one."""


class DatabaseUnreachable(OSError):
    """The database does not answer: what was on its way there may be kept or not, and is not to be tried again."""


class Fence(NamedTuple):
    """A table as somebody has it: what they write counts only as long as nobody else has taken it since."""

    table: str
    epoch: int
    """How often the table had changed hands when it was taken."""


class Job(NamedTuple):
    """Changes that are made together, and the tables that they are made to."""

    changes: Sequence[Statement]
    fences: Sequence[Fence] = ()


class DatabaseConnection(Protocol):
    """One way in; whoever has it is alone with it."""

    def rows(self, query: str, filling: Sequence[Any] = ()) -> list[Row]:
        """What is found, by the names of its columns."""

    def commit(self, jobs: Sequence[Job]) -> Collection[int]:
        """All of these or none, in their order; on the disk before this is done.

        Left out are jobs at tables that are no longer ours; says which ones.
        """

    def close(self) -> None: ...


class Engine(Protocol):
    """A database."""

    @property
    def node(self) -> str | None:
        """By which name this process takes tables; None where it has the database alone."""

    @property
    def readers(self) -> int:
        """How many threads read."""

    @property
    def nothing(self) -> Statement:
        """A change that changes nothing, and is written all the same."""

    def bring_up(self) -> None:
        """Make its tables, or bring them to the newest revision."""

    def connect(self) -> DatabaseConnection:
        """One more way in."""


def run(changes: Iterable[Statement], execute: Execute, execute_many: ExecuteMany) -> None:
    """Carry these out in their order; the same statement several times in a row in one go."""
    for statement, group in groupby(changes, itemgetter(0)):
        fillings = [filling for _, filling in group]
        if len(fillings) == 1:
            execute(statement, fillings[0])
        else:
            execute_many(statement, fillings)


# Statements.


def insert(table: str, row: Row, *, over: Sequence[str] = ()) -> Statement:
    """One more row; in the place of that which has the same in these columns."""
    columns = ", ".join(row)
    statement = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(row))})"  # noqa: S608 - names of ours
    if over:
        rest = ", ".join(f"{name} = excluded.{name}" for name in row if name not in over)
        statement += f" ON CONFLICT ({', '.join(over)}) DO UPDATE SET {rest}"
    return statement, tuple(row.values())


def update(table: str, row: Row, where: Row) -> Statement:
    """Other values in the rows that have these."""
    values, found = (joint.join(f"{name} = ?" for name in names) for joint, names in ((", ", row), (" AND ", where)))
    return f"UPDATE {table} SET {values} WHERE {found}", (*row.values(), *where.values())  # noqa: S608 - names of ours


def one_of(count: int) -> str:
    """So many values to be compared with: `IN (?, ?)`; of none, nothing is found."""
    return f"IN ({', '.join('?' * count)})" if count else "IN (NULL)"
