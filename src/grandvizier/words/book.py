"""The rules of a game in our own words: sections of rules, a line each, with charts of what is printed in the box."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ..core.box.chart import SIGNS, Cell
from ..core.game import Game
from ..core.rules import Rules
from . import Words, catalogue

_LINE: Final = re.compile(r"(?:(?P<sign>[°∴≈]) )?(?P<text>.+?)(?: \[(?P<rulings>[^\]]+)\])?")
_MARKS: Final = {sign: mark for mark, sign in SIGNS.items()}


@dataclass(frozen=True, slots=True)
class BookRule:
    """One rule."""

    text: str
    mark: str
    """How it is known."""
    rulings: tuple[str, ...]
    """The rulings behind it."""


@lru_cache(maxsize=16)
def _texts(game: Game, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = game.folder.joinpath("book", f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


class Book(Words):
    """The rules of a game with these components, in one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        super().__init__(rules, language)
        self._bundle = _texts(rules.game, language) if rules.game.book else catalogue(rules.game, language)

    def title(self, section: str) -> str:
        """What a section is called."""
        return self.say(f"book-{section}-title")

    def lines(self, section: str) -> list[BookRule]:
        """The rules of a section."""
        return [_line(text) for text in self.say(f"book-{section}").split("\n")]

    def cell(self, cell: Cell) -> str:
        """An entry of a chart, with the sign that says how it is known."""
        terms = [self._term(term) for term in cell.terms]
        return (", ".join(terms).replace(", ★", " ★") + " " + SIGNS.get(cell.mark, "")).strip()

    def _term(self, term: object) -> str:
        if isinstance(term, int):
            return str(term)
        if isinstance(term, str):
            return self.say(term)
        assert isinstance(term, dict)
        return str(term.get(self.language, term["en"]))


def _line(text: str) -> BookRule:
    found = _LINE.fullmatch(text)
    assert found
    rulings = tuple(found["rulings"].split(", ")) if found["rulings"] else ()
    return BookRule(found["text"], _MARKS[found["sign"] or ""], rulings)
