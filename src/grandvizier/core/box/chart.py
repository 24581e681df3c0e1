"""Charts: what is printed on cards, tiles and boards, as tables to play from; every cell says how it is known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from .components import Name

if TYPE_CHECKING:
    from ..rules import Rules

Term: TypeAlias = int | str | Name
"""A number, the id of a message, or a name by language."""

SIGNS: Final = {"STATED": "", "FOUND": "°", "DERIVED": "∴", "RECONSTRUCTED": "≈"}
"""How something is known, in one sign; what the rulebook states needs none."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One entry of a chart."""

    terms: tuple[Term, ...]
    mark: str = ""
    """How it is known; empty where that goes without saying."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A table in a section of the rules; its title is the message `chart-<name>`."""

    section: str
    name: str
    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


def cell(*terms: Term, mark: str = "") -> Cell:
    """A cell of these terms."""
    return Cell(terms, mark)


def heads(*terms: Term) -> tuple[Cell, ...]:
    """The head of a chart, a term a column; a word stands for the message `chart-<word>`."""
    return tuple(Cell((f"chart-{term}" if isinstance(term, str) else term,)) for term in terms)


def no_charts(_rules: Rules) -> Iterable[Chart]:
    """A game whose rules need no charts."""
    return ()
