"""A data folder as one file, and back.

A backup is a tar archive, compressed: the database as it was at one moment, the secret key, and a manifest with the
checksums of both.  A restore makes everything ready beside the old files, says so by renaming one folder, and then
moves the files into place; should it be cut off after that, the next start finishes it.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import re
import shutil
import sqlite3
import tarfile
import tempfile
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec

from ...core.errors import BadSetup
from ..store import FILE
from ..store.copy import bring_up_to_date, check, copy
from ..store.revisions import BadDatabase, NotMigrated
from .disk import sync
from .folder_lock import FILE as LOCK
from .folder_lock import HOLDER, FolderLock
from .problems import explained, why
from .secret_key import KEY, read_key

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
FILES: Final = (FILE, KEY)
PACKED: Final = "packed"
WORK: Final = re.compile(r"\..+\.[a-z0-9_]{8}")
"""A folder in which a backup is made, beside its place."""
ENDS: Final = ("", "-journal", "-wal", "-shm")
"""A database may have these files beside it."""
AGE: Final = 3600.0
"""Seconds after which nobody works on a backup any more."""
UNREADY, READY = "restoring", "restored"
"""Folders in the data folder while a restore goes on: before everything is there, and after."""


class BackupManifest(msgspec.Struct, forbid_unknown_fields=True):
    """What a backup holds."""

    format: int
    revision: str
    """The state of the database's tables."""
    sha256: dict[str, str]
    """The checksum of each file."""


# Making one.


def back_up(folder: Path, target: Path) -> None:
    """Keep everything of this data folder in one file; a server may go on meanwhile."""
    missing = [name for name in FILES if not (folder / name).is_file()]
    if missing:
        raise BadSetup(f"there is nothing to back up in {str(folder)!r}: it has no {' and no '.join(missing)}")
    try:
        clear_away(target.parent)
        beside = tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent)
        with beside as work, FolderLock(Path(work), "backup"):
            database, packed = Path(work) / FILE, Path(work) / PACKED
            copy(folder / FILE, database)
            contents = {FILE: database, KEY: folder / KEY}
            read_key(contents[KEY])
            sums = {name: _checksum(path) for name, path in contents.items()}
            manifest = msgspec.json.encode(BackupManifest(FORMAT, check(database), sums))
            _pack(packed, manifest, contents)
            sync(packed)
            packed.replace(target)
            sync(target.parent)
    except (BadDatabase, sqlite3.Error) as error:
        raise BadSetup(f"cannot back {str(folder)!r} up: {error}") from None
    except OSError as error:
        raise BadSetup(f"cannot write the backup {str(target)!r}: {error.strerror or error}") from None


def clear_away(folder: Path) -> None:
    """Delete what killed backups left in this folder, and nothing that somebody works on."""
    for work in folder.iterdir():
        with suppress(BadSetup, OSError, sqlite3.Error):
            if _was_left(work):
                with FolderLock(work, "backup"):
                    shutil.rmtree(work)


def _was_left(work: Path) -> bool:
    """Whether this is a folder that a backup was made in; those of older releases have no lock, so age has to tell."""
    if not WORK.fullmatch(work.name) or work.is_symlink() or not work.is_dir():
        return False
    written = {path.name: path.stat().st_mtime for path in work.iterdir()}
    if not written or not written.keys() <= {PACKED, HOLDER, *(name + end for name in (FILE, LOCK) for end in ENDS)}:
        return False
    return LOCK in written or time.time() - max(written.values()) > AGE


def _pack(packed: Path, manifest: bytes, contents: dict[str, Path]) -> None:
    """Write the archive; nobody but its owner may read it."""
    made = os.open(packed, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(made, "wb") as file, tarfile.open(fileobj=file, mode="w:gz") as archive:
        entry = tarfile.TarInfo(MANIFEST)
        entry.size, entry.mode = len(manifest), 0o600
        archive.addfile(entry, io.BytesIO(manifest))
        for name, path in contents.items():
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode = path.stat().st_size, 0o600
            with path.open("rb") as content:
                archive.addfile(entry, content)


# Bringing one back.


def restore(source: Path, folder: Path, *, replace: bool = False) -> None:
    """Put a backup into this data folder: all of it, or nothing."""
    try:
        with explained(folder):
            folder.mkdir(parents=True, exist_ok=True)
            hold = FolderLock(folder, "restore")
        with hold:
            finish_restore(folder)
            if not replace and any((folder / name).exists() for name in FILES):
                raise BadSetup(
                    f"the data folder {str(folder)!r} holds tables; --replace puts the backup in their place"
                )
            try:
                _make_ready(source, folder)
            finally:
                shutil.rmtree(folder / UNREADY, ignore_errors=True)
            _move_into_place(folder)
    except OSError as error:
        raise BadSetup(f"cannot restore {str(source)!r} to {str(folder)!r}: {error.strerror or error}") from None


def finish_restore(folder: Path) -> None:
    """Complete a restore that was cut off when everything was ready; for whoever has the folder alone."""
    if (folder / READY).is_dir():
        _move_into_place(folder)


def _make_ready(source: Path, folder: Path) -> None:
    unready = folder / UNREADY
    shutil.rmtree(unready, ignore_errors=True)
    unready.mkdir(mode=0o700)
    try:
        _unpack(source, unready)
        read_key(unready / KEY)
        bring_up_to_date(unready / FILE)
    except (BadDatabase, sqlite3.Error, NotMigrated) as error:
        raise BadSetup(f"cannot restore {str(source)!r}: {why(error, folder)}") from None
    for name in FILES:
        sync(unready / name)
    sync(unready)
    unready.rename(folder / READY)
    sync(folder)


def _unpack(source: Path, into: Path) -> None:
    """The files of a backup, each as its checksum says."""
    try:
        with tarfile.open(source, "r:gz") as archive:
            manifest = msgspec.json.decode(_member(archive, MANIFEST).read(), type=BackupManifest)
            if manifest.format != FORMAT:
                raise BadDatabase(f"it has the form {manifest.format}, and this version reads {FORMAT}; update first")
            for name in FILES:
                made = os.open(into / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(made, "wb") as file:
                    shutil.copyfileobj(_member(archive, name), file)
    except (tarfile.TarError, msgspec.MsgspecError, KeyError, EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadDatabase(f"it is no whole backup of Grand Vizier ({type(error).__name__})") from None
    for name in FILES:
        if manifest.sha256.get(name) != _checksum(into / name):
            raise BadDatabase(f"{name} in it is damaged: its checksum differs")


def _member(archive: tarfile.TarFile, name: str) -> IO[bytes]:
    found = archive.extractfile(name)
    if found is None:
        raise KeyError(name)
    return found


def _move_into_place(folder: Path) -> None:
    """Can be begun anew wherever it was cut off: a file that was moved is not moved again."""
    ready = folder / READY
    if (ready / FILE).exists():
        for beside in ("-wal", "-shm"):
            (folder / (FILE + beside)).unlink(missing_ok=True)
    for name in FILES:
        if (ready / name).exists():
            (ready / name).replace(folder / name)
    sync(folder)
    ready.rmdir()


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
