"""What a relayed request carries: for which node it is, and from where its visitor asks.

It is sealed with the key that all nodes share, so nobody else writes one.  A request that carries one is never relayed
again, whatever it finds: so there are no loops.
"""

from __future__ import annotations

import hmac
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

HEADER: Final = "grandvizier-relay"
FORWARDED: Final = frozenset({"forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"})
LEFT_OUT: Final = FORWARDED | {HEADER}
"""What the first node has believed or not; the passport says what came of it."""


class Passports:
    """Writes and reads them for one node."""

    def __init__(self, key: str, node: str) -> None:
        self._key = key.encode("ascii")
        self.node = node

    def write(self, to: str, scope: Scope) -> str:
        """The passport of a request that goes on to another node."""
        client = scope.get("client")
        said = f"{to} {scope['scheme']} {client[0] if client else ''}"
        return f"{said} {self._seal(said)}"

    def read(self, text: str) -> tuple[str, str] | None:
        """The scheme and the address of a visitor; None for what nobody has sealed for this node."""
        said, _, seal = text.rpartition(" ")
        if not hmac.compare_digest(seal.encode(), self._seal(said).encode()):
            return None
        to, scheme, address = said.split(" ", 2)
        return (scheme, address) if to == self.node else None

    def _seal(self, said: str) -> str:
        return hmac.new(self._key, f"relay|{said}".encode(), "sha256").hexdigest()


def is_relayed(scope: Scope) -> bool:
    """Whether another node sent this on."""
    return bool(scope.get("relayed"))


class Arrivals:
    """Takes requests in that other nodes sent on: as if their visitors had come here at once."""

    def __init__(self, app: ASGIApp, passports: Passports | None) -> None:
        """Without passports nobody is sent here."""
        self._app = app
        self._passports = passports

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Put the visitor in the place of the node; turn away what was meant for a node that was here before."""
        text = Headers(scope=scope).get(HEADER) if self._passports and scope["type"] in {"http", "websocket"} else None
        if text is not None and self._passports:
            visitor = self._passports.read(text)
            if visitor is None:
                await _turn_away(scope, send)
                return
            scheme, address = visitor
            scope = {**scope, "scheme": scheme, "client": (address, 0) if address else None, "relayed": True}
        await self._app(scope, receive, send)


async def _turn_away(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1012})
        return
    await send({"type": "http.response.start", "status": 503, "headers": [NOT_HERE, (b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


NOT_HERE: Final = (b"grandvizier-not-here", b"1")
"""The header of an answer that says: look again where the table is."""
