"""Sultaniya in the terminal: the palaces, the piles, and whole games by keyboard.

A picture that is meant to differ is taken anew with `pytest tests/terminal/test_sultaniya.py --snapshot-update`.  Then
look at it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.theme import Theme

import grandvizier as gv
from grandvizier.games.sultaniya.box.components import Palaces, load
from grandvizier.games.sultaniya.rules.turns import pass_turn
from grandvizier.terminal.boards import board
from grandvizier.terminal.games.tiles import COLOURS, SIGNS, Size, part_rows
from grandvizier.terminal.model.narrow import Item, Narrowing
from grandvizier.terminal.model.sight import Scene, folded
from grandvizier.terminal.themes import THEMES
from grandvizier.terminal.viewer import ViewerApp
from grandvizier.terminal.widgets import TableView
from grandvizier.words import ONLOOKER, Words
from tests.views import PalaceMatch as Match

from .hands import Hands, at_table, nearly, pictured, seated, walked
from .test_looks import _contrast

BOX = cast("Palaces", gv.rules("sultaniya").components)
PARTS = {part.id: part for part in BOX.parts}


def started(players: int = 2, seed: str = "3", **options: Any) -> Match:
    return Match("sultaniya", players=players, seed=seed, first=0, options={"characters": "deal"} | options)


def reached(question: str, *, players: int = 2, after: int = 30, **options: Any) -> Match:
    """A match in which seat 0 is asked this, some way into a game of quick builders."""
    for seed in range(50):
        match, rng = started(players, str(seed), **options), Random(seed)
        for step in range(400):
            if match.seat is None or (match.seat == 0 and match.question == question and step >= after):
                break
            choices = match.choices(match.seat)
            builds = [choice for choice in choices if choice.do in {"take", "place"}]
            match.play(match.seat, *rng.choice(builds if builds and rng.random() < 0.7 else choices).path)
        if not match.over and match.question == question:
            return match
    raise AssertionError(question)


def flat(text: str) -> str:
    return " ".join(text.split())


# Tiles.


def test_halves_join_across_tiles_and_caps_stand_over_their_seam() -> None:
    size = Size(4, 2)
    one, other = (part_rows(PARTS["G07"], way, size) for way in (0, 1))
    assert one == [f"│ {SIGNS[3]}    ╭", "└──────┘"]
    assert (one[0] + other[0])[7:9] == "╭╮"
    cap = part_rows(PARTS["F11"], 0, size)
    assert cap[1] == "└──▀▀──┘"
    # The floor above is staggered by half a tile: the cap stands exactly over the seam.
    assert (" " * size.half + cap[1])[7:9] == "▀▀"
    minaret = part_rows(PARTS["F07"], 0, size)[0] + part_rows(PARTS["F08"], 1, size)[0]
    assert minaret[7:9] == "╱╲"  # noqa: RUF001 - a spire
    assert "◢◣" in part_rows(PARTS["S15"], 0, size)[1]


@pytest.mark.parametrize("size", [Size(half, rows) for half in (3, 4, 5, 6) for rows in (1, 2, 3)])
def test_every_tile_fills_its_box_both_ways_round(size: Size) -> None:
    for part in BOX.parts:
        for way in (0, 1):
            rows = part_rows(part, way, size)
            assert [len(row) for row in rows] == [size.tile] * size.rows, part.id
            for symbol in {*part.left, *part.right}:
                assert SIGNS[symbol] in rows[0], part.id
            if size.rows > 1 and part.special:
                assert {"gate": "∩", "minaret": "▲"}.get(part.special, part.special) in rows[0]


def test_more_symbols_than_fit_are_cut() -> None:
    text = gv.rules("sultaniya").game.shipped_text
    full = text.replace(
        'id = "G01", floor = "ground", players = 2, left = ["window"]',
        'id = "G01", floor = "ground", players = 2, left = ["window", "window", "window", "window"]',
    )
    part = load(full, False).parts[0]
    assert part_rows(part, 0, Size(3, 1)) == [f"│{SIGNS[3]}… {SIGNS[2]}│"]


def test_palaces_are_staggered_with_the_roof_on_top() -> None:
    match = started()
    scene = Scene(folded(match, 0, match.told(0)), Words(match.rules, "en", seat=0))
    rows = board("sultaniya")(scene, 80, 12).plain.splitlines()
    floors = [row[:36] for row in rows[2:9:2]]
    assert [row.find("╶") for row in floors] == [3, 0, 3, 0]
    assert floors[2].index("└") - floors[3].index("└") == 3


# Choosing.


def test_verb_then_tile_then_slot_then_way() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("r", "1", "enter")
        assert hands.options[0].startswith("1 Take") or hands.options[0].startswith("1 Reveal")
        await hands.press("t")
        assert "Take → " in hands.asked or "Take the " in hands.asked

    at_table(play, seated(match=started()))


def test_labels_name_the_tile_the_slot_and_the_way_once() -> None:
    match = slots_and_ways()

    async def play(hands: Hands) -> None:
        await hands.press("t")
        if "Which one?" in hands.asked and "lies" not in "".join(hands.options):
            assert all(label.count("(") <= 1 for label in hands.options), "a tile is not named twice"
        await hands.pick(lambda labels: labels[0])
        while not hands.options[0].startswith("↵"):
            if "slot" in hands.options[0]:
                assert all(label[0] == label[-1] for label in hands.options), "a slot's key is its number"
                assert hands.table.count("┃") >= 2 * len(hands.options)
            await hands.pick(lambda labels: labels[0])
        assert hands.options[0].startswith("↵ Place it on your ")

    at_table(play, seated(match=match))


def slots_and_ways() -> Match:
    """Seat 0 may take a tile that fits in several slots, both ways round."""
    for seed in range(200):
        match = started(seed=str(seed))
        while match.seat == 0 and match.question in {"turn", "build"}:
            choices = match.choices(0)
            takes = [choice for choice in choices if choice.do == "take"]
            if len(takes) > 1 and len({then.args[0] for take in takes[:1] for then in take.then}) > 1:
                return match
            reveals = [choice for choice in choices if choice.do == "reveal"]
            if not reveals or len(match.view(0)["displays"][0]) == 3:
                break
            match.play(0, *reveals[0].path)
    raise AssertionError


def test_a_tile_under_the_cursor_shows_where_it_would_fit() -> None:
    match = slots_and_ways()
    narrowing = Narrowing(match.rules, match.choices(0))
    narrowing.pick(next(item for item in narrowing.items() if item.verb == "take"))
    item = narrowing.items()[0]
    places = narrowing.ahead(item)
    assert {match.rules.places[place][0] for place in places} <= {"ground", "first", "second", "roof"}
    assert len(places) > 1

    async def play(hands: Hands) -> None:
        await hands.press("t")
        assert hands.table.count("┆") == 2 * len(places)

    at_table(play, seated(match=match), size=(80, 24))


def test_one_slot_is_settled_by_itself_and_said() -> None:
    for seed in range(300):
        match = reached_by_take(str(seed))
        if match:
            break
    assert match

    async def play(hands: Hands) -> None:
        await hands.press("t")
        assert hands.options[0].endswith("lies"), "the slot is settled: only the way round is asked"
        assert "slot" in flat(hands.asked)
        assert "║" in hands.table, "the slot that is left stands out"
        assert "In hand:" in hands.table

    at_table(play, seated(match=match))


def reached_by_take(seed: str) -> Match | None:
    """Seat 0's only tile fits in one slot, both ways round."""
    match, rng = started(seed=seed), Random(seed)
    for _ in range(60):
        if match.seat is None:
            return None
        choices = match.choices(match.seat)
        takes = [choice for choice in choices if choice.do == "take"]
        if match.seat == 0 and len(takes) == 1 and len(takes[0].then) == 2:
            slots = {then.args[0] for then in takes[0].then}
            if len(slots) == 1:
                return match
        match.play(match.seat, *rng.choice(takes or choices).path)
    return None


