"""Bytes that never change, so that copies of a position share them: what they are once something is changed."""

from __future__ import annotations


def without(numbers: bytes, number: int) -> bytes:
    """The others in their order, once this number is gone; it must be there."""
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def dropped(numbers: bytes, at: int) -> bytes:
    """The others in their order, without the one that stands there."""
    return numbers[:at] + numbers[at + 1 :]


def replaced(numbers: bytes, at: int, number: int) -> bytes:
    """The same with this number there."""
    return numbers[:at] + bytes((number,)) + numbers[at + 1 :]
