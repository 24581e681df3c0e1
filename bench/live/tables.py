"""Tables of three people each, at our server and at boardgame.io's, who choose at random."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, ClassVar, Protocol

import httpx2
import msgspec

from .lines import Line

PEOPLE = 3


class Table(Protocol):
    """Three people at one table."""

    async def sit(self) -> None:
        """Set it up, and take every seat."""

    async def come(self) -> None:
        """Connect everybody."""

    def choose(self) -> bool:
        """Let whoever is asked choose; False if the game is over."""

    async def told(self) -> None:
        """Wait until everybody was told; `acknowledged` is when whoever chose was."""

    acknowledged: float
    lines: list[Line]


class _Waiting:
    """Everybody's lines, and how far each of them is."""

    def __init__(self, client: httpx2.AsyncClient, port: int, seed: int) -> None:
        self.client, self.port, self.rng = client, port, Random(seed)
        self.lines: list[Line] = []
        self.acknowledged = 0.0
        self._loop = asyncio.get_running_loop()
        self._at = [-1] * PEOPLE
        self._awaited = 0
        self._chooser = 0
        self._done = self._loop.create_future()

    def _reached(self, seat: int, at: int) -> None:
        self._at[seat] = at
        if at >= self._awaited and not self._done.done():
            if seat == self._chooser:
                self.acknowledged = self._loop.time()
            if min(self._at) >= self._awaited:
                self._done.set_result(None)

    def _await(self, chooser: int, at: int) -> None:
        self._chooser, self._awaited = chooser, at
        self._done = self._loop.create_future()

    async def told(self) -> None:
        await asyncio.wait_for(asyncio.shield(self._done), 60)

    def leave(self) -> None:
        for line in self.lines:
            line.close()


async def declaring(client: httpx2.AsyncClient, game: str) -> set[int]:
    """The rows by which somebody declares, which ends a round."""
    sheet = (await client.get(f"/sheets/{game}.json")).raise_for_status().json()
    return {row for row, (verb, *_) in enumerate(sheet["moves"]) if sheet["verbs"][verb]["name"] == "declare"}


class Heard(msgspec.Struct):
    """What these people read of a message."""

    type: str
    at: int = 0
    offers: list[list[int]] = []
    code: str = ""


class OurTable(_Waiting):
    """At a server of this project."""

    decoder: ClassVar = msgspec.json.Decoder(Heard)
    options: ClassVar[dict[str, dict[str, Any]]] = {"three-wishes": {"games": "chain", "round_limit": 200}}

    _ending: ClassVar[dict[str, set[int]]] = {}
    """For each game the rows that end a round."""

    def __init__(self, client: httpx2.AsyncClient, port: int, seed: int, game: str) -> None:
        super().__init__(client, port, seed)
        self._game = game
        self._offers: list[list[list[int]]] = [[]] * PEOPLE

    async def sit(self) -> None:
        body = {
            "game": self._game, "name": "P", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (PEOPLE - 1),
            "memory": "notebook", "options": self.options.get(self._game, {}),
        }  # fmt: skip
        mine = await self._post("/api/tables", body)
        self._table = mine["table"]
        others = [await self._post(f"/api/tables/{self._table}/seats", {"name": "P"}) for _ in range(PEOPLE - 1)]
        if self._game not in self._ending:
            self._ending[self._game] = await declaring(self.client, self._game)
        self._tokens = [seat["token"] for seat in (mine, *others)]

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.client.post(path, json=body)
        answer.raise_for_status()
        return dict(answer.json())

    async def come(self) -> None:
        self._await(0, 1)
        for seat, token in enumerate(self._tokens):
            line = await Line.to(
                self.port, f"/api/tables/{self._table}/socket", lambda text, seat=seat: self._hear(seat, text)
            )
            line.send(json.dumps({"type": "hello", "token": token}).encode())
            self.lines.append(line)
        await self.told()

    def _hear(self, seat: int, text: bytes) -> None:
        message = self.decoder.decode(text)
        if message.type == "update":
            self._offers[seat] = message.offers
            self._reached(seat, message.at)
        elif message.type in {"trouble", "refused"}:
            raise RuntimeError(f"the server said {text.decode()}")

    def choose(self) -> bool:
        seat = next((seat for seat, offers in enumerate(self._offers) if offers), None)
        if seat is None:
            return False
        offers = self._offers[seat]
        # Somebody who declares ends a round: they play on as long as there is anything else.
        path = self.rng.choice([path for path in offers if path[0] not in self._ending[self._game]] or offers)
        at = self._at[seat]
        self._await(seat, at + 1)
        self.lines[seat].send(json.dumps({"type": "choose", "at": at, "path": path}).encode())
        return True


class TheirTable(_Waiting):
    """At a server of boardgame.io: socket.io's frames, written by hand."""

    game: ClassVar = "wishes"

    async def sit(self) -> None:
        made = await self.client.post(f"/games/{self.game}/create", json={"numPlayers": PEOPLE})
        self._match = made.raise_for_status().json()["matchID"]
        self._keys = []
        for seat in range(PEOPLE):
            joined = await self.client.post(
                f"/games/{self.game}/{self._match}/join", json={"playerID": str(seat), "playerName": "P"}
            )
            self._keys.append(joined.raise_for_status().json()["playerCredentials"])

    async def come(self) -> None:
        self._await(0, 0)
        for seat in range(PEOPLE):
            line = await Line.to(
                self.port, "/socket.io/?EIO=4&transport=websocket", lambda text, seat=seat: self._hear(seat, text)
            )
            self.lines.append(line)
            line.send(f"40/{self.game},".encode())
        await self.told()

    def _emit(self, seat: int, *words: object) -> None:
        self.lines[seat].send(f"42/{self.game},{json.dumps(words)}".encode())

    def _hear(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self.lines[seat].send(b"3")
        elif text.startswith(b"40/"):
            self._emit(seat, "sync", self._match, str(seat), self._keys[seat], PEOPLE)
        elif text.startswith(b"42/"):
            what, _, state, *_ = json.loads(text[text.index(b",") + 1 :])
            if what in {"sync", "update"}:
                state = state["state"] if what == "sync" else state
                self._turn = int(state["ctx"]["currentPlayer"])
                self._reached(seat, state["_stateID"])

    def choose(self) -> bool:
        seat, at = self._turn, self._at[0]
        one, other = self.rng.sample(range(18), 2)
        move, args = self.rng.choice([("peek", [one]), ("swap", [one, other]), ("shuffle", [one, other])])
        self._await(seat, at + 1)
        payload = {"type": move, "args": args, "playerID": str(seat), "credentials": self._keys[seat]}
        self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, at, self._match, str(seat))
        return True
