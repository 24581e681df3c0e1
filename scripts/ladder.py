"""Write docs/ladder.md anew: every bot against every other, in each game: `python scripts/ladder.py`.

It takes hours with the budgets that people meet at the table.  It may be interrupted; the same command goes on.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from pathlib import Path
from typing import Any

from grandvizier.arena import Interrupted, Setting, report, run, usual_folder
from grandvizier.bots import names
from grandvizier.bots.own import split
from grandvizier.cli.progress import Progress
from grandvizier.core.errors import BadSetup
from grandvizier.core.game import Game
from grandvizier.games import find, games

PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
COLUMNS = "| bot | rating | 95 % | win share | 95 % | mean score | seconds a choice |"
LINE = "| --- | ---: | :---: | ---: | :---: | ---: | ---: |"


def main(argv: list[str]) -> int:
    """Play, then write the page."""
    args = _parser().parse_args(argv)
    try:
        chosen = [find(name) for name in args.game] or games()
        results = [_ladder(game, args) for game in chosen]
    except BadSetup as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    except Interrupted as stopped:
        print(f"ladder: {stopped}", file=sys.stderr)
        return 130
    args.page.write_text(page(results, shlex.join(["python", "scripts/ladder.py", *argv])), "utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Rate all bots in each game.")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be given again (default: all)")
    parser.add_argument("--bots", default=",".join(names()), help="who plays, by commas (default: all there are)")
    parser.add_argument("--games", type=int, default=600, help="how many in each game (default: 600)")
    parser.add_argument("--seconds", type=float, help="the time for a turn (default: as each bot likes)")
    parser.add_argument("--seed", default="ladder", help="the same seed brings the same deals (default: ladder)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many games at once")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="where the games are kept (default: under arena/)")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="where to write (default: the docs)")
    return parser


def _ladder(game: Game, args: argparse.Namespace) -> dict[str, Any]:
    """The fewest players that still compete: two, or three where the game needs them."""
    setting = Setting(
        package=game.package,
        players=max(2, game.seats[0]),
        bots=tuple(split(args.bots)),
        seed=args.seed,
        options={},
        duplicate=True,
        seconds=args.seconds,
    )
    setting.check()
    folder = args.save / game.name if args.save else usual_folder(setting)
    bar = Progress(len(setting.fixtures(args.games)), f"games of {game.name}")
    found = run(setting, args.games, folder, processes=args.processes, progress=bar.at)
    bar.close()
    return report(setting, found)


def page(results: list[dict[str, Any]], command: str) -> str:
    """The ladders of all games."""
    lines = [
        "# The ladder",
        "",
        f"Written by `{command}`; [bots](bots.md) says how ratings are made. Every deal was played with everybody in",
        "every seat. A win share is what a bot takes of the wins for each seat it sat in.",
        "",
    ]
    for result in results:
        time = "as each bot likes" if result["seconds"] is None else f"{result['seconds']:g} seconds"
        lines += [
            f"## {result['game']}",
            "",
            f"Players: {result['players']}. Games: {result['games']}. Deals: {result['deals']}. Time a turn: {time}.",
            f"Seed: `{result['seed']}`. {result['anchor']['bot']} is rated {result['anchor']['rating']} by definition.",
            "",
            COLUMNS,
            LINE,
            *map(_row, result["bots"]),
            "",
        ]
    return "\n".join(lines)


def _row(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    least, most = row["win_share_interval"]
    return (
        f"| {row['bot']} | {row['rating']} | {low} – {high} | {row['win_share']:.1%} | {least:.1%} – {most:.1%} |"
        f" {row['mean_score']:.1f} | {row['seconds_per_decision']:.3f} |"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
