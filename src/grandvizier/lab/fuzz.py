"""The fuzzer: whole games, half of them random, half greedy with noise, with the contract checked on the way.

A failure is kept as a record that `grandvizier replay` opens.
"""

from __future__ import annotations

import json
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, fields
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from ..bots import Bot, Driver, bot
from ..core.game import Game, Options, game_in
from ..match import Match
from .contract import check_deeply, check_position, check_record, check_streams, demand

NOISE = 0.25
"""How often a greedy player of the fuzzer does something else."""
DEEP = 0.004
"""How many choices are checked deeply."""


@dataclass(slots=True)
class Report:
    """What a run of the fuzzer found."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    deep_checks: int = 0
    nobody_won: int = 0
    settings: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Take in what another process found."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.deep_checks += other.deep_checks
        self.nobody_won += other.nobody_won
        self.settings += other.settings
        self.verbs += other.verbs
        self.failures += other.failures

    def plain(self) -> dict[str, Any]:
        """The report as JSON data."""
        return {f.name: getattr(self, f.name) for f in fields(self)} | {"settings": len(self.settings)}


def settings(game: Game, edition: int | None = None) -> list[tuple[int, Options]]:
    """Every number of players with every option: all values of short ones, the lowest and the default of ranges."""
    values = []
    options = game.options_in(game.known_edition(edition))
    for option in options:
        allowed = option.allowed
        if isinstance(allowed, range):
            values.append(sorted({allowed[0], int(option.default)}))
        else:
            values.append(list(allowed))  # type: ignore[arg-type]
    names = [option.name for option in options]
    return [(players, dict(zip(names, chosen, strict=True))) for players in game.seats for chosen in product(*values)]


def setting_of(game: Game, number: int, edition: int | None = None) -> tuple[int, int, Options]:
    """Edition, players, options: three games of four as people play most, the fourth with all options in turn.

    Editions take turns unless one is given.
    """
    editions = game.editions if edition is None else [game.known_edition(edition)]
    deal, turn = divmod(number, 4)
    if turn == 0:
        every = [(known, *setting) for known in editions for setting in settings(game, known)]
        return every[deal % len(every)]
    played = editions[deal % len(editions)]
    usual: Options = {option.name: option.default for option in game.options_in(played)}
    return played, game.seats[number % len(game.seats)], usual


def fuzz_one(game: Game, seed: str, number: int, report: Report, edition: int | None = None) -> None:
    """Play and check one game; a failure goes into the report as a record."""
    rng = Random(f"{seed}|{number}")
    edition, players, options = setting_of(game, number, edition)
    style = rng.choice(("random", "greedy"))
    report.games += 1
    report.settings[f"{edition} {players} {json.dumps(options)}"] += 1
    match: Match | None = None
    doing: dict[str, Any] = {}
    try:
        match = Match(game, players=players, seed=f"{seed}|{number}", options=options, edition=edition)
        driver = Driver(match, _bots(match, style, f"{seed}|{number}"))
        decisions = 0
        while match.seat is not None:
            check_position(match)
            if rng.random() < DEEP:
                report.deep_checks += 1
                check_deeply(match, rng)
            seat, choice = match.seat, driver.ask(match.seat)
            if style == "greedy" and rng.random() < NOISE:
                choice = rng.choice(match.choices(seat))
                while choice.then:
                    choice = rng.choice(choice.then)
            doing = {"seat": seat, "path": list(choice.path)}
            match.play(seat, *choice.path, by="bot")
            report.verbs[choice.do] += 1
            decisions += 1
            demand("the game is longer than it may be", holds=decisions <= game.longest(players, options))
        doing = {}
        check_position(match)
        check_streams(match)
        check_record(match)
        report.decisions += decisions
        report.longest = max(report.longest, decisions)
        report.nobody_won += not match.winners
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what we are looking for
        failure = {"number": number, "what": f"{type(error).__name__}: {error}", "trace": traceback.format_exc()}
        record = (
            match.record() if match else {"game": game.name, "rules": edition, "players": players, "options": options}
        )
        report.failures.append({**record, "failure": {**failure, **doing}})


def _bots(match: Match, style: str, seed: str) -> dict[int, Bot]:
    return {
        seat: bot(style, match.rules, match.players, match.options, seat, seed=seed) for seat in range(match.players)
    }


def _batch(package: str, seed: str, numbers: range, edition: int | None) -> Report:
    report = Report()
    for number in numbers:
        fuzz_one(game_in(package), seed, number, report, edition)
    return report


def fuzz(
    game: Game,
    games: int,
    seed: str,
    *,
    processes: int,
    edition: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play this many games over all settings and editions, or one of these; the same seed plays the same games."""
    report = Report()
    for part in _batches(game, games, seed, processes, edition):
        report.add(part)
        progress(report.games)
    return report


def _batches(game: Game, games: int, seed: str, processes: int, edition: int | None) -> Iterator[Report]:
    chunks = [range(start, min(start + 50, games)) for start in range(0, games, 50)]
    if processes == 1:
        yield from (_batch(game.package, seed, chunk, edition) for chunk in chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(_batch, game.package, seed, chunk, edition) for chunk in chunks]):
            yield done.result()


def save_failures(report: Report, folder: Path) -> list[Path]:
    """Keep each failure as a record of its own; say where."""
    kept = []
    for failure in report.failures:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{failure['game']}-{failure['failure']['number']}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        path.write_text(json.dumps(failure, indent=1) + "\n", "utf-8")
        kept.append(path)
    return kept
