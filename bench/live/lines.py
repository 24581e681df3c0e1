"""WebSocket clients that cost little: what is measured is the server, not whoever asks it."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127
"""A frame's length stands in two bytes, or in eight."""
NO_MASK: Final = bytes(4)
"""A client masks what it sends; so it says that, and changes nothing."""


class Line(asyncio.Protocol):
    """One connection; `heard` is handed every message."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path, self._heard = path, heard
        self._read = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        """So many came in, frames and all."""

    @classmethod
    async def to(cls, port: int, path: str, heard: Callable[[bytes], None]) -> Line:
        """A connection to a server on this machine."""
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(path, heard), "127.0.0.1", port)
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what came."""
        self._read += data
        if not self.opened.done():
            head, found, rest = self._read.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._read = rest
            self.opened.set_result(None)
        self.bytes += len(data)
        while frame := self._frame():
            kind, body = frame
            if kind == TEXT:
                self._heard(body)
            elif kind == PING:
                self._write(PONG, body)
            elif kind == CLOSE:
                self.close()

    def _frame(self) -> tuple[int, bytes] | None:
        read = self._read
        if len(read) < 2:
            return None
        length, start = read[1], 2
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            length = int.from_bytes(read[2:start])
        if len(read) < start + length:
            return None
        kind, body = read[0] & 15, bytes(read[start : start + length])
        del read[: start + length]
        return kind, body

    def send(self, text: bytes) -> None:
        """Say something."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        assert self._transport
        size = len(body)
        length = bytes([128 | size]) if size < SHORT else bytes([128 | SHORT]) + size.to_bytes(2)
        self._transport.write(bytes([128 | kind]) + length + NO_MASK + body)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for the socket waits no longer."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()
