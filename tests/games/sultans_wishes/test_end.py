"""The end: SW-9, SW-49, SW-50, SW-51 final scoring, ties, SW-21, SW-52 alone with its four verdicts, returns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.sultans_wishes.rounds import chart, final_score, finish, last_cycle
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import MARKETS, PLATES, WARES


def last_turns(players: int = 2, *, points: tuple[int, ...] = (), score_cards: str = "", **laid: Any) -> Table:
    """The last cycle of the last round; in the end nobody has more gems than the test wants."""
    table = last_cycle(players, score_cards=score_cards)
    table.state.ended = players > 1
    table.state.round = 3 if players == 1 else 1
    table.lay(points=points or (0,) * players, **laid)
    return table


def by_source(table: Table, seat: int) -> dict[str, int]:
    """What the final scoring paid a seat."""
    heard = table.heard()
    start = next(i for i, (name, _) in enumerate(heard) if name == "finale")
    lines = [event for name, event in heard[start:] if name == "scored" and event["who"] == seat]
    return {event["source"]: event["points"] for event in lines}


# When.


def test_a_final_wish_ends_the_game_with_its_round() -> None:
    """SW-49: the round is finished with its extra tasks, then all is counted; no further round."""
    table = Table(2, hands=["tea-herald food-spy bath-aide", "sleep-spy sleep-aide bath-spy"], plates="kind")
    four = "food-herald:0 food-bargain:1 music-gems:1 sleep-renew:0"
    table.lay(wishes={"FW01": four, "FW02": "", "tea-7": ""}, simple_left=0)
    table.do("fulfil tea-herald", "under FW01")
    assert table.look()["ended"] is True
    cycles = 0
    while not table.match.over:
        cycles = max(cycles, table.state.cycle)
        if table.match.question == "turn":
            table.idle()
        else:
            table.do("done" if "done" in table.offers() else min(table.offers()))
    assert cycles == 5
    assert table.state.round == 1
    assert table.told(None, "finale") == [{"rounds": 1}]
    assert table.match.question == "over"


def test_a_simple_wish_ends_nothing() -> None:
    """SW-49."""
    table = Table(2, hands=["tea-herald"]).lay(wishes={"tea-5": "tea-renew:0", "food-7": ""})
    table.do("fulfil tea-herald")
    assert table.look()["ended"] is False
    assert not table.end_round().match.over


def test_after_round_twenty_the_game_ends() -> None:
    """SW-9."""
    table = last_cycle(2)
    table.state.round = 19
    finish(table)
    assert (table.match.over, table.state.round) == (False, 20)
    table = last_cycle(2)
    table.state.round = 20
    assert finish(table).match.over


def test_the_last_rounds_extra_tasks_are_paid_before_the_count() -> None:
    """SW-49, SW-50: and the first place's gem counts for the gems."""
    table = chart(last_turns(stack="tea-herald", gems=[1, 0]), {0: "tea"})
    finish(table)
    assert table.points == [6 + (1 + 2 + 1) // 2, 2 // 2]
    heard = [name for name, _ in table.last("revealed", "scored", "cleared", "finale", "totalled", "won")]
    assert heard[:4] == ["revealed", "scored", "cleared", "finale"]


# How much.


def test_the_order_of_the_final_count() -> None:
    """SW-50: gems, wares, days."""
    table = finish(last_turns())
    assert [event["source"] for _, event in table.last("scored")] == ["gems", "wares", "days"] * 2
    assert all(kind != "mood" for kind, _ in table.last())


@pytest.mark.parametrize("gems, points", [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (7, 3)])
def test_every_two_gems_are_a_point(gems: int, points: int) -> None:
    """SW-50: rounded down; everybody took two in the last turn, up to seven."""
    table = last_turns(gems=[gems, 0])
    table = finish(table) if gems < 7 else finish(table.lay(hands={0: "tea-aide tea-spy"}))
    assert by_source(table, 0)["gems"] == points


@pytest.mark.parametrize("seed", range(40))
def test_wares_and_days_against_a_literal_reading(seed: int) -> None:
    """SW-50, SW-51, C7: each ware by merchant, favoured ware and Valuable, and 5 for each complete day."""
    rng = Random(seed)
    table = last_cycle(2, score_cards=" ".join(cards := rng.sample(MARKETS, 2)))
    table.state.ended = 1
    shown = {name for name in table.market if name}
    wares = rng.sample([ware for ware in WARES if ware not in shown], 12)
    mine = [wares[: (split := rng.randrange(12))], wares[split:]]
    finish(table.lay(owned=[" ".join(names) for names in mine]))
    for seat in (0, 1):
        gems, worth, days = final_score(cards[seat], mine[seat], 2)
        assert by_source(table, seat) == {"gems": gems, "wares": worth, "days": days}
        assert table.points[seat] == gems + worth + days


def test_a_ware_of_each_period_is_a_day_and_scores_on_its_own_too() -> None:
    """SW-51: the smallest count over the periods."""
    two_days = "left-spice-morning left-jewel-morning left-fabric-afternoon left-jewel-afternoon left-fabric-night"
    table = finish(last_turns(owned=[f"{two_days} left-spice-night left-perfume-night"]))
    assert by_source(table, 0)["days"] == 10


def test_unfinished_wishes_score_nothing() -> None:
    """SW-21."""
    table = last_turns(wishes={"FW01": "food-herald:0 food-bargain:1 music-bargain:1", "tea-7": "tea-renew:0"})
    assert finish(table).points == [1, 1]


def test_everything_is_shown_at_the_end() -> None:
    """Rulebook, end of the game: Market Score cards and wares, to everybody."""
    table = finish(last_turns(score_cards="MS4 MS2", owned=["left-fabric-night", "right-spice-night"]))
    for seat in (0, 1, None):
        assert table.told(seat, "showed_market") == [{"who": 0, "market": "MS4"}, {"who": 1, "market": "MS2"}]
        assert table.told(seat, "showed_ware")[0] == {"who": 0, "ware": "left-fabric-night"}


# Who wins.


@pytest.mark.parametrize(
    "points, winners",
    [((9, 8), [0]), ((8, 9), [1]), ((8, 8), [0, 1]), ((7, 9, 9), [1, 2]), ((5, 5, 5, 5), [0, 1, 2, 3])],
)
def test_most_points_win_and_equal_ones_share(points: tuple[int, ...], winners: list[int]) -> None:
    """Rulebook, end of the game; README: winners share 1, the others 0."""
    table = finish(last_turns(len(points), points=points))
    assert table.match.winners == winners
    assert table.state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(len(points))]
    assert [event["who"] for event in table.told(None, "won")] == winners
    assert table.look()["winners"] == winners


