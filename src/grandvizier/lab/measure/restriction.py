"""Restricted play: a seat that may not use a verb or a component, as far as it has anything else to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.errors import BadSetup
from ...core.rules import Rules
from ...match import Choice
from .inventory import inventory


def forbidden_rows(rules: Rules, text: str) -> frozenset[int]:
    """The rows that are a verb, or that name a component; an error if no choice does."""
    verbs = {verb.name for verb in rules.moves.verbs}
    if text in verbs:
        return frozenset(row for row, verb in enumerate(rules.moves.verbs) if verb.name == text)
    box = inventory(rules)
    try:
        thing = box.find(text)
    except BadSetup as error:
        raise BadSetup(f"{error}, or one of its verbs: {', '.join(sorted(verbs))}") from None
    rows = rows_naming(rules, thing)
    if not rows:
        raise BadSetup(f"nobody can do without {text!r}: no choice of {rules.game.name} names it")
    return rows


def rows_naming(rules: Rules, thing: int) -> frozenset[int]:
    """The moves that name a component."""
    return frozenset(row for row, things in enumerate(inventory(rules).moves) if thing in things)


def without(choices: Sequence[Choice], rows: frozenset[int]) -> Sequence[Choice]:
    """What is left of the choices; all of them if nothing would be."""
    return _left(choices, rows) or choices


def _left(choices: Sequence[Choice], rows: frozenset[int]) -> list[Choice]:
    left = []
    for choice in choices:
        if choice.path[-1] in rows:
            continue
        if not choice.then:
            left.append(choice)
        elif then := _left(choice.then, rows):
            left.append(replace(choice, then=tuple(then)))
    return left
