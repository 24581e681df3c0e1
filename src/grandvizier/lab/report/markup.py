"""Small pieces of the page: numbers with their intervals, tables, figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, TypeAlias

Plain: TypeAlias = Mapping[str, float | None] | None
"""A value with its interval, as JSON data; None where there is none."""


PERCENT: Final = "\N{NO-BREAK SPACE}%"


def share(found: Plain, digits: int = 1) -> str:
    """A part of a whole: `31.2 % (28.4 to 34.1)`."""
    return _number(found, 100, PERCENT, digits)


def points(found: Plain, digits: int = 1) -> str:
    """A plain number: `45.1 (44.1 to 46.0)`."""
    return _number(found, 1, "", digits)


def change(found: Plain, times: float = 100, unit: str = PERCENT) -> str:
    """A difference, with its sign."""
    return _number(found, times, unit, 1, "+")


def _number(found: Plain, times: float, unit: str, digits: int, sign: str = "") -> str:
    if found is None or found["value"] is None:
        return NOTHING
    shown = f"{times * found['value']:{sign}.{digits}f}{unit}"
    if found["low"] is None or found["high"] is None:
        return shown
    return f"{shown} <small>{times * found['low']:{sign}.{digits}f} to {times * found['high']:{sign}.{digits}f}</small>"


def number(value: int) -> str:
    """A number that is counted: `100,200`."""
    return f"{value:,}"


def words(name: str) -> str:
    """An id as words."""
    return escape(name.replace("_", " ").replace("-", " "))


NOTHING: Final = "–"
"""Stands where there is no figure."""


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that may be moved sideways where it is too wide; the first cell of a row names it.

    A column without any figure is left out.
    """
    told = [column for column in range(len(head)) if not rows or any(row[column] != NOTHING for row in rows)]
    cells = [[row[column] for column in told] for row in rows]
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in cells
    )
    top = "".join(f'<th scope="col">{escape(head[column])}</th>' for column in told)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def figure(picture: str, caption: str) -> str:
    """A plot with what it shows."""
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>"


def beside_each_other(*parts: str) -> str:
    """Side by side where there is room."""
    return f'<div class="row">{"".join(f"<div>{part}</div>" for part in parts)}</div>'


def more(summary: str, inside: str) -> str:
    """Something to open."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"
