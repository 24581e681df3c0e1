"""Where the parts of a game lie: every game has the same rooms, so it names only those parts that lie elsewhere."""

from __future__ import annotations

from importlib import import_module
from operator import attrgetter
from typing import Any, Final

from .errors import BadSetup

_NOTHING: Final = object()


class LazyPart:
    """A part that is looked for at its place when it is first wanted: until then nobody pays for loading it."""

    def __init__(self, place: str, default: object) -> None:
        self._module, self._name = place.split(":")
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._field = name

    def __get__(self, owner: HasParts | None, of: type) -> Any:
        if owner is None:
            return self
        found = vars(owner)[self._field] = owner.places[self._field].find(owner)
        return found

    def find(self, owner: HasParts) -> object:
        """The part of this package, or what stands for it where there is none."""
        package = owner.package
        module = f"{package}.{self._module}"
        try:
            return attrgetter(self._name)(import_module(module))
        except (ModuleNotFoundError, AttributeError) as error:
            if isinstance(error, ModuleNotFoundError) and not f"{module}.".startswith(f"{error.name}."):
                raise
            if self._default is _NOTHING:
                raise BadSetup(f"{package} needs {self._name} in {self._module}, or must say where it is") from error
            owner.left_out.add(self._field)
            return self._default.make(owner) if isinstance(self._default, Otherwise) else self._default


class Otherwise:
    """What stands for a part that a package does not have, made for it by a function found when it is wanted."""

    def __init__(self, place: str) -> None:
        self._module, self._name = place.split(":")

    def make(self, owner: HasParts) -> object:
        """The part, for this owner."""
        return getattr(import_module(f"{__package__}.plain.{self._module}"), self._name)(owner)


class HasParts:
    """Something in a package that has parts: which lie where."""

    package: str
    places: dict[str, LazyPart]
    left_out: set[str]
    """The parts that were looked for and are not there: what stands for them was found by now."""

    def leave_to_be_found(self) -> None:
        """Remember where each part lies that was not handed over."""
        places = {name: value for name, value in vars(self).items() if isinstance(value, LazyPart)}
        for name in places:
            del vars(self)[name]
        vars(self)["places"] = places
        vars(self)["left_out"] = set()


def part(place: str, default: object = _NOTHING) -> Any:
    """A part of a game by its place in the game's package: `part("sight.view:View")`."""
    return LazyPart(place, default)
