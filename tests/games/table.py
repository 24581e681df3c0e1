"""A table of any game at which a test chooses, asks what was told, and sees that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

import pytest

from grandvizier import Illegal, Match, Refusal
from grandvizier.core.events import Event, Field
from grandvizier.core.game import Belief
from grandvizier.core.rules import Rules
from grandvizier.core.state import State

P = TypeVar("P", bound=State)
B = TypeVar("B", bound=Belief)
Spelt: TypeAlias = tuple[str, dict[str, Any]]


class RuleTable(Generic[P]):
    """A match, and what a rule test asks of it."""

    position: type[P]
    match: Match

    def spell(self, event: Event) -> Spelt:
        """An event in the words of this game's tests."""
        raise NotImplementedError

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        assert self.match.seat is not None
        return self.match.seat

    @property
    def state(self) -> P:
        """The position."""
        assert isinstance(self.match.state, self.position)
        return self.match.state

    def told(self, seat: int | None, *kinds: str) -> list[dict[str, Any]]:
        """The events of these kinds that a seat was told, field by field, in words."""
        return [fields for name, fields in self.heard(seat) if name in kinds]

    def heard(self, seat: int | None = None) -> list[Spelt]:
        """All that a seat was told, in words."""
        return [self.spell(event) for event in self.match.told(seat)]

    def refused(self, row: int, seat: int | None = None) -> Refusal:
        """With what this is refused now; that it is refused, and changes nothing, is checked."""
        before, events = self.state.copy(), len(self.match.journal)
        chooser = self.seat if seat is None else seat
        refusal = self.match.why_not(chooser, row)
        assert isinstance(refusal, Refusal), f"{self.match.rules.moves.text(row)} is allowed"
        assert refusal.sentence
        with pytest.raises(Illegal) as caught:
            self.match.play(chooser, row)
        assert caught.value.refusal == refusal
        assert self.state == before
        assert len(self.match.journal) == events
        assert row not in self.state.legal() or chooser != self.seat
        return refusal


def spelt(
    rules: Rules,
    event: Event,
    place: Callable[[Rules, int], str],
    faces: Mapping[str, Sequence[str]],
    named: Iterable[str],
) -> Spelt:
    """An event in words: places by their names, faces by theirs or None, and what else is of these families."""

    def word(field: Field, value: int) -> Any:
        if field.kind == "place":
            return place(rules, value)
        if field.kind == "face" and field.family != "row":
            return None if value < 0 else faces[field.family][value]
        return rules.names[field.family][value] if field.family in named else value

    kind = rules.game.kinds[event[0]]
    return kind.name, {name: word(field, value) for (name, field), value in zip(kind.fields, event[1:], strict=True)}


def wander_by(
    position: type[P], match: Match, rng: Random, weights: Mapping[str, int], usual: int, avoid: Iterable[str] = ()
) -> Iterator[P]:
    """A game played at random, by verbs of these weights: every position where somebody is asked, the last one over."""
    avoided, verbs = set(avoid), match.rules.moves.verbs
    while not match.over:
        assert isinstance(match.state, position)
        yield match.state
        rows = list(match.state.legal())
        wanted = [row for row in rows if verbs[row].name not in avoided] or rows
        kinds = sorted({verbs[row].name for row in wanted})
        (kind,) = rng.choices(kinds, [weights.get(kind, usual) for kind in kinds])
        assert match.seat is not None
        match.play(match.seat, rng.choice([row for row in wanted if verbs[row].name == kind]))
    assert isinstance(match.state, position)
    yield match.state


def belief_in(kind: type[B], match: Match, seat: int) -> B:
    """What a seat could work out by now."""
    belief = match.game.belief(match.rules, match.players, match.options, seat)
    assert isinstance(belief, kind)
    for event in match.told(seat):
        belief.hear(event)
    return belief
