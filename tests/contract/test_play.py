"""Whole games: the fuzzer's checks, and play with any value by any seat at any moment."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grandvizier.core.errors import Illegal
from grandvizier.core.save import save
from grandvizier.lab.contract import check_deeply, check_draws, check_position, walk
from grandvizier.lab.fuzz import FuzzReport, fuzz_one
from grandvizier.lab.fuzz import settings as all_settings

from .cases import CASES, Case, every_case, random_match, random_play, somewhere

PARTS = 4
"""Each a test of its own, so that several processes share them; the first is quick enough."""


@pytest.mark.parametrize("part", [pytest.param(part, marks=pytest.mark.slow if part else ()) for part in range(PARTS)])
@every_case
def test_games_keep_the_contract(case: Case, part: int) -> None:
    report = FuzzReport()
    for number in range(part, max(PARTS, 2 * len(all_settings(case.game, case.rules.edition))), PARTS):
        fuzz_one(case.game, "contract", number, report, case.rules.edition)
    assert not report.failures, report.failures[0]["failure"]["trace"]
    assert report.games


@pytest.mark.slow
@every_case
def test_many_games_keep_the_contract(case: Case) -> None:
    report = FuzzReport()
    for number in range(1000, 1000 + min(60, 12 * len(all_settings(case.game, case.rules.edition)))):
        fuzz_one(case.game, "contract", number, report, case.rules.edition)
    assert not report.failures, report.failures[0]["failure"]["trace"]
    assert set(report.verbs) >= {verb.name for verb in case.rules.moves.verbs} - {"give", "to"}


@every_case
def test_every_position_of_a_game_keeps_the_contract(case: Case) -> None:
    for seed in range(3):
        rng = Random(seed)
        for match in random_play(random_match(case, 7 * seed + 2), rng, 80):
            check_position(match)
            check_deeply(match, rng)


@every_case
def test_chance_is_always_asked_for_one_of_several_different_draws(case: Case) -> None:
    for players in case.game.seats:
        asked = 0
        for state in walk(case.rules.start(players), Random(players)):
            if not state.over and state.rules.questions[state.what].pile:
                check_draws(state)
                asked += 1
        assert asked


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner),
    max_leaves=5,
)


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(
    case=st.sampled_from(CASES),
    seed=st.integers(0, 10**6),
    seat=st.integers(-3, 6) | anything,
    path=st.lists(st.integers(-3, 200) | anything, max_size=4),
)
def test_playing_anything_is_legal_or_refused_with_a_code(
    case: Case, seed: int, seat: object, path: list[object]
) -> None:
    match, _ = somewhere(case, seed, furthest=25)
    before, length, told = save(match.state), len(match.journal), match.told(None)
    refusal = match.why_not(seat, *path)
    if refusal is None:
        match.play(seat, *path)  # type: ignore[arg-type]
        assert len(match.journal) == length + 1
        return
    with pytest.raises(Illegal) as caught:
        match.play(seat, *path)  # type: ignore[arg-type]
    assert caught.value.refusal == refusal
    assert refusal.code
    assert refusal.ruling
    assert refusal.sentence in str(caught.value)
    assert (save(match.state), len(match.journal), match.told(None)) == (before, length, told)
