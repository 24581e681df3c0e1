"""SY-8 and SY-20, SY-21, SY-22, SY-23, SY-24 read literally, from the page of rulings alone."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.sultaniya.literal import Palace, edges
from tests.games.sultaniya.table import BOARDS


def symbols(palace: Palace) -> list[tuple[str, int, int]]:
    """Every symbol with its floor and its half-column, as the tiles stand (SY-22)."""
    found = []
    for (floor, column), (part, turned) in palace.items():
        left, right = (part["right"], part["left"]) if turned else (part["left"], part["right"])
        found += [(symbol, floor, column) for symbol in left]
        found += [(symbol, floor, column + 1) for symbol in right]
    return found


def count(palace: Palace, what: str) -> int:
    """How many there are of a symbol."""
    return sum(symbol == what for symbol, _, _ in symbols(palace))


def wholes(palace: Palace, what: str) -> int:
    """Complete gates or minarets (SY-8)."""
    cap, half, floor = {"gate": ("lintel", "half-gate", 1), "minaret": ("pointed-roof", "half-minaret", 2)}[what]
    found = 0
    for (level, column), (part, _) in palace.items():
        found += part.get("special") == what
        left, right = palace.get((level - 1, column - 1)), palace.get((level - 1, column + 1))
        if level == floor and part["bottom"] == cap and left and right:
            found += edges(*left)[1] == half == edges(*right)[0]
    return found


def by_itself(palace: Palace, character: str) -> int:
    """SY-20: by the symbols on the board, and printed points."""
    board = BOARDS[character]
    printed = sum(int(part["special"]) for part, _ in palace.values() if part.get("special") in {"+4", "+5"})
    ones, threes, sixes = count(palace, board["one"]), count(palace, board["three"]), wholes(palace, board["six"])
    return ones + 3 * threes + 6 * sixes + printed


def for_guards(palaces: Sequence[Palace]) -> list[int]:
    """SY-21: places by number of guards; who ties takes the lowest of the places they fill together."""
    if len(palaces) == 1:
        return [0]
    guards = [count(palace, "guard") for palace in palaces]
    places = {number: place for place, number in enumerate(sorted(guards, reverse=True))}
    return [(9, 6, 3, 0)[places[number]] for number in guards]


def for_objective(name: str, palace: Palace, djinns: int, sapphires: int) -> int:
    """SY-22, SY-23."""
    if name == "djinns":
        return 2 * djinns
    if name == "pairs":
        return sapphires // 2
    kind, symbol = name.split("-")
    where = [floor if kind == "floor" else column for what, floor, column in symbols(palace) if what == symbol]
    most = max(map(where.count, where), default=0)
    return most + (kind == "column")


def winners(points: Sequence[int], sapphires: Sequence[int]) -> list[int]:
    """SY-24: most points, then most sapphires, then shared."""
    best = [seat for seat, mine in enumerate(points) if mine == max(points)]
    most = max(sapphires[seat] for seat in best)
    return [seat for seat in best if sapphires[seat] == most]
