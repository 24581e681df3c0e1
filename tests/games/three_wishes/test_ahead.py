"""What a seat of 3 Wishes may prepare, and what puts it aside."""

from __future__ import annotations

from random import Random

from grandvizier.games.three_wishes.sight.events import DEALT, LOOKED, SHUFFLED
from grandvizier.games.three_wishes.sight.look import changed_places
from tests.views import WishMatch as Match


def played(choices: int) -> Match:
    """A game of three after so many random choices, none of which ends it."""
    match, rng = Match("three-wishes", players=3, seed=4, first=1), Random(4)
    for _ in range(choices):
        assert match.seat is not None
        paths = [choice.path for choice in match.choices(match.seat) if choice.do != "declare"]
        match.play(match.seat, *rng.choice(paths))
    return match


def test_the_first_look_comes_before_the_turn() -> None:
    """3W-2."""
    match = played(0)
    assert [match.next_question(seat) for seat in range(3)] == ["first_look", None, "first_look"]
    match = played(1)
    assert [match.next_question(seat) for seat in range(3)] == ["first_look", "first_action", None]


def test_the_end_is_foreseen_by_those_whose_turn_comes_in_the_fourth_round() -> None:
    """3W-8, 3W-9: a round begins with the starter, so whoever had a turn in the third comes in the fourth."""
    seen = set()
    for choices in range(3, 60):
        match = played(choices)
        turn = match.view(None)
        if match.question != "first_action" or turn["round"] not in (2, 3, 4):
            continue
        order = [1, 2, 0]
        for seat in {0, 1, 2} - {match.seat}:
            comes_next_round = order.index(seat) < order.index(match.seat or 0)
            may_declare = any(choice.do == "declare" for choice in match.ahead(seat))
            assert may_declare == (turn["round"] + comes_next_round >= 4)
            seen.add((turn["round"], comes_next_round))
    assert {(3, True), (3, False)} <= seen


def test_a_shuffle_changes_a_hand_and_a_deal_everything() -> None:
    """3W-7, 3W-20."""
    assert list(changed_places((SHUFFLED, 1))) == [6, 7, 8]
    assert list(changed_places((DEALT, 2, 0))) == list(range(len(played(0).rules.places)))
    assert not changed_places((LOOKED, 1, 6, 3))
