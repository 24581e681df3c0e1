"""A data folder, taken by a server: nobody else has it, and what was cut off there is finished or cleared away."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from ..store import FILE
from ..store.copy import holds_tables, refuse_newer
from .backup import UNREADY, clear_away, finish_restore
from .folder_lock import FolderLock
from .problems import explained
from .secret_key import secret_key


class Taken(NamedTuple):
    """A data folder in order."""

    hold: FolderLock
    key: str
    """The secret of this server."""


def take(folder: Path) -> Taken:
    """Have a data folder alone; a sentence about it where that cannot be."""
    with explained(folder):
        folder.mkdir(parents=True, exist_ok=True)
        hold = FolderLock(folder, "server")
        try:
            shutil.rmtree(folder / UNREADY, ignore_errors=True)
            clear_away(folder)
            finish_restore(folder)
            database = folder / FILE
            if database.exists():
                refuse_newer(database)
            return Taken(hold, secret_key(folder, used=holds_tables(database)))
        except BaseException:
            hold.release()
            raise
