"""Blocks whose truth is known, because nobody played them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np

from grandvizier.lab.figures.blocks import Blocks


class Made:
    """Blocks that were never played: columns by table."""

    def __init__(self, players: int, turns: int, deals: int, /, **tables: dict[str, Any]) -> None:
        self.setting = type("Setting", (), {"players": players, "turns": turns, "twins": True})
        self.deals = deals
        self.count = 1
        self.games = deals * turns
        self._tables = tables

    def first(self, count: int) -> Made:
        assert count == self.count
        return self

    def columns(self, table: str, *names: str) -> Iterator[dict[str, Any]]:
        yield {name: np.asarray(self._tables[table][name]) for name in names}

    def lists(self, table: str, name: str) -> Iterator[Any]:
        yield np.asarray(self._tables[table][name])


def made(players: int, turns: int, deals: int, /, **tables: dict[str, Any]) -> Blocks:
    return cast("Blocks", Made(players, turns, deals, **tables))
