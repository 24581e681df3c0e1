"""Seats bots at a match: carries events to them and their choices back, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.events import heard
from ..match import Choice, Match
from ..match.journal import Undone
from .bot import Bot


class Driver:
    """The bots of one match."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.bots = dict(bots)
        self._read = 0

    def catch_up(self) -> None:
        """Tell every bot what happened since the last time."""
        for entry in self.match.journal[self._read :]:
            if isinstance(entry, Undone):
                for bot in self.bots.values():
                    bot.rewind(entry.length)
            else:
                for seat, bot in self.bots.items():
                    bot.hear(heard(entry.feed, seat, self.match.game.kinds))
        self._read = len(self.match.journal)

    def move(self) -> bool:
        """Let a bot choose if one is asked; say whether one was."""
        seat = self.match.seat
        if seat is None or seat not in self.bots:
            return False
        self.match.play(seat, *self.ask(seat).path, by="bot")
        return True

    def ask(self, seat: int) -> Choice:
        """What the bot in this seat would choose now."""
        self.catch_up()
        return self.bots[seat].choose(self.match.choices(seat), None)

    def finish(self) -> None:
        """Let the bots play as long as one of them is asked."""
        while self.move():
            pass
