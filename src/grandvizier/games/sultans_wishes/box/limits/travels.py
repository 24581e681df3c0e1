"""What Travelers adds: the gifts of the towns, and the track that leads there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .....core.box.components import Entry, Limits
from ..terms import GIFT_CARDS, GIFTS, TOWN, TOWNS
from .demands import check_key, ids, known

_STOPS: Final = 18


def check_gifts(limits: Limits, data: Entry) -> None:
    """Every town has its kinds of gifts, and no other."""
    gifts, tasks = data["gifts"], ids(data["tasks"])
    limits.demand("gifts", f"exactly {GIFT_CARDS}, not {len(gifts)}", holds=len(gifts) == GIFT_CARDS)
    for town, effects in zip(TOWNS, GIFTS, strict=True):
        here = [gift for gift in gifts if gift["town"] == town]
        limits.advise(f"gifts of {town}", f"usually 7, not {len(here)}", holds=len(here) == 7)
        for effect in effects:
            limits.demand(
                f"gifts of {town}",
                f"at least one is {effect}",
                holds=any(gift["effect"] == effect for gift in here),
            )
        for gift in here:
            limits.demand(
                f"gift {gift['id']}",
                f"the gifts of {town} are {', '.join(effects)}, not {gift['effect']}",
                holds=gift["effect"] in effects,
            )
            check_key(limits, f"gift {gift['id']}", gift["effect"], gift["key"], tasks)


def check_track(limits: Limits, track: Sequence[Entry]) -> None:
    """The track, and where it leads if there is one."""
    if _check_nodes(limits, track):
        _check_ways(limits, track)


def _check_nodes(limits: Limits, track: Sequence[Entry]) -> bool:
    """Whether the track is Start and the Stops by their numbers, and leads to what there is."""
    before = limits.faults
    stops = [str(number) for number in range(1, len(track))]
    limits.demand("track", f"from 1 to {_STOPS} Stops, not {len(stops)}", holds=1 <= len(stops) <= _STOPS)
    limits.demand(
        "track",
        f"start and the Stops in the order of their numbers, not {', '.join(ids(track))}",
        holds=ids(track) == ["start", *stops],
    )
    for entry in track:
        where = f"track {entry['id']}"
        limits.demand(where, "something lies ahead", holds=bool(entry["ahead"]))
        for node in entry["ahead"]:
            known(limits, where, node, [*stops, *(TOWN + town for town in TOWNS)], "next node")
        limits.demand(where, "no relic lies at the start", holds=entry["id"] != "start" or not entry["marked"])
    return limits.faults == before


def _check_ways(limits: Limits, track: Sequence[Entry]) -> None:
    """No cycle, every Stop leads to a town, every town can be reached."""
    ahead: dict[str, list[str]] = {entry["id"]: entry["ahead"] for entry in track}
    towns = [TOWN + town for town in TOWNS]
    beyond = {node: _beyond(node, ahead) for node in ahead}
    for node in ahead:
        where = f"track {node}"
        limits.demand(where, "no cycle: it cannot be ahead of itself", holds=node not in beyond[node])
        limits.demand(where, "it leads to a town", holds=any(town in beyond[node] for town in towns))
        limits.advise(where, "no way from the start leads here", holds=node == "start" or node in beyond["start"])
    for town in towns:
        limits.demand("track", f"{town} can be reached from the start", holds=town in beyond["start"])
    limits.advise(
        "track start",
        "a town usually lies behind a Stop (TR-1)",
        holds=not any(town in ahead["start"] for town in towns),
    )
    limits.advise("track", "no Stop begins with a relic", holds=any(entry["marked"] for entry in track))


def _beyond(node: str, ahead: Mapping[str, Sequence[str]]) -> set[str]:
    """All that a Traveler can come to from here."""
    seen: set[str] = set()
    waiting = [*ahead[node]]
    while waiting:
        here = waiting.pop()
        if here not in seen:
            seen.add(here)
            waiting += ahead.get(here, ())
    return seen
