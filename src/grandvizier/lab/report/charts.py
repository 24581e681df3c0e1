"""Plots, as pictures inside the page: drawn once by Vega-Lite, in the page's own colours, with a sentence for each."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

import altair as alt
import vl_convert

COLOURS: Final = {
    "#010101": "var(--ink)",
    "#020202": "var(--faint)",
    "#030303": "var(--accent)",
    "#040404": "var(--line)",
}
"""What the plots are drawn in stands for colours of the page, which change in the dark."""
INK, FAINT, ACCENT, LINE = COLOURS
FONT: Final = "system-ui, sans-serif"
WIDTH: Final = 340
"""Of a whole plot, its names included: so narrow that letters can still be read on a phone."""
FIT: Final = alt.AutoSizeParams(type="fit-x", contains="padding")
CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    # The page's letters may be wider than those by which room for them was measured.
    "padding": {"left": 14, "top": 5, "right": 10, "bottom": 5},
    "view": {"stroke": None},
    "font": FONT,
    "axis": {
        "labelColor": INK, "titleColor": INK, "labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": "normal",
        "gridColor": LINE, "domainColor": LINE, "tickColor": LINE, "labelLimit": 200, "labelOverlap": "greedy",
        "labelSeparation": 6,
    },
}  # fmt: skip

Plain = Mapping[str, float | None]
"""A value with its interval, as JSON data."""


def intervals(rows: Sequence[tuple[str, Plain]], title: str, said: str, *, at: float | None = None) -> str:
    """A dot with its interval for each name; a line at what would be even."""
    data = _data([{"name": name, **found} for name, found in rows if None not in (found["low"], found["high"])])
    y = alt.Y("name:N", sort=None, title=None)
    layers: list[Any] = [
        alt.Chart(data).mark_rule(color=ACCENT, strokeWidth=3, opacity=0.55).encode(x="low:Q", x2="high:Q", y=y),
        alt.Chart(data)
        .mark_point(color=ACCENT, filled=True, size=70, opacity=1)
        .encode(x=alt.X("value:Q", title=title, axis=alt.Axis(format="%", tickCount=4)), y=y),
    ]
    if at is not None:
        even = _data([{"at": at}])
        layers.insert(0, alt.Chart(even).mark_rule(color=FAINT, strokeDash=[4, 4]).encode(x="at:Q"))
    return _svg(alt.layer(*layers).properties(width=WIDTH, autosize=FIT, height=alt.Step(26)), said)


def bars(rows: Sequence[tuple[str, Plain]], title: str, said: str) -> str:
    """A bar with its interval for each name."""
    data = _data([{"name": name, **found} for name, found in rows])
    y = alt.Y("name:N", sort=None, title=None)
    chart = alt.layer(
        alt.Chart(data).mark_bar(color=ACCENT, opacity=0.6).encode(x=alt.X("value:Q", title=title), y=y),
        alt.Chart(data).mark_rule(color=INK, strokeWidth=2).encode(x="low:Q", x2="high:Q", y=y),
    )
    return _svg(chart.properties(width=WIDTH, autosize=FIT, height=alt.Step(24)), said)


def spread(counts: Mapping[str, int], title: str, said: str) -> str:
    """How often each number came up."""
    whole = sum(counts.values())
    data = _data([{"score": int(score), "part": number / whole} for score, number in counts.items()])
    chart = (
        alt.Chart(data)
        .mark_bar(color=ACCENT, opacity=0.7)
        .encode(
            x=alt.X("score:Q", title=title, bin=alt.Bin(maxbins=30)),
            y=alt.Y("sum(part):Q", title="of all seats", axis=alt.Axis(format="%")),
        )
    )
    return _svg(chart.properties(width=WIDTH, autosize=FIT, height=160), said)


def _data(values: list[dict[str, Any]]) -> Any:
    return alt.Data(values=values)  # type: ignore[no-untyped-call]


def _svg(chart: Any, said: str) -> str:
    drawn: str = vl_convert.vegalite_to_svg({**chart.to_dict(), "config": CONFIG})
    for token, colour in COLOURS.items():
        drawn = drawn.replace(token, colour)
    # One picture with one sentence: what its parts say of themselves is for pages that can be asked.
    drawn = re.sub(r' (?:role|aria-[a-z]+)="[^"]*"', "", drawn)
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(said)}" ', 1)
