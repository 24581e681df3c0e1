"""The table of Sultaniya: the reader's own palace large, the piles beside it floor by floor, the rivals' palaces small.

All that counts is in view: prices, powers and owners of the djinns, guards, roofs, sapphires and points of every seat.
"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from textual.content import Content

from ...core.box.phrases import short
from ...games.sultaniya.box.components import Palaces
from ...games.sultaniya.box.land import FLOORS
from ...games.sultaniya.box.terms import POWERS, WORTH
from ...games.sultaniya.sight.events import DJINNS_AT, PILES_AT, SOURCES, TILES_AT
from ...games.sultaniya.sight.shape import Line
from ..cards import PENCIL, fit
from ..model.sight import Scene
from .tiles import (
    SIGNS,
    SMALL,
    SPECIAL,
    Size,
    beside,
    captioned,
    components,
    label,
    lit,
    palace,
    place_at,
    turned,
    view_of,
)

SIZES: Final = (Size(6, 3), Size(5, 3), Size(4, 3), Size(4, 2), Size(3, 2))
"""How large the reader's own palace may be drawn; the last one even where it does not fit."""
GAP: Final = 3
BETWEEN: Final = " │ "
ABROAD: Final = SMALL.tile
"""How wide a pile is before its display: its top tile."""
SOON: Final = 2
"""So many rounds before an end it is announced."""


def palace_board(scene: Scene, width: int, height: int) -> Content:
    """As large as it fits; where there is little room the rivals' palaces lie below, and what they have in one line."""
    rivals, sheet, soon = _rivals(scene, width), _sheet(scene, width), _soon(scene)
    seat, piles = _main(scene), [_pile(scene, floor) for floor in reversed(range(len(FLOORS)))]
    below = _below(scene, seat, width, [])
    wide = max(row.cell_length for rows in piles for row in rows)
    broad = components(scene).land.columns // 2
    lines = len(sheet) + len(soon) + 1 + len(below) + len(rivals)
    beside_it = [size for size in SIZES if size.tile * broad + GAP + wide <= width]
    fitting = [size for size in beside_it if lines + len(FLOORS) * size.rows <= height]
    size = fitting[0] if fitting else SIZES[-1]
    if not fitting:
        below = _below(scene, seat, width, _summary(scene, width))
    drawn = palace(scene, seat, size)
    if beside_it:
        market = [row for rows in piles for row in [*[Content()] * (size.rows - 2), *rows]]
        drawn = beside([drawn, market], GAP)
    else:
        drawn += [row for rows in piles for row in rows]
    whole = [*sheet, *soon, _title(scene, seat, width), *drawn, *below, *rivals]
    return Content("\n").join([row.truncate(width, ellipsis=True) for row in whole])


def _main(scene: Scene) -> int:
    """Whose palace is drawn large: the reader's, or for an onlooker that of whoever is asked."""
    view = view_of(scene)
    if 0 <= scene.words.seat < view["players"]:
        return scene.words.seat
    return scene.sight.asked or 0


def _below(scene: Scene, seat: int, width: int, brief: list[Content]) -> list[Content]:
    """The djinns, the hand, the rivals in brief, the objectives, and what is known of the piles."""
    return [
        *_djinns(scene, width),
        *_hand(scene),
        *brief,
        *_objectives(scene, seat),
        *_known(scene, width),
    ]


# The seats.


def _title(scene: Scene, seat: int, width: int) -> Content:
    """Whose palace it is, what counts for them, and what they have."""
    words, view = scene.words, view_of(scene)
    name = words.say("ui-you") if seat == words.seat else words.name(seat)
    if seat < len(scene.players) and scene.players[seat]:
        name += f" · {scene.players[seat]}"
    asked = scene.sight.asked == seat
    head = f"{'▶ ' if asked else ''}{name}"
    character = view["characters"][seat]
    parts = [Content.styled(head, "bold $gold" if asked else "bold" if seat == words.seat else "$muted")]
    parts.append(Content(f"  {_having(scene, seat)}"))
    if character is not None:
        known = f"  {words.face('character', character)} {_features(components(scene), character)}"
        parts.append(Content.styled(known, "$muted"))
    return Content().join(parts).truncate(width, ellipsis=True)


