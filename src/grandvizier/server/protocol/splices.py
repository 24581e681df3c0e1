"""How a list of a view becomes another: most of a table lies as it lay, and what is as it was is not told again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from .from_server import Splice


def splices(old: object, new: object) -> list[Splice] | None:
    """What makes one list the other; None where to tell the new one is as short, or one of them is no list of things.

    Numbers are told sooner than where they stand.
    """
    if not (isinstance(old, list) and isinstance(new, list) and new and isinstance(new[0], list | tuple | dict)):
        return None
    found = _in_place(old, new) if len(old) == len(new) else [_between(old, new)]
    return found if sum(len(one.items) for one in found) < len(new) else None


def _in_place(old: Sequence[Any], new: list[Any]) -> list[Splice]:
    """Each row of things that are not as they were."""
    found = []
    for is_new, there in groupby(range(len(new)), lambda at: old[at] is not new[at] and old[at] != new[at]):
        if is_new:
            first, *more = there
            found.append(Splice(first, 1 + len(more), new[first : first + 1 + len(more)]))
    return found


def _between(old: Sequence[Any], new: list[Any]) -> Splice:
    """All from the first to the last that is not as it was."""
    most = min(len(old), len(new))
    first = next((at for at in range(most) if old[at] != new[at]), most)
    last = next((at for at in range(most - first) if old[-1 - at] != new[-1 - at]), most - first)
    return Splice(first, len(old) - first - last, new[first : len(new) - last])


def spliced(view: Mapping[str, Any], changes: Mapping[str, Iterable[Mapping[str, Any]]]) -> dict[str, Any]:
    """The lists of a view that changed, as whoever gets the changes has them."""
    found = {}
    for name, changed in changes.items():
        now = [*view[name]]
        for one in changed:
            now[one["at"] : one["at"] + one["gone"]] = one["items"]
        found[name] = now
    return found
