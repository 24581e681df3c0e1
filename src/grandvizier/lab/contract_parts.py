"""The parts of the contract, one after the other: each says in a sentence what it saw, or raises what is broken."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from ..bots import Driver, bot
from ..core.game import Game, nobody_knows
from ..core.state import CHANCE
from ..match import Match
from ..words import needed
from .contract import (
    Minds,
    check_copy,
    check_imagined,
    check_parts,
    check_record,
    check_refusals,
    check_result,
    check_saved,
    check_streams,
    check_table,
    demand,
    walk,
)
from .fuzz import settings
from .leaks import leaks, tried
from .twin import imagine, twin_run
from .wording import made, say_everything, unknown

CLOSELY: Final = 0.1
"""How many positions are looked at with all that takes long."""


class Skipped(Exception):
    """Why a part of the contract does not concern a game."""


@dataclass(slots=True)
class Ground:
    """A game, and games of it to look at."""

    game: Game
    games: int
    seed: str
    leaks: Counter[str] = field(default_factory=Counter)

    def matches(self, what: str) -> Iterator[tuple[Match, Random]]:
        """Matches that have not begun, over all settings in turn, each with dice of its own."""
        for number in range(self.games):
            every = settings(self.game)
            players, options = every[number % len(every)]
            name = f"{what}|{self.seed}|{number}"
            yield Match(self.game, players=players, options=options, seed=name), Random(name)

    def played(self, what: str) -> Iterator[tuple[Match, Random]]:
        """Each match before every choice, and at its end."""
        for match, rng in self.matches(what):
            length = 0
            while match.seat is not None:
                yield match, rng
                match.play(match.seat, *rng.choice(match.paths(match.seat)))
                length += 1
                longest = self.game.longest(match.players, match.options)
                demand("a game went on for more than {} choices", longest, holds=length <= longest)
            yield match, rng

    def somewhere(self, rng: Random) -> Match:
        """A match in the middle of a game."""
        every = settings(self.game)
        players, options = rng.choice(every)
        match = Match(self.game, players=players, options=options, seed=str(rng.random()))
        for _ in range(rng.randrange(12)):
            if match.seat is None:
                return Match(self.game, players=players, options=options, seed=str(rng.random()))
            match.play(match.seat, *rng.choice(match.paths(match.seat)))
        return match


def _replay(ground: Ground) -> str:
    decisions = 0
    for match, _ in ground.played("replay"):
        if match.over:
            check_record(match)
            check_streams(match)
            check_result(match)
            decisions += len(match.journal) - 1
    return f"{ground.games} games of {decisions} choices replay from their records, draw by draw"


def _copy(ground: Ground) -> str:
    looked = 0
    for match, rng in ground.matches("copy"):
        for state in walk(ground.game.rules().start(match.players, match.options), rng):
            if rng.random() < CLOSELY or not looked:
                check_copy(state, rng)
                check_saved(state)
                looked += 1
    return f"{looked} positions share nothing with their copies, and survive JSON"


def _refusals(ground: Ground) -> str:
    looked = 0
    for match, rng in ground.played("refusals"):
        if match.seat is not None and (rng.random() < CLOSELY or not looked):
            check_refusals(match, rng)
            check_parts(match.state)
            looked += 1
    return f"in {looked} positions everything is either offered or refused with a sentence"


def _fold(ground: Ground) -> str:
    looked = 0
    for match, _ in ground.played("fold"):
        check_table(match)
        looked += 1
    return f"in {looked} positions everybody sees what follows from what they were told"


def _places(ground: Ground) -> str:
    """What a seat saw at a place never changes in silence."""
    heard = defaultdict[int, int](int)
    before: dict[int, dict[int, int | None]] = {}
    for match, _ in ground.played("places"):
        if len(match.journal) == 1:
            heard.clear()
            before.clear()
        for seat in range(match.players):
            now = {place: face for place, _, face in match.view(seat)["table"]}
            was = before.get(seat, {})
            changed = {place for place in was.keys() & now.keys() if None not in (was[place], now[place])}
            changed = {place for place in changed if was[place] != now[place]} - match.changed_places(heard[seat])
            names = [match.rules.places[place] for place in sorted(changed)]
            demand("something else lies at {} and no event names the place", names, holds=not changed)
            heard[seat], before[seat] = match.events, now
    return "no face changes at a place that no event has named"


def _imagine(ground: Ground) -> str:
    imagined, minds = 0, None
    for match, rng in ground.played("imagine"):
        minds = Minds(match) if len(match.journal) == 1 or minds is None else minds
        if match.seat is None or rng.random() > 3 * CLOSELY:
            continue
        for seat, belief in enumerate(minds.now()):
            check_imagined(match, seat, belief.imagine(rng))
            imagined += 1
    return f"{imagined} imagined positions look to their seat just like the real one"


def _twin(ground: Ground) -> str:
    ran = 0
    for number in range(4 * ground.games):
        rng = Random(f"twin|{ground.seed}|{number}")
        match = ground.somewhere(rng)
        if match.seat is None:
            continue
        seat = match.seat if rng.random() < 0.5 else rng.randrange(match.players)
        leak = twin_run(match, imagine(match, seat, rng), seat, rng, steps=20, may_see=lambda *_: True)
        demand("seat {} can tell two worlds apart that it should not: {}", seat, leak, holds=leak is None)
        ran += 1
    return f"{ran} pairs of worlds stayed the same for a seat that could not know which it is in"


def _mutants(ground: Ground) -> str:
    first, _ = next(ground.matches("mutants"))
    found, silent = 0, []
    for leak in leaks(first):
        verdict = tried(leak, ground.somewhere, Random(f"{leak.where}|{ground.seed}"))
        demand("a leak made on purpose in {} was not noticed", leak.where, holds=verdict != "missed")
        found += verdict == "found"
        silent += [] if verdict == "found" else [leak.where]
    if not found:
        raise Skipped("nothing seems to be hidden from anybody, so nothing can leak")
    rest = f"; nothing could be noticed in {', '.join(silent)}" if silent else ""
    return f"{found} leaks made on purpose were noticed{rest}"


def _words(ground: Ground) -> str:
    for match, rng in ground.matches("words"):
        say_everything(match, rng)
        break
    rules = ground.game.rules()
    slips = unknown(rules)
    demand("its catalogues say what nothing calls for: {}", ", ".join(slips), holds=not slips)
    missing = made(rules)
    told = [
        f"{len(lacking)} of {len(needed(rules))} messages are not said in {language}"
        for language, lacking in missing.items()
        if lacking
    ]
    return "; ".join(told) or "everything is said in every language"


def _chance(ground: Ground) -> str:
    drawn = 0
    for match, rng in ground.matches("chance"):
        for state in walk(ground.game.rules().start(match.players, match.options), rng):
            drawn += state.seat == CHANCE
    if not drawn:
        raise Skipped("nothing is ever drawn")
    return f"{drawn} draws were each one of several that differ"


def _bots(ground: Ground) -> str:
    names = ("random", "greedy", "page:4")
    for name in names:
        match, _ = next(ground.matches(name))
        seats = range(match.players)
        bots = {seat: bot(name, match.rules, match.players, match.options, seat, seed=ground.seed) for seat in seats}
        Driver(match, bots).finish()
        demand("{} did not play to the end", name, holds=match.over)
    return f"{', '.join(names)} play it to the end"


def _observe(ground: Ground) -> str:
    try:
        from ..nets.expansion import expander  # noqa: PLC0415 - only with numpy
    except ModuleNotFoundError:
        raise Skipped("numpy is not installed: pip install 'grandvizier[learn]'") from None
    game = ground.game
    if game.observe is None:
        raise Skipped("it has views alone: vector environments cannot play it")
    rules, compared = game.rules(), 0
    for match, _ in ground.played("observe"):
        for seat in range(match.players):
            told = expander(rules).one(match.observe(seat)).tolist()
            numbers = [float(number) for number in game.tensor(rules, match.view(seat))]
            alike = all(abs(a - b) < 1e-6 for a, b in zip(told, numbers, strict=True))
            demand("what seat {} observes are other numbers than its view", seat, holds=alike)
            compared += 1
    return f"{compared} observations are the numbers of their views"


def _ahead(ground: Ground) -> str:
    if ground.game.ahead is nobody_knows:
        raise Skipped("nobody can say what is asked next")
    kept = 0
    foretold: dict[int, str] = {}
    for match, _ in ground.played("ahead"):
        if len(match.journal) == 1:
            foretold.clear()
        seat = match.seat
        wanted = foretold.pop(seat, None) if seat is not None and not match.in_passing else None
        demand(
            "seat {} was asked {}, not {} as foretold",
            seat,
            match.question,
            wanted,
            holds=wanted in (None, match.question),
        )
        kept += wanted is not None
        foretold |= {who: question for who in range(match.players) if (question := match.next_question(who))}
    return f"{kept} questions came as they were foretold"


PARTS: Final[dict[str, Callable[[Ground], str]]] = {
    "chance": _chance,
    "replay": _replay,
    "copy": _copy,
    "refusals": _refusals,
    "fold": _fold,
    "places": _places,
    "imagine": _imagine,
    "twin": _twin,
    "mutants": _mutants,
    "observe": _observe,
    "ahead": _ahead,
    "words": _words,
    "bots": _bots,
}
