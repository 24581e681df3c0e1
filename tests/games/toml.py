"""Corrected components files: data as TOML writes it."""

from __future__ import annotations

import datetime as dt
import json
from typing import Any


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ",\n".join(map(toml, value)) + "]"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, dt.date | dt.time):
        return value.isoformat()
    return json.dumps(value, ensure_ascii=False)


def written(data: dict[str, Any]) -> str:
    """A whole file."""
    return "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items())
