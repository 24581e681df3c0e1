"""Fast legality is the literal reading of SY-4, SY-5, SY-6, SY-7 and SY-16: all tiles and slots of many palaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from grandvizier import CHANCE, Match
from grandvizier.games.sultaniya.rules.position import Position
from grandvizier.games.sultaniya.rules.tables import PalaceRules
from tests.games.sultaniya import literal
from tests.games.sultaniya.files import copy, put
from tests.games.sultaniya.literal import SPOTS, Palace
from tests.games.sultaniya.table import FLOORS, IDS, SLOTS, TILES, Table, floor_of, offers, row_of
from tests.games.sultaniya.wander import has_gap, wander

DEAL: Final = {"characters": "deal"}


def asking(s: Position, question: str, seat: int, arg: int = 0) -> Position:
    """The same table, with another question asked."""
    number = next(i for i, known in enumerate(s.rules.questions) if known.name == question)
    t = s.copy()
    t.goto(number, seat, arg)
    return t


def width_of(s: Position) -> int:
    """How many tiles wide the land is."""
    return 6 if len(s.palaces[0]) == len(SLOTS) else 7


def shapes_of(palace: Palace, width: int) -> Callable[[str], set[str]]:
    """Where each tile fits, read literally; tiles that look alike at their edges are gone over once."""
    known: dict[tuple[Any, ...], set[str]] = {}

    def where(name: str) -> set[str]:
        tile = TILES[name]
        key = tile["floor"], *tile["edges"], tile["bottom"]
        if key not in known:
            known[key] = literal.where(palace, tile, width)
        return known[key]

    return where


def compare(s: Position, seat: int) -> Counter[str]:
    """All 93 tiles in hand, displayed, and in a searched pile; then every move of the red djinn."""
    palace = literal.read(s.palaces[seat])
    width = width_of(s)
    assert literal.stands(palace, width)
    where, seen = shapes_of(palace, width), Counter[str]()
    for name in IDS:
        fits = where(name)
        found = list(offers(asking(s, "place", seat, IDS.index(name))))
        assert len(found) == len(set(found))
        assert {word.removeprefix("place ") for word in found} == fits, (name, palace)
        seen[f"{TILES[name]['floor']} {'fits' if fits else 'does not fit'}"] += 1
    shown = s.copy()
    for floor in range(4):
        shown.displays[floor] = bytes(i for i, name in enumerate(IDS) if floor_of(name) == floor)
    fitting = {f"take {name}" for name in IDS if where(name)}
    for question, arg in (("turn", 0), ("build", 1), ("refreshed", 2), ("after_move", 4), ("twice", 24), ("again", 0)):
        found = [word for word in offers(asking(shown, question, seat, arg)) if word.startswith("take ")]
        assert sorted(found) == sorted(fitting), question
    passes = "pass_turn" in offers(asking(shown, "build", seat, 1))
    assert passes == (not fitting), "SY-11"
    return seen


def compare_moves(s: Position, seat: int) -> Counter[str]:
    """The red djinn: which tile may be lifted, where it may go, whether it may go under its pile (SY-16)."""
    palace = literal.read(s.palaces[seat])
    displayed = [IDS[tile] for display in s.displays for tile in display]
    seen, liftable = Counter[str](), {"leave"} if s.edition >= 2 else set()
    for spot in literal.own(palace):
        name = palace[spot][0]["id"]
        to, under = literal.moves(palace, spot, width_of(s))
        gives_way = literal.fillings(palace, spot, displayed, width_of(s)) if s.red_replaces else {}
        if to or under or gives_way:
            liftable.add(f"take {name}")
            expected = {f"place {slot}" for slot in to} | ({"put_under"} if under or gives_way else set())
            lifted = asking(s, "set_down", seat, IDS.index(name))
            found = list(offers(lifted))
            assert sorted(found) == sorted(expected), (name, palace)
            if gives_way and not under:
                compare_replacing(lifted, gives_way)
                seen["replaced"] += 1
        seen["moved"] += len(to)
        seen["moved, though it may not leave"] += len(to) * (not under)
        seen["put under"] += under
        seen["stuck"] += not to and not under and not gives_way
    found = list(offers(asking(s, "move", seat)))
    assert sorted(found) == sorted(liftable)
    return seen


def compare_replacing(lifted: Position, gives_way: Mapping[str, set[str]]) -> None:
    """The tile goes under its pile: then just these may be built, in its slot, and nothing else is allowed (SY-16)."""
    lifted.step(row_of(lifted.rules, "put_under"))
    while lifted.seat == CHANCE:
        lifted.step(lifted.legal()[0])
    assert set(offers(lifted)) == {f"take {name}" for name in gives_way}
    for name, ways in gives_way.items():
        held = lifted.copy()
        held.step(row_of(held.rules, "take", name))
        assert set(offers(held)) == {f"place {way}" for way in ways}


@pytest.mark.parametrize(
    "players, games",
    [(1, 10), (4, 3), *(pytest.param(n, 12, marks=pytest.mark.slow) for n in (1, 2, 3, 4))],
)
def test_in_random_games_a_tile_fits_exactly_where_the_rulings_say(players: int, games: int) -> None:
    """SY-4, SY-5, SY-6, SY-7, SY-16: every palace that arises in random games, and every tile of the box."""
    seen: Counter[str] = Counter()
    palaces = 0
    for seed in range(games):
        edition = 1 + seed % 2
        match = Match("sultaniya", players=players, seed=f"fitting {players} {seed}", options=DEAL, edition=edition)
        done: set[bytes] = set()
        for s in wander(match, Random(seed)):
            for seat in range(players):
                if not has_gap(s) and (key := bytes(s.palaces[seat])) not in done:
                    done.add(key)
                    seen += compare(s, seat) + compare_moves(s, seat)
        palaces += len(done)
    assert palaces > 120
    assert all(seen[f"{floor} {fits}"] for floor in FLOORS for fits in ("fits", "does not fit")), seen
    assert seen["moved"]
    assert seen["put under"]
    assert seen["replaced"]
    assert seen["stuck"]


@pytest.mark.parametrize("players, games", [(2, 3), pytest.param(4, 7, marks=pytest.mark.slow)])
def test_on_a_wider_land_too(players: int, games: int, tmp_path: Path) -> None:
    """SY-2: 7-6-7-6 slots, if a corrected file says so."""
    path = tmp_path / "wide.toml"
    path.write_text(copy(put("numbers", "width", value=7)), "utf-8")
    for seed in range(games):
        match = Match("sultaniya", players=players, seed=f"wide {seed}", components=path, options=DEAL)
        done: set[bytes] = set()
        for s in wander(match, Random(seed), avoid=["pass_turn"]):
            for seat in range(players):
                if not has_gap(s) and (key := bytes(s.palaces[seat])) not in done:
                    done.add(key)
                    compare(s, seat)
                    compare_moves(s, seat)
        assert len(done) > 20


@pytest.mark.parametrize("seed, palaces", [(0, 100), pytest.param(1, 500, marks=pytest.mark.slow)])
def test_in_palaces_of_every_shape_a_tile_fits_exactly_where_the_rulings_say(seed: int, palaces: int) -> None:
    """SY-4, SY-5, SY-6, SY-7, SY-16: palaces grown by the literal reading, so that overhangs and odd seams come too."""
    rng, seen = Random(f"grown {seed}"), Counter[str]()
    table = Table("ali-baba")
    for _ in range(palaces):
        _, palace = literal.grown(rng, rng.randrange(1, 60))
        s = table.state.copy()
        s.palaces[0] = bytes(
            255 if spot not in palace else 2 * _number(palace, spot) + palace[spot][1] for spot in SPOTS
        )
        s.openings[:] = s.rules.fitting.all_openings(s.palaces[0])
        seen += compare(s, 0) + compare_moves(s, 0)
    assert seen["moved, though it may not leave"], "SY-16: only the palace afterwards counts"


def _number(palace: Palace, spot: tuple[int, int]) -> int:
    return next(number for number, part in enumerate(literal.PARTS) if part is palace[spot][0])


@pytest.mark.parametrize("seed", range(3))
def test_the_reasons_given_agree_with_the_rulings(seed: int) -> None:
    """SY-4, SY-5, SY-6, SY-7, SY-16: `why_not` refuses a slot exactly where the literal reading does."""
    rng, judged = Random(seed), Counter[tuple[str, bool]]()
    match = Match("sultaniya", players=2, seed=f"reasons {seed}", options=DEAL)
    for number, s in enumerate(wander(match, rng)):
        if number % 12 != 5 or s.over or has_gap(s):
            continue
        displayed = [IDS[tile] for display in s.displays for tile in display]
        seat = rng.randrange(2)
        palace = literal.read(s.palaces[seat])
        for name in rng.sample(IDS, 5):
            holding, fits = asking(s, "place", seat, IDS.index(name)), literal.where(palace, TILES[name])
            for slot in SLOTS:
                for word in (slot, f"{slot}'"):
                    refusal = holding.why_not(seat, row_of(match.rules, "place", word))
                    assert (refusal is None) == (word in fits), (name, word, refusal)
                    judged["place", refusal is None] += 1
                    if refusal:
                        assert refusal.ruling in {"SY-4", "SY-5", "SY-6", "SY-7"}
        for spot in [*literal.own(palace)][:4]:
            lifted = asking(s, "set_down", seat, IDS.index(palace[spot][0]["id"]))
            to, under = literal.moves(palace, spot)
            may = under or bool(literal.fillings(palace, spot, displayed))
            assert (lifted.why_not(seat, row_of(match.rules, "put_under")) is None) == may
            judged["put_under", may] += 1
            for slot in SLOTS:
                for word in (slot, f"{slot}'"):
                    refusal = lifted.why_not(seat, row_of(match.rules, "place", word))
                    assert (refusal is None) == (word in to), (spot, word, refusal)
                    judged["set_down", refusal is None] += 1
    assert judged.keys() == {(verb, may) for verb in ("place", "put_under", "set_down") for may in (False, True)}


def test_learners_are_told_whom_a_tile_fits_that_is_not_built_yet() -> None:
    """SY-7: each displayed tile fits whoever may take it; a tile that stands fits nobody."""
    told, standing = {False: 0, True: 0}, 0
    for players in (2, 3):
        match = Match("sultaniya", players=players, seed=players, options=DEAL)
        rules = match.rules
        assert isinstance(rules, PalaceRules)
        for s in wander(match, Random(players)):
            if s.seat == CHANCE or not any(s.displays) or s.over:
                continue
            fits = rules.game.tensor(rules, rules.game.view_of(s, 0))[-4 * rules.components.tiles :].reshape(-1, 4)
            for seat in range(players):
                taken = {row - rules.first_take for row in asking(s, "turn", seat).legal()}
                for tile in [tile for display in s.displays for tile in display]:
                    assert bool(fits[tile, seat]) == (tile in taken)
                    told[tile in taken] += 1
                built = [piece >> 1 for piece in s.palaces[seat] if piece >> 1 < rules.components.tiles]
                held = [s.arg] if rules.questions[s.what].name in {"place", "set_down"} else []
                for tile in set(built) - set(held):
                    assert not fits[tile].any()
                    standing += 1
    assert min(*told.values(), standing) > 100
