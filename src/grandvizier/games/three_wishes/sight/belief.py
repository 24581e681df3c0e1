"""What a seat could work out from all it was told: where the cards it has seen may lie by now.

A card that was never seen is like any other such card, so only the seen ones are tracked.  A *world* says where
each of them lies; the worlds and their weights are exact.  Only when shuffles have scattered the tracked cards
over more than LIMIT worlds is the most scattered one given up and counted among the unseen again: that can make
the seat less sure than it might be, never sure of something false.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate, permutations
from typing import TYPE_CHECKING, Final

from ....core.events import HIDDEN, Event, Place, Seat
from ....core.game import NotebookData, Options
from ....core.rules import Rules
from ....core.state import NOBODY
from ..rules.position import NEXT_TURN, UNDRAWN, Position
from ..rules.tables import WishRules, lay_out
from . import questions as ask
from .view import View

if TYPE_CHECKING:
    from random import Random

LIMIT: Final = 4096


class Belief(View):
    """A seat's view with all that follows from it."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        assert isinstance(rules, WishRules)
        super().__init__(rules.components, players, options, seat)
        self.rules = rules
        self.options = options
        self.deck = rules.components.decks[players]
        self.mixes = 0
        self.action = ask.FIRST_ACTION
        """Which action of a turn was asked for last."""
        self._open: tuple[Position, list[tuple[int, ...]], list[float]] | None = None
        self._forget_all()

    def hear(self, event: Event) -> None:
        """Take in one event."""
        super().hear(event)
        self._open = None

    def _forget_all(self) -> None:
        self.tracked: list[int] = []
        self.given_up: set[int] = set()
        """Cards seen once that are not tracked any more."""
        self._lay: dict[tuple[int, ...], float] = {(): 1.0}
        """For each way the tracked cards may have lain before all switches, in the order of `tracked`, its weight."""
        self._now = list(range(len(self.cards)))
        """Where a card lies that lay there before all switches: a switch is the same in all worlds."""
        self._before = self._now.copy()
        """The other way round."""
        self._spread: list[set[int]] | None = None
        """Where each tracked card may have lain; None until somebody asks."""
        self.touched = bytearray(len(self.cards))
        """Places whose card somebody may have seen; elsewhere nothing has been drawn."""

    # What each kind of event tells about where cards lie.

    def hear_asked(self, question: int, who: Seat) -> None:
        super().hear_asked(question, who)
        if question in (ask.FIRST_ACTION, ask.SECOND_ACTION):
            self.action = question

    def hear_dealt(self, game: int, who: Seat) -> None:
        super().hear_dealt(game, who)
        self._forget_all()

    def hear_looked(self, who: Seat, place: Place, card: int) -> None:
        super().hear_looked(who, place, card)
        self.touched[place] = 1
        if card != HIDDEN:
            self._found(card, place)

    def hear_shown(self, place: Place, card: int) -> None:
        super().hear_shown(place, card)
        self.touched[place] = 1
        self._found(card, place)

    def hear_switched(self, who: Seat, a: Place, b: Place) -> None:
        super().hear_switched(who, a, b)
        self.touched[a], self.touched[b] = self.touched[b], self.touched[a]
        before = self._before
        before[a], before[b] = before[b], before[a]
        self._now[before[a]], self._now[before[b]] = a, b

    def hear_shuffled(self, who: Seat) -> None:
        super().hear_shuffled(who)
        self.mixes += 1
        mine = range(3 * who + 3, 3 * who + 6)
        if any(self.touched[place] for place in mine):
            self.touched[mine.start : mine.stop] = b"\1\1\1"
        self._scatter(mine)

    # Worlds.

    @property
    def worlds(self) -> dict[tuple[int, ...], float]:
        """For each way the tracked cards may lie, in the order of `tracked`, its weight."""
        return {tuple([self._now[place] for place in world]): weight for world, weight in self._lay.items()}

    def _keep(self, worlds: dict[tuple[int, ...], float]) -> None:
        self._lay, self._spread = worlds, None

    def _found(self, card: int, place: Place) -> None:
        """Keep the worlds in which this card lies here."""
        place = self._before[place]
        if card in self.tracked:
            at = self.tracked.index(card)
            kept = {world: weight for world, weight in self._lay.items() if world[at] == place}
        else:
            self.tracked.append(card)
            self.given_up.discard(card)
            kept = {(*world, place): weight for world, weight in self._lay.items() if place not in world}
        total = sum(kept.values())
        self._keep({world: weight / total for world, weight in kept.items()})
        if len(self.tracked) == len(self.deck) - 1:
            self._eliminate()

    def _eliminate(self) -> None:
        """The one card that was never seen lies in the one place left (3W-21)."""
        self.tracked.append(next(card for card in self.deck if card not in self.tracked))
        self.given_up.clear()
        every = sum(range(len(self.cards)))
        self._keep({(*world, every - sum(world)): weight for world, weight in self._lay.items()})

    def _scatter(self, hand: range) -> None:
        """Mix the cards of one hand in every possible way."""
        mine = [self._before[place] for place in hand]
        mixed: dict[tuple[int, ...], float] = {}
        for world, weight in self._lay.items():
            inside = [i for i, place in enumerate(world) if place in mine]
            ways = list(permutations(mine, len(inside)))
            for way in ways:
                new = list(world)
                for i, place in zip(inside, way, strict=True):
                    new[i] = place
                mixed[tuple(new)] = mixed.get(tuple(new), 0.0) + weight / len(ways)
        self._keep(mixed)
        while len(self._lay) > LIMIT:
            self._give_up_one()

    def _give_up_one(self) -> None:
        """Count the most scattered card among the unseen again."""
        spread = [len(places) for places in self._places()]
        worst = spread.index(max(spread))
        self.given_up.add(self.tracked.pop(worst))
        merged: dict[tuple[int, ...], float] = {}
        for world, weight in self._lay.items():
            rest = world[:worst] + world[worst + 1 :]
            merged[rest] = merged.get(rest, 0.0) + weight
        self._keep(merged)

    def _places(self) -> list[set[int]]:
        """Where each tracked card may have lain before all switches."""
        if self._spread is None:
            self._spread = [set(places) for places in zip(*self._lay, strict=True)]
        return self._spread

    # What it is good for.

    def possible(self) -> dict[int, list[int]]:
        """The places where each seen card may lie."""
        return {
            card: [self._now[place] for place in places]
            if len(places) == 1
            else sorted(map(self._now.__getitem__, places))
            for card, places in zip(self.tracked, self._places(), strict=True)
        }

    def notebook(self) -> NotebookData:
        """The cards whose place is certain, and the places where each lost one may be (3W-22)."""
        known: dict[int, int] = {}
        lost: dict[int, list[int]] = {}
        for card, places in self.possible().items():
            if len(places) == 1:
                known[places[0]] = card
            else:
                lost[card] = places
        if self.given_up:
            anywhere = [place for place in range(1, len(self.cards)) if place not in known]
            lost |= dict.fromkeys(self.given_up, anywhere)
        return {"known": known, "lost": lost}

    def imagine(self, rng: Random) -> Position:
        """A position drawn fairly from all that agree with what this seat was told."""
        if self._open is None:
            self._open = self._all_that_is_open(), list(self._lay), list(accumulate(self._lay.values()))
        known, worlds, sums = self._open
        s, touched, now = known.copy(), self.touched, self._now
        at = bisect(sums, rng.random() * sums[-1])
        for card, before in zip(self.tracked, worlds[min(at, len(worlds) - 1)], strict=True):
            place = now[before]
            if touched[place]:
                s.cards[place] = card
        unseen = [card for card in self.deck if card not in s.cards]
        for place, card in enumerate(s.cards):
            if card == UNDRAWN and touched[place]:
                s.cards[place] = unseen.pop(int(rng.random() * len(unseen)))
        s.undrawn[:] = bytes(unseen)
        return s

    def _all_that_is_open(self) -> Position:
        """The position without its cards: alike in all that is imagined until something is heard."""
        s = lay_out(self.rules, self.players, self.options, self.starter)
        s.seen[:] = self.seen
        s.starter = NOBODY if self.starter is None else self.starter
        s.round = self.round
        s.declarer = NOBODY if self.declarer is None else self.declarer
        s.winner = NOBODY if self.winner is None else self.winner
        s.game = self.game - (not self.over)
        s.shown[:] = bytes(self.shown)
        s.mixes = self.mixes
        s.markers[:] = bytes(self.markers)
        self._stack(s)
        return s

    def _stack(self, s: Position) -> None:
        """What is asked, and what waits below it."""
        s.clear()
        if self.over or self.asked is None:
            return
        question, who = self.asked
        if question == ask.FIRST_LOOK:
            s.push(ask.FIRST_ACTION, s.starter)
            for turn in reversed(range((who - s.starter) % self.players, self.players)):
                s.push(ask.FIRST_LOOK, (s.starter + turn) % self.players)
            return
        if question == ask.LOOK_AGAIN:
            s.push(ask.SECOND_ACTION if self.action == ask.FIRST_ACTION else NEXT_TURN, who)
        s.push(question, who)
