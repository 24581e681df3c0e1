"""One game told twice: as it was, and as it might have been for all that one seat, or an onlooker, ever learned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from grandvizier.core.events import heard
from grandvizier.core.game import Options
from grandvizier.core.rules import Rules
from grandvizier.core.state import CHANCE, State
from grandvizier.lab.twin import pair
from grandvizier.match import Match, scripted
from grandvizier.match.journal import Chosen

TRIES = 100
"""So many other worlds are looked at; the one that stays apart unnoticed for longest is played."""


@dataclass(frozen=True, slots=True)
class Script:
    """A game to be played over the wire."""

    choices: tuple[tuple[int, tuple[int, ...]], ...]
    """Who chooses what."""
    draws: tuple[int, ...]
    """What chance answers, in order."""


@dataclass(frozen=True, slots=True)
class Twins:
    """Two games that the witness cannot tell apart, however they go."""

    one: Script
    two: Script
    apart: int
    """After so many choices the two positions differed."""


def a_game(rules: Rules, players: int, options: Options, seed: str, choices: int) -> Match:
    """So many choices of a random game, every verb as likely as any other."""
    match, rng = Match(rules, players=players, options=options, seed=seed), Random(seed)
    while match.seat is not None and len(match.journal) <= choices:
        offered = match.choices(match.seat)
        verb = rng.choice(sorted({choice.do for choice in offered}))
        choice = rng.choice([choice for choice in offered if choice.do == verb])
        while choice.then:
            choice = rng.choice(choice.then)
        match.play(match.seat, *choice.path)
    return match


def twins(match: Match, witness: int, seed: str, since: float) -> Twins:
    """Of many games that the witness cannot tell from this one, that which differs from it for longest.

    Half of them may differ from this share of the game on, the others from later on.
    """
    later = [max(0.0, 2 * n / TRIES - 1) for n in range(TRIES)]
    found = [_twin(match, witness, Random(f"{seed} {n}"), since + (1 - since) * more) for n, more in enumerate(later)]
    return max(found, key=lambda twin: twin.apart)


def undoable(match: Match, script: Script) -> set[int]:
    """After which of its choices whoever made it may take it back."""
    again = Match(
        match.rules,
        players=match.players,
        options=match.options,
        chance=scripted(*script.draws, then=lambda d: d.rows[0]),
    )
    found = set()
    for number, (seat, path) in enumerate(script.choices):
        again.play(seat, *path)
        if again.why_not_undo(seat) is None:
            found.add(number)
    return found


def _twin(match: Match, witness: int, rng: Random, share: float) -> Twins:
    """Play the game and another one in step, until the witness would be told a face that differs.

    What is drawn may differ from this share of the game on.
    """
    entries = [entry for entry in match.journal if isinstance(entry, Chosen)]
    one, two = _opening(match), _opening(match)
    kept: list[tuple[Chosen, Chosen]] = []
    apart = 0
    for number, entry in enumerate(entries):
        curious = witness if number >= share * len(entries) else None
        other = _in_step(one, two, entry, rng, curious, witness)
        if other is None:
            break
        kept.append((entry, other))
        apart += one != two
    return Twins(_script([entry for entry, _ in kept]), _script([other for _, other in kept]), apart)


def _script(entries: Sequence[Chosen]) -> Script:
    choices = tuple((entry.seat, entry.path) for entry in entries[1:])
    return Script(choices, tuple(row for entry in entries for row in entry.draws))


def _opening(match: Match) -> State:
    state = match.game.begin(match.rules, match.players, match.options, match.first)
    state.feed = []
    state.settle()
    return state


def _in_step(one: State, two: State, entry: Chosen, rng: Random, curious: int | None, witness: int) -> Chosen | None:
    """The entry in the other world; None if the witness is told there what it is not told here."""
    kinds = one.rules.game.kinds
    rows = []
    for row in (*entry.path, *entry.draws):
        assert one.seat == two.seat
        asked = one.seat
        one.feed, two.feed = [], []
        one.step(row)
        events = [event for _, event in one.feed]
        paired = pair(two, row, events, rng, curious if asked == CHANCE else None)
        if paired is None:
            return None
        two.step(paired)
        rows.append(paired)
        if heard(one.feed, witness, kinds) != heard(two.feed, witness, kinds):
            return None
    path = len(entry.path)
    return replace(entry, path=tuple(rows[:path]), draws=tuple(rows[path:]))
