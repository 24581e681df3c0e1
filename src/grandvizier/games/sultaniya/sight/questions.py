"""What may be asked in Sultaniya; a question is called what its number is called."""

from __future__ import annotations

from typing import Final

from ....core.numbered import names

TOP, DEEPER, STARTER, SIDE, BOARD, OBJECTIVE, CHARACTER = range(1, 8)
TURN, BUILD, PLACE = range(8, 11)
REFRESH, REFRESHED, MOVE, SET_DOWN, AFTER_MOVE, TWICE, AGAIN, SEARCH, FETCH, REPLACE = range(11, 21)

QUESTIONS: Final = names(globals())
