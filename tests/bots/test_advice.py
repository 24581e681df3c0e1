"""Advice: the choice of a search from one seat's knowledge, compared with the next best, with its reasons."""

from __future__ import annotations

from random import Random

import pytest

from grandvizier import Match
from grandvizier.bots.advice import OTHERS, REASONS, SMALL, Advice, Reason, advise
from grandvizier.lab.twin import TwinMatch, imagine
from grandvizier.match import Choice


def advice(match: Match, choices: list[Choice] | None = None, iterations: int = 40) -> Advice:
    seat = match.seat
    assert seat is not None
    return advise(
        match.rules,
        match.players,
        match.options,
        seat,
        stream=match.told(seat),
        choices=match.choices(seat) if choices is None else choices,
        seed="1",
        more=lambda done: done < iterations,
    )


def somewhere(game: str, players: int, choices: int) -> Match:
    match, rng = Match(game, players=players, seed=5), Random(5)
    for _ in range(choices):
        assert match.seat is not None
        choice = rng.choice(match.choices(match.seat))
        while choice.then:
            choice = rng.choice(choice.then)
        match.play(match.seat, *choice.path)
    return match


@pytest.mark.parametrize("game", ["three-wishes", "sultaniya", "sultans-wishes"])
def test_it_follows_from_what_the_seat_was_told(game: str) -> None:
    """In a world that the seat cannot tell from the real one it is the same, reasons and all."""
    match = somewhere(game, 3, 12)
    assert match.seat is not None
    twin = TwinMatch(match, imagine(match, match.seat, Random(1)), match.seat)
    found = advice(match)
    assert found == advice(twin)
    assert match.why_not(match.seat, *found.path) is None
    assert found.other is not None
    assert found.other != found.path
    assert match.why_not(match.seat, *found.other) is None


def test_the_only_choice_needs_no_reason() -> None:
    match = somewhere("three-wishes", 3, 6)
    assert match.seat is not None
    (only, *_) = match.choices(match.seat)
    assert advice(match, [only]) == Advice(only.path, None, None, None)


def test_alone_there_is_nobody_to_beat() -> None:
    found = advice(somewhere("sultaniya", 1, 6))
    assert (found.chance, found.other_chance) == (None, None)
    assert OTHERS not in {reason.source for reason in (*found.gains, *found.risks)}


def test_reasons_are_few_clear_and_sorted() -> None:
    found: list[Advice] = []
    for choices in range(6, 60, 3):
        found.append(advice(somewhere("sultaniya", 2, choices), iterations=60))
        if len(found) >= 4 and any(one.gains or one.risks for one in found):
            break
    assert any(one.gains or one.risks for one in found)
    for one in found:
        for reasons in (one.gains, one.risks):
            sizes = [abs(reason.points) for reason in reasons]
            assert sizes == sorted(sizes, reverse=True)
            assert len(sizes) <= REASONS
            assert all(size >= SMALL for size in sizes)
        assert all(reason.is_good for reason in one.gains)
        assert not any(reason.is_good for reason in one.risks)


def test_less_for_the_others_is_good() -> None:
    assert Reason("gems", 1.0).is_good
    assert not Reason("gems", -1.0).is_good
    assert Reason(OTHERS, -1.0).is_good
    assert not Reason(OTHERS, 1.0).is_good
