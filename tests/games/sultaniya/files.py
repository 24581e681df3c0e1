"""Corrected copies of the components file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, TypeAlias

from grandvizier.games.sultaniya import GAME
from tests.games.toml import written

Data: TypeAlias = dict[str, Any]
Edit: TypeAlias = Callable[[Data], object]


def shipped() -> Data:
    """The file that comes with the game, to be changed at will."""
    return tomllib.loads(GAME.shipped_text)


def copy(*edits: Edit) -> str:
    """The text of a corrected copy."""
    data = shipped()
    for edit in edits:
        edit(data)
    return written(data)


def entry(data: Data, key: str, name: str) -> Data:
    """One entry by its id."""
    (found,) = [one for one in data[key] if one["id"] == name]
    assert isinstance(found, dict)
    return found


def put(key: str, name: str, /, **values: object) -> Edit:
    """Other values in one entry."""
    return lambda data: entry(data, key, name).update(values)


def drop(key: str, name: str, /) -> Edit:
    """An entry less."""
    return lambda data: data[key].remove(entry(data, key, name))


def add(key: str, name: str, /, **values: object) -> Edit:
    """A copy of an entry more."""
    return lambda data: data[key].append(entry(data, key, name) | values)


def printed(name: str, number: int, /, **values: object) -> Edit:
    """Other values in one of the three printed parts of a board."""
    return lambda data: entry(data, "boards", name)["printed"][number].update(values)
