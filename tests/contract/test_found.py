"""Games in which the fuzzer found something, each up to the choice where it broke off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grandvizier.lab.contract import check_position, check_view
from grandvizier.match import Match

FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_what_was_found_once_holds_now(path: Path) -> None:
    match = Match.replay(json.loads(path.read_text("utf-8")))
    check_position(match)
    for seat in (*range(match.players), None):
        check_view(match, seat)
