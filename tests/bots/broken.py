"""Bots that fail, each in its own way."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Sequence
from typing import Any

from grandvizier import Choice


class Whole:
    """Takes the first choice there is; the others are this one with a fault."""

    def __init__(self, rules: Any, players: int, options: Any, seat: int, seed: str) -> None:
        self.heard: list[Any] = []

    def hear(self, events: Sequence[Any]) -> None:
        self.heard += events

    def rewind(self, length: int) -> None:
        del self.heard[length:]

    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        choice = choices[0]
        while choice.then:
            choice = choice.then[0]
        return choice


class Crashes(Whole):
    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        raise ZeroDivisionError("no idea")

    def close(self) -> None:
        raise OSError("nor how to stop")


class CrashesAtTheStart(Whole):
    def __init__(self, *args: Any) -> None:
        raise OSError("no network")


class CrashesHearing(Whole):
    def hear(self, events: Sequence[Any]) -> None:
        raise KeyError("an event")


class Quits(Whole):
    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        sys.exit("bye")


class AnswersNothing(Whole):
    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        return None


class Cheats(Whole):
    """Makes room for the choice it would like to have."""

    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        choices[:] = [Choice((100_000,), "win", (), ())]
        return choices[0]


class Sleeps(Whole):
    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        threading.Event().wait()


class Dawdles(Whole):
    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        time.sleep(0.6)
        return super().choose(choices, deadline)


class WillNotStop(Whole):
    """Thinks that every error is somebody else's."""

    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        while True:
            try:
                threading.Event().wait()
            except Exception:  # noqa: BLE001, S112 - this is what is wrong with it
                continue


class Chats(Whole):
    """Nothing is wrong with it, except that it talks where answers are written."""

    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        print("let me see")  # noqa: T201 - this is what it does
        return super().choose(choices, deadline)


class Halting(Whole):
    """Fails at every second question."""

    asked = 0

    def choose(self, choices: list[Choice], deadline: float | None) -> Any:
        type(self).asked += 1
        if type(self).asked % 2:
            raise ValueError("not now")
        return super().choose(choices, deadline)


class NoBot:
    def hear(self, events: Sequence[Any]) -> None:
        pass
