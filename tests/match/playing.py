"""Playing matches in tests: random choices, what a seat knows, and all there is to a match."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from grandvizier import Choice, Match
from grandvizier.core.save import save


def number(match: Match, rule: Callable[..., None], *args: int) -> int:
    """The row of a move."""
    return match.rules.moves.number(rule, *args)


def any_choice(match: Match, rng: Random) -> Choice:
    """A choice of the seat that is asked, to its end or as far as a person might go before stopping."""
    assert match.seat is not None
    choice = rng.choice(match.choices(match.seat))
    while choice.then and rng.random() < 0.7:
        choice = rng.choice(choice.then)
    return choice


def play_on(match: Match, rng: Random, choices: int = 10**6) -> Match:
    """Some more random choices, or as many as it takes."""
    for _ in range(choices):
        if match.seat is None:
            break
        match.play(match.seat, *any_choice(match, rng).path)
    return match


def knows(match: Match, seat: int | None) -> dict[str, Any]:
    """All that a seat has: its stream, its view, and what it could have written down."""
    found: dict[str, Any] = {"told": match.told(seat), "view": match.view(seat)}
    if seat is not None:
        belief = match.game.belief(match.rules, match.players, match.options, seat)
        for event in match.told(seat):
            belief.hear(event)
        found["notebook"] = belief.notebook()
    return found


def everybody_knows(match: Match) -> list[dict[str, Any]]:
    """What each seat has, and an onlooker."""
    return [knows(match, seat) for seat in (*range(match.players), None)]


def everything(match: Match) -> dict[str, Any]:
    """The position, the journal and all streams: unchanged if and only if nothing happened."""
    return {
        "position": save(match.state),
        "journal": list(match.journal),
        "feed": match.feed(),
        "views": [match.view(seat) for seat in (*range(match.players), None)],
        "record": json.dumps(match.record()),
    }
