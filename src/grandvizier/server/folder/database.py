"""The database that the settings name, and what is wrong with it in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ...core.errors import BadSetup
from ..config import Settings
from ..setting_types import hide_password
from ..store import FILE
from ..store.engines.base import Engine
from ..store.engines.sqlite import SQLite
from ..store.revisions import BadDatabase, NotMigrated
from .problems import explained

_SAID: Final = {
    r"resolve host '[^']*@": "there is no host of this name; write an @ in the password as %40",
    r"resolve host|translate host name": "there is no host of this name",
    r"Connection refused|No such file or directory": "no PostgreSQL listens there; start it, or correct host and port",
    r"timeout expired|timed out|No route to host|unreachable": "it does not answer; see to the network between",
    r"password authentication failed|no password supplied": "it refuses this user and password; correct them",
    r"no pg_hba.conf entry": "its pg_hba.conf does not let this user in from here; add a line for it there",
    r'database "[^"]*" does not exist': "it has no such database; make one with `createdb`",
    r"too many (clients|connections)|connection slots": "it has no connection left; raise its max_connections",
}
"""What is said by a server that lets nobody in, and what that means; then there is no number to go by."""
_MAY_NOT: Final = "this user may not make tables there; make it the owner of the database"
_STATES: Final = {
    "42501": _MAY_NOT,
    "3F000": _MAY_NOT,
    "25006": "it may only be read; name the primary, not a standby",
    "53100": "its disk is full; make room on it",
}
"""What a server refuses that has let us in, by the number of its trouble."""


def engine_of(settings: Settings, node: str | None = None) -> Engine:
    """PostgreSQL where one is named, which this process uses by that name; else the file in the data folder."""
    if not settings.database:
        return SQLite(settings.data / FILE)
    # An extra, which only those need who name one.
    from ..store.engines.postgres import Postgres  # noqa: PLC0415

    return Postgres(settings.database, node)


@contextmanager
def usable(settings: Settings) -> Iterator[None]:
    """Whatever goes wrong with the database meanwhile is told in one sentence."""
    if not settings.database:
        with explained(settings.data):
            yield
        return
    import psycopg  # noqa: PLC0415 - an extra

    try:
        yield
    except (OSError, psycopg.Error, NotMigrated, BadDatabase) as error:
        raise BadSetup(f"cannot use the database {hide_password(settings.database)}: {_why(error)}") from None


def _why(error: Exception) -> str:
    if isinstance(error, BadDatabase):
        return str(error)
    found = error.__cause__ if isinstance(error, NotMigrated) else error
    state = getattr(found, "sqlstate", None) or ""
    if state in _STATES:
        return _STATES[state]
    text = str(error)
    meant = next((meaning for pattern, meaning in _SAID.items() if re.search(pattern, text)), None)
    if meant:
        return meant
    said = text.strip().partition("\n")[0]
    return f"its tables are as they were ({said})" if isinstance(error, NotMigrated) else said
