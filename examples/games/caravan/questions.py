"""What may be asked in Caravan; a question is called what its number is called."""

from __future__ import annotations

from typing import Final

from grandvizier.core.numbered import names

TOP, BOTTOM, THROUGH, WAGER = range(1, 5)
TURN, WHOM, WHAT, TOLL, WISH, REVEAL = range(5, 11)

QUESTIONS: Final = names(globals())
