"""The lab under fire: a run that is killed at random moments must leave the same bytes as one that was left alone.

python bench/research/lab_kills.py three-wishes --kills 10 --games 400
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random


def tables(folder: Path) -> dict[str, bytes]:
    """Every file of every finished block."""
    files = (path for path in folder.rglob("*.parquet") if ".part" not in path.parent.suffix)
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def main() -> None:
    """Play, kill, play on, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    dice = Random(asked.seed)
    with tempfile.TemporaryDirectory() as folder:
        base = [sys.executable, "-m", "grandvizier", "lab", asked.game, "--games", str(asked.games), "--block", "4"]
        whole, killed = Path(folder) / "whole", Path(folder) / "killed"
        start = time.monotonic()
        subprocess.run([*base, "--out", str(whole)], check=True, stdout=subprocess.DEVNULL)
        took = time.monotonic() - start
        found = []
        for _ in range(asked.kills):
            running = subprocess.Popen([*base, "--out", str(killed)], start_new_session=True, stdout=subprocess.DEVNULL)
            time.sleep(dice.uniform(0, took / asked.kills))
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
            found.append(len(tables(killed)))
        subprocess.run([*base, "--out", str(killed)], check=True, stdout=subprocess.DEVNULL)
        same = tables(whole) == tables(killed)
        print(
            json.dumps(
                {"game": asked.game, "kills": asked.kills, "files": len(tables(whole)), "then": found, "same": same}
            )
        )


if __name__ == "__main__":
    main()
