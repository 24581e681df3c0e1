"""Cards, wishes, plates, wares, gifts, relics and the track, read from `components.toml` and held to the limits.

Everything has a number.  Task cards: those of the base game, then those of the Travelers, then the Guards.  Wishes: the
Simple ones, then the Final ones, the Travelers' last.  Plates in the order of the box.  Wares by merchant and gifts by
town.  A relic token is kind x copies + copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from ....core.box.components import Components, Entry, Name, fingerprint, read
from .entries import Entries
from .limits import check
from .moods import MOODS, PLATES
from .names import faces
from .pieces import Card, Gift, Market, Plate, Track, Ware, Wish
from .terms import BACKS, EFFECTS, MERCHANTS, OPEN_NUMBERS, PERIODS, PLAYERS, TOWN, TOWNS


@dataclass(frozen=True, slots=True)
class Wishes(Components):
    """All that is in the two boxes."""

    data: Entries
    tasks: tuple[str, ...]
    cards: tuple[Card, ...]
    guards: tuple[int, ...]
    """The numbers of the Guards."""
    wishes: tuple[Wish, ...]
    simple_placed: dict[int, int]
    """How many Simple wishes are placed, by players."""
    finals_placed: int
    gems: int
    """In the pool at first (SW-37)."""
    gem_cap: int
    """In one hand (SW-37)."""
    aides: int
    """Of each player (SW-13)."""
    aides_a_card: int
    """SW-15."""
    hand: int
    """Task cards (SW-5)."""
    lamps: tuple[int, ...]
    """The squares of the score track that light the Magic Lamp (SW-43)."""
    places: tuple[tuple[int, int], ...]
    """Points and gems for the first three extra tasks (SW-46)."""
    brackets: tuple[int, ...]
    """Where each of the Sultan's better verdicts begins (SW-52)."""
    cycles: dict[int, int]
    """The plates of a round, by players (SW-1)."""
    solo_rounds: int
    """SW-52."""
    plates: tuple[Plate, ...]
    merchants: tuple[str, ...]
    kinds: tuple[str, ...]
    """Of wares."""
    periods: tuple[str, ...]
    wares: tuple[Ware, ...]
    markets: tuple[Market, ...]
    gifts: tuple[Gift, ...]
    relics: tuple[str, ...]
    """The kinds."""
    relic_copies: int
    track: Track
    numbers: dict[str, int]
    """Every number of the file, by id."""
    round_limit: int
    decks: tuple[tuple[int, ...], tuple[int, ...]]
    """The cards of the draw deck, Guards among them: without and with the Travelers."""
    moods: tuple[tuple[int, ...], tuple[int, ...]]
    """The plates without and with the Travelers."""
    simples: dict[int, tuple[int, ...]]
    """By players, the Simple wishes that may be placed: alone only those with the solo icon."""
    finals: dict[int, tuple[tuple[int, ...], tuple[int, ...]]]
    """By players, the Final wishes that may be placed without and with the Travelers; alone as `simples`."""
    stalls: tuple[tuple[int, ...], ...]
    """The wares of each merchant."""
    gift_stacks: tuple[tuple[int, ...], ...]
    """The gifts of each town."""

    def box(self) -> Mapping[str, int | Name]:
        """The numbers that a corrected file may set, where rules speak of them (SW-9, SW-53), and that of the tasks."""
        spoken = {key: self.numbers[key] for key in OPEN_NUMBERS if not key.startswith("simple_placed")}
        return {**spoken, "tasks": len(self.tasks)}


