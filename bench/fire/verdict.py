"""What is to be in the database in the end, whatever happened: all that anybody was told, once, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from grandvizier.games import find
from grandvizier.match import Match, seeded
from grandvizier.match.journal import Chosen, Entry
from grandvizier.server.rules import rules_of
from grandvizier.server.store import Store, TableRow
from grandvizier.server.store.engines.base import Engine
from grandvizier.server.store.replay import begin

from .people import Sitting


class Verdict:
    """Goes through all tables."""

    def __init__(self) -> None:
        self.wrongs: list[str] = []
        self.counts: Counter[str] = Counter()

    async def judge(self, engine: Engine, sittings: Iterable[Sitting]) -> None:
        """Look at what is kept of each of these."""
        store = Store(engine)
        await store.open()
        try:
            for sitting in sittings:
                kept = await store.load(sitting.table)
                self.counts["tables"] += 1
                if kept is None:
                    self.wrongs.append(f"{sitting.table} is not there")
                else:
                    row, _, entries = kept
                    self._judge(sitting, row, entries)
        finally:
            await store.close()

    def _judge(self, sitting: Sitting, row: TableRow, entries: Sequence[Entry]) -> None:
        self.counts["choices kept"] += max(0, len(entries) - 1)
        self._acknowledged(sitting, entries)
        self._nobody_elses(sitting, entries)
        match = self._replayed(sitting, row, entries)
        if match:
            self._told(sitting, match)

    def _acknowledged(self, sitting: Sitting, entries: Sequence[Entry]) -> None:
        """Every acknowledged choice is there, in its place."""
        for number, (seat, path) in sitting.acknowledged.items():
            self.counts["choices acknowledged"] += 1
            entry = entries[number] if number < len(entries) else None
            if not isinstance(entry, Chosen) or (entry.seat, list(entry.path)) != (seat, path):
                self.wrongs.append(f"{sitting.table}: choice {number} was acknowledged, and is not there")

    def _nobody_elses(self, sitting: Sitting, entries: Sequence[Entry]) -> None:
        """Nothing is there that nobody sent for this very moment: so nothing is there twice, and no clock chose."""
        for number, entry in enumerate(entries[1:], 1):
            seat = entry.seat
            if not isinstance(entry, Chosen) or list(entry.path) not in sitting.sent.get((number, seat), []):
                self.wrongs.append(f"{sitting.table}: nobody sent choice {number} of seat {seat}")

    def _replayed(self, sitting: Sitting, row: TableRow, entries: Sequence[Entry]) -> Match | None:
        """The same choices with the table's seed bring the same draws, and tell the same."""
        if not entries:
            return None
        match = begin(row, rules_of(find(row.game), row.components, row.rules), seeded(row.seed))
        for number, entry in enumerate(entries):
            if number:
                assert isinstance(entry, Chosen)
                match.play(entry.seat, *entry.path, by=entry.by)
            if match.journal[number] != entry:
                self.wrongs.append(f"{sitting.table}: choice {number} drew or told otherwise than its seed does")
                return None
        return match

    def _told(self, sitting: Sitting, match: Match) -> None:
        """Whatever anybody was told is what happened."""
        for person in sitting.people:
            stream = [list(event) for event in match.told(person.seat)]
            for number, event in person.log.items():
                self.counts["events told"] += 1
                if number >= len(stream) or stream[number] != event:
                    self.wrongs.append(
                        f"{sitting.table}: seat {person.seat} was told event {number}, which is not kept"
                    )
                    return
