"""Write the goldens anew: `python scripts/goldens.py`.  Do it in a commit of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.contract.cases import NEWEST
from tests.contract.goldens import FOLDER, folder, numbering, play, records, seen, told


def main() -> None:
    """Numbering and records of every game under contract, in its newest edition; those of earlier ones are for good."""
    for case in NEWEST:
        game = case.game
        place = folder(game, game.edition)
        place.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{game.name}.rows.txt").write_text("\n".join(numbering(game)) + "\n", "utf-8")
        for old in place.glob("*.json"):
            old.unlink()
        for name in records(game):
            match = play(game, name)
            golden = {"told": told(match), "seen": seen(match), "record": match.record()}
            (place / f"{name}.json").write_text(json.dumps(golden) + "\n", "utf-8")
            print(f"{game.name} {name}: {len(match.journal)} entries")


if __name__ == "__main__":
    main()
