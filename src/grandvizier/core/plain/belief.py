"""What a seat could work out, for any game: it plays through all that may have happened, and keeps what fits.

Every position that chance and the others could have led to, and of which the seat would have been told just what it
was told, is kept with its weight.  While there are few that is exact.  Where they become too many, some are drawn; and
where hardly any of those fits any more, two faces change places in what was drawn, and it is played through again: a
deal with two cards exchanged is as likely as the deal itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from typing import TYPE_CHECKING, Final

from ..errors import BadSetup
from ..events import CHOSE, HIDDEN, Event, Field, Row, Told, heard
from ..save import save
from ..state import CHANCE, State
from .hindsight import Hindsight, hindsight

if TYPE_CHECKING:
    from ..actions import ActionTable
    from ..events import Seat
    from ..game import Game, NotebookData, Options, ViewData
    from ..rules import Rules

MOST: Final = 120
"""So many worlds are kept at most; where there are more, some of them are drawn."""
SHARE: Final = 48
"""How many are drawn then."""
FEW: Final = 16
"""With fewer than that, worlds that no longer fit are mended."""
TRIES: Final = 24
"""So often two faces change places before a world is given up."""
AGAIN: Final = 3
"""So often all is begun anew where no world is left, before somebody else may have begun."""
TINY: Final = 1e-100
"""Weights below this are raised."""
TELLING: Final = 0.5
"""How often the second of them is the face that the seat was told instead."""


@dataclass(slots=True)
class World:
    """One way that all may have gone."""

    state: State
    told: int
    """So many events it has told the seat, all as they were heard."""
    rows: tuple[Row, ...]
    """All that was drawn and chosen."""
    weight: float
    first: int | None
    """Who was given as the first player."""


class Replayed:
    """A seat's view, with every world that fits, or a fair share of them."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        self._rules, self._players, self._options, self._seat = rules, players, options, seat
        self._kinds = rules.game.kinds
        self._view = rules.game.view(rules.components, players, options, seat)
        self._stream: list[Event] = []
        self._worlds: list[World] | None = None
        self._heard = 0
        """So many events the worlds have followed."""
        self._after_all = Hindsight()
        self._rng = Random(0)
        self.exact = True
        """Whether every world that fits is among them."""

    def hear(self, event: Event) -> None:
        """Take in one event."""
        self._view.hear(event)
        self._stream.append(event)

    def plain(self) -> ViewData:
        """The seat's view."""
        return self._view.plain()

    def notebook(self) -> NotebookData:
        """What is seen is in the view."""
        return {"known": {}, "lost": {}}

    def imagine(self, rng: Random) -> State:
        """A position drawn fairly from those that fit."""
        worlds = self.worlds()
        at, which = rng.random() * sum(world.weight for world in worlds), 0
        while which < len(worlds) - 1 and at >= worlds[which].weight:
            at -= worlds[which].weight
            which += 1
        return worlds[which].state.copy()

    def worlds(self) -> Sequence[World]:
        """All that are kept, after everything that was heard by now."""
        if self._worlds is not None and self._heard == len(self._stream):
            return self._worlds
        self._heard = len(self._stream)
        before, self._after_all = self._after_all, hindsight(self._rules.game, self._stream)
        if not self.exact and before.was != self._after_all.was:
            # What has come to light concerns what was drawn long ago.
            self._worlds = None
        found = self._followed(self._worlds or self._begun(None))
        # Who begins is seldom given; whether it was shows as soon as somebody is asked.
        for first in (*[None] * AGAIN, *range(self._players)):
            if not found:
                self.exact = True
                found = self._followed(self._begun(first))
        if not found:
            raise BadSetup(
                f"nothing that seat {self._seat} could imagine of {self._rules.game.name} fits what it was told:"
                " the game needs a belief of its own"
            )
        self._worlds = found
        return found

    # Going on.

    def _followed(self, active: list[World]) -> list[World]:
        """Those that still fit after all that was heard by now."""
        done: list[World] = []
        while active:
            moved: list[World] = []
            dead: list[World] = []
            for world in active:
                if self._waits(world):
                    done.append(world)
                    continue
                after = self._further(world)
                moved += after
                dead += [] if after else [world]
            active = self._merged(moved) if self.exact else moved
            if self.exact:
                _level([*active, *done])
            if len(active) + len(done) > MOST:
                self.exact = False
                active, done = self._drawn(active, SHARE), self._drawn(done, SHARE)
            elif not self.exact and len(active) + len(done) < FEW:
                active += self._mended(dead, FEW - len(active) - len(done))
        return done

    def _begun(self, first: int | None) -> list[World]:
        world = self._opening(first)
        return [] if world is None else [world] * (1 if self.exact else SHARE)

    def _opening(self, first: int | None) -> World | None:
        state = self._rules.opening(self._players, self._options, first)
        return self._after(World(state, 0, (), 1.0, first), (), state)

    def _waits(self, world: World) -> bool:
        return world.told == len(self._stream) and world.state.seat != CHANCE

    def _after(self, world: World, rows: tuple[Row, ...], state: State) -> World | None:
        """The world after a step, if the seat would have been told what it was told."""
        feed = state.feed or ()
        told = heard(feed, self._seat, self._kinds)
        state.feed = None
        end = world.told + len(told)
        if not all(map(self._agrees, count(world.told), feed)):
            return None
        if end > len(self._stream) or not all(map(self._fits, told, self._stream[world.told : end])):
            return None
        return World(state, end, world.rows + rows, world.weight, world.first)

    def _agrees(self, number: int, told: Told) -> bool:
        """Whether what happens agrees with what came to light later."""
        _, event = told
        faces = self._kinds[event[0]].faces
        return not faces or self._after_all.agrees(number, event[faces[0]])

    def _fits(self, told: Event, was_told: Event) -> bool:
        """Whether it is the same; what was glimpsed may be forgotten."""
        kind = self._kinds[told[0]]
        return told == was_told or (kind.glimpse and kind.blank(told) == was_told)

    def _step(self, world: World, row: Row) -> World | None:
        state = world.state.copy()
        state.feed = []
        state.step(row)
        return self._after(world, (row,), state)

    def _rows(self, world: World) -> Sequence[Row]:
        """What may have come next; the seat knows what it chose itself."""
        state = world.state
        if state.over or (state.seat != CHANCE and world.told == len(self._stream)):
            return ()
        if state.seat == self._seat:
            kind, *values = self._stream[world.told]
            return [values[1]] if kind == CHOSE and values[1] in state.legal() else ()
        return state.legal()

    def _further(self, world: World) -> list[World]:
        """Every world that fits after one more step.

        What chance draws is as likely as any other draw; rivals may have chosen anything that sounds the same.  Where
        there are too many worlds, each goes on in one way.
        """
        rows = self._rows(world)
        if not self.exact:
            steps = (self._step(world, row) for row in self._rng.sample(rows, len(rows)))
            return [*islice(filter(None, steps), 1)]
        after = [then for row in rows if (then := self._step(world, row))]
        share = len(rows) if world.state.seat == CHANCE else len(after)
        for then in after:
            then.weight = world.weight / share
        return after

    def _merged(self, worlds: list[World]) -> list[World]:
        """The same position is one world, however it came about."""
        found: dict[tuple[int, str], World] = {}
        for world in worlds:
            key = world.told, str(save(world.state))
            if key in found:
                found[key].weight += world.weight
            else:
                found[key] = world
        return list(found.values())

    def _drawn(self, worlds: list[World], most: int) -> list[World]:
        """So many of them, each as often as it is likely; all alike from then on."""
        if len(worlds) <= most:
            return worlds
        whole = sum(world.weight for world in worlds)
        step, at = whole / most, self._rng.random() * whole / most
        found: list[World] = []
        passed = 0.0
        for world in worlds:
            passed += world.weight
            while at < passed and len(found) < most:
                found.append(World(world.state, world.told, world.rows, step, world.first))
                at += step
        return found

    # Mending.

    def _mended(self, dead: list[World], wanted: int) -> list[World]:
        """So many worlds that fit again, made of some that no longer did."""
        found: list[World] = []
        for world in self._rng.sample(dead, len(dead)):
            if len(found) == wanted:
                break
            mended = self._mend(world)
            found += [mended] if mended else []
        return found

    def _mend(self, world: World) -> World | None:
        best = world
        for _ in range(TRIES):
            exchange = self._exchange(best)
            if exchange is None:
                return None
            again = self._again(best, *exchange)
            if len(again.rows) > len(world.rows):
                again.weight = world.weight
                return again
            best = again if len(again.rows) == len(world.rows) else best
        return None

    def _exchange(self, world: World) -> tuple[str, int, int] | None:
        """Two faces of a family: one that would be told, and the one that was heard instead, or any other."""
        wanted = [pair for row in self._rows(world) for pair in self._differences(world, row)]
        if not wanted:
            return None
        family, one, two = self._rng.choice(wanted)
        faces = range(len(self._rules.components.faces[family]))
        return family, one, two if self._rng.random() < TELLING else self._rng.choice(faces)

    def _differences(self, world: World, row: Row) -> Iterator[tuple[str, int, int]]:
        """The faces that this row would tell where others were heard."""
        state = world.state.copy()
        state.feed = []
        state.step(row)
        for told, was_told in zip(heard(state.feed, self._seat, self._kinds), self._stream[world.told :], strict=False):
            kind = self._kinds[told[0]]
            if told != was_told:
                if kind.blank(told) == self._kinds[was_told[0]].blank(was_told):
                    pairs = ((kind.fields[i - 1][1].family, told[i], was_told[i]) for i in kind.faces)
                    yield from (pair for pair in pairs if HIDDEN not in pair[1:] and pair[1] != pair[2])
                return

    def _again(self, world: World, family: str, one: int, two: int) -> World:
        """The same once more, the two faces exchanged wherever they were drawn or chosen; as far as it fits."""
        now = self._opening(world.first)
        assert now is not None
        for row in world.rows:
            rows = self._rows(now)
            table = self._rules.draws if now.state.seat == CHANCE else self._rules.moves
            then = None
            for attempt in (_exchanged(table, row, family, one, two), row):
                then = then or (self._step(now, attempt) if attempt in rows else None)
            if then is None and now.state.seat != CHANCE:
                others = (self._step(now, other) for other in self._rng.sample(rows, len(rows)))
                then = next((other for other in others if other), None)
            if then is None:
                return now
            now = then
        after = self._further(now)
        return self._rng.choice(after) if after else now


def _level(worlds: Sequence[World]) -> None:
    """Raise all weights alike where they become too small for numbers: each draw makes them smaller."""
    most = max((world.weight for world in worlds), default=1.0)
    if most < TINY:
        for world in worlds:
            world.weight /= most


def _is_face(field: Field) -> bool:
    return field.kind == "face"


def _exchanged(table: ActionTable, row: Row, family: str, one: int, two: int) -> Row:
    """The same row with the other of two faces."""
    rule, args = table.rows[row]
    other = {one: two, two: one}
    fields = table.verbs[row].fields
    changed = [
        other.get(arg, arg) if _is_face(field) and field.family == family else arg
        for arg, (_, field) in zip(args, fields, strict=True)
    ]
    try:
        return table.number(rule, *changed)
    except KeyError:
        return row


def belief_for(_game: Game) -> type[Replayed]:
    """For whichever game."""
    return Replayed
