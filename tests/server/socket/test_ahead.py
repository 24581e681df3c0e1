"""What a connection sends before it is heard: so many messages, and so many bytes, then nothing more is read."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from grandvizier.server.cluster.splice import AHEAD, AHEAD_BYTES, SocketProtocol
from grandvizier.server.visitors.rates import FRAME


class Line:
    """A transport that notes whether it is read from."""

    is_read = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


def connected() -> Any:
    """A protocol whose connection was accepted."""
    protocol: Any = SocketProtocol.__new__(SocketProtocol)
    protocol.queue, protocol.transport, protocol.close_sent, protocol.read_paused = (
        asyncio.Queue(),
        Line(),
        False,
        False,
    )
    return protocol


def send(protocol: Any, size: int) -> int:
    """Send messages of this size until nothing more is read; say how many."""
    sent = 0
    while protocol.transport.is_read:
        protocol.handle_text(Frame(Opcode.TEXT, b"x" * size))
        sent += 1
    return sent


@pytest.mark.parametrize("size, most", [(2, AHEAD + 1), (AHEAD_BYTES // 4, 5), (AHEAD_BYTES, 2), (FRAME, 1)])
def test_little_is_read_ahead(size: int, most: int) -> None:
    async def run() -> None:
        protocol = connected()
        # Again and again: what was heard counts no more.
        for _ in range(3):
            assert send(protocol, size) == most
            for _ in range(most):
                await protocol.receive()
            assert protocol.transport.is_read

    asyncio.run(run())


def test_who_is_heard_at_once_is_always_read() -> None:
    async def run() -> None:
        protocol = connected()
        for _ in range(20):
            protocol.handle_text(Frame(Opcode.TEXT, b"x" * (AHEAD_BYTES // 2)))
            assert protocol.transport.is_read
            await protocol.receive()

    asyncio.run(run())
