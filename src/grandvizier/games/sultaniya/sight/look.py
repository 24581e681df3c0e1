"""A position from outside: as a seat sees it, what it is asked next, and whether everything is where it belongs."""

from __future__ import annotations

from collections import Counter

from ....core.events import Seat
from ....core.pile import Pile
from ....core.state import State
from ..box.land import EMPTY
from ..rules.position import NONE, Position
from . import questions as ask
from .seen import Seen, plain
from .shape import PalaceView


def view(s: State, seat: Seat) -> PalaceView:
    """What a seat may see, taken straight from a position; must agree with the fold in `view.py`."""
    assert isinstance(s, Position)
    return plain(
        s.rules.components,
        Seen(
            seat=seat,
            players=s.players,
            asked=(s.what, s.seat) if s.seat >= 0 else None,
            over=s.over,
            starter=s.starter,
            round=s.round,
            idle=s.idle,
            finisher=_or_none(s.finisher),
            characters=[_or_none(character) for character in s.characters],
            palaces=[bytearray(palace) for palace in s.palaces],
            displays=[list(display) for display in s.displays],
            piles=[_known(pile, seat) for pile in s.piles],
            held=s.arg if s.what in (ask.PLACE, ask.SET_DOWN) else None,
            treasure=s.treasure,
            sapphires=list(s.sapphires),
            djinns=[_or_none(owner) for owner in s.djinns],
            objectives=[
                [
                    objective if s.open_objectives or s.over or owner == seat else None
                    for objective in s.objectives[2 * owner : 2 * owner + 2]
                    if objective != NONE
                ]
                for owner in range(s.players)
            ],
        ),
    )


def ahead(s: State, seat: Seat) -> Position | None:
    """A character (SY-1), if this seat has none; else its turn, if it has one left after a fifth roof (SY-18)."""
    assert isinstance(s, Position)
    if s.finisher != NONE and (seat - s.seat) % s.players >= (s.finisher - s.seat) % s.players:
        return None
    t = s.copy()
    t.clear()
    t.push(ask.CHARACTER if s.waits(ask.CHARACTER, seat) else ask.TURN, seat)
    return t


def _or_none(value: int) -> int | None:
    return None if value == NONE else value


def _known(pile: Pile, seat: Seat) -> list[int | None]:
    """A pile from the top down, as far as a seat knows it."""
    head = [tile if known >> seat & 1 else None for tile, known in zip(pile.head, pile.head_known, strict=True)]
    tail = [tile if known >> seat & 1 else None for tile, known in zip(pile.tail, pile.tail_known, strict=True)]
    return [*head[::-1], *[None] * len(pile.undrawn), *tail]


def audit(s: State) -> list[str]:
    """Every tile, sapphire and objective is in exactly one place, and the openings are what the palaces say."""
    assert isinstance(s, Position)
    components = s.rules.components
    wrong = []
    tiles = Counter(piece >> 1 for palace in s.palaces for piece in palace if piece >> 1 < components.tiles)
    tiles.update(tile for display in s.displays for tile in display)
    tiles.update(tile for pile in s.piles for tile in (*pile.head, *pile.undrawn, *pile.tail))
    if s.what == ask.PLACE:
        tiles[s.arg] += 1
    if tiles != Counter(tile for pile in components.piles[s.players] for tile in pile):
        wrong.append(f"tiles {sorted(tiles.elements())} are not those of {s.players} players")
    if s.treasure + sum(s.sapphires) != components.sapphires:
        wrong.append(f"treasure {s.treasure} and {list(s.sapphires)} are not {components.sapphires} sapphires")
    dealt = [objective for objective in s.objectives if objective != NONE]
    if sorted([*dealt, *s.undealt]) != list(range(len(components.objectives))):
        wrong.append(f"objectives {sorted(dealt)} and {sorted(s.undealt)} are not all")
    for seat, palace in enumerate(s.palaces):
        printed = [piece for piece in palace if piece != EMPTY and piece >> 1 >= components.tiles]
        if s.characters[seat] == NONE:
            continue
        if printed != [2 * part for part in components.characters[s.characters[seat]].printed]:
            wrong.append(f"the printed parts of seat {seat} are {printed}")
        if s.openings[4 * seat : 4 * seat + 4] != s.rules.fitting.all_openings(palace):
            wrong.append(f"the openings of seat {seat} are stale")
    return wrong
