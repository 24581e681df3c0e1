"""Passes requests and sockets on to the nodes that have their tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import h11
import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ..errors import Elsewhere, RequestError
from ..logs import Seldom
from ..protocol.from_server import Problem
from ..store.nodes import LiveNode
from .address import NodeUnreachable
from .forward import NotHere, ask, forward
from .passport import HEADER, Passports, is_relayed
from .splice import EXTENSION, FarEnd

T = TypeVar("T")
ERRANDS: Final = "/cluster"
"""Where nodes ask each other for something."""
AGAIN: Final = 0.1
"""Seconds until it is looked for again where a table is."""


class Relay:
    """The ways from this node to all others."""

    def __init__(self, passports: Passports, patience: float) -> None:
        """`patience` is how many seconds another node has to answer."""
        self._passports = passports
        self._patience = patience
        self.others: Sequence[LiveNode] = ()
        """All nodes that live but this one."""
        self._seldom = Seldom()
        self._lines: dict[FarEnd, str] = {}
        """Every socket that is passed on, and to which node."""

    def __len__(self) -> int:
        return len(self._lines)

    async def answer(self, request: Request, body: bytes, act: Callable[[], Awaitable[Response]]) -> Response:
        """What is done here, or what the node answers that has the table; a request that was sent here goes no further.

        Where it is not reached, somebody else may have the table a moment later: it is looked for as long as there is
        patience.
        """

        async def passed_on(owner: Elsewhere) -> Response:
            passport = self._passports.write(owner.node, request.scope)
            try:
                return await forward(request, body, owner.address, passport, self._patience)
            except (TimeoutError, ConnectionError):
                # It may have been done: that is for whoever asked to see.
                raise owner from None

        if is_relayed(request.scope):
            return await act()
        return await self._look(act, passed_on)

    async def connect(self, socket: WebSocket, find: Callable[[], Awaitable[object]]) -> bool:
        """Whether a socket was passed on, and is over; `find` raises where its table is."""

        async def passed_on(owner: Elsewhere) -> bool:
            splice = socket.scope["extensions"][EXTENSION]
            far: FarEnd = await splice(owner.address, self._passports.write(owner.node, socket.scope), self._patience)
            self._lines[far] = owner.node
            try:
                await far.gone
            finally:
                del self._lines[far]
            return True

        async def here() -> bool:
            await find()
            return False

        return await (here() if is_relayed(socket.scope) else self._look(here, passed_on))

    async def errand(self, do: Callable[..., Awaitable[None]], *args: str | int) -> None:
        """Do something at a table: here, or by the node that has it."""

        async def here() -> None:
            await do(*args)

        async def there(owner: Elsewhere) -> None:
            try:
                await self._ask(owner.node, owner.address, do.__name__, args)
            except (TimeoutError, ConnectionError):
                raise owner from None

        await self._look(here, there)

    async def ask_others(self, errand: str) -> list[bytes]:
        """What all other nodes say that answer."""
        asked = [self._ask(node.id, node.address, errand, ()) for node in self.others]
        return [said for said in await asyncio.gather(*asked, return_exceptions=True) if isinstance(said, bytes)]

    async def _ask(self, node: str, address: str, errand: str, args: Sequence[str | int]) -> bytes:
        headers = [("host", "localhost"), (HEADER, self._passports.write(node, {"scheme": "http"}))]
        request = h11.Request(method="POST", target=f"{ERRANDS}/{errand}", headers=headers)
        status, _, said = await ask(address, request, msgspec.json.encode(args), self._patience)
        if status >= 400:
            wrong = msgspec.json.decode(said, type=Problem)
            raise RequestError(wrong.code, wrong.sentence, status)
        return said

    def hear(self, living: Sequence[LiveNode]) -> None:
        """These nodes live.  Whoever speaks to another one is cut off: it may stand still, and nobody would notice."""
        self.others = [node for node in living if node.id != self._passports.node]
        known = {node.id for node in living}
        for far, node in list(self._lines.items()):
            if node not in known:
                far.cut()

    def _warn(self, owner: Elsewhere, why: Exception) -> None:
        """A node that lives and is never reached is mostly one that was not told where others reach it."""
        found = "another node answers" if isinstance(why, NotHere) else "nobody answers"
        reason = (
            f"a node says that it lives at {owner.address}, and {found} there; set GRANDVIZIER_NODE_ADDRESS of each "
            "node to where it alone is reached by other machines"
        )
        self._seldom.log("not-reached", logging.WARNING, reason=reason)

    async def _look(self, here: Callable[[], Awaitable[T]], passed_on: Callable[[Elsewhere], Awaitable[T]]) -> T:
        loop = asyncio.get_running_loop()
        end = loop.time() + self._patience
        while True:
            try:
                return await here()
            except Elsewhere as owner:
                try:
                    return await passed_on(owner)
                except (NodeUnreachable, NotHere) as why:
                    if loop.time() > end:
                        self._warn(owner, why)
                        raise owner from None
            await asyncio.sleep(AGAIN)