def load(text: str, shipped: bool) -> Wishes:  # noqa: FBT001 - the signature all games share
    """The components in this text, or an error that names every entry and limit that is broken."""
    read_data = read(text)
    warnings = check(read_data)
    ordered = _ordered(read_data)
    data = cast("Entries", ordered)
    numbers = {entry["id"]: entry["value"] for entry in data["numbers"]}
    tasks = _ids(ordered["tasks"])
    kinds = _ids(ordered["kinds"])
    cards = _cards(ordered["cards"], tasks, numbers["guards"])
    wishes = (*(_simple(entry, tasks) for entry in ordered["simple"]), *(_final(e, tasks) for e in ordered["finals"]))
    plates = tuple(_plate(i, entry) for i, entry in enumerate(ordered["plates"]))
    wares = tuple(_ware(entry, kinds) for entry in ordered["wares"])
    gifts = tuple(_gift(entry, tasks) for entry in ordered["gifts"])
    return Wishes(
        source=None if shipped else text,
        fingerprint=fingerprint(_values(ordered)),
        warnings=warnings,
        data=data,
        faces=faces(ordered, numbers),
        tasks=tasks,
        cards=cards,
        guards=tuple(i for i, card in enumerate(cards) if card.task < 0),
        wishes=wishes,
        simple_placed={n: numbers[f"simple_placed_{n}"] for n in PLAYERS},
        finals_placed=numbers["finals_placed"],
        gems=numbers["gems"],
        gem_cap=numbers["gem_cap"],
        aides=numbers["aides"],
        aides_a_card=numbers["aides_per_card"],
        hand=numbers["hand"],
        lamps=tuple(numbers[f"lamp_{i}"] for i in (1, 2, 3)),
        places=(
            (numbers["first_points"], numbers["first_gems"]),
            (numbers["second_points"], 0),
            (numbers["third_points"], 0),
        ),
        brackets=tuple(numbers[f"verdict_{i}"] for i in (2, 3, 4)),
        cycles={n: numbers["plates_alone" if n == 1 else "plates"] for n in PLAYERS},
        solo_rounds=numbers["rounds_alone"],
        plates=plates,
        merchants=MERCHANTS,
        kinds=kinds,
        periods=PERIODS,
        wares=wares,
        markets=tuple(_market(entry, kinds) for entry in ordered["markets"]),
        gifts=gifts,
        relics=_ids(ordered["relics"]),
        relic_copies=numbers["relic_copies"],
        track=_track(ordered["track"]),
        numbers=numbers,
        round_limit=numbers["round_limit"],
        decks=_without_and_with(range(len(cards)), cards),
        moods=_without_and_with(range(len(plates)), plates),
        simples={
            n: tuple(i for i, wish in enumerate(wishes) if not wish.final and (n > 1 or wish.solo)) for n in PLAYERS
        },
        finals={
            n: _without_and_with(
                [i for i, wish in enumerate(wishes) if wish.final and (n > 1 or wish.solo)],
                wishes,
            )
            for n in PLAYERS
        },
        stalls=tuple(tuple(i for i, ware in enumerate(wares) if ware.merchant == m) for m in range(len(MERCHANTS))),
        gift_stacks=tuple(tuple(i for i, gift in enumerate(gifts) if gift.town == t) for t in range(len(TOWNS))),
    )


def _ordered(data: Entry) -> dict[str, list[Entry]]:
    """The entries in the order of their numbers, however the file lists them."""
    return data | {
        "effects": sorted(data["effects"], key=lambda entry: EFFECTS.index(entry["id"])),
        "backs": sorted(data["backs"], key=lambda entry: BACKS.index(entry["id"])),
        "cards": sorted(data["cards"], key=lambda entry: bool(entry["travelers"])),
        "finals": sorted(data["finals"], key=lambda entry: bool(entry["travelers"])),
        "plates": sorted(data["plates"], key=lambda entry: PLATES.index(entry["id"])),
        "merchants": sorted(data["merchants"], key=lambda entry: MERCHANTS.index(entry["id"])),
        "periods": sorted(data["periods"], key=lambda entry: PERIODS.index(entry["id"])),
        "wares": sorted(data["wares"], key=lambda entry: MERCHANTS.index(entry["merchant"])),
        "gifts": sorted(data["gifts"], key=lambda entry: TOWNS.index(entry["town"])),
    }


