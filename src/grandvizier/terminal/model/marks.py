"""What a face says beside its name, in signs: its type and its worth.

A game whose faces carry more than a name registers a function here; faces of other games have a name alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...core.rules import Rules
from ...games.three_wishes.box.components import Wishes
from ...words import Words

WISHES: Final = ("★", "◆", "♥")
"""Superpower, gift, world harmony."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The signs on a game's faces, and the message that explains them."""

    sign: Callable[[Rules, str, int], str]
    legend: str


def _wish(rules: Rules, _family: str, face: int) -> str:
    wishes = rules.components
    assert isinstance(wishes, Wishes)
    worth = "×2" if face in wishes.doublers else "✗" if face == wishes.time_travel else str(wishes.values[face])
    return f"{WISHES[wishes.types[face]]}{worth}"


MARKS: Final[dict[str, Marks]] = {
    "three-wishes": Marks(_wish, "ui-marks-three-wishes"),
    "sultaniya": Marks(lambda _rules, _family, _face: "", "ui-marks-sultaniya"),
    "sultans-wishes": Marks(lambda _rules, _family, _face: "", "ui-marks-sultans-wishes"),
}


def mark(words: Words, family: str, face: int) -> str:
    """The signs on a face; empty if its name is all there is."""
    marks = MARKS.get(words.rules.game.name)
    return marks.sign(words.rules, family, face) if marks else ""


def called(words: Words, family: str, face: int) -> str:
    """A face by its name and its signs."""
    return f"{words.face(family, face)} {mark(words, family, face)}".rstrip()


def legend(words: Words) -> str:
    """What the signs mean; empty if there are none."""
    marks = MARKS.get(words.rules.game.name)
    return words.say(marks.legend) if marks else ""
