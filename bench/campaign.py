"""Lets people play while servers are killed, stopped, cut off and filled up, and looks whether anything was lost.

    python bench/campaign.py --kills 500 --stalls 100
    python bench/campaign.py --sqlite --kills 500
    python bench/campaign.py --kills 0 --stalls 0 --stops 30
    python bench/campaign.py --kills 50 --stalls 10 --seed 7 --keep runs.jsonl

Three nodes over a real PostgreSQL serve; with --sqlite one server does.  What happens to them, and when, follows from
the seed: kills (SIGKILL) of nodes and of PostgreSQL, stalls (SIGSTOP until the lease has lapsed), and a third as often
as all of these together orderly stops, cuts of the connections between nodes, partitions between a node and the
database, and a full disk (as root, on a small disk of its own).  People come back as the page does, through a proxy
that passes them on to any node that listens.

In the end every acknowledged choice is there, nothing is there that nobody sent for that very moment, the draws are
those of the seed, nobody was told anything that is not kept or was told otherwise before, and no clock ran while its
table had no node, or one that stood still (`fire/ledger.py`).  Ends with 1 if anything of that is not so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fire.blows import Blows
from fire.ground import Ground
from fire.people import Sitting, World
from fire.verdict import Verdict

RENEWAL = "renewal of a node"
LONGEST = 20.0
"""Seconds that a blow waits at most for somebody to make a choice since the last one."""


def main() -> int:
    """Run one campaign."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20, help="kills of nodes and of PostgreSQL")
    parser.add_argument("--stalls", type=int, default=5, help="stalls of nodes and of PostgreSQL; none on SQLite")
    parser.add_argument(
        "--stops",
        type=int,
        default=0,
        help="nodes renewed besides, one after the other",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8, help="tables of three people each, at a time")
    parser.add_argument("--lease", type=float, default=3.0, help="seconds that a node's lease lasts")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two blows, on average")
    parser.add_argument("--think", type=float, default=0.2, help="seconds that somebody thinks, on average")
    parser.add_argument("--sqlite", action="store_true", help="one server on SQLite")
    parser.add_argument("--keep", type=Path, help="a file of runs, one a line: this one is added, and all summed up")
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="grandvizier-campaign-"))
    folder.chmod(0o755)
    found = asyncio.run(campaign(args, folder))
    if args.keep:
        with args.keep.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps({"command": sys.argv[1:], **found}) + "\n")
        found["all_runs"] = summed(args.keep.read_text("utf-8").splitlines())
    print(json.dumps(found, indent=2))
    return 1 if found["wrongs"] else 0


def summed(lines: list[str]) -> dict[str, Any]:
    """What several runs come to."""
    runs = [json.loads(line) for line in lines]
    both = [sum((Counter(run[part]) for run in runs), Counter[str]()) for part in ("blows", "found")]
    blows, found = (dict(part.most_common()) for part in both)
    charged = sum(run["clocks"]["charged"] for run in runs)
    return {
        "runs": len(runs),
        "blows": blows,
        "seconds": round(sum(run["seconds"] for run in runs)),
        "found": found | {"seconds charged": round(charged)},
        "wrongs": sum(run["wrongs_in_all"] for run in runs),
    }


async def campaign(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """What came of it."""
    ground = Ground(folder, nodes=args.nodes, lease=args.lease, sqlite=args.sqlite)
    try:
        await ground.open()
        assert ground.proxy
        world = World(ground.proxy.port, Random(args.seed), args.think)
        sittings: list[Sitting] = []
        began = time.monotonic()
        playing = [asyncio.create_task(_play(world, sittings, timed=n % 2 == 0)) for n in range(args.tables)]
        blows = Blows(ground, Random(args.seed + 1), args.lease)
        while world.told["choices acknowledged"] < 3 * args.tables:  # noqa: ASYNC110 - everybody is to play first
            await asyncio.sleep(0.2)
        await _strike(blows, world, Random(args.seed + 2), args)
        # Whoever is left without a line comes back, and everybody plays on for a moment.
        await asyncio.sleep(3 * args.lease)
        lasted = time.monotonic() - began
        world.stopping = True
        await asyncio.gather(*playing)
        await ground.close()
        logged = ground.logged()
        verdict = Verdict()
        await verdict.judge(ground.engine(), sittings)
        ledger = ground.ledger()
    finally:
        ground.clear_away()
    wrongs = world.wrongs + verdict.wrongs + ledger.wrongs
    return {
        "blows": dict(blows.done.most_common()),
        "seconds": round(lasted, 1),
        "found": dict(verdict.counts),
        "clocks": ledger.found(),
        "people_heard": dict(world.told.most_common()),
        "seconds_without_a_line": _spread([gap.seconds for gap in world.gaps]),
        "longest_without_a_line": max(world.gaps, default=None),
        "nodes_wrote": dict(logged.most_common(20)),
        "wrongs": wrongs[:20],
        "wrongs_in_all": len(wrongs),
    }


async def _play(world: World, sittings: list[Sitting], *, timed: bool) -> None:
    """One table after another, until everybody is to stop."""
    while not world.stopping:
        sitting = await Sitting.begin(world, timed=timed)
        if sitting is None:
            await asyncio.sleep(0.3)
            continue
        sittings.append(sitting)
        await sitting.play()


async def _strike(blows: Blows, world: World, rng: Random, args: argparse.Namespace) -> None:
    """As many kills and stalls as are wanted, mixed with the rest, two at a time at most, while somebody plays."""
    names = blows.table()
    kills = [name for name in names if name.startswith("kill")]
    stalls = [name for name in names if name.startswith("stall")]
    rest = [name for name in names if name not in [*kills, *stalls, RENEWAL]]
    # A node is killed nine times as often as the database.
    plan = [kills[0] if rng.random() < 0.9 else kills[-1] for _ in range(args.kills)]
    plan += [stalls[0] if rng.random() < 0.8 else stalls[-1] for _ in range(args.stalls if stalls else 0)]
    plan += [rng.choice(rest) for _ in range(math.ceil(len(plan) / 3))] + [RENEWAL] * args.stops
    rng.shuffle(plan)
    together = asyncio.Semaphore(1 if args.sqlite else 2)

    async def one(name: str) -> None:
        async with together:
            played, end = world.told["choices acknowledged"], time.monotonic() + LONGEST
            while world.told["choices acknowledged"] == played and time.monotonic() < end:  # noqa: ASYNC110 - they play
                await asyncio.sleep(0.05)
            await asyncio.sleep(rng.uniform(0, 2 * args.pause))
            await blows.strike(name)

    await asyncio.gather(*(one(name) for name in plan))


def _spread(times: list[float]) -> dict[str, float]:
    """The usual, the long and the longest."""
    if not times:
        return {}
    ordered = sorted(times)
    cut = ordered[int(0.99 * (len(ordered) - 1))]
    return {"median": round(statistics.median(ordered), 2), "p99": round(cut, 2), "most": round(ordered[-1], 2)}


if __name__ == "__main__":
    sys.exit(main())
