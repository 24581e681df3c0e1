"""Corrections of the components file, and what is said of them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from grandvizier import BadComponents
from grandvizier.games import sultans_wishes
from grandvizier.games.sultans_wishes.box.components import Wishes, load
from tests.games.toml import written

Data: TypeAlias = dict[str, Any]
Edit: TypeAlias = Callable[[Data], None]

TEXT = (Path(sultans_wishes.__path__[0]) / "components.toml").read_text("utf-8")


@cache
def shipped() -> Wishes:
    return load(TEXT, shipped=True)


def plain() -> Data:
    """The shipped file as data, to be corrected."""
    return copy.deepcopy(dict(shipped().data))


def corrected(*edits: Edit) -> str:
    """The shipped text with these corrections."""
    data = plain()
    for edit in edits:
        edit(data)
    return dumped(data)


def dumped(data: Data) -> str:
    return written(data)


def put(key: str, name: str | None = None, /, **values: object) -> Edit:
    """Corrects one entry, or every entry of a list."""

    def edit(data: Data) -> None:
        for entry in data[key]:
            if name in (None, entry["id"]):
                entry.update(values)

    return edit


def drop(key: str, name: str) -> Edit:
    def edit(data: Data) -> None:
        data[key] = [entry for entry in data[key] if entry["id"] != name]

    return edit


def again(key: str, name: str, **values: object) -> Edit:
    """Adds a copy of an entry."""

    def edit(data: Data) -> None:
        entry = next(entry for entry in data[key] if entry["id"] == name)
        data[key].append(copy.deepcopy(entry) | {"id": f"{name}-too"} | values)

    return edit


def number(name: str, value: object) -> Edit:
    return put("numbers", name, value=value)


def both(*edits: Edit) -> Edit:
    def edit(data: Data) -> None:
        for one in edits:
            one(data)

    return edit


def lines(text: str) -> list[str]:
    with pytest.raises(BadComponents) as caught:
        load(text, shipped=False)
    return str(caught.value).splitlines()
