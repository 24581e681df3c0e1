"""`grandvizier train`: a network that learns a game by playing itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ...core.errors import BadSetup
from ...games import read_components
from ..common import Commands, add_edition, add_game, command, named_game

NUMBERS = {
    "iterations": "how often it plays and learns",
    "games": "how many games at once",
    "steps": "decisions of each game before it learns",
    "workers": "processes that play; 0 plays in this one",
    "width": "of the network's layers",
    "blocks": "of two layers each",
    "epochs": "how often it goes over what it has played",
    "minibatch": "how many decisions a step of learning takes",
    "checkpoint": "after how many iterations everything is kept and measured",
    "measured": "games against each opponent at a checkpoint, or 0",
    "pool": "how many past selves are kept for tables of three and more",
    "seed": "the same seed brings the same training, on the same machine",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    train = command(
        commands,
        "train",
        run,
        "train a network by self-play",
        "grandvizier train three-wishes --players 3 --iterations 200 --out my-network",
    )
    add_game(train)
    train.add_argument("--out", type=Path, metavar="FOLDER", help="where all is kept (default: training/GAME)")
    train.add_argument(
        "--players", help="numbers of players by commas, one named twice for twice the tables (default: all there are)"
    )
    train.add_argument("--vary", help="options that tables differ in, by commas; none for none (default: all)")
    train.add_argument("--opponents", help="bots it is measured against, by commas (default: random,greedy)")
    train.add_argument("--plan", type=Path, metavar="FILE", help="a TOML file that says any of these and more by name")
    train.add_argument("--minutes", type=float, metavar="N", help="learn for so long, instead of --iterations")
    train.add_argument("--start", metavar="FILE", help="a network to go on from")
    train.add_argument("--against", metavar="FILE", help="a network in all other seats, that never changes")
    train.add_argument("--device", default="", help="cpu or cuda (default: a GPU where there is one)")
    for name, meaning in NUMBERS.items():
        train.add_argument(f"--{name}", type=int, metavar="N", help=meaning)
    add_edition(train)
    train.add_argument("--components", metavar="FILE", help="a corrected copy of the game's components.toml")
    train.add_argument("--quiet", action="store_true", help="say nothing but what comes out")


def run(args: argparse.Namespace) -> int:
    """Train to the end of the plan, or go on where it stopped."""
    from ...train.plan import Plan, read
    from ...train.run import CURVE, NETWORK, PICTURE, Training

    game = named_game(args.game)
    rules = game.rules(read_components(args.components), args.edition)
    every = tuple(option.name for option in game.options_in(rules.edition))
    named = (*NUMBERS, "minutes", "start", "against")
    given = {"players": tuple(game.seats), "options": every} | (read(args.plan) if args.plan else {})
    given |= {name: getattr(args, name) for name in named if getattr(args, name) is not None}
    if args.players:
        given["players"] = _numbers(args.players)
    if args.vary is not None:
        given["options"] = tuple(name for name in args.vary.split(",") if name != "none")
    if args.opponents:
        given["opponents"] = tuple(args.opponents.split(","))
    plan = Plan(**given)
    folder = args.out or Path("training") / game.name

    def tell(text: str) -> None:
        if not args.quiet:
            print(text, file=sys.stderr, flush=True)

    training = Training(rules, plan, folder, args.device)
    if training.iteration:
        tell(f"going on after iteration {training.iteration}")
    try:
        training.run(tell)
    except KeyboardInterrupt:
        print(f"grandvizier: stopped; the same command goes on from the last checkpoint in {folder}", file=sys.stderr)
        return 130
    for row in training.curve[-1]["measured"] if training.curve else ():
        low, high = row["interval"]
        share = f"{row['share']:.1%} of the win ({low:.1%} – {high:.1%}, even is {row['even']:.1%})"
        print(f"{row['players']} players against {row['opponent']}: {share}")
    print(f"The network is {folder / NETWORK}, how it learned {folder / CURVE} and {folder / PICTURE}.")
    return 0


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(","))
    except ValueError:
        raise BadSetup(f"players are numbers by commas, as 2,3, not {text!r}") from None
