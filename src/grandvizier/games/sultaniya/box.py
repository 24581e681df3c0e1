"""The words of the box: symbols, edges, features, powers, as components files spell them."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = ("guard", "sapphire", "tower", "window", "cupola", "garden")
GUARD, SAPPHIRE, TOWER, WINDOW, CUPOLA, GARDEN = range(6)
SPECIALS: Final = ("", "gate", "minaret", "+4", "+5")
BONUS: Final = {"+4": 4, "+5": 5}
EDGES: Final = (("wall", "half-gate"), ("wall", "half-minaret"), ("wall", "terrace"), ("parapet", "open-sky"))
"""The two words for the side edges of each floor (SY-7)."""
BOTTOMS: Final = (("ground",), ("wall", "lintel"), ("wall", "pointed-roof"), ("wall", "terrace"))
"""The words for the bottoms of each floor: what stands over a seam of two plain edges, and over two of the other."""
POWERS: Final = ("refresh", "move", "build-twice", "search")
REFRESH, MOVE, BUILD_TWICE, SEARCH = range(4)
KINDS: Final = ("floor", "column", "djinns", "pairs")
FEATURES: Final = {"one": ("window", "tower"), "three": ("cupola", "garden"), "six": ("gate", "minaret")}
"""What a character takes +1, +3 and +6 for: one of two each."""
PLAYERS: Final = (1, 2, 3, 4)
SIDES: Final = (".", "..")
"""The two sides of the boards: one dot, or two."""
