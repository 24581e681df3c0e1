"""Two worlds a seat cannot tell apart stay so; every generated leak is found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from grandvizier.lab.twin import Tally, imagine, twin_run

from .cases import CASES, Case, somewhere
from .mutants import Mutant, carries_nothing, caught, mutants

PARTS = 4
"""The runs are cut into so many tests, each with its share of games and of rare verbs; the first is quick enough."""
EARLIER = 2
"""An earlier edition reads a few rules otherwise, and is gone through in fewer of them."""
RUNS = 70
ENOUGH = 8
MOST = 60 * RUNS
NOTHING_HIDDEN_YET = {"turns.py:starter:1", "turns.py:deal_out:1", "turns.py:sit:1"}
"""The sites reached only while every card is still undrawn: a byte added there tells nothing."""


@pytest.mark.parametrize(
    "case, part",
    [
        pytest.param(case, part, marks=pytest.mark.slow if part else ())
        for case in CASES
        for part in range(EARLIER if case.edition else PARTS)
    ],
    ids=str,
)
def test_a_seat_learns_only_what_it_is_told(case: Case, part: int) -> None:
    tally = Tally()
    runs = 0
    verbs = {verb.name for verb in case.rules.moves.verbs}
    draws = {verb.name for verb in case.rules.draws.verbs} - set(case.opening)

    def rare() -> set[str]:
        acted = {name for name in verbs if tally.acted[name] < ENOUGH}
        return acted | {name for name in verbs | draws if tally.watched[name] < ENOUGH}

    while runs < RUNS or rare():
        assert runs < MOST, f"stepped too seldom: {rare()}"
        seed = part * MOST + runs
        match, rng = somewhere(case, seed, until=rare() & verbs if runs >= RUNS else ())
        runs += 1
        if match.seat is None:
            continue
        seat = match.seat if rng.random() < 0.5 else rng.randrange(match.players)
        leak = twin_run(
            match, imagine(match, seat, rng), seat, rng, steps=40, may_see=case.may_see(match.options), tally=tally
        )
        assert leak is None, (seed, seat, leak)
    assert tally.ends["face"] + tally.ends["over"] + tally.ends["steps"] > tally.ends["unpaired"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "mutant" in metafunc.fixturenames:
        every = mutants()
        metafunc.parametrize("mutant", every, ids=[str(mutant) for mutant in every])


@pytest.mark.slow
def test_every_generated_leak_is_found(mutant: Mutant) -> None:
    if carries_nothing(mutant):
        assert mutant.what in NOTHING_HIDDEN_YET
        return
    # A site of the rules serves every edition: one that is seldom reached in the newest may be found in an earlier one.
    editions = [case for case in CASES if case.game is mutant.case.game]
    found = (caught(replace(mutant, case=case), Random(str(mutant))) for case in editions)
    assert any(found), f"nobody noticed {mutant}"
