"""Passwords: kept as what they are checked against, by the standard library's scrypt.

Its cost is what OWASP asks for at 32 MiB: a guess takes a good part of a second and memory besides.  It needs no
package beyond Python's own, and the cost is part of what is kept, so that it can be raised later.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import os
import time
from typing import Final

from ..errors import RequestError
from ..thinking.fair_queue import Asker, Busy, FairQueue

SHORTEST: Final = 8
LOG_N, R, P = 15, 8, 3
SALT, KEY = 16, 32
AT_ONCE: Final = 2
"""So many passwords are worked on at a time: each takes 32 MiB."""
PATIENCE: Final = 10.0
"""Seconds that somebody waits for their turn at most."""


class Passwords:
    """Seals and checks passwords, away from the loop; addresses take turns, and nobody waits for theirs for long."""

    def __init__(self) -> None:
        self._places: FairQueue[None] = FairQueue()
        for _ in range(AT_ONCE):
            self._places.put(None)

    async def seal(self, password: str, address: str) -> str:
        """What a password is checked against later."""
        salt = os.urandom(SALT)
        return _text(salt, await self._derived(address, password, salt, LOG_N, R, P))

    async def fits(self, password: str, sealed: str | None, address: str) -> bool:
        """Whether this is the password; where there is none to compare with, no takes as long."""
        _, log_n, r, p, salt, key = (sealed or NOBODYS).split("$")
        found = await self._derived(address, password, base64.b64decode(salt), int(log_n), int(r), int(p))
        return hmac.compare_digest(found, base64.b64decode(key)) and sealed is not None

    async def _derived(self, address: str, password: str, salt: bytes, *cost: int) -> bytes:
        asker = Asker(address, "")
        try:
            await self._places.take(asker, PATIENCE)
        except Busy:
            raise RequestError("many-sign-ins", "Many people sign in just now: try again in a moment.", 503) from None
        start = time.perf_counter()
        try:
            return await asyncio.to_thread(_derive, password, salt, *cost)
        finally:
            self._places.count(asker, time.perf_counter() - start)
            self._places.put(None)


def _derive(password: str, salt: bytes, log_n: int, r: int, p: int) -> bytes:
    n = 1 << log_n
    # What OpenSSL needs, with a little room.
    memory = 128 * r * (n + p) + (1 << 20)
    return hashlib.scrypt(password.encode(), salt=salt, n=n, r=r, p=p, maxmem=memory, dklen=KEY)


def _text(salt: bytes, key: bytes) -> str:
    return "$".join(["scrypt", f"{LOG_N}", f"{R}", f"{P}", *(base64.b64encode(part).decode() for part in (salt, key))])


NOBODYS: Final = _text(bytes(SALT), bytes(KEY))
"""Fits no password."""
