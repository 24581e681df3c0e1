"""The fuzzer comes upon what is wrong, and looks at the rare more closely than at the common."""

from __future__ import annotations

import pytest

from grandvizier.lab.fuzz import FuzzReport, fuzz, fuzz_one

from .cases import Case, every_case
from .faults import FAULTS, Fault

ENOUGH = 150
"""Games in which every planted fault shows; most show in far fewer."""


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault.where, fault.what, fault.wrong(getattr(fault.where, fault.what)))
    report = FuzzReport()
    for number in range(ENOUGH):
        fuzz_one(fault.game, "faults", number, report)
        if report.failures:
            return
    pytest.fail(f"nobody noticed: {fault}")


@every_case
def test_the_same_seed_plays_and_checks_the_same(case: Case) -> None:
    one, two = (fuzz(case.game, 6, "same", processes=1).plain() for _ in range(2))
    assert one == two
    assert one["checks"] + one["deep_checks"] >= one["games"]
