"""What a seat of The Sultan's Wishes may prepare."""

from __future__ import annotations

from random import Random

import pytest

from tests.views import CourtMatch as Match


@pytest.mark.parametrize("travelers", [False, True])
def test_a_turn_is_foreseen_only_before_the_next_plate(travelers: bool) -> None:
    """SW-1: with every plate each seat has one turn, from the first player on."""
    match, rng = Match("sultans-wishes", players=4, seed=2, options={"travelers": travelers}), Random(2)
    turns = 0
    for _ in range(300):
        seat = match.seat
        if seat is None:
            break
        first = match.view(None)["first"]
        if match.question == "turn" and first is not None:
            turns += 1
            later = [other for other in range(4) if (other - first) % 4 > (seat - first) % 4]
            assert [other for other in range(4) if match.next_question(other)] == later
        match.play(seat, *rng.choice(match.choices(seat)).path)
    assert turns > 40
