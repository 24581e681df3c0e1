"""Whether the memory of the lab grows with the games: what it holds after every tenth of them, and at most.

python bench/research/lab_memory.py three-wishes --option round_limit=4 --games 20000
"""

from __future__ import annotations

import argparse
import json
import resource
import tempfile
import time
from pathlib import Path

from grandvizier.cli.common import read_options
from grandvizier.games import find
from grandvizier.lab.figures.whole import whole
from grandvizier.lab.measure.folder import StudyFolder
from grandvizier.lab.measure.run import Run, Workers
from grandvizier.lab.measure.study import Study
from grandvizier.lab.report.page import write

MIB = 2**20


def held() -> float:
    """What this process holds now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return round(pages * resource.getpagesize() / MIB, 1)


def main() -> None:
    """Play in this process, so that all of it is seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    game = find(asked.game)
    study = Study(game.package, (asked.players,), (asked.bot,), read_options(game, asked.option), twins=False)  # type: ignore[arg-type]
    tenths: list[float] = []

    def progress(done: int, blocks: int) -> None:
        if done * 10 // blocks > len(tenths):
            tenths.append(held())

    with tempfile.TemporaryDirectory() as kept:
        folder = StudyFolder(Path(kept))
        count = Run(study, folder, Workers(1), progress).play(asked.games)
        start = time.process_time()
        found = whole(study, folder, count)
        write(folder.path, found, asked.game)
        reported = round(time.process_time() - start, 1)
        size = sum(file.stat().st_size for file in folder.path.rglob("*.parquet"))
    peak = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
    told = {"games": found["games"], "held_mib": tenths, "peak_mib": peak, "report_s": reported}
    print(json.dumps({**told, "bytes_a_game": size // found["games"]}))


if __name__ == "__main__":
    main()
