"""`grandvizier lab`: how a game plays out, many thousand times, with intervals."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.errors import BadSetup
from ...games import read_components
from ..common import (
    INTERRUPTED,
    Commands,
    add_game,
    add_setup,
    add_workers,
    check_counts,
    command,
    named_game,
    read_options,
)
from ..progress import Progress

if TYPE_CHECKING:
    from ...lab.measure.study import Study


def add(commands: Commands) -> None:
    """Declare the command."""
    lab = command(
        commands,
        "lab",
        run,
        "measure how a game plays out",
        "grandvizier lab sultaniya --players 2,3,4 --bots greedy --games 10000 --out sultaniya",
    )
    add_game(lab)
    lab.add_argument("--players", help="how many sit at a table, by commas (default: every number but one alone)")
    lab.add_argument("--bots", default="greedy", help="who plays, by commas, each among its like and among the others")
    lab.add_argument("--games", type=int, default=1000, help="for each line-up, in whole blocks (default: 1000)")
    add_setup(lab)
    lab.add_argument("--beside", metavar="FILE", help="another components file, played with the same seeds")
    lab.add_argument(
        "--without", action="append", default=[], metavar="WHAT", help="a verb or component that one seat may not use"
    )
    lab.add_argument("--seed", default="1", help="the same seed brings the same deals (default: 1)")
    lab.add_argument(
        "--until-half-width", type=float, metavar="W", help="stop once win shares are known this well: 0.01"
    )
    lab.add_argument("--out", type=Path, metavar="FOLDER", help="where blocks are kept (default: a folder under lab/)")
    lab.add_argument("--shard", metavar="I/N", help="play one of so many parts, for machines that share nothing else")
    add_workers(lab, "blocks")
    lab.add_argument(
        "--people", type=Path, metavar="FOLDER", help="games of people to show beside, as `export` wrote them"
    )
    lab.add_argument("--no-twins", action="store_true", help="play no game again with one thing less: half the work")
    lab.add_argument("--samples", action="store_true", help="keep what learners want: observations and choices")
    lab.add_argument("--block", type=int, default=0, metavar="DEALS", help="how many deals are played in one piece")
    lab.add_argument("--json", action="store_true", help="print one JSON object last")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, and say what was found."""
    from ...lab.figures.people import alike
    from ...lab.figures.precision import widest
    from ...lab.figures.warnings import sentences
    from ...lab.figures.whole import whole
    from ...lab.measure.folder import StudyFolder
    from ...lab.measure.people import ExportedGames
    from ...lab.measure.run import Run, StudyInterrupted, Workers, blocks_are, read_shard
    from ...lab.report.page import write
    from ...words import Words

    check_counts(args)
    if args.until_half_width is not None and not 0 < args.until_half_width < 1:
        raise BadSetup(f"half a width is a share between 0 and 1, as 0.01, not {args.until_half_width}")
    if args.until_half_width is not None and args.shard is not None:
        raise BadSetup("a shard cannot know how well the others know by now: leave out --shard or --until-half-width")
    study = _study(args)
    study.check()
    people = ExportedGames(args.people) if args.people else None
    if people:
        alike(study, people)
    folder = StudyFolder(args.out or Path("lab") / f"{study.game.name}-{study.settings[0].fingerprint[:8]}")
    bar = Progress(0, "blocks")
    played = Run(study, folder, Workers(args.processes, args.cluster), bar.at)
    try:
        if args.until_half_width is None:
            counted = played.play(args.games, None if args.shard is None else read_shard(args.shard))
        else:
            counted = played.play_until(args.until_half_width, widest, args.games)
    except StudyInterrupted as stopped:
        bar.close()
        print(f"grandvizier: {stopped}", file=sys.stderr)
        return INTERRUPTED
    bar.close()
    left = sum(not folder.has(setting, block) for setting, blocks in counted.items() for block in range(blocks))
    if left:
        told = f"{blocks_are(left)} left to other shards; the same command without --shard tells what was found."
        print(json.dumps({"folder": str(folder.path), "left": left}) if args.json else told)
        return 0
    found = whole(study, folder, counted, people)
    target = write(folder.path, found, Words(study.settings[0].rules, "en").say("title"))
    if args.json:
        print(json.dumps({**found, "folder": str(folder.path)}))
        return 0
    print(f"{study.game.name}: {found['games']} games, kept in {folder.path}.")
    for text in sentences(found):
        print(f"- {text}")
    print(f"The report is {target}, its figures are in report.json beside it.")
    return 0


def _study(args: argparse.Namespace) -> Study:
    from ...bots.custom.loading import split
    from ...lab.measure.study import Study

    game = named_game(args.game)
    return Study(
        package=game.package,
        players=_players(args.players) if args.players else tuple(n for n in game.seats if n > 1),
        bots=tuple(split(args.bots)),
        options=read_options(game, args.option),  # type: ignore[arg-type]
        seed=args.seed,
        source=read_components(args.components),
        edition=args.edition,
        beside=read_components(args.beside),
        without=tuple(args.without),
        twins=not args.no_twins,
        samples=args.samples,
        block=args.block,
    )


def _players(text: str) -> tuple[int, ...]:
    if not all(part.strip().isdecimal() for part in text.split(",")):
        raise BadSetup(f"players are numbers by commas, as 2,3,4, not {text!r}")
    return tuple(dict.fromkeys(int(part) for part in text.split(",")))
