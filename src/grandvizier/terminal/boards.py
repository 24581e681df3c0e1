"""How a table is drawn.  A game may register a board of its own; all others share the plain one.

The plain board shows the other seats in turn order, what lies between them, and the reader's own places last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.cells import cell_len
from textual.content import Content

from ..words import Words
from .cards import box, fit, line
from .games.sultaniya import palace_board
from .games.sultans_wishes import sultan_board
from .model.marks import called
from .model.sight import Scene, Spot

Board: TypeAlias = Callable[[Scene, int, int], Content]
"""Draws a scene so wide and, if it can, no higher than that."""

BOARDS: Final[dict[str, Board]] = {"sultaniya": palace_board, "sultans-wishes": sultan_board}
"""The boards of games that have one of their own."""


def board(game: str) -> Board:
    """The board of a game."""
    return BOARDS.get(game, plain_board)


@dataclass(frozen=True, slots=True)
class SpotGroup:
    """The places before a seat, or those between the seats."""

    seat: int | None
    spots: tuple[Spot, ...]


WIDEST: Final = 18
NARROWEST: Final = {5: 12, 4: 18}
"""How wide a card must at least be drawn as a box so high, for its name to fit."""
GAP: Final = 2
"""What lies between two seats."""
PANEL: Final = 26
"""How wide the cards of a seat must be as lines."""


def plain_board(scene: Scene, width: int, height: int) -> Content:
    """Cards as large boxes as fit, else as lines."""
    blocks = _blocks(scene)
    notes = _lost(scene, blocks, width)
    plans = [
        CardLayout(width, abreast, _card_width(blocks, width, abreast), tall)
        for abreast in (1, 2, 3)
        for tall in NARROWEST
    ]
    for plan in sorted(plans, key=lambda plan: (-plan.card - 3 * plan.tall, -plan.abreast)):
        if plan.card >= NARROWEST[plan.tall]:
            drawn = _boxes(scene, blocks, plan)
            if len(drawn) + len(notes) <= height:
                break
    else:
        drawn = _panels(scene, blocks, width)
    return Content("\n").join([*drawn, *notes])


def _blocks(scene: Scene) -> list[SpotGroup]:
    """The others clockwise, then the middle, then the reader's own."""
    rules, me, players = scene.words.rules, scene.words.seat, scene.sight.view["players"]
    found: dict[int | None, list[Spot]] = {}
    for spot in scene.sight.spots:
        name, *indices = rules.places[spot.place]
        found.setdefault(int(indices[0]) if name in rules.seated else None, []).append(spot)
    clockwise = [(me + 1 + turn) % players for turn in range(players)]
    order = [*clockwise, None] if me < 0 else [*clockwise[:-1], None, me]
    return [SpotGroup(seat, tuple(found[seat])) for seat in order if seat in found]


def _title(scene: Scene, block: SpotGroup) -> Content:
    """Whose places these are; a sign shows who is asked."""
    words, seat = scene.words, block.seat
    if seat is None:
        return Content.styled(words.say("ui-middle"), "$muted")
    name = words.say("ui-you") if seat == words.seat else words.name(seat)
    if seat < len(scene.players) and scene.players[seat]:
        name += f" · {scene.players[seat]}"
    if scene.sight.asked == seat:
        return Content.styled(f"▶ {name}", "bold $gold")
    return Content.styled(name, "bold" if seat == words.seat else "$muted")


# Boxes.


@dataclass(frozen=True, slots=True)
class CardLayout:
    """So many other seats side by side, with cards of this size."""

    width: int
    abreast: int
    card: int
    tall: int


