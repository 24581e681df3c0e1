"""A node among others: what it takes over, it looks after."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from pathlib import Path

import pytest

from grandvizier.server.cluster.membership import Membership
from grandvizier.server.store.nodes import Alone, Nodes

from ...patience import PATIENCE
from ...postgres import free_port
from .kit import nodes


class OneOrphan(Alone):
    """A table whose node is gone: whoever asks has it, until it is released."""

    def __init__(self) -> None:
        self._free = ["t"]

    async def orphans(self, limit: int) -> list[str]:
        found, self._free = self._free[:limit], self._free[limit:]
        return found

    async def release(self, tables: Iterable[str]) -> None:
        self._free += tables


def test_a_table_that_could_not_be_taken_over_is_tried_again() -> None:
    async def run() -> None:
        tried = 0
        taken = asyncio.Event()

        async def adopt(_table: str) -> None:
            nonlocal tried
            tried += 1
            if tried < 3:
                raise OSError("the database does not answer")
            taken.set()

        member = Membership(OneOrphan(), 0.1, lapsed=lambda: None, heard=lambda _: None, adopt=adopt)
        await member.open("here")
        async with asyncio.timeout(PATIENCE):
            await taken.wait()
        await member.close()
        assert tried == 3

    asyncio.run(run())


def test_nobody_is_let_in_before_it_is_one_of_them(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever came sooner would wait, or be sent away: a proxy has others to send them to."""
    port, join, joined = free_port(), Nodes.join, []

    async def refused_until_then(node: Nodes, address: str) -> None:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port)).close()
        joined.append(address)
        await join(node, address)

    monkeypatch.setattr(Nodes, "join", refused_until_then)
    with nodes(postgres, tmp_path, count=1, port=port) as (node,):
        assert node.get("/health")["ready"]
    assert len(joined) == 1
