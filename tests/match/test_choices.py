"""Choices are paths: where a step shows nothing, it carries those that complete it; all of it is played, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from examples.games.caravan import events as e
from examples.games.caravan import rules as caravan
from grandvizier.core.events import CHOSE
from grandvizier.core.save import save
from grandvizier.games.three_wishes.rules import turns as wishes
from grandvizier.match.choices import leaves
from grandvizier.match.journal import Chosen
from tests.match.playing import everything, number, play_on

JUNK: tuple[Any, ...] = (-1, 10**9, True, False, 1.0, "1", None, [], (0,), object())


def camp() -> gv.Match:
    """A camp where seat 0 has the first turn."""
    match = gv.Match(CARAVAN, players=3, seed="paths", first=0)
    for seat in range(3):
        match.play(seat, number(match, caravan.wager, seat))
    assert match.question == "turn"
    return match


def table() -> gv.Match:
    """A table of 3 Wishes where everybody has looked, and seat 0 has the first turn."""
    match = gv.Match("three-wishes", players=3, seed="paths", first=0)
    while match.question == "first_look":
        assert match.seat is not None
        match.play(match.seat, *match.choices(match.seat)[0].path)
    return match


# What a choice carries.


def test_a_choice_in_steps_carries_the_steps_that_complete_it() -> None:
    match = camp()
    (give,) = [choice for choice in match.choices(0) if choice.do == "give"]
    rows = {name: match.rules.moves.where(getattr(caravan, name)) for name in ("give", "to", "hand_over")}
    assert give == gv.Choice(path=rows["give"], do="give", args=(), at=(), then=give.then)
    assert [(to.do, to.args, to.path) for to in give.then] == [
        ("to", (whom,), (*rows["give"], rows["to"][whom])) for whom in (1, 2)
    ]
    for to in give.then:
        assert [(what.do, what.args, what.path, what.then) for what in to.then] == [
            ("hand_over", (slot,), (*to.path, rows["hand_over"][slot]), ()) for slot in (0, 1)
        ]
    assert all(not choice.then for choice in match.choices(0) if choice is not give)


def test_a_choice_names_the_places_it_is_about() -> None:
    match = table()
    at = {choice.path: (choice.do, choice.at) for choice in match.choices(0)}
    assert at[(number(match, wishes.switch, 2, 4),)] == ("switch", (("centre", 1), ("hand", 0, 1)))
    assert at[(number(match, wishes.peek, 11),)] == ("peek", (("hand", 2, 2),))
    assert at[(number(match, wishes.shuffle),)] == ("shuffle", ())


@pytest.mark.parametrize("game, seed", [("three-wishes", 1), ("caravan", 1), ("caravan", 2), ("caravan", 3)])
def test_what_is_offered_is_what_may_be_played_step_by_step_and_in_one_go(game: str, seed: int) -> None:
    """In every position of a random game; only the seat that is asked is offered anything."""
    match, rng, deepest = gv.Match(game, players=3, seed=seed), Random(seed), 0
    while match.seat is not None:
        offered = match.choices(match.seat)
        assert [choice.path for choice in offered] == [(row,) for row in match.state.legal()]
        assert [match.choices(seat) for seat in (-2, -1, *range(4)) if seat != match.seat] == [[]] * 5
        for choice in rng.sample(list(leaves(offered)), min(4, len(list(leaves(offered))))):
            deepest = max(deepest, len(choice.path))
            for length in range(1, len(choice.path) + 1):
                assert match.why_not(match.seat, *choice.path[:length]) is None
        play_on(match, rng, 1)
    assert match.choices(0) == []
    assert deepest == (3 if game == "caravan" else 1)


def test_a_question_that_does_not_complete_a_choice_is_not_carried_by_it() -> None:
    """Caravan, if "which card?" were a question of its own: still the same seat's, and nothing is shown before it."""
    rules = replace(CARAVAN, name="other-caravan").rules()
    rules.questions = tuple(replace(question, completes=question.name == "whom") for question in rules.questions)
    match = gv.Match(rules, players=3, seed="paths", first=0)
    for seat in range(3):
        match.play(seat, number(match, caravan.wager, seat))
    (give,) = [choice for choice in match.choices(0) if choice.do == "give"]
    assert [(to.do, to.then) for to in give.then] == [("to", ())] * 2
    assert match.why_not(0, *give.then[0].path, number(match, caravan.hand_over, 0)) is None


