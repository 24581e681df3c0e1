"""Nodes over one database, as threads of this process or as processes to be killed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ...patience import PATIENCE, wait_until
from ..kit import House, Person, Process, running

SECRET: Final = "known-to-all-nodes-of-these-tests"  # noqa: S105 - it is known to everybody
SHORT: Final = 1.0
"""Seconds of a lease that is meant to lapse."""


def shared(url: str, lease: float = PATIENCE) -> dict[str, Any]:
    """The settings that nodes have in common."""
    return {"database": url, "secret": SECRET, "lease": lease, "lobby_lasts": 0.0}


@contextmanager
def nodes(url: str, folder: Path, count: int = 2, **settings: Any) -> Iterator[list[House]]:
    """So many nodes."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(folder / str(number), **shared(url) | settings)) for number in range(count)]


def process(url: str, folder: Path, **settings: Any) -> Process:
    """A node to be killed, with a short lease."""
    return Process(folder, **shared(url, SHORT) | settings)


def signal_to(node: Process, number: int) -> None:
    os.kill(node.pid, number)


def come_back(person: Person, house: House) -> Person:
    """As a page does: try until somebody is there who has the table."""
    again = Person(house, person.table, person.token, log=person.log)

    def is_in() -> bool:
        try:
            again.come(wait=False)
            again.until("welcome")
        except (ConnectionClosed, InvalidStatus, OSError):
            return False
        return True

    wait_until(is_in)
    again.until("update")
    return again


def kept(url: str, query: str, *filling: object) -> list[tuple[Any, ...]]:
    """What is in the database."""
    with psycopg.connect(url) as database:
        found = database.execute(query.encode(), filling).fetchall()
    database.close()
    return found


def owner(url: str, table: str) -> str | None:
    """The name of the node that has a table."""
    ((found,),) = kept(url, "SELECT owner FROM tables WHERE id = %s", table)
    return None if found is None else str(found)


def name(house: House) -> str:
    """What a node is called."""
    return str(house.get("/health")["node"])
