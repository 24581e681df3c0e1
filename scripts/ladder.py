"""Write docs/ladder.md anew, what every bot is worth in each game: `python scripts/ladder.py`.

Each bot meets one that is near it in strength: between bots that are far apart nearly every game says the same.  With
the time that they take at the table this takes hours.  It may be interrupted; the same command goes on.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from grandvizier.arena import Interrupted, Tournament, report, run, usual_folder
from grandvizier.bots import LEVELS
from grandvizier.bots.custom.loading import split
from grandvizier.cli.progress import Progress
from grandvizier.core.errors import BadSetup
from grandvizier.core.game import Game
from grandvizier.games import find, games

PAGE: Final = Path(__file__).parents[1] / "docs" / "ladder.md"
BELOW: Final = {
    "greedy": "random",
    "page": "greedy",
    "aide": "greedy",
    "vizier": "greedy",
    "grand-vizier": "vizier",
}
"""Whom each bot meets; a bot of one's own meets greedy."""
COLUMNS: Final = "| bot | rating | 95 % | seconds a choice | against | games | share of the wins | 95 % |"
LINE: Final = "| --- | ---: | :---: | ---: | --- | ---: | ---: | :---: |"


def main(argv: list[str]) -> int:
    """Play, then write the page."""
    args = _parser().parse_args(argv)
    try:
        chosen = [find(name) for name in args.game] or games()
        ladders = [_ladder(game, args) for game in chosen]
    except BadSetup as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    except Interrupted as stopped:
        print(f"ladder: {stopped}", file=sys.stderr)
        return 130
    args.page.write_text(page(ladders, shlex.join(["python", "scripts/ladder.py", *argv])), "utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Rate all bots in each game.")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be given again (default: all)")
    parser.add_argument("--bots", default=",".join(BELOW), help="whom to rate, by commas (default: all there are)")
    parser.add_argument("--games", type=int, default=200, help="how many each bot plays (default: 200)")
    parser.add_argument("--seconds", type=float, help="the time for a turn (default: as each bot likes)")
    parser.add_argument("--seed", default="6", help="the same seed brings the same deals (default: 6)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many games at once")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="where the games are kept (default: under arena/)")
    parser.add_argument("--resume", action="store_true", help="go on with games there that other code has played")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="where to write (default: the docs)")
    return parser


def _ladder(game: Game, args: argparse.Namespace) -> dict[str, Any]:
    """What the arena says of all games together, and under `rungs` what it says of each bot's own.

    The deals of all rungs are the same, so that games of one deal count as hanging together, whoever played them.
    """
    settings = {bot: _rung(game, bot, args) for bot in split(args.bots)}
    for tournament in settings.values():
        tournament.check()
    played = {bot: _play(tournament, bot, args) for bot, tournament in settings.items()}
    everybody = dict.fromkeys(bot for tournament in settings.values() for bot in tournament.bots)
    whole = replace(next(iter(settings.values())), bots=tuple(everybody))
    rungs = {bot: report(settings[bot], found) for bot, found in played.items()}
    return {**report(whole, [record for found in played.values() for record in found]), "rungs": rungs}


def _rung(game: Game, bot: str, args: argparse.Namespace) -> Tournament:
    """The bot alone among as few others as the game allows, each of them the one below."""
    players = max(2, game.seats[0])
    return Tournament(
        package=game.package,
        players=players,
        bots=(bot, *[BELOW.get(bot, "greedy")] * (players - 1)),
        seed=args.seed,
        options={},
        duplicate=True,
        seconds=args.seconds,
    )


def _play(tournament: Tournament, bot: str, args: argparse.Namespace) -> list[dict[str, Any]]:
    name = tournament.rules.game.name
    folder = args.save / name / re.sub(r"\W+", "-", bot) if args.save else usual_folder(tournament)
    bar = Progress(len(tournament.fixtures(args.games)), f"games of {name}: {bot} against {tournament.bots[-1]}")
    found = run(tournament, args.games, folder, processes=args.processes, other_code=args.resume, progress=bar.at)
    bar.close()
    return found


def page(ladders: list[dict[str, Any]], command: str) -> str:
    """The ladders of all games."""
    lines = [
        "# The ladder",
        "",
        f"Written by `{command}`; [bots](bots.md) says how ratings are made. Every bot sat alone among players of one",
        "other kind, and every deal was played with it in every seat. Ratings are fitted to all these games at once. A",
        "share of the wins is what the bot took from its one seat.",
        "",
        "| level | seconds a turn | glimpsed faces it remembers | reads rivals' choices |",
        "| --- | ---: | ---: | --- |",
        *(
            f"| {name} | {level.seconds:g} | {level.memory or 'all'} | {'yes' if level.reads else 'no'} |"
            for name, level in LEVELS.items()
        ),
        "",
    ]
    for result in ladders:
        time = "as each bot likes" if result["seconds"] is None else f"{result['seconds']:g} seconds"
        lines += [
            f"## {result['game']}",
            "",
            f"Players: {result['players']}, so that {1 / result['players']:.1%} of the wins is even.",
            f"Deals: {result['deals']}. Time a turn: {time}. Seed: `{result['seed']}`.",
            f"{result['anchor']['bot']} is rated {result['anchor']['rating']} by definition.",
            "",
            COLUMNS,
            LINE,
            *(_row(row, result["rungs"].get(row["bot"])) for row in result["bots"]),
            "",
        ]
    return "\n".join(lines)


def _row(row: dict[str, Any], rung: dict[str, Any] | None) -> str:
    cells = [row["bot"], str(row["rating"]), "{} – {}".format(*row["interval"]), f"{row['seconds_per_decision']:.3f}"]
    cells += _against(row["bot"], rung) if rung else [""] * 4
    return f"| {' | '.join(cells)} |"


def _against(bot: str, rung: dict[str, Any]) -> list[str]:
    (own,) = (entry for entry in rung["bots"] if entry["bot"] == bot)
    (other,) = (entry for entry in rung["bots"] if entry["bot"] != bot)
    interval = "{:.1%} – {:.1%}".format(*own["win_share_interval"])
    return [other["bot"], str(rung["games"]), f"{own['win_share']:.1%}", interval]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