# Djinns.


def test_a_tile_to_be_moved_is_chosen_in_the_palace() -> None:
    async def play(hands: Hands) -> None:
        assert any("Leave" in label for label in hands.options), "red is a can (SY-14)"
        await hands.pick(lambda labels: next(label for label in labels if "Take" in label or "Which" in label))
        keys = [label[0] for label in hands.options]
        assert all(f"┗{key}━" in hands.table or f"┗▸{key}━" in hands.table for key in keys)
        await hands.pick(lambda labels: labels[0])
        assert "In hand:" in hands.table

    at_table(play, seated(match=reached("move")))


def test_a_pile_that_was_looked_through_lies_open_and_is_remembered() -> None:
    match = reached("fetch")
    floor = BOX.parts[match.choices(0)[0].args[0]].floor
    ids = [BOX.parts[tile].id for tile in match.view(0)["piles"][floor] if tile is not None]

    async def play(hands: Hands) -> None:
        assert all(tile in hands.table for tile in ids)
        while hands.match.question == "fetch" or hands.match.seat != 0:
            await hands.pick(lambda labels: labels[0])
        assert "✎" in hands.table

    at_table(play, seated(match=match), size=(140, 50))


def test_djinns_show_price_power_and_owner() -> None:
    match = reached("move")

    async def play(hands: Hands) -> None:
        assert "red ◆2 Move (You)" in hands.table
        for text in ("blue ◆1 Refresh", "green ◆2 Build twice", "yellow ◆3 Search"):
            assert text in hands.table
        await hands.press("l")
        assert "rosso ◆2 Sposta (Tu)" in hands.table
        await hands.press("l")
        assert "vermelho ◆2 Mover (Você)" in hands.table

    at_table(play, seated(match=match))


