"""The key of a server: it signs what people hold, and never leaves the data folder."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from ...core.errors import BadSetup
from ..setting_types import KEY as SHORTEST
from .disk import sync

KEY: Final = "secret.key"


def secret_key(folder: Path, *, used: bool) -> str:
    """The key of this server, made on its first start; `used` if there is anything that a key has signed."""
    path = folder / KEY
    if not path.exists() or (not used and _is_cut_off(path)):
        _make_key(path)
    return read_key(path)


def read_key(path: Path) -> str:
    """The key in this file."""
    try:
        key = path.read_bytes().strip()
    except OSError as error:
        raise BadSetup(f"cannot read the key {str(path)!r}: {error.strerror}") from None
    if len(key) < SHORTEST or not key.isascii():
        raise BadSetup(
            f"{str(path)!r} holds no key of this server, which has {SHORTEST} letters and digits or more; put the one "
            "of a backup there, or delete it to make a new one: then nobody can come back to their seat"
        )
    return key.decode("ascii")


def _is_cut_off(path: Path) -> bool:
    """Whether this is what a first start may leave that found no room for the whole key, or was killed."""
    key = path.read_bytes() if path.is_file() else b"?"
    return len(key) < SHORTEST and set(key) <= set(b"0123456789abcdef")


def _make_key(path: Path) -> None:
    """Write it beside its place first, so that it is whole once it is there; nobody but its owner may read it."""
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    made = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(made, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32) + "\n")
    sync(beside)
    beside.replace(path)
    sync(path.parent)
