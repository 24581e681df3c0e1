"""Fuzz any game, the test game Caravan among them: `python bench/research/fuzz.py caravan --games 20000 --json`.

It also says how much processor time that took.  With `--bare` the same games are played and nothing is checked, so that
two runs say what the checks cost.
"""

from __future__ import annotations

import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

sys.path.insert(0, str(Path(__file__).parents[2]))

from examples.games.caravan import GAME
from grandvizier import register
from grandvizier.cli import main
from grandvizier.lab import fuzz

CHECKS = ("check_rows", "check_table", "check_deeply", "check_streams", "check_result", "check_record")


def spent() -> float:
    """The processor time so far, in seconds."""
    return sum(usage.ru_utime + usage.ru_stime for usage in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


if __name__ == "__main__":
    register(GAME)
    args = sys.argv[1:]
    if "--bare" in args:
        args.remove("--bare")
        for name in CHECKS:
            setattr(fuzz, name, lambda *_: None)
    start = spent()
    code = main(["fuzz", *args])
    print(f"{spent() - start:.1f} s of processor time", file=sys.stderr)
    sys.exit(code)
