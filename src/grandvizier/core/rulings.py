"""Rulings: what a rulebook says, and how we read it where it is silent; every sentence says how it is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .box.components import MARKS

_BY_LETTER: Final = {mark[0]: mark for mark in MARKS}


@dataclass(frozen=True, slots=True)
class Ruling:
    """One entry of a game's catalogue of rulings; its sentences are the lines of the message `ruling-<id>`."""

    id: str
    marks: tuple[str, ...]
    """How each sentence is known, in their order."""
    heading: str


def catalogue(family: str, by_heading: Mapping[str, str]) -> tuple[Ruling, ...]:
    """Rulings by heading, `{"setup": "1S 2SSR"}`: a number, then for each sentence the first letter of its mark."""
    return tuple(
        Ruling(f"{family}-{number}", tuple(_BY_LETTER[letter] for letter in letters), heading)
        for heading, rulings in by_heading.items()
        for ruling in rulings.split()
        for number, letters in [(ruling.rstrip("SFDR"), ruling.lstrip("0123456789"))]
    )
