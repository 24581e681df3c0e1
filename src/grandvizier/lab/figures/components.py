"""What components do: how often each is offered, taken, dealt and held, who wins with it, and what it changes.

Who takes something is not who would do as well without it: a share of the win "when taken" is no cause.  So each game
was played again with one thing less, from the same deal by the same bots; the *paired* effect is the mean difference.
Where every seat is dealt equally many of a family and nobody chooses, as characters are, chance alone says who has
what: there the plain share tells the cause already.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..measure.inventory import NOTHING, Inventory
from .blocks import Blocks, numbered
from .ratio import Ratio, Sums, plain

Component = tuple[str, str]
"""Its family and its id."""


@dataclass(frozen=True, slots=True)
class ComponentEffect:
    """What one component changes, for whoever chose it or was dealt it."""

    component: Component
    dealt: bool
    share: Ratio
    """Of the win, with it less without it."""
    points: Ratio


def used(blocks: Blocks) -> dict[Component, dict[str, Any]]:
    """For each component how often a seat meets it, and the share of the win of those who did."""
    sums: Sums[tuple[str, str, str]] = Sums()
    for faces in blocks.columns("faces", "deal", "family", "component", "offered", "taken", "dealt", "held", "share"):
        keys, which = numbered(faces["family"], faces["component"])
        deal, share = faces["deal"], faces["share"]
        offered, taken = faces["offered"] > 0, faces["taken"] > 0
        for name, there in {
            "offered": offered,
            "taken": taken,
            "dealt": faces["dealt"] > 0,
            "held": faces["held"],
        }.items():
            sums.add([(name, *key) for key in keys], which[there], deal[there], np.ones(there.sum()))
            sums.add([(f"share {name}", *key) for key in keys], which[there], deal[there], share[there])
        sums.add([("taken of offered", *key) for key in keys], which[offered], deal[offered], taken[offered])
    each = blocks.setting.turns * blocks.setting.players
    found: dict[Component, dict[str, Any]] = {}
    for component in sorted({key[1:] for key in sums.known()}):
        row = found[component] = {}
        for name in ("offered", "taken", "dealt", "held"):
            row[name] = plain(sums.of_all((name, *component), blocks.deals, each).share())
            shares = sums.ratio((f"share {name}", *component))
            row[f"share_{name}"] = plain(shares.share()) if shares.count else None
        of_offered = sums.ratio(("taken of offered", *component))
        row["taken_of_offered"] = plain(of_offered.share()) if of_offered.count else None
    return found


def effects(blocks: Blocks) -> list[ComponentEffect]:
    """What each component changes, by pairs of games of the same deal that went apart over it."""
    sums: Sums[tuple[str, str, str, bool]] = Sums()
    columns = (
        "deal",
        "family",
        "component",
        "drawn",
        "apart",
        "weight",
        "share",
        "share_without",
        "score",
        "score_without",
    )
    for pairs in blocks.columns("pairs", *columns):
        pairs = {name: column[pairs["apart"]] for name, column in pairs.items()}  # noqa: PLW2901 - the rest says nothing
        if not len(pairs["deal"]):
            continue
        keys, which = numbered(pairs["family"], pairs["component"], pairs["drawn"])
        weight = pairs["weight"].astype(float)
        for name in ("share", "score"):
            gained = pairs[name] - pairs[f"{name}_without"]
            sums.add([(name, *key) for key in keys], which, pairs["deal"], weight * gained, weight)
    return [
        ComponentEffect(
            (family, id_), dealt, sums.ratio(("share", family, id_, dealt)), sums.ratio(("score", family, id_, dealt))
        )
        for name, family, id_, dealt in sorted(sums.known())
        if name == "share"
    ]


def dealt_to_all(blocks: Blocks) -> dict[Component, tuple[Ratio, Ratio]]:
    """What every seat is dealt equally many of and nobody chooses: the share of the win with it, less an equal one."""
    sums: Sums[tuple[str, str, str]] = Sums()
    each: dict[str, set[int]] = {}
    players = blocks.setting.players
    columns = ("game", "deal", "seat", "family", "component", "taken", "dealt", "share")
    for faces, seats in zip(blocks.columns("faces", *columns), blocks.columns("seats", "game", "share"), strict=True):
        game = faces["game"] - seats["game"].min()
        even = np.bincount(seats["game"] - seats["game"].min(), seats["share"]) / players
        for family in set(faces["family"].tolist()):
            mine = faces["family"] == family
            numbers = np.bincount(game[mine] * players + faces["seat"][mine], faces["dealt"][mine], len(seats["game"]))
            chosen = [NOTHING] if faces["taken"][mine].any() else []
            each.setdefault(family, set()).update(numbers.astype(int).tolist(), chosen)
        had = faces["dealt"] > 0
        keys, which = numbered(faces["family"][had], faces["component"][had])
        deal, share = faces["deal"][had], faces["share"][had]
        sums.add([("share", *key) for key in keys], which, deal, share)
        sums.add([("off", *key) for key in keys], which, deal, share - even[game[had]])
    return {
        (family, id_): (sums.ratio(("share", family, id_)), sums.ratio(("off", family, id_)))
        for name, family, id_ in sorted(sums.known())
        if name == "share" and len(each[family]) == 1
    }


def components(blocks: Blocks, box: Inventory) -> list[dict[str, Any]]:
    """Every component that anybody had to do with, with all that is known of it."""
    names = {(thing.family, thing.id): thing.name for thing in box.things}
    to_all = dealt_to_all(blocks)
    by_component: dict[Component, list[ComponentEffect]] = {}
    for effect in effects(blocks) if blocks.setting.twins else []:
        by_component.setdefault(effect.component, []).append(effect)
    return [
        {
            "family": component[0],
            "id": component[1],
            "name": names[component],
            **row,
            "dealt_to_all": component in to_all,
            "paired": [
                {
                    "dealt": effect.dealt,
                    "pairs": effect.share.deals,
                    "share": plain(effect.share.mean()),
                    "points": plain(effect.points.mean(), 2),
                }
                for effect in by_component.get(component, [])
            ],
        }
        for component, row in used(blocks).items()
    ]
