"""What may be asked in The Sultan's Wishes; a question is called what its number is called."""

from __future__ import annotations

from typing import Final

from ....core.numbered import names

TOP, DEAL, STARTER, SIMPLE, FINAL, PLATE, WARE, SCORE_CARD = range(1, 9)
TURN, UNDER = range(9, 11)
AIDE, BUSY, SPY, BARGAIN, RENEW, TAKE, OPTIONS, GUARD, LOVELY, MEAN, SAD = range(11, 22)

# With the Travelers.
GIFT_DRAW, RELIC_DRAW, BOTTOM = range(22, 25)
DISTRACTED, CONFUSED, FRIENDLY, GIFT, KEEP_ONE, ROUND_GIFTS, MOVE_ORDERLY, HEART_WHERE = range(25, 33)

QUESTIONS: Final = names(globals())
