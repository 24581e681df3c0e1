"""The rules of Oasis."""

import pytest
from oasis import GAME, tribe

import grandvizier as gv
from grandvizier.lab.check import check


def play_on(match, until):
    while match.seat is not None and not until(match):
        match.play(match.seat, match.state.legal()[0])
    return match


def test_whoever_can_follow_must():
    followed = 0
    for seed in range(12):
        match = play_on(gv.Match(GAME, players=4, seed=seed, first=0), lambda match: match.seat == 1)
        s = match.state
        led = tribe(s, s.place("trick", 0))
        mine = [place for place in s.full("hand", 1) if tribe(s, place) == led]
        offered = {s.rules.own[1][choice.args[0] - s.rules.own[1][0]] for choice in match.choices(1)}
        assert offered == set(mine or s.full("hand", 1))
        followed += bool(mine)
    assert 0 < followed < 12


def test_the_storm_beats_the_tribe_that_was_led_and_takes_the_lead():
    for seed in range(40):
        match = gv.Match(GAME, players=3, seed=seed, first=0)
        while not any(match.scores):
            before = match.state.copy()
            match.play(match.seat, match.state.legal()[0])
        cards = [match.rules.components.entries["card"][event[4]] for event in played(match)[-3:]]
        seats = [event[1] for event in played(match)[-3:]]
        led = cards[0]["tribe"]
        best = max(range(3), key=lambda i: (cards[i]["tribe"] == "storm", cards[i]["tribe"] == led, cards[i]["rank"]))
        assert match.scores[seats[best]] == 1
        assert match.seat == seats[best]
        assert before.seat == seats[2]


def played(match):
    return [event for _, event in match.feed() if GAME.kinds[event[0]].name == "played"]


def test_every_trick_is_a_point():
    match = play_on(gv.Match(GAME, players=3, seed=3), lambda _: False)
    assert sum(match.scores) == 6


@pytest.mark.parametrize("finding", check(GAME, games=2), ids=lambda finding: finding.name)
def test_it_keeps_the_contract(finding):
    assert finding.verdict != "broken", finding.told
