"""How games run and what another box changes, on games whose truth is known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from grandvizier.lab.figures.blocks import Blocks
from grandvizier.lab.figures.choosing import choosing
from grandvizier.lab.figures.compare import boxes, differences
from grandvizier.lab.figures.drama import drama

from .made import made


def test_the_entropy_of_choices_and_what_is_forced_are_told_by_question() -> None:
    """Every deal asks four times where to go, evenly four ways, and once whether to stop, which nobody may refuse."""
    deals = 50
    deal = np.repeat(np.arange(deals), 5)
    verb = np.tile(np.array(["north", "south", "east", "west", "stop"], object), deals)
    question = np.where(verb == "stop", "end", "where").astype(object)
    legal = np.where(verb == "stop", 1, 4)
    found = choosing(made(2, 1, deals, choices={"deal": deal, "question": question, "verb": verb, "legal": legal}))
    where, end = found["where"], found["end"]
    assert [row[name]["value"] for row in (where, end) for name in ("asked", "choices", "forced", "entropy")] == [
        4, 4, 0, 2,
        1, 1, 1, 0,
    ]  # fmt: skip
    assert found["all"]["forced"]["value"] == pytest.approx(0.2)
    assert found["all"]["entropy"]["value"] == pytest.approx(0.8 * 2)


def test_the_lead_and_how_late_it_was_open_are_told() -> None:
    """A quarter of the games turn in their middle: the lead changes once there, and who wins was behind till then."""
    games, turns = 400, 10
    turned = np.arange(games) % 4 == 0
    first = np.where(turned[:, None] & (np.arange(turns) >= 5), -8, 8)
    scores = np.stack([first, -first], axis=2).reshape(-1, 2)
    share = np.where(turned, 0.0, 1.0)
    blocks = made(
        2,
        1,
        games,
        turns={
            "game": np.repeat(np.arange(games), turns),
            "deal": np.repeat(np.arange(games), turns),
            "scores": scores,
        },
        seats={"share": np.stack([share, 1 - share], axis=1).ravel()},
    )
    found = drama(blocks)
    assert found is not None
    assert found["lead_changes"]["value"] == pytest.approx(0.25)
    low, high = found["lead_changes"]["low"], found["lead_changes"]["high"]
    assert low < 0.25 < high
    assert high - low == pytest.approx(2 * 1.96 * np.sqrt(0.25 * 0.75 / games), abs=0.01)
    assert found["last_behind"]["value"] == pytest.approx(0.1), "in a quarter of them after four tenths"
    none = made(2, 1, 2, turns={"game": [0, 1], "deal": [0, 1], "scores": np.zeros((2, 2))}, seats={"share": [0.5] * 4})
    assert drama(none) is None, "where no points are open there is no lead"


def test_another_box_is_compared_deal_by_deal() -> None:
    """Deals differ by far more than the boxes do: only on the same deals can three turns be seen."""
    rng = np.random.default_rng(9)
    deals = 60
    luck = rng.normal(60, 30, deals)

    def box(turns: Any, strong: float) -> Blocks:
        deal, seat = np.repeat(np.arange(deals), 2), np.tile([0, 1], deals)
        win = (np.repeat(np.arange(deals), 2) % 2 == seat).astype(float)
        share = np.where(rng.random(deals)[deal] < strong, seat == 0, win).astype(float)
        beast = np.where(seat == 0, "lion", "mule").astype(object)
        family = np.full(2 * deals, "beast", object)
        zero = np.zeros(2 * deals)
        return made(
            2, 1, deals,
            games={"deal": np.arange(deals), "turns": turns, "decisions": turns, "winners": np.ones(deals)},
            seats={"game": deal, "deal": deal, "place": seat, "share": share, "score": 10 * share},
            faces={"game": deal, "deal": deal, "seat": seat, "family": family, "component": beast, "taken": zero,
                   "dealt": zero + 1, "share": share},
        )  # fmt: skip

    one, other = box(luck, 0.0), box(luck + 3 + rng.normal(0, 1, deals), 0.6)
    changes = boxes(one, other)
    assert changes["turns"]["low"] < 3 < changes["turns"]["high"]
    assert changes["turns"]["low"] > 2.5, "the luck of the deals is taken off"
    assert changes["nobody_wins"]["value"] == 0
    assert changes["share of place 1"]["low"] < 0.3 < changes["share of place 1"]["high"]
    assert changes["wins when dealt lion"]["value"] == changes["share of place 1"]["value"]
    assert changes["wins when dealt mule"]["value"] == pytest.approx(-changes["wins when dealt lion"]["value"])


def test_two_files_differ_where_a_value_does() -> None:
    one = {"tiles": [{"id": "a", "worth": 1, "marks": {"worth": "FOUND"}}, {"id": "b", "edges": ["wall"]}], "size": 3}
    other = {"tiles": [{"id": "b", "edges": ["gate"]}, {"id": "a", "worth": 2}, {"id": "c"}], "size": 3}
    assert list(differences(one, other)) == [
        {"where": "tiles.a.worth", "here": "1", "there": "2"},
        {"where": "tiles.b.edges", "here": "['wall']", "there": "['gate']"},
        {"where": "tiles.c", "here": "–", "there": "{'id': 'c'}"},
    ]
    assert list(differences(one, one)) == []
