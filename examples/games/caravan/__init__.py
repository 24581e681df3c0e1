"""Caravan: a test game, registered only in tests."""

from __future__ import annotations

from grandvizier.core.box.components import Components
from grandvizier.core.events import COUNT, face
from grandvizier.core.game import Game, Option, Options
from grandvizier.core.rules import Rules
from grandvizier.core.rulings import Ruling

from . import look, rules, tables
from .belief import Belief
from .events import CARD, KINDS, load
from .position import slot
from .view import FaithfulView, View


class Appraiser(Belief):
    """Sells what is worth most, pays with what is worth least."""

    def appraise(self, path: tuple[int, ...]) -> float:
        rule, args = self.rules.moves.rows[path[-1]]
        worth = 0
        if rule in (rules.sell, rules.pay, rules.bury, rules.dig, rules.reveal, rules.hand_over):
            card = self.hands[slot(self.seat, args[0])]
            worth = self.components.worth[card] if card < len(self.components.worth) else 0
        return float(
            {rules.sell: 1 + worth, rules.pay: 2 - worth, rules.decline: 0.5, rules.dig: 1 - worth}.get(rule, 0)
        )


def _longest(players: int, options: Options) -> int:
    return players + 20 * players * int(options["turns"])


def _build(game: Game, components: Components, edition: int) -> Rules:
    return tables.CaravanRules(game, components, edition)


GAME = Game(
    name="caravan",
    package=__name__,
    seats=range(2, 5),
    options=(Option("turns", default=5, ruling="C-5", allowed=range(2, 9)),),
    rulings=tuple(Ruling(f"C-{n}", ("RECONSTRUCTED",), "turn") for n in range(1, 10)),
    own_kinds=KINDS,
    facts=(("turn", COUNT), ("coins", COUNT), ("deck", CARD), ("discard", CARD), ("wager", face("wager"))),
    load=load,
    build=_build,
    begin=tables.begin,
    view=View,
    faithful_view=FaithfulView,
    view_of=look.view,
    belief=Belief,
    appraiser=Appraiser,
    audit=look.audit,
    longest=_longest,
    ahead=look.ahead,
)
