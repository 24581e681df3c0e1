"""Who sits where: everybody in every chair, everybody against everybody."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from grandvizier.arena import Tournament
from grandvizier.core.errors import BadSetup
from grandvizier.games import find

SULTANIYA = find("sultaniya").package


def tournament(*bots: str, players: int = 2, duplicate: bool = True) -> Tournament:
    return Tournament(SULTANIYA, players, bots, seed="1", options={}, duplicate=duplicate)


@pytest.mark.parametrize("players, bots", [(2, "ab"), (3, "abb"), (3, "abc"), (4, "aaab"), (2, "abcde")])
def test_in_duplicates_everybody_at_the_table_sits_in_every_chair_of_the_deal(players: int, bots: str) -> None:
    fixtures = tournament(*bots, players=players).fixtures(40)
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert len(fixtures) == -(-40 // players) * players
    for deal in {fixture.deal for fixture in fixtures}:
        games = [fixture.seats for fixture in fixtures if fixture.deal == deal]
        assert len(games) == players
        for chair in range(players):
            assert sorted(seats[chair] for seats in games) == sorted(games[0])


@pytest.mark.parametrize("players, bots, rounds", [(2, "abcdef", 3), (3, "abcde", 4), (4, "abcdef", 2), (2, "abc", 5)])
def test_everybody_meets_everybody_equally_often(players: int, bots: str, rounds: int) -> None:
    tables = [seats.seats for seats in tournament(*bots, players=players, duplicate=False).fixtures(rounds * 15)]
    met = Counter(frozenset(pair) for seats in tables for pair in combinations(seats, 2))
    assert len(met) == len(bots) * (len(bots) - 1) // 2
    assert max(met.values()) - min(met.values()) <= 3
    chairs = Counter(bot for seats in tables for bot in seats)
    assert max(chairs.values()) - min(chairs.values()) <= 2


def test_more_games_only_add_to_fewer() -> None:
    arena = tournament(*"abcd", players=3)
    assert arena.fixtures(90)[:30] == arena.fixtures(30)
    assert replace(arena, seed="2").fixtures(30) != arena.fixtures(30)


def test_alone_everybody_plays_every_deal() -> None:
    for duplicate in (False, True):
        fixtures = tournament("a", "b", "c", players=1, duplicate=duplicate).fixtures(7)
        assert len(fixtures) == 9
        assert Counter((fixture.deal, *fixture.seats) for fixture in fixtures) == Counter(
            (deal, bot) for deal in range(3) for bot in "abc"
        )


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        ({"players": 5}, "sultaniya is for 1 to 4 players, not 5"),
        ({"bots": ("greedy",)}, "2 players need 2 bots, not 1; to seat a bot more than once, list it more than once"),
        ({"bots": ("greedy", "clever")}, "there is no bot 'clever'"),
        ({"bots": ("greedy", "nowhere.py:Bot")}, "cannot load the bot 'nowhere.py:Bot'"),
        ({"seconds": 0.0}, "seconds are more than 0, not 0.0"),
        ({"options": {"luck": True}}, "sultaniya has no option 'luck'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        replace(tournament("greedy", "random"), **wrong).check()  # type: ignore[arg-type]
    assert sentence in str(caught.value)
