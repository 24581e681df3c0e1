"""The servers: nodes over one PostgreSQL, each with a wire to it and one from the other nodes; or one on SQLite."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Final

import httpx2

from grandvizier.cli import main
from grandvizier.server.store import FILE
from grandvizier.server.store.engines.base import Engine
from grandvizier.server.store.engines.postgres import Postgres
from grandvizier.server.store.engines.sqlite import SQLite
from tests.postgres import Server

from .ledger import Ledger, keep_in_postgres, keep_in_sqlite, read
from .people import PATIENCE
from .wires import Proxy, Wire

CONTEXT: Final = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["grandvizier.server.serve", "grandvizier.cli"])
"""What all servers load is loaded once: they are started by the hundred."""
UNLIMITED: Final = {
    "GUEST_RATE": "1000000/second", "ADDRESS_RATE": "1000000/second", "SOCKET_RATE": "1000000/second",
    "TABLES_PER_GUEST": "1000000", "SET_UP_RATE": "1000000/second", "UPLOAD_RATE": "1000000000/second",
    "SEATS_PER_GUEST": "1000000", "SEATS_PER_ADDRESS": "1000000",
    "WORKERS": "1", "FLOOD_PAUSE": "0", "LOG": "json", "BEAT": "1",
}  # fmt: skip


SECRET: Final = "a secret that all nodes share".replace(" ", "-") + "-for-a-while"
SIZE: Final = "400m"
MOUNT, UNMOUNT = shutil.which("mount"), shutil.which("umount")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(environment: dict[str, str], log: str) -> None:
    """The life of a process that serves."""
    os.environ.update(environment)
    with Path(log).open("ab") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    sys.exit(main(["serve"]))


class Node:
    """One process that serves, started again as often as it dies."""

    def __init__(self, name: str, folder: Path, settings: dict[str, str]) -> None:
        self.name = name
        self.port = free_port()
        self.to_database: Wire | None = None
        self.from_others: Wire | None = None
        self._folder = folder
        self._settings = settings
        self.process: BaseProcess | None = None
        self.held = False
        """Whether somebody is doing something to it just now."""
        self.starts: list[float] = []
        """When it was started."""
        self.stalls: list[tuple[float, float]] = []
        """From when until when it stood still."""

    @property
    def is_up(self) -> bool:
        """Whether its process is there."""
        return self.process is not None and self.process.is_alive()

    def start(self) -> None:
        """Start it, whatever comes of that."""
        settings = UNLIMITED | self._settings | {"PORT": str(self.port), "DATA": str(self._folder / self.name)}
        environment = {f"GRANDVIZIER_{name}": value for name, value in settings.items()}
        self.starts.append(time.time())
        self.process = CONTEXT.Process(target=serve, args=(environment, str(self.log)), daemon=True)
        self.process.start()

    async def answers(self) -> bool:
        """Whether somebody listens at its port."""
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def is_ready(self) -> bool:
        """Whether it can be played on."""
        try:
            async with httpx2.AsyncClient(timeout=PATIENCE) as client:
                return (await client.get(f"http://127.0.0.1:{self.port}/health")).is_success
        except httpx2.HTTPError:
            return False

    @property
    def log(self) -> Path:
        """What it writes."""
        return self._folder / f"{self.name}.log"

    def send(self, number: signal.Signals) -> None:
        """Send a signal to its process."""
        if self.process and self.process.pid:
            # It may have ended by itself a moment ago.
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, number)

    async def ended(self) -> None:
        """Wait until its process is gone."""
        if self.process:
            await asyncio.to_thread(self.process.join)


class Ground:
    """All servers of a campaign."""

    def __init__(self, folder: Path, *, nodes: int, lease: float, sqlite: bool) -> None:
        self.folder = folder
        self._lease = lease
        self._count = 1 if sqlite else nodes
        self.sqlite = sqlite
        self.postgres: Server | None = None
        self.nodes: list[Node] = []
        self.proxy: Proxy | None = None
        """Where people find them."""
        self._is_mounted = False
        self._keeping: asyncio.Task[None] | None = None

    @property
    def disk(self) -> Path:
        """Where the data lies: a small disk of its own, if this user may have one."""
        return self.folder / "disk"

    async def open(self) -> None:
        """Start everything."""
        self.disk.mkdir()
        self._is_mounted = self._mount()
        if not self.sqlite:
            place = self.disk / "postgres"
            place.mkdir()
            self.postgres = await asyncio.to_thread(Server, place, "max_wal_size=64MB", "min_wal_size=32MB")
        for number in range(self._count):
            self.nodes.append(await self._node(f"node-{number + 1}"))
        self.proxy = await Proxy([node.port for node in self.nodes], Random(0)).open()
        self._keeping = asyncio.create_task(self._keep())
        for node in self.nodes:
            while not await node.is_ready():  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.1)
        if self.postgres:
            await asyncio.to_thread(keep_in_postgres, self.postgres.url())
        else:
            await asyncio.to_thread(keep_in_sqlite, self.disk / self.nodes[0].name / FILE)

    def engine(self) -> Engine:
        """A way into the database."""
        return Postgres(self.postgres.url()) if self.postgres else SQLite(self.disk / self.nodes[0].name / FILE)

    def ledger(self) -> Ledger:
        """What was written down of clocks, and who could not have charged anybody meanwhile."""
        stalls = {f"127.0.0.1:{node.from_others.port}": node.stalls for node in self.nodes if node.from_others}
        found = Ledger(stalls, self.nodes[0].starts if self.sqlite else ())
        found.judge(read(self.engine()))
        return found

    async def _keep(self) -> None:
        """Start nodes again that have died, as whoever runs them would: of a blow, or for want of a database."""
        while True:
            for node in self.nodes:
                if not node.is_up and not node.held:
                    node.start()
            await asyncio.sleep(0.2)

    def _mount(self) -> bool:
        if os.geteuid() or not MOUNT or not UNMOUNT:
            return False
        command = [MOUNT, "-t", "tmpfs", "-o", f"size={SIZE},mode=0755", "none", self.disk]
        return not subprocess.call(command, stderr=subprocess.DEVNULL)

    async def _node(self, name: str) -> Node:
        if self.postgres is None:
            return Node(name, self.disk, {})
        settings = {"LEASE": str(self._lease), "SECRET": SECRET}
        node = Node(name, self.folder, settings)
        node.to_database = await Wire(self.postgres.port).open()
        node.from_others = await Wire(node.port).open()
        settings["DATABASE"] = self.postgres.url().replace(f":{self.postgres.port}/", f":{node.to_database.port}/")
        settings["NODE_ADDRESS"] = f"127.0.0.1:{node.from_others.port}"
        return node

    @property
    def has_small_disk(self) -> bool:
        """Whether its disk can be filled."""
        return self._is_mounted

    def fill(self) -> None:
        """Leave no room on the disk."""
        with (self.disk / "filler").open("wb") as filler:
            try:
                while True:
                    filler.write(bytes(1 << 20))
                    filler.flush()
            except OSError:
                pass

    def clear(self) -> None:
        """Make room again."""
        (self.disk / "filler").unlink(missing_ok=True)

    def logged(self) -> Counter[str]:
        """What the nodes wrote that is no everyday matter, and how often."""
        found: Counter[str] = Counter()
        for node in self.nodes:
            for line in node.log.read_text("utf-8", "replace").splitlines():
                try:
                    said = json.loads(line)
                except ValueError:
                    # Of what is no line of the log, what it comes to: a trouble's last line, or a sentence.
                    if line[:1].strip() and not line.startswith(("Traceback", "Process")):
                        found[line[:160]] += 1
                    continue
                if said.get("level") != "info":
                    found[
                        " ".join(str(said[name]) for name in ("event", "error", "message") if name in said)[:160]
                    ] += 1
        return found

    async def close(self) -> None:
        """Stop everything."""
        assert self._keeping
        self._keeping.cancel()
        for node in self.nodes:
            if node.is_up:
                node.send(signal.SIGCONT)
                node.send(signal.SIGTERM)
        await asyncio.gather(*(node.ended() for node in self.nodes))
        for wire in (self.proxy, *(wire for node in self.nodes for wire in (node.to_database, node.from_others))):
            if wire:
                await wire.close()

    def clear_away(self) -> None:
        """Once nobody has to look into the database any more."""
        if self.postgres:
            self.postgres.stop()
        if self._is_mounted:
            assert UNMOUNT
            subprocess.check_call([UNMOUNT, self.disk])
        shutil.rmtree(self.folder, ignore_errors=True)
