"""What the server says cannot be done has words in the page's own catalogues, by its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import grandvizier.server
from grandvizier.words import LANGUAGES

SOURCE = Path(grandvizier.server.__file__).parent
WORDS = SOURCE.parents[2] / "web" / "src" / "words"
PROGRAMS = {
    "bad-host", "bad-json", "bad-message", "bad-origin", "cut-off", "no-hello", "no-such-bot", "no-such-lesson",
    "no-such-moment", "no-such-seat", "not-begun", "not-for-you", "not-json", "stale", "too-large", "too-slow",
}  # fmt: skip
"""Only a program that speaks to the server by itself hears these, or the page gets over them without a word."""
OTHERWISE = {"bad-token", "no-such-game", "no-such-table", "weighing-another"}
"""The page says these in other words, by where it is."""
IN_DETAIL = {"bad-components", "bad-record", "bad-seats", "bad-setup"}
"""What is wrong with a file that somebody made: the sentence of the server names the line or the number."""


def codes() -> Iterator[str]:
    """The code of every `RequestError` and `Trouble` in the server."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in {"RequestError", "Trouble"}
            ):
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield str(code.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_person_may_hear_has_words(language: str) -> None:
    said = set(re.findall(r"^web-trouble-([a-z-]+) =", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    told = set(codes())
    assert told >= PROGRAMS | OTHERWISE | IN_DETAIL
    assert told - PROGRAMS - OTHERWISE - IN_DETAIL <= said
