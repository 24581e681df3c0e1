"""Looking back at a finished game: win chances, turning points, and what luck, knowledge and decisions were worth."""

from .passages import Passage, passages
from .sums import Effects, Estimate, Point, Split, Turning, split, turning_points
from .weighing import Weighed, points, weigh

__all__ = [
    "Effects",
    "Estimate",
    "Passage",
    "Point",
    "Split",
    "Turning",
    "Weighed",
    "passages",
    "points",
    "split",
    "turning_points",
    "weigh",
]
