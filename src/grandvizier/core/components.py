"""Components: the contents of a box, read from a TOML file, checked entry by entry."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from .errors import BadComponents

MARKS: Final = ("STATED", "FOUND", "DERIVED", "RECONSTRUCTED")
"""How a value is known: the rulebook says it, a public source says it, it follows, or it is our own proposal."""
LANGUAGES: Final = ("en", "it", "pt")

Entry: TypeAlias = dict[str, Any]
Check: TypeAlias = Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Components:
    """What all games' components share."""

    source: str | None
    """The text of a corrected file; None for the one that is shipped."""
    fingerprint: str
    """Names the values that the rules see; two files that differ in words or marks only share it."""
    warnings: tuple[str, ...]
    """What is unusual, though no stated limit forbids it."""
    data: Mapping[str, Any]
    """The file as it was read, with its marks."""
    faces: Mapping[str, tuple[Mapping[str, str], ...]]
    """The names of each family's faces, by language; English is always there."""

    def name(self, family: str, number: int, language: str) -> str:
        """What a face is called."""
        names = self.faces[family][number]
        return names.get(language, names["en"])


def fingerprint(values: object) -> str:
    """Sixteen hex digits that name these values."""
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read(text: str) -> Entry:
    """The file as data, or an error that says where it is not TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Besides what is no TOML: numbers and nests too large for the reader.
        message = f"the components file is not TOML: {error}"
        raise BadComponents(message) from None


def whole(low: int, high: int) -> Check:
    """A whole number within bounds (and no truth value)."""
    return lambda value: type(value) is int and low <= value <= high


def one_of(*words: str) -> Check:
    """One of these words."""
    return lambda value: value in words


def is_name(value: object) -> bool:
    """A table of names by language, English among them."""
    return (
        isinstance(value, dict)
        and isinstance(value.get("en"), str)
        and all(language in LANGUAGES and isinstance(word, str) and word for language, word in value.items())
    )


def are_marks(*wanted: str) -> Check:
    """A table that marks exactly these."""
    return lambda value: (
        isinstance(value, dict) and set(value) == set(wanted) and all(mark in MARKS for mark in value.values())
    )


def _shown(value: object) -> str:
    """A value as an error shows it; huge ones are cut."""
    try:
        text = repr(value)
    except ValueError:
        return "a number too long to be shown"
    return text if len(text) <= 80 else f"{text[:79]}…"


class Limits:
    """Collects what is wrong with a file, so that its owner sees everything at once."""

    def __init__(self) -> None:
        self.broken: list[str] = []
        self.unusual: list[str] = []

    def demand(self, where: str, limit: str, *, holds: bool) -> None:
        """Break off in the end unless this holds."""
        if not holds:
            self.broken.append(f"{where}: {limit}")

    def advise(self, where: str, limit: str, *, holds: bool) -> None:
        """Warn unless this holds."""
        if not holds:
            self.unusual.append(f"{where}: {limit}")

    def entry(self, where: str, entry: object, wanted: Mapping[str, tuple[str, Check]]) -> bool:
        """Check one entry against what each of its keys may be; say whether it can be used."""
        before = len(self.broken)
        if not isinstance(entry, dict):
            self.broken.append(f"{where}: an entry is a table of {', '.join(wanted)}")
            return False
        for key in entry.keys() - wanted.keys():
            self.broken.append(f"{where}: unknown key {key!r}; known are {', '.join(wanted)}")
        for key, (limit, check) in wanted.items():
            if key not in entry:
                self.broken.append(f"{where}: {key} is missing; it is {limit}")
            elif not check(entry[key]):
                self.broken.append(f"{where}: {key} = {_shown(entry[key])} is wrong; it is {limit}")
        return len(self.broken) == before

    def entries(self, data: Entry, wanted: Mapping[str, Mapping[str, tuple[str, Check]]]) -> bool:
        """Check a file that is lists of entries, each list with its own keys; say whether all can be used."""
        self.demand("file", f"the keys are {', '.join(wanted)}", holds=data.keys() == wanted.keys())
        usable = [self._list(name, data.get(name), entry) for name, entry in wanted.items()]
        if not all(usable):
            return False
        for name in wanted:
            ids = [entry["id"] for entry in data[name]]
            for repeated in sorted({id_ for id_ in ids if ids.count(id_) > 1}):
                self.demand(f"{name} {repeated}", "an id stands for one entry only", holds=False)
        return True

    def _list(self, name: str, entries: object, wanted: Mapping[str, tuple[str, Check]]) -> bool:
        if not isinstance(entries, list):
            self.demand(name, "a list of entries", holds=False)
            return False
        usable = []
        for number, entry in enumerate(entries):
            id_ = entry.get("id", "") if isinstance(entry, dict) else ""
            usable.append(self.entry(f"{name}[{number}] {id_}".rstrip(), entry, wanted))
        return all(usable)

    def close(self) -> tuple[str, ...]:
        """Raise if a limit is broken, naming entry and limit; else give the warnings."""
        if self.broken:
            raise BadComponents("\n".join(self.broken))
        return tuple(self.unusual)
