"""The actions of a game: every one is a row, a rule with its arguments, and its number is the action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from .events import Field

Rule: TypeAlias = Callable[..., None]
Args: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of a rule, read literally: the ruling that demands it and whether it holds."""

    ruling: str
    code: str
    holds: Callable[..., bool]
    """Called with the position, the seat and the row's arguments."""
    facts: Callable[..., Mapping[str, int | str]] | None = None
    """What the sentence needs to know, called likewise."""
    whole: bool = False
    """Whether it only asks if anything could complete the choice: a path that says how is judged by that instead."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A rule as people meet it: what its arguments name, and all that may forbid it."""

    rule: Rule
    fields: tuple[tuple[str, Field], ...] = ()
    reasons: tuple[Condition, ...] = ()

    @property
    def name(self) -> str:
        """The rule's own name, which is also the verb in the log."""
        return str(self.rule.__name__)


def verb(rule: Rule, *reasons: Condition, **fields: Field) -> Verb:
    """Declare a verb: `verb(peek, *TURN, place=PLACE)`."""
    return Verb(rule, tuple(fields.items()), reasons)


class ActionTable:
    """The rows of a game's moves, or of its draws.  Only ever appended to: a row's number is for good."""

    def __init__(self, *blocks: tuple[Verb, Iterable[Args]]) -> None:
        self.rows: list[tuple[Rule, Args]] = []
        self.verbs: list[Verb] = []
        for verb_, arguments in blocks:
            for args in arguments:
                self.rows.append((verb_.rule, args))
                self.verbs.append(verb_)
        self._numbers = {(rule, args): number for number, (rule, args) in enumerate(self.rows)}
        if len(self._numbers) < len(self.rows):
            message = "two rows of a table are the same"
            raise AssertionError(message)

    def __len__(self) -> int:
        return len(self.rows)

    def number(self, rule: Rule, *args: int) -> int:
        """The row of this rule with these arguments."""
        return self._numbers[rule, args]

    def where(self, rule: Rule, allowed: Callable[..., bool] = lambda *_: True) -> tuple[int, ...]:
        """The rows of a rule whose arguments pass."""
        return tuple(i for i, (r, args) in enumerate(self.rows) if r is rule and allowed(*args))

    def text(self, number: int) -> str:
        """A row as a person may read it in a listing: `switch 1 4`."""
        return " ".join([self.verbs[number].name, *map(str, self.rows[number][1])])


AnyState: TypeAlias = Any
"""A position of whatever game; each rule names its own."""