def test_on_a_tie_most_valuable_wares_win() -> None:
    """Rulebook, end of the game: the tied player with the most Valuable wares."""
    # On MS1 the first is worth 3; on MS2 the second, which is Valuable, 2 + 1 + 2.
    owned = ["left-jewel-morning", "right-jewel-afternoon"]
    table = finish(last_turns(score_cards="MS1 MS2", owned=owned, points=(10, 8)))
    assert table.points == [14, 14]
    assert table.match.winners == [1]
    assert table.state.returns() == [0, 1]


def test_valuable_wares_decide_nothing_without_a_tie() -> None:
    table = finish(last_turns(points=(30, 0), owned=["", "right-jewel-afternoon"]))
    assert table.match.winners == [0]


def test_nobody_has_won_while_the_game_runs() -> None:
    """README: all 0."""
    table = last_turns(points=(5, 9))
    assert table.state.returns() == [0, 0]
    assert table.match.winners == []


# Alone.


def test_alone_three_rounds_of_ten_plates_are_played() -> None:
    """SW-52, SW-1: always the first player."""
    table = Table(1)
    while not table.match.over:
        assert table.look()["first"] == 0
        table.do("done" if "done" in table.offers() else min(table.offers()))
    plates = [event["plate"] for event in table.told(None, "mood")]
    assert len(plates) == 30
    for start in (0, 10, 20):
        assert {*plates[start : start + 10]} == {*PLATES[:10]}
    assert [event["number"] for event in table.told(None, "round")] == [1, 2, 3]


def test_alone_a_final_wish_does_not_end_the_game() -> None:
    """SW-52."""
    table = Table(1, hands=["tea-herald"])
    table.lay(wishes={"FW01": "food-herald:0 food-bargain:0 music-gems:0 sleep-spy:0", "tea-5": ""}, simple_left=0)
    table.do("fulfil tea-herald", "under FW01")
    assert table.look()["ended"] is False
    assert len(table.open) == 2
    table.end_round()
    assert not table.match.over


@pytest.mark.parametrize(
    "points, verdict",
    [
        (0, "effort"), (50, "effort"), (51, "favourite"), (70, "favourite"), (71, "surprise"), (90, "surprise"),
        (91, "flawless"), (130, "flawless"),
    ],
)  # fmt: skip
def test_alone_there_are_four_verdicts(points: int, verdict: str) -> None:
    """SW-52, rulebook, end of the solo game; the gems of the last turn are not counted here."""
    table = last_turns(1, points=(points,)).lay(hands={0: "tea-aide tea-spy tea-herald"})
    finish(table)
    assert table.match.over
    assert table.points == [points]
    assert table.told(None, "verdict") == [{"who": 0, "verdict": verdict}]
    assert table.look()["verdict"] == verdict


@pytest.mark.parametrize("points", [0, 37, 100, 130])
def test_alone_the_return_is_a_hundredth_of_the_score(points: int) -> None:
    """README of the rules: alone: score / 100."""
    table = last_turns(1, points=(points,)).lay(hands={0: "tea-aide tea-spy tea-herald"})
    finish(table)
    assert table.state.returns() == [points / 100]


def test_alone_three_places_pay_too() -> None:
    """SW-46."""
    for task, points in (("tea", 6), ("food", 4), ("music", 2), ("sleep", 0)):
        table = last_cycle(1).lay(stack="tea-herald food-spy music-herald")
        finish(chart(table, {0: task}))
        assert table.points == [points]
