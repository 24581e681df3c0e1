"""A position as plain numbers, to be kept or sent as JSON, and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from .pile import Pile
from .rules import Rules
from .state import Frame, State, sort_of


def _freeze(value: Any) -> Any:
    if isinstance(value, bytes | bytearray | list | tuple):
        return [_freeze(item) for item in value]
    if isinstance(value, Pile):
        return [_freeze(getattr(value, f.name)) for f in fields(Pile)]
    return value


def _frame(value: Any) -> Frame | None:
    if value is None:
        return None
    what, seat, arg, below = value
    return (what, seat, arg, _frame(below))


def _pile(value: Any) -> Pile:
    undrawn, head, head_known, tail, tail_known, shuffles = value
    return Pile(bytes(undrawn), bytes(head), bytes(head_known), bytes(tail), bytes(tail_known), shuffles)


_THAW: dict[str, Callable[[Any], Any]] = {
    "int": int,
    "bytes": bytes,
    "bytearray": bytearray,
    "list[int]": list,
    "list[bytes]": lambda value: [bytes(item) for item in value],
    "Frame | None": _frame,
    "Pile": _pile,
    "list[Pile]": lambda value: [_pile(item) for item in value],
}
"""How each field of a position is read back, by its annotation."""

_SHARED = ("rules", "feed")


def save(state: State) -> dict[str, Any]:
    """The position as numbers and lists of numbers."""
    return {f.name: _freeze(getattr(state, f.name)) for f in fields(state) if f.name not in _SHARED}


def load(rules: Rules, players: int, data: dict[str, Any]) -> State:
    """The position that was saved, over these tables."""
    state = rules.start(players)
    for f in fields(state):
        if f.name not in _SHARED:
            setattr(state, f.name, _THAW[sort_of(f)](data[f.name]))
    return state
