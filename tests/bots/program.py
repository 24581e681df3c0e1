"""A program that is a bot: `python program.py FAULT`; without a fault it takes the first choice.

It knows nothing of the project; with a file after the fault it keeps there all that it is told.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

fault = sys.argv[1]
told = Path(sys.argv[2]) if len(sys.argv) > 2 else None


def say(answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def first(choices: list[dict[str, Any]]) -> list[int]:
    choice = choices[0]
    while choice["then"]:
        choice = choice["then"][0]
    path: list[int] = choice["path"]
    return path


if fault == "slow start":
    time.sleep(60)
if fault == "deaf":
    sys.stdin.close()
    time.sleep(60)
for line in sys.stdin:
    message = json.loads(line)
    if told:
        with told.open("a", encoding="utf-8") as file:
            file.write(line)
    if message["type"] == "start":
        say({"ready": fault != "not ready"})
    elif fault == "crashes":
        sys.exit("out of ideas")
    elif fault == "slow":
        time.sleep(60)
    elif fault == "garbage":
        sys.stdout.write("thinking...\n")
        sys.stdout.flush()
    elif fault == "endless":
        while True:
            sys.stdout.write("x" * 10_000)
    elif fault == "list":
        say(first(message["choices"]))
    elif fault == "nonsense":
        say({"path": ["one"]})
    elif fault == "illegal":
        say({"path": [100_000]})
    else:
        say({"path": first(message["choices"])})
