"""What the greedy bot judges a palace by: the quick reading against one that looks at every slot."""

from __future__ import annotations

from random import Random

import pytest

from grandvizier import Match
from grandvizier.games.sultaniya.bots.evaluation import Features, features, wealth
from grandvizier.games.sultaniya.bots.palace_cache import PalaceCache
from grandvizier.games.sultaniya.box.components import Palaces
from grandvizier.games.sultaniya.box.land import EMPTY, FIRST, GROUND, SECOND
from grandvizier.games.sultaniya.box.terms import GUARD
from grandvizier.games.sultaniya.rules.objectives import objective_points
from grandvizier.games.sultaniya.rules.palace import Fitting
from grandvizier.games.sultaniya.rules.position import NONE
from grandvizier.games.sultaniya.rules.scoring import bearing, lines
from grandvizier.games.sultaniya.rules.tables import PalaceRules
from tests.games.sultaniya.wander import wander


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_what_a_look_at_every_slot_counts(players: int, edition: int) -> None:
    """In any palace, also where a tile was lifted out of it: standing seams, open ones, and what fits."""
    rng, some = Random(f"{players} {edition}"), 0
    match = Match("sultaniya", players=players, edition=edition, seed="features")
    rules, components = match.rules, match.rules.components
    assert isinstance(rules, PalaceRules)
    assert isinstance(components, Palaces)
    cache = PalaceCache(rules)
    for s in wander(match, rng):
        seat = rng.randrange(players)
        if s.characters[seat] == NONE:
            continue
        palace = bytearray(s.palaces[seat])
        for slot, piece in enumerate(palace):
            if piece >> 1 < components.tiles and rng.random() < 0.05:
                palace[slot] = EMPTY
        share = rng.choice([0.03, 0.5])
        around = [tile for tile in range(components.tiles) if rng.random() < share]
        dealt = rng.sample(range(len(components.objectives)), 2)
        djinns, sapphires = rng.randrange(4), rng.randrange(12)
        quick = features(
            cache,
            bytes(palace),
            objectives=[*dealt, None],
            djinns=djinns,
            sapphires=sapphires,
            around=sum(1 << tile for tile in around),
        )
        assert quick == _look(rules, palace, s.characters[seat], around)._replace(
            objectives=sum(
                objective_points(components, one, palace, djinns=djinns, sapphires=sapphires) for one in dealt
            ),
            sapphires=wealth(sapphires),
        )
        some += bool(quick.waiting) + bool(quick.halves) + bool(quick.blocked) + bool(quick.dead)
    assert some > 20


def _look(rules: PalaceRules, palace: bytearray, character: int, around: list[int]) -> Features:
    """Slot by slot; objectives and sapphires left out."""
    components, fitting = rules.components, rules.fitting
    openings = fitting.all_openings(palace)
    fit = sum(bool(openings[fitting.floor[tile]] & fitting.wanted[tile]) for tile in around)
    waiting, halves, blocked = _seams(components, fitting, palace, character)
    caps = [
        sum(fitting.floor[tile] == floor and components.parts[tile].bottom == 1 for tile in around)
        for floor in (FIRST, SECOND)
    ]
    asked = _open(components, fitting, palace)
    return Features(
        points=sum(points for *_, points in lines(components, palace, character)),
        objectives=0,
        guards=bearing(components, palace, GUARD),
        sapphires=0,
        tiles=sum(piece != EMPTY for piece in palace),
        roofs=sum(piece != EMPTY for piece in palace[components.land.spans[3][0] :]),
        waiting=waiting,
        halves=halves,
        blocked=blocked,
        dead=sum(max(0, seams - left) for seams, left in zip(asked, caps, strict=True)),
        choice=fit / max(1, len(around)),
    )


def _open(components: Palaces, fitting: Fitting, palace: bytearray) -> list[int]:
    """How many seams of gates and of minarets ask for a cap that does not stand yet."""
    found = []
    for floor in (FIRST, SECOND):
        asked = 0
        for slot in range(*components.land.spans[floor]):
            here = components.land.slots[slot]
            sides = (fitting.right, here.below_left), (fitting.left, here.below_right)
            asked += palace[slot] == EMPTY and any(
                beneath != components.land.size and edges[palace[beneath]] == 1 for edges, beneath in sides
            )
        found.append(asked)
    return found


def _seams(components: Palaces, fitting: Fitting, palace: bytearray, character: int) -> tuple[int, int, int]:
    """Seams of two halves that wait for their cap, single halves at a row's end, and seams that only get in the way."""
    mine = GROUND if components.characters[character].six == "gate" else FIRST
    size, slots = components.land.size, components.land.slots
    waiting = halves = blocked = 0
    for slot, here in enumerate(slots):
        piece = palace[slot]
        if here.floor not in (GROUND, FIRST) or piece == EMPTY:
            continue
        sides = (
            (fitting.left[piece], here.left, here.above_left),
            (fitting.right[piece], here.right, here.above_right),
        )
        for number, (edge, beside, above) in enumerate(sides):
            if not edge or above == size or palace[above] != EMPTY:
                continue
            meets = beside != size and palace[beside] != EMPTY
            if here.floor != mine:
                blocked += number if meets else 1
            elif meets:
                waiting += number
            else:
                halves += 1
    return waiting, halves, blocked
