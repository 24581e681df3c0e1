"""Editions: whoever began under one edition of the rules is played on by it, and new tables take the newest."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from examples.games.caravan import rules, tables
from grandvizier.core.errors import UnknownEdition
from grandvizier.core.game import Game, Option
from grandvizier.core.rules import Rules
from grandvizier.games import _GAMES
from tests.match.playing import play_on

TWO = replace(
    CARAVAN,
    editions=range(1, 3),
    options=(
        Option("turns", default=7, ruling="C-5", allowed=range(2, 9), earlier=((1, 5),)),
        Option("toll", default=True, ruling="C-5", since=2),
    ),
)
"""Caravan as if its rules had changed once."""


def test_rules_are_made_once_for_each_edition() -> None:
    first, second = TWO.rules(edition=1), TWO.rules(edition=2)
    assert (first.edition, second.edition) == (1, 2)
    assert TWO.rules() is second is TWO.rules(edition=None)
    assert TWO.rules(edition=1) is first is not second
    assert copy.deepcopy(first) is first


def test_rules_travel_with_their_edition() -> None:
    for edition in gv.rules("sultaniya").game.editions:
        known = gv.rules("sultaniya", edition=edition)
        assert pickle.loads(pickle.dumps(known)) is known  # noqa: S301 - our own bytes
        state = known.start(2)
        assert pickle.loads(pickle.dumps(state)).rules is known  # noqa: S301 - our own bytes
        assert state.copy().edition == edition


def test_new_matches_take_the_newest_edition_and_any_may_be_asked_for() -> None:
    assert gv.Match(TWO, players=2, seed=1).rules.edition == 2
    assert gv.Match(TWO, players=2, seed=1, edition=1).rules.edition == 1
    with pytest.raises(gv.BadSetup, match="rules bring their components and edition along"):
        gv.Match(TWO.rules(), players=2, seed=1, edition=1)


@pytest.mark.parametrize(
    "editions, asked, sentence",
    [
        (range(1, 3), 3, "edition 3 of caravan is not known here; editions 1 and 2 are: update Grand Vizier"),
        (range(1, 2), 2, "edition 2 of caravan is not known here; edition 1 is: update Grand Vizier"),
        (range(2, 3), 1, "edition 1 of caravan is not known here; edition 2 is"),
        (range(1, 3), 0, "edition 0 of caravan is not known here; editions 1 and 2 are"),
        (range(1, 3), "2", "edition '2' of caravan is not known here; editions 1 and 2 are"),
        (range(1, 3), True, "edition True of caravan is not known here; editions 1 and 2 are"),
    ],
)
def test_an_edition_that_is_not_known_is_refused_by_name(editions: range, asked: Any, sentence: str) -> None:
    with pytest.raises(UnknownEdition) as caught:
        replace(CARAVAN, editions=editions).rules(edition=asked)
    assert str(caught.value) == sentence


def test_options_and_their_defaults_are_those_of_the_edition() -> None:
    assert TWO.settle_options(2, {}, None) == {"turns": 7, "toll": True}
    assert TWO.settle_options(2, {}, None, 1) == {"turns": 5}
    assert TWO.settle_options(2, {"turns": 3}, None, 1) == {"turns": 3}
    assert gv.Match(TWO, players=2, seed=1, edition=1).options == {"turns": 5}
    with pytest.raises(gv.BadSetup, match="caravan has no option 'toll' before edition 2; it has turns"):
        gv.Match(TWO, players=2, seed=1, edition=1, options={"toll": False})


def _dear(game: Game, components: Any, edition: int) -> Rules:
    """A rule that changes: in the second edition nobody may rest."""
    made = tables.CaravanRules(game, components, edition)
    if edition >= 2:
        asked = made.asks

        def without_rest(ask: Any) -> Any:
            return lambda s, seat, arg: [
                row for row in ask(s, seat, arg) if s.seat < 0 or made.moves.rows[row][0] is not rules.rest
            ]

        made.asks = tuple(map(without_rest, asked))
    return made


def test_a_match_of_an_earlier_edition_is_replayed_and_played_on_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    old = play_on(gv.Match(CARAVAN, players=3, seed=4), Random(4), 12)
    record = json.loads(json.dumps(old.record()))
    changed = replace(CARAVAN, editions=range(1, 3), build=_dear)
    monkeypatch.setitem(_GAMES, "caravan", changed)
    again = gv.Match.replay(record)
    assert again.game is changed
    assert again.rules.edition == 1
    assert again.record() == record
    play_on(again, Random(5), 30)
    assert gv.Match.replay(again.record()).record()["rules"] == 1
    branch = gv.Match.branch(record, 3, seed="other")
    assert branch.rules.edition == 1
    assert gv.Match("caravan", players=3, seed=4).rules.edition == 2


def test_alone_nobody_wins_and_learners_keep_their_share() -> None:
    """In every title (SY-25, SW-52); a record that once said otherwise is read all the same."""
    for name in ("sultaniya", "sultans-wishes"):
        match = play_on(gv.Match(name, players=1, seed=3), Random(3))
        assert match.over
        assert match.winners == []
        record = match.record()
        assert record["result"]["winners"] == []
        assert match.state.returns()[0] == match.scores[0] / 100
        old = record | {"result": record["result"] | {"winners": [0]}}
        assert gv.Match.replay(old).record() == record
        with pytest.raises(gv.BadRecord, match="the record ends with"):
            gv.Match.replay(record | {"result": record["result"] | {"winners": [1]}})
