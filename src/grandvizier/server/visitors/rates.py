"""How much anybody may ask of the server."""

from __future__ import annotations

from typing import Final

from limits import parse
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


class Rates:
    """Counts requests and messages, in memory."""

    def __init__(self, settings: Settings) -> None:
        self._guest, self._socket = parse(settings.guest_rate), parse(settings.socket_rate)
        self._address, self._bring = parse(settings.address_rate), parse(settings.bring_rate)
        self._hint, self._chat = parse(settings.hint_rate), parse(settings.chat_rate)
        self._sign_in, self._guess = parse(settings.sign_in_rate), parse(settings.guess_rate)
        self._lesson, self._report = parse(settings.lesson_rate), parse(settings.report_rate)
        self._set_up, self._upload = parse(settings.set_up_rate), parse(settings.upload_rate)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

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

    async def socket(self, connection: str) -> bool:
        """Whether this connection may say something more."""
        return await self._limiter.hit(self._socket, "socket", connection)

    async def hint(self, table: str, seat: int) -> bool:
        """Whether this seat may ask for one more hint."""
        return await self._limiter.hit(self._hint, "hint", table, str(seat))

    async def chat(self, table: str, who: str) -> bool:
        """Whether they may say something more."""
        return await self._limiter.hit(self._chat, "chat", table, who)

    async def lesson(self, who: str) -> bool:
        """Whether they may go one more step in a lesson."""
        return await self._limiter.hit(self._lesson, "lesson", who)

    async def work(self, address: str) -> bool:
        """Whether one more password may be worked on for somebody at this address."""
        return await self._limiter.hit(self._sign_in, "sign-in-from", address)

    async def device(self, device: str) -> bool:
        """Whether one more password may be tried on a device that its account knows."""
        return await self._limiter.hit(self._sign_in, "sign-in-on", device)

    async def guess(self, account: str) -> bool:
        """Whether strangers, all together, may try one more password for this account."""
        return await self._limiter.hit(self._guess, "sign-in-to", account)

    async def keep(self, network: str, size: int) -> bool:
        """Whether one more table or record, with so many bytes that its maker chose, may be kept from this network."""
        if not await self._limiter.test(self._upload, "upload", network, cost=size):
            return False
        return await self._limiter.hit(self._set_up, "set-up", network) and await self._limiter.hit(
            self._upload, "upload", network, cost=size
        )

    async def report(self, address: str) -> bool:
        """Whether one more report may come from this address."""
        return await self._limiter.hit(self._report, "report", address)
