"""A small campaign of `bench/campaign.py`: servers are killed and stopped under people who play; nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

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
