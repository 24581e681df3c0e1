"""Leaks, generated: one for every `tell` site and every hidden field at every door, each of which must be found.

A mutant is a small patch of the running code.  At a `tell` site it adds a hidden byte to the event, or tells its
faces to everybody.  At a door (stream, view, observation, choices, what they bring, `why_not`, a bot's events and
choices) it lets one hidden field of the position show.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from dataclasses import replace as changed
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from grandvizier.bots import driver
from grandvizier.core import state as core_state
from grandvizier.core.events import ALL, Brings, Event, Told, heard
from grandvizier.core.save import save
from grandvizier.core.sight.fold import Fold
from grandvizier.core.state import CHANCE, State
from grandvizier.lab.contract import beliefs
from grandvizier.lab.fuzz import settings
from grandvizier.lab.twin import imagine, twin_run
from grandvizier.match import Match

from .cases import NEWEST, Case, random_match, random_play

DOORS = ("told", "view", "observed", "choices", "why_not", "ahead", "brings", "bot events", "bot choices")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One leak."""

    case: Case
    door: str
    """`tell`, `audience`, or one of DOORS."""
    what: str
    """The name of the site, or the hidden field."""

    def __str__(self) -> str:
        return f"{self.case.game.name}-{self.door}-{self.what}".replace(" ", "_")


@dataclass(frozen=True, slots=True)
class Site:
    """One call of `tell`."""

    name: str
    """File, function, and which of its calls: `turns.py:score:2`."""
    line: str
    """File and line, as a frame knows it."""
    public: bool
    """Whether its audience is everybody."""


@cache
def sites(package: str) -> dict[str, Site]:
    """Every call of `tell` in a package and in the core, by name."""
    found: dict[str, Site] = {}
    for path in [*sorted(Path(str(files(package))).glob("**/*.py")), Path(str(core_state.__file__))]:
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            tells = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell"]
            for number, call in enumerate(sorted(tells, key=lambda call: call.lineno), start=1):
                name = f"{path.name}:{function.name}:{number}"
                audience = call.args[0]
                public = isinstance(audience, ast.Name) and audience.id == "ALL"
                found[name] = Site(name, f"{path.name}:{call.lineno}", public)
    return found


def mutants() -> list[Mutant]:
    """All of them."""
    return [
        mutant
        for case in NEWEST
        for mutant in (
            *(Mutant(case, "tell", site) for site in sites(case.game.package)),
            *(Mutant(case, "audience", site) for site in sites(case.game.package) if not _public(case, site)),
            *(Mutant(case, door, field) for door in _doors(case) for field in case.hidden),
        )
    ]


def _doors(case: Case) -> tuple[str, ...]:
    """All of them; a game that has views alone is not observed."""
    return DOORS if case.game.observe is not None else tuple(door for door in DOORS if door != "observed")


def _public(case: Case, site: str) -> bool:
    return sites(case.game.package)[site].public


def hidden_byte(state: State, *fields: str) -> int:
    """A byte that depends on all that these fields hold."""
    text = json.dumps([save(state)[field] for field in fields])
    return hashlib.sha256(text.encode()).digest()[0]


def secret_byte(case: Case, state: State) -> int:
    """A byte that depends on all that some seat may not know."""
    if case.secrets is None:
        return hidden_byte(state, *case.hidden)
    return hashlib.sha256(json.dumps(case.secrets(state)).encode()).digest()[0]


def _caller() -> str:
    """Where the patched function was called from, as file:line."""
    frame = sys._getframe(2)
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"


