"""Which key picks what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TAKEN: Final = frozenset("uwldq")
"""Letters that do something else all the time."""
DIGITS: Final = "1234567890"
SPARE: Final = "abcefghijkmnoprstvxyz"


def key(number: int) -> str:
    """The key of an item: a digit, or past the tenth a letter; there are no more than thirty."""
    return (DIGITS + SPARE)[number : number + 1]


def letters(labels: Sequence[str]) -> list[str]:
    """For each label its first letter that is still free; none if letters count the items already."""
    if len(labels) > len(DIGITS):
        return [""] * len(labels)
    used = set(TAKEN)
    found = []
    for label in labels:
        found.append(next((c for c in label.lower() if c.isascii() and c.isalpha() and c not in used), ""))
        used.add(found[-1])
    return found
