"""What things are worth at a glance, in points; `docs/features.md` explains each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {
    # Gems, up to the fifth, beyond it, and when the game is about to end.
    "gem": 0.97, "rich": 0.33, "last_gem": 0.5, "soon": 12.0,
    # Wishes: what each card that is missing takes from the chance, the least chance, the turns for a card, the extra
    # points of a plate to come, a rival's heart, an Aide that must come off, a lamp that is lit.
    "missing": 0.15, "least": 0.37, "pace": 3.8, "extra": 0.8, "rival": 0.26, "busy": 2.42, "lit": 1.72,
    # Cards: how much of their use under a wish is lost when they are spent, and what use they are at least.
    "spent": 0.52, "stacked": 0.4, "use": 0.41, "keep": 0.87,
    # Extra tasks: a place, a card in the hand for it, how much of the best place may be counted on later, and actions.
    "place": 1.14, "in_hand": 0.56, "wait": 0.33, "stack_cost": 0.13, "orderly_cost": 0.26, "move_cost": 0.45,
    # Effects.
    "effect_cost": 0.14, "herald": 0.55, "renew": 0.44, "renew_each": 0.38, "spy": 0.34, "spy_placed": 0.78,
    # The lamp keeps its worth for a better action; one or two parts of a complete day.
    "lamp": 1.7, "begun": 0.9, "half": 2.9,
    # Travelers.
    "relic": 3.85, "relics": 1.0, "stop": 0.11, "token": 0.45, "town": 0.55, "gift": 1.5, "ware": 3.5,
    "handed": 0.2, "kept_gift": 0.76,
}  # fmt: skip
"""Found by letting weights play against weights."""
