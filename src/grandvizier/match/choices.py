"""Choices as paths: where a step reveals nothing, a choice carries the choices that complete it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..core.errors import Refusal
from ..core.events import CHOSE, Row, Seat, Told
from ..core.game import Game
from ..core.rules import Rules
from ..core.state import State


@dataclass(frozen=True, slots=True)
class Choice:
    """Something a seat may choose now."""

    path: tuple[int, ...]
    """The rows to play, from the first to this one."""
    do: str
    """The verb."""
    args: tuple[int, ...]
    """The arguments of the last row, places by their number."""
    at: tuple[tuple[str | int, ...], ...]
    """The places it names: `(("hand", 0, 2), ("centre", 1))`."""
    then: tuple[Choice, ...] = ()
    """The choices that complete it; empty if it stands by itself."""


@lru_cache(maxsize=4096)
def choice(rules: Rules, seat: Seat, path: tuple[Row, ...], then: tuple[Choice, ...] = ()) -> Choice:
    """The last row of a path, as a choice of this seat."""
    args = rules.named_args(path[-1], seat)
    verb = rules.moves.verbs[path[-1]]
    places = tuple(
        rules.places[arg] for arg, (_, field) in zip(args, verb.fields, strict=True) if field.kind == "place"
    )
    return Choice(path, verb.name, args, places, then)


def choices(state: State, seat: Seat) -> list[Choice]:
    """All that a seat may choose now."""
    if state.seat != seat:
        return []
    return _choices(state, ()) if state.rules.in_parts else list(_alone(state.rules, seat, tuple(state.legal())))


@lru_cache(maxsize=1024)
def _alone(rules: Rules, seat: Seat, rows: tuple[Row, ...]) -> tuple[Choice, ...]:
    """Choices of a game in which each stands by itself; the same ones are offered over and over."""
    return tuple(choice(rules, seat, (row,)) for row in rows)


def paths(state: State, seat: int) -> list[list[int]]:
    """The same as rows alone: every choice to its end."""
    if state.seat != seat:
        return []
    return list(_paths(state)) if state.rules.in_parts else [[row] for row in state.legal()]


def _paths(state: State) -> Iterator[list[int]]:
    for row in state.legal():
        after = completing(state, row)
        if after:
            for rest in _paths(after):
                yield [row, *rest]
        else:
            yield [row]


def _choices(state: State, before: tuple[int, ...]) -> list[Choice]:
    rules, found = state.rules, []
    for row in state.legal():
        path, then = (*before, row), []
        after = completing(state, row)
        if after:
            then = _choices(after, path)
        found.append(choice(rules, state.seat, path, tuple(then)))
    return found


def leaves(every: Iterable[Choice]) -> Iterator[Choice]:
    """The choices that nothing has to complete."""
    for one in every:
        yield from leaves(one.then) if one.then else (one,)


def completing(state: State, row: Row) -> State | None:
    """The position in which something has to complete a legal row; None if it stands by itself.

    What completes a choice is asked by its own rule, so nothing that waits beneath has to run for that.
    """
    rules = state.rules
    rule, args = rules.moves.rows[row]
    if rule not in rules.in_parts:
        return None
    after = state.copy()
    after.feed = []
    rule(after, state.seat, *args)
    is_asked = after.what >= 0 and after.seat == state.seat and rules.questions[after.what].completes
    return after if is_asked and not tells_face(rules.game, after.feed) else None


def follow(state: State, row: Row) -> State | None:
    """The position after a legal row, if the same seat goes on and nothing was drawn or shown meanwhile."""
    after = state.copy()
    after.feed = []
    after.step(row)
    if after.seat != state.seat or tells_face(after.rules.game, after.feed):
        return None
    return after


def is_legal(state: State, seat: object, path: Sequence[object]) -> bool:
    """Whether a seat may choose this path now; `why_not` reads the rules literally and says the same, and why."""
    now: State | None = state
    for number, row in enumerate(path, start=1):
        if now is None or type(seat) is not int or now.seat != seat or type(row) is not int or row not in now.legal():
            return False
        now = follow(now, row) if number < len(path) else None
    return len(path) > 0


def why_not(state: State, seat: object, path: Sequence[object]) -> Refusal | None:
    """Why a seat may not choose this path now; None if it may."""
    now: State | None = state
    for number, row in enumerate(path or (None,)):
        if now is None:
            return Refusal("too-far", "GV-4")
        refusal = now.why_not(seat, row)
        if refusal:
            return _completion(now, seat, row, path[number + 1 :], refusal)
        assert type(row) is int
        now = follow(now, row) if len(path) > 1 else None
    return None


def _completion(state: State, seat: object, row: object, then: Sequence[object], refusal: Refusal) -> Refusal:
    """The refusal of what should complete a choice, if that choice was refused because nothing could (Reason.whole)."""
    if not then or type(row) is not int or type(seat) is not int or not 0 <= row < len(state.rules.moves):
        return refusal
    reasons = state.rules.moves.verbs[row].reasons
    if not any(reason.whole and reason.code == refusal.code for reason in reasons):
        return refusal
    after = follow(state, row)
    return (after and after.why_not(seat, then[0])) or refusal


def tells_face(game: Game, feed: Iterable[Told]) -> bool:
    """Whether anybody was told a face; one's own choice is no news."""
    return any(audience and event[0] != CHOSE and game.kinds[event[0]].faces for audience, event in feed)
