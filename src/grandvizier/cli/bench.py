"""`grandvizier bench`: how fast the games are, as ratios to python-chess, and how fast search thinks about them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from ..core.errors import BadSetup
from ..core.game import Game
from ..games import games
from .common import Commands, command, named_game


def add(commands: Commands) -> None:
    """Declare the command."""
    bench = command(
        commands, "bench", run, "measure speed beside python-chess", "grandvizier bench --game three-wishes --json"
    )
    bench.add_argument("--game", metavar="GAME", help="only this game, by name or folder (default: all)")
    bench.add_argument("--seconds", type=float, default=1.0, help="for each measure of each round (default: 1)")
    bench.add_argument("--search", action="store_true", help="measure search instead: iterations a second on one core")
    bench.add_argument("--json", action="store_true", help="print one JSON object last")


def run(args: argparse.Namespace) -> int:
    """Measure, and print a line for each number of players."""
    from ..lab.bench import bench

    if args.seconds <= 0:
        raise BadSetup(f"seconds are more than 0, not {args.seconds}")
    chosen = [named_game(args.game)] if args.game else games()
    if args.search:
        return _search(chosen, args)
    tell = (lambda text: print(text, file=sys.stderr)) if sys.stderr.isatty() else (lambda _: None)
    results = [bench(game, seconds=args.seconds, progress=tell) for game in chosen]
    whole = results[0] | {"games": [row for result in results for row in result["games"]]}
    if args.json:
        print(json.dumps(whole))
        return 0
    for row in whole["games"]:
        ratio = row["ratio_to_python_chess"]
        print(
            f"{row['game']}, {row['players']} players: {row['decisions_per_s']:,} decisions/s"
            f" ({ratio['decisions']} times python-chess), {row['games_per_s']:,} games/s ({ratio['games']}),"
            f" copy + legal + step {row['copy_legal_step_per_s']:,}/s ({ratio['copy_legal_step']})"
        )
    return 0


def _search(chosen: Sequence[Game], args: argparse.Namespace) -> int:
    from ..lab.thinking import thinking

    rows = [row for game in chosen for row in thinking(game, seconds=args.seconds)]
    if args.json:
        print(json.dumps({"games": rows, "seconds_per_measure": args.seconds}))
        return 0
    for row in rows:
        print(f"{row['game']}, {row['players']} players: {row['iterations_per_s']:,} iterations/s")
    return 0
