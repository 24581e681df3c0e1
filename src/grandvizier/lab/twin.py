"""Twins: two worlds that a seat cannot tell apart, played in step.

Whatever the seat is told, shown, offered or refused, and the length of the log, must stay equal in both until a
face is told to it that differs.  Everything a seat gets goes through the real doors: streams, views,
observations, choices, `why_not`, and the events and choices that a bot in its seat receives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

from ..bots import Driver
from ..bots.bot import Remembering
from ..core.events import HIDDEN, Brings, Event, Told, heard
from ..core.state import CHANCE, NOBODY, State
from ..match import Choice, Match
from ..match.choices import leaves
from ..match.journal import Chosen

AHEAD: Final = 8
"""What a seat may prepare is compared at one step in so many: it takes as long as all the rest."""
BRINGS: Final = 4
"""What a choice would bring is compared for one choice in so many, others at each step: it takes as long, too."""
MaySee: TypeAlias = Callable[[str, Event, int], bool]
"""Whether a kind of event may show its faces to a seat: a table written from the rulebook."""


class TwinMatch(Match):
    """A match going on from a position that its seat could not tell from the real one."""

    def __init__(self, match: Match, state: State, seat: int) -> None:
        self.__dict__.update(match.__dict__)
        self.journal = list(match.journal)
        self._feed = match.feed()
        self._left, self._told = list(self._left), {}
        self._views = {}
        self._state = state
        self.spy = Spy()
        self.driver = Driver(self, {seat: self.spy})
        self.driver.catch_up()

    def advance(self, row: int) -> tuple[Event, ...]:
        """Apply a row, chance's too, and give the events it told, all faces open."""
        seat, state = self._state.seat, self._state
        state.feed = []
        state.step(row)
        feed = tuple(state.feed)
        self._keep(Chosen(max(seat, NOBODY), (row,), (), "person", feed), state)
        self.driver.catch_up()
        return tuple(event for _, event in feed)


class Spy(Remembering):
    """A bot that only remembers what it was handed."""

    def __init__(self) -> None:
        super().__init__()
        self.offered: list[Choice] = []

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        del deadline
        self.offered = list(choices)
        return choices[0]


@dataclass(slots=True)
class Leak:
    """How a seat could tell two worlds apart."""

    what: str
    one: Any
    other: Any


FACE: Final = Leak("face", None, None)
"""No leak: the seat was told a face, as it may be, and now knows which world it is in."""


@dataclass(slots=True)
class Tally:
    """How often each rule was stepped, by whom, and how the runs ended."""

    acted: Counter[str] = field(default_factory=Counter)
    watched: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)


def imagine(match: Match, seat: int, rng: Random) -> State:
    """A position that this seat cannot tell from the real one."""
    belief = match.game.belief(match.rules, match.players, match.options, seat)
    for event in match.told(seat):
        belief.hear(event)
    return belief.imagine(rng)


def twin_run(
    match: Match,
    other: State,
    seat: int,
    rng: Random,
    *,
    steps: int,
    may_see: MaySee,
    tally: Tally | None = None,
    pick: Callable[[State, Random], int] | None = None,
) -> Leak | None:
    """Play the real match and its twin in step; say how the seat could tell them apart, if it could."""
    tally = tally or Tally()
    one, two = TwinMatch(match, match.state.copy(), seat), TwinMatch(match, other, seat)
    for _ in range(steps):
        leak = _compare(one, two, seat, rng)
        if leak or one.state.over:
            tally.ends["over"] += leak is None
            return leak
        row = (pick or pick_any)(one.state, rng)
        asked = one.state.seat
        table = one.rules.draws if asked == CHANCE else one.rules.moves
        (tally.acted if asked == seat else tally.watched)[table.verbs[row].name] += 1
        before = len(one.spy.heard)
        events = one.advance(row)
        paired = pair(two.state, row, events, rng, seat if asked == CHANCE else None)
        if paired is None:
            tally.ends["unpaired"] += 1
            return None
        two.advance(paired)
        apart = _told_apart(one, two, seat, before, may_see)
        if apart is not None:
            tally.ends[apart.what if apart is FACE else "leak"] += 1
            return None if apart is FACE else apart
    tally.ends["steps"] += 1
    return None


def pick_any(state: State, rng: Random) -> int:
    """A legal row: any verb as likely as any other, then any of its rows."""
    table = state.rules.draws if state.seat == CHANCE else state.rules.moves
    legal = state.legal()
    verb = rng.choice(sorted({table.verbs[row].name for row in legal}))
    return rng.choice([row for row in legal if table.verbs[row].name == verb])


