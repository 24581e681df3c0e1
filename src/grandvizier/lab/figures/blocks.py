"""The blocks of one setting, read one after another: columns as arrays, words as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ..measure.folder import StudyFolder
from ..measure.setting import Setting

Column = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Blocks:
    """So many blocks of a setting."""

    folder: StudyFolder
    setting: Setting
    count: int

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return self.count * self.setting.deals

    @property
    def games(self) -> int:
        """How many games were played, twins not counted."""
        return self.count * self.setting.games

    def first(self, count: int) -> Blocks:
        """The first so many of them."""
        return replace(self, count=count)

    def columns(self, table: str, *names: str) -> Iterator[dict[str, Column]]:
        """Some columns of a table, block by block."""
        for block in range(self.count):
            read = self.folder.table(self.setting, block, table, list(names))
            yield {name: read[name].to_numpy() for name in names}

    def lists(self, table: str, name: str) -> Iterator[Column]:
        """A column of lists that are all equally long, block by block."""
        for block in range(self.count):
            column = self.folder.table(self.setting, block, table, [name])[name].combine_chunks()
            yield column.flatten().to_numpy().reshape(len(column), -1)

    def rows(self, table: str, *names: str) -> Iterator[list[dict[str, Any]]]:
        """The same as plain data."""
        for block in range(self.count):
            yield self.folder.table(self.setting, block, table, list(names)).to_pylist()


def numbered(*columns: Column) -> tuple[list[tuple[Any, ...]], npt.NDArray[np.int64]]:
    """The different things that stand in columns side by side, and for each row which of them it is."""
    codes = np.zeros(len(columns[0]), np.int64)
    levels: list[Column] = []
    for column in columns:
        level, code = np.unique(column, return_inverse=True)
        codes = codes * len(level) + code
        levels.append(level)
    found, which = np.unique(codes, return_inverse=True)
    keys = []
    for code in found:
        rest, key = int(code), []
        for level in reversed(levels):
            rest, at = divmod(rest, len(level))
            value = level[at]
            key.append(value.item() if hasattr(value, "item") else value)
        keys.append(tuple(reversed(key)))
    return keys, which
