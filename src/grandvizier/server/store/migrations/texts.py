"""Texts on PostgreSQL are as long as they like: SQLite has never held any to the length that a column names."""

from __future__ import annotations

from typing import Any

from sqlalchemy import String
from sqlalchemy.ext.compiler import compiles


@compiles(String, "postgresql")
def text(_type: String, _compiler: Any, **_how: Any) -> str:
    """What a column of texts is called there."""
    return "TEXT"