def test_djinns_that_may_be_called_stand_out() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("c")
        assert "[▸1 blue ◆1 Refresh]" in hands.table
        assert hands.options[0] == "1 The blue djinn"

    match = started()
    while len(match.journal) < 200 and not (
        match.seat == 0 and len([c for c in match.choices(0) if c.do == "call"]) > 1
    ):
        assert match.seat is not None
        match.play(match.seat, *next(c for c in match.choices(match.seat) if c.do == "pass_turn").path)
    at_table(play, seated(match=match))


# The mouse.


def test_a_click_on_a_slot_says_why_not() -> None:
    async def play(hands: Hands) -> None:
        await hands.pilot.click(TableView, offset=(2, 8))
        await hands.rest()
        assert "First take a tile." in hands.asked

    at_table(play, seated(match=started()), size=(80, 24))


# Sizes.


@pytest.mark.parametrize(
    "size, players",
    [
        pytest.param(size, players, marks=() if players == first else pytest.mark.slow)
        for size, first in [((80, 24), 4), ((100, 30), 3), ((120, 40), 2), ((200, 60), 1)]
        for players in (1, 2, 3, 4)
    ],
)
def test_every_size(size: tuple[int, int], players: int) -> None:
    async def play(hands: Hands) -> None:
        wide = size[0] - 39 * (size[0] >= 110)
        assert max(map(len, hands.table.splitlines())) <= wide
        assert hands.table.splitlines()[0].startswith("▶ You")
        for seat in range(2, players + 1):
            assert f"Seat {seat}" in "\n".join(hands.table.splitlines()[: size[1] - 12])
        await hands.press("question_mark")
        assert SIGNS[0] in hands.sheet

    at_table(play, seated(match=started(players)), size=size)


@pytest.mark.parametrize("width", [20, 40, 60])
def test_where_it_is_narrow_all_lies_below_each_other(width: int) -> None:
    match = reached("turn", players=3)
    scene = Scene(folded(match, 0, match.told(0)), Words(match.rules, "en", seat=0))
    drawing = board("sultaniya")(scene, width, 10).plain
    assert max(map(len, drawing.splitlines())) <= width


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_floor_can_be_read(theme: Theme) -> None:
    colours = {**theme.to_color_system().generate(), **theme.variables}
    for colour in COLOURS:
        assert _contrast(colours[colour.removeprefix("$")], colours["background"]) >= 4.5


# Whole games.


async def to_the_end(hands: Hands, rng: Random) -> None:
    """Build whatever can be built, call a djinn now and then, by keys alone."""
    verbs = [hands.match.rules.moves.verbs[row].name for row in range(len(hands.match.rules.moves))]
    words = Words(hands.match.rules, hands.app.language, seat=0)
    order = [words.verb(name) for name in dict.fromkeys(["take", "place", "reveal", "stop", "pass_turn", *verbs])]
    call = words.verb("call")

    def wanted(labels: list[str]) -> str:
        named = [label for label in labels if label[2:] == call]
        if named and rng.random() < 0.5:
            return named[0]
        known = [label for verb in order for label in labels if label[2:] == verb]
        return known[0] if known else rng.choice(labels)

    await hands.play_out(wanted)


def builder(rng: Random) -> Callable[[list[Item]], Item]:
    """As `to_the_end`, without a screen."""
    order = ["take", "place", "reveal", "stop", "pass_turn"]

    def wanted(items: list[Item]) -> Item:
        verbs = {item.verb: item for item in items if item.field is None}
        if "call" in verbs and rng.random() < 0.5:
            return verbs["call"]
        return next((verbs[verb] for verb in order if verb in verbs), rng.choice(items))

    return wanted


