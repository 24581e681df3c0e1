"""What a seat may conclude, by going over every deal and every way each shuffle may have come out.

Nothing here knows `belief.py`; it reads what a seat was told and tries everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from random import Random

from tests.games.three_wishes.table import LEFT, RIGHT, Table, deck, hand, hand_of

Story = list[tuple[str, dict[str, int]]]


def story_of(table: Table, seat: int) -> Story:
    """What this seat was told that says anything about where cards lie, since the last deal."""
    told = table.heard(seat)
    last = max(number for number, (kind, _) in enumerate(told) if kind == "dealt")
    kinds = {"looked", "shown", "switched", "shuffled"}
    return [(kind, fields) for kind, fields in told[last:] if kind in kinds and fields.get("card") != -1]


def _cards_in(story: Story) -> list[int]:
    return list(dict.fromkeys(fields["card"] for _, fields in story if "card" in fields))


def _mixings(story: Story) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way all shuffles of the story may have come out, each as likely as any other."""
    return product(permutations(range(3)), repeat=sum(kind == "shuffled" for kind, _ in story))


class Exact:
    """All ways the seen cards may lie now, with how likely each is.

    Each way the shuffles may have come out tells for every look where its card lay at the deal.  If that is no
    contradiction, the deals with the seen cards there are those that agree with the story: equally many each time.
    """

    def __init__(self, players: int, story: Story) -> None:
        self.players = players
        self.places = range(3 + 3 * players)
        self.cards = _cards_in(story)
        self.unseen = [card for card in deck(players) if card not in self.cards]
        found = Counter(world for mixing in _mixings(story) if (world := self._trace(story, list(mixing))) is not None)
        if len(self.unseen) == 1:
            self.cards, self.unseen = self.cards + self.unseen, []
            found = Counter({(*world, sum(self.places) - sum(world)): n for world, n in found.items()})
        total = sum(found.values())
        self.worlds = {world: Fraction(count, total) for world, count in found.items()}

    def _trace(self, story: Story, mixing: list[tuple[int, ...]]) -> tuple[int, ...] | None:
        came_from = list(self.places)
        """Where at the deal lay the card that is now at each place."""
        dealt: dict[int, int] = {}
        for kind, fields in story:
            if kind == "switched":
                a, b = fields["a"], fields["b"]
                came_from[a], came_from[b] = came_from[b], came_from[a]
            elif kind == "shuffled":
                own = hand(fields["who"], 0)
                came_from[own : own + 3] = [came_from[own + i] for i in mixing.pop()]
            else:
                origin = came_from[fields["place"]]
                if dealt.setdefault(fields["card"], origin) != origin:
                    return None
        if len(set(dealt.values())) < len(dealt):
            return None
        return tuple(came_from.index(dealt[card]) for card in self.cards)

    def possible(self) -> dict[int, list[int]]:
        """The places where each card may lie."""
        return {card: sorted({world[i] for world in self.worlds}) for i, card in enumerate(self.cards)}

    def notebook(self) -> dict[str, dict[int, object]]:
        """A face where it lies in all worlds; for every other seen card its possible places (3W-22)."""
        possible = self.possible()
        return {
            "known": {places[0]: card for card, places in possible.items() if len(places) == 1},
            "lost": {card: places for card, places in possible.items() if len(places) > 1},
        }

    def chances_at(self, place: int) -> dict[int, Fraction]:
        """How likely each card lies at this place; the unseen ones are all alike."""
        chances = {
            card: sum((chance for world, chance in self.worlds.items() if world[i] == place), Fraction(0))
            for i, card in enumerate(self.cards)
        }
        rest = 1 - sum(chances.values(), Fraction(0))
        return chances | {card: rest / len(self.unseen) for card in self.unseen}


def by_all_deals(players: int, story: Story) -> dict[tuple[int, ...], Fraction]:
    """The same worlds the long way: deal the seen cards in every way, shuffle in every way, keep what agrees."""
    cards = _cards_in(story)
    found: Counter[tuple[int, ...]] = Counter()
    for deal in permutations(range(3 + 3 * players), len(cards)):
        for mixing in _mixings(story):
            lies = dict(zip(cards, deal, strict=True))
            shuffles = iter(mixing)
            for kind, fields in story:
                if kind == "switched":
                    moved = {fields["a"]: fields["b"], fields["b"]: fields["a"]}
                elif kind == "shuffled":
                    own = hand_of(fields["who"])
                    moved = dict(zip(own, (own[i] for i in next(shuffles)), strict=True))
                elif lies[fields["card"]] != fields["place"]:
                    break
                else:
                    continue
                lies = {card: moved.get(place, place) for card, place in lies.items()}
            else:
                found[tuple(lies.values())] += 1
    total = sum(found.values())
    return {world: Fraction(count, total) for world, count in found.items()}


def ramble(table: Table, rng: Random, *, choices: int, shuffles: int) -> None:
    """Play on at random around few places, so that cards are lost and found again; so many shuffles in all."""
    places = [LEFT, RIGHT, *hand_of(0), *hand_of(1), hand(2, 0)]
    for _ in range(choices):
        if table.match.question in {"first_look", "look_again"}:
            table.do("look", rng.choice(hand_of(table.seat)))
            continue
        verb = rng.choice(["peek", "peek", "switch", "shuffle"])
        if verb == "switch":
            table.do("switch", *rng.sample(places, 2))
        elif verb == "shuffle" and len(table.told(None, "shuffled")) < shuffles:
            table.do("shuffle", leaves=rng.sample(range(3), 3))
        else:
            table.do("peek", rng.choice(places))
