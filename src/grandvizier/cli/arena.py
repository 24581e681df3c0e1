"""`grandvizier arena`: bots against bots, and what each is worth."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..bots import names as bot_names
from ..games import read_components
from .common import (
    INTERRUPTED,
    Commands,
    add_game,
    add_setup,
    add_workers,
    check_counts,
    command,
    named_game,
    note_search,
    read_options,
)
from .progress import Progress


def add(commands: Commands) -> None:
    """Declare the command."""
    arena = command(
        commands,
        "arena",
        run,
        "let bots play against each other",
        "grandvizier arena sultaniya --bots greedy,random --games 200 --players 2 --duplicate",
    )
    add_game(arena)
    arena.add_argument(
        "--bots",
        required=True,
        help="who plays, by commas, the same one more than once if you like: "
        f"{', '.join(bot_names())}, or one of your own: module:Class, path/to/file.py:Class, program:COMMAND, net:FILE",
    )
    arena.add_argument("--games", type=int, default=100, help="how many, rounded up to whole deals (default: 100)")
    arena.add_argument("--players", type=int, help="how many sit at a table (default: all the bots, if they can)")
    arena.add_argument("--duplicate", action="store_true", help="play every deal with everybody in every seat")
    arena.add_argument("--seed", default="1", help="the same seed brings the same deals (default: 1)")
    arena.add_argument("--seconds", type=float, help="the time for a turn (default: as each bot likes)")
    add_setup(arena)
    add_workers(arena)
    arena.add_argument(
        "--save", type=Path, metavar="FOLDER", help="where every game is kept (default: a folder under arena/)"
    )
    arena.add_argument("--resume", action="store_true", help="go on although the code has changed since")
    arena.add_argument("--strict", action="store_true", help="stop at the first bot that fails, and show where it did")
    arena.add_argument("--json", action="store_true", help="print one JSON object last")


def run(args: argparse.Namespace) -> int:
    """Play what is not played yet, and tell what each bot is worth."""
    from ..arena import BotFailed, Tournament, TournamentInterrupted, report, run, table, usual_folder
    from ..bots.custom.loading import split

    check_counts(args)
    game, bots = named_game(args.game), tuple(split(args.bots))
    tournament = Tournament(
        package=game.package,
        players=min(max(len(bots), game.seats[0]), game.seats[-1]) if args.players is None else args.players,
        bots=bots,
        seed=args.seed,
        options=read_options(game, args.option),  # type: ignore[arg-type]
        source=read_components(args.components),
        edition=args.edition,
        duplicate=args.duplicate,
        seconds=args.seconds,
    )
    tournament.check()
    agreed = tournament.rules.settle_options(tournament.players, tournament.options, None)
    note_search(tournament.rules, tournament.players, agreed, bots)
    folder = args.save or usual_folder(tournament)
    bar = Progress(len(tournament.fixtures(args.games)), "games")
    try:
        games = run(
            tournament, args.games, folder, processes=args.processes, cluster=args.cluster,
            other_code=args.resume, strict=args.strict, progress=bar.at,
        )  # fmt: skip
    except TournamentInterrupted as stopped:
        bar.close()
        print(f"grandvizier: {stopped}", file=sys.stderr)
        return INTERRUPTED
    except BotFailed as failed:
        bar.close()
        print(f"{failed.trace}grandvizier: {failed}", file=sys.stderr)
        return 1
    bar.close()
    result = {**report(tournament, games), "folder": str(folder)}
    if args.json:
        print(json.dumps(result))
        return 0
    for line in table(result):
        print(line)
    print(f"Every game is kept in {folder}.")
    for row in result["bots"]:
        for trace in row["tracebacks"]:
            print(f"\n{row['bot']}:\n{trace}", end="", file=sys.stderr)
    return 0
