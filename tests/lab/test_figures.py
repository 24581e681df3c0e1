"""Statistics on games whose truth is known: intervals cover it, pairs find it, and balance raises no alarm."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from scipy import stats

from grandvizier.lab.figures.blocks import Blocks, numbered
from grandvizier.lab.figures.components import dealt_to_all, effects, used
from grandvizier.lab.figures.course import places
from grandvizier.lab.figures.discoveries import discoveries
from grandvizier.lab.figures.ratio import Ratio, Sums, plain, quantile
from grandvizier.lab.figures.skill import split
from grandvizier.lab.figures.warnings import looked_at, of_components, of_deals, of_places, sentences, warnings
from grandvizier.lab.measure.inventory import Thing

from .made import made

TIMES = 2000


@pytest.mark.parametrize("deals", [12, 60, 400])
def test_intervals_of_means_cover_the_truth_where_games_of_a_deal_hang_together(deals: int) -> None:
    rng = np.random.default_rng(deals)
    size = rng.integers(1, 6, (TIMES, deals))
    luck = rng.normal(0, 3, (TIMES, deals))
    # Of each deal the sum of its games: what they share counts for each of them.
    total = size * (10 + luck) + rng.normal(0, 2, (TIMES, deals)) * np.sqrt(size)
    covered = 0
    for x, y in zip(size, total, strict=True):
        sums: Sums[str] = Sums()
        sums.add(["mean"], np.zeros(deals, int), np.arange(deals), y, x)
        mean = sums.ratio("mean").mean()
        covered += mean.low <= 10 <= mean.high
    assert 0.93 <= covered / TIMES <= 0.97


@pytest.mark.parametrize("deals, truth", [(60, 0.5), (60, 0.25), (400, 0.04), (400, 0.3)])
def test_intervals_of_shares_cover_the_truth_also_where_it_is_small(deals: int, truth: float) -> None:
    rng = np.random.default_rng(deals)
    # Three games a deal: in half of the deals all end alike.
    own = rng.random((TIMES, deals, 3)) < truth
    alike = rng.random((TIMES, deals, 1)) < 0.5
    won = np.where(alike, own[:, :, :1], own).sum(axis=2)
    covered = 0
    for y in won:
        ratio = Ratio((deals, 3 * deals, y.sum(), 9 * deals, 3 * y.sum(), (y * y).sum()))
        share = ratio.share()
        assert 0 <= share.low <= share.value <= share.high <= 1
        covered += share.low <= truth <= share.high
    assert 0.93 <= covered / TIMES <= 0.97


def test_games_counted_one_by_one_would_cover_too_little() -> None:
    """What the deals are for: the same data, as if each game were a deal of its own."""
    rng = np.random.default_rng(5)
    covered = 0
    for _ in range(400):
        luck = np.repeat(rng.normal(0, 3, 60), 4)
        y = 10 + luck + rng.normal(0, 1, 240)
        sums: Sums[str] = Sums()
        sums.add(["mean"], np.zeros(240, int), np.arange(240), y)
        mean = sums.ratio("mean").mean()
        covered += mean.low <= 10 <= mean.high
    assert covered / 400 < 0.8


def test_sums_of_blocks_are_the_sums_of_the_whole() -> None:
    rng = np.random.default_rng(1)
    deal, which, y = np.sort(rng.integers(0, 40, 300)), rng.integers(0, 3, 300), rng.normal(size=300)
    whole: Sums[str] = Sums()
    whole.add(list("abc"), which, deal, y)
    parts: Sums[str] = Sums()
    for half in (deal < 20, deal >= 20):
        parts.add(list("abc"), which[half], deal[half], y[half])
    for key in "abc":
        assert parts.ratio(key).sums == pytest.approx(whole.ratio(key).sums)


def test_quantiles_and_tails_are_students() -> None:
    for degrees in (3, 8, 30, 300):
        exact = stats.t.ppf(0.975, degrees)
        assert quantile(degrees) == pytest.approx(exact, rel=0.01)
        ratio = Ratio((degrees + 1, degrees + 1, 0, degrees + 1, 0, degrees))
        assert ratio.error == pytest.approx(1 / np.sqrt(degrees + 1))
        assert ratio.p_value(exact * ratio.error) == pytest.approx(0.05, abs=0.004)


def test_pairs_find_what_a_plain_share_gets_wrong() -> None:
    """Good players take the lamp, and would do better without: they win more often when they take it all the same."""
    rng = np.random.default_rng(2)
    deals = 4000
    good = rng.random(deals) < 0.5
    takes = rng.random(deals) < np.where(good, 0.8, 0.2)
    without = np.where(good, 0.7, 0.3)
    dice = rng.random(deals)
    won = (dice < without - 0.1 * takes).astype(float)
    text = np.full(deals, "lamp", object)
    faces = {
        "deal": np.arange(deals), "family": text, "component": text, "offered": np.ones(deals), "taken": takes * 1,
        "dealt": np.zeros(deals), "held": takes, "share": won,
    }  # fmt: skip
    pairs = {
        "deal": np.arange(deals)[takes], "family": text[takes], "component": text[takes],
        "drawn": np.zeros(takes.sum(), bool), "apart": np.ones(takes.sum(), bool),
        "weight": rng.integers(1, 4, takes.sum()), "share": won[takes],
        "share_without": (dice < without).astype(float)[takes], "score": won[takes], "score_without": won[takes],
    }  # fmt: skip
    blocks = made(2, 1, deals, faces=faces, pairs=pairs)
    row = used(blocks)["lamp", "lamp"]
    others = won[~takes].mean()
    assert row["share_taken"]["low"] > others, "the plain share says that it helps"
    (effect,) = effects(blocks)
    mean = effect.share.mean()
    assert mean.high < 0, "the pairs say that it harms"
    assert mean.low <= -0.1 <= mean.high
    box = cast("Any", SimpleNamespace(things=[Thing("lamp", "lamp", "Lamp")]))
    (told,) = warnings(list(of_components(2, "greedy", box, used(blocks), effects(blocks))))
    fewer = f"{-100 * mean.value:.0f} ({-100 * mean.high:.0f} to {-100 * mean.low:.0f}) fewer"
    assert told["text"].startswith(
        f"Lamp (weak): whoever takes it wins {fewer} of 100 games with 2 players (greedy) than in"
    )
    assert told["brief"] == f"Lamp: {fewer} wins of 100 by it (2 players)"
    assert row["taken_of_offered"]["low"] < 0.5 < row["taken_of_offered"]["high"]


def test_what_everybody_is_dealt_by_chance_alone_is_told_by_the_plain_share() -> None:
    """The lion wins 60 of 100; swords and cards say nothing, for who wins may have been dealt more or have chosen."""
    rng = np.random.default_rng(6)
    deals = 3000
    has = rng.permuted(np.tile(np.array(["lion", "mule"], object), (deals, 1)), axis=1)
    lion = np.argmax(has == "lion", axis=1)
    winner = np.where(rng.random(deals) < 0.6, lion, 1 - lion)
    share = (winner[:, None] == np.arange(2)).astype(float).ravel()
    game, seat = np.repeat(np.arange(deals), 2), np.tile(np.arange(2), deals)

    def rows(family: str, component: Any, taken: Any, dealt: Any) -> dict[str, Any]:
        columns = {"family": family, "component": component, "taken": taken, "dealt": dealt, "share": share}
        known = {name: np.broadcast_to(np.asarray(column, object), game.shape) for name, column in columns.items()}
        return {"game": game, "deal": game, "seat": seat, **known}

    families = [
        rows("beast", has.ravel(), 0, 1),
        rows("sword", "blade", 0, share.astype(int)),
        rows("card", "ace", share.astype(int), 1),
        rows("road", "town", 0, 0),
    ]
    faces = {name: np.concatenate([family[name] for family in families]) for name in families[0]}
    faces |= {name: faces[name].astype(float) for name in ("taken", "dealt", "share")}
    found = dealt_to_all(made(2, 1, deals, faces=faces, seats={"game": game, "share": share}))
    assert set(found) == {("beast", "lion"), ("beast", "mule")}
    wins, off = found["beast", "lion"]
    assert wins.share().low < 0.6 < wins.share().high
    assert off.value == pytest.approx(wins.value - 0.5)
    box = cast("Any", SimpleNamespace(things=[Thing("beast", "lion", "Lion"), Thing("beast", "mule", "Mule")]))
    told = warnings(list(of_deals(2, "greedy", box, found)))
    assert len(told) == 2
    texts = [one["text"] for one in told]
    won = f"{wins.value:.0%}".replace("%", " %")
    assert any(text.startswith(f"Lion (strong): whoever is dealt it wins {won} (") for text in texts)
    assert any(text.startswith("Mule (weak): whoever is dealt it wins 4") for text in texts)
    assert {one["about"] for one in told} == {"components"}
    assert any(one["brief"].startswith(f"Lion: {won} (") for one in told)


def seats(rng: np.random.Generator, deals: int, players: int, first: float) -> Blocks:
    """Games in which whoever begins wins so much more often than an equal share."""
    odds = np.full(players, (1 - 1 / players - first) / (players - 1))
    odds[0] = 1 / players + first
    winner = rng.choice(players, deals, p=odds)
    share = (winner[:, None] == np.arange(players)).astype(float).ravel()
    game = np.repeat(np.arange(deals), players)
    return made(
        players,
        1,
        deals,
        seats={"game": game, "deal": game, "place": np.tile(np.arange(players), deals), "share": share},
    )


def test_balance_raises_no_alarm_more_often_than_stated_and_imbalance_does() -> None:
    rng = np.random.default_rng(11)
    alarms = 0
    for _ in range(300):
        findings = [
            f for players in (2, 3, 4) for f in of_places(players, "greedy", places(seats(rng, 300, players, 0)))
        ]
        alarms += bool(warnings([replace(found, least=0.0) for found in findings]))
    assert alarms / 300 <= 0.05
    assert len(warnings(list(of_places(2, "greedy", places(seats(rng, 3000, 2, 0.06)))))) == 1, (
        "of two, one says it all"
    )
    (told, *_) = warnings(list(of_places(4, "greedy", places(seats(rng, 3000, 4, 0.06)))))
    assert told["text"].startswith("Whoever begins wins 3")
    assert told["text"].endswith("of games with 4 players (greedy); an equal share is 25 %.")


def test_a_handful_of_games_raises_no_alarm() -> None:
    rng = np.random.default_rng(4)
    for _ in range(50):
        findings = list(of_places(4, "greedy", places(seats(rng, 4, 4, 0))))
        found = {"warnings": warnings(findings), "looked_at": looked_at(findings)}
        assert found == {"warnings": [], "looked_at": {"places": 0, "components": 0}}
        (said,) = sentences(found)
        assert said.startswith("Too few games to say anything of balance"), "which is not that all is well"
    findings = list(of_places(4, "greedy", places(seats(rng, 40, 4, 0))))
    assert sentences({"warnings": [], "looked_at": looked_at(findings)}) == ["Nothing is clearly out of balance."]


def test_few_of_many_findings_are_false() -> None:
    rng = np.random.default_rng(3)
    false = []
    for _ in range(300):
        z = rng.normal(size=100)
        z[:20] += 4
        told = np.array(discoveries(list(2 * stats.norm.sf(np.abs(z)))))
        assert told[:20].sum() >= 3
        false.append(told[20:].sum() / max(1, told.sum()))
    assert np.mean(false) <= 0.05
    assert discoveries([]) == []


def test_skill_and_luck_are_told_apart() -> None:
    """Chairs of a deal bring 0.3 or nothing, the first bot brings 0.2, and the rest is dice."""
    rng = np.random.default_rng(8)
    deals, players = 3000, 2
    chair = np.tile([0, 1], deals)
    lucky = np.repeat(rng.integers(0, 2, deals), 2)
    seat = np.arange(players)
    share = 0.5 + 0.2 * (seat == chair[:, None]) + 0.3 * (seat == lucky[:, None]) - 0.25
    share = share + rng.normal(0, 0.1, (2 * deals, 1)) * np.array([1, -1])
    deal = np.repeat(np.arange(deals), 2)
    found = split(made(2, 2, deals, games={"chair": chair, "deal": deal}, seats={"share": share.ravel()}))
    whole = 0.01 + 0.0225 + 0.01
    for name, part in {"skill": 0.01, "luck": 0.0225, "rest": 0.01}.items():
        assert found[name]["value"] == pytest.approx(part / whole, abs=0.03)


@pytest.mark.parametrize("players", [2, 3])
def test_intervals_of_skill_cover_the_truth(players: int) -> None:
    """The first bot wins four of ten among so many; who wins a deal's games hangs together."""
    rng = np.random.default_rng(players)
    deals, odds = 300, 0.15 + 1 / players
    chair = np.tile(np.arange(players), deals)
    truth = (odds - 1 / players) ** 2 * (1 + 1 / (players - 1)) / (1 - 1 / players)
    covered = 0
    for _ in range(TIMES // 4):
        alike = np.repeat(rng.random(deals) < 0.3, players)
        dice = np.where(alike, np.repeat(rng.random(deals), players), rng.random(deals * players))
        other = (chair + rng.integers(1, players, deals * players)) % players
        winner = np.where(dice < odds, chair, other)
        share = (winner[:, None] == np.arange(players)).astype(float)
        games = {"chair": chair, "deal": np.repeat(np.arange(deals), players)}
        skill = split(made(players, players, deals, games=games, seats={"share": share.ravel()}))["skill"]
        covered += skill["low"] <= truth <= skill["high"]
    assert 0.92 <= covered / (TIMES // 4) <= 0.98


def test_no_interval_is_told_where_no_deal_strays() -> None:
    sums: Sums[str] = Sums()
    sums.add(["same"], np.zeros(9, int), np.arange(9), np.full(9, 3.0))
    assert plain(sums.ratio("same").mean()) == {"value": 3.0, "low": None, "high": None}


def test_columns_side_by_side_are_numbered_together() -> None:
    keys, which = numbered(np.array(["b", "a", "b"], object), np.array([True, False, True]))
    assert keys == [("a", False), ("b", True)]
    assert which.tolist() == [1, 0, 1]
