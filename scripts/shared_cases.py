"""Writes web/fixtures/cases.json: what Python's Words and Narrowing say, which the page's must say too.

Whole games in sentences, ways from all that may be chosen to one choice, and stories with what was done in them.
`build_web.py run test` writes it before the page's tests run; nobody keeps it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import grandvizier as gv
from grandvizier.core.errors import Refusal
from grandvizier.core.game import Game
from grandvizier.games import games
from grandvizier.match import Choice
from grandvizier.server.protocol.encode import offer, refused
from grandvizier.server.protocol.game_sheet import sheet
from grandvizier.terminal.model.narrow import Narrowing
from grandvizier.words import LANGUAGES, Words

FILE = Path(__file__).resolve().parent.parent / "web" / "fixtures" / "cases.json"
SEED = 7
ALIKE = 2
"""So many positions are taken in which the same may be done."""
STORIES = 2
"""So many games are told for each set of options."""
WALKS = 6
"""So many choices of a position are walked to."""
PEOPLE = ("Ada", "Bahram", "Chiara", "Davi", "Élodie", "Farid", "Gül", "Hana")


def played(game: str, seed: int) -> gv.Match:
    """A whole game of random choices."""
    match, rng = gv.Match(game, players=max(2, gv.rules(game).game.seats[0]), seed=seed), Random(seed)
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    return match


def gains(game: str, seed: int) -> list[tuple[int, ...]]:
    """What choices may bring, each kind of it once with every sign of its numbers."""
    match, rng = gv.Match(game, players=max(2, gv.rules(game).game.seats[0]), seed=seed), Random(seed)
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    while match.seat is not None:
        every = match.choices(match.seat)
        for path in leaves(every):
            brings = match.brings(*path)
            for gain in brings.gains if brings else ():
                found.setdefault((gain[0], *((value > 0) - (value < 0) for value in gain[1:])), gain)
        match.play(match.seat, *rng.choice(every).path)
    return list(found.values())


def refusals(match: gv.Match, seat: int) -> list[Refusal]:
    """Every reason why something cannot be chosen now, each once."""
    found = [match.why_not(seat, row) for row in range(len(match.rules.moves.rows))]
    found.append(match.why_not_undo(seat))
    return list({refusal.code: refusal for refusal in found if refusal}.values())


# The sentences.


def told(game: str, seed: int) -> dict[str, Any]:
    """One game, told to a player and to an onlooker in every language."""
    match = played(game, seed)
    fresh = gv.Match(game, players=match.players, seed=seed)
    rules, names = match.rules, PEOPLE[: match.players - 1]  # one seat goes without a name
    asked = fresh.seat or 0
    brought = gains(game, seed)
    reasons = [*refusals(fresh, asked), *refusals(fresh, (asked + 1) % match.players), *refusals(match, 0)]
    listeners = []
    for seat in (1, None):
        listener: dict[str, Any] = {"seat": seat, "events": match.told(seat), "told": {}}
        for language in LANGUAGES:
            words = Words(rules, language, seat=-1 if seat is None else seat, names=names)
            listener["told"][language] = {
                "events": [words.event(event) for event in match.told(seat)],
                "rows": [words.row(row) for row in range(len(rules.moves.rows))],
                "places": [[words.place(place, actor) for actor in range(-1, 2)] for place in range(len(rules.places))],
                "gains": [words.gain(gain) for gain in brought],
                "refusals": [words.refusal(reason) for reason in reasons],
                "rulings": [words.ruling(ruling.id) for ruling in rules.game.rulings],
            }
        listeners.append(listener)
    return {
        # The charts are not composed from words.
        "sheet": msgspec.to_builtins(msgspec.structs.replace(sheet(rules), charts=[])),
        "names": names,
        "gains": brought,
        "refusals": msgspec.to_builtins([refused(reason) for reason in reasons]),
        "listeners": listeners,
    }


def shipped() -> list[Game]:
    """The games that come with the project; a test may have registered others."""
    return [game for game in games() if game.package.startswith("grandvizier.")]


# The ways to a choice.


def positions(game: Game, seed: int) -> Iterator[tuple[gv.Match, list[Choice]]]:
    """Moments of two games of random choices, one as usual and one with every option otherwise; few of them alike."""
    met: Counter[frozenset[str]] = Counter()
    for options in ({}, otherwise(game)):
        match, rng = gv.Match(game, players=max(2, game.seats[0]), seed=seed, options=options), Random(seed)
        while match.seat is not None:
            found = match.choices(match.seat)
            verbs = frozenset(one.do for one in reachable(found))
            met[verbs] += 1
            if met[verbs] <= ALIKE and len(found) > 1:
                yield match, found
            match.play(match.seat, *rng.choice(found).path)


def reachable(choices: Iterable[Choice]) -> Iterator[Choice]:
    """These choices, and all that complete them."""
    for choice in choices:
        yield choice
        yield from reachable(choice.then)


def leaves(choices: Iterable[Choice]) -> list[tuple[int, ...]]:
    """The paths that can be played from here."""
    return [choice.path for choice in reachable(choices) if not choice.then]


def walk(match: gv.Match, choices: list[Choice], path: tuple[int, ...]) -> list[dict[str, Any]]:
    """The way to a path, a verb or a place at a time, and after each pick what can still be played."""
    narrowing, steps = Narrowing(match.rules, choices), []

    def note(**pick: Any) -> None:
        steps.append({**pick, "left": sorted(leaves(narrowing.stage.pool))})

    for level in range(len(path)):
        if len(narrowing.stage.before) > level:
            continue  # There was one choice only: that is decided.
        goal = next(one for one in narrowing.stage.pool if one.path == path[: level + 1])
        verb = next((item for item in narrowing.items() if item.verb == goal.do and not item.field), None)
        if verb and not verb.choice:
            narrowing.pick(verb)
            note(verb=goal.do)
        for place in offer(match.rules, goal).at:
            if len(narrowing.stage.before) == level and narrowing.name(place):
                note(place=place)
        while len(narrowing.stage.before) == level and len(narrowing.stage.pool) > 1:
            narrow_to(narrowing, goal)
        note(choice=goal.path)
    return steps


def narrow_to(narrowing: Narrowing, goal: Choice) -> None:
    """Pick the first thing that leaves the goal."""
    for item in narrowing.items():
        narrowing.pick(item)
        if goal in narrowing.stage.pool or goal in narrowing.stage.before:
            return
        narrowing.back()
    raise AssertionError(goal)


def chosen(game: Game, seed: int) -> list[dict[str, Any]]:
    """What may be chosen at several moments, and ways to some of it."""
    cases, rng = [], Random(seed)
    for match, choices in positions(game, seed):
        paths = leaves(choices)
        goals = rng.sample(paths, min(WALKS, len(paths)))
        offers = [offer(match.rules, choice) for choice in choices]
        walks = [{"path": path, "steps": walk(match, choices, path)} for path in goals]
        cases.append({"seat": match.seat, "offers": msgspec.to_builtins(offers), "walks": walks})
    return cases


# What was done.


def otherwise(game: Game) -> dict[str, Any]:
    """Every option as it usually is not."""
    return {option.name: next(v for v in option.allowed if v != option.default) for option in game.options}


def story(game: Game, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A game of random choices as its first seat hears it, with the verb of each step that somebody chose."""
    match = gv.Match(game, players=min(3, game.seats[-1]), seed=seed, options=options)
    rng, verbs = Random(seed), []
    while match.seat is not None:
        steps = [rng.choice(match.choices(match.seat))]
        while steps[-1].then:
            steps.append(rng.choice(steps[-1].then))
        verbs += [step.do for step in steps]
        match.play(match.seat, *steps[-1].path)
    return {"events": match.told(0), "verbs": verbs}


def stories(game: Game) -> list[dict[str, Any]]:
    """Games as they are usually played, and with every option otherwise."""
    return [story(game, SEED + seed, options) for options in ({}, otherwise(game)) for seed in range(STORIES)]


# All of it.


def case(game: Game) -> dict[str, Any]:
    """What is said and what may be chosen in one game."""
    return {**told(game.name, SEED), "choosing": chosen(game, SEED), "stories": stories(game)}


def cases() -> str:
    """The whole file."""
    return json.dumps([case(game) for game in shipped()], ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(cases(), "utf-8")
