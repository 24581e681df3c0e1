"""What a designer wants: a TOML file of figures, and how far a box is from it."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...core.errors import BadSetup
from ..figures.blocks import Blocks
from ..figures.components import used
from ..figures.course import course, places, scores
from ..figures.skill import own_share

SHARES: Final = ("seat_effect", "nobody_wins", "shared_win", "spread", "skill")
"""Parts of a whole: to be off by 0.05 is as bad"""
LENGTHS: Final = ("turns", "decisions", "minutes", "score", "margin")
"""as to be off by a tenth of these."""
KNOWN: Final = (*SHARES, *LENGTHS)


def read_target(path: Path) -> dict[str, float]:
    """The figures that are wanted, or an error that says what may be."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadSetup(f"cannot read the target {str(path)!r}: {error}") from None
    for name, value in found.items():
        if name not in KNOWN or type(value) not in (int, float):
            raise BadSetup(f"the target says {name} = {value!r}; it is a number for one of {', '.join(KNOWN)}")
    if not found:
        raise BadSetup(f"the target {str(path)!r} is empty; it is a number for some of {', '.join(KNOWN)}")
    return {name: float(value) for name, value in found.items()}


def measured(blocks: Blocks, wanted: Mapping[str, float], family: str) -> dict[str, float]:
    """The figures of one setting that a target may speak of."""
    run, points = course(blocks), scores(blocks)
    off = [share.value for _, share in places(blocks).values()]
    found: dict[str, Any] = {
        **{name: run[name]["value"] for name in ("turns", "decisions", "minutes", "nobody_wins", "shared_win")},
        "seat_effect": max(map(abs, off)),
        "score": points["score"]["value"],
        "margin": (points["margin"] or {"value": 0.0})["value"],
    }
    if "spread" in wanted:
        rows = [row["share_taken"] or row["share_dealt"] for (of, _), row in used(blocks).items() if of == family]
        had = [row["value"] for row in rows if row]
        found["spread"] = float(np.std(had)) if had else math.nan
    if "skill" in wanted and len(set(blocks.setting.bots)) > 1:
        found["skill"] = own_share(blocks).value
    return found


def distance(found: Mapping[str, float], wanted: Mapping[str, float]) -> float:
    """How far off it is: 1 for each figure that is off by 0.05, or by a tenth of what is wanted."""
    parts = [
        (found[name] - value) / (0.05 if name in SHARES else max(1e-9, abs(value) / 10))
        for name, value in wanted.items()
        if name in found
    ]
    return math.sqrt(sum(part * part for part in parts))