@contextmanager
def grafted(mutant: Mutant) -> Iterator[None]:  # noqa: C901 - one small patch for each door
    """The code with this leak in it."""
    name = mutant.what
    line = sites(mutant.case.game.package)[name].line if mutant.door in ("tell", "audience") else ""

    def tell(self: State, audience: int, kind: int, *values: int) -> None:
        if self.feed is None:
            return
        event = (kind, *values)
        if _caller() == line:
            if mutant.door == "audience":
                audience = ALL
            else:
                event = (*event, secret_byte(mutant.case, self))
        self.feed.append((audience, event))

    def hear(self: Fold, event: Event) -> None:
        """A fold that does not mind the added byte: only the comparison of streams may notice it."""
        real_hear(self, event[: 1 + len(self.kinds[event[0]].fields)])

    def told(self: Match, seat: int | None, since: int = 0) -> list[Event]:
        stream = real_told(self, seat, since)
        return [*stream[:-1], (*stream[-1], hidden_byte(self.state, name))] if stream else []

    def view(self: Match, seat: int | None) -> dict[str, Any]:
        return {**real_view(self, seat), "leak": save(self.state)[name]}

    def observe(self: Match, seat: int | None) -> bytes:
        return real_observe(self, seat) + bytes([hidden_byte(self.state, name)])

    def choices(self: Match, seat: int) -> list[Any]:
        every = real_choices(self, seat)
        return every[hidden_byte(self.state, name) % len(every) :] if every else []

    def why_not(self: Match, seat: object, *path: object) -> Any:
        refusal = real_why_not(self, seat, *path)
        return refusal and changed(refusal, code=f"{refusal.code}-{hidden_byte(self.state, name)}")

    def ahead(self: Match, seat: int) -> list[Any]:
        every = real_ahead(self, seat)
        return every[hidden_byte(self.state, name) % len(every) :] if every else []

    def brings(self: Match, *path: int) -> Brings:
        told = real_brings(self, *path) or Brings(0)
        return Brings(told.points + hidden_byte(self.state, name), told.gains)

    def bot_heard(feed: tuple[Told, ...], seat: int, kinds: Any) -> list[Event]:
        stream = real_heard(feed, seat, kinds)
        leak = hidden_byte(holder["match"].state, name) % 2
        return stream[: len(stream) - leak]

    def catch_up(self: driver.Driver) -> None:
        holder["match"] = self.match
        real_catch_up(self)

    def ask(self: driver.Driver, seat: int) -> Any:
        every = self.match.choices(seat)
        return self.bots[seat].choose(every[hidden_byte(self.match.state, name) % len(every) :], None)

    holder: dict[str, Match] = {}
    real_hear, real_told, real_view, real_observe = Fold.hear, Match.told, Match.view, Match.observe
    real_choices, real_why_not, real_ahead = Match.choices, Match.why_not, Match.ahead
    real_brings = Match.brings
    real_heard, real_catch_up = heard, driver.Driver.catch_up
    patches: dict[str, list[Any]] = {
        "tell": [patch.object(State, "tell", tell), patch.object(Fold, "hear", hear)],
        "audience": [patch.object(State, "tell", tell)],
        "told": [patch.object(Match, "told", told)],
        "view": [patch.object(Match, "view", view)],
        "observed": [patch.object(Match, "observe", observe)],
        "choices": [patch.object(Match, "choices", choices)],
        "why_not": [patch.object(Match, "why_not", why_not)],
        "ahead": [patch.object(Match, "ahead", ahead)],
        "brings": [patch.object(Match, "brings", brings)],
        "bot events": [patch.object(driver, "heard", bot_heard), patch.object(driver.Driver, "catch_up", catch_up)],
        "bot choices": [patch.object(driver.Driver, "ask", ask)],
    }
    active = patches[mutant.door]
    for each in active:
        each.start()
    try:
        yield
    finally:
        for each in reversed(active):
            each.stop()