# In one go or step by step.


def test_a_path_played_in_one_go_is_told_and_ends_as_if_played_step_by_step() -> None:
    at_once, by_steps = camp(), camp()
    path = next(leaves([choice for choice in at_once.choices(0) if choice.do == "give"])).path
    assert len(path) == 3
    at_once.play(0, *path)
    for i, row in enumerate(path):
        (choice,) = [choice for choice in by_steps.choices(0) if choice.path == (row,)]
        assert len(list(leaves([choice]))) == (4, 2, 1)[i], "what is left to complete"
        by_steps.play(0, row)
    assert at_once.feed() == by_steps.feed()
    assert save(at_once.state) == save(by_steps.state)
    assert len(by_steps.journal) == len(at_once.journal) + 2
    entry = at_once.journal[-1]
    assert isinstance(entry, Chosen)
    assert entry.path == path, "one choice is one entry"
    mid = camp()
    mid.play(0, *path[:2])
    mid.play(0, path[2])
    assert mid.feed() == at_once.feed()


def test_steps_of_which_none_shows_anything_may_be_played_in_one_go_though_no_choice_carries_them() -> None:
    """A turn of 3 Wishes is two actions; the first shows nothing if it is a switch."""
    match, by_steps = table(), table()
    switch, peek = number(match, wishes.switch, 1, 2), number(match, wishes.peek, 1)
    assert all(not choice.then for choice in match.choices(0))
    match.play(0, switch, peek)
    by_steps.play(0, switch)
    by_steps.play(0, peek)
    assert match.feed() == by_steps.feed()
    assert match.seat == 1


# Too far.


def refused(match: gv.Match, seat: Any, *path: Any) -> tuple[str, str]:
    """Code and ruling of a refusal that both doors give, and that changes nothing."""
    before = everything(match)
    refusal = match.why_not(seat, *path)
    assert refusal is not None
    assert refusal.sentence
    with pytest.raises(gv.Illegal) as caught:
        match.play(seat, *path)
    assert caught.value.refusal == refusal
    assert str(caught.value) == f"{refusal.sentence} ({refusal.ruling})"
    assert everything(match) == before
    return refusal.code, refusal.ruling


def test_a_path_that_goes_beyond_a_draw_is_refused_and_changes_nothing() -> None:
    match = table()
    peek, switch, shuffle = (number(match, rule, *args) for rule, args in
                             ((wishes.peek, (1,)), (wishes.switch, (1, 2)), (wishes.shuffle, ())))  # fmt: skip
    assert refused(match, 0, peek, switch) == ("too-far", "GV-4")
    assert refused(match, 0, shuffle, number(match, wishes.look, 3)) == ("too-far", "GV-4")
    match.play(0, peek)
    assert refused(match, 0, peek, switch) == ("too-far", "GV-4"), (
        "what lies there is known, but is a draw all the same"
    )


def test_a_path_that_goes_beyond_the_turn_of_a_seat_is_refused_and_changes_nothing() -> None:
    match = table()
    switch = number(match, wishes.switch, 1, 2)
    assert match.why_not(0, switch, switch) is None
    assert refused(match, 0, switch, switch, switch) == ("too-far", "GV-4")
    assert refused(match, 1, switch, switch) == ("not-asked", "GV-1")


def test_a_path_that_goes_beyond_a_face_is_refused_and_changes_nothing() -> None:
    lamp, bandit = 12, 15
    chance = gv.scripted(*(f"draw {card}" for card in (0, lamp, 1, 2, 3, bandit, 4, 5, 6, 7)))
    match = gv.Match(CARAVAN, players=2, first=0, chance=chance)
    for seat in range(2):
        match.play(seat, number(match, caravan.wager, 0))
    give, to, hand = (number(match, caravan.give), number(match, caravan.to, 1), number(match, caravan.hand_over, 0))
    assert match.why_not(0, give, to, hand) is None
    assert refused(match, 0, give, to, hand, number(match, caravan.decline)) == ("too-far", "GV-4")
    match.play(0, number(match, caravan.sell, 0))
    assert match.question == "toll"
    pay, name = number(match, caravan.pay, 1), number(match, caravan.name, 1)
    assert refused(match, 0, pay, name) == ("too-far", "GV-4"), "the lamp is shown to all before its wish"
    match.play(0, pay)
    assert match.question == "wish"


