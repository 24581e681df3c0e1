"""What a seat sees of the Travelers, folded from what it was told; and the same at a `faithful` table."""

from __future__ import annotations

from ....core.events import HIDDEN, Place, Row, Seat
from ..sight.events import MERCHANTS_AT, SPACES_AT
from ..sight.shape import CourtView
from ..sight.view import BaseView


def or_none(face: int) -> int | None:
    """A face, if it was told."""
    return None if face == HIDDEN else face


class View(BaseView):
    """The whole table as one seat sees it."""

    def node(self, place: Place) -> int:
        """The node of a Stop or a town."""
        return place - SPACES_AT - len(self.components.tasks) + 1

    def town(self, place: Place) -> int:
        """The number of a town."""
        return self.node(place) - self.components.track.towns[0]

    def hear_travelled(self, who: Seat, to: Place) -> None:
        self.seen.nodes[who] = self.node(to)

    def hear_drew_gift(self, _who: Seat, town: Place, gift: int) -> None:
        self.seen.gift_stacks[self.town(town)] -= 1
        self.seen.looking.append(or_none(gift))

    def hear_looked_on(self, who: Seat) -> None:
        self.hear_gained(who, -1)

    def hear_put_under(self, _who: Seat, town: Place, _gift: int) -> None:
        self.seen.gift_stacks[self.town(town)] += 1

    def hear_kept(self, who: Seat, town: Place, gift: int) -> None:
        self.seen.looking.clear()
        self.seen.gifts[who].append((self.town(town), or_none(gift)))

    def hear_home(self, who: Seat) -> None:
        self.seen.nodes[who] = 0
        self.seen.looking.clear()

    def hear_gave(self, who: Seat, gift: int) -> None:
        seen, town = self.seen, self.components.gifts[gift].town
        if town:
            kept = seen.gifts[who]
            kept.remove((town, gift) if (town, gift) in kept else (town, None))
        seen.gift_stacks[town] += 1

    def hear_free_ware(self, who: Seat, merchant: Place, ware: int) -> None:
        self.seen.stock[merchant - MERCHANTS_AT] -= 1
        self.seen.owned[who].append(or_none(ware))

    def hear_open_ware(self, who: Seat, merchant: Place) -> None:
        seen, at = self.seen, merchant - MERCHANTS_AT
        if seen.lowest[at]:
            seen.owned[who].append(seen.lowest[at].pop())
        else:
            seen.owned[who].append(seen.market[at])
            seen.market[at] = None

    def hear_relic(self, who: Seat, stop: Place, relic: int) -> None:
        self.seen.tokens.remove(self.node(stop))
        self.seen.relics[who].append(or_none(relic))

    def hear_token(self, stop: Place) -> None:
        self.seen.tokens.append(self.node(stop))
        self.seen.relics_left -= 1

    def hear_heart(self, _who: Seat, space: Place) -> None:
        self.seen.hearts[space - SPACES_AT] += 1

    def hear_ahead(self, who: Seat) -> None:
        self.seen.priority.remove(who)
        self.seen.priority.insert(0, who)

    def hear_handed(self, who: Seat, to: Seat, card: int) -> None:
        self.lose(who, card)
        self.receive(to, card)

    def hear_finale(self, rounds: int) -> None:
        super().hear_finale(rounds)
        self.seen.gifts = [[] for _ in self.seen.gifts]
        self.seen.relics = [[] for _ in self.seen.relics]

    def hear_showed_gift(self, who: Seat, gift: int) -> None:
        self.seen.gifts[who].append((self.components.gifts[gift].town, gift))

    def hear_showed_relic(self, who: Seat, relic: int) -> None:
        self.seen.relics[who].append(relic)


class FaithfulView(View):
    """The same at a `faithful` table: after the next choice faces on the stack and rivals' wares are forgotten."""

    def hear_chose(self, who: Seat, row: Row) -> None:
        super().hear_chose(who, row)
        seen = self.seen
        if seen.seat not in (who, seen.players):
            return
        self.close()
        for owner, wares in enumerate(seen.owned):
            if owner != seen.seat:
                wares[:] = [None] * len(wares)

    def close(self) -> None:
        """The cards on the stack lie face down (SW-47)."""
        if not self.seen.turned:
            self.seen.stack = [(by, None) for by, _ in self.seen.stack]

    def plain(self) -> CourtView:
        """The view as plain data, without the wares that were once seen to go under a stack."""
        return {**super().plain(), "lowest": [[] for _ in self.seen.lowest]}
