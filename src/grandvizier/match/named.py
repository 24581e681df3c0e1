"""Events and choices by their names, for whoever reads them without the tables: `{"kind": "looked", "who": 1, ...}`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.events import HIDDEN, Event, Field
from ..core.rules import Rules
from .choices import Choice


def named_event(rules: Rules, event: Event) -> dict[str, Any]:
    """An event with its fields by name."""
    kind = rules.game.kinds[event[0]]
    return {"kind": kind.name, **_named(rules, kind.fields, event[1:])}


def named_choice(rules: Rules, choice: Choice) -> dict[str, Any]:
    """A choice with its arguments by name, and those that complete it."""
    return {
        "path": list(choice.path),
        "do": choice.do,
        "at": [list(place) for place in choice.at],
        "args": _named(rules, rules.moves.verbs[choice.path[-1]].fields, choice.args),
        "then": [named_choice(rules, part) for part in choice.then],
    }


def _named(rules: Rules, fields: Sequence[tuple[str, Field]], values: Sequence[int]) -> dict[str, Any]:
    return {name: _value(rules, field, value) for (name, field), value in zip(fields, values, strict=True)}


def _value(rules: Rules, field: Field, value: int) -> object:
    """A place by its name, a face or a named count by its id; a hidden face is null, a row its number."""
    if field.kind == "face" and value == HIDDEN:
        return None
    if field.kind == "place":
        return list(rules.places[value])
    names = rules.names.get(field.family)
    return names[value] if names else value
