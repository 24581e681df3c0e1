"""What open wishes promise to a seat, and how long the game may still last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from .....core.events import Seat
from ...rules.position import NONE, Position
from ...rules.tables import SultanRules
from ...sight import questions as ask

HEARTS_A_CARD: Final = 2
FAR: Final = 99
"""In place of a number of turns: nobody can tell yet."""
SIMPLE: Final = 6.0
"""The turns that a Simple wish takes which lies face down."""
SIMPLE_CARD, FINAL_CARD = 1.4, 1.7
"""The turns that each card takes which an open wish still wants."""
FIRST_FINAL: Final = 4.5
"""The cards that the first Final wish wants."""

Open: TypeAlias = tuple[int, bool, int, int, int, bool]
"""An open wish as it stands for a seat: its number, whether it is a Final one, what is missing (hearts, or cards), the
hearts under the seat's own Aides and under those of rivals, and whether a Guard is there."""


class Promises:
    """The open wishes as they stand for a seat, and their chances."""

    def __init__(self, rules: SultanRules, weights: Mapping[str, float]) -> None:
        self._rules = rules
        most = max(rules.need)
        self._chances = [
            [[_chance(weights, missing, final, turns) for turns in range(FAR + 1)] for missing in range(most + 1)]
            for final in (False, True)
        ]

    def chance(self, missing: int, final: bool, turns: int) -> float:  # noqa: FBT001 - as it stands in `Open`
        """How likely a wish is to be fulfilled in so many turns."""
        return self._chances[final][missing][turns] if missing > 0 else 1.0

    def open(self, s: Position, seat: Seat) -> list[Open]:
        """The open wishes as they stand for a seat."""
        rules, aides, guards = self._rules, s.aides, s.guards
        hearts, need, first_final = rules.hearts, rules.need, rules.first_final
        less = 0 if s.what == ask.PLATE else rules.less[s.plate]
        found = []
        for at, wish in enumerate(s.open):
            mine = rivals = total = 0
            cards = s.under[at]
            for card in cards:
                worth = hearts[card]
                total += worth
                for who in aides[2 * card : 2 * card + 2]:
                    if who == seat:
                        mine += worth
                    elif who != NONE:
                        rivals += worth
            final, guarded = wish >= first_final, guards[at] != NONE
            missing = need[wish] - less - guarded - (len(cards) if final else total)
            found.append((wish, final, missing, mine, rivals, guarded))
        return found

    def turns(self, s: Position) -> int:
        """How many turns are to come in all, once that is known; before that FAR."""
        c = self._rules.components
        last = c.solo_rounds if s.players == 1 else c.round_limit
        if not s.ended and s.round < last:
            return FAR
        after = (c.cycles[s.players] - s.cycle) * s.players
        now = 0 if s.what == ask.PLATE else s.players - (s.seat - s.first) % s.players
        return min(FAR - 1, after + now)

    def lasts(self, s: Position) -> float:
        """About how many turns are to come."""
        turns = self.turns(s)
        if turns < FAR:
            return turns
        c = self._rules.components
        rest = (c.cycles[s.players] - s.cycle) * s.players
        if s.players == 1:
            return rest + c.cycles[1] * (c.solo_rounds - s.round)
        wanted, finals = SIMPLE * s.simple_left, [FIRST_FINAL]
        for _, final, missing, *_ in self.open(s, 0):
            if final:
                finals.append(missing)
            else:
                wanted += SIMPLE_CARD * missing / HEARTS_A_CARD
        return rest + wanted + FINAL_CARD * min(finals)


def _chance(weights: Mapping[str, float], missing: int, final: bool, turns: int) -> float:  # noqa: FBT001
    """By the cards that a wish still wants, and by the turns left once that is known."""
    cards = missing if final else -(-missing // HEARTS_A_CARD)
    sure = max(weights["least"], 1.0 - weights["missing"] * cards)
    return sure if turns == FAR or not cards else sure * min(1.0, turns / (weights["pace"] * cards))
