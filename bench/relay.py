"""Measures what it costs to come to a table through another node than the one that has it.

    python bench/relay.py --tables 30 --seconds 8 --rounds 3

Two nodes over a real PostgreSQL.  Tables of three connected people each are set up at the first; the people are
connected to it, or to the second, in turns.  Prints the processor's time that a choice took both nodes together.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from live.measure import people, processor
from live.process import serving

from tests.postgres import Server

SETTINGS = {
    "PORT": "0", "GUEST_RATE": "1000000/second", "ADDRESS_RATE": "1000000/second", "SOCKET_RATE": "1000000/second",
    "TABLES_PER_GUEST": "1000000", "SET_UP_RATE": "1000000/second", "UPLOAD_RATE": "1000000000/second",
    "SECRET": "known-to-both-nodes-of-this-measurement",
}  # fmt: skip


def main() -> None:
    """Measure both ways in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
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
        nodes = [stack.enter_context(serving(str(folder / name), settings)) for name in ("a", "b")]
        found: dict[str, list[dict[str, Any]]] = {"at its node": [], "through another": []}
        for _ in range(args.rounds):
            for (way, all_), (_, port) in zip(found.items(), nodes, strict=True):
                all_.append(_measure(nodes, port, args))
                print(way, json.dumps(all_[-1]), file=sys.stderr)
    costs = {way: statistics.median(one["cpu_ms_a_choice"] for one in all_) for way, all_ in found.items()}
    here, there = costs.values()
    print(json.dumps({"cpu_ms_a_choice": costs, "more": f"{there / here - 1:.0%}", "rounds": found}, indent=2))


def _measure(nodes: list[tuple[int, int]], through: int, args: argparse.Namespace) -> dict[str, Any]:
    with people(nodes[0][1], args.game, through) as tell:
        tell(f"sit {args.tables}")
        tell("come")
        tell("play 1 0")
        before = [processor(pid) for pid, _ in nodes]
        played = tell(f"play {args.seconds} 0")
        spent = [processor(pid) - start for (pid, _), start in zip(nodes, before, strict=True)]
        tell("leave")
    each = [round(1000 * one / max(1, played["choices"]), 3) for one in spent]
    return {**played, "cpu_ms_a_choice": round(sum(each), 3), "by_node": each}


if __name__ == "__main__":
    main()
