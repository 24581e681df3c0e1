"""`grandvizier new-game`: a folder with a small game that plays at once."""

from __future__ import annotations

import argparse
from pathlib import Path

from .common import Commands, command


def add(commands: Commands) -> None:
    """Declare the command."""
    new = command(commands, "new-game", run, "write a small game to begin with", "grandvizier new-game palace-letters")
    new.add_argument("name", metavar="NAME", help="what it is called: small letters, digits and hyphens")
    new.add_argument("--in", dest="where", type=Path, default=Path(), metavar="FOLDER", help="where (default: here)")


def run(args: argparse.Namespace) -> int:
    """Write it, and say how it is played."""
    from ..lab.new_game import write

    folder = write(args.name, args.where)
    place = folder if folder.is_absolute() else f"./{folder}"
    print(f"{folder} is written.  Play it:\n  grandvizier play {place}\nCheck it:\n  grandvizier check {place}")
    return 0
