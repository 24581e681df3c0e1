"""What the same random games cost in opcodes, which no other work on a machine changes, and in processor's time.

Two trees are compared by letting each answer: PYTHONPATH=elsewhere/src python bench/steps.py
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random
from types import FrameType
from typing import Any, Final

import grandvizier as gv
from grandvizier.core.rules import Rules

GAMES: Final = {"three-wishes": 60, "sultaniya": 12, "sultans-wishes": 6}
"""So many games of three players, about a twentieth of a second each."""


def play(rules: Rules, games: int) -> int:
    """Play them with a rng of their own; how many decisions and draws there were."""
    rng, steps = Random(1), 0
    for _ in range(games):
        s = rules.start(players=3, options={}, first=None)
        while not s.over:
            s.step(rng.choice(s.legal()))
            steps += 1
    return steps


def seconds(rules: Rules, games: int) -> float:
    """Of the processor."""
    start = time.process_time()
    play(rules, games)
    return time.process_time() - start


def opcodes(rules: Rules, games: int) -> int:
    """How many instructions of Python run; what is done in C counts as one."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    sys.settrace(trace)
    play(rules, games)
    sys.settrace(None)
    return count


def main() -> None:
    """The least of so many rounds is the time that other work disturbed least."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    for name, games in GAMES.items():
        rules = gv.rules(name)
        steps = play(rules, games)
        least = min(seconds(rules, games) for _ in range(asked.rounds))
        told = {"game": name, "steps": steps, "seconds": round(least, 4), "opcodes": opcodes(rules, games)}
        print(json.dumps(told))


if __name__ == "__main__":
    main()
