"""Who answers chance: the same seed brings the same order whatever the players do, and every order is as likely."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from examples.games.caravan import rules as caravan
from grandvizier.core.state import CHANCE
from grandvizier.games.three_wishes.box.components import Wishes
from grandvizier.games.three_wishes.rules import turns as wishes
from grandvizier.match import Draw
from grandvizier.match.chance import draw_of
from tests.match.playing import everything, number, play_on

RULES = gv.rules("three-wishes")
ALPHA = 0.001
"""The lists of seeds below are fixed: a fair scheme passes for good, and did."""


def draw(rows: Sequence[int], pile: str = "deck", shuffle: int = 0) -> Draw:
    return Draw(RULES, "face", pile, shuffle, rows)


def order(seed: str, rows: Sequence[int], pile: str = "deck", shuffle: int = 0) -> tuple[int, ...]:
    """The order in which the rows of a pile come if each is drawn once."""
    answer, left, drawn = gv.seeded(seed), list(rows), []
    while left:
        drawn.append(answer(draw(left, pile, shuffle)))
        left.remove(drawn[-1])
    return tuple(drawn)


def uniform(counts: Counter[Any], outcomes: int) -> bool:
    return bool(chisquare([*counts.values(), *[0] * (outcomes - len(counts))]).pvalue > ALPHA)


# Same seed, same order.


@dataclass
class Drawn:
    """A pile after one of its shuffles: what it was shuffled from, and what came of it."""

    cards: frozenset[int]
    order: list[int] = field(default_factory=list)


def drawn(match: gv.Match) -> dict[tuple[str, int], Drawn]:
    """The draws of every pile and shuffle, where there was more than one to draw from."""
    piles: dict[tuple[str, int], Drawn] = {}
    state = match.rules.start(match.players, match.options, match.first)
    entries = match.record()["journal"]
    for row in (*match.record()["opening"], *(row for entry in entries for row in entry["path"] + entry["draws"])):
        if state.seat == CHANCE and len(state.legal()) > 1:
            asked = draw_of(state)
            piles.setdefault((asked.pile, asked.shuffle), Drawn(frozenset(asked.rows))).order.append(row)
        state.step(row)
    return piles


def games_of_choices(game: str, seed: object) -> list[dict[tuple[str, int], Drawn]]:
    """The draws of a few games with one seed, in which the players choose at random."""
    matches = [gv.Match(game, players=4, seed=f"{seed}") for _ in range(4)]
    return [drawn(play_on(match, Random(f"players {i}"), 60)) for i, match in enumerate(matches)]


@pytest.mark.parametrize("game", ["three-wishes", "caravan"])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_players_do_a_pile_brings_the_same_cards_in_the_same_order(game: str, seed: int) -> None:
    """Where the players had a hand in what was shuffled, the cards that both piles have come in the same order."""
    same = shared = 0
    for one, two in combinations(games_of_choices(game, seed), 2):
        for pile in one.keys() & two.keys():
            a, b = one[pile].order, two[pile].order
            if one[pile].cards == two[pile].cards:
                length = min(len(a), len(b))
                assert a[:length] == b[:length]
                same += length
            both = set(a) & set(b)
            assert [row for row in a if row in both] == [row for row in b if row in both]
            shared += len(both)
    assert same > 25
    assert shared > 25


def test_two_seeds_bring_two_orders() -> None:
    piles = [games_of_choices("three-wishes", seed)[0]["deck", 0].order for seed in range(6)]
    assert len({tuple(pile[:4]) for pile in piles}) == 6


def test_the_order_of_a_seed_is_the_same_for_good() -> None:
    """Records and duplicate deals rest on it: these answers may never change."""
    assert order("7", range(8)) == (3, 5, 2, 1, 0, 4, 6, 7)
    assert order("7", range(8), shuffle=1) == (2, 3, 6, 7, 1, 0, 4, 5)
    assert order("7", range(8), pile="hand") == (3, 2, 7, 1, 4, 6, 5, 0)
    assert order("grand vizier", range(8)) == (7, 2, 6, 1, 4, 3, 0, 5)
    assert order("ò|0", range(8)) == (6, 3, 5, 2, 4, 0, 1, 7)


def test_the_order_of_a_seed_is_that_of_the_hashes() -> None:
    """Anybody can check a deal with nothing but SHA-256."""
    for seed in ("7", "", "x|y", "ò"):
        keys = {row: hashlib.sha256(f"{seed}|deck|3|{row}".encode()).hexdigest() for row in range(18)}
        assert order(seed, range(18), shuffle=3) == tuple(sorted(range(18), key=keys.__getitem__))


def test_a_seed_may_be_a_number_and_without_one_no_two_matches_are_alike() -> None:
    def told(seed: int | str | None) -> str:
        match = gv.Match("three-wishes", players=5, seed=seed)
        for _ in range(5):
            assert match.seat is not None
            match.play(match.seat, *match.choices(match.seat)[0].path)
        return str(match.feed())

    assert told(7) == told("7") != told(8)
    assert len({gv.Match("three-wishes", players=3).seed for _ in range(20)}) == 20


# Every order is as likely.

SEEDS = [f"seed {number}" for number in range(4800)]


def test_every_order_of_a_pile_is_as_likely() -> None:
    assert uniform(Counter(order(seed, (3, 5, 8, 13)) for seed in SEEDS), 24)


def test_every_card_is_as_likely_to_be_next_whatever_is_left() -> None:
    left = [0, 2, 3, 7, 9, 11, 12, 17]
    assert uniform(Counter(gv.seeded(seed)(draw(left)) for seed in SEEDS), len(left))


@pytest.mark.parametrize(
    "one, two",
    [(("deck", 0), ("deck", 1)), (("deck", 0), ("market", 0)), (("deck", 1), ("deck", 11)), (("a", 0), ("b", 1))],
)
def test_piles_and_shuffles_know_nothing_of_each_other(one: tuple[str, int], two: tuple[str, int]) -> None:
    """All pairs of orders are as likely."""
    pairs = Counter((order(seed, range(3), *one), order(seed, range(3), *two)) for seed in SEEDS)
    assert uniform(pairs, 36)


def test_seeds_that_look_alike_have_nothing_in_common() -> None:
    pairs = Counter((order(f"{number}", range(3)), order(f"{number + 1}", range(3))) for number in range(4800))
    assert uniform(pairs, 36)


def test_in_a_match_every_starter_and_every_first_card_is_as_likely() -> None:
    """Through the front door, with the seeds that people type."""
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(1500):
        match = gv.Match("three-wishes", players=3, seed=seed)
        seat = match.seat
        assert seat is not None
        match.play(seat, *match.choices(seat)[0].path)
        found[seat, match.feed()[-2][1][3]] += 1
    assert uniform(found, 3 * 12)


# Scripts.


def camp(*script: str | int, **more: Any) -> gv.Match:
    return gv.Match(CARAVAN, players=2, first=0, chance=gv.scripted(*script, **more))


def test_a_script_is_answered_in_order_by_names_or_by_numbers() -> None:
    match = camp("draw 4", 8, "draw 12", 0, 1, "draw 17")
    match.play(0, number(match, caravan.wager, 0))
    match.play(1, number(match, caravan.wager, 0))
    assert [match.view(seat)["table"][2 * seat : 2 * seat + 2] for seat in (0, 1)] == [
        [(0, "card", 4), (1, "card", 8)],
        [(3, "card", 12), (4, "card", 0)],
    ]
    assert match.record()["fairness"] == {"scheme": "scripted"}


def test_a_script_that_asks_for_what_cannot_be_says_what_could() -> None:
    with pytest.raises(ValueError, match=r"the script says 'draw 15', but top asks for one of draw 0, .*draw 14$"):
        camp("draw 15")
    with pytest.raises(ValueError, match=r"the script says 99, but top asks for one of draw 0, draw 1"):
        camp(99)
    with pytest.raises(ValueError, match="the script is at its end, and top asks for a draw"):
        camp()


def test_a_script_may_be_followed_by_a_seed() -> None:
    seeded = gv.Match(CARAVAN, players=2, first=0, seed=7)
    match = camp("draw 4", then=gv.seeded("7"))
    for each in (seeded, match):
        each.play(0, number(each, caravan.wager, 0))
        each.play(1, number(each, caravan.wager, 0))
    assert match.view(0)["table"][0] == (0, "card", 4)
    first = seeded.view(0)["table"][0][2]
    assert match.view(0)["table"][1] == (1, "card", first), "what the seed brings first"


def test_chance_is_told_what_is_asked_and_of_which_pile() -> None:
    asked: list[Draw] = []

    def first(draw: Draw) -> int:
        asked.append(draw)
        return draw.rows[0]

    match = gv.Match("three-wishes", players=3, first=0, chance=first)
    match.play(0, number(match, wishes.look, 3))
    assert [(draw.question, draw.pile, draw.shuffle) for draw in asked] == [
        ("starter", "starter", 0),
        ("face", "deck", 0),
    ]
    assert [draw.text(draw.rows[0]) for draw in asked] == ["starter 0", "turn_up 0"]
    cards = RULES.components
    assert isinstance(cards, Wishes)
    assert tuple(asked[1].rows) == cards.decks[3]


# A chance that fails.


@pytest.mark.parametrize("answer", [300, -1, 5, True, "draw 0", None, 0.0, [0]], ids=repr)
@pytest.mark.parametrize("good", [1, 3], ids=["at once", "after two draws"])
def test_an_impossible_answer_is_refused_and_changes_nothing(answer: Any, good: int) -> None:
    """Card 5 was drawn before.  A deal is many draws; whichever of them fails, nobody has been dealt anything."""
    answers = iter([5, 6, 7][:good])
    match = gv.Match(CARAVAN, players=2, chance=lambda _: next(answers, answer))
    match.play(0, number(match, caravan.wager, 0))
    before = everything(match)
    with pytest.raises(ValueError, match=r"chance answered .* to top; possible are \[0, 1, 2, 3, 4, ") as caught:
        match.play(1, number(match, caravan.wager, 0))
    assert f"answered {answer!r} to" in str(caught.value)
    assert everything(match) == before
    assert match.seat == 1


def test_a_chance_that_breaks_changes_nothing_and_may_be_asked_again() -> None:
    class Power(Exception):
        pass

    out = [False]

    def chance(draw: Draw) -> int:
        if out[0]:
            raise Power
        return gv.seeded("7")(draw)

    match, fine = gv.Match("three-wishes", players=3, chance=chance), gv.Match("three-wishes", players=3, seed=7)
    assert match.seat is not None
    path = match.choices(match.seat)[0].path
    before = everything(match)
    out[0] = True
    with pytest.raises(Power):
        match.play(match.seat, *path)
    assert everything(match) == before
    out[0] = False
    match.play(match.seat, *path)
    fine.play(fine.seat or 0, *path)
    assert match.feed() == fine.feed()
