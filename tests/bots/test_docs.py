"""What the page for authors of bots says is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

from .playing import finish, seated, table
from .test_program import spec

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_the_ten_lines_on_the_page_are_those_of_the_example() -> None:
    _, lines = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    example = (Path(__file__).parents[2] / "examples" / "bots" / "hasty.py").read_text("utf-8")
    code = [line for line in lines.splitlines() if line and '"""' not in line]
    assert len(lines.splitlines()) <= 10
    assert all(line.replace("(self, state)", "(self, state: State) -> float") in example for line in code)


def test_the_class_on_the_page_plays(tmp_path: Path) -> None:
    example, _ = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    file = tmp_path / "patient.py"
    file.write_text(example, "utf-8")
    match = table()
    patient = seated(match, f"{file}:Patient")
    finish(match, patient)
    assert match.over
    assert not patient.forfeits


def test_the_fields_on_the_page_are_those_that_a_program_gets(tmp_path: Path) -> None:
    told = tmp_path / "told"
    match = table()
    finish(match, seated(match, spec("none", told)))
    messages = [json.loads(line) for line in told.read_text("utf-8").splitlines()]
    tables = [
        {
            name
            for row in part.splitlines()
            if row.startswith("| `")
            for name in re.findall(r"`(\w+)`", row.split("|")[1])
        }
        for part in re.findall(r"^\| field \| holds \|\n(.*?)\n\n", PAGE, re.MULTILINE | re.DOTALL)
    ]
    assert tables == [messages[0].keys(), messages[1].keys()]
