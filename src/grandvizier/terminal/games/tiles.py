"""How the tiles of Sultaniya are drawn: small boxes whose edges join into gates and minarets where they match.

Colours only repeat what shapes say already: a floor has edges of its own, a heavy frame may be chosen, a double one is
picked, a dotted one would be next.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, cast

from textual.content import Content
from textual.style import Style

from ...games.sultaniya.box.components import PRINTED, Palaces, Part
from ...games.sultaniya.box.land import FLOORS
from ...games.sultaniya.sight.events import TILES_AT
from ...games.sultaniya.sight.shape import PalaceView
from ..cards import CURSOR, PICKED, TOUCHED, fit
from ..model.sight import Lights, Scene

SIGNS: Final = ("♟", "◆", "♜", "⊞", "◓", "♣")
"""Guard, sapphire, tower, window, cupola, garden."""
SPECIAL: Final = {"": "", "gate": "∩", "minaret": "▲"}
"""Roofs that are more than their symbols; the others say how much they are worth."""
EDGES: Final = (("││", "╮╭"), ("││", "╲╱"), ("││", "░░"), ("││", "··"))  # noqa: RUF001 - a spire
"""By floor the two kinds of edges, each as the left and as the right edge of a tile."""
LOWER: Final = (("││", "╎╎"), ("││", "▌▐"), ("││", "░░"), ("││", "··"))
"""The same on the line below."""
CAPS: Final = ("──", "▀▀", "◢◣", "░░")
"""The bottom that is not plain, by floor: nothing on the ground, lintel, pointed roof, terrace."""
COLOURS: Final = tuple(f"$floor-{floor}" for floor in FLOORS)
FRAMES: Final = {"light": tuple("╎╌╶╴"), "ahead": tuple("┆┄└┘"), "heavy": tuple("┃━┗┛"), "double": tuple("║═╚╝")}
"""What stands out, and how: the side of its frame, its bottom and the corners of that."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large a palace is drawn."""

    half: int
    """The cells of half a tile."""
    rows: int
    """The lines of a floor."""

    @property
    def tile(self) -> int:
        """The cells of a tile."""
        return 2 * self.half


SMALL: Final = Size(3, 1)
"""A tile in one line."""


def view_of(scene: Scene) -> PalaceView:
    """What the reader sees."""
    return cast("PalaceView", scene.sight.view)


def components(scene: Scene) -> Palaces:
    """What is in the box."""
    found = scene.words.rules.components
    assert isinstance(found, Palaces)
    return found


def lit(lights: Lights, *places: int) -> tuple[int, str, str]:
    """Which of the places of a thing stands out most, with its frame and its style."""
    for frame, style, group in (
        ("double", "bold $gold", lights.picked),
        ("heavy", "bold $on-gold on $gold-fill", {lights.cursor}),
        ("heavy", "bold $gold", lights.roles),
        ("ahead", "bold $gold", lights.ahead),
    ):
        for place in places:
            if place in group:
                return place, frame, style
    return places[-1], "light", ""


def label(lights: Lights, place: int) -> str:
    """The sign and the key of a place that may be chosen."""
    sign = PICKED if place in lights.picked else CURSOR if place == lights.cursor else ""
    return sign + lights.keys.get(place, "")


def part_rows(part: Part, way: int, size: Size) -> list[str]:
    """A tile as text, without its colours."""
    left, right = ("".join(SIGNS[symbol] for symbol in half) for half in (part.left, part.right))
    # What only a corrected file knows is drawn plain.
    one, other = (int(edge == 1) for edge in part.edges)
    if way:
        left, right, one, other = right, left, other, one
    special = SPECIAL.get(part.special, part.special)
    cap = CAPS[part.floor] if part.bottom == 1 else ""
    room = size.half - 1
    middle = special or (cap if size.rows == 1 else "")
    rows = [EDGES[part.floor][one][0] + _inner(left, right, middle, room) + EDGES[part.floor][other][1]]
    if size.rows > 2:
        name = part.id if part.players != PRINTED and len(part.id) <= 2 * room else ""
        rows.append(LOWER[part.floor][one][0] + name.center(2 * room) + LOWER[part.floor][other][1])
    if size.rows > 1:
        rows.append("└" + (cap or "──").center(2 * room, "─") + "┘")
    return rows


def _inner(left: str, right: str, middle: str, room: int) -> str:
    """The symbols of both halves, and between them what the whole tile is, if there is room for it."""
    left, right = fit(left, min(len(left), room)), fit(right, min(len(right), room))
    gap = room > 2
    cells = list(f"{' ' * gap}{left}".ljust(room) + f"{right}{' ' * gap}".rjust(room))
    at = room - (len(middle) + 1) // 2
    if middle and not "".join(cells[at : at + len(middle)]).strip():
        cells[at : at + len(middle)] = middle
    return "".join(cells)


