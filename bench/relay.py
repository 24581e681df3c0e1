"""Measures what it costs to come to a table through another node than the one that has it.

    python bench/relay.py --nodes 3 --tables 300 --seconds 8 --rounds 3

Nodes over a real PostgreSQL, and tables of three connected people each, as many at each node.  People are connected to
the node that has their table, or to the next one, in turns.  Prints the processor's time that a choice took all nodes
together, and PostgreSQL beside them, and how much PostgreSQL wrote.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psutil
import psycopg

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from live.measure import memory, people, processor
from live.process import serving

from tests.postgres import Server

SETTINGS = {
    "PORT": "0", "GUEST_RATE": "1000000/second", "ADDRESS_RATE": "1000000/second", "SOCKET_RATE": "1000000/second",
    "TABLES_PER_GUEST": "1000000", "SET_UP_RATE": "1000000/second", "UPLOAD_RATE": "1000000000/second",
    "SEATS_PER_GUEST": "1000000", "SEATS_PER_ADDRESS": "1000000",
    "SECRET": "known-to-all-nodes-of-this-measurement", "WORKERS": "1",
    "RELAY_LIMIT": "60", "LEASE": "120",
}  # fmt: skip
"""Nobody is turned away or given up, however busy the machine is: that would be played elsewhere, or not at all."""


def main() -> None:
    """Measure both ways in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=30, help="in all")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default="three-wishes")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        (folder / "postgres").mkdir()
        server = Server(folder / "postgres")
        stack.callback(server.stop)
        settings = SETTINGS | {"DATABASE": server.url()}
        nodes = [stack.enter_context(serving(str(folder / str(n)), settings)) for n in range(args.nodes)]
        found: dict[str, list[dict[str, Any]]] = {"at its node": [], "through another": []}
        for _ in range(args.rounds):
            for step, (way, all_) in enumerate(found.items()):
                all_.append(_measure(nodes, server, step, args))
                print(way, json.dumps(all_[-1]), file=sys.stderr)
    costs = {way: statistics.median(one["cpu_ms_a_choice"] for one in all_) for way, all_ in found.items()}
    here, there = costs.values()
    more = f"{there / here - 1:.0%}"
    print(json.dumps({"cpu_ms_a_choice": costs, "more": more, "load": os.getloadavg()[0], "rounds": found}, indent=2))


def _measure(nodes: list[tuple[int, int]], server: Server, step: int, args: argparse.Namespace) -> dict[str, Any]:
    """Play at all nodes at once; people are connected so many nodes further on."""
    ports = [port for _, port in nodes]
    with ExitStack() as stack, ThreadPoolExecutor(len(nodes)) as together:
        groups = [
            stack.enter_context(people(port, args.game, ports[(n + step) % len(ports)])) for n, port in enumerate(ports)
        ]

        def all_of_them(line: str) -> list[dict[str, Any]]:
            def one(tell: Callable[[str], dict[str, Any]]) -> dict[str, Any]:
                return tell(line)

            return list(together.map(one, groups))

        all_of_them(f"sit {args.tables // len(nodes)}")
        all_of_them("come")
        all_of_them("play 1 0")
        before, database, log = [processor(pid) for pid, _ in nodes], _processor(server), _written(server)
        played = all_of_them(f"play {args.seconds} 0")
        spent = [processor(pid) - start for (pid, _), start in zip(nodes, before, strict=True)]
        database, log = _processor(server) - database, _written(server) - log
        held = sum(memory(pid) for pid, _ in nodes)
        all_of_them("leave")
    choices = max(1, sum(one["choices"] for one in played))
    return {
        "choices": choices,
        "choices_per_s": round(choices / args.seconds),
        "cpu_ms_a_choice": round(1000 * sum(spent) / choices, 3),
        "database_cpu_ms_a_choice": round(1000 * database / choices, 3),
        "database_bytes_a_choice": round(log / choices),
        "p50_ms": statistics.median(one["p50_ms"] for one in played),
        "p99_ms": max(one["p99_ms"] for one in played),
        "mb_of_all_nodes": round(held / 1e6),
    }


def _processor(server: Server) -> float:
    """Seconds of processor that PostgreSQL has used; those who connected live as long as their nodes."""
    return sum(processor(one.pid) for one in psutil.Process(server.process.pid).children())


def _written(server: Server) -> int:
    """Bytes that its log has grown to."""
    with psycopg.connect(server.url()) as database:
        found = database.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone()
    database.close()
    return int(found[0]) if found else 0


if __name__ == "__main__":
    main()
