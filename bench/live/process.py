"""A server as a process of its own, for as long as it is measured."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

COMMAND = "import sys; from grandvizier.cli import main; sys.exit(main())"


@contextmanager
def serving(folder: str, settings: Mapping[str, str]) -> Iterator[tuple[int, int]]:
    """Its id and its port; where nothing is said otherwise it has its default settings."""
    environment = os.environ | {f"GRANDVIZIER_{name}": value for name, value in settings.items()}
    command = [sys.executable, "-c", COMMAND, "serve", "--data", folder]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout
        page = next(line for line in process.stdout if line.strip().startswith("page"))
        try:
            yield process.pid, int(page.split()[1].rsplit(":", 1)[1])
        finally:
            process.terminate()
