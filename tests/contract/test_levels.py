"""Every level plays from what its seat was told, and from nothing else: by search, and by a network."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grandvizier.bots import LEVELS, Bot, Driver, Level, Thinker, bot
from grandvizier.bots.levels import player
from grandvizier.core.rules import Rules
from grandvizier.lab.twin import TwinMatch
from grandvizier.match import Choice
from grandvizier.nets.network import Network

from ..nets.made import made
from .cases import CASES, Case, every_case, somewhere, twin_worlds

POSITIONS = 6
ITERATIONS = 12
QUICK = {"page", "grand-vizier"}
each_level = pytest.mark.parametrize(
    "level", [pytest.param(level, marks=() if level in QUICK else pytest.mark.slow) for level in LEVELS]
)
OBSERVED = [case for case in CASES if case.game.layout is not None]


def choice_in(world: TwinMatch, level: str, seat: int) -> Choice:
    """What a level chooses in a world, by a fresh bot that hears it all from the beginning."""
    player = bot(f"search:{level}:{ITERATIONS}", world.rules, world.players, world.options, seat, seed="levels")
    return Driver(world, {seat: player}).ask(seat)


def check_twins(case: Case, level: str, choice_in: Callable[[TwinMatch, str, int], Choice] = choice_in) -> None:
    for seat, real, twin in twin_worlds(case, 1000, POSITIONS):
        assert choice_in(real, level, seat) == choice_in(twin, level, seat)


@every_case
@each_level
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
@each_level
def test_the_same_seed_and_iterations_make_the_same_choices(case: Case, level: str) -> None:
    match, _ = somewhere(case, 7)
    seat = match.seat
    assert seat is not None
    world = TwinMatch(match, match.state.copy(), seat)
    assert choice_in(world, level, seat) == choice_in(world, level, seat)


# By a network.


@pytest.fixture
def by_network(monkeypatch: pytest.MonkeyPatch) -> Callable[[TwinMatch, str, int], Choice]:
    """As `choice_in`, by a network of random weights that fits every table."""
    networks: dict[Rules, Network] = {}

    def network_for(rules: Rules, *_table: object) -> Network:
        return networks.setdefault(rules, made(rules))

    monkeypatch.setattr("grandvizier.bots.levels.network_for", network_for)

    def choose(world: TwinMatch, level: str, seat: int) -> Choice:
        counted: Level = LEVELS[level].counted(ITERATIONS)
        found: Bot = player(world.rules, world.players, world.options, seat, "levels", level=counted)
        assert not isinstance(found, Thinker) or found._mind.together > 1
        return Driver(world, {seat: found}).ask(seat)

    return choose


@each_level
@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_a_level_by_network_chooses_the_same_too(
    case: Case, level: str, by_network: Callable[[TwinMatch, str, int], Choice]
) -> None:
    check_twins(case, level, by_network)


@each_level
@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_by_network_the_same_seed_makes_the_same_choices(
    case: Case, level: str, by_network: Callable[[TwinMatch, str, int], Choice]
) -> None:
    match, _ = somewhere(case, 7)
    seat = match.seat
    assert seat is not None
    world = TwinMatch(match, match.state.copy(), seat)
    assert by_network(world, level, seat) == by_network(world, level, seat)
