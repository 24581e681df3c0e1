"""What is kept of accounts: their names, their sessions and their seats."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from .engines.base import Fence, insert, update
from .rows import row_of, values
from .store import Store

NAMELESS: Final = "…"
"""Sits where somebody sat who deleted their account."""
ALL: Final = 2**31 - 1
"""As many as there are."""
NOBODYS: Final = """
    UPDATE seats SET name = ?, key = ?
    WHERE EXISTS (
        SELECT 1 FROM account_seats AS held
        WHERE held.account_id = ? AND held.table_id = seats.table_id AND held.seat = seats.seat AND held.key = seats.key
    ) AND table_id = ?
"""
ITS_OWN: Final = """
    SELECT held.table_id, held.seat, held.key
    FROM account_seats AS held
    JOIN seats ON seats.table_id = held.table_id AND seats.seat = held.seat AND seats.key = held.key
    JOIN tables ON tables.id = held.table_id
    WHERE held.account_id = ?
    ORDER BY tables.created DESC, held.seat
    LIMIT ?
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountRow:
    """Somebody who comes back, on any device."""

    id: str
    name: str
    folded: str
    """The name as it is compared: no two accounts have the same."""
    password: str
    """What a password is checked against; the password itself is kept nowhere."""
    created: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionRow:
    """One device that is signed in."""

    digest: str
    """Names the secret in its cookie, which is kept nowhere."""
    account_id: str
    made: float
    ends: float


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldSeat:
    """A seat and the key that opens it."""

    table_id: str
    seat: int
    key: str


class People:
    """The accounts in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def are_shared(self) -> bool:
        """Whether other nodes change them too."""
        return self._store.node is not None

    # Accounts.

    async def named(self, folded: str) -> AccountRow | None:
        """The account of this name."""
        return await self._account("SELECT * FROM accounts WHERE folded = ?", folded)

    async def names(self) -> list[str]:
        """What all accounts are called."""
        return [row["name"] for row in await self._store.rows("SELECT name FROM accounts")]

    async def _account(self, query: str, *filling: str) -> AccountRow | None:
        found = await self._store.rows(query, *filling)
        return row_of(AccountRow, found[0]) if found else None

    async def add(self, account: AccountRow, session: SessionRow) -> None:
        """A new account, signed in; NotStored if its name is taken."""
        await self._store.write([insert("accounts", values(account)), insert("sessions", values(session))])

    async def change_password(self, account: str, password: str, session: SessionRow) -> None:
        """From now on this password; every device but this one has to sign in again."""
        await self._store.write(
            [
                update("accounts", {"password": password}, {"id": account}),
                ("DELETE FROM sessions WHERE account_id = ?", (account,)),
                insert("sessions", values(session)),
            ]
        )

    async def remove(self, account: str, left: Collection[Fence] = ()) -> None:
        """Forget an account and all that is its own; seats that it still has at these tables are nobody's."""
        await self._store.write(
            [
                *((NOBODYS, (NAMELESS, secrets.token_hex(8), account, at.table)) for at in left),
                ("DELETE FROM sessions WHERE account_id = ?", (account,)),
                ("DELETE FROM account_seats WHERE account_id = ?", (account,)),
                ("DELETE FROM accounts WHERE id = ?", (account,)),
            ],
            *left,
        )

    # Sessions.

    async def session(self, digest: str) -> tuple[AccountRow, SessionRow] | None:
        """Who is signed in by this cookie, if its time has not run out."""
        found = await self._store.rows("SELECT * FROM sessions WHERE digest = ? AND ends > ?", digest, time.time())
        session = row_of(SessionRow, found[0]) if found else None
        account = await self._account("SELECT * FROM accounts WHERE id = ?", session.account_id) if session else None
        return (account, session) if session and account else None

    async def sign_in(self, session: SessionRow, before: str) -> None:
        """One more device, signed in anew if it was; those whose time has run out are forgotten."""
        old = ("DELETE FROM sessions WHERE ends <= ? OR digest = ?", (time.time(), before))
        await self._store.write([old, insert("sessions", values(session))])

    async def renew(self, old: str, session: SessionRow, until: float) -> None:
        """A device gets a new secret; the old one works until then, for requests that are on their way."""
        ends = ("UPDATE sessions SET ends = ? WHERE digest = ? AND ends > ?", (until, old, until))
        await self._store.write([ends, insert("sessions", values(session))])

    async def sign_out(self, digest: str) -> None:
        """Forget this device."""
        await self._store.write([("DELETE FROM sessions WHERE digest = ?", (digest,))])

    # Seats.

    async def keep_seats(self, account: str, seats: Iterable[HeldSeat]) -> None:
        """These seats belong to an account."""
        key = ("account_id", "table_id", "seat")
        await self._store.write(
            [insert("account_seats", {"account_id": account, **values(seat)}, over=key) for seat in seats]
        )

    async def seats_of(self, account: str, most: int | None = None) -> list[HeldSeat]:
        """The seats of an account that are still its own, newest tables first."""
        rows = await self._store.rows(ITS_OWN, account, ALL if most is None else most)
        return [row_of(HeldSeat, row) for row in rows]
