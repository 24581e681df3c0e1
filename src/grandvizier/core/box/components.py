"""Components: the contents of a box, read from a TOML file, checked entry by entry."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from string import hexdigits
from typing import Any, Final, Literal, TypeAlias, get_args

from ..errors import BadComponents
from . import bounds

Mark: TypeAlias = Literal["STATED", "FOUND", "DERIVED", "RECONSTRUCTED"]
"""How a value is known: the rulebook says it, a public source says it, it follows, or it is our own proposal."""
MARKS: Final = get_args(Mark)
Marks: TypeAlias = dict[str, Mark]
"""How each value of an entry is known."""
LANGUAGES: Final = ("en", "it", "pt")
ENTRIES: Final = 200
"""The longest list of a file; the shipped files have 93 at most."""
FAULTS: Final = 50
"""So many faults of a file are told, and the rest are counted."""
FAULT: Final = 400
"""The longest sentence about one of them."""
_DIGITS: Final = 16

Entry: TypeAlias = dict[str, Any]
Name: TypeAlias = Mapping[str, str]
"""What something is called, by language; English is always there."""
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
    """The file as it was read, with its marks; what has a number stands in the order of the numbers."""
    faces: Mapping[str, tuple[Mapping[str, str], ...]]
    """The names of each family's faces, by language; English is always there."""

    def name(self, family: str, number: int, language: str) -> str:
        """What a face is called."""
        names = self.faces[family][number]
        return names.get(language, names["en"])

    def box(self) -> Mapping[str, int | Name]:
        """What sentences take from the file instead of spelling it out; `{ $box_width }` says what is here `width`."""
        return {}


def fingerprint(values: object) -> str:
    """Sixteen hex digits that name these values."""
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


def is_fingerprint(text: str) -> bool:
    """Whether it has the form of one."""
    return len(text) == _DIGITS and all(digit in hexdigits for digit in text)


def read(text: str) -> Entry:
    """The file as data, or an error that says where it is not TOML, or larger than any such file has reason to be."""
    bounds.check(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadComponents(_cut(f"the components file is not TOML: {error}", FAULT)) from None


def whole(low: int, high: int) -> Check:
    """A whole number within bounds (and no truth value)."""
    return lambda value: type(value) is int and low <= value <= high


def one_of(*words: str) -> Check:
    """One of these words."""
    return lambda value: value in words


def is_name(value: object) -> bool:
    """A table of names by language, English among them; each can be printed in one line."""
    return (
        isinstance(value, dict)
        and "en" in value
        and all(
            language in LANGUAGES and isinstance(word, str) and word.strip() and word.isprintable()
            for language, word in value.items()
        )
    )


def are_marks(*wanted: str, perhaps: str = "") -> Check:
    """A table that marks exactly these, and one thing more where older files have no mark for it."""
    return lambda value: (
        isinstance(value, dict)
        and set(value) - {perhaps} == set(wanted)
        and all(mark in MARKS for mark in value.values())
    )


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


class Limits:
    """Collects what is wrong with a file, so that its owner sees everything at once."""

    def __init__(self) -> None:
        self._broken = _Told()
        self._unusual = _Told()

    @property
    def faults(self) -> int:
        """How many limits are broken by now."""
        return self._broken.count

    def demand(self, where: str, limit: str, *, holds: bool) -> None:
        """Break off in the end unless this holds."""
        if not holds:
            self._broken.tell(f"{where}: {limit}")

    def advise(self, where: str, limit: str, *, holds: bool) -> None:
        """Warn unless this holds."""
        if not holds:
            self._unusual.tell(f"{where}: {limit}")

    def entry(self, where: str, entry: object, wanted: Mapping[str, tuple[str, Check]]) -> bool:
        """Check one entry against what each of its keys may be; say whether it can be used."""
        before = self.faults
        if not isinstance(entry, dict):
            self.demand(where, f"an entry is a table of {', '.join(wanted)}", holds=False)
            return False
        for key in entry.keys() - wanted.keys():
            self.demand(where, f"unknown key {key!r}; known are {', '.join(wanted)}", holds=False)
        for key, (limit, check) in wanted.items():
            if key not in entry:
                self.demand(where, f"{key} is missing; it is {limit}", holds=False)
            elif not check(entry[key]):
                shown = _cut(repr(entry[key]), 80)
                self.demand(where, f"{key} = {shown} is wrong; it is {limit}", holds=False)
        return self.faults == before

    def entries(self, data: Entry, wanted: Mapping[str, Mapping[str, tuple[str, Check]]]) -> bool:
        """Check a file that is lists of entries, each list with its own keys; say whether all can be used."""
        self.demand("file", f"the keys are {', '.join(wanted)}", holds=data.keys() == wanted.keys())
        usable = [self._list(name, data.get(name), entry) for name, entry in wanted.items()]
        if not all(usable):
            return False
        for name in wanted:
            ids = Counter(entry["id"] for entry in data[name])
            for repeated in sorted(id_ for id_, count in ids.items() if count > 1):
                self.demand(f"{name} {repeated}", "an id stands for one entry only", holds=False)
        return True

    def _list(self, name: str, entries: object, wanted: Mapping[str, tuple[str, Check]]) -> bool:
        if not isinstance(entries, list):
            self.demand(name, "a list of entries", holds=False)
            return False
        if len(entries) > ENTRIES:
            self.demand(name, f"at most {ENTRIES} entries, not {len(entries)}", holds=False)
            return False
        usable = []
        for number, entry in enumerate(entries):
            id_ = entry.get("id", "") if isinstance(entry, dict) else ""
            usable.append(self.entry(f"{name}[{number}] {id_}".rstrip(), entry, wanted))
        return all(usable)

    def close(self) -> tuple[str, ...]:
        """Raise if a limit is broken, naming entry and limit; else give the warnings."""
        if self.faults:
            raise BadComponents("\n".join(self._broken.lines()))
        return tuple(self._unusual.lines())


class _Told:
    """Sentences about a file: the first of them, and how many there are."""

    def __init__(self) -> None:
        self.count = 0
        self._first: list[str] = []

    def tell(self, sentence: str) -> None:
        self.count += 1
        if self.count <= FAULTS:
            self._first.append(_cut(sentence, FAULT))

    def lines(self) -> list[str]:
        more = self.count - FAULTS
        return [*self._first, f"and {more} more"] if more > 0 else self._first
