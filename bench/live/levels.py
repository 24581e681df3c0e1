"""Measures what a table of bots costs, level by level: by the game's network, and by search, in the same run."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx2
import psutil
from websockets.asyncio.client import connect

import grandvizier as gv
from grandvizier.bots import LEVELS
from grandvizier.bots.net.shipped import why_search
from grandvizier.games import find

from .measure import Serving

OFFERED: Final = ",".join(f"by-search-{name}=search:{name}" for name in LEVELS)
"""As the server's setting names them."""
WARM: Final = 6
"""So many choices come before it is counted: processes start, tables and networks are read."""


def measure(serving: Serving, name: str, *, seconds: float) -> dict[str, Any]:
    """Milliseconds of the processor for each choice, of the server and all its processes together."""
    game = find(name)
    players = max(2, game.seats[0])
    with tempfile.TemporaryDirectory() as folder, serving(folder) as server:
        bots = ["random", *LEVELS, *(f"by-search-{level}" for level in LEVELS)]
        cost = {}
        for bot in bots:
            cost[bot] = asyncio.run(_tables(server, folder, name, [bot] * players, seconds))
    options = gv.Match(game, players=players, options=game.quick_options()).options
    return {
        "game": name,
        "players": players,
        "no_network": why_search(game.rules(), players, options),
        "random_ms": cost["random"],
        "levels": {
            level: {
                "level_ms": cost[level],
                "search_ms": cost[f"by-search-{level}"],
                "ratio": round(cost[f"by-search-{level}"] / cost[level], 1),
            }
            for level in LEVELS
        },
    }


async def _tables(server: tuple[int, int], folder: str, game: str, bots: list[str], seconds: float) -> float:
    """One table after another, each watched, for so many seconds."""
    pid, port = server
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        seats = [{"kind": "bot", "bot": bot} for bot in bots]
        wish = {"game": game, "name": "B", "seats": seats, "options": dict(find(game).quick_options())}
        choices, spent, counted = 0, 0.0, 0.0
        while counted < seconds:
            made = await client.post("/api/tables", json=wish)
            made.raise_for_status()
            table = made.json()["table"]
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", compression=None) as socket:
                await socket.send(json.dumps({"type": "hello"}))
                reader = asyncio.create_task(_read(socket))
                while _stored(folder, table) < WARM and not reader.done():
                    await asyncio.wait([reader], timeout=0.02)
                loop = asyncio.get_running_loop()
                first, used, start = _stored(folder, table), _processor(pid), loop.time()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(reader), seconds - counted)
                counted += loop.time() - start
                choices += _stored(folder, table) - first
                spent += _processor(pid) - used
                reader.cancel()
    return round(1000 * spent / max(1, choices), 2)


async def _read(socket: Any) -> None:
    """Until the game is over."""
    async for message in socket:
        said = json.loads(message)
        if said.get("type") == "update" and any(_over(part) for part in (said, said.get("view"))):
            return


def _over(part: Any) -> bool:
    return isinstance(part, dict) and part.get("over") is True


def _stored(folder: str, table: str) -> int:
    """How many choices of a table are kept."""
    with contextlib.closing(sqlite3.connect(Path(folder) / "tables.sqlite3", timeout=30)) as database:
        (count,) = database.execute("SELECT count(*) FROM journal WHERE table_id = ?", (table,)).fetchone()
    return int(count)


def _processor(pid: int) -> float:
    """Seconds that a process and all below it have used."""
    return sum(used.user + used.system for used in _used(psutil.Process(pid)))


def _used(process: psutil.Process) -> Iterator[Any]:
    for each in (process, *process.children(recursive=True)):
        with contextlib.suppress(psutil.NoSuchProcess):
            yield each.cpu_times()
