"""The command line: `grandvizier` alone serves the page; `play three-wishes`, `replay`, `fuzz`, `bench`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from .bots import names as bot_names
from .core.components import LANGUAGES
from .core.errors import BadComponents, BadRecord, BadSetup
from .games import find, games
from .match import Match

MEMORY = ("notebook", "faithful")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; errors that a person can mend are one sentence on stderr and exit code 2."""
    parser = _parser()
    given = sys.argv[1:] if argv is None else argv
    args = parser.parse_args(given or ["serve", "--open"])
    try:
        code: int = args.run(args)
    except (BadSetup, BadComponents, BadRecord) as error:
        print(f"grandvizier: {error}", file=sys.stderr)
        return 2
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="grandvizier", description="One table for games of wishes and palaces.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = _command(commands, "serve", _serve, "serve the page and its tables", "grandvizier serve --port 8123 --open")
    serve.add_argument("--host", help="the address to listen on (default: 127.0.0.1, this machine alone)")
    serve.add_argument("--port", type=int, help="the port to listen on (default: 8123)")
    serve.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")
    serve.add_argument("--open", action="store_true", help="open the page in the browser")

    play = _command(commands, "play", _play, "play in the terminal", "grandvizier play three-wishes --players 4")
    _game(play)
    play.add_argument("--players", type=int, help="how many sit at the table (default: the fewest)")
    play.add_argument("--seat", type=int, default=0, help="where you sit, counted from 0 (default: 0)")
    play.add_argument(
        "--bots", default="greedy", help=f"who sits in the other seats, by commas: {', '.join(bot_names())}"
    )
    play.add_argument("--memory", choices=MEMORY, default=MEMORY[0], help="what the screen keeps of what you saw")
    play.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language (default: en)")
    play.add_argument("--seed", help="answers chance; the same seed brings the same cards")
    play.add_argument("--first", type=int, help="the starting player's seat (default: drawn)")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--components", metavar="FILE", help="a corrected copy of the game's components.toml")
    play.add_argument("--save", metavar="FILE", type=Path, help="where to keep the record of the game")

    replay = _command(commands, "replay", _replay, "open a recorded game", "grandvizier replay game.json --seat 1")
    replay.add_argument("file", type=Path, help="a record, as `play --save` and `fuzz` write it")
    replay.add_argument("--seat", type=int, help="tell it as this seat heard it (default: everything open)")
    replay.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language (default: en)")
    replay.add_argument("--components", metavar="FILE", help="the components it was played with, if corrected")
    replay.add_argument("--text", action="store_true", help="print the log instead of opening the viewer")
    replay.add_argument("--json", action="store_true", help="print events and result as one JSON object")

    fuzz = _command(
        commands, "fuzz", _fuzz, "play many games and check the contract", "grandvizier fuzz three-wishes --games 1000"
    )
    _game(fuzz)
    fuzz.add_argument("--games", type=int, default=200, help="how many (default: 200)")
    fuzz.add_argument("--seed", default="1", help="the same seed plays the same games (default: 1)")
    fuzz.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="how many at once (default: one a core)"
    )
    fuzz.add_argument("--save", type=Path, default=Path("fuzz-failures"), metavar="FOLDER", help="where failures go")
    fuzz.add_argument("--json", action="store_true", help="print one JSON object last")

    bench = _command(
        commands, "bench", _bench, "measure speed beside python-chess", "grandvizier bench --game three-wishes --json"
    )
    bench.add_argument("--game", metavar="GAME", help="only this game (default: all)")
    bench.add_argument("--seconds", type=float, default=1.0, help="for each measure of each round (default: 1)")
    bench.add_argument("--json", action="store_true", help="print one JSON object last")
    return parser


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    run: object,
    help_: str,
    example: str,
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=help_, description=f"{help_.capitalize()}.", epilog=f"example: {example}")
    command.set_defaults(run=run)
    return command


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=f"one of {', '.join(game.name for game in games())}")


