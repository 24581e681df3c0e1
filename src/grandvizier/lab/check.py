"""The contract, run over any game: what holds, what is broken, what the game leaves to others, and what it says."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, TypeAlias

from ..bots import Driver, bot
from ..core.errors import BadComponents, BadSetup
from ..core.events import HIDDEN
from ..core.game import Game, nobody_knows
from ..core.state import CHANCE
from ..games import games as known_games
from ..games import register
from ..match import Match
from ..words import needed
from .contract import (
    Broken,
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
from .endless import EVERY, Endless, watched
from .fuzz import settings
from .leaks import leaks, tried
from .twin import imagine, twin_run
from .wording import made, say_everything, unknown, variables

Verdict: TypeAlias = Literal["holds", "broken", "skipped"]
GAMES: Final = 12
"""So many games are played for each part of the contract, unless somebody says otherwise."""
CLOSELY: Final = 0.1
"""How many positions are looked at with all that takes long."""

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


# The contract, a part after the other.  Each says in a sentence what it saw, or raises what is broken.


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


class Skipped(Exception):
    """Why a part of the contract does not concern a game."""


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
