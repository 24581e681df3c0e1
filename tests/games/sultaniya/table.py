"""A table of Sultaniya at which the test says what lies where, in the words of the rulebook.

Everything here is read from the rulebook, the page of rulings and the components file, not from the code.  A slot is
a letter for its floor and the half-column of its left half: `g4`, `f5`, `s10`, `r9` (SY-2); `'` behind it means that
the tile is turned over.  A palace is written `G07@g8 F01@f7'`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from grandvizier import Refusal
from grandvizier.core.events import Event
from grandvizier.core.pile import Pile, replaced, without
from grandvizier.core.rules import Rules
from grandvizier.games.sultaniya import GAME
from grandvizier.games.sultaniya.rules.position import Position
from grandvizier.games.sultaniya.sight.look import view
from grandvizier.games.sultaniya.sight.shape import PalaceView
from grandvizier.match import Draw
from tests.games.table import RuleTable, Spelt, spelt
from tests.views import PalaceMatch as Match

FLOORS: Final = ("ground", "first", "second", "roof")
DJINNS: Final = ("blue", "red", "green", "yellow")


def slots(width: int) -> tuple[str, ...]:
    """Every slot of a land so many tiles wide, floor by floor from the left (SY-2)."""
    return tuple(f"{floor}{column}" for floor, at in FLOOR_STARTS for column in range(at, 2 * width - at, 2))


FLOOR_STARTS: Final = (("g", 0), ("f", 1), ("s", 0), ("r", 1))
"""A letter for each floor, and the half-column of its first slot."""
SLOTS: Final = slots(6)
DATA: Final[dict[str, list[dict[str, Any]]]] = tomllib.loads(GAME.shipped_text)
TILES: Final[dict[str, dict[str, Any]]] = {tile["id"]: tile for tile in DATA["tiles"]}
BOARDS: Final[dict[str, dict[str, Any]]] = {board["id"]: board for board in DATA["boards"]}
IDS: Final = tuple(TILES)
CHARACTERS: Final = tuple(BOARDS)
OBJECTIVES: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["objectives"])
SIDES: Final = {
    ".": ("ali-baba", "scheherazade", "dunyazad", "anis"),
    "..": ("shahriyar", "jafar", "aladdin", "sinbad"),
}
EMPTY, NOBODYS = 255, 255


def deck(players: int, floor: str) -> list[str]:
    """The tiles of a floor that are used with this many players; alone as with two (SY-27)."""
    return [name for name, tile in TILES.items() if tile["floor"] == floor and tile["players"] <= max(2, players)]


def piece(word: str) -> tuple[int, int]:
    """`G07@g8'`: the slot and what is noted there, twice the tile's number and one more if it is turned."""
    name, at = word.split("@")
    return SLOTS.index(at.rstrip("'")), 2 * IDS.index(name) + at.endswith("'")


