"""Sultaniya (1 to 4 players): build the most beautiful palace, tile by tile, with a djinn's help where it pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.events import COUNT, SEAT
from ...core.game import Game, Option, Options, ViewData
from .bots.greedy import Appraiser
from .bots.mind import Mind
from .bots.prospect import SOURCES
from .box.charts import BOOK, charts
from .box.components import load
from .box.terms import PLAYERS
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

    return tensor(rules, view)


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
    rulings=RULINGS,
    book=BOOK,
    charts=charts,
    own_kinds=KINDS,
    facts=(
        ("round", COUNT), ("starter", SEAT), ("finisher", SEAT), ("treasure", COUNT),
        ("sapphires", COUNT), ("guards", COUNT), ("roofs", COUNT), ("points", COUNT),
    ),
    load=load,
    build=tables.PalaceRules,
    begin=tables.lay_out,
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
    ahead=look.ahead,
)  # fmt: skip
