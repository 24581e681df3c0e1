"""What a designer should look at: findings that are large, and that are hardly all chance, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..measure.inventory import Inventory
from .components import Component, ComponentEffect
from .discoveries import discoveries
from .ratio import Ratio

PLACE: Final = 0.02
"""A place at the table is worth a word if its share of the win is so far off an equal one,"""
COMPONENT: Final = 0.04
"""and a component if it changes the share of the win by so much."""
DEALS: Final = 30
"""With fewer deals, or pairs of games, nothing is said of either: who has not won yet may still win."""


PLACES: Final = "places"
COMPONENTS: Final = "components"
NOTHING: Final = "Nothing is clearly out of balance."
TOO_FEW: Final = f"Too few games to say anything of balance: it takes {DEALS} deals, and hundreds to be sure of much."


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that may be out of balance."""

    off: Ratio
    """How far it is off; nothing, if all is balanced."""
    least: float
    about: str
    """PLACES or COMPONENTS."""
    brief: str
    text: str

    def plain(self) -> dict[str, str]:
        """As JSON data."""
        return {"about": self.about, "brief": self.brief, "text": self.text}


def warnings(findings: Sequence[Finding]) -> list[dict[str, str]]:
    """What is told of them, the farthest off first."""
    known = [finding for finding in findings if finding.off.deals >= DEALS]
    told = discoveries([finding.off.p_value(0) for finding in known])
    found = [finding for finding, is_told in zip(known, told, strict=True) if is_told]
    large = [finding for finding in found if abs(finding.off.value) >= finding.least]
    return [finding.plain() for finding in sorted(large, key=lambda finding: -abs(finding.off.value))]


def looked_at(findings: Sequence[Finding]) -> dict[str, int]:
    """How many findings of each sort there were games enough for."""
    enough = [finding.about for finding in findings if finding.off.deals >= DEALS]
    return {about: enough.count(about) for about in (PLACES, COMPONENTS)}


def sentences(found: Mapping[str, Any]) -> list[str]:
    """What a whole study says of balance, in one sentence at least."""
    return [one["text"] for one in found["warnings"]] or [NOTHING if any(found["looked_at"].values()) else TOO_FEW]


def of_places(players: int, line_up: str, places: Mapping[int, tuple[Ratio, Ratio]]) -> Iterator[Finding]:
    """Whether it matters when one's turn comes."""
    if players == 1:
        return
    for place, (share, off) in places.items():
        if place == 1 and players == 2:  # what the first of two wins says it all
            continue
        who = "Whoever begins" if place == 0 else f"Place {place + 1}"
        brief = f"{who}: wins {_share(share)} ({players} players)"
        yield Finding(off, PLACE, PLACES, brief, f"{who} wins {_of_games(share, players, line_up)}.")


def of_deals(
    players: int, line_up: str, box: Inventory, dealt: Mapping[Component, tuple[Ratio, Ratio]]
) -> Iterator[Finding]:
    """Whether it matters what a seat is dealt where every seat is dealt something."""
    names = {(thing.family, thing.id): thing.name for thing in box.things}
    for component, (share, off) in dealt.items():
        name = names[component]
        won = f"{name} ({_strong(off)}): whoever is dealt it wins {_of_games(share, players, line_up)}"
        brief = f"{name}: {_share(share)} where dealt ({players} players)"
        yield Finding(off, COMPONENT, COMPONENTS, brief, f"{won}, and chance alone decides who has it.")


def of_components(
    players: int,
    line_up: str,
    box: Inventory,
    used: Mapping[Component, Mapping[str, Any]],
    effects: Sequence[ComponentEffect],
) -> Iterator[Finding]:
    """Whether a component makes or breaks a game."""
    names = {(thing.family, thing.id): thing.name for thing in box.things}
    for effect in effects:
        who = "whoever is dealt it" if effect.dealt else "whoever takes it"
        plain = used[effect.component]["share_dealt" if effect.dealt else "share_taken"]
        won = f", and wins {_percent(plain['value'], plain['low'], plain['high'])} of them" if plain else ""
        mean = effect.share.mean()
        low, high = sorted((abs(mean.low), abs(mean.high)))
        many = f"{100 * abs(mean.value):.0f} ({100 * low:.0f} to {100 * high:.0f})"
        changes = f"{many} {'more' if mean.value > 0 else 'fewer'}"
        name = names[effect.component]
        yield Finding(
            effect.share,
            COMPONENT,
            COMPONENTS,
            f"{name}: {changes} wins of 100 by it ({players} players)",
            f"{name} ({_strong(effect.share)}): {who} wins {changes} of 100 games with {players} players ({line_up}) "
            f"than in the same deals without it{won}.",
        )


def _strong(off: Ratio) -> str:
    return "strong" if off.value > 0 else "weak"


def _of_games(share: Ratio, players: int, line_up: str) -> str:
    return f"{_share(share)} of games with {players} players ({line_up}); an equal share is {100 / players:.0f} %"


def _share(share: Ratio) -> str:
    won = share.share()
    return _percent(won.value, won.low, won.high)


def _percent(value: float, low: float, high: float) -> str:
    """A share in words: `31 % (28 to 34)`."""
    return f"{100 * value:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
