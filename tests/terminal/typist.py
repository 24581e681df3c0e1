"""Somebody who types anything at any moment: seeded, faster than the screen, and while bots think."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, Final

from textual.errors import NoWidget
from textual.pilot import Pilot

from grandvizier import Match
from grandvizier.bots import RandomBot, register
from grandvizier.core.game import Game
from grandvizier.lab.fuzz import settings
from grandvizier.lab.twin import pick_any
from grandvizier.match import Choice
from grandvizier.terminal.app import TableApp

KEYS: Final = (
    *"1234567890abcdefghijklmnopqrstuvwxyz", "H", "question_mark", "enter", "space", "escape", "backspace", "tab",
    "shift+tab", "up", "down", "left", "right", "home", "end", "pageup", "pagedown",
)  # fmt: skip
"""Every key that is bound anywhere, and all that may be a shortcut; those that end the program at once are not."""
ONWARD: Final = ("enter", "escape", "down", "right", "1", "2", "u", "n", "H")
"""Keys that lead on, so that much is reached."""
SIZES: Final = ((120, 40), (80, 24), (200, 60), (40, 12), (12, 4))
"""Windows; the last ones hold no table, but nothing breaks."""


class Patient(RandomBot):
    """Chooses anything, but only when it is let."""

    turns = threading.Semaphore(0)

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """Think until somebody says go on."""
        assert self.turns.acquire(timeout=600), "nobody let the bot go on"
        return super().choose(choices, deadline)


@contextmanager
def patient_bots() -> Iterator[None]:
    """There is a bot `patient`; whichever still thinks in the end is let go."""
    register("patient", Patient)
    Patient.turns = threading.Semaphore(0)
    try:
        yield
    finally:
        Patient.turns.release(1000)


def every_question(game: Game) -> dict[str, Any]:
    """For each question of a game the record of a match at which it is asked."""
    asked = {question.name for question in game.rules().questions[1:] if question.pile is None}
    found: dict[str, Any] = {}
    seed = 1
    tables = [setting for setting in settings(game) if setting[0] > 1]
    while missing := asked - set(found):
        rng = Random(seed)
        players, options = tables[seed % len(tables)]
        match = Match(game, players=players, options=options, seed=seed)
        while match.seat is not None:
            if match.question in missing - set(found):
                found[match.question] = match.record()
            match.play(match.seat, pick_any(match.state, rng))
        seed += 1
    return found


class Typist:
    """Types at an app."""

    def __init__(self, app: TableApp, pilot: Pilot[None], rng: Random) -> None:
        self._app = app
        self._pilot = pilot
        self._rng = rng
        self._done: list[str] = []
        """What was done, to be told if something breaks."""

    async def type(self, bursts: int) -> None:
        """Do anything, several times."""
        for _ in range(bursts):
            await self._rng.choice((*[self._keys] * 8, self._click, self._bot, self._bot, self._resize))()
            await self._pause(self._rng.choice((0, 1, 5)))
            if self._app._exit:
                return
        await self._pause(20)
        self._app.exit()

    async def _pause(self, rounds: int) -> None:
        """Let messages arrive."""
        for _ in range(rounds):
            await self._pilot.pause(0)
            assert self._app._exception is None, self._done

    async def _keys(self) -> None:
        """Some keys, the next before the last has done anything."""
        keys = [self._rng.choice(self._rng.choice((KEYS, ONWARD))) for _ in range(self._rng.randrange(1, 5))]
        self._done.append(f"keys {' '.join(keys)}")
        for key in keys:
            self._app.simulate_key(key)

    async def _click(self) -> None:
        width, height = self._app.size
        at = self._rng.randrange(width), self._rng.randrange(height)
        self._done.append(f"click {at}")
        # On a sheet that is just coming nothing lies anywhere yet, which a real mouse does not mind.
        with suppress(NoWidget):
            await self._pilot.click(offset=at, times=self._rng.choice((1, 1, 2)))

    async def _bot(self) -> None:
        self._done.append("a bot goes on")
        Patient.turns.release()

    async def _resize(self) -> None:
        size = self._rng.choice(SIZES)
        self._done.append(f"resize {size}")
        await self._pilot.resize_terminal(*size)
