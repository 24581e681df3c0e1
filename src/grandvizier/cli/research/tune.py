"""`grandvizier tune`: better values for what is reconstructed, towards what a designer wants."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ...core.errors import BadSetup
from ...games import read_components
from ..common import Commands, add_game, add_setup, add_workers, command, named_game, read_options
from ..progress import Progress


def add(commands: Commands) -> None:
    """Declare the command."""
    tune = command(
        commands,
        "tune",
        run,
        "search better values for what is reconstructed",
        "grandvizier tune sultaniya --target wanted.toml --value 'boards.*.sapphires' --out tuned",
    )
    add_game(tune)
    tune.add_argument("--target", type=Path, required=True, metavar="FILE", help="what is wanted, as TOML: turns = 40")
    tune.add_argument("--value", action="append", default=[], metavar="NAME", help="only these: 'cards.*.value'")
    tune.add_argument("--family", default="character", help="whose members should win alike, for the target's spread")
    tune.add_argument("--reach", type=int, default=2, help="how far a value may go to both sides (default: 2)")
    tune.add_argument("--trials", type=int, default=40, help="how many files are tried (default: 40)")
    tune.add_argument("--games", type=int, default=200, help="for each of them and each line-up (default: 200)")
    tune.add_argument("--players", type=int, help="how many sit at a table (default: the fewest but one)")
    tune.add_argument("--bots", default="greedy", help="who plays, by commas (default: greedy)")
    tune.add_argument("--block", type=int, default=0, metavar="DEALS", help="how many deals are played in one piece")
    add_setup(tune)
    tune.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where all of it is kept")
    add_workers(tune, "blocks")
    tune.add_argument("--json", action="store_true", help="print one JSON object last")


def run(args: argparse.Namespace) -> int:
    """Search, and say what came of it."""
    from ...bots.custom.loading import split
    from ...lab.measure.run import Workers
    from ...lab.measure.study import Study
    from ...lab.tuning.search import Tuning, compare, tune
    from ...lab.tuning.target import read_target
    from ...lab.tuning.values import free_values

    if min(args.games, args.processes, args.trials, args.reach) < 1:
        raise BadSetup("games, processes, trials and reach are 1 or more")
    game = named_game(args.game)
    source = read_components(args.components)
    text = game.shipped_text if source is None else source
    study = Study(
        package=game.package,
        players=(args.players or next(n for n in game.seats if n > 1),),
        bots=tuple(split(args.bots)),
        options=read_options(game, args.option),  # type: ignore[arg-type]
        source=source,
        edition=args.edition,
        twins=False,
        block=args.block,
    )
    study.check()
    values = tuple(free_values(game, text, tuple(args.value)))
    if not values:
        raise BadSetup(f"no number of this file is reconstructed: there is nothing to search in {game.name}")
    tuning = Tuning(study, text, values, read_target(args.target), args.family, args.games, args.reach)
    bar = Progress(args.trials, "trials")
    workers = Workers(args.processes, args.cluster)
    found = tune(tuning, args.trials, args.out, workers, bar.at)
    bar.close()
    report = compare(tuning, args.out, workers)
    if args.json:
        print(json.dumps({**found, "report": report and str(report)}))
        return 0
    before, after = found["before"], found["after"]
    for name, value in tuning.wanted.items():
        print(f"{name}: wanted {value:g}, before {before['figures'].get(name)}, after {after['figures'].get(name)}")
    moved = {name: now for name, now in after["values"].items() if now != before["values"][name]}
    for name, now in moved.items():
        print(f"{name}: {before['values'][name]} becomes {now}")
    if report is None:
        print("Nothing that was tried comes nearer.")
        return 0
    print(f"The file is {args.out / 'components.toml'}; what it changes, on the same deals: {report}")
    return 0
