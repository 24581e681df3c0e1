"""Accounts: a name and a password that keep somebody's seats across devices.  Nobody needs one.

A device is signed in by a secret in a cookie that scripts cannot read and other sites cannot send; the store keeps its
digest alone.  An account keeps the keys of its seats, as a browser does.

Passwords are tried so often and no more, and whoever tries those of others keeps nobody out of their own account:

- a device that the account knows, since it is signed in or was so once, counts its own tries and no others;
- all other devices count by the address they ask from, for each try costs the server memory and time;
- they count by the account as well, all of them together, so that many addresses do not guess faster than one;
- and whatever is tried from one address, on devices that are known too, counts once more, more widely: an account is
  quickly made, and each brings a device of its own.

So while somebody guesses from many addresses the owner may have to wait before signing in on a new device, on no other.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from ..errors import RequestError, not_stored
from ..protocol.accounts import AccountInfo, Credentials, NewPassword, PasswordOnly
from ..protocol.lobby import HeldTokens
from ..protocol.tables import Seated
from ..store import NotStored, Store
from ..store.people import AccountRow, HeldSeat, People, SessionRow
from ..table.features.seating import tidy
from ..table.registry import TableRegistry
from ..visitors.rates import Rates
from .likeness import Names, folded
from .passwords import SHORTEST, Passwords

SESSION: Final = "session"
"""The name of the cookie."""
DEVICE: Final = "device"
"""The name of the one by which an account knows a device after it signed out."""
LASTS: Final = 90 * 86_400
"""Seconds a device stays signed in that nobody uses."""
FRESH: Final = 86_400
"""Seconds after which a device in use gets a new secret."""
OVERLAP: Final = 60
"""Seconds that the old one still works, for requests that are on their way."""
MOST: Final = 100
"""So many seats of an account are shown, and so many can be adopted at once."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request comes from: its cookies and its address."""

    session: str | None
    device: str | None
    address: str


@dataclass(frozen=True, slots=True)
class Signed:
    """An answer with a new cookie; an empty one takes the old one away.  None leaves a device's own as it is."""

    answer: AccountInfo
    cookie: str
    device: str | None = None


