"""Abuses the server for some minutes beside three honest tables, one of each game, and says how those fared.

    python bench/soak.py --minutes 10

The server has its default settings; everybody who abuses it comes from an address of their own, and from a process of
its own, so that it does not slow the honest ones' clocks.  Prints one JSON object: how long honest choices took
(half and 99 of 100), what abuse was answered with, and the server's memory minute by minute.  All of it stays on
loopback and ends with the time given.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from random import Random
from typing import Any

import httpx2
from live.measure import memory
from live.process import serving
from live.updates import reached
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import grandvizier as gv

HONEST = {"three-wishes": 3, "sultaniya": 2, "sultans-wishes": 2}
"""The honest tables: which games, and how many people play each."""
THINKS = 0.25
"""Seconds an honest person thinks."""
WARM = 60.0
"""Seconds after which memory should not grow any more."""
Body = dict[str, Any]


# The server and who talks to it.


class Caller:
    """Somebody at an address of their own, as a proxy would tell it."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.answers: Counter[str] = Counter()

    @asynccontextmanager
    async def client(self) -> AsyncIterator[httpx2.AsyncClient]:
        """A browser without cookies yet."""
        url, headers = f"http://127.0.0.1:{self.port}", {"x-forwarded-for": self.address}
        async with httpx2.AsyncClient(base_url=url, headers=headers, timeout=60) as client:
            yield client

    async def ask(self, client: httpx2.AsyncClient, method: str, path: str, **how: Any) -> Body:
        """Ask, and count the answer."""
        try:
            answer = await client.request(method, path, **how)
            found = answer.json()
        except (httpx2.HTTPError, ValueError) as error:
            self.answers[type(error).__name__] += 1
            return {}
        self.answers[str(answer.status_code) if answer.is_success else found.get("code", "?")] += 1
        return dict(found) if isinstance(found, dict) else {}

    async def connect(self, table: str, token: str | None, where: str = "tables") -> ClientConnection:
        """A window at a table."""
        socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/{where}/{table}/socket",
            compression=None,
            additional_headers={"x-forwarded-for": self.address},
        )
        await socket.send(json.dumps({"type": "hello"} | ({"token": token} if token else {})))
        return socket


def seats(*kinds: str) -> list[Body]:
    """`me`, `open`, or the name of a bot."""
    return [{"kind": kind} if kind in {"me", "open"} else {"kind": "bot", "bot": kind} for kind in kinds]


# Honest people.


