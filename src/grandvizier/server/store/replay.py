"""A match from its first draw, and from its journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ...core.rules import Rules
from ...match import Chance, Match, scripted
from ...match.journal import Chosen, Entry, Undone, in_force
from ...match.record import FORMAT, journal_data
from ..errors import rules_changed
from ..store import TableRow

ChanceOf: TypeAlias = Callable[[str], Chance]
"""Who answers chance, given a table's seed."""


def begin(row: TableRow, rules: Rules, chance: Chance) -> Match:
    """The match with its opening drawn."""
    return Match(rules, players=row.players, options=row.options, first=row.first, chance=chance)


def replay(row: TableRow, rules: Rules, entries: Sequence[Entry], chance_of: ChanceOf) -> Match:
    """The match as its journal tells it, ready to go on; an error if its edition of the rules tells it otherwise.

    What was taken back is in its journal, but not played again: somebody may have done so without end.
    """
    if rules.components.fingerprint != row.fingerprint:
        raise rules_changed("its components have changed.")
    try:
        _check_lengths(entries)
        left = in_force(entries)
        draws = [row for entry in left for row in entry.draws]
        match = begin(row, rules, scripted(*draws, then=chance_of(row.seed)))
        _same(match, left, 0)
        for number, entry in enumerate(left[1:], 1):
            match.play(entry.seat, *entry.path, by=entry.by)
            _same(match, left, number)
    except (ValueError, LookupError) as error:
        raise rules_changed(str(error)) from error
    match.journal[:] = entries
    return match


def bare_record(row: TableRow, entries: Sequence[Entry]) -> dict[str, Any]:
    """The record of a table as its journal tells it, without its rules at hand: how it ended is not in it."""
    return {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": dict(row.options),
        "first": row.first,
        "components": {"fingerprint": row.fingerprint, "source": row.components},
        "fairness": {"scheme": "scripted"},
        **journal_data(entries),
        "result": None,
    }


def _same(match: Match, left: Sequence[Chosen], number: int) -> None:
    if match.journal[number] != left[number]:
        raise rules_changed(f"choice {number} of its journal would go differently now.")


def _check_lengths(entries: Sequence[Entry]) -> None:
    """Every undo says how many events were left."""
    told = [0]
    for number, entry in enumerate(entries):
        if isinstance(entry, Undone):
            del told[-(entry.agreed or 1) :]
            if told[-1] != entry.length:
                raise ValueError(f"entry {number} of its journal takes back something else.")
        else:
            told.append(told[-1] + len(entry.feed))
