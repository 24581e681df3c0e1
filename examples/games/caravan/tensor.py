"""A view as numbers for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np

from .events import SLOTS
from .position import MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from grandvizier.core.game import ViewData
    from grandvizier.core.rules import Rules

    from .view import CaravanView


def tensor(_rules: Rules, view: ViewData) -> NDArray[np.float32]:
    """The cards that are seen, then the deck, the turn and the seat."""
    cards = [-1] * MOST * SLOTS
    for place, _, face in view["table"]:
        cards[place] = -1 if face is None else face
    seen = cast("CaravanView", view)
    return np.array([*cards, len(seen["deck"]), seen["turn"], seen["seat"]], np.float32)
