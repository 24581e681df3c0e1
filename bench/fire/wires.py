"""Wires between two programs: everything goes through as it comes, until it is cut; and a proxy before several."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Final, Self, TypeAlias

TRIES: Final = 3.0
"""Seconds for which a proxy looks for somebody who listens."""
Ends: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


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
            far_reader, far_writer = await self._dial()
        except OSError:
            writer.close()
            return
        self._ends |= {writer, far_writer}
        await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))

    async def _dial(self) -> Ends:
        return await asyncio.open_connection("127.0.0.1", self._to)

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


class Proxy(Wire):
    """Passes on to any of several ports, and to the next if nobody listens there, as a proxy before nodes does."""

    def __init__(self, ports: Sequence[int], rng: Random) -> None:
        super().__init__(0)
        self._ports = ports
        self._rng = rng

    async def _dial(self) -> Ends:
        end = asyncio.get_running_loop().time() + TRIES
        while True:
            for port in self._rng.sample(self._ports, len(self._ports)):
                try:
                    return await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    continue
            if asyncio.get_running_loop().time() > end:
                raise ConnectionRefusedError
            await asyncio.sleep(0.1)
