"""Servers of several trees, all alive at once and played in turns: what a choice costs each, on a busy machine too.

    python bench/turns.py --game sultaniya --rounds 5 . ../before
    python bench/turns.py . --beside boardgame.io

Tables have three people each who choose as soon as all were told (`live/clients.py`).  Prints one JSON object a server:
the processor's milliseconds a choice in every round, and their middle.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from live import process
from live.measure import boardgame_io, install, people
from server import GAMES, SETTINGS


def spent(pid: int) -> float:
    """The processor's milliseconds of a process in all its threads, finer than the clock ticks of `/proc/PID/stat`."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e6


class Played:
    """A server that is alive, with people at its tables."""

    def __init__(self, name: str, pid: int, tell: Callable[[str], dict[str, Any]], tables: int) -> None:
        self.name, self._pid, self._tell = name, pid, tell
        self.rounds: list[float] = []
        for line in (f"sit {tables}", "come", "play 1 0"):
            tell(line)

    def play(self, seconds: float) -> None:
        """One round."""
        before = spent(self._pid)
        found = self._tell(f"play {seconds} 0")
        self.rounds.append(round((spent(self._pid) - before) / max(1, found["choices"]), 3))


def alive(stack: ExitStack, args: argparse.Namespace) -> list[Played]:
    """All of them, with everybody at their tables."""
    found = []
    for tree in args.trees:
        os.environ["PYTHONPATH"] = str(Path(tree).resolve() / "src")
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        pid, port = stack.enter_context(process.serving(folder, SETTINGS))
        found.append(Played(tree, pid, stack.enter_context(people(port, args.game)), args.tables))
    if args.beside:
        installed = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        install(installed)
        for name, on_disk in (("in memory", False), ("file store", True)):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            pid, port = stack.enter_context(boardgame_io(installed, on_disk=on_disk)(folder))
            played = Played(f"boardgame.io, {name}", pid, stack.enter_context(people(port, None)), args.tables)
            found.append(played)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("trees", nargs="+", help="working copies of this project; all use this environment")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=1.0, help="so long a round of each")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--beside", choices=["boardgame.io"], help="play this one too")
    args = parser.parse_args()
    with ExitStack() as stack:
        servers = alive(stack, args)
        for number in range(args.rounds):
            for server in servers if number % 2 == 0 else servers[::-1]:
                server.play(args.seconds)
        for server in servers:
            about = {"server": server.name, "game": args.game, "tables": args.tables}
            found = {"cpu_ms_a_choice": round(statistics.median(server.rounds), 3), "rounds": server.rounds}
            print(json.dumps(about | found | {"load": os.getloadavg()[0]}), flush=True)


if __name__ == "__main__":
    main()
