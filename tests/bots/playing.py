"""A game of 3 Wishes with one bot under test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import grandvizier as gv
from grandvizier.bots import Bot, Driver, Guarded, bot
from grandvizier.bots.custom.loading import own

FOLDER = Path(__file__).parent
BROKEN = FOLDER / "broken.py"
PROGRAM = FOLDER / "program.py"


def table(rounds: int = 4) -> gv.Match:
    return gv.Match("three-wishes", players=3, seed=5, options={"round_limit": rounds}, first=0)


def seated(match: gv.Match, spec: str, seat: int = 0) -> Guarded:
    return Guarded(match.rules, match.players, match.options, seat, "1", make=own(spec))


def finish(match: gv.Match, tested: Bot, deadline: float | None = None, seat: int = 0) -> None:
    """The others play at random."""
    bots: dict[int, Bot] = {
        other: bot("random", match.rules, match.players, match.options, other, seed="1") for other in range(3)
    }
    bots[seat] = tested
    driver = Driver(match, bots)
    try:
        while match.seat is not None:
            driver.catch_up()
            choice = bots[match.seat].choose(match.choices(match.seat), deadline if match.seat == seat else None)
            match.play(match.seat, *choice.path, by="bot")
    finally:
        if isinstance(tested, Guarded):
            tested.close()


def leaves(choices: tuple[gv.Choice, ...] | list[gv.Choice]) -> Iterator[gv.Choice]:
    for choice in choices:
        yield from leaves(choice.then) if choice.then else (choice,)
