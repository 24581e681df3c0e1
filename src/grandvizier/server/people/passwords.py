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
from typing import Final

SHORTEST: Final = 8
LOG_N, R, P = 15, 8, 3
SALT, KEY = 16, 32
AT_ONCE: Final = 2
"""So many passwords are worked on at a time: each takes 32 MiB."""


class Passwords:
    """Seals and checks passwords, away from the loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def seal(self, password: str) -> str:
        """What a password is checked against later."""
        salt = os.urandom(SALT)
        async with self._turn:
            key = await asyncio.to_thread(_derive, password, salt, LOG_N, R, P)
        return _text(salt, key)

    async def fits(self, password: str, sealed: str | None) -> bool:
        """Whether this is the password; where there is none to compare with, no takes as long."""
        _, log_n, r, p, salt, key = (sealed or NOBODYS).split("$")
        async with self._turn:
            found = await asyncio.to_thread(_derive, password, base64.b64decode(salt), int(log_n), int(r), int(p))
        return hmac.compare_digest(found, base64.b64decode(key)) and sealed is not None


def _derive(password: str, salt: bytes, log_n: int, r: int, p: int) -> bytes:
    n = 1 << log_n
    # What OpenSSL needs, with a little room.
    memory = 128 * r * (n + p) + (1 << 20)
    return hashlib.scrypt(password.encode(), salt=salt, n=n, r=r, p=p, maxmem=memory, dklen=KEY)


def _text(salt: bytes, key: bytes) -> str:
    return "$".join(["scrypt", f"{LOG_N}", f"{R}", f"{P}", *(base64.b64encode(part).decode() for part in (salt, key))])


NOBODYS: Final = _text(bytes(SALT), bytes(KEY))
"""Fits no password."""
