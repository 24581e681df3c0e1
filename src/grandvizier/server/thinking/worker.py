"""A process that thinks for seats: `python -m grandvizier.server.thinking.worker`.

It reads one request a line and answers one line: a path for a bot, advice for a person; each line begins with the
number of the request.  Such a request holds what its seat was told and may choose, and nothing else; only of a game
that is over it holds the record.  Nothing is kept from one request to the next but the tables of the games.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from itertools import islice
from typing import Any, BinaryIO, Final, TypeAlias

import msgspec

from ...analysis import Weighed, plies, weigh
from ...bots import Thinker, bot
from ...bots.advice import Advice, advise
from ...bots.custom.loading import admit_from
from ...core.game import game_in
from ...core.rules import Rules
from ...games import find, make_importable
from ...match.choices import Choice, choice
from ...match.record import edition_of, replay
from ..rules import rules_of

try:
    import resource
except ImportError:  # Windows has none
    resource = None  # type: ignore[assignment]


class Branch(msgspec.Struct):
    """A choice with those that complete it."""

    path: tuple[int, ...]
    then: list[Branch]


class SeatRequest(msgspec.Struct, kw_only=True):
    """All that a seat knows: how the table was set up, what it was told, and what it may choose."""

    package: str
    components: str | None
    edition: int
    """Of the rules that its table plays by."""
    players: int
    options: dict[str, bool | int | str]
    seat: int
    seed: str
    stream: list[tuple[int, ...]]
    """What its seat was told, as its seat was told it."""
    choices: list[Branch]


class Request(SeatRequest, tag="move", kw_only=True):
    """A bot is to choose."""

    bot: str
    spent: float = 0.0
    """How many seconds it has thought in this turn already."""
    deadline: float | None = None
    """Seconds it may think now."""


class HintRequest(SeatRequest, tag="hint", kw_only=True):
    """A person wants advice."""

    seconds: float


class ReviewRequest(msgspec.Struct, tag="review", kw_only=True):
    """A game that is over is to be weighed, from this passage to that, for so many seconds."""

    record: dict[str, Any]
    start: int
    end: int
    seconds: float


AnyRequest: TypeAlias = Request | HintRequest | ReviewRequest


def branch(choice_: Choice) -> Branch:
    """A choice as it travels."""
    return Branch(choice_.path, [branch(part) for part in choice_.then])


def _rules(request: SeatRequest) -> Rules:
    return rules_of(game_in(request.package), request.components, request.edition)


def _choices(rules: Rules, seat: int, parts: list[Branch]) -> tuple[Choice, ...]:
    return tuple(choice(rules, seat, part.path, _choices(rules, seat, part.then)) for part in parts)


def think(request: Request) -> tuple[int, ...]:
    """What the bot chooses."""
    rules = _rules(request)
    player = bot(request.bot, rules, request.players, request.options, request.seat, seed=request.seed)
    player.hear(request.stream)
    if isinstance(player, Thinker):
        player.resume(request.spent)
    return player.choose(_choices(rules, request.seat, request.choices), request.deadline).path


def hint(request: HintRequest) -> Advice:
    """What a good player would choose in this seat, and why."""
    rules = _rules(request)
    end = time.perf_counter() + request.seconds
    return advise(
        rules,
        request.players,
        request.options,
        request.seat,
        stream=request.stream,
        choices=_choices(rules, request.seat, request.choices),
        seed=request.seed,
        more=lambda _: time.perf_counter() < end,
    )


def look_back(request: ReviewRequest) -> list[Weighed]:
    """As many plies as there is time for; at least one."""
    end = time.perf_counter() + request.seconds
    kept = request.record
    match = replay(kept, rules=rules_of(find(kept["game"]), kept["components"]["source"], edition_of(kept)))
    found: list[Weighed] = []
    for passage in islice(plies(match), request.start, request.end):
        found.append(weigh(match, passage, kept["components"]["fingerprint"]))
        if time.perf_counter() > end:
            break
    return found


_ANSWERS: Final[dict[type[AnyRequest], Callable[[Any], object]]] = {
    Request: think,
    HintRequest: hint,
    ReviewRequest: look_back,
}


def main(memory: int = 0) -> None:
    """Answer until the server is gone; Ctrl-C is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    lines, out = _own_lines()
    limit_memory(memory)
    make_importable()
    admit_from(os.environ)
    decoder = msgspec.json.Decoder(AnyRequest)
    out.write(b"0 []\n")
    out.flush()
    for line in lines:
        number, _, asked = line.partition(b" ")
        request = decoder.decode(asked)
        out.write(b"%b %b\n" % (number, msgspec.json.encode(_ANSWERS[type(request)](request))))
        out.flush()


def _own_lines() -> tuple[BinaryIO, BinaryIO]:
    """The lines to the server, out of the way of bots: what one prints goes to stderr, and it reads nothing."""
    lines, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return lines, out


def limit_memory(megabytes: int) -> None:
    """No more than so much, for this process and each that it starts; where the system cannot tell, any amount."""
    if megabytes and resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = megabytes << 20
        if most == resource.RLIM_INFINITY or wanted < most:
            resource.setrlimit(resource.RLIMIT_DATA, (wanted, wanted))


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        main(*map(int, sys.argv[1:]))
