"""A wire between two programs that can be cut: everything goes through as it comes, until it does not."""

from __future__ import annotations

import asyncio
from typing import Self


class Wire:
    """Listens on a port of this machine and passes on to another."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._passing = asyncio.Event()
        self._passing.set()
        self.port = 0

    async def open(self) -> Self:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        self._ends |= {writer, far_writer}
        await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self._ends.discard(writer)
            writer.close()

    def silence(self) -> None:
        """Nothing goes through any more, and nobody is told."""
        self._passing.clear()

    def heal(self) -> None:
        """Everything goes through again; what was silent too long is cut."""
        self.cut()
        self._passing.set()

    def cut(self) -> None:
        """Hang up on both sides of every connection."""
        for end in self._ends:
            end.transport.abort()

    async def close(self) -> None:
        """Stop listening."""
        if self._server:
            self._server.close()
        self.heal()
