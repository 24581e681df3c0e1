"""The values of a components file that may be searched, and the file with others in their place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatch

from ...core.errors import BadComponents, BadSetup
from ...core.game import Game


@dataclass(frozen=True, slots=True)
class Value:
    """A number that is our own proposal."""

    list: str
    id: str
    key: str
    now: int

    @property
    def name(self) -> str:
        """As somebody names it: `cards.flight.value`."""
        return f"{self.list}.{self.id}.{self.key}"


def free_values(game: Game, text: str, wanted: tuple[str, ...]) -> list[Value]:
    """The reconstructed numbers of a file whose names fit one of these patterns, all of them if none are given."""
    data = game.load(text, text == game.shipped_text).data
    found = [
        Value(name, entry["id"], key, entry[key])
        for name, entries in data.items()
        for entry in entries
        for key, mark in entry.get("marks", {}).items()
        if mark == "RECONSTRUCTED" and type(entry.get(key)) is int
    ]
    for pattern in wanted:
        if not any(fnmatch(value.name, pattern) for value in found):
            some = ", ".join(sorted({f"{value.list}.*.{value.key}" for value in found}))
            raise BadSetup(f"{game.name} has no reconstructed number {pattern!r}; it has {some or 'none at all'}")
    return [value for value in found if not wanted or any(fnmatch(value.name, pattern) for pattern in wanted)]


def changed(text: str, values: Mapping[Value, int]) -> str:
    """The file with these values, all else as it stands there."""
    lines, inside, id_, left = [], "", "", dict(values)
    for line in text.splitlines(keepends=True):
        if opened := re.match(r"\[\[(\w+)\]\]|(\w+)\s*=\s*\[\s*$", line):
            inside, id_ = opened[1] or opened[2], ""
        if named := re.search(r'\bid = "([^"]*)"', line):
            id_ = named[1]
        written = line
        for value in [value for value in left if (value.list, value.id) == (inside, id_)]:
            written, count = re.subn(rf"\b{value.key} = -?\d+", f"{value.key} = {left[value]}", written, count=1)
            if count:
                del left[value]
        lines.append(written)
    if left:
        raise BadSetup(
            f"cannot find {next(iter(left)).name} in the file: an entry is a line, or a table that begins with its id"
        )
    return "".join(lines)


def room(game: Game, text: str, value: Value, reach: int) -> range:
    """How far a value may go to both sides, at most so far, until a file with it is refused or warned of."""
    usual = len(game.load(text, text == game.shipped_text).warnings)

    def fits(number: int) -> bool:
        try:
            return len(game.load(changed(text, {value: number}), False).warnings) <= usual  # noqa: FBT003 - its own name
        except BadComponents:
            return False

    low = high = value.now
    while low > value.now - reach and fits(low - 1):
        low -= 1
    while high < value.now + reach and fits(high + 1):
        high += 1
    return range(low, high + 1)
