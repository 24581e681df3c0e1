"""3 Wishes (3 to 5 players): peek, switch and shuffle your way to one wish of each type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.events import COUNT, SEAT
from ...core.game import Game, Option, Options, ViewData
from .bots.greedy import Appraiser
from .bots.mind import Mind
from .bots.outlook import SOURCES
from .box.charts import BOOK, charts
from .box.components import PLAYERS, load
from .rules import tables
from .rules.rulings import RULINGS
from .sight import look
from .sight.belief import Belief
from .sight.events import KINDS
from .sight.view import FaithfulView, View

if TYPE_CHECKING:
    from ...core.rules import Rules


def _tensor(rules: Rules, view: ViewData) -> Any:
    from .tensor import tensor  # noqa: PLC0415 - numpy only for learners

    return tensor(rules.components, view)


def _longest(players: int, options: Options) -> int:
    """Looks, then two actions a turn, each perhaps a shuffle with its look; five players may need 22 won games."""
    single = players + 4 * players * int(options["round_limit"])
    return single if options["games"] == "single" else 1000 * single


GAME = Game(
    name="three-wishes",
    package=__name__,
    editions=range(1, 2),
    seats=range(PLAYERS[0], PLAYERS[-1] + 1),
    options=(
        Option("own_switch", default=False, ruling="3W-6"),
        Option("round_limit", default=50, ruling="3W-15", allowed=range(4, 201)),
        Option("games", default="single", ruling="3W-20", allowed=("single", "chain")),
    ),
    rulings=RULINGS,
    book=BOOK,
    charts=charts,
    own_kinds=KINDS,
    facts=(("round", COUNT), ("game", COUNT), ("starter", SEAT), ("declarer", SEAT), ("markers", COUNT)),
    load=load,
    build=tables.WishRules,
    begin=tables.begin,
    view=View,
    faithful_view=FaithfulView,
    view_of=look.view,
    belief=Belief,
    appraiser=Appraiser,
    mind=Mind,
    tensor=_tensor,
    audit=look.audit,
    longest=_longest,
    outlook=SOURCES,
    quiet="3W-19",
    ahead=look.ahead,
    changed_places=look.changed_places,
)
