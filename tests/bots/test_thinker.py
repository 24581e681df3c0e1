"""How long a level thinks: until its time is over, or until the rest of it could not change the choice."""

from __future__ import annotations

from random import Random

import pytest

import grandvizier as gv
from grandvizier.bots import Driver, Thinker, Thinking, bot
from grandvizier.bots.search.thinker import PACE, follow, settled
from grandvizier.bots.search.tree import Node, Tried, search
from grandvizier.match import Choice

ITERATIONS = 120
GAMES = {"three-wishes": 3, "sultaniya": 2, "sultans-wishes": 2}


def choice(*path: int, then: tuple[Choice, ...] = ()) -> Choice:
    return Choice(path, "", (), (), then)


def question(**visits: int) -> Node:
    """Rows by their number after an r, and how often each was tried."""
    asked = Node()
    for name, tries in visits.items():
        row = int(name[1:])
        asked.rows[row] = tried = Tried(row, 0.5)
        tried.visits = tries
    return asked


def test_a_choice_is_settled_once_nothing_can_catch_up() -> None:
    choices, asked = [choice(1), choice(2), choice(3)], question(r1=10, r2=4, r3=5)
    assert settled(choices, asked, 4)
    assert not settled(choices, asked, 5)


def test_what_was_never_tried_may_still_be() -> None:
    choices = [choice(1), choice(2)]
    assert not settled(choices, Node(), 0)
    assert settled(choices, question(r1=3), 2)
    assert not settled(choices, question(r1=3), 3)


def test_every_step_of_a_choice_has_to_be_settled() -> None:
    choices = [choice(1, then=(choice(1, 5), choice(1, 6))), choice(2)]
    asked = question(r1=20, r2=1)
    assert not settled(choices, asked, 3)
    asked.rows[1].after = question(r5=9, r6=7)
    assert not settled(choices, asked, 3)
    asked.rows[1].after = question(r5=9, r6=2)
    assert settled(choices, asked, 3)


def test_a_forced_step_is_no_question() -> None:
    choices = [choice(1, then=(choice(1, 5), choice(1, 6)))]
    assert settled(choices, question(r5=9, r6=2), 3)


def test_in_a_race_tries_settle_nothing_and_rounds_choose() -> None:
    choices, asked = [choice(1), choice(2), choice(3)], question(r1=90, r2=20, r3=25)
    for row, rounds, gained in ((1, 8, 4.0), (2, 16, 7.0), (3, 16, 9.0)):
        asked.rows[row].rounds, asked.rows[row].gained = rounds, gained
    assert not settled(choices, asked, 1)
    assert follow(choices, asked).path == (3,)


@pytest.mark.parametrize("game", GAMES)
def test_thinking_no_longer_than_it_matters_changes_no_choice(game: str) -> None:
    players = GAMES[game]
    match = gv.Match(game, players=players, seed=11)
    level = Thinking(seconds=0, memory=None, iterations=ITERATIONS)
    greedy = {seat: bot("greedy", match.rules, players, match.options, seat, seed="1") for seat in range(players)}
    driver = Driver(match, greedy)
    saved = met = 0
    while met < 12:
        for _ in range(3):
            assert driver.move()
        seat = match.seat
        assert seat is not None
        choices = match.choices(seat)
        if len(choices) == 1:
            continue
        met += 1
        thinker = Thinker(match.rules, players, match.options, seat, "7", level=level)
        thinker.hear(match.told(seat))
        found = thinker.think(choices, None)
        belief = match.rules.game.belief(match.rules, players, match.options, seat)
        for event in match.told(seat):
            belief.hear(event)
        mind, rng = match.rules.game.mind(match.rules), Random(f"search|7|{seat}")
        whole = search(belief, mind, rng, players, lambda done, _: done < ITERATIONS)
        assert whole.iterations == ITERATIONS
        assert follow(choices, found.root) == follow(choices, whole.root)
        saved += ITERATIONS - found.iterations
    assert saved


def test_by_the_clock_a_settled_choice_takes_no_more_time() -> None:
    match = gv.Match("three-wishes", players=3, seed=5, first=0)
    thinker = Thinker(match.rules, 3, match.options, 0, "1", level=Thinking(seconds=600.0, memory=None))
    thinker.hear(match.told(0))
    assert thinker.think(match.choices(0)[:1], None).iterations == PACE
