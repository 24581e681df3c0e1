"""What several commands share: how one is declared, and arguments that mean the same in each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from ..bots.registry import search_note
from ..core.errors import BadSetup, UnknownGame
from ..core.game import Game, Options
from ..core.rules import Rules
from ..core.shown import shown
from ..games import bring, find, is_folder, names

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
Run: TypeAlias = Callable[[argparse.Namespace], int]
INTERRUPTED: Final = 130
"""The exit code of whatever was ended from outside."""


def command(commands: Commands, name: str, run: Run, help_: str, example: str) -> argparse.ArgumentParser:
    """Declare a command; its arguments follow."""
    parser = commands.add_parser(name, help=help_, description=f"{help_.capitalize()}.", epilog=f"example: {example}")
    parser.set_defaults(run=run)
    return parser


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(names())}, or the folder of a game: ./letters")


def named_game(text: str) -> Game:
    """The game of this name, or in this folder; only whoever runs a command names a folder."""
    if is_folder(text):
        return bring(text)
    try:
        return find(text)
    except UnknownGame as unknown:
        if Path(text).is_dir():
            raise UnknownGame(f"{unknown}; if you mean the folder, say ./{text}") from None
        raise


def add_setup(parser: argparse.ArgumentParser) -> None:
    """How the game is set up."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add_edition(parser)
    parser.add_argument("--components", metavar="FILE", help="a corrected copy of the game's components.toml")


def add_edition(parser: argparse.ArgumentParser) -> None:
    """Which edition of the rules."""
    parser.add_argument("--edition", type=int, metavar="N", help="an edition of the rules (default: the newest)")


def add_processes(parser: argparse.ArgumentParser, what: str = "games") -> None:
    """How many processes play."""
    cores = os.cpu_count() or 1
    parser.add_argument("--processes", type=int, default=cores, help=f"how many {what} at once (default: one a core)")


def check_counts(args: argparse.Namespace) -> None:
    """Refuse to play none, or by nobody."""
    if args.games < 1 or args.processes < 1:
        raise BadSetup(f"games and processes are 1 or more, not {args.games} and {args.processes}")


def add_workers(parser: argparse.ArgumentParser, what: str = "games") -> None:
    """Who plays: so many processes here, or machines elsewhere."""
    add_processes(parser, what)
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on the workers of a Dask scheduler: tcp://192.168.1.4:8786"
    )


def note_search(rules: Rules, players: int, options: Options, bots: Sequence[str]) -> None:
    """Say if some of these bots search because no network was trained for the table."""
    note = search_note(bots, rules, players, options)
    if note:
        print(f"grandvizier: note: {shown(note)}", file=sys.stderr)


def read_options(game: Game, texts: Iterable[str]) -> dict[str, object]:
    """The options as `--option` gives them; an unknown one is left for the match to refuse."""
    known = {option.name: option for option in game.options}
    options: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        options[name] = known[name].read(value) if name in known else value
    return options
