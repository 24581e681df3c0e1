"""What a seat observes as a few hundred bytes, and how those become numbers.

A game writes the bytes straight from a position (`Game.observe`) and says by a `Layout` what they mean: every number of
the observation is one byte looked up in one table.  Only learners need the numbers, so nothing here works them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

Table = Sequence[float]
"""What each value of a byte stands for; values beyond its end stand for 0."""

BITS: tuple[Table, ...] = tuple(tuple(float(value >> bit & 1) for value in range(256)) for bit in range(8))
"""A byte as eight numbers, the lowest bit first."""


@dataclass(frozen=True, slots=True)
class Column:
    """One number of an observation."""

    byte: int
    """Which byte it is made from."""
    table: Table


@dataclass(frozen=True, slots=True)
class Layout:
    """How the bytes of an observation become its numbers."""

    version: int
    """Raised whenever the bytes or the numbers mean something else; networks name the one they were trained on."""
    bytes: int
    """How many there are."""
    columns: tuple[Column, ...]


class Sketch:
    """A layout in the making: bytes are named in the order in which they are written, numbers in theirs."""

    def __init__(self) -> None:
        self._length = 0
        self._columns: list[Column] = []

    def field(self, count: int = 1) -> range:
        """The next bytes."""
        start = self._length
        self._length += count
        return range(start, self._length)

    def byte(self) -> int:
        """The next byte."""
        return self.field()[0]

    def number(self, byte: int, table: Table) -> None:
        """The next number."""
        self._columns.append(Column(byte, table))

    def numbers(self, byte: int, tables: Iterable[Table]) -> None:
        """The next numbers, all made from one byte."""
        for table in tables:
            self.number(byte, table)

    def each(self, numbers: Iterable[tuple[int, Table]]) -> None:
        """The next numbers, each from a byte of its own."""
        for byte, table in numbers:
            self.number(byte, table)

    def bits(self, field: Iterable[int], count: int) -> None:
        """The next so many numbers, one for each bit."""
        every = ((byte, table) for byte in field for table in BITS)
        for (byte, table), _ in zip(every, range(count), strict=False):
            self.number(byte, table)

    def done(self, version: int) -> Layout:
        """The layout."""
        return Layout(version, self._length, tuple(self._columns))


def scaled(by: float) -> Table:
    """A number, divided."""
    return tuple(value / by for value in range(256))


def one_hot(count: int, first: int = 0) -> Iterator[Table]:
    """For each of so many values, from the first on, whether the byte has it."""
    for value in range(first, first + count):
        yield is_one(value)


def is_one(*values: int) -> Table:
    """Whether the byte has one of these values."""
    return tuple(float(value in values) for value in range(256))
