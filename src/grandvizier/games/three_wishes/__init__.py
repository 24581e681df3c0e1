"""3 Wishes (3 to 5 players): peek, switch and shuffle your way to one wish of each type."""

from __future__ import annotations

from ...core.events import COUNT, SEAT
from ...core.game import Game, Option, Options
from .box.components import PLAYERS


def _longest(players: int, options: Options) -> int:
    """Looks, then two actions a turn, each perhaps a shuffle with its look; five players may need 22 won games."""
    single = players + 4 * players * int(options["round_limit"])
    return single if options["games"] == "single" else 1000 * single


GAME = Game(
    name="three-wishes",
    package=__name__,
    seats=range(PLAYERS[0], PLAYERS[-1] + 1),
    options=(
        Option("own_switch", default=False, ruling="3W-6"),
        Option("round_limit", default=50, ruling="3W-15", allowed=range(4, 201)),
        Option("games", default="single", ruling="3W-20", allowed=("single", "chain")),
    ),
    facts=(("round", COUNT), ("game", COUNT), ("starter", SEAT), ("declarer", SEAT), ("markers", COUNT)),
    quiet="3W-19",
    endings=("declared", "timed_out"),
    longest=_longest,
)
