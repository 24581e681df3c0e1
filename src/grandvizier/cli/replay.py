"""`grandvizier replay`: a recorded game, move by move."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..core.box.components import LANGUAGES
from ..core.errors import BadRecord
from ..match import Match
from .common import Commands, command


def add(commands: Commands) -> None:
    """Declare the command."""
    replay = command(commands, "replay", run, "open a recorded game", "grandvizier replay game.json --seat 1")
    replay.add_argument("file", type=Path, help="a record, as `play --save` and `fuzz` write it")
    replay.add_argument("--seat", type=int, help="tell it as this seat heard it (default: everything open)")
    replay.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language (default: en)")
    replay.add_argument("--components", metavar="FILE", help="the components it was played with, if corrected")
    replay.add_argument("--text", action="store_true", help="print the log instead of opening the viewer")
    replay.add_argument("--json", action="store_true", help="print events and result as one JSON object")


def run(args: argparse.Namespace) -> int:
    """Show the game, or print it; exit code 1 if the viewer broke."""
    from ..terminal import replay

    try:
        record = json.loads(args.file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise BadRecord(f"cannot read the record {str(args.file)!r}: {error}") from None
    match = Match.replay(record, args.components)
    return replay(match, record, seat=args.seat, language=args.lang, text=args.text, as_json=args.json)