class Honest:
    """The people of one table, who choose at their leisure."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self.callers = [Caller(port, f"203.0.113.{10 * number + seat}") for seat in range(HONEST[game])]
        self.game = game
        self.rng = Random(number)
        self.times: list[float] = []
        self.games = 0
        self.table = ""

    async def sit_down(self) -> None:
        """A new table, with everybody connected."""
        others = ["open"] * (len(self.callers) - 1)
        wish = {"game": self.game, "name": "Ada", "seats": seats("me", *others), "memory": "notebook", "listed": True}
        tokens = []
        for number, caller in enumerate(self.callers):
            async with caller.client() as client:
                door = "/api/tables" if number == 0 else f"/api/tables/{self.table}/seats"
                mine = (await client.post(door, json={"name": "Bo"} if number else wish)).json()
                self.table = mine["table"]
                tokens.append(mine["token"])
        self.sockets = [
            await caller.connect(self.table, token) for caller, token in zip(self.callers, tokens, strict=True)
        ]
        self.updates: list[Body] = [{} for _ in self.sockets]
        self.games += 1

    async def reach(self, seat: int, at: int) -> None:
        self.updates[seat] = await reached(self.sockets[seat], self.updates[seat], at)

    async def play(self, until: float) -> None:
        """Play game after game."""
        while time.monotonic() < until:
            await self.sit_down()
            for seat in range(len(self.sockets)):
                await self.reach(seat, 1)
            while time.monotonic() < until and not self.updates[0]["view"]["over"]:
                await self.choose()
                await asyncio.sleep(THINKS)
            for socket in self.sockets:
                await socket.close()

    async def choose(self) -> None:
        """One choice, and how many milliseconds it took until it was acknowledged."""
        seat = self.updates[0]["view"]["asked"]["seat"]
        path, at = self.rng.choice(self.updates[seat]["offers"]), self.updates[seat]["at"]
        start = time.perf_counter()
        await self.sockets[seat].send(json.dumps({"type": "choose", "at": at, "path": path}))
        await self.reach(seat, at + 1)
        self.times.append(1000 * (time.perf_counter() - start))
        for other in range(len(self.sockets)):
            await self.reach(other, at + 1)


# Abuse: each of these is one visit, made again and again.


async def bombs(caller: Caller, _honest: list[str]) -> None:
    """Component files that are dear to read."""
    hostile = ["a." * 99_000 + "a=1", "[" * 99_000, "a=" + "[" * 90_000, "a={" * 60_000, "[[a]]\n" * 30_000]
    hostile += ["a=" + "9" * 190_000, "\n".join(f"k{n}=1" for n in range(20_000))]
    async with caller.client() as client:
        for text in hostile:
            wish = {"game": "three-wishes", "name": "X", "seats": seats("me", "open", "open"), "components": text}
            await caller.ask(client, "POST", "/api/tables", json=wish)


async def dropped_cookies(caller: Caller, _honest: list[str]) -> None:
    """Large files that are right, each time as a new guest."""
    text = files("grandvizier.games.three_wishes").joinpath("components.toml").read_text("utf-8")
    wish = {"game": "three-wishes", "name": "X", "seats": seats("me", "open", "open")}
    for _ in range(10):
        async with caller.client() as client:
            padded = text + "#" * (95_000 - len(text))
            await caller.ask(client, "POST", "/api/tables", json=wish | {"components": padded})


async def viziers(caller: Caller, _honest: list[str]) -> None:
    """Tables where only Grand Viziers play; some are watched, so that they think."""
    async with caller.client() as client:
        wish = {"game": "sultans-wishes", "name": "X", "seats": seats(*["grand-vizier"] * 4), "pause": 0}
        made = [await caller.ask(client, "POST", "/api/tables", json=wish) for _ in range(10)]
    windows = [await caller.connect(one["table"], None) for one in made[:3] if "table" in one]
    await asyncio.sleep(20)
    for window in windows:
        await window.close()


async def onlookers(caller: Caller, honest: list[str]) -> None:
    """As many windows at an honest table as it takes."""
    for table in honest:
        windows = []
        with suppress(WebSocketException, OSError):
            windows = [await caller.connect(table, None) for _ in range(70)]
        await asyncio.sleep(1)
        for window in windows:
            await window.close()


async def undos(caller: Caller, _honest: list[str]) -> None:
    """Choose, take back, choose again."""
    async with caller.client() as client:
        wish = {"game": "sultaniya", "name": "X", "seats": seats("me", "greedy")}
        mine = await caller.ask(client, "POST", "/api/tables", json=wish)
    if "token" not in mine:
        return
    socket = await caller.connect(mine["table"], mine["token"])
    update: Body = {}
    for _ in range(300):
        message = json.loads(await socket.recv())
        if message["type"] in {"trouble", "refused"}:
            caller.answers[message.get("code", "refused")] += 1
        update = message if message["type"] == "update" else update
        if update.get("offers"):
            await socket.send(json.dumps({"type": "choose", "at": update["at"], "path": update["offers"][0]}))
            await socket.send(json.dumps({"type": "undo", "at": update["at"] + 1}))
            await asyncio.sleep(0.06)
    await socket.close()


def long_record() -> Body:
    """A game of The Sultan's Wishes, played at random to its end."""
    match, rng = gv.Match("sultans-wishes", players=4, seed=1), Random(1)
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    return match.record()


async def analyses(caller: Caller, _honest: list[str]) -> None:
    """Records to be weighed, and the question how far that is, again and again."""
    async with caller.client() as client:
        found = [await caller.ask(client, "POST", "/api/reviews", json={"record": RECORD}) for _ in range(4)]
        for _ in range(20):
            for one in found:
                if "id" in one:
                    await caller.ask(client, "GET", f"/api/reviews/{one['id']}/analysis")
            await asyncio.sleep(0.1)


async def listings(caller: Caller, _honest: list[str]) -> None:
    """The lobby full of tables, and looked at without end."""
    async with caller.client() as client:
        wish = {"game": "three-wishes", "name": "X", "seats": seats("me", "open", "open"), "listed": True}
        for _ in range(20):
            await caller.ask(client, "POST", "/api/tables", json=wish)
        for _ in range(100):
            await caller.ask(client, "GET", "/api/lobby")


async def lessons(caller: Caller, _honest: list[str]) -> None:
    """Back and forth through a lesson, and the schema in between."""
    socket = await caller.connect("sultaniya", None, where="lessons")
    async with caller.client() as client:
        for step in range(60):
            await socket.send(json.dumps({"type": "go_to", "step": 10 + step % 2}))
            await caller.ask(client, "GET", "/api/schema")
            message = json.loads(await socket.recv())
            if message["type"] == "trouble":
                caller.answers[message["code"]] += 1
    await socket.close()


async def passwords(caller: Caller, _honest: list[str]) -> None:
    """Guesses at somebody's password."""
    async with caller.client() as client:
        for number in range(30):
            await caller.ask(client, "POST", "/api/account/sign-in", json={"name": "Ada", "password": f"guess{number}"})


async def silence(caller: Caller, _honest: list[str]) -> None:
    """Connections that never finish what they say."""
    writers = []
    for number in range(50):
        _, writer = await asyncio.open_connection("127.0.0.1", caller.port)
        writer.write(b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * number)
        writers.append(writer)
    await asyncio.sleep(30)
    for writer in writers:
        writer.close()


