"""`grandvizier check`: whether a game keeps the contract, what it leaves to others, and what its sentences may use."""

from __future__ import annotations

import argparse
import json

from ..core.errors import BadSetup
from ..core.rules import Rules
from .common import Commands, add_game, command, named_game


def add(commands: Commands) -> None:
    """Declare the command."""
    check = command(commands, "check", run, "check a game against the contract", "grandvizier check ./letters")
    add_game(check)
    check.add_argument("--games", type=int, default=12, help="how many for each part of the contract (default: 12)")
    check.add_argument("--seed", default="1", help="the same seed plays the same games (default: 1)")
    check.add_argument("--words", action="store_true", help="list every sentence with the variables it may use")
    check.add_argument("--json", action="store_true", help="print one JSON object last")


def run(args: argparse.Namespace) -> int:
    """Check, and tell in plain words; exit code 1 if anything is broken."""
    from ..lab.check import check, defaults, faces_shown, sheet

    if args.games < 1:
        raise BadSetup(f"games are 1 or more, not {args.games}")
    game, results = named_game(args.game), []
    for result in check(game, games=args.games, seed=args.seed):
        results.append(result)
        if not args.json:
            print(result, flush=True)
    broken = sum(result.verdict == "broken" for result in results)
    if args.json:
        print(json.dumps(sheet(game, results)))
        return 1 if broken else 0
    _list("Left to others:", defaults(game))
    if not broken:
        _list("Faces were shown:", [f"{name}: to {who}" for name, who in faces_shown(game).items()])
        _words(game.rules(), everything=args.words)
    print(f"{game.name} {'breaks the contract' if broken else 'keeps the contract'}.")
    return 1 if broken else 0


def _words(rules: Rules, *, everything: bool) -> None:
    from ..lab.wording import silent, variables

    made = silent(rules)
    listed = [
        f"{message}: {', '.join(f'${name}' for name in names) or 'no variables'}"
        for message, names in variables(rules).items()
        if everything or message in made
    ]
    title = "Its sentences" if everything else "Sentences that are made of ids"
    _list(f"{title}, and the variables they may use:", listed)


def _list(title: str, lines: list[str]) -> None:
    if lines:
        print(title)
    for line in lines:
        print(f"  {line}")
