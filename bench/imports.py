"""What it costs to load: the processor's seconds for `import grandvizier`, and for the server on top of it.

    python bench/imports.py

Each is loaded in a process of its own, several times; the least is printed, since noise only adds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

TIMES = 7
WHAT = {
    "engine": "grandvizier",
    "a process that thinks": "grandvizier.server.thinking.worker",
    "server": "grandvizier.server.app",
}
CODE = "import time; t = time.process_time(); import {}; print(time.process_time() - t)"


def seconds(module: str) -> float:
    """The least that loading a module took."""
    command = [sys.executable, "-c", CODE.format(module)]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(command, env=kept, capture_output=True, check=True)
    return min(float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(TIMES))


if __name__ == "__main__":
    print(json.dumps({name: round(seconds(module), 3) for name, module in WHAT.items()}))
