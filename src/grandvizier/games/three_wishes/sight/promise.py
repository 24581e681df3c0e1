"""What the cards promise that a seat knows: its own hand, those of rivals, and its own after every switch.

A learner would find it out by itself, late: what three cards are worth together is no sum of what each is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..box.components import PLAYERS
from .hands import SCALE, Hands

_SEATS: Final = PLAYERS[-1]
OTHERS: Final = 2 + 3 * (_SEATS - 1)
"""Places with which a card of the own hand may be switched: the centre, then the hands of rivals."""
BYTES: Final = 1 + _SEATS + 3 * OTHERS


def promises(hands: Hands, known: Sequence[int], players: int) -> bytearray:
    """How likely nobody holds a better hand, what each hand promises, and the own one after each switch.

    `known` are the cards as bits, 0 where the seat does not know any: the centre, then the hands from its own on.
    """
    centre, own = known[:2], known[2:5]
    promised = hands.promised
    held = [known[at] | known[at + 1] | known[at + 2] for at in range(2, 2 + 3 * players, 3)]
    mine = held[0]
    found = bytearray(BYTES)
    rank = hands.rank.get(mine)
    if rank:
        unseen, chance = hands.deck & ~(sum(held) | centre[0] | centre[1]), 1.0
        for rival in held[1:]:
            chance *= hands.beaten(unseen, rival, rank)
        found[0] = round(SCALE * chance)
    for turn, cards in enumerate(held):
        found[1 + turn] = promised[cards]
    at = 1 + _SEATS
    others = (*centre, *known[5:])
    for card in own:
        rest = mine & ~card
        for number, other in enumerate(others, at):
            found[number] = promised[rest | other]
        at += OTHERS
    return found