async def nonsense(caller: Caller, _honest: list[str]) -> None:
    """What no page would say."""
    async with caller.client() as client:
        for origin in ("http://[", "null", "http://" + "a" * 5_000):
            await caller.ask(client, "POST", "/api/tables", json={}, headers={"origin": origin})
        for path in ("/api/tables/" + "%00" * 20, "/api/reviews/..%2f..%2f", "/api/tables/x/sheet?" + "a=" * 500):
            await caller.ask(client, "GET", path)
        as_json = {"content-type": "application/json"}
        await caller.ask(client, "POST", "/api/reviews", content=b"[" * 250_000, headers=as_json)
        await caller.ask(client, "POST", "/api/tables", content=b"x" * 290_000)


ABUSE: list[Callable[[Caller, list[str]], Awaitable[None]]] = [
    bombs, dropped_cookies, viziers, onlookers, undos, analyses, listings, lessons, passwords, silence, nonsense,
]  # fmt: skip
RECORD: Body = {}


async def abuse(port: int, seconds: float, honest: list[str]) -> Body:
    """All of it at once, each from two addresses, until the time is up; what it was answered with."""
    RECORD.update(long_record())
    until = time.monotonic() + seconds
    answers: dict[str, Counter[str]] = {what.__name__: Counter() for what in ABUSE}

    async def again(what: Callable[[Caller, list[str]], Awaitable[None]], address: str) -> None:
        while time.monotonic() < until:
            caller = Caller(port, address)
            try:
                await asyncio.wait_for(what(caller, honest), max(0.1, until - time.monotonic()))
            except (WebSocketException, OSError, TimeoutError, httpx2.HTTPError) as error:
                caller.answers[type(error).__name__] += 1
            answers[what.__name__] += caller.answers
            await asyncio.sleep(0.5)

    places = [f"198.51.100.{number}" for number in range(2 * len(ABUSE))]
    await asyncio.gather(*(again(what, place) for what, place in zip(ABUSE * 2, places, strict=True)))
    return {name: dict(counted.most_common(6)) for name, counted in answers.items()}


# Measuring.


def summary(times: list[float]) -> Body:
    """Middle and tail, in milliseconds."""
    cuts = statistics.quantiles(times, n=100)
    return {"choices": len(times), "p50_ms": round(cuts[49], 1), "p99_ms": round(cuts[98], 1)}


async def watch(pid: int, until: float) -> list[float]:
    """The server's memory, every five seconds."""
    found = []
    while time.monotonic() < until:
        found.append(memory(pid) / 1e6)
        await asyncio.sleep(5)
    return found


async def measure(pid: int, port: int, minutes: float) -> Body:
    """Honest tables alone for half a minute, then beside abuse."""
    people = [Honest(port, game, number) for number, game in enumerate(HONEST)]
    await asyncio.gather(*(one.play(time.monotonic() + 30) for one in people))
    quiet = summary([took for one in people for took in one.times])
    for one in people:
        one.times.clear()
    seconds = 60 * minutes
    until = time.monotonic() + seconds
    playing = [asyncio.create_task(one.play(until)) for one in people]
    await asyncio.sleep(3)
    tables = [one.table for one in people]
    given = ("--abuse", str(port), "--minutes", str((seconds - 6) / 60), "--honest", *tables)
    abusing = await asyncio.create_subprocess_exec(
        sys.executable, __file__, *given, stdout=asyncio.subprocess.PIPE, limit=1 << 20
    )
    grown = asyncio.create_task(watch(pid, until))
    await asyncio.gather(*playing)
    (answers, _), kept = await abusing.communicate(), await grown
    warm = kept[int(WARM / 5) :] or kept
    third = max(1, len(warm) // 3)
    return {
        "minutes": minutes,
        "quiet": quiet,
        "honest": {one.game: summary(one.times) | {"games": one.games} for one in people},
        "all_honest": summary([took for one in people for took in one.times]),
        "memory_mb": [round(one) for one in kept[:: max(1, len(kept) // 12)]],
        "memory_first_third_mb": round(statistics.mean(warm[:third])),
        "memory_last_third_mb": round(statistics.mean(warm[-third:])),
        "answers": json.loads(answers),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--abuse", type=int, metavar="PORT", help="be the one who abuses a server on this port")
    parser.add_argument("--honest", nargs="*", default=[], metavar="TABLE", help="tables that play honestly there")
    args = parser.parse_args()
    if args.abuse:
        print(json.dumps(asyncio.run(abuse(args.abuse, 60 * args.minutes, args.honest))))
        return
    with tempfile.TemporaryDirectory() as folder, serving(folder, {"PORT": "0"}) as (pid, port):
        print(json.dumps(asyncio.run(measure(pid, port, args.minutes)), indent=1))


if __name__ == "__main__":
    main()
