"""How much time each seat has used.  It counts what it is told, and knows no table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..protocol.tables import Clock


@dataclass(frozen=True, slots=True)
class TimeBank:
    """The time of all seats by one rule; at most one seat's runs."""

    rule: Clock
    used: tuple[float, ...]
    """Seconds; below 0 is what increments have saved up."""
    running: int | None = None
    since: float = 0.0
    asked: int | None = None
    """Who was asked when time was last counted."""

    def ask(self, seat: int) -> TimeBank:
        """Somebody is asked after somebody else: a turn begins anew, a bank grows."""
        return self._with(seat, 0.0 if self.rule.kind == "turn" else self.used[seat] - self.rule.increment)

    def run(self, seat: int | None, now: float) -> TimeBank:
        """Count what ran until now; from now on it is this seat's time that runs."""
        counted = self
        if self.running is not None:
            spent = self.used[self.running] + now - self.since
            counted = self._with(self.running, min(spent, self.rule.seconds))
        return replace(counted, running=seat, since=now)

    def left(self, seat: int) -> float:
        """Seconds that are left, as of the last count."""
        return self.rule.seconds - self.used[seat]

    def _with(self, seat: int, used: float) -> TimeBank:
        return replace(self, used=(*self.used[:seat], used, *self.used[seat + 1 :]))
