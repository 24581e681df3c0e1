"""What is said when something cannot be done: a code, a ruling, and the facts a sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a choice is not allowed now."""

    code: str
    """Names the sentence: the message `no-<code>` of the catalogue."""
    ruling: str
    """The ruling it follows from, such as `3W-8`."""
    facts: Mapping[str, int | str] = field(default_factory=dict)
    """What the sentence needs to know."""
    sentence: str = ""
    """The refusal in English; the words module says it in other languages."""


class Illegal(ValueError):
    """A choice that the rules do not allow now; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence or refusal.code} ({refusal.ruling})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Illegal], tuple[Refusal]]:
        return Illegal, (self.refusal,)


class BadSetup(ValueError):
    """A match that cannot be set up: unknown game, wrong number of players, unknown or wrong option."""


class UnknownGame(BadSetup):
    """A game that is not here, or was put aside; names those that are."""


class UnknownEdition(BadSetup):
    """An edition of a game's rules that cannot be played here; names it and those that can."""


class BadComponents(ValueError):
    """A components file that breaks a limit; names the entry and the limit."""


class BadRecord(ValueError):
    """A record that cannot be replayed; names the place and what differs."""
