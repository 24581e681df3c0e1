"""The Sultan's Wishes (1 to 4 players), with the Travelers: please the Sultan, trade wisely, become Grand Vizier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.events import COUNT, SEAT
from ...core.game import Game, Option, Options, ViewData
from .bots.greedy import Appraiser
from .bots.mind import SultansMind
from .bots.mind.prospects import SOURCES
from .box.charts import BOOK, charts
from .box.components import load
from .box.terms import PLAYERS
from .rules import rulings, tables
from .sight import look
from .sight.belief import Belief
from .sight.events import KINDS
from .travelers import rulings as more_rulings
from .travelers.events import KINDS as MORE_KINDS
from .travelers.view import FaithfulView, View

if TYPE_CHECKING:
    from ...core.rules import Rules


def _tensor(rules: Rules, view: ViewData) -> Any:
    from .tensor import tensor  # noqa: PLC0415 - numpy only for learners

    return tensor(rules.components, view)


def _longest(players: int, _options: Options) -> int:
    """At most 200 rounds, thirty decisions a turn: both actions and all they ask, Guards, plates that ask all."""
    return 30 * (3 * 10 if players == 1 else 200 * 5 * players)


GAME = Game(
    name="sultans-wishes",
    package=__name__,
    editions=range(2, 3),
    seats=range(PLAYERS[0], PLAYERS[-1] + 1),
    options=(Option("travelers", default=False, ruling="TR-1"),),
    rulings=rulings.RULINGS + more_rulings.RULINGS,
    book=BOOK,
    charts=charts,
    own_kinds=KINDS + MORE_KINDS,
    facts=(
        ("round", COUNT), ("cycle", COUNT), ("first", SEAT), ("deck", COUNT), ("simple_left", COUNT),
        ("finals_left", COUNT), ("points", COUNT), ("gems", COUNT), ("hands", COUNT), ("aides", COUNT),
    ),
    load=load,
    build=tables.SultanRules,
    begin=tables.lay_out,
    view=View,
    faithful_view=FaithfulView,
    view_of=look.view,
    belief=Belief,
    appraiser=Appraiser,
    mind=SultansMind,
    tensor=_tensor,
    audit=look.audit,
    longest=_longest,
    outlook=SOURCES,
    ahead=look.ahead,
)  # fmt: skip