def tile(scene: Scene, number: int, way: int, size: Size, *places: int) -> list[Content]:
    """A tile with what stands out about it; its places are the tile itself and, in a palace, its slot."""
    part = components(scene).parts[number]
    place, frame, style = lit(scene.lights, *places)
    rows = part_rows(part, way, size)
    touched = not scene.lights.touched.isdisjoint(places)
    colour = f"bold {COLOURS[part.floor]}" + (" reverse" if touched and frame == "light" else "")
    drawn = [Content.styled(row, colour) for row in rows]
    if frame != "light" and size.rows > 1:
        _, flat, first, last = FRAMES[frame]
        cap = CAPS[part.floor] if part.bottom else flat * 2
        foot = _over(cap.center(size.tile - 2, flat), label(scene.lights, place))
        drawn[-1] = Content.styled(f"{first}{foot}{last}", style)
    return [_at(row, place) for row in drawn]


def _over(line: str, text: str) -> str:
    """A text set into the left of a line."""
    return text + line[len(text) :] if text else line


def empty(scene: Scene, place: int, size: Size) -> list[Content]:
    """A slot without a tile; one that may be chosen shows its key."""
    place, frame, style = lit(scene.lights, place)
    side, flat, first, last = FRAMES[frame]
    inner = size.tile - 2
    if frame == "light":
        touched = TOUCHED if place in scene.lights.touched else ""
        rows = [touched.center(size.tile)] * (size.rows - 1) + [first + flat * inner + last]
        return [_at(Content.styled(row, "$edge"), place) for row in rows]
    number = label(scene.lights, place) or str(scene.words.rules.places[place][-1])
    rows = [side + number.center(inner) + side]
    rows += [side + " " * inner + side] * (size.rows - 2)
    rows += [first + flat * inner + last] * (size.rows > 1)
    return [_at(Content.styled(row, style), place) for row in rows]


def palace(scene: Scene, seat: int, size: Size) -> list[Content]:
    """The floors of a palace from the roof down, each staggered by half a tile."""
    box = components(scene)
    pieces, places = view_of(scene)["palaces"][seat], scene.words.rules.own[seat]
    drawn: list[Content] = []
    for floor in reversed(range(len(FLOORS))):
        start, stop = box.land.spans[floor]
        slots = [
            empty(scene, place, size)
            if piece is None
            else tile(scene, piece.part, piece.way, size, TILES_AT + piece.part, place)
            for piece, place in zip(pieces[start:stop], places[start:stop], strict=True)
        ]
        margin = Content(" " * (size.half * (floor % 2)))
        drawn += [Content().join([margin, *row, margin]) for row in zip(*slots, strict=True)]
    return drawn


def captioned(scene: Scene, number: int, caption: str, *places: int) -> list[Content]:
    """A tile in one line, with a line of text beneath it: how it is called, how it is chosen."""
    place, frame, style = lit(scene.lights, *places)
    foot = Content.styled(caption.center(SMALL.tile), "$muted")
    if frame != "light":
        sign, last = (label(scene.lights, place)[:1], FRAMES[frame][3])
        key = scene.lights.keys.get(place, "")
        first = sign if sign and sign != key else FRAMES[frame][2]
        foot = Content.styled(first + fit(f"{key}{caption}".center(SMALL.tile - 2), SMALL.tile - 2) + last, style)
    return [*tile(scene, number, 0, SMALL, *places), _at(foot, place)]


def turned(scene: Scene, number: int, way: int) -> Content:
    """A tile in one line, this way round."""
    part = components(scene).parts[number]
    return Content.styled(part_rows(part, way, SMALL)[0], f"bold {COLOURS[part.floor]}")


def _at(content: Content, place: int) -> Content:
    """The same, for the mouse: a click here is a click on this place."""
    return content.stylize(Style.from_meta({"place": place}))


def place_at(content: Content, place: int) -> Content:
    """Something that is no tile, for the mouse."""
    return _at(content, place)


def beside(columns: Iterable[list[Content]], gap: int) -> list[Content]:
    """Drawings side by side, each as wide as its widest line; shorter ones have nothing below."""
    blocks = list(columns)
    tall = max((len(block) for block in blocks), default=0)
    filled = []
    for block in blocks:
        wide = max((row.cell_length for row in block), default=0)
        rows = [row.pad_right(wide - row.cell_length) for row in block]
        filled.append(rows + [Content(" " * wide)] * (tall - len(rows)))
    return [Content(" " * gap).join(row) for row in zip(*filled, strict=True)]
