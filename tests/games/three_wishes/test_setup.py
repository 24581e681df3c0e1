"""Setup: 3W-1 the deck, 3W-2 the deal and the first look, 3W-3 who starts, 3W-9 rounds."""

from __future__ import annotations

import pytest

from grandvizier import BadSetup
from tests.games.three_wishes.table import CARDS, IDS, REMOVED, any_table, deck, hand, hand_of
from tests.views import WishMatch as Match

FOUR_UP = {"flight", "spaceship", "universal-translator"}
FIVE_UP = {"immortality", "teleportation-grid", "quantum-supercomputer"}


@pytest.mark.parametrize("players, out", [(3, FOUR_UP | FIVE_UP), (4, FIVE_UP), (5, set())])
def test_the_deck_leaves_out_the_cards_for_more_players(players: int, out: set[str]) -> None:
    """3W-1: twelve, fifteen or eighteen cards, and they fill all places: one aside, two in the centre, three each."""
    table = any_table(players)
    table.do("look", hand(0, 0))
    possible = [IDS[row] for row in table.draws[-1].rows]
    assert sorted(possible) == sorted(CARDS.keys() - out)
    assert len(possible) == 1 + 2 + 3 * players == len(table.match.view(None)["table"])


def test_no_move_names_the_card_that_was_removed() -> None:
    """3W-2, 3W-6: it is not on the table, so nobody can look at it or switch it."""
    rules = any_table(5).match.rules
    assert rules.places[REMOVED] == ("removed", 0)
    assert rules.places[1:6] == (("centre", 0), ("centre", 1), ("hand", 0, 0), ("hand", 0, 1), ("hand", 0, 2))
    assert {place for _, args in rules.moves.rows for place in args} == set(range(1, 18))


@pytest.mark.parametrize("players, first", [(n, first) for n in (3, 4, 5) for first in range(n)])
def test_everybody_looks_at_one_own_card_in_turn_order_from_the_starter(players: int, first: int) -> None:
    """3W-2, 3W-3: a card of their choice; then the starter takes the first turn."""
    table = any_table(players, first=first)
    for turn in range(players):
        seat = (first + turn) % players
        assert (table.match.question, table.seat) == ("first_look", seat)
        assert [choice.at for choice in table.match.choices(seat)] == [(("hand", seat, card),) for card in range(3)]
        table.do("look", hand(seat, turn % 3))
    assert (table.match.question, table.seat) == ("first_action", first)


def test_the_place_of_a_first_look_is_public_and_its_face_is_not() -> None:
    """3W-2: everybody hears where somebody looked; the face is told to the looker alone."""
    table = any_table(3, first=1)
    table.do("look", hand(1, 2))
    card = table.cards[hand(1, 2)]
    for seat in (0, 2, None):
        assert table.told(seat, "looked") == [{"who": 1, "place": hand(1, 2), "card": -1}]
        assert table.names(seat) == [None] * 12
    assert table.told(1, "looked") == [{"who": 1, "place": hand(1, 2), "card": card}]
    assert [(i, name) for i, name in enumerate(table.names(1)) if name] == [(hand(1, 2), IDS[card])]
    for seat in (0, 1, 2, None):
        assert table.match.view(seat)["seen"] == [0b10 if place == hand(1, 2) else 0 for place in range(12)]


def test_nothing_else_may_be_done_before_the_first_look() -> None:
    """3W-2: first look at one of your own three."""
    table = any_table(3)
    for move in (("peek", hand(0, 0)), ("peek", hand(1, 0)), ("switch", hand(0, 0), hand(1, 0)), ("shuffle",)):
        assert table.refusal(*move) == ("look-first", "3W-2")
    assert table.refusal("declare") == ("look-first", "3W-2")
    assert table.refusal("look", hand(1, 0), seat=1) == ("not-asked", "GV-1")


@pytest.mark.parametrize("place", [hand(1, 0), hand(2, 2), hand(4, 1)])
def test_the_first_look_is_at_an_own_card(place: int) -> None:
    """3W-2: not at a rival's, and not at one that is not there with three players."""
    code, _ = any_table(3).refusal("look", place)
    assert code == "own-cards"


def test_the_refusal_of_a_first_look_cites_the_deal() -> None:
    """3W-2 asks for the first look; 3W-7 for the look after a shuffle."""
    assert any_table(3).refusal("look", hand(1, 0)) == ("own-cards", "3W-2")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_starter_is_drawn_among_all_players(players: int) -> None:
    """3W-3: every seat may begin, each by one draw."""
    for seat in range(players):
        table = any_table(players, first=seat)
        (draw,) = table.draws
        assert [draw.text(row) for row in draw.rows] == [f"starter {n}" for n in range(players)]
        assert table.seat == seat == table.match.view(None)["starter"]


def test_the_starter_may_be_chosen_by_hand() -> None:
    """3W-3: then chance has no say, whatever the seed."""
    for seed in range(20):
        assert Match("three-wishes", players=4, first=2, seed=seed).seat == 2


@pytest.mark.parametrize("first", [-1, 3, "0", True, 1.0])
def test_a_starter_who_does_not_sit_at_the_table_is_refused(first: object) -> None:
    """3W-3."""
    with pytest.raises(BadSetup, match="a seat from 0 to 2"):
        Match("three-wishes", players=3, first=first)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 1, 2, 6, 3.0, "3", True, None])
def test_the_game_is_for_three_to_five(players: object) -> None:
    """3W-1: other numbers of players have no deck."""
    with pytest.raises(BadSetup, match="3 to 5 players"):
        Match("three-wishes", players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize("players, first", [(3, 0), (3, 2), (4, 1), (5, 3)])
def test_a_round_is_one_turn_of_every_player_counted_from_the_starter(players: int, first: int) -> None:
    """3W-9: clockwise, and a new round is told when the starter has the turn again."""
    table = any_table(players, first=first)
    table.look_all()
    turns = []
    for _ in range(3 * players):
        turns.append((table.seat, table.match.view(None)["round"]))
        table.idle()
    assert turns == [((first + turn) % players, number) for number in (1, 2, 3) for turn in range(players)]
    assert table.told(None, "round") == [{"number": 2}, {"number": 3}, {"number": 4}]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_card_that_nobody_saw_may_be_any_that_nobody_saw(players: int) -> None:
    """3W-1, 3W-2: the deal is one shuffle of the whole deck, and a seen card stays what it was."""
    table = any_table(players, first=1)
    table.play_out(declarer=1)
    seen: dict[int, int] = {}
    looks = [hand((1 + turn) % players, 0) for turn in range(players)]
    shows = [place for seat in range(players) for place in hand_of(seat)]
    faces = [draw for draw in table.draws if draw.question == "face"]
    for place, draw in zip([*looks, *shows], faces, strict=True):
        unseen = [card for card in deck(players) if card not in seen.values()]
        assert list(draw.rows) == ([seen[place]] if place in seen else unseen)
        seen[place] = table.cards[place]
