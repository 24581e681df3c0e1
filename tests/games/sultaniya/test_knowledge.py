"""What a seat knows: conservation, SY-17 the views, what a seat may imagine, against an exact enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from grandvizier.games.sultaniya import GAME
from grandvizier.games.sultaniya.rules.position import Position
from grandvizier.games.sultaniya.sight.events import RETURNED, SEARCHED, TILES_AT
from grandvizier.games.sultaniya.sight.look import view as view_of
from grandvizier.games.sultaniya.sight.view import FaithfulView
from tests.games.sultaniya.table import FLOORS, IDS, OBJECTIVES, Table, any_table, deck
from tests.games.sultaniya.wander import belief_of, wander
from tests.views import PalaceMatch as Match

SAMPLES = 3000


def orders(s: Position, rng: Random, floor: int) -> tuple[str, ...]:
    """A pile from the top down; what chance has not settled yet lies in any order."""
    pile = s.piles[floor]
    middle = list(pile.undrawn)
    rng.shuffle(middle)
    return tuple(IDS[tile] for tile in (*pile.head[::-1], *middle, *pile.tail))


def uniform(found: Counter[Any], possible: Iterable[Any]) -> None:
    """What was found came equally often for all that is possible, up to luck; nothing else came."""
    worlds = list(possible)
    assert found.keys() <= set(worlds)
    if len(worlds) > 1:
        assert chisquare([found[world] for world in worlds]).pvalue > 0.001


# Conservation.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_sapphires_and_tiles_are_conserved_at_every_step(players: int, seed: int) -> None:
    """SY-12, SY-13, SY-14, SY-15, SY-16: 55 sapphires, and every tile in exactly one place."""
    options = {"characters": ("deal", "choose")[seed % 2], "red_build_pays": seed % 3 > 0}
    match = Match("sultaniya", players=players, seed=f"conserved {seed}", options=options)
    everything = sorted(name for floor in FLOORS for name in deck(players, floor))
    for s in wander(match, Random(seed)):
        assert s.treasure >= 0
        assert s.treasure + sum(s.sapphires) == 55
        lying = [piece >> 1 for palace in s.palaces for piece in palace if piece >> 1 < 93]
        lying += [tile for display in s.displays for tile in display]
        lying += [tile for pile in s.piles for tile in (*pile.head, *pile.undrawn, *pile.tail)]
        if match.question == "place":
            lying.append(s.arg)
        assert sorted(IDS[tile] for tile in lying) == everything
        assert all(len(display) <= 3 for display in s.displays)
        assert all(owner == 255 or owner < players for owner in s.djinns)
        assert GAME.audit(s) == []


# Views.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_views_tell_the_truth_and_no_more_than_their_seat_knows(players: int) -> None:
    """SY-17: kept here by hand from who searched what, and compared after every choice, onlooker included."""
    by_search = 0
    for seed in range(3):
        match = Match("sultaniya", players=players, seed=f"views {seed}")
        looked_through: list[set[int]] = [set() for _ in range(players + 1)]
        returned: set[int] = set()
        heard = 0
        for s in wander(match, Random(seed), avoid=["pass_turn"] if seed else []):
            told = match.told(None)
            for kind, *said in told[heard:]:
                if kind == SEARCHED:
                    looked_through[said[0]] |= {*s.piles[said[1]].head, *s.piles[said[1]].tail}
                elif kind == RETURNED:
                    returned.add(said[1] - TILES_AT)
            heard = len(told)
            for chair, seen in enumerate(looked_through):
                view = match.view(None if chair == players else chair)
                assert view == GAME.view_of(s, chair)
                for floor, pile in enumerate(s.piles):
                    lies = [*pile.head[::-1], *[None] * len(pile.undrawn), *pile.tail]
                    assert view["piles"][floor] == [
                        tile if at == 0 or tile in seen | returned else None for at, tile in enumerate(lies)
                    ]
                    by_search += len(seen.intersection(lies[1:]) - returned)
                own = [i for i in range(players) if i == chair]
                for seat, pair in enumerate(view["objectives"]):
                    assert s.over or seat in own or pair in ([None, None], [None], [])
    assert by_search


def test_an_onlooker_sees_tops_and_returned_tiles_only() -> None:
    """SY-17: whatever the seats have looked through."""
    seen = 0
    for seed in range(6):
        match = Match("sultaniya", players=3, seed=f"onlooker {seed}")
        returned: dict[int, set[int]] = {floor: set() for floor in range(4)}
        heard = 0
        for _ in wander(match, Random(seed)):
            told = match.told(None)
            for event in told[heard:]:
                if GAME.kinds[event[0]].name == "returned":
                    returned[event[3]].add(event[2] - 8)
            heard = len(told)
            for floor, pile in enumerate(match.view(None)["piles"]):
                lower = {tile for tile in pile[1:] if tile is not None}
                assert lower <= returned[floor]
                seen += len(lower)
            assert all(GAME.kinds[event[0]].name != "saw" or event[4] == -1 for event in told)
    assert seen


def test_a_faithful_table_shows_a_searched_pile_until_its_seat_next_chooses() -> None:
    """SY-17 at a table where memory is part of the game: then only the top is seen again."""
    table = any_table(2, piles="G05 G01")
    table.do("call", "yellow")
    table.do("search", "ground")

    def faithful() -> list[int | None]:
        view = FaithfulView(table.match.rules.components, 2, table.match.options, 0)
        for event in table.match.told(0):
            view.hear(event)
        return view.plain()["piles"][0]

    assert None not in faithful()
    table.do("take", "G05")
    assert faithful() == [IDS.index("G01"), *[None] * 10]


# What a seat imagines.


def test_rivals_objectives_are_imagined_as_all_that_is_possible() -> None:
    """SY-27: every ordered pair of the eight that one has not, equally likely; one's own are known."""
    table = any_table(2, objectives=["pairs", "floor-tower", "djinns", "column-guard"])
    rng, found = Random("objectives"), Counter[tuple[str, str]]()
    belief = belief_of(table.match, 1)
    for _ in range(SAMPLES):
        s = belief.imagine(rng)
        own = [OBJECTIVES[number] for number in s.objectives[2:]]
        assert own == ["djinns", "column-guard"]
        found[OBJECTIVES[s.objectives[0]], OBJECTIVES[s.objectives[1]]] += 1
    uniform(found, permutations([name for name in OBJECTIVES if name not in {"djinns", "column-guard"}], 2))


