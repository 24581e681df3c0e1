"""The contract, run over any game: what holds, what is broken, what the game leaves to others, and what it says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, TypeAlias

from ..core.errors import BadComponents, BadSetup
from ..core.events import HIDDEN
from ..core.game import Game
from ..games import games as known_games
from ..games import register
from ..match import Match
from .contract import Broken
from .contract_parts import PARTS, Ground, Skipped
from .endless import EVERY, Endless, watched
from .wording import made, variables

Verdict: TypeAlias = Literal["holds", "broken", "skipped"]
GAMES: Final = 12
"""So many games are played for each part of the contract, unless somebody says otherwise."""
DEFAULTS: Final = {
    "load": "its components are whatever stands in components.toml, and are checked no further",
    "rulings": "it cites no rulings: a refusal says only that something is not possible now",
    "view": "its view is made from what was told, by the names of the places in its events",
    "faithful_view": "where memory counts, what was glimpsed is closed at the seat's next choice",
    "audit": "nothing but a face that is in two places would be noticed as missing or doubled",
    "belief": "what a seat could work out is found by playing through all that fits: fine for small games",
    "observe": "learners see what the view says",
    "tensor": "a view becomes numbers place by place",
    "appraiser": "greedy takes what brings most points at once",
    "mind": "search plays at random to the end, and knows nothing of the game",
    "ahead": "nobody can prepare a choice before it is asked",
    "book": "it brings no rules to read",
    "brings": "nobody is told before a choice what it brings",
}
"""What stands for a part that a game does not have, in words."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How one part of the contract stands."""

    name: str
    verdict: Verdict
    told: str

    def __str__(self) -> str:
        return f"{self.verdict:8}{self.name}: {self.told}"


def check(game: Game, *, games: int = GAMES, seed: str = "1") -> Iterator[CheckResult]:
    """How each part of the contract stands, one after the other."""
    if not any(known.name == game.name for known in known_games()):
        # Records name a game, and are looked up by that name.
        register(game)
    ground = Ground(game, games, seed)
    first: dict[str, str] = {}
    for name, part in PARTS.items():
        try:
            with watched(game.package, below=__name__, every=EVERY):
                result = _result(name, part, ground)
        except Endless as error:
            yield CheckResult(name, "broken", f"{error}; nothing else was tried")
            return
        if result.verdict == "broken":
            before = first.setdefault(result.told, name)
            result = result if before == name else CheckResult(name, "broken", f"as {before}")
        yield result


def _result(name: str, part: Callable[[Ground], str], ground: Ground) -> CheckResult:
    try:
        return CheckResult(name, "holds", part(ground))
    except Endless:
        raise
    except Skipped as why:
        return CheckResult(name, "skipped", str(why))
    except (Broken, BadSetup, BadComponents) as broken:
        return CheckResult(name, "broken", " ".join(str(broken).split()))
    except Exception as error:  # noqa: BLE001 - whatever a rule raises is what we are looking for
        last = _last_line(error, ground.game)
        return CheckResult(name, "broken", f"{type(error).__name__}: {error} ({last})")


def _last_line(error: BaseException, game: Game) -> str:
    """Where in the game it happened."""
    found, trace = game.package, error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if trace.tb_frame.f_globals.get("__name__", "").startswith(game.package):
            found = f"{code.co_filename}, line {trace.tb_lineno}, in {code.co_name}"
        trace = trace.tb_next
    return found


def defaults(game: Game) -> list[str]:
    """A sentence for each part that the game leaves to others."""
    left_out = [part for part in DEFAULTS if getattr(game, part) is not None and part in game.left_out]
    return [f"{part}: {DEFAULTS[part]}" for part in left_out]


def faces_shown(game: Game, seed: str = "1") -> dict[str, str]:
    """By event with a face, to whom it was shown in a few games: whether that is right only its author knows."""
    shown: defaultdict[str, set[str]] = defaultdict(set)
    for number in range(4):
        match, rng = Match(game, players=game.seats[-1], seed=f"{seed}|{number}"), Random(f"{seed}|{number}")
        while match.seat is not None:
            match.play(match.seat, *rng.choice(match.paths(match.seat)))
        for audience, event in match.feed():
            kind = game.kinds[event[0]]
            if kind.faces and any(event[at] != HIDDEN for at in kind.faces) and kind in game.own_kinds:
                seats = {seat for seat in range(match.players) if audience >> seat & 1}
                named = {event[i] for i, (_, f) in enumerate(kind.fields, start=1) if f.kind == "seat"}
                everybody = len(seats) == match.players
                shown[kind.name].add("everybody" if everybody else "the seats it names" if seats <= named else "some")
    return {name: " or ".join(sorted(who)) for name, who in sorted(shown.items())}


def sheet(game: Game, results: list[CheckResult]) -> dict[str, Any]:
    """All of it as JSON data."""
    rules = game.rules()
    return {
        "game": game.name,
        "holds": all(result.verdict != "broken" for result in results),
        "contract": [{"part": f.name, "verdict": f.verdict, "told": f.told} for f in results],
        "defaults": defaults(game),
        "faces": faces_shown(game),
        "words": {"missing": made(rules), "variables": variables(rules)},
    }
