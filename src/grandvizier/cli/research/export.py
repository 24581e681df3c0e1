"""`grandvizier export`: the finished games of a server as tables, without anybody's name."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ...core.shown import shown
from ..common import Commands, command


def add(commands: Commands) -> None:
    """Declare the command."""
    export = command(
        commands,
        "export",
        run,
        "write the finished games of people as tables, without names",
        "grandvizier export --out people && grandvizier lab sultaniya --people people",
    )
    export.add_argument("--out", type=Path, metavar="FOLDER", required=True, help="a new folder for the tables")
    export.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")


def run(args: argparse.Namespace) -> int:
    """Write what may be counted, and say what was left out."""
    from ...lab.measure.people import export
    from ...server.config import from_environment
    from ...server.folder.finished import finished

    with finished(from_environment(os.environ, data=args.data)) as kept:
        told = export(kept.tables(), kept.load, args.out)
    for reason, number in sorted(told.left_out.items()):
        print(f"left out {number}: {shown(reason)}", file=sys.stderr)
    games = ", ".join(f"{number} of {game}" for game, number in sorted(told.games.items()))
    print(f"{args.out}: {sum(told.games.values())} games{f' ({games})' if games else ''}")
    return 0
