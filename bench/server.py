"""Measures the server on loopback: many tables of bots, each watched, and meanwhile one table of people.

    python bench/server.py --tables 200 --seconds 20
    python bench/server.py --thinking
    python bench/server.py --levels [--game sultaniya] [--seconds 10]
    python bench/server.py --people 100 --seconds 10 [--game three-wishes] [--beside boardgame.io]

Prints one JSON object: choices a second through the server (each stored before it is told), the time from sending a
person's choice to its acknowledgement while the bots play, with a quiet server for comparison, and memory a table.
With --thinking the bots are few and think hard: four tables of Grand Viziers.

With --levels one table of bots after another is watched, level by level, as they play and as they would by search
alone: the processor's time of a choice, of the server and all its processes.

With --people there are no bots: so many tables of three connected people each, who choose at random as soon as all
three were told of the last choice.  For every game it prints the choices a second, how long whoever chose waited, the
processor's time that the server spent on a choice (the figure that holds on a busy machine), the bytes that each
listener was sent for it, the same waits at half of that load, and memory.  Beside boardgame.io its server is measured
in the same run, in turns, with a game of the same shape: in memory alone, and with its file store.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from live import levels, process
from live.measure import boardgame_io, install, memory
from live.measure import measure as measure_people
from live.tables import declaring
from live.updates import reached
from websockets.asyncio.client import ClientConnection, connect

SETTINGS = {
    "PORT": "0",
    "GUEST_RATE": "1000000/second",
    "ADDRESS_RATE": "1000000/second",
    "SOCKET_RATE": "1000000/second",
    "TABLES_PER_GUEST": "1000000",
    "SET_UP_RATE": "1000000/second",
    "UPLOAD_RATE": "1000000000/second",
    "SEATS_PER_GUEST": "1000000",
    "SEATS_PER_ADDRESS": "1000000",
}


@contextmanager
def serving(folder: str, pause: float = 0.0) -> Iterator[tuple[int, int]]:
    """A server without limits as a process: its id and port; its bots wait so many seconds before a move."""
    with process.serving(folder, SETTINGS | {"PAUSE": str(pause), "BOTS": levels.OFFERED}) as found:
        yield found


def choices(folder: str) -> int:
    """How many entries all journals have."""
    database = sqlite3.connect(Path(folder) / "tables.sqlite3", timeout=30)
    (count,) = database.execute("SELECT count(*) FROM journal").fetchone()
    database.close()
    return int(count)


class People:
    """Three people at one table, who play as fast as they are answered."""

    def __init__(self, client: httpx2.AsyncClient, port: int) -> None:
        self.client = client
        self.address = f"ws://127.0.0.1:{port}"
        self.sockets: list[ClientConnection] = []
        self.updates: list[dict[str, Any]] = [{}, {}, {}]
        self.rng = Random(1)

    async def sit_down(self) -> None:
        body = {"game": "three-wishes", "name": "P", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        options = {"games": "chain", "round_limit": 200}
        mine = (await self.client.post("/api/tables", json=body | {"memory": "notebook", "options": options})).json()
        tokens = [mine["token"]]
        for _ in range(2):
            other = await self.client.post(f"/api/tables/{mine['table']}/seats", json={"name": "P"})
            tokens.append(other.json()["token"])
        for token in tokens:
            socket = await connect(f"{self.address}/api/tables/{mine['table']}/socket", compression=None)
            await socket.send(json.dumps({"type": "hello", "token": token}))
            self.sockets.append(socket)
        self.ending = await declaring(self.client, "three-wishes")
        for seat in range(3):
            await self.reach(seat, 1)

    async def reach(self, seat: int, at: int) -> None:
        self.updates[seat] = await reached(self.sockets[seat], self.updates[seat], at)

    async def play(self, seconds: float) -> list[float]:
        """The milliseconds from sending each choice to its acknowledgement."""
        times = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            seat = self.updates[0]["view"]["asked"]["seat"]
            update = self.updates[seat]
            path = self.rng.choice([path for path in update["offers"] if path[0] not in self.ending])
            start = time.perf_counter()
            await self.sockets[seat].send(json.dumps({"type": "choose", "at": update["at"], "path": path}))
            await self.reach(seat, update["at"] + 1)
            times.append(1000 * (time.perf_counter() - start))
            for other in range(3):
                await self.reach(other, update["at"] + 1)
            await asyncio.sleep(0.02)
        return times

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def watch(address: str, table: str) -> ClientConnection:
    """Look on at a table."""
    socket = await connect(f"{address}/api/tables/{table}/socket", compression=None)
    await socket.send(json.dumps({"type": "hello"}))
    return socket


async def drain(socket: ClientConnection) -> None:
    """Read all that comes, as a page does."""
    async for _ in socket:
        pass


def summary(times: list[float]) -> dict[str, float]:
    """Middle and tail."""
    cuts = statistics.quantiles(times, n=100)
    return {"choices": len(times), "p50_ms": round(cuts[49], 2), "p99_ms": round(cuts[98], 2)}


QUICK: dict[str, Any] = {
    "game": "three-wishes",
    "seats": [{"kind": "bot"}] * 3,
    "options": {"games": "chain", "round_limit": 50},
}
THINKING: dict[str, Any] = {"game": "sultans-wishes", "seats": [{"kind": "bot"}] * 4}


async def measure(
    pid: int, port: int, folder: str, *, wish: dict[str, Any], args: argparse.Namespace
) -> dict[str, Any]:
    """Everything, one after the other."""
    tables, seconds = args.tables, args.seconds
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        people = People(client, port)
        await people.sit_down()
        await people.play(1)
        quiet = summary(await people.play(seconds / 4))
        before = memory(pid)
        body = wish | {"name": "B", "seats": [seat | {"bot": args.bot} for seat in wish["seats"]]}
        watching = []
        for _ in range(tables):
            made = await client.post("/api/tables", json=body)
            made.raise_for_status()
            # Bots play for whoever watches.
            watching.append(asyncio.create_task(drain(await watch(people.address, made.json()["table"]))))
        await asyncio.sleep(1)
        first, start = choices(folder), time.perf_counter()
        busy = summary(await people.play(seconds))
        count, took = choices(folder) - first, time.perf_counter() - start
        after = memory(pid)
        for reader in watching:
            reader.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        await people.leave()
    return {
        "tables": tables,
        "bot": args.bot,
        "seconds": round(took, 1),
        "choices_per_s": round(count / took),
        "person_quiet": quiet,
        "person_busy": busy,
        "bytes_per_table": (after - before) // tables,
        "journal_entries_per_table": round(choices(folder) / tables),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


GAMES = ("three-wishes", "sultaniya", "sultans-wishes")


def with_people(args: argparse.Namespace) -> None:
    """One JSON object a line: each server and game, in turns."""
    servers: list[tuple[str, Any, str | None]] = [("grandvizier", serving, game) for game in args.game or GAMES]
    with tempfile.TemporaryDirectory() as installed:
        if args.beside:
            install(Path(installed))
            for store, on_disk in (("in memory", False), ("file store", True)):
                servers.append((f"boardgame.io, {store}", boardgame_io(Path(installed), on_disk=on_disk), None))
        for _ in range(args.rounds):
            for name, server, game in servers:
                found = measure_people(server, game, tables=args.people, seconds=args.seconds)
                about = {"server": name, "game": game or "of the shape of 3 Wishes", "tables": args.people}
                print(json.dumps(about | found | {"load": os.getloadavg()[0]}), flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--thinking", action="store_true", help="few bots that think hard")
    parser.add_argument("--tables", type=int, help="tables of bots (default: 200; 4 that think)")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bot", help="who sits there (default: random; grand-vizier where they think)")
    parser.add_argument("--levels", action="store_true", help="what a choice of each level costs")
    parser.add_argument("--people", type=int, metavar="TABLES", help="tables of three people each, and no bots")
    parser.add_argument("--game", action="append", choices=GAMES, help="with people or levels: this one (default: all)")
    parser.add_argument("--rounds", type=int, default=1, help="with --people: so often in turns")
    parser.add_argument("--beside", choices=["boardgame.io"], help="with --people: measure this one too")
    args = parser.parse_args()
    if args.levels:
        for game in args.game or GAMES:
            print(json.dumps(levels.measure(serving, game, seconds=args.seconds)), flush=True)
        return
    if args.people:
        with_people(args)
        return
    args.tables = args.tables or (4 if args.thinking else 200)
    args.bot = args.bot or ("grand-vizier" if args.thinking else "random")
    wish = THINKING if args.thinking else QUICK
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (pid, port):
        print(json.dumps(asyncio.run(measure(pid, port, folder, wish=wish, args=args))))


if __name__ == "__main__":
    main()
