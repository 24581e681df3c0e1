"""Boxes that were shipped before: what was begun with one goes on with it."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from grandvizier import Match
from grandvizier.core.errors import BadRecord
from grandvizier.games.sultaniya import GAME
from grandvizier.server.rules import rules_of
from tests.contract.goldens import FOLDER

EARLIER = [Path(file.name).stem for file in files(GAME.package).joinpath("box", "earlier").iterdir()]
SHIPPED = GAME.rules().components


@pytest.mark.parametrize("fingerprint", EARLIER)
def test_only_what_is_reconstructed_has_changed_since(fingerprint: str) -> None:
    """SY-28."""
    earlier, now = GAME.rules_of_then(None, None, fingerprint).components.data, SHIPPED.data
    changed = {
        (entry["id"], key): entry["marks"].get(key, entry["marks"].get("tile"))
        for name in now
        for entry, other in zip(now[name], earlier[name], strict=True)
        for key in entry
        if entry[key] != other[key]
    }
    assert changed
    assert set(changed.values()) == {"RECONSTRUCTED"}, changed


def test_what_was_recorded_with_an_earlier_box_is_played_with_it() -> None:
    kept = json.loads((FOLDER / "sultaniya" / "edition-1" / "2-greedy.json").read_text("utf-8"))["record"]
    assert kept["components"] == {"fingerprint": "55c9cbfe324b0a15", "source": None}
    match = Match.replay(kept)
    assert match.scores == kept["result"]["scores"]
    again = Match.replay(match.record())
    assert again.rules.components.fingerprint == "55c9cbfe324b0a15"


@pytest.mark.parametrize("fingerprint", ["0123456789abcdef", "../../components", "", None])
def test_a_box_that_never_was_shipped_is_refused(fingerprint: str | None) -> None:
    kept = json.loads((FOLDER / "sultaniya" / "edition-1" / "2-greedy.json").read_text("utf-8"))["record"]
    kept["components"]["fingerprint"] = fingerprint
    with pytest.raises(BadRecord, match=f"was played with components {fingerprint}, these are {SHIPPED.fingerprint}"):
        Match.replay(kept)


@pytest.mark.parametrize("fingerprint", [*EARLIER, SHIPPED.fingerprint])
def test_a_table_keeps_the_box_it_was_set_up_with(fingerprint: str) -> None:
    assert rules_of(GAME, None, 2, fingerprint).components.fingerprint == fingerprint