def _values(data: Mapping[str, Sequence[Entry]]) -> object:
    """What the rules see of a file: everything but names and marks."""
    return {
        key: [{k: v for k, v in entry.items() if k not in ("name", "marks")} for entry in entries]
        for key, entries in data.items()
    }


def _ids(entries: Sequence[Entry]) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in entries)


def _without_and_with(
    numbers: Sequence[int], things: Sequence[Card | Wish | Plate]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(number for number in numbers if not things[number].travelers), tuple(numbers)


def _cards(entries: Sequence[Entry], tasks: Sequence[str], guards: int) -> tuple[Card, ...]:
    return (
        *(
            Card(
                id=entry["id"],
                task=tasks.index(entry["task"]),
                hearts=entry["hearts"],
                effect=EFFECTS.index(entry["effect"]),
                travelers=entry["travelers"],
            )
            for entry in entries
        ),
        *(Card(id=f"guard-{i + 1}", task=-1, hearts=0, effect=-1, travelers=False) for i in range(guards)),
    )


def _simple(entry: Entry, tasks: Sequence[str]) -> Wish:
    return Wish(
        id=entry["id"],
        final=False,
        kind="task",
        key=(tasks.index(entry["task"]),),
        need=entry["hearts"],
        solo=entry["solo"],
        travelers=False,
    )


def _final(entry: Entry, tasks: Sequence[str]) -> Wish:
    words: Mapping[str, Sequence[str]] = {"effect": EFFECTS, "tasks": tasks}
    return Wish(
        id=entry["id"],
        final=True,
        kind=entry["kind"],
        key=_key(entry["key"], words.get(entry["kind"], ())),
        need=entry["cards"],
        solo=entry["solo"],
        travelers=entry["travelers"],
    )


def _key(key: Sequence[str | int], words: Sequence[str]) -> tuple[int, ...]:
    """Words become their numbers; numbers stay."""
    return tuple(words.index(item) if isinstance(item, str) else item for item in key)


def _plate(number: int, entry: Entry) -> Plate:
    return Plate(id=entry["id"], adds=entry["adds"], extra=entry["extra"], travelers=MOODS[number].travelers)


def _ware(entry: Entry, kinds: Sequence[str]) -> Ware:
    return Ware(
        id=entry["id"],
        merchant=MERCHANTS.index(entry["merchant"]),
        kind=kinds.index(entry["kind"]),
        period=PERIODS.index(entry["period"]),
        cost=entry["cost"],
        valuable=entry["valuable"],
    )


def _market(entry: Entry, kinds: Sequence[str]) -> Market:
    left, centre, right = entry["merchants"]
    return Market(
        id=entry["id"],
        merchants=(left, centre, right),
        favoured=tuple(kinds.index(kind) for kind in entry["favoured"]),
        favoured_bonus=entry["favoured_bonus"],
        valuable_bonus=entry["valuable_bonus"],
        complete_day=entry["complete_day"],
    )


def _gift(entry: Entry, tasks: Sequence[str]) -> Gift:
    words: Mapping[str, Sequence[str]] = {
        "ware": MERCHANTS,
        "merchant": MERCHANTS,
        "period": PERIODS,
        "tasks": tasks,
    }
    effect = entry["effect"]
    return Gift(
        id=entry["id"],
        town=TOWNS.index(entry["town"]),
        effect=effect,
        key=_key(entry["key"], words.get(effect, ())),
    )


def _track(entries: Sequence[Entry]) -> Track:
    nodes = (*_ids(entries), *(TOWN + town for town in TOWNS))
    return Track(
        stops=len(entries) - 1,
        ahead=(*(tuple(nodes.index(node) for node in entry["ahead"]) for entry in entries), *(() for _ in TOWNS)),
        marked=tuple(i for i, entry in enumerate(entries) if entry["marked"]),
    )
