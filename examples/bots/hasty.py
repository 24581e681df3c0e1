"""A bot in ten lines: plays every choice on by the game's own `mind`, and takes what promises most.

See it play: `grandvizier arena sultaniya --bots examples/bots/hasty.py:Hasty,random --duplicate`.
"""

from grandvizier.bots import SimpleBot
from grandvizier.core.state import State


class Hasty(SimpleBot):
    """It beats random in every game."""

    def worth(self, state: State) -> float:
        """What the game's mind expects for this seat, once all is quiet."""
        self.mind.play_on(state, self.rng)
        return self.mind.judge(state)[self.seat]
