"""How much anybody may ask of the server."""

from __future__ import annotations

import math
import time
from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from ..config import Settings

BODY: Final = 300_000
"""The longest body of a request, in bytes."""
MESSAGE: Final = 64_000
"""The longest message over a socket, in bytes; a longer one is refused by name."""
FRAME: Final = 256_000
"""What the transport itself takes in before it hangs up."""
OUTGOING: Final = 128
"""How many messages wait for a slow connection before it is dropped."""


class Meter:
    """Counts what one connection says, for which nobody else has to be looked up."""

    def __init__(self, amount: int, seconds: float) -> None:
        self._amount, self._seconds = amount, seconds
        self._since, self._count = -seconds, 0

    def hit(self) -> bool:
        """Whether it may say something more."""
        now = time.monotonic()
        if now - self._since >= self._seconds:
            self._since, self._count = now, 0
        self._count += 1
        return self._count <= self._amount


class Rates:
    """Counts requests and messages, in memory."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._hint, self._chat = parse(settings.hint_rate), parse(settings.chat_rate)
        self._socket = parse(settings.socket_rate)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self.share(1)

    def share(self, nodes: int) -> None:
        """So many nodes count, each in its own memory: each of them lets an equal part through.

        What is counted by table or by connection is all counted by one of them.
        """
        settings = self._settings
        self._guest, self._address = _part(settings.guest_rate, nodes), _part(settings.address_rate, nodes)
        self._bring, self._lesson = _part(settings.bring_rate, nodes), _part(settings.lesson_rate, nodes)
        self._lesson_from = _part(settings.lesson_address_rate, nodes)
        self._sign_in, self._guess = _part(settings.sign_in_rate, nodes), _part(settings.guess_rate, nodes)
        self._set_up, self._upload = _part(settings.set_up_rate, nodes), _part(settings.upload_rate, nodes)
        self._password = _part(settings.try_rate, nodes)
        self._report = _part(settings.report_rate, nodes)

    async def request(self, guest: str | None, address: str) -> bool:
        """Whether a guest, or somebody who is none yet, may ask once more; new guests do not multiply an address."""
        if not await self._limiter.hit(self._address, "address", address):
            return False
        return await self.guest(guest or address)

    async def guest(self, who: str) -> bool:
        """Whether this guest may do something once more."""
        return await self._limiter.hit(self._guest, "guest", who)

    async def bring(self, address: str) -> bool:
        """Whether one more file may be read that somebody at this address brings along."""
        return await self._limiter.hit(self._bring, "bring", address)

    def socket(self) -> Meter:
        """Counts what a new connection says."""
        return Meter(self._socket.amount, self._socket.get_expiry())

    async def hint(self, table: str, seat: int) -> bool:
        """Whether this seat may ask for one more hint."""
        return await self._limiter.hit(self._hint, "hint", table, str(seat))

    async def chat(self, table: str, who: str) -> bool:
        """Whether they may say something more."""
        return await self._limiter.hit(self._chat, "chat", table, who)

    async def lesson(self, who: str, address: str) -> bool:
        """Whether they may go one more step in a lesson; new guests do not multiply an address."""
        return await self._limiter.hit(self._lesson_from, "lesson-from", address) and await self._limiter.hit(
            self._lesson, "lesson", who
        )

    async def work(self, address: str) -> bool:
        """Whether one more password may be worked on for somebody at this address."""
        return await self._limiter.hit(self._sign_in, "sign-in-from", address)

    async def password(self, address: str) -> bool:
        """Whether one more password may be worked on for this address, also on a device that its account knows."""
        return await self._limiter.hit(self._password, "password-from", address)

    async def device(self, device: str) -> bool:
        """Whether one more password may be tried on a device that its account knows."""
        return await self._limiter.hit(self._sign_in, "sign-in-on", device)

    async def guess(self, account: str) -> bool:
        """Whether strangers, all together, may try one more password for this account."""
        return await self._limiter.hit(self._guess, "sign-in-to", account)

    async def keep(self, network: str, size: int) -> bool:
        """Whether one more table, record or account, with so many bytes of its maker, may be kept from this network."""
        if not await self._limiter.test(self._upload, "upload", network, cost=size):
            return False
        return await self._limiter.hit(self._set_up, "set-up", network) and await self._limiter.hit(
            self._upload, "upload", network, cost=size
        )

    async def report(self, address: str) -> bool:
        """Whether one more report may come from this address."""
        return await self._limiter.hit(self._report, "report", address)


def _part(rate: str, nodes: int) -> RateLimitItem:
    whole = parse(rate)
    return type(whole)(math.ceil(whole.amount / nodes), whole.multiples)
