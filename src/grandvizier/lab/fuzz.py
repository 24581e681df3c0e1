"""The fuzzer: whole games, half of them random, half greedy with noise, with the contract checked on the way.

A failure is kept as a record that `grandvizier replay` opens.
"""

from __future__ import annotations

import json
import time
import traceback
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, fields
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from ..bots import Bot, Driver, bot
from ..core.game import Game, Options, game_in
from ..match import Choice, Match
from ..match.journal import Chosen
from .contract import (
    Minds,
    check_deeply,
    check_record,
    check_result,
    check_rows,
    check_streams,
    check_table,
    demand,
    everybody,
)

NOISE = 0.25
"""How often a greedy player of the fuzzer does something else."""
AGAIN = 40
"""The whole table is checked every so many choices at least: what went wrong once mostly stays wrong."""
WITNESSES = 2
"""Of so many in a game, drawn from the seats and an onlooker, the fold is compared with the view; deeply of all."""
DEEP = 20
"""One game in so many is checked deeply: beliefs that follow one game serve all its checks."""
DEEPLY = 0.04
"""How many choices of such a game are checked so."""
BATCH = 200
BATCHES = 8
"""So many batches at least, of so many games at most; what has come often in a batch is looked at less in it."""
REPLAYED = 8
"""One game in so many is replayed from its record."""


@dataclass(slots=True)
class FuzzReport:
    """What a run of the fuzzer found."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    checks: int = 0
    deep_checks: int = 0
    nobody_won: int = 0
    moments: Counter[Hashable] = field(default_factory=Counter)
    """How often each question came after each kind of happening."""
    settings: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def add(self, other: FuzzReport) -> None:
        """Take in what another process found."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.checks += other.checks
        self.deep_checks += other.deep_checks
        self.moments += other.moments
        self.nobody_won += other.nobody_won
        self.settings += other.settings
        self.verbs += other.verbs
        self.failures += other.failures

    def plain(self) -> dict[str, Any]:
        """The report as JSON data."""
        counted = {"settings": len(self.settings), "moments": len(self.moments)}
        return {f.name: getattr(self, f.name) for f in fields(self)} | counted

    def rare(self, match: Match) -> bool:
        """Whether to look closer: the first time that something happens, the fourth, the sixteenth, and so on."""
        last = match.journal[-1]
        assert isinstance(last, Chosen)
        moment = match.state.what, frozenset([event[0] for _, event in last.feed])
        self.moments[moment] += 1
        times = self.moments[moment]
        return times & (times - 1) == 0 and times.bit_length() % 2 == 1


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


def fuzz_one(game: Game, seed: str, number: int, report: FuzzReport, edition: int | None = None) -> None:
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
        close, minds = Random(f"{seed}|{number}|checks"), Minds(match)
        deep, witnesses = close.random() * DEEP < 1, close.sample(everybody(match), WITNESSES)
        decisions = 0
        while match.seat is not None:
            check_rows(match)
            if deep and close.random() < DEEPLY:
                report.deep_checks += 1
                check_deeply(match, close, minds)
            elif report.rare(match) or decisions % AGAIN == 0:
                report.checks += 1
                check_table(match, witnesses)
            seat = match.seat
            noise = style == "greedy" and rng.random() < NOISE
            choice = _any(rng, match.choices(seat)) if noise else driver.ask(seat)
            doing = {"seat": seat, "path": list(choice.path)}
            match.play(seat, *choice.path, by="bot")
            report.verbs[choice.do] += 1
            decisions += 1
            demand("the game is longer than it may be", holds=decisions <= game.longest(players, options))
        doing = {}
        check_rows(match)
        check_table(match, witnesses)
        check_streams(match)
        check_result(match)
        if close.random() * REPLAYED < 1:
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


def _any(rng: Random, choices: Sequence[Choice]) -> Choice:
    """Any choice, to its end."""
    choice = rng.choice(choices)
    while choice.then:
        choice = rng.choice(choice.then)
    return choice


def _bots(match: Match, style: str, seed: str) -> dict[int, Bot]:
    return {
        seat: bot(style, match.rules, match.players, match.options, seat, seed=seed) for seat in range(match.players)
    }


def _batch(package: str, seed: str, numbers: range, edition: int | None) -> FuzzReport:
    report = FuzzReport()
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
) -> FuzzReport:
    """Play this many games over all settings and editions, or one of these; the same seed plays the same games."""
    report = FuzzReport()
    for part in _batches(game, games, seed, processes, edition):
        report.add(part)
        progress(report.games)
    return report


def _batches(game: Game, games: int, seed: str, processes: int, edition: int | None) -> Iterator[FuzzReport]:
    size = min(BATCH, -(-games // BATCHES))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if processes == 1:
        yield from (_batch(game.package, seed, chunk, edition) for chunk in chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(_batch, game.package, seed, chunk, edition) for chunk in chunks]):
            yield done.result()


def save_failures(report: FuzzReport, folder: Path) -> list[Path]:
    """Keep each failure as a record of its own; say where."""
    kept = []
    for failure in report.failures:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{failure['game']}-{failure['failure']['number']}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        path.write_text(json.dumps(failure, indent=1) + "\n", "utf-8")
        kept.append(path)
    return kept
