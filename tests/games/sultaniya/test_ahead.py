"""What a seat of Sultaniya may prepare."""

from __future__ import annotations

from grandvizier.games.sultaniya import GAME
from grandvizier.games.sultaniya.rules.position import Position
from grandvizier.match import Match


def test_a_character_comes_before_the_turn() -> None:
    """SY-1."""
    match = Match("sultaniya", players=3, seed=1, first=0, options={"characters": "choose"})
    assert [match.next_question(seat) for seat in range(3)] == [None, "character", "character"]
    match.play(0, *match.choices(0)[0].path)
    assert [match.next_question(seat) for seat in range(3)] == ["turn", None, "character"]


def test_a_tile_is_prepared_with_its_slot() -> None:
    """SY-10."""
    match = Match("sultaniya", players=2, seed=1, first=0, options={"characters": "deal"})
    reveal = next(choice for choice in match.choices(0) if choice.do == "reveal")
    match.play(0, *reveal.path)
    takes = [choice for choice in match.ahead(1) if choice.do == "take"]
    assert takes
    assert all(part.do == "place" for choice in takes for part in choice.then)


def test_after_a_fifth_roof_only_those_whose_turn_is_still_to_come() -> None:
    """SY-18."""
    match = Match("sultaniya", players=4, seed=1, first=0, options={"characters": "deal"})
    state = match.state.copy()
    assert isinstance(state, Position)
    state.finisher = 3
    state.goto(state.what, 1)
    assert [seat for seat in (0, 2, 3) if GAME.ahead(state, seat)] == [2]