def test_objectives_of_several_rivals_are_imagined_together() -> None:
    """SY-27: no objective twice; each rival may have any."""
    table = any_table(4)
    rng = Random("four")
    belief = belief_of(table.match, 2)
    known = {*table.match.view(2)["objectives"][2]}
    left = [number for number in range(10) if number not in known]
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(SAMPLES):
        s = belief.imagine(rng)
        assert sorted([*s.objectives, *s.undealt]) == list(range(10))
        assert {*s.objectives[4:6]} == known
        pairs[s.objectives[1], s.objectives[6]] += 1
    uniform(pairs, permutations(left, 2))


def test_open_objectives_leave_nothing_to_imagine() -> None:
    """SY-26."""
    table = any_table(2, options={"open_objectives": True})
    for seat in (0, 1):
        assert belief_of(table.match, seat).imagine(Random(1)).objectives == table.state.objectives


def thin_pile() -> Table:
    """A real game after which the ground pile has four tiles, all but the top unseen; seat 1 is to move."""
    table = any_table(2, piles="G01 G03 G05 G02 G04 G07 G08")
    for at in ("g8", "g8", "g2", "g2"):
        table.do("reveal", "ground")
        table.build(table.display("ground")[0], at)
    for _ in range(3):
        table.do("reveal", "ground")
    table.build("G04", "g10")
    table.do("pass_turn")
    table.do("reveal", "ground")
    table.build("G08", "g0'")
    assert (table.seat, len(table.pile("ground"))) == (1, 4)
    return table


