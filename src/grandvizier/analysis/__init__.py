"""Looking back at a finished game: win chances, turning points, and what luck, knowledge and decisions were worth."""

from .plies import Ply, plies
from .sums import Effects, Estimate, Point, Split, Turning, is_mistake, split, turning_points
from .weighing import Weighed, points, weigh

__all__ = [
    "Effects",
    "Estimate",
    "Ply",
    "Point",
    "Split",
    "Turning",
    "Weighed",
    "is_mistake",
    "plies",
    "points",
    "split",
    "turning_points",
    "weigh",
]
