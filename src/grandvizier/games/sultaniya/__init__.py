"""Sultaniya (1 to 4 players): build the most beautiful palace, tile by tile, with a djinn's help where it pays."""

from __future__ import annotations

from ...core.events import COUNT, SEAT
from ...core.game import Game, Option, Options
from .box.terms import PLAYERS


def _longest(players: int, _options: Options) -> int:
    """A character each, then at most twelve decisions a turn: call green, reveal six, take and place twice."""
    return players + 12 * 200 * players


GAME = Game(
    name="sultaniya",
    package=__name__,
    editions=range(1, 3),
    seats=range(PLAYERS[0], PLAYERS[-1] + 1),
    options=(
        Option(
            "characters", default="choose", quick="deal", ruling="SY-1", allowed=("deal", "choose"),
            earlier=((1, "deal"),),
        ),
        Option("open_objectives", default=False, ruling="SY-26"),
        Option("red_build_pays", default=True, ruling="SY-15"),
        Option("red_replaces", default=True, ruling="SY-16", since=2),
    ),
    facts=(
        ("round", COUNT), ("starter", SEAT), ("finisher", SEAT), ("treasure", COUNT),
        ("sapphires", COUNT), ("guards", COUNT), ("roofs", COUNT), ("points", COUNT),
    ),
    endings=("fifth_roof", "stalled", "timed_out"),
    longest=_longest,
)  # fmt: skip
