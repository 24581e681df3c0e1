"""One game of an arena, from the first draw to its record."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from ..bots import Driver, Failed, Guarded, guarded
from ..match import Match
from .tournament import Fixture, Tournament

LEAST: Final = 0.05
"""The part of a turn's time that its last choices have when all of it is spent."""


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
    # From a bot's own seed nothing can be told about the deal.
    seed = hashlib.sha256(f"{tournament.seed}|bots|{fixture.number}".encode()).hexdigest()
    bots = {
        seat: guarded(name, match.rules, match.players, match.options, seat, seed=seed)
        for seat, name in enumerate(fixture.seats)
    }
    for player in bots.values():
        player.strict = strict
    try:
        _play(match, bots, tournament.seconds)
    except Failed as failed:
        raise BotFailed(fixture.seats[failed.seat], fixture.number, failed.why, failed.trace) from None
    finally:
        for player in bots.values():
            player.close()
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


def _play(match: Match, bots: dict[int, Guarded], seconds: float | None) -> None:
    """To the end; a turn lasts until somebody else is asked, and alone it is one choice."""
    driver = Driver(match, bots)
    turn: int | None = None
    before = 0.0
    while match.seat is not None:
        driver.catch_up()
        seat, player = match.seat, bots[match.seat]
        if seat != turn or match.players == 1:
            turn, before = seat, player.seconds
        left = None if seconds is None else max(LEAST * seconds, seconds - (player.seconds - before))
        match.play(seat, *player.choose(match.choices(seat), left).path, by="bot")
