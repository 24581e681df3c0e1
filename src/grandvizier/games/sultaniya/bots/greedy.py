"""A plain judgement of the next choice: what the palace gains by it, as the features of `evaluation.py` see it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ....core.events import Row, Seat
from ....core.game import Options
from ....core.mind import add_up
from ....core.rules import Rules
from ..box.land import EMPTY
from ..box.terms import BUILD_TWICE, MOVE, REFRESH, SEARCH
from ..rules.djinns import call, leave, put_under, refresh, search, stop
from ..rules.scoring import by_itself
from ..rules.turns import PASS_SAPPHIRES, choose, pass_turn, place, reveal, take
from ..sight import questions as ask
from ..sight.belief import Belief
from .evaluation import WEIGHTS, features, value, wealth
from .palace_cache import cache_of

GOOD: Final = 6.0
"""A build that gains so much is not left lying for the hope of a better one."""
HOPE: Final = 0.6
"""How far a hidden tile may be counted on to be as good as the best of its pile."""
PRICE: Final = 2.0
"""How many times its worth a sapphire paid to a djinn must bring."""
COST: Final = 0.3
"""A tile in the display beats one that must be uncovered first."""
TURN_LOST: Final = 0.7
"""What a turn without a build costs."""
RESCUE: Final = 6.0
"""What it is worth to go on building where nothing fits any more."""
POORER: Final = 3
"""A tile that brings so many points less by itself is worth replacing, perhaps."""
NOTHING: Final = -50.0
"""Not to be had."""


class Appraiser(Belief):
    """Values each choice in points it hopes to gain."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        super().__init__(rules, players, options, seat)
        self._judge: Judge | None = None

    def hear(self, event: tuple[int, ...]) -> None:
        """Take in one event."""
        super().hear(event)
        self._judge = None

    def appraise(self, path: tuple[Row, ...]) -> float:
        """How good this choice looks; comparable among the choices of one question."""
        if self._judge is None:
            self._judge = Judge(self)
        return self._judge.appraise(path)