# Finding them.


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played, and where it told what."""

    seed: int
    players: int
    plays: tuple[tuple[int, int, tuple[int, ...]], ...]
    """For each choice: the seat, the row, the draws that answered it."""
    told_at: dict[str, list[int]]
    """For each `tell` site, the choices that led to it."""
    bytes_at: dict[str, set[int]]
    """For each `tell` site, the hidden bytes it could have let slip."""


@cache
def library(case: Case) -> tuple[Played, ...]:
    """Games that together reach every `tell` site often."""
    games = []
    every = len(settings(case.game, case.rules.edition))
    by_line = {site.line: site.name for site in sites(case.game.package).values()}
    for seed in range(4 * every if every > 12 else 96):
        told_at: dict[str, list[int]] = {}
        bytes_at: dict[str, set[int]] = {}

        def tell(self: State, audience: int, kind: int, *values: int) -> None:
            if self.feed is not None:
                site = by_line[_caller()]
                told_at.setdefault(site, []).append(len(begun[0].journal) - 1 if begun else -1)  # noqa: B023
                bytes_at.setdefault(site, set()).add(secret_byte(case, self))  # noqa: B023
                self.feed.append((audience, (kind, *values)))

        begun: list[Match] = []
        with patch.object(State, "tell", tell):
            match = random_match(case, seed)
            begun.append(match)
            for _ in random_play(match, Random(seed), 500, case.curious if seed // every % 2 else ()):
                pass
        plays = tuple((entry.seat, entry.path[0], entry.draws) for entry in match.journal[1:])  # type: ignore[union-attr]
        games.append(Played(seed, match.players, plays, told_at, bytes_at))
    return tuple(games)


def carries_nothing(mutant: Mutant) -> bool:
    """Whether nothing is hidden yet wherever this site is reached, so that no byte added there can leak."""
    return mutant.door == "tell" and not telling(mutant)


def telling(mutant: Mutant) -> set[int]:
    """The numbers of players with which something hidden differs where this site is reached."""
    by_players: dict[int, set[int]] = {}
    for game in library(mutant.case):
        by_players.setdefault(game.players, set()).update(game.bytes_at.get(mutant.what, ()))
    assert any(by_players.values()), f"{mutant.what} is never reached"
    return {players for players, found in by_players.items() if len(found) > 1}


def caught(mutant: Mutant, rng: Random) -> bool:
    """Whether the twin run notices this leak."""
    experiments = _at_site(mutant, rng) if mutant.door in ("tell", "audience") else _anywhere(mutant, rng)
    for match, seat, other, steps, pick in experiments:
        with grafted(mutant):
            if twin_run(match, other, seat, rng, steps=steps, may_see=mutant.case.may_see(match.options), pick=pick):
                return True
    return False


Experiment = tuple[Match, int, State, int, Callable[[State, Random], int] | None]


def _anywhere(mutant: Mutant, rng: Random) -> Iterator[Experiment]:
    for seed in range(400):
        match = random_match(mutant.case, seed)
        for _ in random_play(match, rng, rng.randrange(5, 40)):
            pass
        if match.seat is not None:
            seat = match.seat if rng.random() < 0.5 else rng.randrange(match.players)
            yield match, seat, imagine(match, seat, rng), 15, None


def _at_site(mutant: Mutant, rng: Random) -> Iterator[Experiment]:
    """Start at or shortly before the site, and go where the game went.

    Twins are taken that live through that stretch: whatever is shown on the way is the same in both worlds, and
    something still differs at the end, or may come to differ by a draw.  Most imagined worlds do not; they are tried
    in quick raw steps first.
    """
    case = mutant.case
    where = telling(mutant)
    games = [game for game in library(case) if game.players in where] or library(case)
    spots = [(game, at) for game in games for at in game.told_at.get(mutant.what, ()) if at >= 0]
    if not spots:
        yield from _in_the_opening(case)
        return
    for number in range(400):
        game, at = rng.choice(spots)
        start = max(0, at - number % 3)
        match = random_match(case, game.seed)
        for who, row, _draws in game.plays[:start]:
            match.play(who, row)
        rows = [row for _, first, draws in game.plays[start : at + 1] for row in (first, *draws)]
        for seat, belief in enumerate(beliefs(match)):
            for _ in range(100):
                other = belief.imagine(rng)
                if _lives(match.state, other, seat, rows, case):
                    yield match, seat, other, len(rows), _script(rows)
                    break


def _in_the_opening(case: Case) -> Iterator[Experiment]:
    """From before the first draw, for sites that are reached only before anybody is asked."""
    for seed in range(100):
        match = random_match(case, seed)
        draws = match.journal[0].draws  # type: ignore[union-attr]
        match.journal, match._feed, match._state = [], [], match._opening()
        for seat in range(match.players):
            yield match, seat, match.state.copy(), len(draws), _script(list(draws))


def _script(rows: list[int]) -> Callable[[State, Random], int]:
    """Picks these rows one after another."""
    waiting = iter(rows)
    return lambda _state, _rng: next(waiting)


def _lives(one: State, other: State, seat: int, rows: list[int], case: Case) -> bool:
    """Whether the seat hears the same in both worlds all the way, though something hidden still differs."""
    ends, chancy = [], False
    for state in (one.copy(), other.copy()):
        state.feed = []
        for row in rows:
            if row not in state.legal():
                return False
            chancy |= state.seat == CHANCE
            state.step(row)
        ends.append((heard(state.feed, seat, case.game.kinds), secret_byte(case, state)))
    return ends[0][0] == ends[1][0] and (ends[0][1] != ends[1][1] or chancy)
