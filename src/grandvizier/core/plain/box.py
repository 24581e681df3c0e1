"""Components of any shape: lists of entries with ids, each list a family of faces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ..box.components import Components, Entry, Limits, fingerprint, is_name, read, whole
from ..errors import BadComponents
from ..pile import Pile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ..game import Game

MOST: Final = 250
"""Faces of one family: a card is a number below 256, and some of them say that nothing is seen."""


@dataclass(frozen=True, slots=True)
class Box(Components):
    """The contents of a box as its file has them."""

    entries: Mapping[str, tuple[Entry, ...]]
    """By family, what stands in the file about each face; copies are faces of their own."""

    def ids(self, family: str) -> tuple[str, ...]:
        """The ids of a family's faces, by number."""
        return tuple(str(entry["id"]) for entry in self.entries[family])


def load_for(_game: Game) -> Callable[[str, bool], Box]:
    """Components by this module, for whichever game."""
    return load


def load(text: str, shipped: bool) -> Box:  # noqa: FBT001 - as every game's is called
    """`[[card]]` with an `id` is a face of the family `card`; `copies = 3` makes three of it, `name` calls it."""
    data = read(text)
    limits, families = Limits(), dict[str, list[Entry]]()
    for family, listed in data.items():
        if isinstance(listed, list) and all(isinstance(entry, dict) for entry in listed):
            families[family] = [copy for entry in listed for copy in _copies(limits, family, entry)]
            limits.demand(family, f"at most {MOST} with all copies", holds=len(families[family]) <= MOST)
            ids = [entry.get("id") for entry in listed]
            limits.demand(family, "an id stands for one entry only", holds=len({*map(str, ids)}) == len(ids))
    warnings = limits.close()
    return Box(
        source=None if shipped else text,
        fingerprint=fingerprint(data),
        warnings=warnings,
        data=data,
        faces={family: tuple(map(_name, entries)) for family, entries in families.items()},
        entries={family: tuple(entries) for family, entries in families.items()},
    )


def _copies(limits: Limits, family: str, entry: Entry) -> Sequence[Entry]:
    """An entry as often as it is in the box."""
    where, before = f"{family} {entry.get('id', '')}".rstrip(), limits.faults
    name, copies = entry.get("name"), entry.get("copies", 1)
    limits.demand(where, "id is missing; it is a text", holds=isinstance(entry.get("id"), str))
    limits.demand(where, f"copies is a number from 1 to {MOST}", holds=whole(1, MOST)(copies))
    named = name is None or isinstance(name, str) or is_name(name)
    limits.demand(where, 'name is a text, or one for each language: {en = "date"}', holds=named)
    return [entry] * copies if limits.faults == before else []


def _name(entry: Entry) -> dict[str, str]:
    name: Any = entry.get("name", str(entry["id"]).replace("_", " ").replace("-", " "))
    return {"en": name} if isinstance(name, str) else dict(name)


def pile_of(components: Components, family: str) -> Pile:
    """All faces of a family in a pile that nobody has looked at."""
    if family not in components.faces:
        raise LookupError(no_family(family, components.faces))
    return Pile(bytes(range(len(components.faces[family]))))


def no_family(family: str, families: Iterable[str]) -> str:
    """What to say of a list that the components file does not have."""
    return f"there is no [[{family}]] in components.toml; what is there: {listed(families)}"


def listed(names: Iterable[str]) -> str:
    """Names, to be read."""
    return ", ".join(names) or "nothing"


def contents(components: Components) -> Box:
    """The components of a game that leaves them to this module."""
    if not isinstance(components, Box):
        raise BadComponents("the components were not read by the default `load`")
    return components
