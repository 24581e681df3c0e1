"""A bot that is a program in any language: one JSON object a line on its stdin, one a line from its stdout.

docs/bots.md describes the lines for those who write such a program.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import IO, Any, Final, NamedTuple

from ...core.game import Options, View
from ...core.rules import Rules
from ...match import Choice
from ...match.named import named_choice, named_event
from ..bot import Following
from .failsafe import START_LIMIT, NoChoice, allowance, offered

PROTOCOL: Final = 1
TURN_LIMIT: Final = 60.0
"""Seconds for a choice where the table sets no deadline."""
LONGEST_LINE: Final = 1_000_000
GRACE: Final = 1.0
"""Seconds that pipes have to close once their program is killed."""
TAIL: Final = 500
"""So many characters of what it wrote on stderr stand in the error."""


class Program(Following[View]):
    """One running program for one seat; it is killed when nobody holds this any more."""

    def __init__(
        self, rules: Rules, players: int, options: Options, seat: int, seed: str, *, command: Sequence[str]
    ) -> None:
        super().__init__(partial(rules.game.view, rules.components, players, options, seat))
        self._rules = rules
        self._sent = 0
        self._line = _Line(command)
        answer = self._line.ask(
            {
                "type": "start",
                "protocol": PROTOCOL,
                "game": rules.game.name,
                "players": players,
                "options": dict(options),
                "seat": seat,
                "seed": seed,
                "places": [list(place) for place in rules.places],
                "names": {family: list(ids) for family, ids in rules.names.items()},
                "components": dict(rules.components.data),
            },
            START_LIMIT,
        )
        if answer.get("ready") is not True:
            raise NoChoice(f'it answered {answer!r:.80} to the start, not {{"ready": true}}')

    def rewind(self, length: int) -> None:
        """Start the view over; the program is told, when it is asked, from where its events no longer stand."""
        super().rewind(length)
        self._sent = min(self._sent, length)

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """Ask the program."""
        answer = self._line.ask(
            {
                "type": "choose",
                "from": self._sent,
                "events": [named_event(self._rules, event) for event in self.heard[self._sent :]],
                "view": self._witness.plain(),
                "deadline": deadline,
                "choices": [named_choice(self._rules, choice) for choice in choices],
            },
            TURN_LIMIT if deadline is None else allowance(deadline),
        )
        self._sent = len(self.heard)
        path = answer.get("path")
        if not isinstance(path, list) or not all(type(row) is int for row in path):
            raise NoChoice(f'it answered {answer!r:.80}, not {{"path": [...]}} with the path of a choice')
        return offered(choices, path)

    def close(self) -> None:
        """End the program."""
        self._line.close()


class _Question(NamedTuple):
    line: bytes
    answer: SimpleQueue[bytes]


class _Line:
    """The two pipes to a program.

    They are served by a thread, so that nobody waits for a program that neither reads nor writes.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        try:
            process = subprocess.Popen(  # noqa: S603 - whoever seats the bot names the command
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, start_new_session=True
            )
        except OSError as error:
            self._errors.close()
            raise NoChoice(f"it cannot be started: {error}") from None
        self._asked: SimpleQueue[_Question | None] = SimpleQueue()
        serving = threading.Thread(target=_serve, args=(process, self._asked), name="program", daemon=True)
        serving.start()
        self.close = weakref.finalize(self, _end, process, self._asked, serving, self._errors)

    def ask(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        question = _Question(line, SimpleQueue())
        self._asked.put(question)
        try:
            answer = question.answer.get(timeout=limit)
        except Empty:
            raise NoChoice(f"it did not answer within {limit:g} seconds{self._complaint()}") from None
        if not answer:
            raise NoChoice(f"it went away{self._complaint()}")
        try:
            read = json.loads(answer)
        except (ValueError, RecursionError):
            read = None
        if not isinstance(read, dict):
            raise NoChoice(f"it answered {answer[:80].decode(errors='replace')!r}, which is no JSON object")
        return read

    def _complaint(self) -> str:
        """The end of what the program wrote on stderr."""
        self._errors.seek(0)
        text = self._errors.read().decode(errors="replace").strip()[-TAIL:]
        return f"; it said: {text}" if text else ""


def _serve(process: subprocess.Popen[bytes], asked: SimpleQueue[_Question | None]) -> None:
    """Pass questions on and answers back; nothing is the answer of a program that went away."""
    assert process.stdin
    assert process.stdout
    while question := asked.get():
        try:
            process.stdin.write(question.line)
            process.stdin.flush()
            question.answer.put(process.stdout.readline(LONGEST_LINE))
        except (OSError, ValueError):
            question.answer.put(b"")
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):  # what the program did not read is lost with it
            pipe.close()


def _end(
    process: subprocess.Popen[bytes],
    asked: SimpleQueue[_Question | None],
    serving: threading.Thread,
    errors: IO[bytes],
) -> None:
    """Kill the program with all that it started: a shell that was named as the command leaves its program behind."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()
    process.wait()
    asked.put(None)
    # Somebody who got away may hold the pipes for ever: the thread alone waits for them then.
    serving.join(GRACE)
    errors.close()
