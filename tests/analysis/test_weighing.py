"""Whole small games, weighed: what cannot matter is worth nothing, and a careless player pays for it."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from examples.games.caravan import GAME as CARAVAN
from grandvizier import Match
from grandvizier.analysis import Estimate, plies, points, split, weigh
from grandvizier.bots import Driver, bot
from grandvizier.core.save import save
from grandvizier.core.state import CHANCE
from tests.match.playing import play_on


def played(*bots: str, seed: int = 1) -> Match:
    players = len(bots)
    match = Match("sultaniya", players=players, seed=seed)
    Driver(
        match, {seat: bot(name, match.rules, players, match.options, seat, seed="1") for seat, name in enumerate(bots)}
    ).finish()
    return match


def test_the_passages_of_a_match_lead_from_its_first_position_to_its_last() -> None:
    match = play_on(Match(CARAVAN, players=3, seed=4), Random(4))
    found = list(plies(match))
    assert save(found[-1].after) == save(match.state)
    for one, two in pairwise(found):
        assert save(one.after) == save(two.before)
        assert one.end == two.start
    assert found[0].entry.seat < 0
    assert found[-1].end == len(match.feed())
    assert all(ply.turn == (ply.after.over or ply.after.seat != ply.entry.seat) for ply in found)


def test_the_same_seed_weighs_the_same() -> None:
    match = play_on(Match(CARAVAN, players=2, seed=4), Random(4))
    ply = list(plies(match))[3]
    assert weigh(match, ply, "a") == weigh(match, ply, "a")


def test_what_was_not_drawn_is_no_luck_and_what_was_forced_no_decision() -> None:
    match = play_on(Match(CARAVAN, players=2, seed=4), Random(4))
    nothing = Estimate()
    quiet = forced = 0
    for ply in plies(match):
        one = weigh(match, ply, "a")
        found = one.effects
        if not ply.entry.draws:
            quiet += 1
            assert found.luck == (nothing, nothing)
        if ply.entry.seat < 0 or len(ply.before.legal()) == 1:
            forced += 1
            assert found.decision == found.knowledge == nothing
            assert one.believed is None
        else:
            assert one.believed is not None
            assert 0 <= one.believed.value <= 1
    assert quiet
    assert forced


def test_luck_is_worth_nothing_on_the_mean() -> None:
    """Over all draws that could have come, as likely as each other, good luck and bad luck weigh the same."""
    match = play_on(Match("sultaniya", players=2, seed=4), Random(4), 6)
    ply = next(one for one in plies(match) if one.entry.seat >= 0 and len(one.entry.draws) == 1)
    total = Estimate()
    rows = ply.drawing.legal()
    for row in rows:
        after = ply.drawing.copy()
        after.step(row)
        assert after.seat != CHANCE
        total += weigh(match, replace(ply, after=after, turn=False), f"{row}").effects.luck[0]
    assert len(rows) > 5
    assert abs(total.value) < 3 * total.error


def test_the_end_is_certain() -> None:
    match = play_on(Match(CARAVAN, players=3, seed=4), Random(4))
    last = list(plies(match))[-1]
    assert weigh(match, last, "a").chances == tuple(Estimate(value) for value in match.state.returns())


def test_weighing_changes_nothing() -> None:
    match = play_on(Match(CARAVAN, players=2, seed=4), Random(4))
    before = json.dumps(match.record()), save(match.state)
    for ply in plies(match):
        weigh(match, ply, "a")
    assert (json.dumps(match.record()), save(match.state)) == before


@pytest.mark.slow
def test_whoever_plays_at_random_loses_by_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandvizier.analysis.weighing.ITERATIONS", 16)
    monkeypatch.setattr("grandvizier.analysis.weighing.PAIRS", 10)
    match = played("random", "greedy")
    passed = list(plies(match))
    weighed = [weigh(match, ply, "a") for ply in passed]
    careless, careful = split((one.effects for one in weighed), 2)
    assert careless.decisions.value + 4 * careless.decisions.error < careful.decisions.value
    assert careless.luck.value == pytest.approx(-careful.luck.value, abs=0.05)
    curve = points(passed, weighed)
    assert [point.at for point in curve] == [ply.end for ply in passed if ply.turn]
