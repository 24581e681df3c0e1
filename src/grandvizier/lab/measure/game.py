"""One game of a block, and its twin: the same deal and the same bots, with one thing less."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from ...arena.game import play_out, seated
from ...arena.tournament import Fixture
from ...bots import Guarded, bot
from ...core.events import Seat
from ...match import Match, scripted, seeded
from ...match.journal import Chosen, in_force
from .inventory import NOTHING, Inventory, inventory
from .notes import Draws, Notes, rng
from .restriction import rows_naming
from .setting import Setting

Had: TypeAlias = tuple[Seat, int, tuple[int, int] | None]
"""A seat, a thing that it had, and by which draw; None for something that it chose."""


@dataclass(frozen=True, slots=True)
class Missing:
    """What a twin does without: something that a seat chose, or that came to it by chance."""

    seat: Seat
    thing: int
    drawn: tuple[int, int] | None
    """Which draw of the game it was, and its row; None for something that was chosen."""
    weight: int
    """How many such twins this one stands for."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over, with the notes that were taken."""

    fixture: Fixture
    chair: Seat
    """Where the bot sits that the setting is about."""
    match: Match
    notes: Notes
    draws: Draws
    forfeits: int

    @property
    def entries(self) -> list[Chosen]:
        """Its journal, the opening first: bots take nothing back."""
        return [entry for entry in self.match.journal if isinstance(entry, Chosen)]

    @property
    def story(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """All that was chosen and drawn."""
        return [(entry.path, entry.draws) for entry in self.entries]


def play(setting: Setting, fixture: Fixture, missing: Missing | None = None) -> Played:
    """To the end; with something missing, as its twin."""
    chair = setting.chair(fixture)
    draws = Draws(seeded(f"{setting.seed}|{fixture.deal}"), None if missing is None else missing.drawn)
    may_not = {chair: setting.forbidden} if setting.forbidden else {}
    if missing is not None and missing.drawn is None:
        rows = rows_naming(setting.rules, missing.thing)
        may_not[missing.seat] = rows | may_not.get(missing.seat, frozenset())
    match = Match(setting.rules, players=setting.players, options=setting.options, chance=draws)
    notes = Notes(match, inventory(setting.rules), may_not)
    with seated(bot, match, fixture.seats, f"{setting.seed}|bots|{fixture.number}") as bots:
        play_out(match, bots, offer=notes.offer)
        forfeits = sum(len(player.forfeits) for player in bots.values() if isinstance(player, Guarded))
        return Played(fixture, chair, match, notes, draws, forfeits)


def measure(match: Match, fixture: Fixture) -> Played:
    """A game that was played before, by whomever, gone through once more as if it were played here."""
    left = in_force(match.journal)
    draws = Draws(scripted(*(row for entry in left for row in entry.draws)))
    again = Match(match.rules, players=match.players, options=match.options, first=match.first, chance=draws)
    notes = Notes(again, inventory(match.rules), {})
    for entry in left[1:]:
        notes.offer(entry.seat, again.choices(entry.seat))
        again.play(entry.seat, *entry.path, by=entry.by)
    return Played(fixture, 0, again, notes, draws, forfeits=0)


def twin(setting: Setting, played: Played) -> tuple[Missing, Played] | None:
    """The game again without one of the things that somebody had in it; None if nobody had any.

    Its family is drawn first, so that the few characters come up as often as the many cards.
    """
    box = inventory(setting.rules)
    families: dict[str, list[Had]] = defaultdict(list)
    for had in dict.fromkeys(chain(chosen(box, played), dealt(box, played))):
        families[box.things[had[1]].family].append(had)
    if not families:
        return None
    dice = rng(setting.seed, "twin", played.fixture.number)
    among = families[dice.choice(sorted(families))]
    missing = Missing(*dice.choice(among), weight=len(families) * len(among))
    return missing, play(setting, played.fixture, missing)


def chosen(box: Inventory, played: Played) -> Iterator[Had]:
    """Each thing that a seat chose where it had a choice."""
    for number, entry in enumerate(played.entries[1:]):
        if played.notes.legal[number] > 1:
            for thing in dict.fromkeys(thing for row in entry.path for thing in box.moves[row]):
                yield entry.seat, thing, None


def dealt(box: Inventory, played: Played) -> Iterator[Had]:
    """Each thing that chance brought to a seat, where something else could have come."""
    number = 0
    for entry in played.entries:
        holders = _holders(box, entry) if entry.draws else {}
        for row in entry.draws:
            if played.draws.ways[number] > 1:
                yield from ((holders[thing], thing, (number, row)) for thing in box.draws[row] if thing in holders)
            number += 1


def _holders(box: Inventory, entry: Chosen) -> dict[int, Seat]:
    """Who has each thing, as the events of an entry first tell."""
    found: dict[int, Seat] = {}
    for _, event in entry.feed:
        about = box.read(event)
        if about.holder != NOTHING:
            for thing in about.things:
                found.setdefault(thing, about.holder)
    return found
