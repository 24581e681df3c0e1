"""Moments that tests look for, in games that chance plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from grandvizier import Match

from .kit import House, Table


def sized(size: tuple[int, int]) -> dict[str, Any]:
    """How a window of this size is opened."""
    width, height = size
    return {"viewport": {"width": width, "height": height}}


def begun(game: str, players: int, seed: int, choices: int) -> Match:
    """A game in which chance has made so many choices, none of them of several steps."""
    match, rng = Match(game, players=players, seed=seed), Random(seed)
    for _ in range(choices):
        assert match.seat is not None
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    return match


def met(
    house: House,
    game: str,
    players: int,
    until: Callable[[Match], bool],
    names: Iterable[str],
    **options: bool | str,
) -> Table:
    """A moment in which the first seat is asked, of which this is so; each name is another game."""
    for name in names:
        rng = Random(f"{game} {name}")
        match = Match(game, players=players, seed=name, options=options)
        while match.seat is not None:
            if match.seat == 0 and until(match):
                return house.moment(match, len(match.feed()))
            choice = rng.choice(match.choices(match.seat))
            while choice.then:
                choice = rng.choice(choice.then)
            match.play(match.seat, *choice.path)
    raise AssertionError(f"not met in any of {game}")
