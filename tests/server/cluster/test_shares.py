"""What each of several nodes lets through."""

from __future__ import annotations

import asyncio

import pytest

from grandvizier.server.cluster.address import advertised, own_host, split
from grandvizier.server.config import Settings
from grandvizier.server.visitors.rates import Rates


@pytest.mark.parametrize("nodes, through", [(1, 10), (2, 5), (4, 3)])
def test_every_node_lets_an_equal_part_through(nodes: int, through: int) -> None:
    async def run() -> int:
        rates = Rates(Settings(sign_in_rate="10/hour", chat_rate="10/hour"))
        rates.share(nodes)
        talk = [await rates.chat("table", "0") for _ in range(12)]
        assert sum(talk) == 10, "a table is at one node"
        return sum([await rates.work("10.0.0.1") for _ in range(12)])

    assert asyncio.run(run()) == through


@pytest.mark.parametrize(
    "given, own, told",
    [
        ("", "127.0.0.1", "127.0.0.1:81"),
        ("10.0.0.5", "10.0.0.5", "10.0.0.5:81"),
        ("10.0.0.5:8123", None, "10.0.0.5:8123"),
        ("[fd00::5]", "fd00::5", "[fd00::5]:81"),
        ("[fd00::5]:8123", None, "[fd00::5]:8123"),
        ("node-1.internal", "node-1.internal", "node-1.internal:81"),
    ],
)
def test_where_a_node_is_found(given: str, own: str | None, told: str) -> None:
    assert own_host(given) == own
    address = advertised(given, (own or "0.0.0.0", 81))  # noqa: S104 - nobody listens there
    assert address == told
    host, port = split(address)
    assert (f"[{host}]:{port}" if ":" in host else f"{host}:{port}") == address
