"""What a choice would bring is told without making it, in every language, and comes true.

`twin.py` holds it to what the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from grandvizier.core.save import save
from grandvizier.match import Match
from grandvizier.match.choices import leaves
from grandvizier.match.journal import Chosen
from grandvizier.words import LANGUAGES, Words

from .cases import Case, newest_case, random_match, random_play

GAMES = 12
NAMES = ("Ada", "Bahram", "Chiara", "Davi", "Élodie")


@newest_case
def test_what_a_choice_brings_is_told_without_making_it(case: Case) -> None:
    told: set[str] = set()
    for seed in range(GAMES):
        match, rng = random_match(case, seed), Random(seed)
        for _ in random_play(match, rng, 200):
            assert match.seat is not None
            before = save(match.state)
            choice = rng.choice(list(leaves(match.choices(match.seat))))
            brings = match.brings(*choice.path)
            assert save(match.state) == before, "to ask what it brings changes nothing"
            if brings is None:
                continue
            for language in LANGUAGES:
                words = Words(match.rules, language, seat=match.seat, names=NAMES[: match.players])
                for gain in brings.gains:
                    kind = match.game.gains[gain[0]]
                    assert len(gain) == 1 + len(kind.fields), kind.name
                    sentence = words.gain(gain)
                    assert sentence.strip() == sentence, kind.name
                    assert sentence
                    assert not sentence.endswith("."), "several of them make a sentence"
            told |= {match.game.gains[gain[0]].name for gain in brings.gains}
    assert bool(told) == bool(case.game.gains)


def points(match: Match, seat: int) -> int:
    view: Mapping[str, Any] = match.view(seat)
    return int(view["points"][seat])


@newest_case
def test_the_points_that_were_told_come_true(case: Case) -> None:
    """Wherever a game counts a seat's points in its view: once the choice is made, it has so many more.

    Where something is drawn before somebody is asked again, what came up may add to them.
    """
    counted = 0
    for seed in range(GAMES):
        match, rng = random_match(case, seed), Random(seed)
        for _ in random_play(match, rng, 200):
            seat = match.seat
            assert seat is not None
            choice = rng.choice(list(leaves(match.choices(seat))))
            brings = match.brings(*choice.path)
            if brings is None:
                continue
            before = points(match, seat)
            match.play(seat, *choice.path)
            if match.seat is None:
                break
            made = match.journal[-1]
            assert isinstance(made, Chosen)
            if made.draws:
                continue
            assert points(match, seat) - before == brings.points, (seed, choice)
            counted += 1
    assert bool(counted) == bool(case.game.gains)
