"""Narrowing: from all that may be chosen to one choice, a verb or an argument at a time.

It knows no rules.  What may be picked next is read off the choices that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ...core.events import Field
from ...core.rules import Rules
from ...match import Choice

Slot: TypeAlias = tuple[int, ...]
"""Arguments that are picked together: one, or several whose order does not matter."""


@dataclass(frozen=True, slots=True)
class Item:
    """Something that may be picked now: a verb, a value for an argument, or the one choice that is left."""

    verb: str
    field: Field | None = None
    value: int = 0
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """The choices still open, and what was picked on the way."""

    pool: tuple[Choice, ...]
    verb: str | None = None
    picked: tuple[tuple[Field, int], ...] = ()
    before: tuple[Choice, ...] = ()
    """The choices already made that those of the pool complete."""


class Narrowing:
    """A way through the choices of one question, step by step and back."""

    def __init__(self, rules: Rules, choices: Sequence[Choice]) -> None:
        self.rules = rules
        self._stages = [_settled(Stage(tuple(choices)))]
        self.ranks = _ranks(rules, choices)
        """All the places that may come up, numbered among their like; a place keeps its number on the whole way."""

    @property
    def stage(self) -> Stage:
        """Where we are."""
        return self._stages[-1]

    @property
    def begun(self) -> bool:
        """Whether anything was picked yet."""
        return len(self._stages) > 1

    def items(self) -> list[Item]:
        """All that may be picked now, each once, in the order of the table."""
        return _items(self.rules, self.stage)

    def pick(self, item: Item) -> Choice | None:
        """Narrow to this; a choice that is complete already is given back, to be played."""
        if item.choice:
            return item.choice
        stage = self.stage
        pool = tuple(choice for choice in stage.pool if choice.do == item.verb)
        picked = stage.picked
        if item.field:
            picked = (*picked, (item.field, item.value))
            slot = _open_slot(self.rules, pool)
            wanted = [item.value, *_taken(slot, pool, item.field, stage.picked)]
            pool = tuple(choice for choice in pool if Counter(wanted) <= Counter(_values(choice, slot)))
        self._stages.append(_settled(Stage(pool, item.verb, picked, stage.before)))
        return None

    def name(self, place: int) -> bool:
        """Narrow to the choices that name this place, whatever they do with it; say whether there are any."""
        stage = self.stage
        if len(stage.pool) == 1 or place in self.picked_places():
            return False
        for item in self.items():
            if item.field and item.field.kind == "place" and item.value == place:
                self.pick(item)
                return True
        pool = tuple(choice for choice in stage.pool if place in named(self.rules, choice))
        if not pool or stage.verb:
            return False
        self._stages.append(_settled(Stage(pool, None, (*stage.picked, (Field("place"), place)), stage.before)))
        return True

    def back(self) -> bool:
        """Take the last pick back; say whether there was one."""
        if self.begun:
            self._stages.pop()
            return True
        return False

    def places(self, item: Item) -> set[int]:
        """The places that could be named next if this were picked."""
        if item.choice:
            return set()
        if item.field:
            return {item.value} if item.field.kind == "place" else set()
        pool = tuple(choice for choice in self.stage.pool if choice.do == item.verb)
        after = _items(self.rules, _settled(Stage(pool, item.verb, self.stage.picked)))
        places = {next_.value for next_ in after if next_.field and next_.field.kind == "place"}
        return places or {place for choice in pool for place in named(self.rules, choice)}

    def ahead(self, item: Item) -> set[int]:
        """The places that would complete the choice if this were picked."""
        if item.field is None or item.choice:
            return set()
        pool = [choice for choice in self.stage.pool if choice.do == item.verb and item.value in choice.args]
        return {place for choice in pool for _, place in _mentioned(self.rules, choice.then)}

    def settled_places(self) -> set[int]:
        """The places that nobody had to pick, since all that is left names them."""
        stage = self.stage
        if len(stage.pool) == 1 or not (stage.verb or stage.before):
            return set()
        picked = {value for field, value in stage.picked if field.kind == "place"}
        return set.intersection(*(named(self.rules, choice) for choice in stage.pool)) - picked

    def picked_places(self) -> set[int]:
        """The places named so far; those of the whole choice once it is complete."""
        made = [*self.stage.before, *(self.stage.pool if len(self.stage.pool) == 1 else ())]
        picked = {value for field, value in self.stage.picked if field.kind == "place"} | self.settled_places()
        return picked.union(*(named(self.rules, choice) for choice in made))


def named(rules: Rules, choice: Choice) -> set[int]:
    """The places among a choice's arguments."""
    fields = rules.moves.verbs[choice.path[-1]].fields
    return {arg for arg, (_, field) in zip(choice.args, fields, strict=True) if field.kind == "place"}


