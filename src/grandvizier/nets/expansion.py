"""Observations as numbers: bytes that a game wrote, looked up in its tables, one at a time or many at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ..core.rules import Rules
from ..core.sight.observation import Layout

if TYPE_CHECKING:
    from numpy.typing import NDArray


_EXPANDERS: Final[dict[tuple[str, str, int], Expander]] = {}


def expander(rules: Rules) -> Expander:
    """The one for these rules, made once."""
    key = rules.game.name, rules.components.fingerprint, rules.edition
    if key not in _EXPANDERS:
        assert rules.game.layout is not None, f"{rules.game.name} has views alone"
        _EXPANDERS[key] = Expander(rules.game.layout(rules))
    return _EXPANDERS[key]


class Expander:
    """Turns the bytes of one layout into numbers.

    The three arrays are all it takes, also for whoever does the same on a GPU:
    `values[base + observed[..., source]]`.
    """

    def __init__(self, layout: Layout) -> None:
        tables: dict[bytes, int] = {}
        rows: list[NDArray[np.float32]] = []
        base = []
        for column in layout.columns:
            row = np.zeros(256, np.float32)
            row[: len(column.table)] = column.table
            if row.tobytes() not in tables:
                tables[row.tobytes()] = len(rows)
                rows.append(row)
            base.append(256 * tables[row.tobytes()])
        self.layout: Final = layout
        self.bytes: Final = layout.bytes
        self.size: Final = len(layout.columns)
        self.source: Final = np.array([column.byte for column in layout.columns], np.intp)
        """For each number the byte it is made from."""
        self.base: Final = np.array(base, np.intp)
        """For each number where its table begins."""
        self.values: Final = np.concatenate(rows)

    def one(self, observed: bytes) -> NDArray[np.float32]:
        """The numbers of one observation."""
        index = np.frombuffer(observed, np.uint8).take(self.source) + self.base
        return self.values.take(index)

    def many(self, observed: NDArray[np.uint8], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The numbers of many, bytes in the last dimension; into `out` where it is given."""
        index: NDArray[Any] = observed.take(self.source, axis=-1) + self.base
        return self.values.take(index, out=out)
