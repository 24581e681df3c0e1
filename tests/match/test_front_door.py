"""The Python front door, as a user types it: the design's page, the README, and the package's own example."""

from __future__ import annotations

import doctest
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import grandvizier as gv
from grandvizier.core.events import ALL, CHOSE, HIDDEN, only
from grandvizier.match import Draw
from tests.match.playing import play_on

ROOT = Path(__file__).parents[2]


def test_the_example_of_the_package_is_true() -> None:
    found = doctest.testmod(gv)
    assert found.attempted >= 4
    assert found.failed == 0


def test_the_examples_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    """In the order of the page, in one session: whole games are played, and what is printed is a result."""
    examples = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(examples) >= 2
    session: dict[str, Any] = {}
    random.seed(1)
    for example in examples:
        exec(compile(example, "README.md", "exec"), session)  # noqa: S102 - it is our own page
    assert session["match"].over
    assert session["again"].record() == session["match"].record()
    assert session["state"].over
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_the_checked_door() -> None:
    match = gv.Match("three-wishes", players=3, seed=7, options={"own_switch": True}, first=1)
    assert [match.seat, match.question, match.over] == [1, "first_look", False]
    choices = match.choices(1)
    assert [(choice.do, choice.at, choice.then) for choice in choices] == [
        ("look", (("hand", 1, card),), ()) for card in range(3)
    ]
    path = choices[2].path
    assert match.why_not(1, *path) is None
    refusal = match.why_not(0, *path)
    assert isinstance(refusal, gv.Refusal)
    assert (refusal.code, refusal.ruling, refusal.sentence) == ("not-asked", "GV-1", "Seat 2 is asked now.")
    with pytest.raises(gv.Illegal, match=r"Seat 2 is asked now\. \(GV-1\)") as caught:
        match.play(0, *path)
    assert caught.value.refusal == refusal
    assert isinstance(caught.value, ValueError)
    match.play(1, *path)
    assert match.choices(1) == []

    view, told = match.view(1), match.told(1)
    assert json.dumps(json.loads(json.dumps(view))) == json.dumps(view), "plain data"
    assert json.loads(json.dumps(told)) == [list(event) for event in told]
    face = view["table"][8][2]
    assert face is not None
    assert [match.view(seat)["table"][8][2] for seat in (0, 2, None)] == [None] * 3
    assert told[-2][-1] == face
    assert [match.told(seat)[-2][-1] for seat in (0, 2, None)] == [-1] * 3

    rng = random.Random(7)
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    assert match.winners == [seat for seat, share in enumerate(match.state.returns()) if share]
    assert match.winners in ([], [0], [1], [2])
    assert len(match.scores) == 3
    assert max(match.scores) == sum(match.scores[seat] for seat in match.winners)
    again = gv.Match.replay(json.loads(json.dumps(match.record())))
    assert (again.scores, again.winners, again.seat) == (match.scores, match.winners, None)


@pytest.mark.parametrize("game", ["three-wishes", "caravan"])
def test_an_onlooker_and_every_seat_is_told_the_faces_addressed_to_it_and_no_other(game: str) -> None:
    match = play_on(gv.Match(game, players=3, seed=2), random.Random(2), 40)
    for seat in (0, 1, 2, None):
        for (audience, event), heard in zip(match.feed(), match.told(seat), strict=True):
            faces = match.game.kinds[event[0]].faces
            told = audience == ALL or (seat is not None and bool(audience & only(seat)))
            assert heard == tuple(HIDDEN if i in faces and not told else value for i, value in enumerate(event))
    assert match.view(None)["seat"] == match.players
    assert {event[-1] for event in match.told(None) if event[0] == CHOSE} == {HIDDEN}


def test_a_deal_may_be_scripted_with_a_callable() -> None:
    asked: list[str] = []

    def last(draw: Draw) -> int:
        asked.append(draw.question)
        return draw.rows[-1]

    match = gv.Match("three-wishes", players=5, chance=last)
    assert match.seat == 4
    match.play(4, *match.choices(4)[0].path)
    assert asked == ["starter", "face"]
    assert match.view(4)["table"][15][2] == 17


def test_the_games_say_what_they_are() -> None:
    (game,) = [game for game in gv.games() if game.name == "three-wishes"]
    assert list(game.seats) == [3, 4, 5]
    assert {option.name: (option.kind, option.default) for option in game.options} == {
        "own_switch": ("one of false, true", False),
        "round_limit": ("a whole number from 4 to 200", 50),
        "games": ("one of single, chain", "single"),
    }


def test_the_search_door() -> None:
    rules = gv.rules("three-wishes", components=None)
    s = rules.start(players=3, options={}, first=None)
    assert s.seat == gv.CHANCE
    rng, seats = random.Random(3), set()
    while not s.over:
        before = s.copy()
        rows = s.legal()
        seats.add(s.seat)
        s.step(rng.choice(rows))
        assert list(before.legal()) == list(rows), "a copy stays where it was"
        assert before.returns() == [0.0, 0.0, 0.0]
    assert seats == {gv.CHANCE, 0, 1, 2}
    assert s.seat == gv.NOBODY
    assert list(s.legal()) == []
    assert sorted(s.returns()) in ([0.0, 0.0, 0.0], [0.0, 0.0, 1.0])


def test_all_that_is_promised_is_there() -> None:
    assert {"Match", "Choice", "Illegal", "Refusal", "BadSetup", "BadComponents", "BadRecord"} <= set(gv.__all__)
    assert {"games", "rules", "register", "seeded", "scripted", "CHANCE", "NOBODY"} <= set(gv.__all__)
    assert all(hasattr(gv, name) for name in gv.__all__)
    assert all(issubclass(error, ValueError) for error in (gv.Illegal, gv.BadSetup, gv.BadComponents, gv.BadRecord))