@pytest.mark.slow
def test_a_whole_game_alone() -> None:
    async def play(hands: Hands) -> None:
        await to_the_end(hands, Random(1))
        words = Words(hands.match.rules, hands.app.language, seat=0)
        points = hands.match.scores[0]
        assert words.say("ui-alone", points=points) in hands.sheet
        named = {kind.name: number for number, kind in enumerate(hands.match.game.kinds)}
        told = [event for event in hands.sitting.mind.heard if event[0] in {named["scored"], named["showed"]}]
        assert len(told) >= 5
        assert all(words.event(event) in hands.sheet for event in told)
        await hands.press("escape")
        assert str(points) in hands.table.splitlines()[hands.table.splitlines().index("") - 1]

    match = walked(seated(match=started(1)), builder(Random(1)), "it", (80, 24))
    for language in ("it", "pt"):
        at_table(play, seated(match=nearly(match, started(1))), language=language)


@pytest.mark.slow
def test_a_whole_game_against_a_bot() -> None:
    async def play(hands: Hands) -> None:
        await to_the_end(hands, Random(2))
        words = Words(hands.match.rules, "en", seat=0)
        assert any(words.say("ui-again") in option for option in hands.options)
        assert "wins and becomes Grand Vizier" in hands.sheet or "You win and become" in hands.sheet
        await hands.press("escape")
        assert "windows (" in hands.table
        assert "guards (" in hands.table

    match = walked(seated(match=started(2)), builder(Random(2)), "en", (80, 24))
    for size in ((80, 24), (120, 40)):
        at_table(play, seated(match=nearly(match, started(2))), size=size)


@pytest.mark.parametrize(
    "players, passes, said",
    [
        (2, 3, None),
        (2, 4, "Nobody has built for 2 rounds. After 2 more such rounds the game ends."),
        (2, 6, "Nobody has built for 3 rounds. If nobody builds in this one, the game ends."),
        (1, 16, None),
        (1, 17, "2 more turns after this."),
        (1, 19, "This is your last turn."),
    ],
)
def test_an_end_without_a_fifth_roof_is_announced_two_rounds_ahead(players: int, passes: int, said: str | None) -> None:
    """SY-19, SY-25."""
    match = started(players)
    for _ in range(passes):
        assert match.seat is not None
        match.play(match.seat, match.rules.moves.number(pass_turn))

    async def play(hands: Hands) -> None:
        if said is None:
            assert "Nobody has built" not in hands.table
            assert "after this" not in hands.table
        else:
            assert said in hands.table

    at_table(play, seated(match=match), size=(140, 50))


def test_a_gap_is_filled_before_anything_else() -> None:
    """SY-16: what is asked, and what may be chosen, in words."""
    match = reached("replace", after=0)

    async def play(hands: Hands) -> None:
        assert "Fill the gap: take a displayed tile that fits there." in flat(hands.asked)
        way = "Place it on" if len(match.choices(0)) == 1 else "Take"
        assert all(way in label or "(" in label for label in hands.options)

    at_table(play, seated(match=match), size=(140, 50))


def test_characters_may_be_chosen() -> None:
    async def play(hands: Hands) -> None:
        assert "1 Ali Baba" in hands.options
        await hands.press("1")
        assert hands.options == ["↵ Play as Ali Baba"]
        await hands.press("enter")
        while hands.sheet:
            await hands.press("escape")
        assert "You are Ali Baba and begin with 3 sapphires." in flat(hands.log)

    at_table(play, seated(match=started(characters="choose")))


# Pictures.


@pytest.fixture
def picture(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(SVGImageSnapshotExtension)


STATES: dict[str, tuple[str, tuple[int, int], Callable[[], Match], tuple[str, ...]]] = {
    "start": ("en", (80, 24), lambda: started(2), ()),
    "slots": ("en", (120, 40), slots_and_ways, ("t", "1")),
    "move-by-day": ("pt", (100, 30), lambda: reached("move"), ("d", "down")),
    "fetch": ("it", (140, 50), lambda: reached("fetch"), ()),
    "four": ("en", (160, 50), lambda: reached("turn", players=4), ()),
}


@pytest.mark.parametrize("state", STATES)
def test_looks_as_before(state: str, picture: SnapshotAssertion) -> None:
    language, size, match, keys = STATES[state]
    assert pictured(seated(match=match(), bots=("random",)), *keys, language=language, size=size) == picture


def test_the_viewer_shows_every_palace_and_every_objective_to_all() -> None:
    match, rng = started(3), Random(1)
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)

    async def watch() -> str:
        app = ViewerApp(match, match.record(), seat=None, language="en")
        async with app.run_test(size=(140, 60)) as pilot:
            await pilot.press("end")
            await pilot.pause()
            scene = app.screen.query_one(TableView)._scene
            assert scene.words.seat == ONLOOKER
            return board("sultaniya")(replace(scene), 100, 60).plain

    drawing = asyncio.run(watch())
    assert all(f"Seat {seat}" in drawing for seat in (1, 2, 3))
    assert "Objectives" in drawing
