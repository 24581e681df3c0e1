"""The levels of play, from a friendly beginner to one that takes its time and misses little.

All of them search in the same way.  The weaker ones think shorter, remember less and read nothing into what rivals do;
none of them makes a bad move on purpose.  `scripts/ladder.py` finds out what each is worth.
"""

from __future__ import annotations

from typing import Final

from .thinker import Level

LEVELS: Final = {
    "page": Level(seconds=0.01, memory=2),
    "aide": Level(seconds=0.1, memory=4),
    "vizier": Level(seconds=0.5, memory=None, reads=True),
    "grand-vizier": Level(seconds=3.0, memory=None, reads=True),
}
