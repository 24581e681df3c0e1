"""What a refusal says, in a sentence; most are said again and again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

from ..core.errors import Refusal
from ..core.rules import Rules

_SAID: WeakKeyDictionary[Rules, dict[object, str]] = WeakKeyDictionary()
"""What refusals say, by their rules: it goes when those go."""
MANY: Final = 2000
"""So many sentences are kept for one set of rules."""


def worded(rules: Rules, refusal: Refusal, seat: object) -> Refusal:
    """A refusal with its sentence, in English, said to this seat: its own palace is "your palace"."""
    reader = seat if type(seat) is int else None
    said, key = _SAID.setdefault(rules, {}), (refusal.code, reader, *refusal.facts.items())
    if key not in said:
        if len(said) >= MANY:
            said.clear()
        # Words load much that a match without a mistake never needs.
        from ..words import ONLOOKER, Words  # noqa: PLC0415

        said[key] = Words(rules, "en", seat=ONLOOKER if reader is None else reader).refusal(refusal)
    return replace(refusal, sentence=said[key])