class Table(RuleTable[Position]):
    """A match whose characters, piles and objectives the test chooses; palaces and displays may be laid by hand.

    `piles` names tiles from the top down, whatever their floor; those not named follow in the order of the file.
    `palaces`, `display`, `sapphires` and `djinns` are laid once everybody is dealt to: those tiles are in no pile.
    """

    position = Position
    match: Match

    def __init__(
        self,
        *characters: str,
        first: int = 0,
        piles: str = "",
        objectives: Sequence[str] = (),
        palaces: Sequence[str] = (),
        display: str = "",
        sapphires: Sequence[int] = (),
        djinns: Mapping[str, int] | None = None,
        options: Mapping[str, object] | None = None,
        components: Path | None = None,
        edition: int | None = None,
    ) -> None:
        self.players = len(characters)
        self.draws: list[Draw] = []
        """All that chance was asked."""
        self.answers: list[str] = []
        """And what it answered."""
        turns = [(first + turn) % self.players for turn in range(self.players)]
        self._first = first
        self._side = next(i for i, names in enumerate(SIDES.values()) if characters[0] in names)
        self._boards = [CHARACTERS.index(characters[seat]) for seat in turns]
        pairs = [objectives[2 * seat : 2 * seat + 2] for seat in turns]
        self._objectives = [OBJECTIVES.index(name) for pair in pairs for name in pair]
        self._aside = {word.split("@")[0] for word in " ".join(palaces).split()} | {*display.split()}
        named = dict.fromkeys((*piles.split(), *IDS))
        self.order = [IDS.index(name) for name in named if name not in self._aside]
        """Which tile of a pile comes next: the first of these that is left."""
        agreed = {"characters": "deal"} | dict(options or {})
        self.match = Match(
            "sultaniya",
            players=self.players,
            options=agreed,
            components=components,
            edition=edition,
            chance=self._answer,
        )
        if agreed["characters"] == "choose":
            for seat in turns:
                self.do("choose", characters[seat])
        self._lay(palaces, display, sapphires, djinns or {})

    def _lay(self, palaces: Sequence[str], display: str, sapphires: Sequence[int], djinns: Mapping[str, int]) -> None:
        s = self.state
        for seat, palace in enumerate(palaces):
            for slot, what in map(piece, palace.split()):
                assert s.palaces[seat][slot] == EMPTY, palace
                s.palaces[seat] = replaced(s.palaces[seat], slot, what)
            s.openings[4 * seat : 4 * seat + 4] = s.rules.fitting.all_openings(s.palaces[seat])
        for name in display.split():
            s.displays[floor_of(name)] += bytes((IDS.index(name),))
        for name in self._aside:
            pile = s.piles[floor_of(name)]
            s.piles[floor_of(name)] = replace(pile, undrawn=without(pile.undrawn, IDS.index(name)))
        if sapphires:
            s.sapphires[:] = bytes(sapphires)
            s.treasure = 55 - sum(sapphires)
        for name, owner in djinns.items():
            s.djinns[DJINNS.index(name)] = owner
        assert GAME.audit(s) == []

    def _answer(self, draw: Draw) -> int:
        """What was announced; objectives that nobody announced come in the order of the file."""
        self.draws.append(draw)
        text = {draw.text(row): row for row in draw.rows}
        if draw.question in {"top", "deeper"}:
            wanted = next(f"turn_up {tile}" for tile in self.order if f"turn_up {tile}" in text)
        elif draw.question == "starter":
            wanted = f"starter {self._first}"
        elif draw.question == "side":
            wanted = f"side {self._side}"
        elif draw.question == "board":
            wanted = f"board {self._boards.pop(0)}"
        else:
            wanted = f"objective {self._objectives.pop(0)}" if self._objectives else next(iter(text))
        self.answers.append(wanted)
        return text[wanted]

    # Now.

    @property
    def question(self) -> str:
        """What is asked."""
        return self.match.question

    def offers(self, verb: str = "") -> set[str]:
        """What may be chosen now, in words; of one verb if it is named."""
        return {word for word in offers(self.state) if word.startswith(verb)}

    def look(self, seat: int | None = None) -> PalaceView:
        """A seat's view of the position; for positions laid by hand, which nobody was told of."""
        return view(self.state, self.players if seat is None else seat)

    def spell(self, event: Event) -> Spelt:
        """An event in words."""
        return spell(self.match.rules, event)

    def pile(self, floor: str) -> list[str]:
        """A pile from the top down, as far as it was ever drawn, then the rest in the order it will come."""
        pile = self.state.piles[FLOORS.index(floor)]
        middle = [tile for tile in self.order if tile in pile.undrawn]
        return [IDS[tile] for tile in (*pile.head[::-1], *middle, *pile.tail)]

    def display(self, floor: str) -> list[str]:
        """The tiles before a pile, the oldest first."""
        return [IDS[tile] for tile in self.state.displays[FLOORS.index(floor)]]

    def at(self, seat: int, slot: str) -> str | None:
        """What stands in a slot: `G07`, or `G07'` if it is turned over."""
        what = self.state.palaces[seat][SLOTS.index(slot)]
        return None if what == EMPTY else f"{IDS[what >> 1]}{chr(39) * (what & 1)}"

    # Choosing.

    def do(self, *words: str) -> None:
        """The player who is asked does this: `"take", "G07"`, `"place", "g8'"`, `"call", "blue"`."""
        row = row_of(self.match.rules, *words)
        assert row in self.state.legal(), f"{words} is not offered; {sorted(self.offers())} is"
        self.match.play(self.seat, row)

    def build(self, name: str, at: str) -> None:
        """Take a tile and place it."""
        self.do("take", name)
        self.do("place", at)

    def refusal(self, *words: str, seat: int | None = None) -> Refusal:
        """With what this is refused now; that it is refused, and changes nothing, is checked."""
        return self.refused(row_of(self.match.rules, *words), seat)

    def why(self, *words: str) -> tuple[str, str]:
        """Code and ruling of a refusal."""
        refusal = self.refusal(*words)
        return refusal.code, refusal.ruling

    def shorten(self, floor: str, *names: str) -> None:
        """Leave only these tiles in a pile, from the top down; the first is the one that lies there visibly."""
        tiles = bytes(IDS.index(name) for name in reversed(names))
        known = bytes([0] * (len(names) - 1) + [0xFF] * bool(names))
        self.state.piles[FLOORS.index(floor)] = Pile(b"", tiles, known)

    def score(self, seat: int = 0) -> dict[str, tuple[int, int]]:
        """Number and points by source, objectives left out, as an onlooker counts them."""
        lines = self.look()["score"][seat]
        return {
            line["source"]: (line["number"], line["points"])
            for line in lines
            if line["number"] is not None and line["points"] is not None
        }

    def pass_until(self, seat: int) -> None:
        """Everybody passes until this seat has the turn."""
        while self.seat != seat:
            self.do("pass_turn")


