"""`grandvizier fuzz`: many games, with the contract checked on the way."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from .common import Commands, add_game, add_processes, check_counts, command, named_game
from .progress import Progress


def add(commands: Commands) -> None:
    """Declare the command."""
    fuzz = command(
        commands, "fuzz", run, "play many games and check the contract", "grandvizier fuzz three-wishes --games 1000"
    )
    add_game(fuzz)
    fuzz.add_argument("--games", type=int, default=200, help="how many (default: 200)")
    fuzz.add_argument("--seed", default="1", help="the same seed plays the same games (default: 1)")
    fuzz.add_argument("--edition", type=int, metavar="N", help="an edition of the rules (default: all, in turn)")
    add_processes(fuzz)
    fuzz.add_argument("--save", type=Path, default=Path("fuzz-failures"), metavar="FOLDER", help="where failures go")
    fuzz.add_argument("--json", action="store_true", help="print one JSON object last")


def run(args: argparse.Namespace) -> int:
    """Play, keep what failed, and say how it went; exit code 1 if anything failed."""
    from ..lab.fuzz import fuzz, save_failures

    check_counts(args)
    game = named_game(args.game)
    game.known_edition(args.edition)
    bar = Progress(args.games, "games")
    report = fuzz(game, args.games, args.seed, processes=args.processes, edition=args.edition, progress=bar.at)
    bar.close()
    kept = [str(path) for path in save_failures(report, args.save)]
    for failure, path in zip(report.failures, kept, strict=True):
        print(f"{path}: {failure['failure']['what']}", file=sys.stderr)
    if args.json:
        print(json.dumps({"game": args.game, "seed": args.seed, **report.plain(), "failures": kept}))
    else:
        print(f"{report.games} games, {report.decisions} decisions, {len(kept)} failures")
    return 1 if kept else 0
