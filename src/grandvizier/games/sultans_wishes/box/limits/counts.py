"""The numbers, and the short lists that must be whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .....core.box.components import Entry, Limits
from ..terms import (
    BACKS,
    BASE_CARDS,
    EFFECTS,
    MARKETS,
    MERCHANTS,
    OPEN,
    OPEN_NUMBERS,
    PERIODS,
    PLAYERS,
    RELIC_KINDS,
    STATED,
)
from .demands import exactly, ids

_NAMED: Final = ("tea", "food", "music", "entertainment", "sleep", "fan-wave")
"""The tasks that the rulebook names."""


def check_numbers(limits: Limits, data: Entry) -> None:
    """The stated numbers are as stated; the others keep their bounds."""
    found = {entry["id"]: entry["value"] for entry in data["numbers"]}
    wanted = [*STATED, *OPEN_NUMBERS]
    for key in wanted:
        limits.demand(f"numbers {key}", "it is missing", holds=key in found)
    for key, value in found.items():
        if key in STATED:
            limits.demand(f"numbers {key}", f"exactly {STATED[key]}, not {value}", holds=value == STATED[key])
        elif key in OPEN_NUMBERS:
            low, high = OPEN_NUMBERS[key]
            limits.demand(f"numbers {key}", f"from {low} to {high}, not {value}", holds=low <= value <= high)
        else:
            limits.demand(f"numbers {key}", f"unknown; known are {', '.join(wanted)}", holds=False)
    placed = {n: found[f"simple_placed_{n}"] for n in PLAYERS if f"simple_placed_{n}" in found}
    if len(placed) == len(PLAYERS):
        _check_placed(limits, placed, data)
    limits.advise("numbers round_limit", "a game may well last 8 rounds", holds=found.get("round_limit", 8) >= 8)


def _check_placed(limits: Limits, placed: Mapping[int, int], data: Entry) -> None:
    """The Simple wishes placed, and enough solo icons for a game alone."""
    limits.demand(
        "numbers simple_placed_2",
        f"the same for 1 and 2 players, not {placed[1]} and {placed[2]}",
        holds=placed[1] == placed[2],
    )
    for n in PLAYERS[1:]:
        limits.demand(
            f"numbers simple_placed_{n}",
            f"not fewer than the {placed[n - 1]} with {n - 1} players, not {placed[n]}",
            holds=placed[n] >= placed[n - 1],
        )
    for n, least in OPEN.items():
        limits.demand(
            f"numbers simple_placed_{n}",
            f"at least the {least} that are open, not {placed[n]} (SW-22)",
            holds=placed[n] >= least,
        )
    solo = sum(entry["solo"] for entry in data["simple"])
    limits.demand(
        "simple", f"the solo icon on at least {placed[1]}, as many as are placed, not {solo}", holds=solo >= placed[1]
    )
    solo = sum(entry["solo"] and not entry["travelers"] for entry in data["finals"])
    least = STATED["finals_placed"]
    limits.demand("finals", f"the solo icon on at least {least} of the base game, not {solo}", holds=solo >= least)


def check_lists(limits: Limits, data: Entry) -> None:
    """The short lists that must be whole."""
    for key, words in (("effects", EFFECTS), ("backs", BACKS), ("merchants", MERCHANTS), ("periods", PERIODS)):
        missing = [word for word in words if word not in ids(data[key])]
        limits.demand(key, f"one for each of {', '.join(words)}; {', '.join(missing)} is missing", holds=not missing)
    tasks = ids(data["tasks"])
    limits.demand(
        "tasks",
        f"at least 5, a space of the Extra Task Chart each, at most {BASE_CARDS}, not {len(tasks)}",
        holds=5 <= len(tasks) <= BASE_CARDS,
    )
    for task in _NAMED:
        limits.advise("tasks", f"the rulebook names {task}", holds=task in tasks)
    exactly(limits, "markets", MARKETS, data["markets"])
    kinds, copies = len(data["relics"]), STATED["relic_copies"]
    limits.demand(
        "relics",
        f"exactly 18 tokens, {RELIC_KINDS} kinds with {copies} copies each, not {kinds} kinds",
        holds=kinds == RELIC_KINDS,
    )