def floor_of(name: str) -> int:
    """The number of a tile's floor."""
    return FLOORS.index(TILES[name]["floor"])


@cache
def _rows(rules: Rules) -> dict[str, int]:
    return {word_of(rules, row): row for row in range(len(rules.moves))}


def row_of(rules: Rules, *words: str) -> int:
    """The number of a move."""
    return _rows(rules)[" ".join(words)]


@cache
def word_of(rules: Rules, row: int) -> str:
    """A move in the words of these tests."""
    verb, *args = rules.moves.text(row).split()
    numbers = [int(arg) for arg in args]
    if verb == "place":
        names = slots(6 if len(rules.own[0]) == len(SLOTS) else 7)
        return f"place {names[numbers[0]]}{chr(39) * numbers[1]}"
    families = {
        "reveal": FLOORS,
        "refresh": FLOORS,
        "search": FLOORS,
        "call": DJINNS,
        "choose": CHARACTERS,
        "take": IDS,
    }
    return " ".join([verb, *(families[verb][number] for number in numbers)])


def offers(s: Position) -> Iterator[str]:
    """What may be chosen in a position."""
    return (word_of(s.rules, row) for row in s.legal())


def spell(rules: Rules, event: Event) -> Spelt:
    """An event in words: places by their names, faces by their ids or None."""
    return spelt(rules, event, place_name, rules.names, ("way", "source", "character"))


def place_name(rules: Rules, number: int) -> str:
    """A place in words: `G07`, `ground`, `blue`, or `0:g8` for a slot of seat 0."""
    name, *index = rules.places[number]
    if name == "pile":
        return FLOORS[int(index[0])]
    if name == "djinn":
        return DJINNS[int(index[0])]
    if name == "tile":
        return IDS[int(index[0])]
    column = 2 * (int(index[1]) - 1) + FLOORS.index(str(name)) % 2
    return f"{index[0]}:{str(name)[0]}{column}"


def any_table(players: int, **laid: Any) -> Table:
    """A table with some characters."""
    return Table(*SIDES["."][:players], **laid)
