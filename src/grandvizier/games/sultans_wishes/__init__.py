"""The Sultan's Wishes (1 to 4 players), with the Travelers: please the Sultan, trade wisely, become Grand Vizier."""

from __future__ import annotations

from ...core.events import COUNT, SEAT
from ...core.game import Game, Option, Options
from ...core.parts import part
from .box.terms import PLAYERS


def _longest(players: int, _options: Options) -> int:
    """At most 200 rounds, thirty decisions a turn: both actions and all they ask, Guards, plates that ask all."""
    return 30 * (3 * 10 if players == 1 else 200 * 5 * players)


GAME = Game(
    name="sultans-wishes",
    package=__name__,
    editions=range(2, 3),
    seats=range(PLAYERS[0], PLAYERS[-1] + 1),
    options=(Option("travelers", default=False, ruling="TR-1"),),
    facts=(
        ("round", COUNT), ("cycle", COUNT), ("first", SEAT), ("deck", COUNT), ("simple_left", COUNT),
        ("finals_left", COUNT), ("points", COUNT), ("gems", COUNT), ("hands", COUNT), ("aides", COUNT),
    ),
    endings=("finale",),
    sayings=part("box.moods:SAYINGS"),
    longest=_longest,
    view=part("travelers.view:View"),
    faithful_view=part("travelers.view:FaithfulView"),
)  # fmt: skip
