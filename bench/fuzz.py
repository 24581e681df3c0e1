"""Fuzz any game, the test game Caravan among them: `python bench/fuzz.py caravan --games 20000 --json`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from grandvizier import register
from grandvizier.cli import main
from tests.games.caravan import GAME

if __name__ == "__main__":
    register(GAME)
    sys.exit(main(["fuzz", *sys.argv[1:]]))
