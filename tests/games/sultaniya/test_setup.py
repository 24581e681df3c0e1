"""Setup: SY-27 in order, SY-1 characters dealt or chosen, SY-3 and the sapphires they bring, SY-26 open objectives."""

from __future__ import annotations

from itertools import combinations

import pytest

from grandvizier import BadSetup
from tests.games.sultaniya.table import BOARDS, CHARACTERS, FLOORS, IDS, OBJECTIVES, SIDES, Table, any_table, deck
from tests.views import PalaceMatch as Match
from tests.views import named

SAPPHIRES = {"ali-baba": 3, "scheherazade": 4, "shahriyar": 4, "jafar": 3}
CHOOSE = {"characters": "choose"}


@pytest.mark.parametrize("players", [0, 5, -1, "2", None, True, 2.0])
def test_one_to_four_players_play(players: object) -> None:
    """The rulebook."""
    with pytest.raises(BadSetup, match="1 to 4 players"):
        Match("sultaniya", players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options, said",
    [
        ({"characters": "draft"}, "deal, choose"),
        ({"open_objectives": 1}, "false, true"),
        ({"red_build_pays": "yes"}, "false, true"),
        ({"objectives": True}, "no option 'objectives'"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, object], said: str) -> None:
    """SY-1, SY-15, SY-26."""
    with pytest.raises(BadSetup, match=said):
        Match("sultaniya", players=2, options=options)


# Tiles.


@pytest.mark.parametrize(
    "players, sizes", [(1, [12, 12, 16, 15]), (2, [12, 12, 16, 15]), (3, [16, 16, 22, 20]), (4, [20, 20, 28, 25])]
)
def test_tiles_marked_above_the_player_count_are_out(players: int, sizes: list[int]) -> None:
    """SY-27: alone as with two; every tile of a floor may come up first, and none of another."""
    table = any_table(players)
    view = table.match.view(None)
    assert [len(pile) for pile in view["piles"]] == sizes
    assert [[IDS[tile] for tile in rest] for rest in view["rest"]] == [deck(players, floor) for floor in FLOORS]
    for draw, floor in zip(table.draws, FLOORS, strict=False):
        assert (draw.question, draw.pile) == ("top", floor)
        assert [IDS[row] for row in draw.rows] == deck(players, floor)


def test_the_same_seed_brings_the_same_table_and_another_seed_another() -> None:
    """SY-27: the piles are shuffled."""
    tops = [Match("sultaniya", players=2, seed=seed).view(None)["piles"] for seed in (1, 1, 2, 3)]
    assert tops[0] == tops[1]
    assert tops[0] != tops[2] or tops[0] != tops[3]


# The order of it all.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_set_up_goes_in_order(players: int) -> None:
    """SY-27: piles, the first player, characters, objectives."""
    table = any_table(players)
    asked = [draw.question for draw in table.draws]
    assert asked == [*["top"] * 4, "starter", "side", *["board"] * players, *["objective"] * 2 * players]
    kinds = [kind for kind, _ in table.heard(None) if kind != "asked"]
    assert kinds == [*["topped"] * 4, "starts", *["seated"] * players, *["dealt"] * 2 * players, "round"]


def test_with_characters_chosen_objectives_come_after_the_last_choice() -> None:
    """SY-1, SY-27."""
    table = Table("ali-baba", "jafar", "sinbad", first=2, options=CHOOSE)
    asked = [draw.question for draw in table.draws]
    assert asked == [*["top"] * 4, "starter", *["objective"] * 6]
    kinds = [kind for kind, _ in table.heard(None) if kind in {"seated", "dealt"}]
    assert kinds == [*["seated"] * 3, *["dealt"] * 6]


@pytest.mark.parametrize("players, first", [(players, first) for players in (1, 2, 3, 4) for first in range(players)])
def test_the_first_player_is_drawn_among_all(players: int, first: int) -> None:
    """SY-27: and everything goes clockwise from there."""
    table = any_table(players, first=first)
    draw = table.draws[4]
    assert [draw.text(row) for row in draw.rows] == [f"starter {seat}" for seat in range(players)]
    assert table.told(None, "starts") == [{"who": first}]
    turns = [(first + turn) % players for turn in range(players)]
    assert [event["who"] for event in table.told(None, "seated")] == turns
    assert [event["who"] for event in table.told(None, "dealt")] == [seat for seat in turns for _ in (0, 1)]
    assert (table.seat, table.question, table.match.view(None)["starter"]) == (first, "turn", first)


def test_the_first_player_may_be_given() -> None:
    """SY-27: then there is nothing to draw among."""
    for seat in range(3):
        match = Match("sultaniya", players=3, seed=5, first=seat)
        assert match.seat == seat
    with pytest.raises(BadSetup):
        Match("sultaniya", players=3, first=3)


# Characters.


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_characters_are_dealt_from_one_side(side: str, players: int) -> None:
    """SY-1: whichever side it is, any of its boards that is left."""
    table = Table(*SIDES[side][-players:])
    draws = [draw for draw in table.draws if draw.question in {"side", "board"}]
    assert [draws[0].text(row) for row in draws[0].rows] == ["side 0", "side 1"]
    left = {*SIDES[side]}
    for draw, name in zip(draws[1:], SIDES[side][-players:], strict=True):
        assert {CHARACTERS[int(draw.text(row).split()[1])] for row in draw.rows} == left
        left.remove(name)
    assert [event["character"] for event in table.told(None, "seated")] == list(SIDES[side][-players:])


@pytest.mark.parametrize("character", CHARACTERS)
def test_four_characters_bring_sapphires_from_the_treasure(character: str) -> None:
    """SY-27: those the rulebook names, as many as the board shows."""
    table = Table(character)
    have = SAPPHIRES.get(character, 0)
    view = table.match.view(0)
    assert (view["sapphires"], view["treasure"]) == ([have], 55 - have)
    assert table.told(0, "seated") == [{"who": 0, "character": character, "sapphires": have}]


def test_nobody_has_a_djinn_and_nothing_is_on_display() -> None:
    """SY-27."""
    view = any_table(4).match.view(2)
    assert view["djinns"] == [None] * 4
    assert view["displays"] == [[]] * 4
    assert view["round"] == 1
    assert view["finisher"] is None


def test_unless_said_otherwise_characters_are_chosen() -> None:
    """SY-1: "each player chooses a board"; in edition 1 they were dealt."""
    assert Match("sultaniya", players=2, seed=1).question == "character"
    old = Match("sultaniya", players=2, seed=1, edition=1)
    assert (old.question, old.options["characters"]) == ("turn", "deal")
    assert Match("sultaniya", players=2, seed=1, edition=1, options=CHOOSE).question == "character"


def test_characters_are_chosen_in_turn_order() -> None:
    """SY-1: any mix of sides."""
    match = Match("sultaniya", players=3, seed=1, first=1, options=CHOOSE)
    table = any_table(3)
    table.match = match
    for seat, name in ((1, "jafar"), (2, "ali-baba"), (0, "sinbad")):
        assert (match.seat, match.question) == (seat, "character")
        table.do("choose", name)
    assert match.question == "turn"
    assert named(CHARACTERS, match.view(None)["characters"]) == ["sinbad", "jafar", "ali-baba"]
    assert match.view(None)["sapphires"] == [0, 3, 3]
    assert table.why("choose", "anis") == ("seated-already", "SY-27")


def test_nobody_takes_the_back_of_a_board_that_is_taken() -> None:
    """SY-1."""
    table = any_table(2)
    table.match = Match("sultaniya", players=2, seed=1, first=0, options=CHOOSE)
    assert table.offers() == {f"choose {name}" for name in CHARACTERS}
    for words in (("pass_turn",), ("reveal", "ground"), ("call", "blue"), ("take", "G01"), ("place", "g8"), ("stop",)):
        assert table.why(*words) == ("character-first", "SY-1")
    table.do("choose", "anis")
    assert table.why("choose", "anis") == ("character-taken", "SY-1")
    assert table.why("choose", "jafar") == ("other-side", "SY-1")
    assert table.offers() == {f"choose {name}" for name in CHARACTERS if name not in {"anis", "jafar"}}


def test_every_board_has_two_characters_one_a_side() -> None:
    """SY-1: pairs of one board."""
    for name, board in BOARDS.items():
        assert BOARDS[board["back"]]["back"] == name
        assert {board["side"], BOARDS[board["back"]]["side"]} == {".", ".."}


def test_any_two_characters_of_different_boards_may_meet() -> None:
    """SY-1."""
    for one, other in combinations(CHARACTERS, 2):
        if BOARDS[one]["back"] != other:
            table = Table(one, other, options=CHOOSE)
            assert table.match.view(None)["characters"] == [CHARACTERS.index(one), CHARACTERS.index(other)]


def test_four_players_who_choose_take_every_board() -> None:
    """SY-1: the fourth still has a choice between the two sides of the last board."""
    table = any_table(4)
    table.match = Match("sultaniya", players=4, seed=1, first=0, options=CHOOSE)
    for name in ("ali-baba", "jafar", "sinbad"):
        table.do("choose", name)
    assert table.offers() == {"choose scheherazade", "choose aladdin"}


def test_alone_a_character_is_chosen_too() -> None:
    """SY-1, SY-25."""
    table = Table("sinbad", options=CHOOSE)
    assert (table.seat, table.question) == (0, "turn")


# Objectives.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_of_ten_objectives_are_dealt_to_each(players: int) -> None:
    """SY-27: also alone; none twice, the rest unseen."""
    table = any_table(players)
    draws = [draw for draw in table.draws if draw.question == "objective"]
    assert [len(draw.rows) for draw in draws] == [10 - number for number in range(2 * players)]
    dealt = [table.match.view(seat)["objectives"][seat] for seat in range(players)]
    assert len({objective for pair in dealt for objective in pair}) == 2 * players


def test_only_their_owner_sees_objectives() -> None:
    """SY-27: that two are dealt is heard by all."""
    names = ["djinns", "pairs", "floor-guard", "column-tower", "floor-window", "column-sapphire"]
    table = any_table(3, objectives=names)
    for chair in (0, 1, 2, None):
        heard = [(event["who"], event["objective"]) for event in table.told(chair, "dealt")]
        assert heard == [(i // 2, name if i // 2 == chair else None) for i, name in enumerate(names)]
        seen = table.match.view(chair)["objectives"]
        expected = [
            [OBJECTIVES.index(names[2 * seat + i]) if seat == chair else None for i in (0, 1)] for seat in range(3)
        ]
        assert seen == expected


def test_with_open_objectives_everybody_sees_all_of_them() -> None:
    """SY-26: onlookers too."""
    names = ["djinns", "pairs", "floor-guard", "column-tower"]
    table = any_table(2, objectives=names, options={"open_objectives": True})
    for chair in (0, 1, None):
        assert [event["objective"] for event in table.told(chair, "dealt")] == names
        numbers = [OBJECTIVES.index(name) for name in names]
        assert table.match.view(chair)["objectives"] == [numbers[:2], numbers[2:]]
