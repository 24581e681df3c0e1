"""Which of many findings are told: no more than a stated part of what is told may be chance.

Benjamini and Yekutieli's procedure, which holds however the findings hang together: shares of one table always do.
Where nothing is out of balance at all, a list of warnings is empty in at least 95 of 100 reports.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

RATE: Final = 0.05
"""The part of what is told that may be chance."""


def discoveries(p_values: Sequence[float], rate: float = RATE) -> list[bool]:
    """For each finding whether it is told."""
    count = len(p_values)
    harmonic = sum(1 / rank for rank in range(1, count + 1))
    order = sorted(range(count), key=lambda number: p_values[number])
    last = max(
        (rank for rank, number in enumerate(order, start=1) if p_values[number] <= rate * rank / (count * harmonic)),
        default=0,
    )
    told = set(order[:last])
    return [number in told for number in range(count)]
