"""A study: everything that one command measures, as settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import permutations
from typing import Any

from ...arena.code import ENGINE, code
from ...bots import bot
from ...bots.custom.loading import admit
from ...core.errors import BadSetup
from ...core.game import Game, Options, game_in
from .restriction import forbidden_rows
from .setting import Setting, steady


@dataclass(frozen=True)
class Study:
    """A game, how many sit at it, and which bots play it, each among its like and among the others."""

    package: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    options: Options
    seed: str = "1"
    source: str | None = None
    edition: int | None = None
    beside: str | None = None
    """The text of another components file, played with the same seeds."""
    without: tuple[str, ...] = ()
    """What is done without, one thing at a time, by one seat at a table."""
    twins: bool = True
    samples: bool = False
    block: int = 0

    @property
    def game(self) -> Game:
        """What is played."""
        return game_in(self.package)

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """What is played, in order: bots among their like, bots among others, one seat without, another box."""
        return tuple(self._settings())

    def _settings(self) -> Iterator[Setting]:
        bots = tuple(dict.fromkeys(map(steady, self.bots)))
        for players in self.players:
            plain = [self._setting(players, name, name) for name in bots]
            yield from plain
            if players > 1:
                for one, other in permutations(bots, 2):
                    # Of two players each is the other's company: once is enough.
                    if players > 2 or bots.index(one) < bots.index(other):
                        yield replace(self._setting(players, one, other), twins=False)
            for what in self.without:
                yield from (replace(setting, without=what, twins=False) for setting in plain)
            if self.beside is not None:
                yield from (replace(setting, source=self.beside, twins=False) for setting in plain)

    def _setting(self, players: int, one: str, other: str) -> Setting:
        return Setting(
            package=self.package,
            players=players,
            bots=(one, *[other] * (players - 1)),
            seed=self.seed,
            options=self.options,
            source=self.source,
            edition=self.edition,
            twins=self.twins,
            samples=self.samples,
            block=self.block,
        )

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if self.block < 0:
            raise BadSetup(f"a block has 1 deal or more, not {self.block}")
        admit(self.bots)
        rules = self.game.rules(self.source, self.edition)
        for players in self.players:
            options = rules.settle_options(players, self.options, None)
            for name in self.bots:
                bot(name, rules, players, options, 0, seed="")
        for what in self.without:
            forbidden_rows(rules, what)
        if self.beside is not None:
            other = self.game.rules(self.beside, self.edition)
            if other.components.fingerprint == rules.components.fingerprint:
                raise BadSetup("the two components files hold the same values: there is nothing to compare")

    def plain(self) -> dict[str, Any]:
        """What all blocks of one folder have in common, as JSON data."""
        rules = self.game.rules(self.source, self.edition)
        other = None if self.beside is None else self.game.rules(self.beside, self.edition).components.fingerprint
        return {
            "game": self.game.name,
            "edition": rules.edition,
            "components": rules.components.fingerprint,
            "beside": other,
            "options": dict(rules.settle_options(self.players[0], self.options, None)),
            "seed": self.seed,
            "code": code(rules, self.bots, (*ENGINE, "lab/measure")),
        }
