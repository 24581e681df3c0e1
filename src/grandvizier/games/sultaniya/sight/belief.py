"""What a seat could work out from all it was told: rivals' objectives and the order of the piles.

Nothing that a rival does is taken as evidence of what they hold: all that is possible is equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.events import ALL, Event, Place, Seat, only
from ....core.game import NotebookData, Options
from ....core.pile import Pile
from ....core.rules import Rules
from ....core.state import NOBODY
from ..rules.position import BEGIN, DEAL, NO_PILE, NONE, TWO_PILES, Position
from ..rules.tables import PalaceRules, lay_out
from . import questions as ask
from .events import PILES_AT, TILES_AT
from .view import View

if TYPE_CHECKING:
    from random import Random

EVERYBODY = ALL & 0xFF


class Belief(View):
    """A seat's view with all that follows from it."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        assert isinstance(rules, PalaceRules)
        super().__init__(rules.components, players, options, seat)
        self.rules = rules
        self.options = options
        self.seers = [0] * 4
        """For each pile who looked through it; once somebody has, its order is settled."""
        self.returned: list[list[int]] = [[] for _ in range(4)]
        """The tiles that everybody saw go under each pile and that lie there still."""
        self.beneath = ask.TURN
        """The last question, but for the one where to place a tile."""
        self.revealed: list[int] = []
        """The piles that were revealed from in this turn, in order."""
        self.searched = 0
        """The pile that was looked through last."""
        self.lifted = 0
        """The slot from which a tile was lifted last."""
        self._certain: Position | None = None
        """What all imagined positions share, until more is heard."""

    def hear(self, event: Event) -> None:
        """Take in one event."""
        super().hear(event)
        self._certain = None

    # What each kind of event tells about what waits and what lies hidden.

    def hear_asked(self, question: int, who: Seat) -> None:
        super().hear_asked(question, who)
        if question == ask.TURN:
            self.revealed.clear()
        if question != ask.PLACE:
            self.beneath = question

    def hear_revealed(self, who: Seat, pile: Place, tile: Place) -> None:
        super().hear_revealed(who, pile, tile)
        if pile - PILES_AT not in self.revealed:
            self.revealed.append(pile - PILES_AT)
        self._gone(pile - PILES_AT, tile - TILES_AT)

    def hear_lifted(self, who: Seat, tile: Place, slot: Place) -> None:
        super().hear_lifted(who, tile, slot)
        self.lifted = (slot - TILES_AT - self.components.tiles) % self.components.land.size

    def hear_returned(self, who: Seat, tile: Place, pile: Place) -> None:
        super().hear_returned(who, tile, pile)
        self.returned[pile - PILES_AT].append(tile - TILES_AT)

    def hear_searched(self, who: Seat, pile: Place) -> None:
        super().hear_searched(who, pile)
        self.searched = pile - PILES_AT
        self.seers[self.searched] |= only(who)

    def hear_fetched(self, who: Seat, tile: Place, pile: Place) -> None:
        super().hear_fetched(who, tile, pile)
        self._gone(pile - PILES_AT, tile - TILES_AT)

    def _gone(self, floor: int, tile: int) -> None:
        if tile in self.returned[floor]:
            self.returned[floor].remove(tile)

    # What it is good for.

    def notebook(self) -> NotebookData:
        """All that could be remembered is in the view already."""
        return {"known": {}, "lost": {}}

    def imagine(self, rng: Random) -> Position:
        """A position drawn fairly from all that agree with what this seat was told."""
        if self._certain is None:
            self._certain = self._lay_out()
        s = self._certain.copy()
        for floor in range(4):
            if self.seers[floor]:
                s.piles[floor] = self._searched(floor, rng)
        self._objectives(s, rng)
        return s

    def _lay_out(self) -> Position:
        """All that is the same in every position this seat may imagine; the same until it hears more."""
        seen, fitting = self.seen, self.rules.fitting
        s = lay_out(self.rules, seen.players, self.options, None)
        s.palaces = [bytes(palace) for palace in seen.palaces]
        s.openings = [
            here
            for character, palace in zip(seen.characters, s.palaces, strict=True)
            for here in ([0] * 4 if character is None else fitting.all_openings(palace))
        ]
        s.displays = [bytes(display) for display in seen.displays]
        s.piles = [self._pile(floor) for floor in range(4)]
        s.treasure = seen.treasure
        s.sapphires[:] = bytes(seen.sapphires)
        s.djinns[:] = bytes(NONE if owner is None else owner for owner in seen.djinns)
        s.characters = bytes(NONE if one is None else one for one in seen.characters)
        s.starter = 0 if seen.starter is None else seen.starter
        s.round = seen.round
        s.built = int(self.built)
        s.idle = seen.idle
        s.finisher = NONE if seen.finisher is None else seen.finisher
        self._stack(s)
        return s

    def _pile(self, floor: int) -> Pile:
        """The known tiles where they lie; the others in no order."""
        order = self.seen.piles[floor]
        tail = [tile for tile in order[1:] if tile is not None]
        head = [tile for tile in order[:1] if tile is not None]
        return Pile(
            bytes(self.unknown(floor)),
            bytes(head), bytes([EVERYBODY]) * len(head),
            bytes(tail), bytes([EVERYBODY]) * len(tail),
        )  # fmt: skip

    def _searched(self, floor: int, rng: Random) -> Pile:
        """Somebody has seen the order of this pile: the tiles whose depth this seat does not know lie in any."""
        assert self._certain is not None
        unknown = list(self._certain.piles[floor].undrawn)
        rng.shuffle(unknown)
        whole = [unknown.pop() if tile is None else tile for tile in self.seen.piles[floor]]
        seers = self.seers[floor]
        known = [EVERYBODY if depth == 0 or tile in self.returned[floor] else seers for depth, tile in enumerate(whole)]
        return Pile(b"", bytes(whole[::-1]), bytes(known[::-1]))

    def unknown(self, floor: int) -> list[int]:
        """The tiles of a pile whose depth this seat does not know."""
        seen = self.seen
        out = {piece >> 1 for palace in seen.palaces for piece in palace}
        out.update(seen.displays[floor], [tile for tile in seen.piles[floor] if tile is not None])
        return [tile for tile in self.components.piles[seen.players][floor] if tile not in out and tile != seen.held]

    def _objectives(self, s: Position, rng: Random) -> None:
        dealt = self.seen.objectives
        known = {objective for pair in dealt for objective in pair}
        unseen = [objective for objective in s.undealt if objective not in known]
        rng.shuffle(unseen)
        objectives = bytearray(s.objectives)
        for seat, pair in enumerate(dealt):
            for i, objective in enumerate(pair):
                objectives[2 * seat + i] = unseen.pop() if objective is None else objective
        s.objectives = bytes(objectives)
        s.undealt = bytes(sorted(set(s.undealt) - set(s.objectives)))

    def _stack(self, s: Position) -> None:
        """What is asked, and what waits below it."""
        s.clear()
        if self.seen.over or self.seen.asked is None:
            return
        question, who = self.seen.asked
        if question == ask.CHARACTER:
            s.push(BEGIN, NOBODY)
            s.push(DEAL, NOBODY)
            for turn in reversed(range((who - s.starter) % s.players, s.players)):
                s.push(ask.CHARACTER, (s.starter + turn) % s.players)
            return
        if question == ask.PLACE:
            s.push(self.beneath, who, self._arg(self.beneath))
        s.push(question, who, self._arg(question))

    def _arg(self, question: int) -> int:
        """What belongs to a question."""
        if question in (ask.PLACE, ask.SET_DOWN):
            assert self.seen.held is not None
            return self.seen.held
        if question == ask.FETCH:
            return self.searched
        if question == ask.REPLACE:
            return self.lifted
        first, second = [*self.revealed, NO_PILE, NO_PILE][:2]
        if question == ask.TWICE:
            return TWO_PILES.pack(first, second)
        return first if question in (ask.BUILD, ask.REFRESHED, ask.AFTER_MOVE) else 0