# All or nothing.


def test_a_path_with_one_wrong_step_is_refused_with_that_steps_ruling_and_changes_nothing() -> None:
    match = camp()
    give, to_self, to_1, to_absent = (
        number(match, caravan.give), *(number(match, caravan.to, whom) for whom in (0, 1, 3)),
    )  # fmt: skip
    assert refused(match, 0, give, to_self) == ("yourself", "C-9")
    assert refused(match, 0, give, to_absent) == ("absent", "C-9")
    assert refused(match, 0, give, to_1, number(match, caravan.hand_over, 2)) == ("empty-slot", "C-5")
    assert refused(match, 0, give, give) == ("not-turn", "C-5")
    assert refused(match, 0, to_1) == ("not-whom", "C-8")
    assert refused(match, 0, give, "to") == ("no-such-row", "GV-3")
    assert refused(match, 0) == ("no-such-row", "GV-3")
    assert refused(match, 7, give) == ("no-such-seat", "GV-1")
    assert refused(match, True, give) == ("no-such-seat", "GV-1")


def may_play(match: gv.Match, seat: object, path: Sequence[object]) -> bool:
    """Read literally: the seat is asked, each step is offered in its turn, and none but the last shows anything."""
    if type(seat) is not int or seat != match.seat or not path:
        return False
    state = match.state.copy()
    for i, row in enumerate(path):
        if state.seat != seat or type(row) is not int or row not in list(state.legal()):
            return False
        state.feed = []
        state.step(row)
        last = i == len(path) - 1
        if not last and any(match.game.kinds[event[0]].faces for _, event in state.feed if event[0] != CHOSE):
            return False
    return True


def any_path(match: gv.Match, rng: Random) -> list[Any]:
    """Something somebody might send: choices that are offered, other rows, and nonsense."""
    path: list[Any] = []
    offered: Sequence[gv.Choice] = match.choices(match.seat or 0)
    for _ in range(rng.choice([1, 1, 2, 3, 4])):
        sort = rng.random()
        if sort < 0.1:
            path.append(rng.choice(JUNK))
        elif sort < 0.8 and offered:
            choice = rng.choice(offered)
            path.append(choice.path[-1])
            offered = choice.then or offered
        else:
            path.append(rng.randrange(len(match.rules.moves)))
    return path


@pytest.mark.parametrize("game", ["three-wishes", "caravan"])
def test_whatever_is_thrown_at_a_match_happens_wholly_or_not_at_all(game: str) -> None:
    rng, counts = Random(game), Counter[tuple[bool, bool]]()
    for seed in range(6):
        match = gv.Match(game, players=3, seed=seed)
        for _ in range(200):
            if match.seat is None:
                break
            path, seat = any_path(match, rng), match.seat if rng.random() < 0.9 else rng.choice([*range(4), *JUNK])
            may = may_play(match, seat, path)
            counts[may, len(path) > 1] += 1
            if not may:
                refused(match, seat, *path)
                continue
            events = len(match.feed())
            match.play(seat, *path)
            entry = match.journal[-1]
            assert isinstance(entry, Chosen)
            assert (entry.seat, entry.path, list(entry.feed)) == (seat, tuple(path), match.feed()[events:])
            assert [event for _, event in entry.feed if event[0] == CHOSE] == [(CHOSE, seat, row) for row in path]
    assert len(counts) == 4
    assert min(counts.values()) > 4


def test_after_the_end_nothing_may_be_chosen() -> None:
    match = play_on(gv.Match(CARAVAN, players=2, seed=3, options={"turns": 2}), Random(3))
    assert match.over
    assert refused(match, 0, number(match, caravan.scout)) == ("over", "GV-2")
    assert refused(match, 0) == ("over", "GV-2")
    assert e.ENDED in [event[0] for event in match.told(None)]
