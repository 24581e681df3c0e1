"""A view as numbers for learners: seats and places are counted from the one who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .box.components import PLAYERS, Wishes
from .rules.tables import WishRules
from .sight import questions as ask
from .sight.hands import SCALE, hands_of
from .sight.promise import promises

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ...core.rules import Rules
    from .sight.shape import WishView

_SEATS = PLAYERS[-1]
_PLACES = 3 + 3 * _SEATS


def tensor(rules: Rules, view: WishView) -> NDArray[np.float32]:
    """For each place the card and who has looked; markers, who began and is asked, the question, the round; promises.

    A place: one number for each card, one for each seat that has followed it, one for being on the table.  All
    player counts and options share one shape.
    """
    components = rules.components
    assert isinstance(components, Wishes)
    players, me = view["players"], view["seat"]
    places, known = np.zeros((_PLACES, len(components.ids) + _SEATS + 1), np.float32), [0] * (3 + 3 * players)
    for (place, _, card), seen in zip(view["table"], view["seen"], strict=True):
        turned = place if place < 3 else 3 + (place - 3 - 3 * me) % (3 * players)
        row = places[turned]
        if card is not None:
            row[card] = 1
            known[turned] = 1 << card
        for seat in range(players):
            row[len(components.ids) + (seat - me) % players] = seen >> seat & 1
        row[-1] = 1
    seats = np.zeros((3, _SEATS), np.float32)
    for seat in range(players):
        seats[0, (seat - me) % players] = view["markers"][seat] / 5
    if view["starter"] is not None:
        seats[1, (view["starter"] - me) % players] = 1
    question = np.zeros(len(ask.QUESTIONS), np.float32)
    if view["asked"]:
        seats[2, (view["asked"]["seat"] - me) % players] = 1
        question[ask.QUESTIONS.index(view["asked"]["question"])] = 1
    rest = np.array([view["round"] / 50, players / _SEATS, view["over"]], np.float32)
    assert isinstance(rules, WishRules)
    promised = np.frombuffer(promises(hands_of(rules, players), known[1:], players), np.uint8) / np.float32(SCALE)
    return np.concatenate([places.ravel(), seats.ravel(), question, rest, promised])