def test_the_order_of_a_pile_that_nobody_searched_is_imagined_uniformly() -> None:
    """SY-17: the top is known, the rest may lie in any order."""
    table, rng = thin_pile(), Random("unsearched")
    top, *rest = table.pile("ground")
    for seat in (0, 1):
        belief, found = belief_of(table.match, seat), Counter[tuple[str, ...]]()
        for _ in range(SAMPLES):
            found[orders(belief.imagine(rng), rng, 0)] += 1
        uniform(found, ((top, *order) for order in permutations(rest)))


def test_the_order_of_a_pile_that_somebody_searched_is_known_to_that_seat_alone() -> None:
    """SY-17: for the others every order of what they have not seen is equally likely; who knows what is kept."""
    table, rng = thin_pile(), Random("searched")
    table.do("call", "yellow")
    table.do("search", "ground")
    for left in (4, 3):
        real = table.pile("ground")
        assert len(real) == left
        for seat, possible in ((1, [tuple(real)]), (0, [(real[0], *order) for order in permutations(real[1:])])):
            belief, found = belief_of(table.match, seat), Counter[tuple[str, ...]]()
            for _ in range(SAMPLES):
                s = belief.imagine(rng)
                found[orders(s, rng, 0)] += 1
                assert None not in view_of(s, 1)["piles"][0]
                assert view_of(s, 0)["piles"][0][1:] == [None] * (left - 1)
            uniform(found, possible)
        if left == 4:
            table.do(*min(table.offers("take")).split())
            table.do(*min(table.offers("place")).split())


def test_returned_tiles_stay_where_everybody_saw_them_go() -> None:
    """SY-17: under the pile, the oldest nearest the top; only what lies between is imagined."""
    table, rng = thin_pile(), Random("returned")
    table.do("call", "blue")
    table.do("refresh", "ground")
    table.do("stop")
    real = table.pile("ground")
    tail = [name for name in real if name in {event["tile"] for event in table.told(0, "returned")}]
    assert real[-len(tail) :] == tail
    middle = real[1 : -len(tail)]
    assert len(middle) == 2
    for seat in (0, 1):
        belief, found = belief_of(table.match, seat), Counter[tuple[str, ...]]()
        for _ in range(1000):
            found[orders(belief.imagine(rng), rng, 0)] += 1
        uniform(found, ((real[0], *order, *tail) for order in permutations(middle)))


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_imagined_position_looks_to_its_seat_like_the_real_one(players: int) -> None:
    """SY-17: same view, question and waiting frames; others know as much as they really do; it can be played on."""
    for seed in range(3):
        rng = Random(seed)
        options = {"characters": ("deal", "choose")[seed % 2], "open_objectives": seed == 2}
        match = Match("sultaniya", players=players, seed=f"imagine {seed}", options=options)
        for real in wander(match, rng, avoid=["pass_turn"]):
            for seat in range(players):
                s = belief_of(match, seat).imagine(rng) if rng.random() < 0.3 else None
                if s is None:
                    continue
                assert GAME.view_of(s, seat) == match.view(seat)
                assert GAME.audit(s) == []
                assert (s.what, s.seat, s.arg, s.below) == (real.what, real.seat, real.arg, real.below)
                assert real.over or (s.built, s.idle, s.round) == (real.built, real.idle, real.round)
                if seat == real.seat or match.question != "fetch":
                    assert list(s.legal()) == list(real.legal())
                else:
                    assert sorted(s.legal()) == sorted(real.legal())
                for other in range(players + 1):
                    theirs, truly = view_of(s, other)["piles"], view_of(real, other)["piles"]
                    gaps = [[tile is None for tile in pile] for pile in theirs]
                    assert gaps == [[tile is None for tile in pile] for pile in truly]
                for _ in range(8):
                    if not s.over:
                        s.step(rng.choice(list(s.legal())))
                        assert GAME.audit(s) == []
