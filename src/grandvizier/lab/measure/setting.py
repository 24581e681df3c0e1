"""What is played, over and over: one line-up at one table, cut into blocks of deals.

A block is named by its setting's fingerprint and its number, and nothing else decides what happens in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from ...arena.code import ENGINE, code
from ...arena.tournament import Fixture, Series
from ...bots.registry import counted
from ...core.box.components import fingerprint
from .restriction import forbidden_rows

QUICK: Final = ("random", "greedy")
"""Bots that play a game in a moment."""
DEALS: Final = {True: 200, False: 10}
"""How many deals make a block, of quick bots and of others: an interruption costs no more than the blocks at hand."""
ITERATIONS: Final = 100
"""So long a level thinks about each choice unless a number is given: by the clock no game could be played again."""


def steady(bot: str) -> str:
    """A bot by a name under which it chooses the same again."""
    return counted(bot, ITERATIONS)


@dataclass(frozen=True)
class Setting(Series):
    """One line-up: what is measured is told by deals, each of which everybody plays from every chair.

    Its bots sit in this order in the first game of a deal.
    """

    without: str | None = None
    """What the first bot of the line-up may not use: a verb or a component."""
    twins: bool = True
    """Whether each game is followed by one with one thing less, for pairs."""
    samples: bool = False
    """Whether what learners want is kept too."""
    block: int = 0
    """How many deals make a block; 0 for the usual number."""

    @cached_property
    def forbidden(self) -> frozenset[int]:
        """The rows that the first bot may not choose."""
        return frozenset() if self.without is None else forbidden_rows(self.rules, self.without)

    @property
    def turns(self) -> int:
        """How many games a deal makes: one where everybody is the same, else one for each chair."""
        return 1 if len(set(self.bots)) == 1 and self.without is None else self.players

    @property
    def deals(self) -> int:
        """How many deals make a block."""
        return self.block or max(1, DEALS[all(bot in QUICK for bot in self.bots)] // self.turns)

    @property
    def games(self) -> int:
        """How many games make a block, twins not counted."""
        return self.deals * self.turns

    def fixtures(self, block: int) -> list[Fixture]:
        """The games of a block; the bot that the setting is about moves one chair on with every game of a deal."""
        return [
            Fixture(deal * self.turns + turn, deal, (*self.bots[-turn:], *self.bots[:-turn]) if turn else self.bots)
            for deal in range(block * self.deals, (block + 1) * self.deals)
            for turn in range(self.turns)
        ]

    def chair(self, fixture: Fixture) -> int:
        """Where the first bot of the line-up sits."""
        return fixture.number % self.turns

    def plain(self) -> dict[str, Any]:
        """The setting as JSON data: two with the same play the same games."""
        return {
            "game": self.rules.game.name,
            "edition": self.rules.edition,
            "components": self.rules.components.fingerprint,
            "players": self.players,
            "options": dict(self.rules.settle_options(self.players, self.options, None)),
            "bots": list(self.bots),
            "without": self.without,
            "seed": self.seed,
            "twins": self.twins,
            "samples": self.samples,
            "deals": self.deals,
        }

    @cached_property
    def fingerprint(self) -> str:
        """Names the setting."""
        return fingerprint(self.plain())

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    @property
    def line_up(self) -> str:
        """Who plays, in a few words: `greedy`, `vizier:100 among greedy`, `greedy without take`."""
        first, *others = self.bots
        held = f"{first} without {self.without}" if self.without else first
        return held if set(others) <= {first} else f"{held} among {others[0]}"

    @property
    def label(self) -> str:
        """The same as part of a path, never the same as that of another setting."""
        words = "".join(sign if sign.isalnum() else "-" for sign in self.line_up).strip("-")
        return f"{self.players}-{words[:40]}-{self.fingerprint[:8]}"

    def mark(self) -> str:
        """Names the code and the box: whoever plays along must have both."""
        ours = (*ENGINE, "lab/measure")
        return f"{code(self.rules, self.bots, ours)}-{self.rules.components.fingerprint}"
