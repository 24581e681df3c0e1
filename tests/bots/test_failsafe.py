"""A broken bot loses the turn to greedy, and no table breaks with it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import grandvizier as gv
from grandvizier.bots import GreedyBot, bot, guarded
from grandvizier.bots.custom.failsafe import forced, offered
from grandvizier.core.errors import BadSetup

from .playing import BROKEN, finish, leaves, seated, table


@pytest.mark.parametrize(
    "name, why",
    [
        ("Crashes", "ZeroDivisionError: no idea"),
        ("CrashesAtTheStart", "OSError: no network"),
        ("CrashesHearing", "KeyError: 'an event'"),
        ("Quits", "SystemExit: bye"),
        ("AnswersNothing", "it answered None, not one of the choices"),
        ("Cheats", "it chose [100000], which is not offered"),
    ],
)
def test_every_turn_of_a_broken_bot_is_greedys(name: str, why: str) -> None:
    match, plain = table(), table()
    broken = seated(match, f"{BROKEN}:{name}")
    finish(match, broken)
    assert match.over
    assert len(broken.forfeits) == broken.decisions > 3
    assert broken.forfeits[:3] == [why] * 3
    assert set(broken.forfeits[3:]) == {"it failed 3 turns in a row"}
    # Greedy takes every turn afresh, so a bot that always fails plays as a greedy one that is made for each.
    alone = seated(plain, f"{BROKEN}:Crashes")
    finish(plain, alone)
    assert match.record() == plain.record()


@pytest.mark.parametrize("name", ["Sleeps", "WillNotStop"])
def test_a_bot_that_thinks_too_long_is_broken_into(name: str) -> None:
    match = table()
    broken = seated(match, f"{BROKEN}:{name}")
    finish(match, broken, deadline=0.01)
    assert match.over
    assert broken.forfeits[:3] == ["it took too long"] * 3


def test_where_nobody_can_break_in_a_late_choice_counts_for_nothing() -> None:
    match = table()
    late = seated(match, f"{BROKEN}:Dawdles")
    late.hear(match.told(0))
    with ThreadPoolExecutor(1) as thread:
        thread.submit(late.choose, match.choices(0), 0.01).result()
        assert late.forfeits == ["it took too long"]
        thread.submit(late.choose, match.choices(0), 1.0).result()
    assert late.forfeits == ["it took too long"]


def test_a_bot_is_started_anew_and_hears_everything_again() -> None:
    match = table()
    halting = seated(match, f"{BROKEN}:Halting")
    finish(match, halting)
    assert match.over
    assert set(halting.forfeits) == {"ValueError: not now"}
    assert len(halting.forfeits) == (halting.decisions + 1) // 2


def test_what_a_bot_prints_goes_where_it_does_no_harm(capsys: pytest.CaptureFixture[str]) -> None:
    match = table()
    chats = seated(match, f"{BROKEN}:Chats")
    finish(match, chats)
    assert not chats.forfeits
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("let me see") == chats.decisions


def test_a_sound_bot_plays_as_it_does_unguarded() -> None:
    match, plain = table(20), table(20)
    sound = guarded("greedy", match.rules, 3, match.options, 0, seed="1")
    finish(match, sound)
    assert not sound.forfeits
    finish(plain, GreedyBot(plain.rules, 3, plain.options, 0, "1"))
    assert match.record() == plain.record()


def test_what_was_taken_back_is_taken_back_from_the_bot() -> None:
    match = table(20)
    kept = seated(match, f"{BROKEN}:Whole")
    kept.hear(match.told(0))
    kept.choose(match.choices(0), None)
    inner = kept._bot
    events = match.told(0)
    kept.hear([(0, 1, 1)] * 3)
    kept.choose(match.choices(0), None)
    assert inner is not None
    assert inner.heard[len(events) :] == [(0, 1, 1)] * 3  # type: ignore[attr-defined]
    kept.rewind(len(events) + 1)
    kept.rewind(len(events))
    kept.hear([(0, 1, 2)])
    kept.choose(match.choices(0), None)
    assert inner is kept._bot
    assert inner.heard == [*events, (0, 1, 2)]  # type: ignore[attr-defined]


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    match = table()
    only = gv.Choice((7,), "rest", (), ())
    broken = seated(match, f"{BROKEN}:Crashes")
    assert broken.choose([only], None) is only
    nested = gv.Choice((3,), "take", (), (), (gv.Choice((3, 4), "place", (), ()),))
    assert broken.choose([nested], None) is nested.then[0]
    assert (broken.decisions, broken.forfeits) == (0, [])
    assert forced([only, nested]) is None


def test_every_choice_that_is_offered_is_found_by_its_path() -> None:
    match = gv.Match("sultaniya", players=2, seed=3)
    seen = 0
    while match.seat is not None and seen < 50:
        choices = match.choices(match.seat)
        for choice in (*choices, *leaves(choices)):
            assert offered(choices, choice.path) is choice
        seen += any(choice.then for choice in choices)
        match.play(match.seat, *next(leaves(choices)).path)
    assert seen


def test_a_bot_that_there_is_not_is_refused_at_once() -> None:
    match = table()
    with pytest.raises(BadSetup, match="there is no bot 'clever'"):
        guarded("clever", match.rules, 3, match.options, 0, seed="1")
    with pytest.raises(BadSetup, match="there is no bot"):
        bot(f"{BROKEN}:Whole", match.rules, 3, match.options, 0, seed="1")  # nobody registered it
