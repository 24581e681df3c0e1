"""What several limits demand alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from .....core.box.components import Check, Entry, Limits, one_of, whole
from ..terms import EFFECTS, MERCHANTS, PERIODS


def is_text(value: object) -> bool:
    """A text that is not empty."""
    return isinstance(value, str) and value != ""


def different(item: Check, least: int = 0, most: int = 60) -> Check:
    """A list of so many, each fit and none twice."""
    return lambda value: (
        isinstance(value, list)
        and least <= len(value) <= most
        and all(item(one) for one in value)
        and all(one not in value[:i] for i, one in enumerate(value))
    )


def ids(entries: Iterable[Entry]) -> list[str]:
    """What these entries are called."""
    return [entry["id"] for entry in entries]


def exactly(limits: Limits, where: str, count: int, found: Sequence[Entry]) -> None:
    """So many of them, no more and no fewer."""
    names = ", ".join(ids(found))
    limits.demand(where, f"exactly {count}, not {len(found)} ({names})", holds=len(found) == count)


def known(limits: Limits, where: str, word: str, words: Sequence[str], what: str = "task") -> bool:
    """Whether a word is one of these; if not, the limit is broken."""
    limits.demand(where, f"the {what}s are {', '.join(words)}, not {word}", holds=word in words)
    return word in words


def _one(words: Sequence[str]) -> tuple[str, Check]:
    return f"one of {', '.join(words)}", different(one_of(*words), 1, 1)


_KEYS: Final[Mapping[str, tuple[str, Check]]] = {
    "hearts": ("a number of hearts from 1 to 9", different(whole(1, 9), 1, 1)),
    "effect": _one(EFFECTS),
    "ware": _one(MERCHANTS),
    "merchant": _one(MERCHANTS),
    "period": _one(PERIODS),
    "gems": ("1, 2 or 3", different(whole(1, 3), 1, 1)),
}
"""What the key of a Final wish or of a gift may be; that of tasks is some of them, that of all others is empty."""
_NONE: Final = ("nothing", different(is_text, 0, 0))


def check_key(limits: Limits, where: str, kind: str, key: object, tasks: Sequence[str]) -> bool:
    """Whether a key fits its kind of Final wish or gift."""
    some = ("some different tasks", different(one_of(*tasks), 1))
    limit, fits = some if kind == "tasks" else _KEYS.get(kind, _NONE)
    holds = fits(key)
    limits.demand(where, f"the key of {kind} is {limit}, in a list, not {key!r}", holds=holds)
    return holds
