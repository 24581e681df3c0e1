"""A worker gets what its seat was told and may choose, and nothing else: for a bot as for a hint."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from grandvizier import Match
from grandvizier.lab.twin import TwinMatch, imagine
from grandvizier.server.thinking import requests
from grandvizier.server.thinking.requests import bot_request, hint_request
from grandvizier.server.thinking.worker import HintRequest, Request, hint, think
from tests.contract.cases import CASES, Case, every_case, somewhere
from tests.contract.mutants import hidden_byte
from tests.games import registered

caravan = registered.caravan
Ask = Callable[[Match, int], bytes]
ASKS: dict[str, Ask] = {
    "bot": lambda match, seat: msgspec.json.encode(bot_request(match, seat, "s", bot="page")),
    "hint": lambda match, seat: msgspec.json.encode(hint_request(match, seat, "s")),
}
LEAKS: dict[str, Callable[[dict[str, Any], int], object]] = {
    "seed": lambda seen, byte: f"{seen['seed']}{byte}",
    "stream": lambda seen, byte: [*seen["stream"], (byte,)],
    "choices": lambda seen, byte: seen["choices"][byte % max(1, len(seen["choices"])) :],
    "options": lambda seen, byte: seen["options"] | {"hidden": byte},
}


def asked_twins(case: Case, count: int) -> Iterator[tuple[Match, TwinMatch, int]]:
    """Positions in which a seat is asked, each with a world that this seat cannot tell from it."""
    for seed in range(count):
        match, rng = somewhere(case, seed)
        if match.seat is not None:
            yield match, TwinMatch(match, imagine(match, match.seat, rng), match.seat), match.seat


def differs(case: Case, ask: Ask, count: int) -> bool:
    return any(ask(match, seat) != ask(twin, seat) for match, twin, seat in asked_twins(case, count))


@every_case
@pytest.mark.parametrize("kind", ASKS)
def test_twins_ask_the_same(case: Case, kind: str) -> None:
    assert not differs(case, ASKS[kind], 30)


@pytest.mark.parametrize("kind", ASKS)
@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize(
    "case, field", [(case, field) for case in CASES for field in case.hidden], ids=lambda each: str(each)[:40]
)
def test_a_leak_into_a_request_would_be_found(
    case: Case, field: str, leak: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = requests._seen

    def leaky(match: Match, seat: int, dice: str) -> dict[str, Any]:
        seen = honest(match, seat, dice)
        return seen | {leak: LEAKS[leak](seen, hidden_byte(match.state, field))}

    monkeypatch.setattr(requests, "_seen", leaky)
    assert differs(case, ASKS[kind], 200)


def plain(shape: inspect.Type) -> bool:
    """Whether nothing but numbers, texts and lists of them can travel as this."""
    match shape:
        case inspect.StructType(fields=fields):
            # A branch holds branches.
            return all(plain(field.type) for field in fields if field.name != "then")
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return plain(item)
        case inspect.DictType(key_type=key, value_type=value):
            return plain(key) and plain(value)
        case inspect.UnionType(types=types):
            return all(map(plain, types))
        case _:
            return isinstance(
                shape, inspect.StrType | inspect.IntType | inspect.BoolType | inspect.FloatType | inspect.NoneType
            )


@pytest.mark.parametrize("kind", [Request, HintRequest])
def test_only_plain_data_travels_to_a_worker(kind: type[msgspec.Struct]) -> None:
    assert plain(inspect.type_info(kind))


PROCESS = """
import gc, sys, msgspec
from grandvizier.match import Match
from grandvizier.server.thinking.worker import HintRequest, Request, hint, think
request = msgspec.json.decode(sys.stdin.buffer.read(), type=Request | HintRequest)
print(think(request) if isinstance(request, Request) else hint(request).path)
print(sum(isinstance(thing, Match) for thing in gc.get_objects()))
"""


@pytest.mark.parametrize("kind", ASKS)
def test_a_process_that_thinks_holds_no_match(kind: str) -> None:
    match = Match("three-wishes", players=3, seed=1)
    assert match.seat is not None
    ran = subprocess.run(
        [sys.executable, "-c", PROCESS], input=ASKS[kind](match, match.seat), capture_output=True, check=True
    )
    path, matches = ran.stdout.decode().splitlines()
    assert match.why_not(match.seat, *(int(row) for row in path.strip("(),").split(", "))) is None
    assert matches == "0"


@pytest.mark.parametrize("game", ["three-wishes", "sultaniya", "sultans-wishes"])
def test_what_comes_back_may_be_chosen(game: str) -> None:
    match, rng, others = Match(game, players=3, seed=2), Random(2), 0
    for _ in range(6):
        assert match.seat is not None
        path = think(bot_request(match, match.seat, "s", bot="page"))
        assert match.why_not(match.seat, *path) is None
        request = msgspec.structs.replace(hint_request(match, match.seat, "s"), seconds=0.05)
        advice = hint(request)
        assert match.why_not(match.seat, *advice.path) is None
        if advice.other is not None:
            others += 1
            assert match.why_not(match.seat, *advice.other) is None
            assert advice.other != advice.path
        match.play(match.seat, *rng.choice([path, advice.path]))
    assert others, "where several choices are weighed the next best is told"
