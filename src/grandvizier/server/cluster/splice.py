"""A socket for a table of another node: what either side says goes to the other, byte by byte.

Nothing is taken apart on the way, so a message that is passed on costs a read and a write.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from .address import NodeUnreachable, dial
from .passport import HEADER, LEFT_OUT

EXTENSION: Final = "grandvizier.splice"
AT_ONCE: Final = "grandvizier.at-once"
AHEAD: Final = 8
"""So many messages are read before the first of them is taken up,"""
AHEAD_BYTES: Final = 64_000
"""or until they are so long together."""


WHOLE_TEXT: Final = 0x81
"""How a frame begins that is all of a text."""
TWO, EIGHT = 126, 127
"""In the place of a length: it stands in so many bytes after this."""


def frame_of(text: bytes) -> bytes:
    """A message as a server sends it, neither masked nor compressed: what the library does for every kind of frame."""
    size = len(text)
    if size < TWO:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO)) + size.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT)) + size.to_bytes(8) + text


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, which can also be joined to another connection before it is accepted, and written to at once."""

    _far: FarEnd | None = None
    _ahead = 0
    """The bytes that were read since nothing waited."""

    def handle_connect(self, event: Request) -> None:
        """Let the application choose to pass it on, and to write without a task that waits."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions |= {EXTENSION: self._splice, AT_ONCE: self._write_at_once}

    def _write_at_once(self, text: bytes) -> bool:
        """Send a message; False if it has to wait, since they are slow, or the line is not open."""
        if self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(frame_of(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """Take a message in, and read on while little waits: to stop reading after each and begin again is dear."""
        self._ahead = sum(map(len, self.frames)) + (0 if self.queue.empty() else self._ahead)
        if self.queue.qsize() >= AHEAD or self._ahead > AHEAD_BYTES:
            super().send_receive_event_to_app()
            return
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused

    async def _splice(self, address: str, passport: str, patience: float) -> FarEnd:
        """Join it to the node at this address; NodeUnreachable if that node does not answer."""
        far = self._far = await dial(address, lambda: FarEnd(self), patience)
        far.transport.write(self._head(passport))
        try:
            async with asyncio.timeout(patience):
                await far.answered
        except (TimeoutError, ConnectionError):
            self._far = None
            far.cut()
            raise NodeUnreachable(address) from None
        return far

    def _head(self, passport: str) -> bytes:
        """The request as it came, with a passport."""
        headers = [(name, value) for name, value in self.request.headers.raw_items() if name.lower() not in LEFT_OUT]
        lines = [f"GET {self.request.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
        return "\r\n".join([*lines, f"{HEADER}: {passport}", "", ""]).encode("latin-1")

    def hear(self, data: bytes) -> None:
        """What the other side says; from its first word on it is the other side's connection."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if self._far:
            self._far.transport.write(data)
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        """They are slower than the other side."""
        super().pause_writing()
        if self._far:
            self._far.transport.pause_reading()

    def resume_writing(self) -> None:
        """They go on."""
        super().resume_writing()
        if self._far:
            self._far.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and so is the other side."""
        super().connection_lost(exc)
        if self._far:
            self._far.transport.close()


class FarEnd(asyncio.Protocol):
    """The connection to the other node."""

    transport: asyncio.Transport

    def __init__(self, near: SocketProtocol) -> None:
        loop = asyncio.get_running_loop()
        self._near = near
        self.answered: asyncio.Future[None] = loop.create_future()
        self.gone: asyncio.Future[None] = loop.create_future()
        """Done when either side has hung up."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """It says something."""
        if not self.answered.done():
            self.answered.set_result(None)
        self._near.hear(data)

    def pause_writing(self) -> None:
        """It is slower than whoever speaks to it."""
        self._near.transport.pause_reading()

    def resume_writing(self) -> None:
        """It goes on."""
        self._near.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """It hung up."""
        if not self.answered.done():
            self.answered.set_exception(exc or ConnectionResetError())
        if not self.gone.done():
            self.gone.set_result(None)

    def cut(self) -> None:
        """Hang up at once."""
        self.transport.abort()
