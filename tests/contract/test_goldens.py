"""What is pinned: the numbering of rows, and whole recorded games with all that every seat was told.

`python scripts/goldens.py` writes them anew; do that in a commit of its own.
"""

from __future__ import annotations

import json
from pathlib import Path

from grandvizier.match import Match

from .cases import CASES, Case, every_case, newest_case
from .goldens import FOLDER, folder, numbering, records, seen, told


@newest_case
def test_rows_keep_their_numbers(case: Case) -> None:
    """Moves and draws are only ever appended: every pinned line still stands where it stood."""
    pinned = (FOLDER / f"{case.game.name}.rows.txt").read_text("utf-8").splitlines()
    now = numbering(case.game)
    for kind in ("move", "draw"):
        old, new = ([line for line in lines if line.startswith(kind)] for lines in (pinned, now))
        assert new[: len(old)] == old
        assert len(new) == len(old), "new rows are to be pinned: run scripts/goldens.py"


@every_case
def test_golden_records_of_every_edition_replay_to_the_letter(case: Case) -> None:
    """What was told is for good; a view shows it as the newest does."""
    edition = case.rules.edition
    paths = sorted(folder(case.game, edition).glob("*.json"))
    assert {path.stem for path in paths} == set(records(case.game))
    for path in paths:
        golden = json.loads(Path(path).read_text("utf-8"))
        kept = golden["record"]
        match = Match.replay(kept)
        assert match.rules.edition == kept["rules"] == edition
        # Its end was compared by the replay itself; a box that is not the shipped one any more is written down whole.
        box = kept["components"] | {"source": match.rules.components.source}
        assert match.record() | {"result": kept["result"]} == kept | {"components": box}, path.name
        assert told(match) == golden["told"], path.name
        assert edition < case.game.edition or seen(match) == golden["seen"], path.name


def test_no_edition_lies_about_without_being_played() -> None:
    assert set(FOLDER.glob("*/edition-*")) == {folder(case.game, case.rules.edition) for case in CASES}
