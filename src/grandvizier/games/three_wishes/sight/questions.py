"""What may be asked in 3 Wishes; a question is called what its number is called."""

from __future__ import annotations

from typing import Final

from ....core.numbered import names

STARTER, FACE, ORDER = range(1, 4)
FIRST_LOOK, FIRST_ACTION, SECOND_ACTION, LOOK_AGAIN = range(4, 8)

QUESTIONS: Final = names(globals())
