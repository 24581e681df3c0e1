"""Extra tasks: stack, Orderlies, Priority, ranking (SW-44, SW-45, SW-46, SW-47, SW-48); a round's end (SW-61)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from grandvizier.games.sultans_wishes.sight.shape import Stacked
from grandvizier.games.sultans_wishes.travelers.view import FaithfulView
from tests.games.sultans_wishes.rounds import chart, finish, last_cycle
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import CARDS, HEARTS, TASKS

# The stack.


def test_an_extra_task_goes_face_down_on_the_stack() -> None:
    """Rulebook, perform an extra task; SW-47, SW-55: who added it is public, which it is only they know."""
    table = Table(2, hands=["tea-aide"])
    table.do("extra_task tea-aide")
    assert table.stack == ["tea-aide"]
    assert table.gems == [0, 0]
    assert table.match.view(0)["stack"] == [(0, CARDS.index("tea-aide"))]
    assert table.match.view(1)["stack"] == [(0, None)]
    assert table.match.view(None)["stack"] == [(0, None)]
    assert table.match.view(0)["known_hearts"] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert table.match.view(1)["known_hearts"] == [0] * 8


def test_the_stack_keeps_its_order() -> None:
    """SW-55."""
    table = Table(2, hands=["tea-aide", "food-aide"], plates="happy", deck="bath-aide")
    table.do("extra_task tea-aide", "extra_task food-aide")
    assert table.stack[:3] == ["bath-aide", "tea-aide", "food-aide"]
    assert [by for by, _ in table.look(0)["stack"]][:3] == [None, 0, 1]


def test_a_faithful_table_shows_ones_own_card_only_until_the_next_choice() -> None:
    """SW-47: notebook keeps it, faithful does not."""
    table = Table(2, hands=["tea-aide food-aide bath-aide"], plates="kind hungry sad")
    table.do("extra_task tea-aide")

    def faithful() -> list[Stacked]:
        view = FaithfulView(table.match.rules.components, 2, table.match.options, 0)
        for event in table.match.told(0):
            view.hear(event)
        return view.plain()["stack"]

    table.do("orderly tea")
    table.do("orderly food")
    assert faithful() == [(0, None)]
    assert table.match.view(0)["stack"] == [(0, CARDS.index("tea-aide"))]


# Orderlies.


def test_the_orderly_goes_to_a_free_space_and_an_aide_to_the_priority_track() -> None:
    """Rulebook, move the Orderly: Sueli's Music; the next empty place of the track."""
    table = Table(3)
    table.do("orderly music")
    assert table.look()["orderlies"] == [2, None, None]
    assert (table.look()["priority"], table.look()["aides"]) == ([0], [6, 7, 7])
    assert table.why("orderly music") == "SW-45"
    assert table.offers("orderly") == {f"orderly {task}" for task in TASKS if task != "music"}
    table.do("orderly bath")
    assert table.look()["priority"] == [0, 1]


def test_a_later_move_goes_elsewhere_and_keeps_the_priority_place() -> None:
    """SW-45: to a different free space; no second Aide."""
    table = Table(2)
    table.do("orderly music", "orderly tea")
    while table.match.question != "turn":
        table.do("done")
    assert table.why("orderly music") == "SW-45"
    assert table.why("orderly tea") == "SW-45"
    table.do("orderly sleep")
    assert table.look()["orderlies"] == [4, 0]
    assert (table.look()["priority"], table.look()["aides"]) == ([0, 1], [6, 6])
    assert "orderly music" in table.offers()


# Ranking.


def places(stack: list[str], orderlies: dict[int, str], order: list[int]) -> list[tuple[str, int, int | None]]:
    """SW-44 read literally: task, hearts and owner of the places, the best first."""
    hearts: Counter[str] = Counter()
    for card in stack:
        hearts[card.rsplit("-", 1)[0]] += HEARTS[card]
    owners = {task: seat for seat, task in orderlies.items()}

    def before(task: str) -> tuple[int, int]:
        owner = owners.get(task)
        return -hearts[task], 99 if owner is None else order.index(owner)

    return [(task, hearts[task], owners.get(task)) for task in sorted(hearts, key=before)]


@pytest.mark.parametrize("seed", range(60))
def test_ranking_and_pay_against_a_literal_reading(seed: int) -> None:
    """SW-44, SW-46: 6 points and a gem, 4, 2; tasks without Orderly take places and pay no one."""
    rng = Random(seed)
    players = rng.choice([1, 2, 3, 4])
    stack = rng.sample([card for card in CARDS[:48] if not card.endswith("gems")], rng.randrange(9))
    order = rng.sample(range(players), rng.randrange(players + 1))
    orderlies = dict(zip(order, rng.sample(TASKS, len(order)), strict=True))
    table = last_cycle(players)
    chart(table.lay(stack=" ".join(stack)), orderlies, order)
    finish(table)
    expected = Counter[int]()
    gems = Counter[int]()
    ranked = places(stack, orderlies, order)
    for (_, _, owner), points in zip(ranked, (6, 4, 2), strict=False):
        if owner is not None:
            expected[owner] += points
            gems[owner] += points == 6
    assert table.points == [expected[seat] for seat in range(players)]
    assert table.gems == [2 + gems[seat] for seat in range(players)]
    heard = [(event["space"], event["hearts"]) for event in table.told(None, "ranked")]
    with_owner = [(task, hearts) for task, hearts, owner in ranked[:3] if owner is not None]
    assert [place for place in heard if place in with_owner] == with_owner
    assert [hearts for _, hearts in heard] == [hearts for _, hearts, _ in ranked[:3]]


