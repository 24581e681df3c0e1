"""A real server on loopback, and people who talk to it as a page does."""

from __future__ import annotations

import json
import os
import queue
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from grandvizier.match import Chance
from grandvizier.server.config import Settings
from grandvizier.server.serve import server

from ..loopback import PLAIN
from ..offers import folded, offered
from ..patience import PATIENCE
from ..unlimited import UNLIMITED
from . import forked

GAME = "three-wishes"
COMMAND = "import sys; from grandvizier.cli import main; sys.exit(main())"
FAST: dict[str, Any] = UNLIMITED | {"bot_wait": 60.0}
Body = dict[str, Any]


@dataclass
class House:
    """Where a server listens."""

    port: int
    host: str = "127.0.0.1"
    stop: Callable[[], None] = lambda: None
    """As it is told to by a signal; done when it has stopped."""

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    def request(self, method: str, path: str, **how: Any) -> httpx2.Response:
        with httpx2.Client(base_url=f"http://{self.address}", timeout=PATIENCE, verify=PLAIN) as client:
            return client.request(method, path, **how)

    def get(self, path: str) -> Body:
        answer = self.request("GET", path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def post(self, path: str, body: object = None, token: str | None = None, status: int | None = None) -> Body:
        headers = {"authorization": f"Seat {token}"} if token else {}
        how: dict[str, Any] = {} if body is None else {"json": body}
        answer = self.request("POST", path, headers=headers, **how)
        assert answer.status_code == status or (status is None and answer.is_success), answer.text
        return dict(answer.json())

    def new(self, *kinds: str, **more: Any) -> Body:
        """A table; `me`, `open`, or the name of a bot."""
        seats = [{"kind": kind} if kind in {"me", "open"} else {"kind": "bot", "bot": kind} for kind in kinds]
        return self.post("/api/tables", {"game": GAME, "name": "Ada", "seats": seats, **more})

    def full(self, people: int = 3, **more: Any) -> tuple[str, list[str]]:
        """A table of people alone: its id, and their tokens."""
        mine = self.new("me", *["open"] * (people - 1), **more)
        table = mine["table"]
        others = [self.post(f"/api/tables/{table}/seats", {"name": f"Guest {n}"}) for n in range(1, people)]
        return table, [mine["token"], *(other["token"] for other in others)]

    def socket(self, table: str, **how: Any) -> Any:
        return connect(f"ws://{self.address}/api/tables/{table}/socket", compression=None, **how)


@contextmanager
def running(data: Path, chance: Callable[[str], Chance] | None = None, **settings: Any) -> Iterator[House]:
    """A server in a thread of its own."""
    ports: queue.Queue[int] = queue.Queue()
    served = server(Settings(data=data, **FAST | settings), ports.put, chance)
    thread = threading.Thread(target=served.run, daemon=True)
    thread.start()

    def stop() -> None:
        served.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()

    try:
        yield House(ports.get(timeout=PATIENCE), stop=stop)
    finally:
        stop()


class Process:
    """A server as a process, to be killed."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self._settings = FAST | settings
        self.start()

    def start(self) -> House:
        environment = {f"GRANDVIZIER_{name.upper()}": str(value) for name, value in self._settings.items()}
        self._process, said = forked.start(["serve", "--data", str(self.data)], environment)
        self._said = os.fdopen(os.dup(said.fileno()), encoding="utf-8")
        said.close()
        for line in self._said:
            if line.strip().startswith("page"):
                self.house = House(int(line.split()[1].rsplit(":", 1)[1]))
                return self.house
        self.kill()
        raise AssertionError("the server did not start")

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    def kill(self) -> None:
        """Without a warning."""
        self._process.kill()
        self._process.join(PATIENCE)
        self._said.close()


@dataclass
class Person:
    """One window at a table: keeps its log as a page does, and every byte it got."""

    house: House
    table: str
    token: str | None
    raw: list[str] = field(default_factory=list)
    log: dict[int, list[int]] = field(default_factory=dict)
    update: Body = field(default_factory=dict)
    info: Body = field(default_factory=dict)
    troubles: list[Body] = field(default_factory=list)
    clocks: Body = field(default_factory=dict)
    prepared: Body = field(default_factory=dict)
    chat: list[Body] = field(default_factory=list)
    _open: ExitStack = field(default_factory=ExitStack)
    seat: int | None = None

    def come(
        self, *, wait: bool = True, beside: list[str] | None = None, headers: Mapping[str, str] | None = None
    ) -> Person:
        """Connect, and say hello with what is known."""
        self.update = {}
        self.ws: ClientConnection = self._open.enter_context(self.house.socket(self.table, additional_headers=headers))
        self.say("hello", token=self.token, events=len(self.log) if 0 in self.log else 0, beside=beside or [])
        if wait:
            self.until("welcome")
        return self

    def go(self) -> None:
        self._open.close()

    def cut(self) -> None:
        """As when the line breaks: no goodbye."""
        self.ws.socket.shutdown(2)
        self._open.close()

    def say(self, what: str, **fields: Any) -> None:
        self.ws.send(json.dumps({"type": what} | fields))

    def hear(self, timeout: float = PATIENCE) -> Body:
        """The next message, taken in."""
        text = self.ws.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Body = json.loads(text)
        match message["type"]:
            case "welcome":
                self.seat, self.info = message["seat"], message["table"]
            case "seats":
                self.info = message["table"]
            case "update":
                start = message["start"]
                self.log = {n: event for n, event in self.log.items() if n < start}
                self.log |= dict(enumerate(message["events"], start))
                self.update = message = folded(message, self.update, self.info["game"], self.seat)
            case "ahead":
                message["offers"] = offered(self.info["game"], self.seat, message["offers"])
            case "clocks":
                self.clocks = message
            case "prepared":
                self.prepared = message
            case "chat":
                self.chat += message["lines"]
            case "trouble" | "refused":
                self.troubles.append(message)
            case _:
                pass
        return message

    def until(self, *kinds: str) -> Body:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def reach(self, at: int) -> Body:
        """Hear until the journal has this length."""
        while self.update.get("at", -1) < at:
            self.hear()
        return self.update

    def rest(self) -> None:
        """Hear everything that was sent up to now."""
        self.say("ping")
        self.until("pong")

    def choose(self, path: list[int]) -> Body:
        """Choose, and wait until it is acknowledged."""
        at = self.update["at"]
        self.say("choose", at=at, path=path)
        return self.reach(at + 1)

    @property
    def count(self) -> int:
        """How many events there have been."""
        return int(self.update["start"]) + len(self.update["events"])

    def is_over(self) -> bool:
        return bool(self.update.get("view", {}).get("over"))


def come_all(house: House, table: str, tokens: list[str]) -> list[Person]:
    people = [Person(house, table, token).come() for token in tokens]
    for person in people:
        person.reach(1)
    return people


def gathered(house: House, people: int = 3, **more: Any) -> tuple[str, list[Person]]:
    """A table of people alone, and everybody at it."""
    table, tokens = house.full(people, **more)
    return table, come_all(house, table, tokens)


def asked(people: list[Person]) -> Person:
    """Who is to choose."""
    seat = people[0].update["view"]["asked"]["seat"]
    return next(person for person in people if person.seat == seat)


def any_path(person: Person, rng: Random, verbs: Mapping[str, float] | None = None) -> list[int]:
    """Something that is offered, to its end."""
    offers = person.update["offers"]
    if verbs:
        weights = [verbs.get(offer["do"], 1.0) for offer in offers]
        offer = rng.choices(offers, weights)[0]
    else:
        offer = rng.choice(offers)
    while offer["then"]:
        offer = rng.choice(offer["then"])
    return list(offer["path"])


def play_on(people: list[Person], rng: Random, choices: int = 10_000) -> None:
    """All of them play, each waiting for the others."""
    for _ in range(choices):
        if people[0].is_over():
            return
        at = asked(people).choose(any_path(asked(people), rng))["at"]
        for person in people:
            person.reach(at)


def play_verb(person: Person, verb: str, *args: int) -> Body:
    """The offer of this verb, with these arguments if given."""
    offer = next(
        offer for offer in person.update["offers"] if offer["do"] == verb and offer["args"][: len(args)] == list(args)
    )
    return person.choose(offer["path"])
