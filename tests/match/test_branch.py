"""A branch: the same past for everybody, and a future of its own."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from grandvizier.core.save import save
from grandvizier.match.journal import in_force
from tests.match.playing import everybody_knows, everything, play_on

CASES = [
    ("three-wishes", 3, {"round_limit": 4}),
    ("caravan", 3, {}),
    ("sultaniya", 2, {}),
    ("sultans-wishes", 2, {}),
]


@pytest.mark.parametrize("game, players, options", CASES, ids=[case[0] for case in CASES])
def test_a_branch_has_the_same_past_and_a_legal_future(game: str, players: int, options: dict[str, Any]) -> None:
    record = play_on(gv.Match(game, players=players, seed=3, options=options), Random(3)).record()
    longest = len(in_force(gv.Match.replay(record).journal)) - 1
    for at in {0, 1, longest // 2, longest - 1}:
        then = gv.Match(game, players=players, seed=3, options=options)
        rng = Random(3)
        for _ in range(at):
            play_on(then, rng, 1)
        branch = gv.Match.branch(record, at, seed="anew")
        assert save(branch.state) == save(then.state)
        assert everybody_knows(branch) == everybody_knows(then)
        assert branch.journal == then.journal
        play_on(branch, Random(9))
        assert branch.over
        again = gv.Match.replay(json.loads(json.dumps(branch.record())))
        assert everything(again) == everything(branch)
        assert (again.seed, again.branched) == ("anew", at)


def test_what_was_not_drawn_is_drawn_anew() -> None:
    """The cards that came before are the same, those that come after differ from seed to seed."""
    match = gv.Match("sultans-wishes", players=2, seed=3)
    record = play_on(match, Random(3), 30).record()
    futures = []
    for seed in range(4):
        branch = play_on(gv.Match.branch(record, 10, seed=seed), Random(9), 40)
        entries = in_force(branch.journal)
        assert [entry.draws for entry in entries[:11]] == [entry.draws for entry in in_force(match.journal)[:11]]
        futures.append([entry.draws for entry in entries[11:]])
    assert all(one != two for n, one in enumerate(futures) for two in futures[:n])


def test_what_was_taken_back_is_no_part_of_a_branch() -> None:
    match = gv.Match("three-wishes", players=3, seed=2)
    choice = None
    while choice is None or choice.do != "switch":
        seat = match.seat
        assert seat is not None
        choice = max(match.choices(seat), key=lambda one: one.do == "switch")
        match.play(seat, *choice.path)
    assert seat is not None
    match.undo(seat)
    left = len(in_force(match.journal)) - 1
    assert save(gv.Match.branch(match.record(), left).state) == save(match.state)


def test_a_moment_that_is_not_there_is_refused() -> None:
    record = play_on(gv.Match("three-wishes", players=3, seed=3), Random(3), 5).record()
    for at in (-1, 6, "2", True):
        with pytest.raises(ValueError, match="a branch begins after 0 to 5 choices"):
            gv.Match.branch(record, at)  # type: ignore[arg-type]
    record["fairness"]["since"] = "five"
    with pytest.raises(gv.BadRecord, match="'since'"):
        gv.Match.replay(record)
