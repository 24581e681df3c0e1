"""The shape of every kind of entry: its keys, and what each may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .....core.box.components import Check, are_marks, is_name, one_of, whole
from ..moods import PLATES
from ..terms import BACKS, EFFECTS, FINALS, GIFTS, MERCHANTS, PERIODS, TOWNS
from .demands import different, is_text


def _truth(value: object) -> bool:
    return type(value) is bool


def _key(value: object) -> bool:
    return isinstance(value, list) and all(is_text(item) or type(item) is int for item in value)


def _marks(*wanted: str, perhaps: str = "") -> tuple[str, Check]:
    more = f", perhaps for {perhaps}" if perhaps else ""
    return f"a mark each for {', '.join(wanted)}{more}", are_marks(*wanted, perhaps=perhaps)


def _points(most: int) -> tuple[str, Check]:
    return f"a whole number from 0 to {most}", whole(0, most)


def _words(words: Sequence[str]) -> tuple[str, Check]:
    return f"one of {', '.join(words)}", one_of(*words)


_ID: Final = ("a word of its own", is_text)
_NAME: Final = ("a table of names by language, en among them", is_name)
_TRUTH: Final = ("true or false", _truth)
_TASK: Final = ("the id of a task", is_text)
ENTRIES: Final[Mapping[str, Mapping[str, tuple[str, Check]]]] = {
    "numbers": {"id": _ID, "value": _points(200), "marks": _marks("value")},
    "tasks": {"id": _ID, "marks": _marks("name", perhaps="space"), "name": _NAME},
    "effects": {"id": _words(EFFECTS), "marks": _marks("effect"), "name": _NAME},
    "backs": {"id": _words(BACKS), "marks": _marks("back"), "name": _NAME},
    "cards": {
        "id": _ID,
        "task": _TASK,
        "hearts": ("a whole number from 1 to 9", whole(1, 9)),
        "effect": _words(EFFECTS),
        "travelers": _TRUTH,
        "marks": _marks("task", "hearts", "effect"),
    },
    "simple": {
        "id": _ID,
        "task": _TASK,
        "hearts": ("a whole number from 2 to 200", whole(2, 200)),
        "solo": _TRUTH,
        "marks": _marks("wish", "solo"),
    },
    "finals": {
        "id": _ID,
        "kind": _words(FINALS),
        "key": ("a list of words or numbers", _key),
        "cards": ("a whole number from 2 to 50", whole(2, 50)),
        "solo": _TRUTH,
        "travelers": _TRUTH,
        "marks": _marks("wish", "solo"),
    },
    "plates": {
        "id": _words(PLATES),
        "adds": _points(1),
        "extra": _points(20),
        "marks": _marks("name", "effect", "adds", "extra"),
        "name": _NAME,
    },
    "merchants": {"id": _words(MERCHANTS), "marks": _marks("name"), "name": _NAME},
    "kinds": {"id": _ID, "marks": _marks("name"), "name": _NAME},
    "periods": {"id": _words(PERIODS), "marks": _marks("name"), "name": _NAME},
    "wares": {
        "id": _ID,
        "merchant": _words(MERCHANTS),
        "kind": ("the id of a kind of wares", is_text),
        "period": _words(PERIODS),
        "cost": _points(7),
        "valuable": _TRUTH,
        "marks": _marks("ware"),
    },
    "markets": {
        "id": _ID,
        "merchants": (
            "three whole numbers from 0 to 20",
            lambda value: isinstance(value, list) and len(value) == 3 and all(map(whole(0, 20), value)),
        ),
        "favoured": ("a list of different kinds of wares", different(is_text)),
        "favoured_bonus": _points(20),
        "valuable_bonus": _points(20),
        "complete_day": _points(20),
        "marks": _marks("points", "complete_day"),
    },
    "gifts": {
        "id": _ID,
        "town": _words(TOWNS),
        "effect": _words([effect for effects in GIFTS for effect in effects]),
        "key": ("a list of words or numbers", _key),
        "marks": _marks("kind", "copies", perhaps="key"),
    },
    "relics": {"id": _ID, "marks": _marks("kind", "name"), "name": _NAME},
    "track": {
        "id": _ID,
        "ahead": ("a list of different Stops and towns", different(is_text)),
        "marked": _TRUTH,
        "marks": _marks("stop"),
    },
}
