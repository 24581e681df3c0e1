"""How the things of The Sultan's Wishes are written: cards, wares, seats, in signs and between bars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, cast

from rich.cells import cell_len
from textual.content import Content

from ...games.sultans_wishes.box.components import Wishes
from ...games.sultans_wishes.box.terms import EFFECTS
from ...games.sultans_wishes.sight.events import SPACES_AT
from ...games.sultans_wishes.sight.shape import CourtView
from ...words import Words
from ..cards import TOUCHED, fit
from ..model.sight import Scene
from .tiles import label, lit, place_at

SEATS: Final = "①②③④"
GUARD: Final = "♜"
BETWEEN: Final = " · "
GAP: Final = 2
BARS: Final = {"ahead": "┆", "heavy": "┃", "double": "║"}


class Signs:
    """The signs of one table, so wide, with frames or without."""

    def __init__(self, scene: Scene, width: int, *, framed: bool, spelt: bool) -> None:
        self.scene, self.width, self.framed, self.spelt = scene, width, framed, spelt
        self.words: Words = scene.words
        self.view = cast("CourtView", scene.sight.view)
        found = scene.words.rules.components
        assert isinstance(found, Wishes)
        self.box = found
        self.stops_at = SPACES_AT + len(found.tasks)

    # Parts.

    def inner(self, width: int) -> int:
        return width - 2 * self.framed

    def part(self, title: str, rows: Sequence[Content], width: int) -> list[Content]:
        """A part in its frame."""
        if not self.framed or not rows:
            return list(rows)
        name = fit(self.words.say(title), min(cell_len(self.words.say(title)), width - 6))
        return [
            Content.assemble(("╭─ ", "$edge"), (name, "$muted"), (f" {'─' * (width - 5 - cell_len(name))}╮", "$edge")),
            *(Content.assemble(("│", "$edge"), row, ("│", "$edge")) for row in filled(rows, width - 2)),
            Content.styled(f"╰{'─' * (width - 2)}╯", "$edge"),
        ]

    def head(self, title: str) -> Content:
        """The name of a line that has no frame of its own."""
        return Content.styled(f"{self.words.say(title)}:", "$muted")

    def chip(self, text: str, *places: int, style: str = "") -> Content:
        """A thing at a place: between bars with its key if it may be chosen, with a dot if it was just touched."""
        lights = self.scene.lights
        if not places:
            return Content.styled(text, style)
        place, frame, shown = lit(lights, *places)
        if frame != "light":
            text = f"{label(lights, place)} {text}".strip()
            return place_at(Content.styled(f"{BARS[frame]}{text}{BARS[frame]}", shown), place)
        if not lights.touched.isdisjoint(places):
            return place_at(Content.styled(f"{TOUCHED}{text}", "bold $turquoise"), place)
        return place_at(Content.styled(text, style), place)

    # Names.

    def said(self, key: Literal["kinds", "periods", "effects"], number: int) -> str:
        """What the file calls a kind of ware, a period or an effect."""
        ids = {"kinds": self.box.kinds, "periods": self.box.periods, "effects": EFFECTS}[key]
        names = {entry["id"]: entry["name"] for entry in self.box.data[key]}[ids[number]]
        return names.get(self.words.language, names["en"])

    def name(self, seat: int) -> str:
        return self.words.say("ui-you") if seat == self.words.seat else self.words.name(seat)

    def card(self, card: int, *, effect: bool = True) -> str:
        """A Task card: its task, its hearts and its effect."""
        one = self.box.cards[card]
        if one.task < 0:
            return GUARD
        told = f"{self.words.face('task', one.task)} {hearts(one.hearts)}"
        return f"{told} {self.said('effects', one.effect)}" if effect else told

    def ware(self, ware: int) -> str:
        one = self.box.wares[ware]
        return f"{self.said('kinds', one.kind)} {self.said('periods', one.period)}{'★' * one.valuable}"

    def listed(self, seat: int, title: str, told: Sequence[str], style: str = "") -> list[Content]:
        """A name and what belongs to it, after whose it is."""
        if not told:
            return []
        whose = "" if seat == self.words.seat else f"{SEATS[seat]} "
        first, *rest = (Content.styled(text, style) for text in told)
        return flow([Content.assemble((whose, "bold"), self.head(title), " ", first), *rest], self.width, BETWEEN)


def hearts(number: int) -> str:
    """So many hearts."""
    return "♥" * number if number <= 3 else f"{number}♥"


def filled(rows: Iterable[Content], width: int) -> list[Content]:
    """Each line exactly so wide."""
    cut = [row.truncate(width, ellipsis=True) for row in rows]
    return [row.pad_right(width - row.cell_length) for row in cut]


def flow(parts: Sequence[Content], width: int, gap: str) -> list[Content]:
    """Parts one after another, those that do not fit on lines of their own, set in."""
    rows: list[Content] = []
    for part in parts:
        if rows and rows[-1].cell_length + len(gap) + part.cell_length <= width:
            rows[-1] = Content(gap).join([rows[-1], part])
        else:
            rows.append(part if not rows else Content.assemble(" " * GAP, part))
    return rows
