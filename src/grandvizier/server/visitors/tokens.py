"""Who somebody is: seat tokens and guests, signed with a key that never leaves the data folder."""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from ...core.errors import BadSetup
from ..errors import Wrong, bad_token
from ..folder.disk import sync
from ..store.people import HeldSeat

COOKIE: Final = "guest"
KEY: Final = "secret.key"
SHORTEST: Final = 32
"""So long is a key at least."""


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


class Seal:
    """Signs what people hold, and reads it back."""

    def __init__(self, key: str) -> None:
        self._key = key.encode("ascii")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._guests = URLSafeSerializer(key, salt="guest")
        self._devices = URLSafeSerializer(key, salt="device")

    def seat_token(self, table: str, seat: int, key: str) -> str:
        """Whoever has this has the seat."""
        return self._seats.dumps([table, seat, key])

    def read_seat(self, token: str, table: str) -> tuple[int, str]:
        """The seat at this table and its key; or an error, for a forged token as for one of another table."""
        try:
            for_table, seat, key = self._seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise bad_token() from None
        if for_table != table:
            raise bad_token()
        return int(seat), str(key)

    def read_seats(self, tokens: Iterable[tuple[str, str]]) -> list[HeldSeat]:
        """The seats behind tokens of several tables; one that is not ours is left out."""
        seats = []
        for table, token in tokens:
            with suppress(Wrong):
                seat, key = self.read_seat(token, table)
                seats.append(HeldSeat(table_id=table, seat=seat, key=key))
        return seats

    def derived(self, table: str, key: str) -> str:
        """The key of a seat at a table that follows another, for whoever holds the key of the first."""
        return hmac.new(self._key, f"{table}|{key}".encode(), "sha256").hexdigest()[:16]

    def new_guest(self) -> tuple[str, str]:
        """A new guest's id, and the cookie that proves it."""
        guest = secrets.token_hex(8)
        return guest, self._guests.dumps(guest)

    def guest(self, cookie: str | None) -> str | None:
        """The guest who holds this cookie, if it is ours."""
        try:
            return str(self._guests.loads(cookie)) if cookie else None
        except BadSignature:
            return None

    def new_device(self, account: str) -> str:
        """A cookie by which an account knows a device again that was signed in once; it opens nothing."""
        return self._devices.dumps([account, secrets.token_hex(8)])

    def device(self, cookie: str | None, account: str) -> str | None:
        """The device that holds this cookie, if this account knows it."""
        try:
            known, device = self._devices.loads(cookie) if cookie else ("", "")
        except (BadSignature, ValueError, TypeError):
            return None
        return str(device) if known == account else None
