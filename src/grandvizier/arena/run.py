"""Plays an arena's games in parallel processes, or on a cluster; what is kept already is not played again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

from ..bots.custom.loading import admit
from .folder import TournamentFolder
from .game import play
from .tournament import Fixture, Tournament
from .workers import spread


class TournamentInterrupted(Exception):
    """An arena that did not come to its end; what was played is kept."""

    def __init__(self, played: int, games: int, folder: Path) -> None:
        super().__init__(f"{played} of {games} games are kept in {str(folder)!r}; the same command goes on from there")


def run(
    tournament: Tournament,
    games: int,
    folder: Path,
    *,
    processes: int,
    cluster: str | None = None,
    other_code: bool = False,
    strict: bool = False,
    progress: Callable[[int], None] = lambda _: None,
) -> list[dict[str, Any]]:
    """Play what is missing; who sat where in every game, and how they fared, in order.

    If it is strict, the first failure of a bot ends it with a BotFailed.
    """
    tournament.check()
    kept = TournamentFolder(folder)
    kept.open(tournament, other_code=other_code)
    fixtures = tournament.fixtures(games)
    missing = [fixture for fixture in fixtures if not kept.has(fixture.number)]
    done = len(fixtures) - len(missing)
    progress(done)
    try:
        work = partial(_play, tournament, strict=strict)
        for fixture, record in spread(work, missing, processes=processes, cluster=cluster, mark=tournament.mark):
            kept.keep(fixture.number, record)
            done += 1
            progress(done)
    except (KeyboardInterrupt, BrokenProcessPool):
        done = sum(kept.has(fixture.number) for fixture in fixtures)
        raise TournamentInterrupted(done, len(fixtures), folder) from None
    return [kept.arena(fixture.number) for fixture in fixtures]


def _play(tournament: Tournament, fixture: Fixture, *, strict: bool) -> dict[str, Any]:
    admit(tournament.bots)
    return play(tournament, fixture, strict=strict)
