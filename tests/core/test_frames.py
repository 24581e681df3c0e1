"""What happens next is a stack of frames: questions wait for their seat, continuations run as soon as uncovered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples.games.caravan import GAME as CARAVAN
from examples.games.caravan import events as e
from examples.games.caravan import questions as ask
from examples.games.caravan import rules as caravan
from examples.games.caravan.position import NEXT, REFILL, slot
from examples.games.caravan.view import CaravanView
from grandvizier import CHANCE, NOBODY, Match, scripted
from grandvizier.core.actions import ActionTable, verb
from grandvizier.core.events import ALL, ASKED, CHOSE, HIDDEN, Event, heard, only
from grandvizier.core.game import Lying
from grandvizier.core.rules import Question, Rules
from grandvizier.core.state import OVER, Frame, State
from grandvizier.games import find

# A game of nothing but frames.

ASK, DRAW = 1, 2
NOTE, TWICE, ASK_NEXT = -1, -2, -3
HAPPENED = 2


@dataclass(slots=True)
class Bare(State):
    """A position that only remembers which continuations ran."""

    ran: list[tuple[int, int, int]]

    def copy(self) -> Bare:
        return replace(self, ran=self.ran[:])


def done(s: Bare, _: int) -> None:
    s.pop()


def interrupt(s: Bare, seat: int, what: int) -> None:
    """The question stays; this comes first."""
    s.push(what, seat + 1, 7)


def note(s: Bare, seat: int, arg: int) -> None:
    s.ran.append((NOTE, seat, arg))


def twice(s: Bare, seat: int, arg: int) -> None:
    s.ran.append((TWICE, seat, arg))
    s.push(NOTE, seat, arg + 2)
    s.push(NOTE, seat, arg + 1)


def ask_next(s: Bare, seat: int, arg: int) -> None:
    s.ran.append((ASK_NEXT, seat, arg))
    s.push(ASK, seat + 1, arg)


def nothing(_s: Bare, _seat: int, _arg: int) -> tuple[int, ...]:
    return ()


def bare(feed: list[tuple[int, Event]] | None = None) -> Bare:
    """Nothing is asked, and nothing waits."""
    rules = Rules(
        CARAVAN,
        CARAVAN.rules().components,
        CARAVAN.edition,
        moves=ActionTable((verb(done), [()]), (verb(interrupt), [(what,) for what in (ASK, NOTE, TWICE, ASK_NEXT)])),
        draws=ActionTable((verb(done), [()])),
        questions={ASK: Question("ask", nothing), DRAW: Question("draw", nothing, lambda _s, _: ("none", 0))},
        continuations={NOTE: note, TWICE: twice, ASK_NEXT: ask_next},
        places=(),
        seated=frozenset(),
        names={},
    )
    return Bare(rules, 4, OVER, NOBODY, 0, None, feed, [])


def stack(s: State) -> Iterator[tuple[int, int, int]]:
    """All frames, the topmost first."""
    frame: Frame | None = (s.what, s.seat, s.arg, s.below)
    while frame:
        what, seat, arg, frame = frame
        yield what, seat, arg


DONE, INTERRUPT_ASK, INTERRUPT_NOTE, INTERRUPT_TWICE, INTERRUPT_ASK_NEXT = range(5)
frames = st.tuples(st.integers(0, 3), st.integers(-2, 3), st.integers(0, 99))


@given(st.lists(st.tuples(st.sampled_from(["push", "pop", "goto", "copy"]), frames)))
@settings(max_examples=200)
def test_push_pop_and_goto_are_those_of_a_stack_and_no_copy_feels_them(
    steps: list[tuple[str, tuple[int, int, int]]],
) -> None:
    s, literal = bare(), [(OVER, NOBODY, 0)]
    kept: list[tuple[Bare, list[tuple[int, int, int]]]] = []
    for step, frame in steps:
        if step == "push":
            s.push(*frame)
            literal.insert(0, frame)
        elif step == "goto":
            s.goto(*frame)
            literal[0] = frame
        elif step == "copy":
            kept.append((s.copy(), literal[:]))
        elif len(literal) > 1:
            s.pop()
            del literal[0]
        assert list(stack(s)) == literal
    assert all(list(stack(copy)) == then for copy, then in kept)


def test_nothing_lies_below_the_end() -> None:
    with pytest.raises(AssertionError):
        bare().pop()


def test_continuations_run_at_once_the_last_pushed_first_until_somebody_is_asked() -> None:
    """Each is gone before it runs, so what it pushes lies on what waited below it."""
    s = bare()
    s.push(NOTE, 0, 10)
    s.push(ASK, 1, 11)
    s.push(NOTE, 2, 12)
    s.push(TWICE, 3, 20)
    s.settle()
    assert s.ran == [(TWICE, 3, 20), (NOTE, 3, 21), (NOTE, 3, 22), (NOTE, 2, 12)]
    assert list(stack(s)) == [(ASK, 1, 11), (NOTE, 0, 10), (OVER, NOBODY, 0)]
    s.ran.clear()
    s.step(DONE)
    assert s.ran == [(NOTE, 0, 10)]
    assert s.over


def test_a_continuation_may_ask_and_what_waits_below_goes_on_after_the_answer() -> None:
    s = bare()
    s.push(NOTE, 0, 1)
    s.push(ASK_NEXT, 2, 5)
    s.settle()
    assert list(stack(s)) == [(ASK, 3, 5), (NOTE, 0, 1), (OVER, NOBODY, 0)]
    assert s.ran == [(ASK_NEXT, 2, 5)]
    s.step(DONE)
    assert s.over
    assert s.ran[-1] == (NOTE, 0, 1)


@pytest.mark.parametrize("feed", [None, []], ids=["search", "told"])
def test_an_interruption_leaves_what_it_interrupts_as_it_was(feed: list[tuple[int, Event]] | None) -> None:
    """Three deep; the same frames whether anybody listens or not."""
    s = bare(feed)
    s.push(ASK, 0, 1)
    before = list(stack(s))
    s.step(INTERRUPT_ASK)
    s.step(INTERRUPT_ASK)
    s.step(INTERRUPT_ASK_NEXT)
    assert list(stack(s)) == [(ASK, 4, 7), (ASK, 2, 7), (ASK, 1, 7), *before]
    for _ in range(3):
        s.step(DONE)
    assert list(stack(s)) == before
    s.step(INTERRUPT_TWICE)
    assert list(stack(s)) == before
    assert s.ran[1:] == [(TWICE, 1, 7), (NOTE, 1, 8), (NOTE, 1, 9)]


# What the core tells.


def test_who_is_asked_is_told_to_all_after_every_step_but_never_of_chance_or_of_the_end() -> None:
    feed: list[tuple[int, Event]] = []
    s = bare(feed)
    s.push(ASK, 3)
    s.push(DRAW, CHANCE)
    s.push(ASK, 1)
    s.step(DONE)
    assert feed == [(only(1), (CHOSE, 1, DONE))], "chance is asked: nobody needs to hear of it"
    s.step(DONE)
    assert feed[1:] == [(ALL, (ASKED, ASK, 3))], "a draw is nobody's choice"
    s.step(INTERRUPT_NOTE)
    assert feed[2:] == [(only(3), (CHOSE, 3, INTERRUPT_NOTE)), (ALL, (ASKED, ASK, 3))], "asked again, told again"
    s.step(DONE)
    assert feed[4:] == [(only(3), (CHOSE, 3, DONE))]
    assert s.over


def test_a_choice_is_told_to_its_maker_before_anything_it_causes() -> None:
    match = Match(CARAVAN, players=3, seed="frames", first=1)
    opening = len(match.told(None))
    row = match.rules.moves.number(caravan.wager, 2)
    match.play(1, row)
    kinds = [kind for kind, *_ in match.told(1)[opening:]]
    assert kinds == [CHOSE, e.WAGERED, ASKED]
    assert match.told(1)[opening] == (CHOSE, 1, row)
    for seat in (0, 2, None):
        assert match.told(seat)[opening : opening + 2] == [(CHOSE, 1, HIDDEN), (e.WAGERED, 1, HIDDEN)]


def test_nothing_is_told_where_nobody_listens_and_a_copy_listens_to_nobody() -> None:
    s = bare()
    s.tell(ALL, HAPPENED, 1)
    assert s.feed is None
    for game in (find("three-wishes"), CARAVAN):
        state = game.rules().start(3)
        assert state.feed is None
        rng = Random("silent")
        while not state.over:
            state.step(rng.choice(state.legal()))
            assert state.feed is None
        state.feed = []
        assert state.copy().feed is None


@pytest.mark.parametrize(
    "audience, hear_it",
    [(ALL, {0, 1, 2, 3, 4}), (only(2), {2}), (only(0) | only(3), {0, 3}), (0, set())],
)
def test_faces_are_told_to_the_audience_and_that_it_happened_to_everybody(audience: int, hear_it: set[int]) -> None:
    feed: list[tuple[int, Event]] = []
    bare(feed).tell(audience, e.BURIED, 1, 5, 12)
    onlooker = 4
    streams = [heard(feed, seat, CARAVAN.kinds) for seat in (*range(4), onlooker)]
    assert streams == [[(e.BURIED, 1, 5, 12 if seat in hear_it else HIDDEN)] for seat in range(5)]


# The log holds choices and draws alone.


@pytest.mark.parametrize("game, players", [("three-wishes", 3), ("caravan", 4)])
def test_continuations_have_no_row_and_are_never_logged(game: str, players: int) -> None:
    """Choices and draws, one after another through the unchecked door, are the whole game."""
    rules = (CARAVAN if game == "caravan" else find(game)).rules()
    tables = {rule for table in (rules.moves, rules.draws) for rule, _ in table.rows}
    assert not tables & set(rules.continuations)
    match, rng = Match(rules, players=players, seed="log"), Random("log")
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    state = rules.start(players, match.options)
    entries = match.record()["journal"]
    for row in (*match.record()["opening"], *(row for entry in entries for row in entry["path"] + entry["draws"])):
        assert row in state.legal()
        state.step(row)
    assert state == match.state


# Three interruptions deep, in a real game.

SALT, DATES, LAMP_1, LAMP_2, BANDIT_1, BANDIT_2 = 0, 2, 12, 13, 15, 16
SILK, AMBER, MYRRH, GLASS, DEALT_LAST = 4, 6, 8, 10, 1


@pytest.fixture
def camp() -> Match:
    """Seat 0 has salt and a lamp, seat 1 a lamp and dates, seat 2 silk and amber; two bandits lie on top."""
    deal = (SALT, LAMP_2, LAMP_1, DATES, SILK, AMBER, DEALT_LAST, BANDIT_1, BANDIT_2, MYRRH, GLASS, DEALT_LAST)
    match = Match(CARAVAN, players=3, first=0, chance=scripted(*(f"draw {card}" for card in deal)))
    for seat in range(3):
        match.play(seat, match.rules.moves.number(caravan.wager, seat))
    return match


def does(match: Match, seat: int, rule: Callable[..., None], *args: int) -> None:
    match.play(seat, match.rules.moves.number(rule, *args))


def lies(match: Match, seat: int | None, *places: int) -> list[Lying]:
    return [lying for lying in match.view(seat)["table"] if lying[0] in places]


def told(match: Match, seat: int | None, *kinds: int) -> list[Event]:
    return [event for event in match.told(seat) if event[0] in kinds]


def test_a_draw_meets_bandits_whose_toll_grants_a_wish_that_asks_to_see_a_card_and_then_the_draw_goes_on(
    camp: Match,
) -> None:
    home = [(NEXT, 0, 0), (OVER, NOBODY, 0)]
    refill = (REFILL, 0, 0)
    assert list(stack(camp.state)) == [(ask.TURN, 0, 0), (OVER, NOBODY, 0)]

    does(camp, 0, caravan.sell, 0)
    assert list(stack(camp.state)) == [(ask.TOLL, 0, 0), (ask.TOLL, 1, 0), (ask.TOLL, 2, 0), refill, *home]
    does(camp, 0, caravan.decline)
    does(camp, 1, caravan.pay, 0)
    assert list(stack(camp.state)) == [(ask.WISH, 1, 0), (ask.TOLL, 2, 0), refill, *home], "the lamp was paid"
    does(camp, 1, caravan.name, 2)
    assert list(stack(camp.state)) == [(ask.REVEAL, 2, 1), (ask.TOLL, 2, 0), refill, *home], "for seat 1 to see"
    does(camp, 2, caravan.reveal, 1)
    does(camp, 2, caravan.decline)

    # The refill goes on and meets the second bandit; the tolls begin once more.
    assert list(stack(camp.state)) == [(ask.TOLL, 0, 0), (ask.TOLL, 1, 0), (ask.TOLL, 2, 0), refill, *home]
    does(camp, 0, caravan.pay, 1)
    does(camp, 0, caravan.name, 1)
    does(camp, 1, caravan.reveal, 1)
    does(camp, 1, caravan.decline)
    assert lies(camp, 0, 0, 1, 2) == []
    does(camp, 2, caravan.decline)

    # Now there is nothing in its way: both cards are drawn at once, and the next player has the turn.
    assert list(stack(camp.state)) == [(ask.TURN, 1, 0), (OVER, NOBODY, 0)]
    assert lies(camp, 0, 0, 1, 2) == [(0, "card", MYRRH), (1, "card", GLASS)]
    assert cast("CaravanView", camp.view(None))["discard"] == [SALT, BANDIT_1, LAMP_1, BANDIT_2, LAMP_2]
    assert not CARAVAN.audit(camp.state)


def test_a_card_shown_deep_in_an_interruption_is_shown_to_one_seat_alone(camp: Match) -> None:
    does(camp, 0, caravan.sell, 0)
    does(camp, 0, caravan.decline)
    does(camp, 1, caravan.pay, 0)
    does(camp, 1, caravan.name, 2)
    does(camp, 2, caravan.reveal, 1)
    amber = slot(2, 1)
    for seat in (1, 2):
        assert told(camp, seat, e.SHOWED) == [(e.SHOWED, 2, 1, amber, AMBER)]
        assert lies(camp, seat, amber) == [(amber, "card", AMBER)]
    for other in (0, None):
        assert told(camp, other, e.SHOWED) == [(e.SHOWED, 2, 1, amber, HIDDEN)]
        assert lies(camp, other, amber) == [(amber, "card", None)]
    wagers = [(ask.WAGER, seat) for seat in range(3)]
    interrupted = [(ask.TURN, 0), (ask.TOLL, 0), (ask.TOLL, 1), (ask.WISH, 1), (ask.REVEAL, 2), (ask.TOLL, 2)]
    assert [(question, who) for _, question, who in told(camp, None, ASKED)] == wagers + interrupted
    assert len({len(camp.told(seat)) for seat in (0, 1, 2, None)}) == 1
