"""`grandvizier move`: all tables from a data folder into PostgreSQL, or back."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .common import Commands, command


def add(commands: Commands) -> None:
    """Declare the command."""
    move = command(
        commands, "move", run, "move all tables into PostgreSQL, or back; no server may run meanwhile",
        "grandvizier move --to postgresql://user:password@host/name",
    )  # fmt: skip
    way = move.add_mutually_exclusive_group(required=True)
    way.add_argument("--to", metavar="URL", help="from the data folder into this PostgreSQL, which is empty")
    way.add_argument("--from", dest="source", metavar="URL", help="from this PostgreSQL into the data folder")
    move.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder")


def run(args: argparse.Namespace) -> int:
    """Move, and say how much that was."""
    from ..server.config import from_environment
    from ..server.folder.move import move_to_folder, move_to_server
    from ..server.setting_types import hide_password

    settings = from_environment(os.environ, data=args.data)
    url = args.to or args.source
    moved = move_to_server(settings, url) if args.to else move_to_folder(settings, url)
    counts = ", ".join(f"{count:,} of {name}" for name, count in moved.items() if count)
    there = hide_password(url) if args.to else settings.data.resolve()
    print(f"{there}: every row compared: {counts or 'none'}; what they were moved from is as it was")
    return 0