def _card_width(blocks: Sequence[SpotGroup], width: int, abreast: int) -> int:
    most = max((len(block.spots) for block in blocks if block.seat is not None), default=1)
    room = (width - GAP * (abreast - 1)) // abreast
    return min(WIDEST, (room - (most - 1)) // most)


def _boxes(scene: Scene, blocks: Sequence[SpotGroup], plan: CardLayout) -> list[Content]:
    """The other seats side by side; the middle and the reader's own places on lines of their own."""
    lines: list[list[list[Content]]] = [[]]
    for block in blocks:
        alone = block.seat in {None, scene.words.seat}
        if alone or len(lines[-1]) == plan.abreast:
            lines.append([])
        lines[-1].append(_middle(scene, block, plan) if block.seat is None else _seat(scene, block, plan))
        if alone:
            lines.append([])
    rows = [row for drawings in lines if drawings for row in _beside(drawings, GAP)]
    return [row.pad_left(max(0, (plan.width - row.cell_length) // 2)) for row in rows]


def _seat(scene: Scene, block: SpotGroup, plan: CardLayout) -> list[Content]:
    cards = [box(scene, spot, plan.card, plan.tall) for spot in block.spots]
    span = len(cards) * (plan.card + 1) - 1
    title = _title(scene, block).truncate(span, ellipsis=True)
    left = (span - title.cell_length) // 2
    return [title.pad(left, span - title.cell_length - left), *_beside(cards, 1)]


def _middle(scene: Scene, block: SpotGroup, plan: CardLayout) -> list[Content]:
    """What lies between the seats; each card carries the name of its place."""
    names = _names(scene, block, (plan.width + 1) // len(block.spots) - 8)
    wide = max(plan.card, max(map(cell_len, names)) + 7)
    if len(names) * (wide + 1) - 1 > plan.width:
        wide = max(plan.card, (plan.width + 1) // len(names) - 1)
    fitting = max(1, (plan.width + 1) // (wide + 1))
    cards = [box(scene, spot, wide, plan.tall, name) for spot, name in zip(block.spots, names, strict=True)]
    return [row for at in range(0, len(cards), fitting) for row in _beside(cards[at : at + fitting], 1)]


def _names(scene: Scene, block: SpotGroup, room: int) -> list[str]:
    """What the places are called; if that is too long, without the words they all begin with."""
    names = [scene.words.place(spot.place) for spot in block.spots]
    if max(map(cell_len, names)) <= room:
        return names
    split = [name.split() for name in names]
    alike = next((n for n, words in enumerate(zip(*split, strict=False)) if len(set(words)) > 1), 0)
    return [" ".join(words[alike:]) for words in split]


def _beside(columns: Sequence[Sequence[Content]], gap: int) -> list[Content]:
    """Drawings of equal height, side by side."""
    return [Content(" " * gap).join(row) for row in zip(*columns, strict=True)]


# Panels: where there is little room, a card is a line.


def _panels(scene: Scene, blocks: Sequence[SpotGroup], width: int) -> list[Content]:
    rows = -(-len(blocks) // max(1, width // PANEL))
    abreast = -(-len(blocks) // rows)
    span = (width - (abreast - 1)) // abreast
    drawn: list[Content] = []
    for at in range(0, len(blocks), abreast):
        row = blocks[at : at + abreast]
        tall = max(len(block.spots) for block in row)
        drawn += _beside([_panel(scene, block, span, tall) for block in row], 1)
    return drawn


def _panel(scene: Scene, block: SpotGroup, width: int, tall: int) -> list[Content]:
    edge = "$gold" if block.seat is not None and block.seat == scene.sight.asked else "$edge"
    title = _title(scene, block).truncate(width - 6, ellipsis=True)
    names = [""] * len(block.spots) if block.seat is not None else _names(scene, block, width - 6)
    rows = [line(scene, spot, width - 2, name) for spot, name in zip(block.spots, names, strict=True)]
    rows += [Content(" " * (width - 2))] * (tall - len(rows))
    return [
        Content.assemble(("╭─ ", edge), title, (f" {'─' * (width - 5 - title.cell_length)}╮", edge)),
        *(Content.assemble(("│", edge), row, ("│", edge)) for row in rows),
        Content.styled(f"╰{'─' * (width - 2)}╯", edge),
    ]


# The notebook's lost cards.


def _lost(scene: Scene, blocks: Sequence[SpotGroup], width: int) -> list[Content]:
    """Cards that were seen and lost from sight, those with the same possible places together."""
    together: dict[tuple[int, ...], list[str]] = {}
    for (family, face), places in scene.sight.lost:
        together.setdefault(places, []).append(called(scene.words, family, face))
    notes = [f"? {', '.join(cards)}: {_where(scene.words, blocks, places)}" for places, cards in together.items()]
    return [Content.styled(fit(note, width).rstrip(), "italic $muted") for note in notes]


def _where(words: Words, blocks: Sequence[SpotGroup], places: Sequence[int]) -> str:
    """Where a lost card may be: anywhere before one seat, or in one of these places."""
    for block in blocks:
        if block.seat is not None and {spot.place for spot in block.spots} == set(places):
            me = "yes" if block.seat == words.seat else "no"
            return words.say("ui-lost-before", who=words.name(block.seat), who_me=me)
    return words.say("ui-lost-among", places=", ".join(words.place(place) for place in places))
