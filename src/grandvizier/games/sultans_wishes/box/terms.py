"""The words and the stated numbers of the box, as components files spell them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....core.numbered import Numbered

_effects: Numbered[str] = Numbered()
AIDE: Final = _effects.add("aide")
SPY: Final = _effects.add("spy")
GEMS: Final = _effects.add("gems")
BARGAIN: Final = _effects.add("bargain")
HERALD: Final = _effects.add("herald")
RENEW: Final = _effects.add("renew")
RELIC: Final = _effects.add("relic")
EFFECTS: Final = _effects.all()
MERCHANTS: Final = ("left", "centre", "right")
PERIODS: Final = ("morning", "afternoon", "night")
_towns: Numbered[str] = Numbered()
IMMEDIATE: Final = _towns.add("immediate")
END_OF_ROUND: Final = _towns.add("round")
END_OF_GAME: Final = _towns.add("game")
TOWNS: Final = _towns.all()
"""When the gifts of each town are settled."""
FINALS: Final = ("hearts", "effect", "tasks", "different")
"""What a Final wish asks of its cards: so many hearts each, an effect, one of some tasks, all different tasks."""
GIFTS: Final = (
    ("double", "ware", "gems"),
    ("orderly", "heart", "priority", "tasks"),
    ("period", "merchant", "treasure"),
)
"""What the gifts of each town do: the plate's extra points, a free ware from the bottom of a merchant's stack, so many
gems; move the Orderly, a heart for a task, first on the Priority track, points for each extra task of some tasks;
points for each ware of a period, for each ware of a merchant, for gems."""
GIFT_POINTS: Final[Mapping[str, int]] = {"double": 2, "tasks": 1, "period": 2, "merchant": 1, "treasure": 5}
"""How often a gift takes what it counts: the plate's extra points (TR-3), the revealed extra tasks of its tasks (TR-5),
its wares, every two gems (TR-6).  The rulebook states them, and no file may change them."""
BACKS: Final = ("task", "guard")
PLAYERS: Final = (1, 2, 3, 4)
OPEN: Final[Mapping[int, int]] = {1: 2, 2: 2, 3: 3, 4: 4}
"""The minimum of open wishes, by players (SW-22)."""
BASE_CARDS: Final = 48
TRAVELERS_CARDS: Final = 8
SIMPLE_WISHES: Final = 16
BASE_FINALS: Final = 14
TRAVELERS_FINALS: Final = 1
WARES: Final = 15
"""Of each merchant."""
MARKETS: Final = 6
GIFT_CARDS: Final = 21
RELIC_KINDS: Final = 6
TOWN: Final = "town-"
"""A town on the track is spelt with this before its word."""
STATED: Final[Mapping[str, int]] = {
    "guards": 2,
    "gems": 28,
    "gem_cap": 7,
    "aides": 7,
    "aides_per_card": 2,
    "hand": 3,
    "finals_placed": 4,
    "lamp_1": 10,
    "lamp_2": 25,
    "lamp_3": 40,
    "first_points": 6,
    "first_gems": 1,
    "second_points": 4,
    "third_points": 2,
    "plates": 5,
    "plates_alone": 10,
    "rounds_alone": 3,
    "verdict_2": 51,
    "verdict_3": 71,
    "verdict_4": 91,
    "gems_a_point": 2,
    "relic_copies": 3,
    "relics_1": 1,
    "relics_2": 4,
    "relics_3": 9,
    "relics_4": 16,
    "relics_5": 25,
    "relics_6": 36,
    "relics_pair": 3,
    "relics_triple": 7,
}
"""The numbers a file may not change: the rulebooks state them, or, like the copies of a relic, they follow."""
OPEN_NUMBERS: Final[Mapping[str, tuple[int, int]]] = {
    "simple_placed_1": (2, SIMPLE_WISHES),
    "simple_placed_2": (2, SIMPLE_WISHES),
    "simple_placed_3": (3, SIMPLE_WISHES),
    "simple_placed_4": (4, SIMPLE_WISHES),
    "spy_adds": (0, 1),
    "gems_effect": (1, 7),
    "bargain": (1, 7),
    "herald_gems": (0, 7),
    "round_limit": (1, 200),
}
"""The numbers that a file may set, and their bounds: Simple wishes placed, by players; the cards SPY may add, the gems
of GEMS, what BARGAIN takes off, the gems of HERALD; after how many rounds the game ends anyway (SW-9)."""
