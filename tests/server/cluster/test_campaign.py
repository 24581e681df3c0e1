"""A small campaign of `bench/campaign.py`: servers are killed and stopped under people who play; nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.fire.ledger import Ledger, Row

CAMPAIGN = Path(__file__).parents[3] / "bench" / "campaign.py"


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", [["--kills", "2", "--stalls", "1"], ["--sqlite", "--kills", "2"]], ids=["nodes", "sqlite"]
)
def test_nothing_is_lost(how: list[str]) -> None:
    command = [sys.executable, str(CAMPAIGN), *how, "--tables", "2", "--lease", "1", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found["found"]["choices acknowledged"] > 0
    assert sum(found["blows"].values()) >= 3


TAKEN = [Row(0.0, "node", "a", "here:1", None), Row(10.0, "taken", "t", "a", None)]


@pytest.mark.parametrize(
    "then, is_wrong",
    [
        ([Row(14.0, "charged", "t", None, 3.9)], False),
        ([Row(14.0, "charged", "t", None, 4.1)], True),
        ([Row(14.0, "charged", "t", None, 2.0), Row(15.0, "charged", "t", None, 3.1)], True),
        # It stood still from 20 to 25, of which a second may be counted.
        ([Row(26.0, "charged", "t", None, 11.9)], False),
        ([Row(26.0, "charged", "t", None, 12.1)], True),
        # Nobody had it.
        ([Row(12.0, "taken", "t", None, None), Row(14.0, "charged", "t", None, 0.1)], True),
        # Somebody else took it: what goes on there is counted from then on.
        ([Row(12.0, "taken", "t", "b", None), Row(14.0, "charged", "t", None, 1.9)], False),
        ([Row(12.0, "taken", "t", "b", None), Row(14.0, "charged", "t", None, 2.1)], True),
    ],
)
def test_a_clock_that_was_charged_too_much_is_found(then: list[Row], *, is_wrong: bool) -> None:
    ledger = Ledger({"here:1": [(20.0, 25.0)]})
    ledger.judge([*TAKEN, *then])
    assert bool(ledger.wrongs) == is_wrong
