"""Plays an arena's games in parallel processes; what is kept already is not played again."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from ..bots.custom.loading import admit
from .folder import Folder
from .game import play
from .tournament import Fixture, Tournament


class Interrupted(Exception):
    """An arena that did not come to its end; what was played is kept."""

    def __init__(self, played: int, games: int, folder: Path) -> None:
        super().__init__(f"{played} of {games} games are kept in {str(folder)!r}; the same command goes on from there")


def run(
    tournament: Tournament,
    games: int,
    folder: Path,
    *,
    processes: int,
    other_code: bool = False,
    strict: bool = False,
    progress: Callable[[int], None] = lambda _: None,
) -> list[dict[str, Any]]:
    """Play what is missing; who sat where in every game, and how they fared, in order.

    If it is strict, the first failure of a bot ends it with a BotFailed.
    """
    tournament.check()
    kept = Folder(folder)
    kept.open(tournament, other_code=other_code)
    fixtures = tournament.fixtures(games)
    missing = [fixture for fixture in fixtures if not kept.has(fixture.number)]
    done = len(fixtures) - len(missing)
    progress(done)
    try:
        for _ in _played(tournament, folder, missing, processes, strict=strict):
            done += 1
            progress(done)
    except (KeyboardInterrupt, BrokenProcessPool):
        done = sum(kept.has(fixture.number) for fixture in fixtures)
        raise Interrupted(done, len(fixtures), folder) from None
    return [kept.arena(fixture.number) for fixture in fixtures]


def _played(
    tournament: Tournament, folder: Path, missing: list[Fixture], processes: int, *, strict: bool
) -> Iterator[None]:
    if processes == 1:
        for fixture in missing:
            _play(tournament, folder, fixture, strict=strict)
            yield
        return
    pool = ProcessPoolExecutor(processes, initializer=_begin, initargs=(tournament.bots,))
    try:
        for done in as_completed(
            [pool.submit(_play, tournament, folder, fixture, strict=strict) for fixture in missing]
        ):
            done.result()
            yield
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(bots: tuple[str, ...]) -> None:
    """Make a process ready; it ends at once and without a word at Ctrl-C, which everybody at the terminal gets."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    admit(bots)


def _play(tournament: Tournament, folder: Path, fixture: Fixture, *, strict: bool) -> None:
    Folder(folder).keep(fixture.number, play(tournament, fixture, strict=strict))
