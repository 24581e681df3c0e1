"""By which names this server is reached, and who asks from this very machine."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ..config import PREFIX, Settings
from ..errors import RequestError
from .answers import problem

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers that only a proxy has reason to set."""
HOST: Final = re.compile(r"(?:\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[^:\[\]@]*))(?::[0-9]*)?")
"""A name or an address, maybe with a port; nothing stands behind the brackets of an address but that."""


def host_name(headers: Headers) -> str:
    """The name that was asked for, without its port; empty if there is none."""
    found = HOST.fullmatch(headers.get("host", "").lower())
    return (found["address"] or found["name"]).removesuffix(".") if found else ""


def origin_host(origin: str) -> str:
    """The host of the page that asks, with its port; empty if the origin is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _is_loopback(name: str) -> bool:
    address = _address(name)
    return name == "localhost" if address is None else address.is_loopback


def from_this_machine(connection: HTTPConnection) -> bool:
    """Whether somebody on this machine asks, with no proxy between."""
    client = connection.client.host if connection.client else ""
    is_forwarded = any(name in connection.headers for name in FORWARDED)
    return _is_loopback(client) and _is_loopback(host_name(connection.headers)) and not is_forwarded


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A browser says whose page asks: only our own may, and those that were named."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    host = origin_host(origin)
    if not host or host != connection.headers.get("host"):
        raise RequestError("bad-origin", "This page may not talk to this server.", 403)


class KnownHosts:
    """Turns requests away that ask for a name this server does not have.

    Without this, a page elsewhere could let its own name lead to this machine and speak to the server as its own page.
    A bare address leads nowhere else, so it is always known.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = {"localhost", *settings.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what asks for a known name."""
        if scope["type"] in {"http", "websocket"}:
            name = host_name(Headers(scope=scope))
            if name not in self._names and _address(name) is None:
                await self._refuse(scope, receive, send)
                return
        await self._app(scope, receive, send)

    @staticmethod
    async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "bad-host"})
            return
        sentence = f"This server has another name; whoever runs it can add this one to {PREFIX}HOSTS."
        await problem(RequestError("bad-host", sentence, 421))(scope, receive, send)
