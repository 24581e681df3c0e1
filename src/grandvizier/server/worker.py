"""A process that thinks for bots: `python -m grandvizier.server.worker`.

It reads one request a line and answers with one path a line.  A request holds what the bot's seat was told and may
choose, and nothing else; nothing is kept from one request to the next but the tables of the games.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys

import msgspec

from ..bots import bot
from ..core.game import game_in
from ..core.rules import Rules
from ..match.choices import Choice, choice
from .sheet import rules_of


class Branch(msgspec.Struct):
    """A choice with those that complete it."""

    path: tuple[int, ...]
    then: list[Branch]


class Request(msgspec.Struct):
    """All that a bot gets."""

    bot: str
    package: str
    components: str | None
    players: int
    options: dict[str, bool | int | str]
    seat: int
    seed: str
    stream: list[tuple[int, ...]]
    """What its seat was told, as its seat was told it."""
    choices: list[Branch]


def branch(choice_: Choice) -> Branch:
    """A choice as it travels."""
    return Branch(choice_.path, [branch(part) for part in choice_.then])


def _choice(rules: Rules, seat: int, part: Branch) -> Choice:
    return choice(rules, seat, part.path, tuple(_choice(rules, seat, after) for after in part.then))


def think(request: Request) -> tuple[int, ...]:
    """What the bot chooses."""
    rules = rules_of(game_in(request.package), request.components)
    player = bot(request.bot, rules, request.players, request.options, request.seat, seed=request.seed)
    player.hear(request.stream)
    return player.choose([_choice(rules, request.seat, part) for part in request.choices], None).path


def main() -> None:
    """Answer until the server is gone; Ctrl-C is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    out, decoder = sys.stdout.buffer, msgspec.json.Decoder(Request)
    out.write(b"[]\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        main()