def _serve(args: argparse.Namespace) -> int:
    from .server.config import from_environment
    from .server.serve import serve

    settings = from_environment(os.environ, host=args.host, port=args.port, data=args.data)
    return serve(settings, open_page=args.open)


def _play(args: argparse.Namespace) -> int:
    from .terminal import play

    game = find(args.game)
    known = {option.name: option for option in game.options}
    options = {}
    for text in args.option:
        name, _, value = text.partition("=")
        options[name] = known[name].read(value) if name in known else value
    players = game.seats[0] if args.players is None else args.players
    match = Match(game, players=players, seed=args.seed, options=options, first=args.first, components=args.components)
    for warning in match.rules.components.warnings:
        print(f"grandvizier: note: {warning}", file=sys.stderr)
    if not 0 <= args.seat < players:
        raise BadSetup(f"your seat is one from 0 to {players - 1}, not {args.seat}")
    if args.save:
        _check_writable(args.save)
    match = play(match, seat=args.seat, bots=args.bots.split(","), memory=args.memory, language=args.lang)
    if args.save:
        args.save.write_text(json.dumps(match.record(), indent=1) + "\n", "utf-8")
    return 0


def _check_writable(path: Path) -> None:
    """Say now, not after the game, that its record cannot be kept there."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise BadSetup(f"cannot keep the record in {str(path)!r}: {error}") from None


def _replay(args: argparse.Namespace) -> int:
    from .terminal import replay

    try:
        record = json.loads(args.file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise BadRecord(f"cannot read the record {str(args.file)!r}: {error}") from None
    match = Match.replay(record, args.components)
    replay(match, record, seat=args.seat, language=args.lang, text=args.text, as_json=args.json)
    return 0


def _fuzz(args: argparse.Namespace) -> int:
    from .lab.fuzz import fuzz, save_failures

    if args.games < 1 or args.processes < 1:
        raise BadSetup(f"games and processes are 1 or more, not {args.games} and {args.processes}")
    bar = Progress(args.games, "games")
    report = fuzz(find(args.game), args.games, args.seed, processes=args.processes, progress=bar.at)
    bar.close()
    kept = [str(path) for path in save_failures(report, args.save)]
    for failure, path in zip(report.failures, kept, strict=True):
        print(f"{path}: {failure['failure']['what']}", file=sys.stderr)
    if args.json:
        print(json.dumps({"game": args.game, "seed": args.seed, **report.plain(), "failures": kept}))
    else:
        print(f"{report.games} games, {report.decisions} decisions, {len(kept)} failures")
    return 1 if kept else 0


def _bench(args: argparse.Namespace) -> int:
    from .lab.bench import bench

    if args.seconds <= 0:
        raise BadSetup(f"seconds are more than 0, not {args.seconds}")
    chosen = [find(args.game)] if args.game else games()
    tell = (lambda text: print(text, file=sys.stderr)) if sys.stderr.isatty() else (lambda _: None)
    results = [bench(game, seconds=args.seconds, progress=tell) for game in chosen]
    whole = results[0] | {"games": [row for result in results for row in result["games"]]}
    if args.json:
        print(json.dumps(whole))
        return 0
    for row in whole["games"]:
        ratio = row["ratio_to_python_chess"]
        print(
            f"{row['game']}, {row['players']} players: {row['decisions_per_s']:,} decisions/s"
            f" ({ratio['decisions']} times python-chess), {row['games_per_s']:,} games/s ({ratio['games']}),"
            f" copy + legal + step {row['copy_legal_step_per_s']:,}/s ({ratio['copy_legal_step']})"
        )
    return 0


class Progress:
    """A bar on stderr, for people only."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.shown = sys.stderr.isatty()

    def at(self, done: int) -> None:
        """So far."""
        if self.shown:
            bar = "#" * (30 * done // self.total)
            print(f"\r[{bar:<30}] {done} of {self.total} {self.what}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Done."""
        if self.shown:
            print(file=sys.stderr)
