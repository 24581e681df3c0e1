"""Where things that a seat has seen may be by now: worlds with exact weights.

Something that was never seen is like any other such thing, so only the seen ones are tracked.  A *world* says where
each of them is.  A place may hold several things in no order: a hand is such a bag.  Only when there are more than
LIMIT worlds is the most scattered thing given up and counted among the unseen again: that can make the seat less sure
than it might be, never sure of something false.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from ....core.events import Place

LIMIT: Final = 2048


class Tracker:
    """The tracked things and the weighted worlds."""

    def __init__(self) -> None:
        self.items: list[int] = []
        self.worlds: dict[tuple[int, ...], float] = {(): 1.0}

    def track(self, item: int, place: Place) -> None:
        """A thing was seen to go to a place."""
        self.items.append(item)
        self.worlds = {(*world, place): weight for world, weight in self.worlds.items()}

    def forget(self, item: int) -> None:
        """A thing lies open now, or is given up."""
        if item in self.items:
            at = self.items.index(item)
            del self.items[at]
            merged: dict[tuple[int, ...], float] = {}
            for world, weight in self.worlds.items():
                rest = world[:at] + world[at + 1 :]
                merged[rest] = merged.get(rest, 0.0) + weight
            self.worlds = merged

    def found(self, item: int, place: Place, size: int) -> None:
        """A thing turned up in a place that held so many: what is tracked was there, what is not was among the rest."""
        if item in self.items:
            at = self.items.index(item)
            kept = {world: weight for world, weight in self.worlds.items() if world[at] == place}
        else:
            kept = {world: weight * (size - world.count(place)) for world, weight in self.worlds.items()}
        total = sum(kept.values())
        assert total > 0, "something turned up where it cannot have been"
        self.worlds = {world: weight / total for world, weight in kept.items() if weight}
        self.forget(item)

    def move(self, place: Place, to: int) -> None:
        """All that is in one place goes to another."""
        moved: dict[tuple[int, ...], float] = {}
        for world, weight in self.worlds.items():
            new = tuple([to if here == place else here for here in world])
            moved[new] = moved.get(new, 0.0) + weight
        self.worlds = moved

    def choose(self, place: Place, size: int, to: int) -> None:
        """One of the things in a place goes to another, unseen: each as likely as any other."""
        spread: dict[tuple[int, ...], float] = {}
        for world, weight in self.worlds.items():
            there = [i for i, here in enumerate(world) if here == place]
            for i in there:
                new = (*world[:i], to, *world[i + 1 :])
                spread[new] = spread.get(new, 0.0) + weight / size
            if size > len(there):
                spread[world] = spread.get(world, 0.0) + weight * (size - len(there)) / size
        self.worlds = spread
        while len(self.worlds) > LIMIT:
            scattered = [len({world[i] for world in self.worlds}) for i in range(len(self.items))]
            self.forget(self.items[scattered.index(max(scattered))])

    def sample(self, share: float) -> dict[int, int]:
        """Where each tracked thing is, in the world that lies at this share of all weights."""
        worlds = list(self.worlds)
        at = share * sum(self.worlds.values())
        sums = accumulate(self.worlds.values())
        world = next((world for world, upto in zip(worlds, sums, strict=True) if at < upto), worlds[-1])
        return dict(zip(self.items, world, strict=True))