class Judge:
    """A seat's judgement until it hears more: what is worked out for one choice serves all of them."""

    def __init__(self, belief: Belief) -> None:
        self.belief, self.seen = belief, belief.seen
        self.rules, self.components = belief.rules, belief.components
        self.cache = cache_of(belief.rules)
        self.palace = bytes(self.seen.palaces[self.seen.seat])
        self.have = self.seen.sapphires[self.seen.seat]
        self.replaces = bool(belief.options.get("red_replaces"))
        self._bests: dict[int, float] = {}

    def appraise(self, path: tuple[Row, ...]) -> float:
        """How good this choice looks."""
        rule, args = self.rules.moves.rows[path[-1]]
        if rule is place:
            return self._gain(self._in_hand(path), *args)
        if rule is put_under:
            return self._given_way(self._in_hand(path))
        judge = {
            choose: self._character,
            take: self._take,
            reveal: self._reveal,
            call: self._call,
            refresh: self._refresh,
            search: self._search,
        }.get(rule)
        if judge:
            return judge(*args)
        if rule is leave:
            return 0.0
        assert rule in (pass_turn, stop)
        return self._pays(PASS_SAPPHIRES) - TURN_LOST if rule is pass_turn else NOTHING / 2

    def _character(self, character: int) -> float:
        """Sapphires at the start are the plainest advantage."""
        return float(self.components.characters[character].sapphires)

    def _in_hand(self, path: tuple[Row, ...]) -> int:
        """The tile that is placed at the end of this path."""
        rows = (self.rules.moves.rows[row] for row in path)
        taken = [args[0] for rule, args in rows if rule is take]
        tile = taken[-1] if taken else self.seen.held
        assert tile is not None
        return tile

    # What may still be had.

    @cached_property
    def _rest(self) -> list[list[int]]:
        """The tiles in each pile, in whatever order."""
        return [
            self.belief.unknown(floor) + [tile for tile in pile if tile is not None]
            for floor, pile in enumerate(self.seen.piles)
        ]

    @cached_property
    def _around(self) -> int:
        """The tiles that may still be had, a bit each."""
        found = 0
        for tiles in (*self._rest, *self.seen.displays):
            for tile in tiles:
                found |= 1 << tile
        return found

    # What a build brings.

    def _gain(self, tile: int, slot: int, way: int) -> float:
        """What the palace gains by this tile, there, this way round."""
        bare = self._palace_without(tile)
        palace = b"%b%c%b" % (bare[:slot], 2 * tile + way, bare[slot + 1 :])
        if bare == self.palace:
            return self._value(palace, self._paid(tile)) - self._now
        return self._value(palace, self.have) - self._now + self._freed(palace, tile)

    def _palace_without(self, tile: int) -> bytes:
        """The own palace, without this tile if it stands there."""
        return bytes(EMPTY if piece >> 1 == tile else piece for piece in self.palace)

    def _paid(self, tile: int) -> int:
        """The sapphires to have after building this tile now."""
        normal = self.belief.beneath in (ask.TURN, ask.BUILD, ask.AFTER_MOVE, ask.REPLACE)
        return self.have + self.rules.pays[tile] if normal else self.have

    @cached_property
    def _now(self) -> float:
        """What the palace is worth as it stands."""
        return self._value(self.palace, self.have)

    def _value(self, palace: bytes, sapphires: int) -> float:
        seen = self.seen
        found = features(
            self.cache,
            palace,
            objectives=seen.objectives[seen.seat],
            djinns=seen.djinns.count(seen.seat),
            sapphires=sapphires,
            around=self._around,
        )
        return value(found)

    def _take(self, tile: int) -> float:
        """A displayed tile for what it brings; one of the own palace for what its giving way brings."""
        if self._stands(tile):
            return self._given_way(tile)
        if self.belief.beneath == ask.REPLACE:
            return self._filled(tile, self.belief.lifted)
        return self._best(tile)

    def _stands(self, tile: int) -> bool:
        """Whether this tile stands in the own palace."""
        return 2 * tile in self.palace or 2 * tile + 1 in self.palace

    def _best(self, tile: int) -> float:
        """The most that a tile brings anywhere."""
        if tile not in self._bests:
            have, built = self._paid(tile), self.cache.built(self.palace, tile)
            self._bests[tile] = max(
                (self._value(palace, have) - self._now for palace, _ in built.values()), default=NOTHING
            )
        return self._bests[tile]

    @cached_property
    def _displayed(self) -> list[float]:
        """What the displayed tiles bring, the best first."""
        return sorted((self._best(tile) for display in self.seen.displays for tile in display), reverse=True)

    def _prospect(self, floor: int) -> float:
        """What the next tiles of a pile may bring: the visible top for sure, the others on the mean."""
        top = self.seen.piles[floor][:1]
        sure = self._best(top[0]) if top and top[0] is not None else NOTHING
        rest = self._rest[floor]
        mean = add_up(max(0.0, self._best(tile)) for tile in rest) / len(rest) if rest else 0.0
        return max(sure, HOPE * mean)

    def _pays(self, sapphires: int) -> float:
        """What so many sapphires more, or less, are worth."""
        return WEIGHTS.sapphires * (wealth(self.have + sapphires) - wealth(self.have))

    # What else there is to do.

    def _reveal(self, floor: int) -> float:
        """Worth it if the pile promises more than all that lies open, and that is not good already."""
        best = max(self._displayed, default=NOTHING)
        if best >= GOOD:
            return NOTHING
        return self._prospect(floor) - COST

    def _search(self, floor: int) -> float:
        """The best that is in the pile."""
        return max((self._best(tile) for tile in self._rest[floor]), default=NOTHING)

    def _refresh(self, floor: int) -> float:
        """What the pile promises, less what is put away."""
        return self._prospect(floor) - max(0.0, *(self._best(tile) for tile in self.seen.displays[floor]), 0.0)

    def _call(self, djinn: int) -> float:
        """A djinn is worth what it brings above a plain build, less its price."""
        best, second = [*self._displayed, NOTHING, NOTHING][:2]
        price = -PRICE * self._pays(-self.components.prices[djinn])
        if djinn == BUILD_TWICE:
            return best + second - price if second > 0 else NOTHING
        if djinn == SEARCH:
            return max(map(self._search, range(4))) - price - COST
        if djinn == REFRESH:
            return max(self._refresh(floor) for floor in range(4)) - price
        assert djinn == MOVE
        return RESCUE if self._stuck() else self._swaps() - price

    # Where nothing fits any more, a tile must give way.

    def _stuck(self) -> bool:
        """Whether no tile that may still be had fits anywhere."""
        return not self.cache.read(self.palace).fits & self._around

    def _given_way(self, tile: int) -> float:
        """The palace without a tile of its own; or with the best displayed one in its place, if that is due (SY-16)."""
        slot = next(slot for slot, piece in enumerate(self.palace) if piece >> 1 == tile)
        if not self.replaces or self.rules.fitting.may_leave(self.palace, slot):
            return self._without(tile)
        return self._swap(slot)

    def _swaps(self) -> float:
        """The most that red could bring by putting a displayed tile in the place of a poorer one."""
        seen, components = self.seen, self.components
        character = seen.characters[seen.seat]
        if not self.replaces or character is None:
            return NOTHING
        best = [max((by_itself(components, t, character) for t in display), default=0) for display in seen.displays]
        poor = (
            slot
            for slot, piece in enumerate(self.palace)
            if piece >> 1 < components.tiles
            and by_itself(components, piece >> 1, character) + POORER <= best[components.parts[piece >> 1].floor]
        )
        return max(map(self._swap, poor), default=NOTHING)

    def _swap(self, slot: int) -> float:
        """What the best displayed tile brings in the place of another."""
        display = self.seen.displays[self.components.land.slots[slot].floor]
        return max((self._filled(tile, slot) for tile in display), default=NOTHING)

    def _filled(self, tile: int, slot: int) -> float:
        """What a tile brings in this slot, whatever stands there now; NOTHING if it does not fit."""
        rules, palace, floor = self.rules, self.palace, self.rules.fitting.floor[tile]
        rows = rules.placings(tile, floor, rules.fitting.gap(palace, slot))
        have = self.have + rules.pays[tile]
        ways = (rules.moves.rows[row][1][1] for row in rows)
        filled = (b"%b%c%b" % (palace[:slot], 2 * tile + way, palace[slot + 1 :]) for way in ways)
        return max((self._value(after, have) - self._now for after in filled), default=NOTHING)

    def _without(self, tile: int) -> float:
        """The palace if this tile went back under its pile: worth it for what then fits."""
        palace = self._palace_without(tile)
        return self._value(palace, self.have) - self._now + self._freed(palace, tile)

    def _freed(self, palace: bytes, moved: int) -> float:
        """What fits once the moved tile has given way."""
        fit = (self.cache.read(palace).fits & self._around & ~(1 << moved)).bit_count()
        return RESCUE * min(1.0, fit / 3)
