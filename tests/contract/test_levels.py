"""Every level plays from what its seat was told, and from nothing else."""

from __future__ import annotations

import pytest

from grandvizier.bots import LEVELS, Driver, bot
from grandvizier.lab.twin import World
from grandvizier.match import Choice

from .cases import CASES, Case, every_case, somewhere, twin_worlds

POSITIONS = 6
ITERATIONS = 12


def choice_in(world: World, level: str, seat: int) -> Choice:
    """What a level chooses in a world, by a fresh bot that hears it all from the beginning."""
    player = bot(f"{level}:{ITERATIONS}", world.rules, world.players, world.options, seat, seed="levels")
    return Driver(world, {seat: player}).ask(seat)


def check_twins(case: Case, level: str) -> None:
    for seat, real, twin in twin_worlds(case, 1000, POSITIONS):
        assert choice_in(real, level, seat) == choice_in(twin, level, seat)


@every_case
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_the_same_in_a_world_that_its_seat_cannot_tell_from_the_real_one(
    case: Case, level: str
) -> None:
    check_twins(case, level)


def races(case: Case) -> bool:
    return case.game.mind(case.rules).finalists > 1


@pytest.mark.parametrize("case", [*filter(races, CASES)], ids=str)
def test_so_it_does_when_the_best_choices_race(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandvizier.bots.search.tree.HEATS", 4)
    check_twins(case, "grand-vizier")


@every_case
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_iterations_make_the_same_choices(case: Case, level: str) -> None:
    match, _ = somewhere(case, 7)
    seat = match.seat
    assert seat is not None
    world = World(match, match.state.copy(), seat)
    assert choice_in(world, level, seat) == choice_in(world, level, seat)
