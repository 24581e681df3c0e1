"""`grandvizier play`: a table in the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..bots import names as bot_names
from ..core.box.components import LANGUAGES
from ..core.errors import BadSetup
from ..core.shown import shown
from ..match import Match
from .common import Commands, add_game, add_setup, command, named_game, note_search, read_options

MEMORY = ("notebook", "faithful")


def add(commands: Commands) -> None:
    """Declare the command."""
    play = command(commands, "play", run, "play in the terminal", "grandvizier play three-wishes --players 4")
    add_game(play)
    play.add_argument("--players", type=int, help="how many sit at the table (default: the fewest)")
    play.add_argument("--seat", type=int, default=0, help="where you sit, counted from 0 (default: 0)")
    play.add_argument(
        "--bots", default="aide", help=f"who sits in the other seats, by commas: {', '.join(bot_names())}"
    )
    play.add_argument("--memory", choices=MEMORY, default=MEMORY[0], help="what the screen keeps of what you saw")
    play.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language (default: en)")
    play.add_argument("--seed", help="answers chance; the same seed brings the same cards")
    play.add_argument("--first", type=int, help="the starting player's seat (default: drawn)")
    add_setup(play)
    play.add_argument("--save", metavar="FILE", type=Path, help="where to keep the record of the game")


def run(args: argparse.Namespace) -> int:
    """Play one game, and keep its record if asked to; exit code 1 if the terminal broke."""
    from ..bots.custom.loading import admit, split
    from ..terminal import play

    game = named_game(args.game)
    options = {**game.quick_options(args.edition), **read_options(game, args.option)}
    players = game.seats[0] if args.players is None else args.players
    match = Match(
        game, players=players, seed=args.seed, options=options, first=args.first,
        components=args.components, edition=args.edition,
    )  # fmt: skip
    for warning in match.rules.components.warnings:
        print(f"grandvizier: note: {shown(warning)}", file=sys.stderr)
    if not 0 <= args.seat < players:
        raise BadSetup(f"your seat is one from 0 to {players - 1}, not {args.seat}")
    if args.save:
        _check_writable(args.save)
    bots = split(args.bots)
    admit(bots)
    note_search(match.rules, players, match.options, bots)
    match, code = play(match, seat=args.seat, bots=bots, memory=args.memory, language=args.lang)
    if args.save:
        args.save.write_text(json.dumps(match.record(), indent=1) + "\n", "utf-8")
    return code


def _check_writable(path: Path) -> None:
    """Say now, not after the game, that its record cannot be kept there."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise BadSetup(f"cannot keep the record in {str(path)!r}: {error}") from None
