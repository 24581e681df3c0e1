"""The games under contract, with the table of who may see which face, written from the rulebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

import pytest

import grandvizier as gv
from grandvizier.core.events import Event
from grandvizier.core.game import Game, Options
from grandvizier.games.three_wishes import GAME as THREE_WISHES
from grandvizier.lab.fuzz import settings
from grandvizier.lab.twin import pick_any
from grandvizier.match import Match
from tests.games.caravan import GAME as CARAVAN
from tests.games.caravan.events import SLOTS

gv.register(CARAVAN)


def everybody(_event: Event, _seat: int) -> bool:
    return True


def the_first(event: Event, seat: int) -> bool:
    """The seat named first in the event."""
    return event[1] == seat


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """One game under contract."""

    game: Game
    faces: Mapping[str, Callable[[Event, int], bool]]
    """For each kind of event with a face: whether it may show it to a seat."""
    hidden: tuple[str, ...]
    """The fields of a position that hold what some seat may not know."""
    opening: tuple[str, ...]
    """The draws that come before anybody is asked, so that there is nobody yet to tell worlds apart."""
    curious: tuple[str, ...]
    """The verbs of somebody who wants to know: seats that know nearly all are the sharpest witnesses."""

    def may_see(self, kind: str, event: Event, seat: int) -> bool:
        return self.faces[kind](event, seat)


CASES = (
    Case(
        THREE_WISHES,
        {
            "chose": the_first,
            "looked": the_first,  # 3W-5: that it was looked at is public, its face is not
            "shown": everybody,  # 3W-8: all hands are shown
        },
        hidden=("cards", "undrawn"),
        opening=("starter",),
        curious=("peek", "look"),
    ),
    Case(
        CARAVAN,
        {
            "chose": the_first,
            "wagered": the_first,
            "topped": everybody,
            "met": everybody,
            "drew": the_first,
            "dug": everybody,
            "raided": everybody,
            "sold": everybody,
            "buried": the_first,
            "scouted": the_first,
            "threw": everybody,
            "paid": everybody,
            "showed": lambda event, seat: seat in (event[1], event[2]),
            "gave": lambda event, seat: seat in (event[1], event[3] // SLOTS),
            "counted": everybody,
        },
        hidden=("deck", "hands", "wagers"),
        opening=(),
        curious=("scout", "name", "reveal"),
    ),
)

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.name)


def some_settings(game: Game) -> list[tuple[int, Options]]:
    """Every number of players, with every option somewhere."""
    every = settings(game)
    return every[:: max(1, len(every) // 6)]


def random_match(case: Case, seed: int) -> Match:
    """A match not yet played, over all settings in turn."""
    every = settings(case.game)
    players, options = every[seed % len(every)]
    return Match(case.game, players=players, options=options, seed=seed)


def random_play(match: Match, rng: Random, limit: int | None = None, curious: tuple[str, ...] = ()) -> Iterator[Match]:
    """The match before each choice, every verb as likely as any other but those that the curious prefer."""
    played = 0
    verbs = match.rules.moves.verbs
    while match.seat is not None and (limit is None or played < limit):
        yield match
        row = pick_any(match.state, rng)
        knowing = [row for row in match.state.legal() if verbs[row].name in curious]
        match.play(match.seat, rng.choice(knowing) if knowing and rng.random() < 0.85 else row)
        played += 1


def somewhere(case: Case, seed: int, *, furthest: int = 60) -> tuple[Match, Random]:
    """A match in the middle of a random game, and the generator that led there."""
    rng = Random(seed)
    match = random_match(case, seed)
    for _ in random_play(match, rng, rng.randrange(furthest)):
        pass
    return match, rng
