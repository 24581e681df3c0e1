"""How a card is drawn: as a box, or where there is little room as a line.

Colours only repeat what shapes say already: a heavy frame may be chosen, a double one is picked, a face in the
notebook carries a pencil, a back is a pattern.
"""

from __future__ import annotations

import textwrap
from typing import Final

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.style import Style

from .model.marks import mark
from .model.sight import Lights, Scene, Spot

LIGHT: Final = tuple("╭─╮│╰╯")
HEAVY: Final = tuple("┏━┓┃┗┛")
DOUBLE: Final = tuple("╔═╗║╚╝")
PENCIL: Final = "✎"
PICKED: Final = "●"
CURSOR: Final = "▸"
TOUCHED: Final = "•"
PATTERN: Final = ("·◇", "◇·")


def frame(spot: Spot, lights: Lights) -> tuple[tuple[str, ...], str]:
    """The frame of a card and its style."""
    if spot.place in lights.picked:
        return DOUBLE, "bold $gold"
    if spot.place == lights.cursor:
        return HEAVY, "bold $on-gold on $gold-fill"
    if spot.place in lights.roles:
        return HEAVY, "$gold"
    if spot.place in lights.touched:
        return LIGHT, "bold $turquoise"
    return LIGHT, "$edge"


def sign(spot: Spot, lights: Lights) -> str:
    """One sign for what is special about a place."""
    if spot.place in lights.picked:
        return PICKED
    if spot.place == lights.cursor:
        return CURSOR
    return TOUCHED if spot.place in lights.touched else ""


def inside(spot: Spot) -> str:
    """The style of a card's inside."""
    return {"open": "bold $ink on $paper", "noted": "$ink on $paper-noted", "closed": "$back-ink on $back"}[spot.how]


def fit(text: str, width: int) -> str:
    """The text in exactly this width, with an ellipsis if it was longer."""
    return text[: width - 1] + "…" if cell_len(text) > width > 0 else set_cell_size(text, width)


def box(scene: Scene, spot: Spot, width: int, height: int, title: str = "") -> list[Content]:
    """A card as a box: its key and name above, its face or back inside, its role below."""
    lights = scene.lights
    (nw, flat, ne, side, sw, se), edge = frame(spot, lights)
    inner, paint = width - 2, inside(spot)
    key, role = lights.keys.get(spot.place, ""), lights.roles.get(spot.place, "")
    label = " ".join(part for part in (sign(spot, lights), key, title) if part)
    within = _rows(scene, spot, inner, height - 2)
    if spot.face is None and cell_len(label) > inner:
        label = label.removesuffix(title).rstrip()
        within = _over(within, wrap(title, inner - 2), inner)
    rows = [
        Content.styled(nw + _along(label, flat, inner) + ne, edge),
        *(Content.assemble((side, edge), (row, paint), (side, edge)) for row in within),
        Content.styled(sw + _along(role, flat, inner) + se, edge),
    ]
    return [_at(row, spot.place) for row in rows]


def line(scene: Scene, spot: Spot, width: int, name: str = "") -> Content:
    """A card as a line: its key, then its face, or its back with the name of the place, then its role."""
    lights = scene.lights
    (_, _, _, side, _, _), edge = frame(spot, lights)
    chosen = spot.place in lights.roles or spot.place in lights.picked
    before = f"{sign(spot, lights):1}{lights.keys.get(spot.place, ''):1}{side if chosen else ' '}"
    signs = ""
    if spot.face is not None:
        name = scene.words.face(spot.family, spot.face)
        signs = f" {_signs(scene, spot)}"
    room = width - cell_len(before)
    role = lights.roles.get(spot.place, "")
    role = f" {role} " if role and cell_len(f" {name}{signs} ") + 4 + cell_len(role) < room else ""
    room -= cell_len(role)
    name = fit(name, min(cell_len(name), room - 1 - cell_len(signs)))
    card = fit(f" {name}{signs}", room) if name else _back(room, 0)
    return _at(Content.assemble((before, edge), (card, inside(spot)), (role, edge)), spot.place)


def _at(content: Content, place: int) -> Content:
    """The same, for the mouse: a click here is a click on this place."""
    return content.stylize(Style.from_meta({"place": place}))


def _along(label: str, flat: str, width: int) -> str:
    """A label set into the side of a frame."""
    if not label:
        return flat * width
    text = f" {label} " if cell_len(label) <= width - 2 else fit(label, width)
    return (text + flat * (width - cell_len(text) - 1)).rjust(width, flat) if cell_len(text) < width else text


def _rows(scene: Scene, spot: Spot, width: int, height: int) -> list[str]:
    """The inside of a box: a pattern, or the name of the face over its signs."""
    if spot.face is None:
        return [_back(width, row) for row in range(height)]
    foot = _signs(scene, spot)
    room = height - bool(foot)
    name = scene.words.face(spot.family, spot.face)
    rows = min((wrap(name, width - 2), wrap(name, width)), key=lambda rows: (len(rows) > room, "-" in "".join(rows)))
    if len(rows) > room:
        rows = [*rows[: room - 1], fit(" ".join(rows[room - 1 :]).replace("- ", ""), width).rstrip()]
    rows += [foot] * bool(foot)
    above = (height - len(rows)) // 2
    rows = [""] * above + rows + [""] * (height - len(rows) - above)
    return [set_cell_size(row.center(width), width) for row in rows]


def _signs(scene: Scene, spot: Spot) -> str:
    """What stands beside or under the name of a face: its marks, and a pencil if it is only remembered."""
    assert spot.face is not None
    return " ".join(filter(None, [mark(scene.words, spot.family, spot.face), PENCIL if spot.how == "noted" else ""]))


def _over(pattern: list[str], rows: list[str], width: int) -> list[str]:
    """Words in the middle of a pattern."""
    above = max(0, (len(pattern) - len(rows)) // 2)
    words = [set_cell_size(row.center(width), width) for row in rows][: len(pattern)]
    return [*pattern[:above], *words, *pattern[above + len(words) :]]


def _back(width: int, row: int) -> str:
    return (PATTERN[row % 2] * width)[:width]


def wrap(text: str, width: int) -> list[str]:
    """Lines no wider than this; a word that is longer is broken with a hyphen."""
    words = []
    for word in text.split():
        rest = word
        while len(rest) > width:
            words.append(rest[: width - 1] + "-")
            rest = rest[width - 1 :]
        words.append(rest)
    return textwrap.wrap(" ".join(words), width, break_on_hyphens=False) or [""]
