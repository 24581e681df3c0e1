"""The command line: `grandvizier` alone serves the page; `play`, `arena`, `replay`, `backup`, `reports`, and more."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from ..core.errors import BadComponents, BadRecord, BadSetup
from ..core.shown import shown
from . import arena, backup, bench, check, fuzz, move, new_game, play, replay, reports, serve
from .research import export, lab, train, tune

COMMANDS: Final = (
    serve,
    backup,
    move,
    reports,
    play,
    arena,
    lab,
    export,
    tune,
    replay,
    new_game,
    check,
    fuzz,
    bench,
    train,
)

EXTRAS: Final = {
    "confusable_homoglyphs": "server", "itsdangerous": "server", "limits": "server",
    "msgspec": "server", "prometheus_client": "server", "sqlalchemy": "server", "starlette": "server",
    "uvicorn": "server", "psycopg": "postgres", "textual": "terminal", "numpy": "learn",
    "torch": "train",
    "altair": "lab", "distributed": "lab", "optuna": "lab", "pyarrow": "lab", "vl_convert": "lab",
}  # fmt: skip
"""What the engine itself does without, and which extra brings it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; errors that a person can mend are one sentence on stderr and exit code 2."""
    # A network that plays is small: threads for its sums would cost more than they do, in every process.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    given = sys.argv[1:] if argv is None else argv
    args = _parser().parse_args(given or ["serve", "--open"])
    try:
        code: int = args.run(args)
    except (BadSetup, BadComponents, BadRecord) as error:
        print(f"grandvizier: {shown(str(error))}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        needs = f"this needs {error.name}, which comes with: pip install 'grandvizier[{extra}]'"
        print(f"grandvizier: {needs}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads, as `head` does, has read enough; Python itself would still complain as it leaves.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="grandvizier", description="One table for games of wishes and palaces.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser
