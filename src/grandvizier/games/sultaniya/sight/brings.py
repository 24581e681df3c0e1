"""What a choice would bring: points by source, gates and minarets begun or closed, guards, objectives, sapphires.

It counts what lies open and the seat's own objectives, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....core.events import COUNT, SEAT, Brings, Event, Kind, Row, Seat, kind, named
from ....core.numbered import Numbered
from ....core.state import State
from ..box.terms import ROOFS_TO_END
from ..rules.position import NONE, Position
from ..rules.reader import Palace, Reader, Seams, reader
from ..rules.scoring import guard_points
from .events import OBJECTIVE

SOURCE: Final = named("source")

_kinds: Numbered[Kind] = Numbered()
COUNTED: Final = _kinds.add(kind("counted", source=SOURCE, number=COUNT, points=COUNT))
CLOSED: Final = _kinds.add(kind("closed", source=SOURCE, number=COUNT, points=COUNT))
JOINED: Final = _kinds.add(kind("joined", source=SOURCE))
BEGUN: Final = _kinds.add(kind("begun", source=SOURCE))
GUARDED: Final = _kinds.add(kind("guarded", number=COUNT, points=COUNT))
OUTGUARDED: Final = _kinds.add(kind("outguarded", who=SEAT, points=COUNT))
TOWARDS: Final = _kinds.add(kind("towards", objective=OBJECTIVE, points=COUNT))
SAPPHIRES: Final = _kinds.add(kind("sapphires", number=COUNT))
ROOFED: Final = _kinds.add(kind("roofed", number=COUNT, left=COUNT))
PASSES: Final = _kinds.add(kind("passes", who=SEAT))
LAST_TURNS: Final = _kinds.add(kind("last_turns"))
NO_MORE: Final = _kinds.add(kind("no_more"))
GAINS: Final = _kinds.all()


class _Stand(NamedTuple):
    """Every palace as it was read before anything is chosen, and by whom."""

    read: Reader
    palaces: Sequence[Palace]


class _Sheet(NamedTuple):
    """What a seat counts, for itself and for the others, as far as it may know."""

    lines: tuple[tuple[int, int, int], ...]
    """Its own palace, source by source."""
    palace: bytes
    guards: list[int]
    guarding: list[int]
    """The points of every seat for guards."""
    objectives: list[tuple[int, int]]
    """Its own, each with its points."""
    totals: list[int]
    """Every seat's points, those of secret objectives left out."""
    roofs: int
    """In its own palace."""
    seams: Seams
    """The gates or minarets that it has begun."""

    @property
    def six(self) -> tuple[int, int, int]:
        """The line of gates or minarets."""
        return self.lines[2]


def brings(state: State, paths: Sequence[Sequence[int]]) -> list[Brings | None]:
    """What choices of the seat that is asked change (SY-8, SY-12, SY-13, SY-18, SY-20, SY-21, SY-22, SY-23)."""
    assert isinstance(state, Position)
    if NONE in state.characters:
        return [None for _ in paths]
    read, unseen = reader(state.rules.components), state.rules.unseen
    stand = _Stand(read, [read.read(palace, state.characters[seat]) for seat, palace in enumerate(state.palaces)])
    now, begun = _sheet(state, state.seat, stand), dict[Row, Position]()
    # What is revealed, refreshed or looked through is not known yet.
    return [
        _brings(state, _after(state, path, begun), path[-1], stand, now) if unseen.isdisjoint(path) else None
        for path in paths
    ]


def _after(state: Position, path: Sequence[Row], begun: dict[Row, Position]) -> Position:
    """The position after a choice; many begin alike, as a tile is taken before it is placed here or there."""
    first, *rest = path
    if not rest:
        return state.after(path)
    if first not in begun:
        begun[first] = state.after(path[:1])
    return begun[first].after(rest)


def _brings(state: Position, then: Position, last: Row, stand: _Stand, one: _Sheet) -> Brings:
    seat = state.seat
    two = _sheet(then, seat, stand, one)
    gains = [*_palace(one, two), *_guards(one, two, seat), *_objectives(one, two)]
    sapphires = then.sapphires[seat] - state.sapphires[seat]
    if sapphires:
        gains.append((SAPPHIRES, sapphires))
    gains += _standing(state, then, one, two)
    if last in (state.rules.pass_row, state.rules.stop_row):
        gains.append((NO_MORE,))
    return Brings(two.totals[seat] - one.totals[seat], tuple(gains))


def _sheet(s: Position, seat: Seat, stand: _Stand, before: _Sheet | None = None) -> _Sheet:
    """A seat builds in its own palace alone: those of the others are as they were read."""
    read, others = stand
    palace, character = s.palaces[seat], s.characters[seat]
    is_built = before is None or before.palace != palace
    stands = read.read(palace, character) if is_built else others[seat]
    if before and before.guards[seat] == stands.guards:
        guards, guarding = before.guards, before.guarding
    else:
        guards = [one.guards for one in others]
        guards[seat] = stands.guards
        guarding = guard_points(guards)
    totals = [one.points + points for one, points in zip(others, guarding, strict=True)]
    own = _objectives_of(s, seat, palace, read)
    totals[seat] = stands.points + guarding[seat] + own[0][1] + own[1][1]
    if s.open_objectives:
        for other in range(s.players):
            if other != seat:
                theirs = _objectives_of(s, other, s.palaces[other], read)
                totals[other] += theirs[0][1] + theirs[1][1]
    seams = before.seams if before and not is_built else read.seams(palace, character)
    return _Sheet(stands.lines, palace, guards, guarding, own, totals, stands.roofs, seams)


def _objectives_of(s: Position, seat: Seat, palace: bytes, read: Reader) -> list[tuple[int, int]]:
    """A seat's two objectives, each with what it brings; nothing before it is dealt."""
    djinns, sapphires = s.djinns.count(seat), s.sapphires[seat]
    return [
        (one, 0 if one == NONE else read.objective(one, palace, djinns, sapphires))
        for one in s.objectives[2 * seat : 2 * seat + 2]
    ]


def _palace(one: _Sheet, two: _Sheet) -> list[Event]:
    """The points of the palace itself, what changes most first."""
    if one.lines == two.lines and one.seams == two.seams:
        return []
    found: list[tuple[int, Event]] = []
    for number, (before, now) in enumerate(zip(one.lines, two.lines, strict=True)):
        source, count, points = now[0], now[1] - before[1], now[2] - before[2]
        if count:
            found.append((points, (CLOSED if number == 2 else COUNTED, source, count, points)))
    if len(found) > 1:
        found.sort(key=lambda pair: -abs(pair[0]))
    gains = [gain for _, gain in found]
    if two.six[1] == one.six[1]:
        if two.seams.pairs > one.seams.pairs:
            gains.append((JOINED, two.six[0]))
        elif two.seams.halves > one.seams.halves:
            gains.append((BEGUN, two.six[0]))
    return gains


def _guards(one: _Sheet, two: _Sheet, seat: Seat) -> list[Event]:
    """Guards, and who gains or loses by them (SY-21); alone they count for nothing."""
    if len(two.guards) == 1:
        return []
    if two.guards == one.guards:
        return []
    change = [now - before for before, now in zip(one.guarding, two.guarding, strict=True)]
    gains: list[Event] = []
    if two.guards[seat] != one.guards[seat] or change[seat]:
        gains.append((GUARDED, two.guards[seat] - one.guards[seat], change[seat]))
    gains += [(OUTGUARDED, other, points) for other, points in enumerate(change) if points and other != seat]
    return gains


def _objectives(one: _Sheet, two: _Sheet) -> list[Event]:
    if one.objectives == two.objectives:
        return []
    pairs = zip(one.objectives, two.objectives, strict=True)
    return [
        (TOWARDS, objective, points - before)
        for (objective, before), (_, points) in pairs
        if objective != NONE and points != before
    ]


def _standing(s: Position, then: Position, one: _Sheet, two: _Sheet) -> list[Event]:
    """Who is overtaken, and how near the end comes."""
    seat, gains = s.seat, list[Event]()
    for other in range(s.players):
        if one.totals[seat] <= one.totals[other] and two.totals[seat] > two.totals[other]:
            gains.append((PASSES, other))
    if one.roofs < two.roofs < ROOFS_TO_END:
        gains.append((ROOFED, two.roofs, ROOFS_TO_END - two.roofs))
    if then.finisher == seat != s.finisher:
        gains.append((LAST_TURNS,))
    return gains
