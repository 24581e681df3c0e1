"""Two settings beside each other, deal by deal: what a bot loses without something, what another box changes."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from .blocks import Blocks
from .components import dealt_to_all
from .ratio import Sums, plain

Columns = dict[str, npt.NDArray[Any]]
Of = Callable[[Columns], npt.NDArray[Any]]
SHOWN: Final = 80
"""So many letters of a value are shown."""
COURSE: dict[str, Of] = {
    "turns": lambda games: games["turns"],
    "decisions": lambda games: games["decisions"],
    "nobody_wins": lambda games: games["winners"] == 0,
    "shared_win": lambda games: games["winners"] > 1,
}


def boxes(one: Blocks, other: Blocks) -> dict[str, Any]:
    """What another components file changes on the same deals: its figure less ours."""
    sums: Sums[str] = Sums()
    count = min(one.count, other.count)
    ours, theirs = one.first(count), other.first(count)
    names = ("deal", "turns", "decisions", "winners")
    for a, b in zip(ours.columns("games", *names), theirs.columns("games", *names), strict=True):
        zero = np.zeros(len(a["deal"]), np.int64)
        for name, of in COURSE.items():
            sums.add([name], zero, a["deal"], of(b).astype(float) - of(a))
    seats = ("deal", "place", "share", "score")
    for a, b in zip(ours.columns("seats", *seats), theirs.columns("seats", *seats), strict=True):
        sums.add(["score"], np.zeros(len(a["deal"]), np.int64), a["deal"], b["score"].astype(float) - a["score"])
        for place in range(one.setting.players):
            _add_shares(sums, f"share of place {place + 1}", *(_of(c, c["place"] == place) for c in (a, b)))
    dealt = sorted(dealt_to_all(ours).keys() & dealt_to_all(theirs).keys())
    faces = ("deal", "family", "component", "dealt", "share")
    for a, b in zip(ours.columns("faces", *faces), theirs.columns("faces", *faces), strict=True):
        for family, id_ in dealt:
            had = [(c["family"] == family) & (c["component"] == id_) & (c["dealt"] > 0) for c in (a, b)]
            _add_shares(sums, f"wins when dealt {id_}", *(_of(c, rows) for c, rows in zip((a, b), had, strict=True)))
    return {name: plain(sums.ratio(name).mean()) for name in sums.known()}


def differences(one: Any, other: Any, where: str = "") -> Iterator[dict[str, str]]:
    """The values in which two components files differ, each with where it stands; marks are no values."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in dict.fromkeys([*one, *other]):
            if key != "marks":
                yield from differences(one.get(key), other.get(key), f"{where}.{key}" if where else str(key))
    elif (ours := _by_id(one)) and (theirs := _by_id(other)):
        yield from differences(ours, theirs, where)
    elif one != other:
        yield {"where": where, "here": _short(one), "there": _short(other)}


def _by_id(entries: Any) -> dict[str, Any]:
    """A list of entries by their ids; nothing if it is anything else."""
    if not isinstance(entries, list) or not all(isinstance(entry, Mapping) and "id" in entry for entry in entries):
        return {}
    found = {entry["id"]: entry for entry in entries}
    return found if len(found) == len(entries) else {}


def _short(value: Any) -> str:
    return "–" if value is None else textwrap.shorten(str(value), SHOWN, placeholder=" …")


def _of(columns: Columns, rows: npt.NDArray[np.bool_]) -> Columns:
    return {name: columns[name][rows] for name in ("deal", "share")}


def _add_shares(sums: Sums[str], key: str, one: Columns, other: Columns) -> None:
    """What some seats win in the second less what such seats win in the first, for each of the first."""
    deals = np.r_[one["deal"], other["deal"]]
    gained = np.r_[-one["share"], other["share"]]
    below = np.r_[np.ones(len(one["deal"])), np.zeros(len(other["deal"]))]
    sums.add([key], np.zeros(len(deals), np.int64), deals, gained, below)
