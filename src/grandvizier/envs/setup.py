"""What the environments share: a game set up for learners, and what a seat observes.  Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ..core.game import Belief, Options, View, ViewData
from ..core.rules import Rules
from ..core.state import State
from ..games import find, rules
from ..nets.expansion import expander

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Setup:
    """The rules, the number of players and the options of every game that an environment plays."""

    __slots__ = ("_expander", "_observe", "opening", "options", "players", "rules", "size", "told")

    def __init__(self, rules: Rules, players: int, options: Mapping[str, object]) -> None:
        self.rules: Final = rules
        self.players: Final = players
        self.options: Final[Options] = rules.settle_options(players, options, None)
        self.opening: Final = rules.opening(players, self.options, None)
        """The position before anything is drawn; never stepped, only copied."""
        self.told: Final = tuple(self.opening.feed or ())
        """What everybody was told by then."""
        self.opening.feed = None
        self._observe, layout = rules.game.observe, rules.game.layout
        self._expander = None if layout is None else expander(rules)
        self.size: Final = len(self.tensor(self.view(0).plain()))
        """How many numbers an observation has."""

    def view(self, seat: int) -> View:
        """The view of a seat that has heard nothing yet."""
        return self.rules.game.view(self.rules.components, self.players, self.options, seat)

    def belief(self, seat: int) -> Belief:
        """The belief of a seat that has heard nothing yet."""
        return self.rules.game.belief(self.rules, self.players, self.options, seat)

    def tensor(self, view: ViewData) -> NDArray[np.float32]:
        """A view as numbers."""
        return np.asarray(self.rules.game.tensor(self.rules, view), np.float32)

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees in a position that asks a seat, or where all is over."""
        if self._expander is None or self._observe is None:
            return self.tensor(self.rules.game.view_of(state, seat))
        return self._expander.one(self._observe(state, seat))

    # A setting never changes, so copies share it; in a new process it is made anew.

    def __deepcopy__(self, _memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.rules, self.players, dict(self.options))


def setup(
    name: str,
    players: int | None,
    options: Mapping[str, object],
    components: str | Path | None = None,
    edition: int | None = None,
) -> Setup:
    """A game by its name; or an error that says which name, number of players, option or edition is wrong."""
    game = find(name)
    return Setup(rules(name, components, edition), game.seats[0] if players is None else players, options)
