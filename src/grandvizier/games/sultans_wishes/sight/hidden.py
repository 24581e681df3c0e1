"""Where Task cards may be that a seat does not see: in rivals' hands and on the Extra Task stack, as weighted worlds.

A hand is a bag of items.  An item is a card that was seen to go there, or a *token*: some card that was drawn unseen
after so many shuffles.  A card that everybody saw on the discard pile before a shuffle cannot be one drawn before it;
all deals that keep this are equally likely.  When a rival plays face down, each card of the hand is as likely as any
other.  Only beyond LIMIT worlds is something given up: that can make the seat less sure than it might be, never sure of
something false.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Final, TypeAlias

from ....core.events import Seat

LIMIT: Final = 1500
SEEN: Final = 1000
"""Stands for a card of the stack that the seat itself knows."""
STACK: Final = -1
"""In place of a seat: the stack, the last part of a world."""
Items: TypeAlias = tuple[int, ...]
World: TypeAlias = tuple[Items, ...]
"""The items in each hand, in rising number, and those on the stack from the first."""


def token(shuffles: int) -> int:
    """A card that was drawn unseen after so many shuffles."""
    return ~shuffles


class Hidden:
    """The worlds of one seat."""

    def __init__(self, players: int) -> None:
        self.shuffles = 1
        self.ages: dict[int, int] = {}
        """For each card the last shuffle before which everybody saw it on the discard pile."""
        self.worlds: dict[World, float] = {((),) * (players + 1): 1.0}

    # What is seen of it.

    def drawn(self, at: int) -> None:
        """A card is drawn unseen, to a hand or to the stack."""
        self.put(at, token(self.shuffles))

    def put(self, at: int, item: int) -> None:
        """Something goes to a hand or to the stack in all worlds."""
        self.worlds = {_with(world, at, item): weight for world, weight in self.worlds.items()}

    def chosen(self, who: Seat, to: int) -> None:
        """A rival plays one of the hand face down: to the stack, or into another hand."""
        spread: dict[World, float] = {}
        for world, weight in self.worlds.items():
            for item in world[who]:
                new = _with(_without(world, who, item), to, item)
                spread[new] = spread.get(new, 0.0) + weight / len(world[who])
        self.worlds = spread
        while len(self.worlds) > LIMIT:
            self._relax()

    def mine(self, card: int, unknown: Sequence[int]) -> None:
        """The seat draws a card itself: so it was in the deck, and no token is that card."""
        top, likely = token(self.shuffles), self._likely(card, unknown)
        weighed = {world: weight * likely(world, top) for world, weight in self.worlds.items()}
        self._settle({world: weight for world, weight in weighed.items() if weight})

    def shown(self, who: Seat, card: int, unknown: Sequence[int]) -> None:
        """A rival shows a card of the hand: it was seen to go there, or it is one of the tokens."""
        found: dict[World, float] = {}
        likely = self._likely(card, unknown)
        for world, weight in self.worlds.items():
            for item in set(world[who]):
                share = weight * world[who].count(item) * likely(world, item)
                if share:
                    new = _without(world, who, item)
                    found[new] = found.get(new, 0.0) + share
        self._settle(found)

    def turned(self, depth: int, card: int, unknown: Sequence[int]) -> None:
        """A card of the stack is seen."""
        found: dict[World, float] = {}
        likely = self._likely(card, unknown)
        for world, weight in self.worlds.items():
            stack = world[STACK]
            share = weight * likely(world, stack[depth])
            if share:
                new = (*world[:STACK], (*stack[:depth], SEEN, *stack[depth + 1 :]))
                found[new] = found.get(new, 0.0) + share
        self._settle(found)

    def _settle(self, found: dict[World, float]) -> None:
        total = sum(found.values())
        assert total > 0, "a card turned up where it cannot have been"
        self.worlds = {world: weight / total for world, weight in found.items()}

    def _likely(self, card: int, unknown: Sequence[int]) -> Callable[[World, int], float]:
        """How likely an item is this card, if all deals are equally likely in which no card was drawn before its age.

        Places are filled from the oldest on: each takes any of the cards that are old enough and left.
        """
        age, loose = self.ages.get(card, 0), card in unknown
        ages = sorted([self.ages.get(other, 0) for other in unknown])
        old = [bisect_right(ages, when) for when in range(self.shuffles + 1)]

        def likely(world: World, item: int) -> float:
            if item >= 0 or not loose:
                return float(item == card)
            drawn = ~item
            if age > drawn:
                return 0.0
            items = [other for part in world for other in part]
            share, filled = 1.0, 0
            for when in range(drawn):
                places = items.count(token(when))
                left = old[when] - filled
                filled += places
                if when >= age and left:
                    share *= 1 - places / left
            return share / (old[drawn] - filled)

        return likely

    def shuffle(self, cards: Iterable[int]) -> None:
        """Everybody saw these cards on the discard pile; now they are somewhere in the deck."""
        self.shuffles += 1
        self.ages.update(dict.fromkeys(cards, self.shuffles))

    def clear(self) -> None:
        """The stack has gone."""
        merged: dict[World, float] = {}
        for world, weight in self.worlds.items():
            new = (*world[:STACK], ())
            merged[new] = merged.get(new, 0.0) + weight
        self.worlds = merged

    def _relax(self) -> None:
        """Give up when tokens were drawn; if that was done already, which cards were seen to go where."""
        latest = token(self.shuffles)
        old = any(latest < item < 0 for world in self.worlds for part in world for item in part)
        merged: dict[World, float] = {}
        for world, weight in self.worlds.items():
            new = tuple(
                tuple(latest if (item < 0 if old else item != SEEN) else item for item in part) for part in world
            )
            new = (*map(_sorted, new[:STACK]), new[STACK])
            merged[new] = merged.get(new, 0.0) + weight
        self.worlds = merged

    def tracked(self) -> set[int]:
        """The cards that were seen to go to a hand or may have gone on from there."""
        world = next(iter(self.worlds))
        return {item for part in world for item in part if 0 <= item < SEEN}

    # What it is good for.

    def sample(self, share: float) -> World:
        """The world that lies at this share of all weights."""
        worlds = list(self.worlds)
        at = share * sum(self.worlds.values())
        sums = accumulate(self.worlds.values())
        return next((world for world, upto in zip(worlds, sums, strict=True) if at < upto), worlds[-1])


def _sorted(items: Items) -> Items:
    return tuple(sorted(items))


def _with(world: World, at: int, item: int) -> World:
    """A world with one item more."""
    new = list(world)
    new[at] = (*world[at], item) if at == STACK else tuple(sorted((*world[at], item)))
    return tuple(new)


def _without(world: World, at: int, item: int) -> World:
    """A world with one item less in a hand."""
    items = list(world[at])
    items.remove(item)
    return (*world[:at], tuple(items), *world[at + 1 :])
