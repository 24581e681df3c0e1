"""The words of the box: symbols, edges, features, powers, as components files spell them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

from ....core.numbered import Numbered
from .land import FLOORS

Symbol: TypeAlias = Literal["guard", "sapphire", "tower", "window", "cupola", "garden"]
_symbols: Numbered[Symbol] = Numbered()
GUARD: Final = _symbols.add("guard")
SAPPHIRE: Final = _symbols.add("sapphire")
TOWER: Final = _symbols.add("tower")
WINDOW: Final = _symbols.add("window")
CUPOLA: Final = _symbols.add("cupola")
GARDEN: Final = _symbols.add("garden")
SYMBOLS: Final = _symbols.all()
Special: TypeAlias = Literal["", "gate", "minaret", "+4", "+5"]
SPECIALS: Final[tuple[Special, ...]] = get_args(Special)
BONUS: Final = {"+4": 4, "+5": 5}
EDGES: Final = (("wall", "half-gate"), ("wall", "half-minaret"), ("wall", "terrace"), ("parapet", "open-sky"))
"""The two words for the side edges of each floor (SY-7)."""
BOTTOMS: Final = (("ground",), ("wall", "lintel"), ("wall", "pointed-roof"), ("wall", "terrace"))
"""The words for the bottoms of each floor: what stands over a seam of two plain edges, and over two of the other."""
Power: TypeAlias = Literal["refresh", "move", "build-twice", "search"]
_powers: Numbered[Power] = Numbered()
REFRESH: Final = _powers.add("refresh")
MOVE: Final = _powers.add("move")
BUILD_TWICE: Final = _powers.add("build-twice")
SEARCH: Final = _powers.add("search")
POWERS: Final = _powers.all()
ObjectiveKind: TypeAlias = Literal["floor", "column", "djinns", "pairs"]
KINDS: Final[tuple[ObjectiveKind, ...]] = get_args(ObjectiveKind)
FEATURES: Final = {"one": ("window", "tower"), "three": ("cupola", "garden"), "six": ("gate", "minaret")}
"""What a character takes points for: one of two each."""
WORTH: Final = {"one": 1, "three": 3, "six": 6}
"""The points for each of them (SY-20)."""
PLAYERS: Final = (1, 2, 3, 4)
SOLO_TURNS: Final = 20
"""SY-25."""
ROOFS_TO_END: Final = 5
"""SY-18."""
DISPLAY: Final = 3
"""The most tiles before a pile (SY-9)."""
SIDES: Final = (".", "..")
"""The two sides of the boards: one dot, or two."""
PRICES: Final = {"refresh": 1, "move": 2, "build-twice": 2, "search": 3}
"""What each djinn asks for: stated, like the 55 sapphires."""
SORTS: Final = 5
"""So many sorts of edges the tables of a floor have room for."""

Words: TypeAlias = tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]
"""By floor the words for edges, and by floor those for bottoms."""


def words_of(parts: Iterable[Mapping[str, Any]]) -> Words:
    """All words that these parts show: a seam of edges that SY-7 does not know asks for a bottom of the same word."""
    more: list[dict[str, None]] = [{} for _ in FLOORS]
    for part in parts:
        floor = FLOORS.index(part["floor"])
        more[floor].update(dict.fromkeys(edge for edge in part["edges"] if edge not in EDGES[floor]))
        if floor and part["bottom"] not in BOTTOMS[floor]:
            more[floor - 1][part["bottom"]] = None
    return (
        tuple((*EDGES[floor], *more[floor]) for floor in range(4)),
        (BOTTOMS[0], *((*BOTTOMS[floor], *more[floor - 1]) for floor in (1, 2, 3))),
    )
