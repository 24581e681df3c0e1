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
import shutil
import sqlite3
import tarfile
import tempfile
import zlib
from pathlib import Path
from typing import IO, Final

import msgspec

from ..core.errors import BadSetup
from .hold import Hold
from .seats import KEY, read_key
from .store import FILE
from .store.copy import BadDatabase, bring_up_to_date, check, copy, refuse_newer

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
FILES: Final = (FILE, KEY)
UNREADY, READY = "restoring", "restored"
"""Folders in the data folder while a restore goes on: before everything is there, and after."""


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
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
        with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as work:
            database, packed = Path(work) / FILE, Path(work) / "packed"
            copy(folder / FILE, database)
            contents = {FILE: database, KEY: folder / KEY}
            read_key(contents[KEY])
            sums = {name: _checksum(path) for name, path in contents.items()}
            manifest = msgspec.json.encode(Manifest(FORMAT, check(database), sums))
            _pack(packed, manifest, contents)
            _sync(packed)
            packed.replace(target)
            _sync(target.parent)
    except (BadDatabase, sqlite3.Error) as error:
        raise BadSetup(f"cannot back {str(folder)!r} up: {error}") from None
    except OSError as error:
        raise BadSetup(f"cannot write the backup {str(target)!r}: {error.strerror or error}") from None


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
        folder.mkdir(parents=True, exist_ok=True)
        finish_restore(folder)
        with Hold(folder, alone=True):
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
    """Complete a restore that was cut off when everything was ready."""
    if (folder / READY).is_dir():
        with Hold(folder, alone=True):
            _move_into_place(folder)


def check_data(folder: Path) -> None:
    """Refuse a data folder that only a newer version can use."""
    try:
        if (folder / FILE).exists():
            refuse_newer(folder / FILE)
    except (BadDatabase, sqlite3.DatabaseError) as error:
        raise BadSetup(f"cannot use the data folder {str(folder)!r}: {error}") from None


def _make_ready(source: Path, folder: Path) -> None:
    unready = folder / UNREADY
    shutil.rmtree(unready, ignore_errors=True)
    unready.mkdir(mode=0o700)
    try:
        _unpack(source, unready)
        read_key(unready / KEY)
        bring_up_to_date(unready / FILE)
    except BadDatabase as error:
        raise BadSetup(f"cannot restore {str(source)!r}: {error}") from None
    for name in FILES:
        _sync(unready / name)
    _sync(unready)
    unready.rename(folder / READY)
    _sync(folder)


def _unpack(source: Path, into: Path) -> None:
    """The files of a backup, each as its checksum says."""
    try:
        with tarfile.open(source, "r:gz") as archive:
            manifest = msgspec.json.decode(_member(archive, MANIFEST).read(), type=Manifest)
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
    _sync(folder)
    ready.rmdir()


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _sync(path: Path) -> None:
    """Wait until the disk has it; not every system can do so for a folder."""
    if path.is_dir() and not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
