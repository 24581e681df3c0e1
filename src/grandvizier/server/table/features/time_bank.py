"""How much time each seat has used.  It counts what it is told, and knows no table."""

from __future__ import annotations

from collections.abc import Sequence

from ...protocol.tables import Clock


class Hourglass:
    """The time of all seats by one rule; at most one seat's runs."""

    def __init__(self, rule: Clock, used: Sequence[float]) -> None:
        self.rule = rule
        self.used = list(used)
        """Seconds; below 0 is what increments have saved up."""
        self.running: int | None = None
        self._since = 0.0

    def ask(self, seat: int) -> None:
        """Somebody is asked after somebody else: a turn begins anew, a bank grows."""
        self.used[seat] = 0.0 if self.rule.kind == "turn" else self.used[seat] - self.rule.increment

    def run(self, seat: int | None, now: float) -> None:
        """Count what ran until now; from now on it is this seat's time that runs."""
        if self.running is not None:
            spent = self.used[self.running] + now - self._since
            self.used[self.running] = min(spent, self.rule.seconds)
        self.running, self._since = seat, now

    def left(self, seat: int) -> float:
        """Seconds that are left, as of the last count."""
        return self.rule.seconds - self.used[seat]
