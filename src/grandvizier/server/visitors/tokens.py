"""Who somebody is: seat tokens and guests, signed with a key that never leaves the data folder."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from ..errors import RequestError, bad_token
from ..store.people import HeldSeat

COOKIE: Final = "guest"


class TokenSigner:
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
            with suppress(RequestError):
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
