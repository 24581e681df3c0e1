"""Write the goldens anew: `python scripts/goldens.py`.  Do it in a commit of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.contract.cases import CASES
from tests.contract.goldens import FOLDER, digest, numbering, play, records


def main() -> None:
    """Numbering and records of every game under contract."""
    for case in CASES:
        game = case.game
        folder = FOLDER / game.name
        folder.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{game.name}.rows.txt").write_text("\n".join(numbering(game)) + "\n", "utf-8")
        for old in folder.glob("*.json"):
            old.unlink()
        for name in records(game):
            match = play(game, name)
            golden = {"told": digest(match), "record": match.record()}
            (folder / f"{name}.json").write_text(json.dumps(golden) + "\n", "utf-8")
            print(f"{game.name} {name}: {len(match.journal)} entries")


if __name__ == "__main__":
    main()
