"""A data folder, taken by a server: nobody else has it, and what was cut off there is finished or cleared away."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from ..config import Settings
from ..store import FILE
from ..store.copy import holds_tables
from ..store.revisions import refuse_newer, revision_of
from .backup import UNREADY, clear_away, finish_restore
from .folder_lock import FolderLock, Unheld
from .problems import explained
from .secret_key import KEY, read_key, secret_key


class Taken(NamedTuple):
    """A data folder in order."""

    hold: FolderLock | Unheld
    """None is needed where the tables are elsewhere: then any number of nodes may share the folder."""
    key: str
    """The secret of this server."""


def take(settings: Settings) -> Taken:
    """Have a data folder alone, if the tables lie there; a sentence about it where that cannot be."""
    if settings.database:
        return Taken(Unheld(), settings.secret or _shared_key(settings.data))
    folder = settings.data
    with explained(folder):
        folder.mkdir(parents=True, exist_ok=True)
        hold = FolderLock(folder, "server")
        try:
            shutil.rmtree(folder / UNREADY, ignore_errors=True)
            clear_away(folder)
            finish_restore(folder)
            database = folder / FILE
            refuse_newer(revision_of(database))
            return Taken(hold, settings.secret or secret_key(folder, used=holds_tables(database)))
        except BaseException:
            hold.release()
            raise


def _shared_key(folder: Path) -> str:
    """The key in a folder that several nodes may use; the first of them makes it."""
    with explained(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / KEY).exists():
            return read_key(folder / KEY)
        with FolderLock(folder, "server"):
            return secret_key(folder, used=True)