def pair(two: State, row: int, events: Sequence[Event], rng: Random, witness: int | None) -> int | None:
    """The same row in the other world; if it is not possible there, one whose events are equal outside faces.

    The seat's own row is possible in both: its choices are the same.  A draw of which the witness hears nothing may
    as well be another one: what was undrawn, and so the same in both worlds, then comes to differ.
    """
    legal = list(two.legal())
    if row in legal:
        other = rng.choice(legal)
        if witness is None or other == row or rng.random() < 0.5:
            return row
        return other if _alike(two, _peer(two, row), _peer(two, other), witness) else row
    rng.shuffle(legal)
    shape = [_shape(two, event) for event in events]
    return next((r for r in legal if [_shape(two, event) for _, event in _peer(two, r)] == shape), None)


def _peer(state: State, row: int) -> tuple[Told, ...]:
    """What a row would tell, and to whom."""
    state = state.copy()
    state.feed = []
    state.step(row)
    return tuple(state.feed)


def _alike(state: State, one: tuple[Told, ...], other: tuple[Told, ...], witness: int) -> bool:
    """Whether the declared fields of two feeds sound the same to a seat."""

    def declared(feed: tuple[Told, ...]) -> list[Event]:
        kinds = state.rules.game.kinds
        cut = tuple((audience, event[: 1 + len(kinds[event[0]].fields)]) for audience, event in feed)
        return heard(cut, witness, kinds)

    return declared(one) == declared(other)


def _shape(state: State, event: Event) -> Event:
    return state.rules.game.kinds[event[0]].blank(event)


def _told_apart(one: TwinMatch, two: TwinMatch, seat: int, before: int, may_see: MaySee) -> Leak | None:
    """What the last step told the seat: None if it is equal, FACE if a face differs as it may, or a leak."""
    first, second = one.told(seat, before), two.told(seat, before)
    if one.spy.heard[before:] != first or two.spy.heard[before:] != second:
        return Leak("bot input", one.spy.heard[before:], first)
    for event in first:
        kind = one.game.kinds[event[0]]
        if any(event[at] != HIDDEN for at in kind.faces) and not may_see(kind.name, event, seat):
            return Leak(f"a face of {kind.name}", event, None)
    for a, b in zip(first, second, strict=False):
        if a != b:
            faces = _faces(one, a), _faces(two, b)
            return FACE if all(faces) and faces[0] != faces[1] else Leak("told", a, b)
    return None if len(first) == len(second) else Leak("told", first, second)


def _faces(world: TwinMatch, event: Event) -> list[int]:
    """The faces an event told."""
    return [event[at] for at in world.game.kinds[event[0]].faces if event[at] != HIDDEN]


def _compare(one: TwinMatch, two: TwinMatch, seat: int, rng: Random) -> Leak | None:
    """Everything the seat can see, do and ask right now."""
    asked = one.state.seat
    rows = rng.sample(range(len(one.rules.moves)), min(12, len(one.rules.moves)))
    windows: list[tuple[str, Callable[[TwinMatch], Any]]] = [
        ("asked", lambda world: (world.state.seat, world.state.over)),
        ("view", lambda world: world.view(seat)),
        ("scores", lambda world: (world.scores, world.winners)),
        ("choices", lambda world: world.choices(seat)),
        ("brings", lambda world: _brings(world, seat)),
        ("why_not", lambda world: [world.why_not(seat, row) for row in rows]),
        ("undo", lambda world: world.why_not_undo(seat)),
        ("bot input", lambda world: _offered(world, seat)),
    ]
    if one.game.observe is not None:
        windows.append(("observed", lambda world: world.observe(seat)))
    if len(one.journal) % AHEAD == 0:
        windows.append(("ahead", lambda world: _ahead(world, seat, rows)))
    if asked == CHANCE:
        windows = windows[:2]
    for what, window in windows:
        first, second = window(one), window(two)
        if first != second:
            return Leak(what, first, second)
    return None


def _ahead(world: TwinMatch, seat: int, rows: Sequence[int]) -> Any:
    """What the seat may prepare, and what it is told of the rest."""
    refusals = [world.why_not_ahead(seat, row) for row in rows]
    return world.next_question(seat), world.ahead(seat), refusals


def _brings(world: TwinMatch, seat: int) -> list[Brings | None]:
    """What some of the seat's choices would bring it."""
    every = list(leaves(world.choices(seat)))
    return [world.brings(*choice.path) for choice in every[len(world.journal) % BRINGS :: BRINGS]]


def _offered(world: TwinMatch, seat: int) -> list[Choice]:
    """What the seat's bot would be offered."""
    if world.seat == seat:
        world.driver.ask(seat)
    return world.spy.offered
