"""What the page for researchers shows can be run as it stands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from grandvizier.envs import openspiel, pettingzoo

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_the_page_run(number: int) -> None:
    exec(compile(EXAMPLES[number], f"{PAGE.name}, example {number + 1}", "exec"), {"__name__": "example"})  # noqa: S102


def test_the_page_has_examples_for_every_door() -> None:
    for door in ("pettingzoo.env(", "openspiel.load(", "gv.rules("):
        assert any(door in example for example in EXAMPLES)


@pytest.mark.parametrize("module", [openspiel, pettingzoo], ids=lambda module: module.__name__)
def test_the_examples_of_the_modules_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed
