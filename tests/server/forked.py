"""A server as a process of its own, started from one that has loaded everything: killing it costs as little."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from grandvizier import cli
from grandvizier.server import serve  # noqa: F401 - so that it is loaded where all others are forked from

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload([__name__])


def start(argv: list[str], environment: Mapping[str, str]) -> tuple[BaseProcess, Connection]:
    """`grandvizier` with these arguments, and the end of the pipe where its output comes out."""
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_run, args=(argv, dict(environment), theirs), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def _run(argv: list[str], environment: dict[str, str], said: Connection) -> None:
    os.environ.update(environment)
    os.dup2(said.fileno(), 1)
    said.close()
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.exit(cli.main(argv))
