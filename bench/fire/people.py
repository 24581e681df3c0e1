"""People who play on whatever happens: they come back as a page does, and remember all that they were told."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

SEATS: Final = 3
PATIENCE: Final = 5.0
"""Seconds after which a silent line is taken for dead."""


class Gap(NamedTuple):
    """For how many seconds somebody was without a line, and what they met with, and when."""

    seconds: float
    tries: list[str]


@dataclass
class World:
    """Where servers are, and what has become of what people did."""

    port: int
    """Where servers are found, whichever answers."""
    rng: Random
    think: float
    """Seconds that somebody thinks, on average."""
    told: Counter[str] = field(default_factory=Counter)
    wrongs: list[str] = field(default_factory=list)
    """What nobody should have seen."""
    gaps: list[Gap] = field(default_factory=list)
    """When somebody was without a line."""
    stopping: bool = False

    async def post(self, path: str, body: object) -> dict[str, Any] | None:
        """Ask any server; None if it could not say."""
        address = f"http://127.0.0.1:{self.port}"
        try:
            async with httpx2.AsyncClient(base_url=address, timeout=PATIENCE) as client:
                answer = await client.post(path, json=body)
        except httpx2.HTTPError as error:
            self.told[f"http {type(error).__name__}"] += 1
            return None
        self.told[f"http {answer.status_code}"] += 1
        return dict(answer.json()) if answer.is_success else None


@dataclass
class Sitting:
    """One table: what was sent there and acknowledged, by the length of the journal."""

    world: World
    table: str
    timed: bool
    people: list[Person] = field(default_factory=list)
    sent: dict[tuple[int, int], list[list[int]]] = field(default_factory=dict)
    """By length and seat: what was sent, maybe more than once, for a line may break."""
    acknowledged: dict[int, tuple[int, list[int]]] = field(default_factory=dict)
    """By length: whose choice it was, and which."""
    over: bool = False

    @classmethod
    async def begin(cls, world: World, *, timed: bool) -> Sitting | None:
        """Set a table up and take every seat; None if that failed half way."""
        clock = {"clock": {"kind": "bank", "seconds": 3600, "increment": 1}} if timed else {}
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        body = {"game": "three-wishes", "name": "P", "seats": seats, "memory": "notebook", **clock}
        made = await world.post("/api/tables", body | {"options": {"games": "chain", "round_limit": 200}})
        if made is None:
            return None
        sitting = cls(world, made["table"], timed)
        tokens = [made["token"]]
        for _ in range(SEATS - 1):
            taken = await world.post(f"/api/tables/{sitting.table}/seats", {"name": "P"})
            if taken is None:
                return None
            tokens.append(taken["token"])
        sitting.people = [Person(sitting, seat, token) for seat, token in enumerate(tokens)]
        return sitting

    async def play(self) -> None:
        """Until the game is over, or everybody is to stop."""
        await asyncio.gather(*(person.live() for person in self.people))


@dataclass
class Person:
    """Somebody at a table, over many connections."""

    sitting: Sitting
    seat: int
    token: str
    log: dict[int, list[int]] = field(default_factory=dict)
    """Every event that was ever told, by its number."""
    at: int = 0
    """The longest journal that was ever told."""
    unheard: int = 0
    """How often they tried to connect since they last heard a word."""

    async def live(self) -> None:
        """Come, play, and come again."""
        world, loop = self.sitting.world, asyncio.get_running_loop()
        lost = 0.0
        tries: list[str] = []
        while not world.stopping and not self.sitting.over:
            address = f"ws://127.0.0.1:{world.port}/api/tables/{self.sitting.table}/socket"
            try:
                async with connect(address, compression=None, open_timeout=PATIENCE, close_timeout=0.2) as line:
                    await self._hello(line)
                    if tries:
                        world.gaps.append(Gap(loop.time() - lost, [*tries, f"{loop.time() - lost:.2f} in"]))
                    tries.clear()
                    await self._sit(line)
            except (WebSocketException, OSError, TimeoutError) as error:
                met = _named(error)
                world.told[met] += 1
            else:
                continue
            lost = lost if tries else loop.time()
            tries.append(f"{loop.time() - lost:.2f} {met}")
            # As the page waits: ever longer, until it hears a word.
            await asyncio.sleep(min(10.0, 0.4 * 2**self.unheard) * world.rng.uniform(0.75, 1.25))
            self.unheard += 1

    async def _hello(self, line: ClientConnection) -> None:
        # Sometimes everything is asked for again, to be compared.
        known = len(self.log) if self.sitting.world.rng.random() < 0.7 else 0
        with suppress(ConnectionClosed):
            # Whoever is sent away hears why all the same.
            await line.send(json.dumps({"type": "hello", "token": self.token, "events": known}))
        while (message := await self._next(line))["type"] != "welcome":
            self._hear(message)

    async def _next(self, line: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message = await line.recv()
        self.unheard = 0
        return dict(json.loads(message))

    async def _sit(self, line: ClientConnection) -> None:
        pending: tuple[int, list[int]] | None = None
        world = self.sitting.world
        while not world.stopping and not self.sitting.over:
            try:
                message = await self._next(line)
            except TimeoutError:
                # A page asks whether the line is alive.
                await line.send(json.dumps({"type": "ping"}))
                message = await self._next(line)
            self._hear(message)
            if message["type"] == "trouble":
                pending = None
            if message["type"] != "update":
                continue
            if pending and message["at"] > pending[0]:
                self.sitting.acknowledged[pending[0]] = (self.seat, pending[1])
                world.told["choices acknowledged"] += 1
                pending = None
            if message["offers"] and pending is None and message["at"] == self.at:
                await asyncio.sleep(world.rng.expovariate(1 / world.think))
                path = world.rng.choice(message["offers"])
                pending = message["at"], path
                self.sitting.sent.setdefault((message["at"], self.seat), []).append(path)
                await line.send(json.dumps({"type": "choose", "at": message["at"], "path": path}))

    def _hear(self, message: dict[str, Any]) -> None:
        world = self.sitting.world
        match message["type"]:
            case "update":
                for number, event in enumerate(message["events"], message["start"]):
                    if self.log.setdefault(number, event) != event:
                        world.wrongs.append(f"two histories at {self.sitting.table}, seat {self.seat}, event {number}")
                if message["at"] < self.at:
                    world.wrongs.append(f"{self.sitting.table} went back from {self.at} to {message['at']}")
                self.at = max(self.at, message["at"])
                if message["view"].get("over"):
                    self.sitting.over = True
            case "trouble":
                world.told[f"trouble {message['code']}"] += 1
            case _:
                pass


def _named(error: Exception) -> str:
    if not isinstance(error, WebSocketException):
        return f"line {type(error).__name__}"
    received = getattr(error, "rcvd", None)
    response = getattr(error, "response", None)
    return (
        f"line closed {received.code}"
        if received
        else f"line refused {response.status_code}"
        if response
        else "line cut"
    )