def test_a_task_with_an_orderly_wins_a_tie_against_one_without() -> None:
    """SW-44: rulebook, scoring extra tasks."""
    table = last_cycle(2).lay(stack="tea-herald food-bargain music-bargain")
    chart(table, {0: "music", 1: "food"}, [1, 0])
    finish(table)
    assert table.points == [4, 6]


def test_a_task_without_orderly_takes_a_place() -> None:
    """SW-44: with more hearts it comes first, and its points are lost."""
    table = last_cycle(2).lay(stack="tea-herald tea-spy food-bargain music-aide")
    chart(table, {0: "music", 1: "food"})
    finish(table)
    assert table.points == [2, 4]
    assert table.gems == [2, 2]


def test_an_orderly_on_a_task_without_hearts_scores_nothing() -> None:
    """SW-44: at least one heart."""
    table = last_cycle(2).lay(stack="tea-herald")
    chart(table, {0: "music", 1: "food"})
    assert finish(table).points == [0, 0]


def test_without_any_heart_nobody_scores_and_everything_goes_home() -> None:
    """SW-48."""
    table = chart(last_cycle(2), {0: "music", 1: "food"})
    finish(table)
    assert table.points == [0, 0]
    assert table.look()["orderlies"] == [None, None]
    assert (table.look()["priority"], table.look()["aides"]) == ([], [7, 7])
    assert table.told(None, "ranked") == []


def test_the_gem_of_the_first_place_is_lost_at_seven() -> None:
    """SW-37: the place is won all the same."""
    table = chart(last_cycle(2).lay(stack="tea-herald", gems=[7, 0]), {0: "tea"})
    finish(table)
    assert (table.points, table.gems[0]) == ([6, 0], 7)


def test_points_at_the_end_of_a_round_light_a_lamp() -> None:
    """SW-43, SW-61."""
    table = chart(last_cycle(2).lay(stack="tea-herald", points=[4, 0]), {0: "tea"})
    assert list(finish(table).state.lamps) == [1, 0]


# The end of a round.


def test_the_order_of_a_rounds_end() -> None:
    """SW-61: turn up the stack, rank and pay, clear, then the new round with the marker one to the left."""
    table = chart(last_cycle(3, first=1).lay(stack="tea-herald:1 tea-spy food-aide:2"), {2: "tea", 0: "food"})
    finish(table)
    kinds = ("revealed", "ranked", "scored", "gained", "cleared", "round", "mood")
    names = [name for name, _ in table.last(*kinds)]
    start = names.index("revealed")
    assert names[start:] == [
        *["revealed"] * 3, "ranked", "scored", "gained", "ranked", "scored", "cleared", "round", "mood",
    ]  # fmt: skip
    assert table.told(None, "revealed") == [
        {"depth": depth, "card": card} for depth, card in enumerate(["tea-herald", "tea-spy", "food-aide"])
    ]
    assert table.told(None, "round")[-1] == {"number": 2, "who": 2}
    assert table.told(None, "mood")[-1]["who"] == 2
    assert table.look()["first"] == 2


def test_what_stays_and_what_goes_home() -> None:
    """SW-61: wishes with cards, Guards and Aides, hands, gems, wares and lamps stay; the stack is discarded."""
    table = last_cycle(2).lay(
        wishes={"tea-7": "tea-aide:01 guard", "food-7": "food-spy:"}, stack="sleep-aide:0", lamps=[0, 1]
    )
    chart(table.lay(gems=[3, 3], owned=["left-fabric-night"]), {1: "food"})
    table.queues["plate"] = ["kind"]
    finish(table)
    assert table.under("tea-7") == {"tea-aide": [0, 1]}
    assert table.under("food-7") == {"food-spy": []}
    assert table.guarded() == ["tea-7"]
    assert (table.gems, list(table.state.lamps)) == ([5, 5], [0, 1])
    assert table.owns(0) == ["left-fabric-night"]
    assert table.stack == []
    assert "sleep-aide" in table.discard
    assert table.look()["aides"] == [6, 6]
    assert table.look()["orderlies"] == [None, None]


def test_all_plates_are_shuffled_for_a_new_round() -> None:
    """SW-61: a plate of the last round may come again, at once."""
    table = last_cycle(2)
    table.queues["plate"] = ["kind"]
    finish(table)
    assert [event["plate"] for event in table.told(None, "mood")] == ["kind", "kind"]


def test_the_marker_goes_around_the_table() -> None:
    """SW-61, SW-62: to the left, each round."""
    table = Table(3, first=1)
    for number in range(2, 6):
        table.end_round()
        assert table.state.round == number
        assert table.look()["first"] == number % 3


def test_an_orderly_moves_first_again_in_the_new_round() -> None:
    """SW-45: the Priority place is set by the first move of the round."""
    table = chart(last_cycle(2), {0: "tea", 1: "food"})
    table.queues["plate"] = ["kind"]
    finish(table)
    assert table.seat == 1
    table.do("orderly tea")
    assert table.look()["priority"] == [1]
