"""What a designer should look at: findings that are large, and that are hardly all chance, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..measure.inventory import Inventory
from .components import Component, Effect
from .discoveries import discoveries
from .ratio import Ratio

PLACE: Final = 0.02
"""A place at the table is worth a word if its share of the win is so far off an equal one,"""
COMPONENT: Final = 0.04
"""and a component if it changes the share of the win by so much."""
DEALS: Final = 30
"""With fewer deals, or pairs of games, nothing is said of either: who has not won yet may still win."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that may be out of balance."""

    off: Ratio
    """How far it is off; nothing, if all is balanced."""
    least: float
    text: str


def warnings(findings: Sequence[Finding]) -> list[str]:
    """What is told of them, the farthest off first."""
    known = [finding for finding in findings if finding.off.deals >= DEALS]
    told = discoveries([finding.off.p_value(0) for finding in known])
    found = [finding for finding, is_told in zip(known, told, strict=True) if is_told]
    large = [finding for finding in found if abs(finding.off.value) >= finding.least]
    return [finding.text for finding in sorted(large, key=lambda finding: -abs(finding.off.value))]


def of_places(players: int, line_up: str, places: Mapping[int, tuple[Ratio, Ratio]]) -> Iterator[Finding]:
    """Whether it matters when one's turn comes."""
    if players == 1:
        return
    for place, (share, off) in places.items():
        if place == 1 and players == 2:  # what the first of two wins says it all
            continue
        who = "Whoever begins" if place == 0 else f"Place {place + 1}"
        yield Finding(off, PLACE, f"{who} wins {_of_games(share, players, line_up)}.")


def of_deals(
    players: int, line_up: str, box: Inventory, dealt: Mapping[Component, tuple[Ratio, Ratio]]
) -> Iterator[Finding]:
    """Whether it matters what a seat is dealt where every seat is dealt something."""
    names = {(thing.family, thing.id): thing.name for thing in box.things}
    for component, (share, off) in dealt.items():
        won = f"{names[component]}: a seat that is dealt it wins {_of_games(share, players, line_up)}"
        yield Finding(off, COMPONENT, f"{won}, and chance alone decides who has it.")


def of_components(
    players: int, box: Inventory, used: Mapping[Component, Mapping[str, Any]], effects: Sequence[Effect]
) -> Iterator[Finding]:
    """Whether a component makes or breaks a game."""
    names = {(thing.family, thing.id): thing.name for thing in box.things}
    for effect in effects:
        how = "dealt" if effect.dealt else "taken"
        plain = used[effect.component][f"share_{how}"]
        won = f", who wins {_interval(plain)} of games with {players} players," if plain else ""
        mean = effect.share.mean()
        gain = "gains" if mean.value > 0 else "loses"
        low, high = sorted((abs(mean.low), abs(mean.high)))
        seat = f"{names[effect.component]}: a seat that {'is dealt' if effect.dealt else 'takes'} it"
        much = f"{_percent(abs(mean.value), low, high)} of the win"
        yield Finding(effect.share, COMPONENT, f"{seat}{won} {gain} {much} by it: the same deal was played without.")


def _of_games(share: Ratio, players: int, line_up: str) -> str:
    won = share.share()
    told = f"{_percent(won.value, won.low, won.high)} of games with {players} players ({line_up})"
    return f"{told}; an equal share is {100 / players:.0f} %"


def _interval(plain: Mapping[str, float]) -> str:
    return _percent(plain["value"], plain["low"], plain["high"])


def _percent(value: float, low: float, high: float) -> str:
    """A share in words: `31 % (28 to 34)`."""
    return f"{100 * value:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
