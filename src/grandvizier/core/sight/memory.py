"""What was last made of something: most of a table is as it was a moment ago, and need not be worked out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Memory:
    """Keeps the last of everything that it made, with all that it was made of; nobody may change what it hands out."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[object, tuple[object, Any]] = {}

    def made(self, name: object, make: Callable[..., T], *of: object) -> T:
        """What `make` makes of these values, which do not change; the very same as last time if they are the same."""
        last = self._made.get(name)
        if last is None or last[0] != of:
            last = self._made[name] = of, make(*of)
        found: T = last[1]
        return found