def _mentioned(rules: Rules, choices: Iterable[Choice]) -> set[tuple[str, int]]:
    """Every place that these choices and those that complete them name, with the family of its argument."""
    found: set[tuple[str, int]] = set()
    for choice in choices:
        fields = rules.moves.verbs[choice.path[-1]].fields
        found |= {(f.family, arg) for arg, (_, f) in zip(choice.args, fields, strict=True) if f.kind == "place"}
        found |= _mentioned(rules, choice.then)
    return found


def _ranks(rules: Rules, choices: Iterable[Choice]) -> dict[int, int]:
    ranks: dict[int, int] = {}
    counted: Counter[str] = Counter()
    for family, place in sorted(_mentioned(rules, choices)):
        ranks[place] = counted[family]
        counted[family] += 1
    return ranks


def reached(choices: Iterable[Choice]) -> set[str]:
    """Every verb among these choices and those that complete them."""
    return {verb for choice in choices for verb in (choice.do, *reached(choice.then))}


def _settled(stage: Stage) -> Stage:
    """Where only one choice is left that others complete, go on to those."""
    while len(stage.pool) == 1 and stage.pool[0].then:
        stage = Stage(stage.pool[0].then, before=(*stage.before, stage.pool[0]))
    return stage


def _items(rules: Rules, stage: Stage) -> list[Item]:
    pool = stage.pool
    if len(pool) == 1:
        return [Item(pool[0].do, choice=pool[0])]
    verbs = list(dict.fromkeys(choice.do for choice in pool))
    if len(verbs) != 1:
        return [Item(verb) for verb in verbs]
    slot = _open_slot(rules, pool)
    field = rules.moves.verbs[pool[0].path[-1]].fields[slot[0]][1]
    taken = Counter(_taken(slot, pool, field, stage.picked))
    values = {value for choice in pool for value in Counter(_values(choice, slot)) - taken}
    return [Item(verbs[0], field, value) for value in sorted(values)]


def _values(choice: Choice, slot: Slot) -> list[int]:
    return [choice.args[i] for i in slot]


def _open_slot(rules: Rules, pool: Sequence[Choice]) -> Slot:
    """The first arguments in which the choices still differ."""
    for slot in _slots(rules, pool[0].do):
        if len({tuple(sorted(_values(choice, slot))) for choice in pool}) > 1:
            return slot
    raise AssertionError(pool)


def _taken(slot: Slot, pool: Sequence[Choice], field: Field, picked: Sequence[tuple[Field, int]]) -> list[int]:
    """What was picked before among arguments whose order does not matter."""
    if len(slot) == 1:
        return []
    return [v for f, v in picked if f == field and all(v in _values(choice, slot) for choice in pool)]


@lru_cache(maxsize=256)
def _slots(rules: Rules, verb: str) -> tuple[Slot, ...]:
    """The arguments of a verb, one after another.

    Two neighbours of the same field are picked in any order if they range over the same values and no row is the
    mirror of another: the table then holds every pair once, and which one comes first means nothing.
    """
    rows = [args for args, v in zip((a for _, a in rules.moves.rows), rules.moves.verbs, strict=True) if v.name == verb]
    fields = next(v.fields for v in rules.moves.verbs if v.name == verb)
    slots: list[Slot] = []
    at = 0
    while at < len(fields):
        pairs = {args[at : at + 2] for args in rows}
        loose = (
            at + 1 < len(fields)
            and fields[at][1] == fields[at + 1][1]
            and not any((b, a) in pairs for a, b in pairs if a != b)
            and len({a for a, _ in pairs} & {b for _, b in pairs}) > 0
        )
        slots.append((at, at + 1) if loose else (at,))
        at += len(slots[-1])
    return tuple(slots)
