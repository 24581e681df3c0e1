"""One game of an arena, from the first draw to its record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias, TypeVar

from ..bots import Bot, Driver, Failed, Guarded, guarded
from ..core.events import Seat
from ..match import Choice, Match
from .tournament import Fixture, Tournament

LEAST: Final = 0.05
"""The part of a turn's time that its last choices have when all of it is spent."""
Offer: TypeAlias = Callable[[Seat, Sequence[Choice]], Sequence[Choice]]
"""What of its choices a seat is handed."""
AnyBot = TypeVar("AnyBot", bound=Bot)


def all_of_it(_seat: Seat, choices: Sequence[Choice]) -> Sequence[Choice]:
    """Nothing is held back."""
    return choices


class TurnClock:
    """The time for a turn, which lasts until somebody else is asked; alone it is one choice."""

    def __init__(self, bots: Mapping[int, Guarded], seconds: float | None) -> None:
        self._bots, self._seconds = bots, seconds
        self._turn: Seat | None = None
        self._before = 0.0

    def __call__(self, seat: Seat) -> float | None:
        """What is left of it for a seat that is asked; None for any time."""
        spent = self._bots[seat].seconds
        if seat != self._turn or len(self._bots) == 1:
            self._turn, self._before = seat, spent
        if self._seconds is None:
            return None
        return max(LEAST * self._seconds, self._seconds - (spent - self._before))


def no_clock(_seat: Seat) -> None:
    """Everybody takes their time."""


@contextmanager
def seated(make: Callable[..., AnyBot], match: Match, names: Sequence[str], seed: str) -> Iterator[dict[int, AnyBot]]:
    """A bot in every seat, until the game is over."""
    # From a bot's own seed nothing can be told about the deal.
    secret = hashlib.sha256(seed.encode()).hexdigest()
    bots = {
        seat: make(name, match.rules, match.players, match.options, seat, seed=secret)
        for seat, name in enumerate(names)
    }
    try:
        yield bots
    finally:
        for player in bots.values():
            if isinstance(player, Guarded):
                player.close()


class BotFailed(Exception):
    """A bot failed in an arena in which none may: which, in which game, why, and where in its code."""

    def __init__(self, bot: str, game: int, why: str, trace: str) -> None:
        super().__init__(bot, game, why, trace)
        self.trace = trace

    def __str__(self) -> str:
        bot, game, why, _ = self.args
        return f"{bot} failed in game {game}: {why}"


def play(tournament: Tournament, fixture: Fixture, *, strict: bool = False) -> dict[str, Any]:
    """The record of the game, with who sat where and how they fared; if it is strict, no bot may fail."""
    match = Match(
        tournament.rules,
        players=tournament.players,
        options=tournament.options,
        seed=f"{tournament.seed}|{fixture.deal}",
    )
    with seated(guarded, match, fixture.seats, f"{tournament.seed}|bots|{fixture.number}") as bots:
        for player in bots.values():
            player.strict = strict
        try:
            play_out(match, bots, TurnClock(bots, tournament.seconds))
        except Failed as failed:
            raise BotFailed(fixture.seats[failed.seat], fixture.number, failed.why, failed.trace) from None
    return {
        **match.record(),
        "arena": {
            "game": fixture.number,
            "deal": fixture.deal,
            "seats": [
                {
                    "bot": fixture.seats[seat],
                    "share": match.state.returns()[seat],
                    "score": match.scores[seat],
                    "decisions": player.decisions,
                    "seconds": round(player.seconds, 6),
                    "forfeits": player.forfeits,
                    "traces": player.traces,
                }
                for seat, player in bots.items()
            ],
        },
    }


def play_out(
    match: Match,
    bots: Mapping[int, Bot],
    clock: Callable[[Seat], float | None] = no_clock,
    offer: Offer = all_of_it,
) -> None:
    """To the end."""
    driver = Driver(match, bots)
    while match.seat is not None:
        driver.catch_up()
        seat = match.seat
        choice = bots[seat].choose(offer(seat, match.choices(seat)), clock(seat))
        match.play(seat, *choice.path, by="bot")
