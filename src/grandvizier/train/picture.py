"""The curves of a training as a picture: the share of the win against each opponent, over decisions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape
from typing import Any, Final

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 400, 50, 20, 190, 40
COLOURS: Final = ("#8a5a00", "#2b6a6c", "#8f2d56", "#3d5a98", "#5d7a2e", "#6b4c9a", "#a3432b", "#4a4a4a")


def picture(curve: Sequence[dict[str, Any]], title: str) -> str:
    """An SVG; a line for each opponent and number of players, its interval as a veil."""
    most = max(point["decisions"] for point in curve) or 1
    lines: dict[tuple[str, int], list[tuple[float, dict[str, Any]]]] = defaultdict(list)
    for point in curve:
        for row in point["measured"]:
            lines[row["opponent"], row["players"]].append((point["decisions"] / most, row))
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(x: float, y: float) -> str:
        return f"{LEFT + wide * x:.1f},{TOP + high * (1 - y):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        start, stop = at(0, tenth / 10), at(1, tenth / 10)
        parts.append(f'<path d="M{start} L{stop}" stroke="#ddd"/>')
        height = float(start.split(",")[1]) + 4
        parts.append(f'<text x="{LEFT - 6}" y="{height}" text-anchor="end">{10 * tenth} %</text>')
    parts.append(f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle">{most:,} decisions</text>')
    for number, ((opponent, players), points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        veil = [at(x, row["interval"][1]) for x, row in points] + [at(x, row["interval"][0]) for x, row in points[::-1]]
        shares = " ".join(at(x, row["share"]) for x, row in points)
        x, y = WIDTH - RIGHT + 10, TOP + 16 * (number + 1)
        parts += [
            f'<polygon points="{" ".join(veil)}" fill="{colour}" opacity="0.12"/>',
            f'<polyline points="{shares}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{x}" y="{y}" fill="{colour}">{escape(opponent)}, {players} players</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
