"""What is said to somebody comes in the order in which it was said, whether it can go out at once or has to wait."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from grandvizier.server.cluster.splice import AT_ONCE, frame_of
from grandvizier.server.protocol.from_server import Trouble
from grandvizier.server.socket.connection import Connection


class Line:
    """A socket whose other side takes nothing while it is slow."""

    def __init__(self) -> None:
        self.scope = {"extensions": {AT_ONCE: self.at_once}}
        self.told: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.ready = asyncio.Event()

    def at_once(self, text: bytes) -> bool:
        if self.ready.is_set():
            self.told.put_nowait(("at once", text.decode()))
        return self.ready.is_set()

    async def send_text(self, text: str) -> None:
        await self.ready.wait()
        await asyncio.sleep(0)
        self.told.put_nowait(("waited", text))


async def converse() -> list[tuple[str, str]]:
    line, rates = Line(), SimpleNamespace(socket=list)
    connection = Connection(cast("Any", line), cast("Any", None), cast("Any", rates), cast("Any", None))
    writing, heard = asyncio.create_task(connection._write()), []

    def say(number: int) -> None:
        connection.send(Trouble("stale", str(number)))

    say(0)
    await asyncio.sleep(0)
    line.ready.set()
    # The first is on its way, and nothing may come before it.
    say(1)
    say(2)
    heard += [await line.told.get() for _ in range(2)]
    for number in (3, 4):
        say(number)
    heard += [await line.told.get() for _ in range(3)]
    await asyncio.sleep(0)
    say(5)
    writing.cancel()
    return [*heard, await line.told.get()]


def test_nothing_overtakes_what_waits() -> None:
    heard = asyncio.run(converse())
    assert [json.loads(text)["sentence"] for _, text in heard] == list("012345")
    # As soon as nothing waits, nobody has to be woken.
    assert [how for how, _ in heard] == ["waited"] * 5 + ["at once"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
