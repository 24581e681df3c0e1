"""Write docs/ladder.md anew, what every bot is worth in each game: `OPENBLAS_NUM_THREADS=1 python scripts/ladder.py`.

Every level is measured with every number of players, as it plays and as it would by search alone.  Each bot meets those
that are near it in strength: between bots that are far apart nearly every game says the same.  With the time that they
take at the table this takes hours.  It may be interrupted; the same command goes on.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from grandvizier.arena import Tournament, TournamentInterrupted, report, run, usual_folder
from grandvizier.bots import LEVELS, Thinking
from grandvizier.bots.custom.loading import split
from grandvizier.bots.net.glance import Glance
from grandvizier.bots.net.shipped import why_search
from grandvizier.cli.progress import Progress
from grandvizier.core.errors import BadSetup
from grandvizier.core.game import Game
from grandvizier.games import find, games

PAGE: Final = Path(__file__).parents[1] / "docs" / "ladder.md"


class Rung(NamedTuple):
    """A bot, and whom it meets."""

    bot: str
    other: str


def _neighbours(bots: Sequence[str]) -> list[Rung]:
    return [Rung(bot, other) for other, bot in pairwise(bots)]


RUNGS: Final = (
    *_neighbours(["random", "greedy", *LEVELS]),
    *_neighbours(["greedy", *(f"search:{level}" for level in LEVELS)]),
    Rung("vizier", "search:vizier"),
    Rung("vizier", "search:grand-vizier"),
)
"""Everybody meets the next weaker of the same kind; what the two kinds are to each other the best ones tell."""


def main(argv: list[str]) -> int:
    """Play, then write the page."""
    args = _parser().parse_args(argv)
    try:
        chosen = [find(name) for name in args.game] or games()
        ladders = [
            _ladder(game, players, args) for game in chosen for players in args.players or game.seats if players > 1
        ]
    except BadSetup as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    except TournamentInterrupted as stopped:
        print(f"ladder: {stopped}", file=sys.stderr)
        return 130
    args.page.write_text(page(ladders, shlex.join(["python", "scripts/ladder.py", *argv])), "utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Rate all bots in each game, with every number of players.")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be given again (default: all)")
    parser.add_argument(
        "--players", action="append", type=int, default=[], help="only so many; may be given again (default: all)"
    )
    parser.add_argument("--bots", help="whom to rate, by commas (default: all there are); one's own meet greedy")
    parser.add_argument("--games", type=int, default=200, help="how many each pair plays (default: 200)")
    parser.add_argument("--seconds", type=float, help="the time for a turn (default: as each bot likes)")
    parser.add_argument("--seed", default="6", help="the same seed brings the same deals (default: 6)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many games at once")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="where the games are kept (default: under arena/)")
    parser.add_argument("--resume", action="store_true", help="go on with games there that other code has played")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="where to write (default: the docs)")
    return parser


def _ladder(game: Game, players: int, args: argparse.Namespace) -> dict[str, Any]:
    """What the arena says of all games together, and under `rungs` what it says of each pair.

    The deals of all rungs are the same, so that games of one deal count as hanging together, whoever played them.
    """
    settings = {rung: _tournament(game, players, rung, args) for rung in _rungs(game, players, args.bots)}
    for tournament in settings.values():
        tournament.check()
    played = {rung: _play(tournament, rung, args) for rung, tournament in settings.items()}
    everybody = dict.fromkeys(bot for tournament in settings.values() for bot in tournament.bots)
    whole = replace(next(iter(settings.values())), bots=tuple(everybody))
    rungs = [(rung, report(settings[rung], found)) for rung, found in played.items()]
    return {**report(whole, [record for found in played.values() for record in found]), "rungs": rungs}


def _rungs(game: Game, players: int, bots: str | None) -> Iterable[Rung]:
    """Who meets whom: all, or these bots; where levels search in any case, they are measured once."""
    agreed = game.rules().settle_options(players, None, None)
    searching = set(LEVELS) if why_search(game.rules(), players, agreed) else set()
    rungs = [rung for rung in RUNGS if searching.isdisjoint(rung)]
    if bots is None:
        return rungs
    wanted = split(bots)
    known = [rung for rung in rungs if rung.bot in wanted]
    return [*known, *(Rung(bot, "greedy") for bot in wanted if bot not in {rung.bot for rung in known})]


def _tournament(game: Game, players: int, rung: Rung, args: argparse.Namespace) -> Tournament:
    """The bot alone among others of one kind."""
    return Tournament(
        package=game.package,
        players=players,
        bots=(rung.bot, *[rung.other] * (players - 1)),
        seed=args.seed,
        options={},
        duplicate=True,
        seconds=args.seconds,
    )


def _play(tournament: Tournament, rung: Rung, args: argparse.Namespace) -> list[dict[str, Any]]:
    name, pair = tournament.rules.game.name, " against ".join(rung)
    inside = f"{tournament.players}-{re.sub(r'[^a-z0-9]+', '-', pair)}"
    folder = args.save / name / inside if args.save else usual_folder(tournament)
    bar = Progress(len(tournament.fixtures(args.games)), f"games of {name} for {tournament.players}: {pair}")
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
        "share of the wins is what the bot took from its one seat. `search:` is a level as it plays without a network.",
        "",
        "| level | with a network | without one |",
        "| --- | --- | --- |",
        *(f"| {name} | {_how(level.network)} | {_how(level.search)} |" for name, level in LEVELS.items()),
        "",
    ]
    for result in ladders:
        time = "as each bot likes" if result["seconds"] is None else f"{result['seconds']:g} seconds"
        lines += [
            f"## {result['game']}, {result['players']} players",
            "",
            f"{1 / result['players']:.1%} of the wins is even. Time a turn: {time}. Seed: `{result['seed']}`.",
            f"{result['anchor']['bot']} is rated {result['anchor']['rating']} by definition.",
            "",
            "| bot | rating | 95 % | seconds a choice |",
            "| --- | ---: | :---: | ---: |",
            *(
                "| {bot} | {rating} | {interval[0]} – {interval[1]} | {seconds_per_decision:.3f} |".format(**row)
                for row in result["bots"]
            ),
            "",
            "| bot | against | games | share of the wins | 95 % |",
            "| --- | --- | ---: | ---: | :---: |",
            *(_met(rung, found) for rung, found in result["rungs"]),
            "",
        ]
    return "\n".join(lines)


def _how(how: Glance | Thinking) -> str:
    """How a level plays, in a few words."""
    kept = "remembers all" if how.memory is None else f"remembers {how.memory} glimpses"
    if isinstance(how, Thinking):
        return f"searches {how.seconds:g} s a turn, {kept}{', reads rivals' if how.reads else ''}"
    seen = "sees all rows" if how.sees is None else f"sees {how.sees} rows"
    return f"at once, {seen}, {how.sharpness:.0%} judgement, {kept}"


def _met(rung: Rung, found: dict[str, Any]) -> str:
    (own,) = (entry for entry in found["bots"] if entry["bot"] == rung.bot)
    interval = "{:.1%} – {:.1%}".format(*own["win_share_interval"])
    return f"| {rung.bot} | {rung.other} | {found['games']} | {own['win_share']:.1%} | {interval} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
