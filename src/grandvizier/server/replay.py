"""A match from its first draw, and from its journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ..core.rules import Rules
from ..match import Chance, Match, scripted
from ..match.journal import Chosen, Entry, Undone
from .errors import rules_changed
from .store import TableRow

ChanceOf: TypeAlias = Callable[[str], Chance]
"""Who answers chance, given a table's seed."""


def begin(row: TableRow, rules: Rules, chance: Chance) -> Match:
    """The match with its opening drawn."""
    return Match(rules, players=row.players, options=row.options, first=row.first, chance=chance)


def replay(row: TableRow, rules: Rules, entries: Sequence[Entry], chance_of: ChanceOf) -> Match:
    """The match as its journal tells it, ready to go on; an error if today's rules tell it otherwise."""
    if rules.components.fingerprint != row.fingerprint:
        raise rules_changed("its components have changed.")
    draws = [row for entry in entries if isinstance(entry, Chosen) for row in entry.draws]
    try:
        match = begin(row, rules, scripted(*draws, then=chance_of(row.seed)))
        _same(match, entries, 0)
        for number, entry in enumerate(entries[1:], 1):
            if isinstance(entry, Undone):
                (match.undo_agreed if entry.agreed else match.undo)(entry.seat)
            else:
                match.play(entry.seat, *entry.path, by=entry.by)
            _same(match, entries, number)
    except (ValueError, LookupError) as error:
        raise rules_changed(str(error)) from error
    return match


def _same(match: Match, entries: Sequence[Entry], number: int) -> None:
    if match.journal[number] != entries[number]:
        raise rules_changed(f"entry {number} of its journal would go differently now.")
