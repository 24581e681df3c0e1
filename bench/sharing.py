"""Measures how long somebody's greedy bots wait beside many tables of Grand Viziers that one other guest set up.

    python bench/sharing.py --tables 40 --seconds 20

Prints one JSON object: the seconds from each choice to the next at a table of greedy bots that somebody watches, on a
quiet server, beside the other tables while nobody watches them, and while each of them is watched.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx2
from server import drain, serving, watch

HONEST: dict[str, Any] = {
    "game": "three-wishes",
    "name": "P",
    "seats": [{"kind": "bot", "bot": "greedy"}] * 3,
    "options": {"games": "chain", "round_limit": 200},
}
CROWD: dict[str, Any] = {
    "game": "sultans-wishes",
    "name": "B",
    "seats": [{"kind": "bot", "bot": "grand-vizier"}] * 4,
    "pause": 0,
}


async def waits(client: httpx2.AsyncClient, address: str, seconds: float) -> dict[str, float]:
    """How long each choice at a new table took to come; one that never came counts for as long as it was waited for."""
    socket = await watch(address, (await client.post("/api/tables", json=HONEST)).json()["table"])
    found, last = [], time.perf_counter()
    end = last + seconds
    while (left := end - time.perf_counter()) > 0:
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), left))
        except TimeoutError:
            continue
        if message["type"] == "update":
            now = time.perf_counter()
            found.append(now - last)
            last = now
            if message["view"]["over"]:
                break
    else:
        found.append(time.perf_counter() - last)
    await socket.close()
    return {"choices": len(found), "middle_s": round(statistics.median(found), 3), "longest_s": round(max(found), 2)}


async def measure(port: int, *, tables: int, seconds: float) -> dict[str, Any]:
    """Quiet, beside tables that nobody watches, beside tables that somebody does."""
    http, address = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
    async with AsyncExitStack() as stack:
        honest, other = [
            await stack.enter_async_context(httpx2.AsyncClient(base_url=http, timeout=60)) for _ in range(2)
        ]
        await waits(honest, address, 3)
        quiet = await waits(honest, address, seconds)
        crowd = []
        for _ in range(tables):
            made = await other.post("/api/tables", json=CROWD)
            made.raise_for_status()
            crowd.append(made.json()["table"])
        unwatched = await waits(honest, address, seconds)
        readers = [asyncio.create_task(drain(await watch(address, table))) for table in crowd]
        watched = await waits(honest, address, seconds)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
    return {"tables": tables, "quiet": quiet, "unwatched": unwatched, "watched": watched, "load": os.getloadavg()[0]}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (_, port):
        print(json.dumps(asyncio.run(measure(port, tables=args.tables, seconds=args.seconds))))


if __name__ == "__main__":
    main()
