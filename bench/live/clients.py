"""The people who play while a server is measured: a process of their own, told what to do line by line.

    sit N            set N tables up, and take every seat
    come             connect everybody
    play S RATE      play for S seconds, so many choices a second in all; 0 is as fast as they are answered
    leave            hang up

Each line is answered with one JSON object.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx2

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from live.tables import OurTable, TheirTable

AT_ONCE = 20
"""So many tables are set up at a time."""


class Clients:
    """All tables of one server."""

    def __init__(self, port: int, game: str | None, through: int) -> None:
        """They ask at one port, and connect to tables at another."""
        self._port, self._game = through, game
        self._client = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self._tables: list[Any] = []
        self._made = 0
        self._setting_up = asyncio.Semaphore(AT_ONCE)

    def _table(self) -> OurTable | TheirTable:
        self._made += 1
        if self._game is None:
            return TheirTable(self._client, self._port, self._made)
        return OurTable(self._client, self._port, self._made, self._game)

    async def sit(self, count: str) -> dict[str, Any]:
        self._tables = [self._table() for _ in range(int(count))]
        await asyncio.gather(*(self._one(table.sit()) for table in self._tables))
        return {"tables": len(self._tables)}

    async def _one(self, doing: Any) -> None:
        async with self._setting_up:
            await doing

    async def come(self) -> dict[str, Any]:
        await asyncio.gather(*(self._one(table.come()) for table in self._tables))
        return {"lines": sum(len(table.lines) for table in self._tables)}

    async def play(self, seconds: str, rate: str) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        start = loop.time()
        times: list[float] = []
        heard = self._bytes = 0
        heard = -sum(line.bytes for table in self._tables for line in table.lines)
        gap = len(self._tables) / float(rate) if float(rate) else 0.0
        ends = start + float(seconds)
        await asyncio.gather(*(self._play(number, ends, gap, times) for number in range(len(self._tables))))
        took = loop.time() - start
        heard += self._bytes + sum(line.bytes for table in self._tables for line in table.lines)
        times.sort()
        cut = [round(1000 * times[int(part * (len(times) - 1))], 2) for part in (0.5, 0.99)] if times else [0.0, 0.0]
        return {
            "choices": len(times),
            "choices_per_s": round(len(times) / took, 1),
            "p50_ms": cut[0],
            "p99_ms": cut[1],
            "bytes_a_listener": round(heard / max(1, len(times)) / 3),
        }

    async def _play(self, number: int, ends: float, gap: float, times: list[float]) -> None:
        loop, rng, table = asyncio.get_running_loop(), Random(number), self._tables[number]
        await asyncio.sleep(rng.random() * gap)
        while (start := loop.time()) < ends:
            if not table.choose():
                self._bytes += sum(line.bytes for line in table.lines)
                table.leave()
                table = self._tables[number] = self._table()
                await table.sit()
                await table.come()
                self._bytes -= sum(line.bytes for line in table.lines)
                continue
            await table.told()
            times.append(table.acknowledged - start)
            if gap:
                await asyncio.sleep(max(0.0, start + gap * rng.uniform(0.5, 1.5) - loop.time()))

    async def leave(self) -> dict[str, Any]:
        for table in self._tables:
            table.leave()
        return {}


async def main() -> None:
    """Do as told until there is nothing more."""
    port, *rest = sys.argv[1:]
    clients = Clients(int(port), rest[0] if rest else None, int(rest[1] if len(rest) > 1 else port))
    while line := await asyncio.to_thread(sys.stdin.readline):
        what, *words = line.split()
        print(json.dumps(await getattr(clients, what)(*words)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
