"""What is pinned: the numbering of rows, and whole recorded games with all that every seat was told.

`python scripts/goldens.py` writes them anew; do that in a commit of its own.
"""

from __future__ import annotations

import json
from pathlib import Path

from grandvizier.match import Match

from .cases import Case, every_case
from .goldens import FOLDER, folder, numbering, records, seen, told


@every_case
def test_rows_keep_their_numbers(case: Case) -> None:
    """Moves and draws are only ever appended: every pinned line still stands where it stood."""
    pinned = (FOLDER / f"{case.game.name}.rows.txt").read_text("utf-8").splitlines()
    now = numbering(case.game)
    for kind in ("move", "draw"):
        old, new = ([line for line in lines if line.startswith(kind)] for lines in (pinned, now))
        assert new[: len(old)] == old
        assert len(new) == len(old), "new rows are to be pinned: run scripts/goldens.py"


@every_case
def test_golden_records_replay_to_the_letter(case: Case) -> None:
    paths = sorted(folder(case.game, case.game.version).glob("*.json"))
    assert [path.stem for path in paths] == sorted(records(case.game))
    for path in paths:
        golden = json.loads(Path(path).read_text("utf-8"))
        match = Match.replay(golden["record"])
        assert match.record() == golden["record"], path.name
        assert told(match) == golden["told"], path.name
        assert seen(match) == golden["seen"], path.name
