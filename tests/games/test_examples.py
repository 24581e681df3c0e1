"""The games in `examples/games` keep their own tests, as somebody would run them who has copied one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"


@pytest.mark.parametrize("name", [pytest.param("oasis", marks=pytest.mark.slow), "orchard"])
def test_an_example_passes_its_own_tests_and_is_short(name: str) -> None:
    folder = EXAMPLES / name
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout
    code = [*folder.glob(f"{name}/*.py"), *folder.glob("tests/*.py")]
    assert len(code) == 2
    assert sum(len(file.read_text("utf-8").splitlines()) for file in code) < 250
