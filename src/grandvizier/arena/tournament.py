"""What an arena plays, and which bot sits where in each of its games.

A *deal* is one seed of chance.  Each deal is played once, or, as a duplicate, as often as it takes for everybody at
the table to sit in every chair.  Alone everybody plays every deal, because only equal deals compare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count, islice
from random import Random
from typing import Any

from ..bots import bot
from ..bots.custom.loading import admit
from ..core.errors import BadSetup
from ..core.game import Options, game_in
from ..core.rules import Rules
from .code import code


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    number: int
    deal: int
    seats: tuple[str, ...]
    """The bot in each chair."""


@dataclass(frozen=True)
class Series:
    """What many games have in common."""

    package: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: Options
    source: str | None = None
    """The text of a corrected components file."""
    edition: int | None = None
    """Of the rules; None for the newest."""

    @cached_property
    def rules(self) -> Rules:
        """The tables it is played by."""
        return game_in(self.package).rules(self.source, self.edition)


@dataclass(frozen=True)
class Tournament(Series):
    """All that decides which games are played and how; as many of them as one likes.

    A bot that is listed twice may sit in two chairs; it is one bot all the same.
    """

    duplicate: bool = False
    seconds: float | None = None
    """The time for a turn; forced choices are free."""

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if self.seconds is not None and self.seconds <= 0:
            raise BadSetup(f"seconds are more than 0, not {self.seconds}")
        options = self.rules.settle_options(self.players, self.options, None)
        if len(self.bots) < self.players:
            raise BadSetup(
                f"{self.players} players need {self.players} bots, not {len(self.bots)}; "
                "to seat a bot more than once, list it more than once"
            )
        admit(self.bots)
        for name in dict.fromkeys(self.bots):
            bot(name, self.rules, self.players, options, 0, seed="")

    @property
    def group(self) -> int:
        """How many games one deal makes."""
        if self.players == 1:
            return len(self.bots)
        return self.players if self.duplicate else 1

    def fixtures(self, games: int) -> list[Fixture]:
        """At least so many games, in whole deals; more games only ever add to fewer."""
        deals = -(-games // self.group)
        return [
            Fixture(deal * self.group + turn, deal, (*seats[turn:], *seats[:turn])[: self.players])
            for deal, seats in enumerate(islice(self._line_ups(), deals))
            for turn in range(self.group)
        ]

    def _line_ups(self) -> Iterator[tuple[str, ...]]:
        """Who meets in each deal: always those who have met least, in a random order."""
        entries = range(len(self.bots))
        size = len(self.bots) if self.players == 1 else self.players
        played: Counter[int] = Counter()
        met: Counter[frozenset[int]] = Counter()
        for deal in count():
            rng = Random(f"{self.seed}|line-up|{deal}")
            chosen: list[int] = []
            while len(chosen) < size:
                chosen.append(
                    min(
                        (entry for entry in entries if entry not in chosen),
                        key=lambda entry: (
                            sum(met[frozenset((entry, other))] for other in chosen),
                            played[entry],
                            rng.random(),
                        ),
                    )
                )
            for place, entry in enumerate(chosen):
                played[entry] += 1
                for other in chosen[:place]:
                    met[frozenset((entry, other))] += 1
            rng.shuffle(chosen)
            yield tuple(self.bots[entry] for entry in chosen)

    def plain(self) -> dict[str, Any]:
        """The tournament as JSON data: two runs with the same play the same games."""
        game = self.rules.game
        return {
            "game": game.name,
            "rules": self.rules.edition,
            "components": self.rules.components.fingerprint,
            "players": self.players,
            "options": dict(self.rules.settle_options(self.players, self.options, None)),
            "bots": list(self.bots),
            "duplicate": self.duplicate,
            "seed": self.seed,
            "seconds": self.seconds,
        }

    def engine(self) -> str:
        """Names the code that plays: ours, the game's, and that of bots of one's own."""
        return code(self.rules, self.bots)

    def mark(self) -> str:
        """Names the code and the box: whoever plays along must have both."""
        return f"{self.engine()}-{self.rules.components.fingerprint}"