class Accounts:
    """Who is signed in, and what is theirs."""

    def __init__(self, store: Store, tables: TableRegistry, rates: Rates) -> None:
        self._people = People(store)
        self._tables = tables
        self._rates = rates
        self._passwords = Passwords()
        self._names = Names(self._people)

    async def of(self, cookie: str | None) -> AccountRow | None:
        """Whose device this is."""
        found = await self._people.session(_digest(cookie)) if cookie else None
        return found[0] if found else None

    async def _owner(self, cookie: str | None) -> AccountRow:
        account = await self.of(cookie)
        if account is None:
            raise RequestError("not-signed-in", "Sign in first.", 403)
        return account

    # Coming and going.

    async def sign_up(self, caller: Caller, wish: Credentials) -> Signed:
        """A new account, signed in on this device."""
        name = tidy(wish.name)
        _check_password(wish.password)
        if not await self._rates.work(caller.address) or not await self._rates.password(caller.address):
            raise _too_many()
        taken = RequestError("name-taken", "That name is taken, or looks like one that is.", 409)
        async with self._names.lock:
            if await self._names.are_taken(name):
                raise taken
        await self._tables.check_network(caller.address, len(name))
        account = AccountRow(
            id=secrets.token_hex(8),
            name=name,
            folded=folded(name),
            password=await self._passwords.seal(wish.password, caller.address),
            created=time.time(),
        )
        cookie, session = _new_session(account.id)
        async with self._names.lock:
            if await self._names.are_taken(name):
                raise taken
            try:
                await self._people.add(account, session)
            except NotStored as error:
                raise not_stored() from error
            self._names.add(name)
        return Signed(AccountInfo(account.name), cookie, self._tables.signer.new_device(account.id))

    async def sign_in(self, caller: Caller, wish: Credentials) -> Signed:
        """One more device; whether the name or the password is wrong is not told, nor how long it took."""
        name = folded(tidy(wish.name))
        account = await self._people.named(name)
        known = self._tables.signer.device(caller.device, account.id) if account else None
        if not await (self._rates.device(known) if known else self._may_guess(caller.address, name)):
            raise _too_many()
        sealed = account.password if account else None
        if not await self._fits(wish.password, sealed, caller.address) or not account:
            raise RequestError("wrong-password", "Name and password do not belong together.", 403)
        renewed, session = _new_session(account.id)
        await self._people.sign_in(session, _digest(caller.session or ""))
        device = None if known else self._tables.signer.new_device(account.id)
        return Signed(AccountInfo(account.name), renewed, device)

    async def _may_guess(self, address: str, name: str) -> bool:
        return await self._rates.work(address) and await self._rates.guess(name)

    async def _fits(self, password: str, sealed: str | None, address: str) -> bool:
        if not await self._rates.password(address):
            raise _too_many()
        return await self._passwords.fits(password, sealed, address)

    async def info(self, cookie: str | None) -> AccountInfo | Signed:
        """Who is signed in here; from time to time with a new secret."""
        found = await self._people.session(_digest(cookie)) if cookie else None
        if not found or not cookie:
            return AccountInfo(None)
        account, session = found
        if session.made > time.time() - FRESH:
            return AccountInfo(account.name)
        renewed, after = _new_session(account.id)
        await self._people.renew(session.digest, after, time.time() + OVERLAP)
        return Signed(AccountInfo(account.name), renewed)

    async def sign_out(self, cookie: str | None) -> Signed:
        """Make this device nobody's again."""
        if cookie:
            await self._people.sign_out(_digest(cookie))
        return Signed(AccountInfo(None), "")

    # What cannot be taken back.

    async def change_password(self, caller: Caller, wish: NewPassword) -> Signed:
        """A new password; every other device has to sign in again."""
        account = await self._confirmed(caller, wish.old)
        _check_password(wish.new)
        renewed, session = _new_session(account.id)
        await self._people.change_password(account.id, await self._passwords.seal(wish.new, caller.address), session)
        return Signed(AccountInfo(account.name), renewed)

    async def delete(self, caller: Caller, wish: PasswordOnly) -> Signed:
        """Forget the account with all that is its own; its seats are nobody's and nameless from now on."""
        account = await self._confirmed(caller, wish.password)
        for seat in await self._people.seats_of(account.id):
            # A table that cannot go on keeps nobody from leaving it.
            with suppress(RequestError):
                await self._tables.services.relay.errand(self._tables.let_go, seat.table_id, seat.seat, seat.key)
        left = [await self._tables.claim(seat.table_id) for seat in await self._people.seats_of(account.id)]
        async with self._names.lock:
            await self._people.remove(account.id, left)
            self._names.drop(account.name)
        return Signed(AccountInfo(None), "", "")

    async def _confirmed(self, caller: Caller, password: str) -> AccountRow:
        account = await self._owner(caller.session)
        if not await self._rates.device(_digest(caller.session or "")):
            raise _too_many()
        if not await self._fits(password, account.password, caller.address):
            raise RequestError("wrong-password", "That is not the password.", 403)
        return account

    # Seats.

    async def seats(self, cookie: str | None) -> list[HeldSeat]:
        """The seats of whoever is signed in here."""
        account = await self.of(cookie)
        return await self._people.seats_of(account.id, MOST) if account else []

    async def keep(self, cookie: str | None, seated: Seated) -> None:
        """Seats that were just taken belong to whoever is signed in here."""
        tokens = [seated.token, *(other.token for other in seated.others)]
        account = await self.of(cookie)
        if account:
            await self._keep(account, ((seated.table, token) for token in tokens if token))

    async def adopt(self, cookie: str | None, held: HeldTokens) -> AccountInfo:
        """Seats that this browser holds belong to its account from now on; a token that opens none is left out."""
        account = await self._owner(cookie)
        await self._keep(account, ((seat.table, seat.token) for seat in held.seats))
        return AccountInfo(account.name)

    async def _keep(self, account: AccountRow, tokens: Iterable[tuple[str, str]]) -> None:
        await self._people.keep_seats(account.id, self._tables.signer.read_seats(tokens))


def _check_password(password: str) -> None:
    if len(password) < SHORTEST:
        raise RequestError("short-password", f"A password has at least {SHORTEST} characters.", 422)


def _too_many() -> RequestError:
    return RequestError("too-many-tries", "Too many tries: wait a while.", 429)


def _digest(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()


def _new_session(account: str) -> tuple[str, SessionRow]:
    cookie, now = secrets.token_urlsafe(32), time.time()
    return cookie, SessionRow(digest=_digest(cookie), account_id=account, made=now, ends=now + LASTS)