def _features(box: Palaces, character: int) -> str:
    """What counts for a character."""
    one = box.characters[character]
    return f"+{WORTH['one']}{SIGNS[one.one]} +{WORTH['three']}{SIGNS[one.three]} +{WORTH['six']}{SPECIAL[one.six]}"


def _having(scene: Scene, seat: int) -> str:
    """What a seat has, in signs; its points first."""
    view = view_of(scene)
    return f"={view['points'][seat]} ◆{view['sapphires'][seat]} ♟{view['guards'][seat]} ⌂{view['roofs'][seat]}"


def _others(scene: Scene) -> list[int]:
    """The rivals, clockwise."""
    players = view_of(scene)["players"]
    return [(_main(scene) + 1 + turn) % players for turn in range(players - 1)]


def _summary(scene: Scene, width: int) -> list[Content]:
    """The rivals in one line, where their palaces may be out of sight."""
    words = scene.words
    told = [f"{'▶ ' * (scene.sight.asked == seat)}{words.name(seat)} {_having(scene, seat)}" for seat in _others(scene)]
    return [Content.styled(fit(BETWEEN.join(told), width).rstrip(), "$muted")] if told else []


def _rivals(scene: Scene, width: int) -> list[Content]:
    """The other palaces, as many side by side as fit."""
    span = SMALL.tile * (components(scene).land.columns // 2)
    abreast = max(1, (width + GAP) // (span + GAP))
    others = _others(scene)
    drawn: list[Content] = []
    for at in range(0, len(others), abreast):
        blocks = []
        for seat in others[at : at + abreast]:
            room = (width + GAP) // len(others[at : at + abreast]) - GAP
            blocks.append([_title(scene, seat, room), *palace(scene, seat, SMALL), *_objectives(scene, seat)])
        drawn += beside(blocks, GAP)
    return drawn


def _objectives(scene: Scene, seat: int) -> list[Content]:
    """The objectives of a seat, as far as they are known."""
    words = scene.words
    known = view_of(scene)["objectives"][seat]
    if all(objective is None for objective in known):
        return []
    names = [words.say("ui-secret") if one is None else words.face("objective", one) for one in known]
    return [Content.assemble((f"{words.say('ui-objectives')}: ", "$muted"), " · ".join(names))]


# The piles.


def _pile(scene: Scene, floor: int) -> list[Content]:
    """A pile: its top tile, how many it has, and its display."""
    view, box = view_of(scene), components(scene)
    order, place = view["piles"][floor], PILES_AT + floor
    count = f"×{len(order)}"
    if order and order[0] is not None:
        top = captioned(scene, order[0], count, place)
    else:
        blank = Content.styled(" " * ABROAD if not order else "?".center(ABROAD), "$edge")
        top = [place_at(blank, place), place_at(Content.styled(count.center(ABROAD), "$muted"), place)]
    displayed = [captioned(scene, tile, box.parts[tile].id, TILES_AT + tile) for tile in view["displays"][floor]]
    return beside([top, [Content.styled("┊", "$edge")] * 2, *displayed], 1)


def _known(scene: Scene, width: int) -> list[Content]:
    """What the reader has seen of a pile beneath its top: as tiles while they may be taken, else in a line."""
    view, box, words = view_of(scene), components(scene), scene.words
    drawn: list[Content] = []
    for floor, order in enumerate(view["piles"]):
        deeper = order[1:]
        if all(tile is None for tile in deeper):
            continue
        name = words.place(PILES_AT + floor)
        if (
            view["asked"]
            and view["asked"]["question"] == "fetch"
            and any(TILES_AT + tile in scene.lights.roles for tile in order if tile is not None)
        ):
            drawn.append(Content.styled(f"{name[:1].upper()}{name[1:]}:", "$muted"))
            tiles = [captioned(scene, tile, box.parts[tile].id, TILES_AT + tile) for tile in order if tile is not None]
            fitting = max(1, (width + 1) // (SMALL.tile + 1))
            for at in range(0, len(tiles), fitting):
                drawn += beside(tiles[at : at + fitting], 1)
        else:
            ids = " ".join("?" if tile is None else box.parts[tile].id for tile in deeper)
            drawn.append(Content.styled(fit(f"{PENCIL} {name}: {ids}", width).rstrip(), "italic $muted"))
    return drawn


def _hand(scene: Scene) -> list[Content]:
    """The tile that is about to be placed, both ways round."""
    view, words, box = view_of(scene), scene.words, components(scene)
    picked = [place - TILES_AT for place in scene.lights.picked if TILES_AT <= place < TILES_AT + box.tiles]
    tile = view["held"] if view["held"] is not None else picked[0] if picked else None
    if tile is None:
        return []
    ways = [
        [Content.assemble(f"{words.named('way', way)} ", turned(scene, tile, way))]
        for way in range(len(words.rules.names["way"]))
    ]
    head = Content.assemble((f"{words.say('ui-in-hand')}: ", "$muted"), (box.parts[tile].id, "bold"))
    return beside([[head], *ways], 2)


# The djinns.


def _djinns(scene: Scene, width: int) -> list[Content]:
    """Each djinn with its price, its power and whose it is."""
    words, view, box = scene.words, view_of(scene), components(scene)
    names = short([words.face("djinn", djinn) for djinn in range(len(POWERS))])
    told = []
    for djinn, (power, name, owner) in enumerate(zip(POWERS, names, view["djinns"], strict=True)):
        place, frame, style = lit(scene.lights, DJINNS_AT + djinn)
        whose = "" if owner is None else f" ({words.say('ui-you') if owner == words.seat else words.name(owner)})"
        text = f"{label(scene.lights, place)} {name} ◆{box.prices[djinn]} {words.say(f'ui-djinn-{power}')}{whose}"
        text = text.strip() if frame == "light" else f"[{text.strip()}]"
        told.append(place_at(Content.styled(text, style or ("bold" if owner == words.seat else "")), place))
    whole = Content(BETWEEN).join(told)
    return [whole] if whole.cell_length <= width else [Content(BETWEEN).join(told[:2]), Content(BETWEEN).join(told[2:])]


# The end.


def _soon(scene: Scene) -> list[Content]:
    """Whether the game ends soon without a fifth roof (SY-19, SY-25)."""
    view, words = view_of(scene), scene.words
    if view["over"] or view["finisher"] is not None or view["round"] == 0:
        return []
    told = []
    if view["rounds_left"] <= SOON:
        told.append(words.say("ui-few-turns" if view["players"] == 1 else "ui-few-rounds", count=view["rounds_left"]))
    if view["stall_left"] is not None and view["stall_left"] <= SOON:
        told.append(words.say("ui-stalling", idle=view["idle"], count=view["stall_left"]))
    return [Content.styled(text, "bold $gold") for text in told]


def _sheet(scene: Scene, width: int) -> list[Content]:
    """Everybody's points, source by source, once the game is over."""
    view, words = view_of(scene), scene.words
    if not view["over"]:
        return []
    blocks = []
    for seat in [_main(scene), *_others(scene)]:
        lines = [(_source(scene, line), str(line["points"])) for line in view["score"][seat]]
        wide = max(cell_len(text) for text, _ in lines)
        name = words.say("ui-you") if seat == words.seat else words.name(seat)
        won = "bold $gold" if seat in view["winners"] else "bold"
        total = str(view["points"][seat])
        blocks.append(
            [
                Content.styled(fit(name, wide + 4), won),
                *(Content.assemble(fit(text, wide), (points.rjust(4), "bold")) for text, points in lines),
                Content.assemble((fit(f"={' ' * wide}", wide), won), (total.rjust(4), won)),
            ]
        )
    wide = max(row.cell_length for block in blocks for row in block)
    abreast = max(1, (width + GAP) // (wide + GAP))
    drawn = [row for at in range(0, len(blocks), abreast) for row in beside(blocks[at : at + abreast], GAP)]
    return [*drawn, Content()]


def _source(scene: Scene, line: Line) -> str:
    """Where points come from."""
    words = scene.words
    if line["objective"] is not None:
        return words.face("objective", line["objective"])
    if line["source"] not in SOURCES:
        return words.say("ui-secret")
    return f"{words.say('source-' + line['source'])} ({line['number']})"
