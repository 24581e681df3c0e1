"""What is kept of accounts: their names, their sessions and their seats."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Select, delete, exists, insert, select, update

from .schema import ACCOUNT_SEATS, ACCOUNTS, SEATS, SESSIONS, TABLES
from .store import Store

NAMELESS: Final = "…"
"""Sits where somebody sat who deleted their account."""


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

    # Accounts.

    async def named(self, folded: str) -> AccountRow | None:
        """The account of this name."""
        return await self._account(select(ACCOUNTS).where(ACCOUNTS.c.folded == folded))

    async def names(self) -> list[str]:
        """What all accounts are called."""
        async with self._store.reading() as connection:
            return list((await connection.execute(select(ACCOUNTS.c.name))).scalars())

    async def _account(self, query: Select[tuple[str, str, str, str, float]]) -> AccountRow | None:
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).mappings().first()
        return AccountRow(**found) if found else None

    async def add(self, account: AccountRow, session: SessionRow) -> None:
        """A new account, signed in; NotStored if its name is taken."""
        await self._store.write([(insert(ACCOUNTS), asdict(account)), (insert(SESSIONS), asdict(session))])

    async def change_password(self, account: str, password: str, session: SessionRow) -> None:
        """From now on this password; every device but this one has to sign in again."""
        await self._store.write(
            [
                (update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=password), {}),
                (delete(SESSIONS).where(SESSIONS.c.account_id == account), {}),
                (insert(SESSIONS), asdict(session)),
            ]
        )

    async def remove(self, account: str) -> None:
        """Forget an account and all that is its own; seats that it still has are nobody's."""
        its_own = (
            (ACCOUNT_SEATS.c.account_id == account)
            & (ACCOUNT_SEATS.c.table_id == SEATS.c.table_id)
            & (ACCOUNT_SEATS.c.seat == SEATS.c.seat)
            & (ACCOUNT_SEATS.c.key == SEATS.c.key)
        )
        nobodys = update(SEATS).where(exists().where(its_own)).values(name=NAMELESS, key=secrets.token_hex(8))
        await self._store.write(
            [
                (nobodys, {}),
                (delete(SESSIONS).where(SESSIONS.c.account_id == account), {}),
                (delete(ACCOUNT_SEATS).where(ACCOUNT_SEATS.c.account_id == account), {}),
                (delete(ACCOUNTS).where(ACCOUNTS.c.id == account), {}),
            ]
        )

    # Sessions.

    async def session(self, digest: str) -> tuple[AccountRow, SessionRow] | None:
        """Who is signed in by this cookie, if its time has not run out."""
        query = select(SESSIONS).where((SESSIONS.c.digest == digest) & (SESSIONS.c.ends > time.time()))
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).mappings().first()
        account = await self._account(select(ACCOUNTS).where(ACCOUNTS.c.id == found["account_id"])) if found else None
        return (account, SessionRow(**found)) if found and account else None

    async def sign_in(self, session: SessionRow, before: str) -> None:
        """One more device, signed in anew if it was; those whose time has run out are forgotten."""
        old = delete(SESSIONS).where((SESSIONS.c.ends <= time.time()) | (SESSIONS.c.digest == before))
        await self._store.write([(old, {}), (insert(SESSIONS), asdict(session))])

    async def renew(self, old: str, session: SessionRow, until: float) -> None:
        """A device gets a new secret; the old one works until then, for requests that are on their way."""
        ends = update(SESSIONS).where((SESSIONS.c.digest == old) & (SESSIONS.c.ends > until)).values(ends=until)
        await self._store.write([(ends, {}), (insert(SESSIONS), asdict(session))])

    async def sign_out(self, digest: str) -> None:
        """Forget this device."""
        await self._store.write([(delete(SESSIONS).where(SESSIONS.c.digest == digest), {})])

    # Seats.

    async def keep_seats(self, account: str, seats: Iterable[HeldSeat]) -> None:
        """These seats belong to an account."""
        keeping = insert(ACCOUNT_SEATS).prefix_with("OR REPLACE")
        await self._store.write([(keeping, {"account_id": account, **asdict(seat)}) for seat in seats])

    async def seats_of(self, account: str, most: int | None = None) -> list[HeldSeat]:
        """The seats of an account that are still its own, newest tables first."""
        is_same = (
            (SEATS.c.table_id == ACCOUNT_SEATS.c.table_id)
            & (SEATS.c.seat == ACCOUNT_SEATS.c.seat)
            & (SEATS.c.key == ACCOUNT_SEATS.c.key)
        )
        query = (
            select(ACCOUNT_SEATS.c.table_id, ACCOUNT_SEATS.c.seat, ACCOUNT_SEATS.c.key)
            .join(SEATS, is_same)
            .join(TABLES, TABLES.c.id == ACCOUNT_SEATS.c.table_id)
            .where(ACCOUNT_SEATS.c.account_id == account)
            .order_by(TABLES.c.created.desc(), ACCOUNT_SEATS.c.seat)
            .limit(most)
        )
        async with self._store.reading() as connection:
            return [HeldSeat(**row) for row in (await connection.execute(query)).mappings()]
