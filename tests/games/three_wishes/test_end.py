"""The end: 3W-10, 3W-11, 3W-12, 3W-13, 3W-14 who wins, 3W-15 the round limit, 3W-21 what is shown."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import comb

import pytest

from grandvizier import BadSetup, rules
from grandvizier.games.three_wishes.box.components import Wishes
from grandvizier.games.three_wishes.rules.scoring import (
    MISSING_TYPE,
    OUTRIGHT,
    SCORES,
    TIME_TRAVEL,
    VERDICTS,
    judge,
    winner,
)
from tests.games.three_wishes.table import (
    BOX,
    CARDS,
    IDS,
    LEFT,
    REMOVED,
    RIGHT,
    Table,
    any_table,
    deck,
    ended,
    hand,
    verdicts,
)
from tests.views import WishMatch as Match


def wishes() -> Wishes:
    components = rules("three-wishes", BOX).components
    assert isinstance(components, Wishes)
    return components


# 3W-10, 3W-11, 3W-12: what a hand is worth.

HANDS = [
    ("mind-reading pet-dragon world-peace", "scores", 12),
    ("super-strength chest-of-gold clean-oceans", "scores", 3),
    ("flight quantum-supercomputer universal-translator", "scores", 8),
    # One doubler: twice the other two.
    ("mind-reading cornucopia world-peace", "scores", 16),
    ("super-strength pet-dragon cold-fusion", "scores", 10),
    # Both: outright, with whatever superpower.
    ("super-strength cornucopia cold-fusion", "outright", 1),
    ("mind-reading cold-fusion cornucopia", "outright", 4),
    # Time Travel loses, alone of its type or not, also with both doublers.
    ("time-travel pet-dragon world-peace", "time_travel", 0),
    ("time-travel cornucopia world-peace", "time_travel", 0),
    ("time-travel cornucopia cold-fusion", "time_travel", 0),
    ("time-travel mind-reading world-peace", "time_travel", 0),
    # A missing type loses, whatever the cards say.
    ("mind-reading invisibility world-peace", "missing_type", 0),
    ("cornucopia pet-dragon cold-fusion", "missing_type", 0),
    ("cornucopia cold-fusion world-peace", "missing_type", 0),
    ("mind-reading invisibility flight", "missing_type", 0),
]


@pytest.mark.parametrize("cards, verdict, points", HANDS)
def test_what_a_hand_is_worth(cards: str, verdict: str, points: int) -> None:
    """3W-10, 3W-11, 3W-12."""
    numbers = [IDS.index(name) for name in cards.split()]
    for order in (numbers, numbers[::-1], numbers[1:] + numbers[:1]):
        assert judge(wishes(), order) == (VERDICTS.index(verdict), points)


def test_every_hand_there_is_is_judged_as_the_rulebook_says() -> None:
    """3W-10, 3W-11, 3W-12, read literally for all 816 hands."""
    for cards in combinations(range(18), 3):
        names = {IDS[card] for card in cards}
        doublers = names & {"cornucopia", "cold-fusion"}
        others = sum(CARDS[name][2] for name in names - doublers)
        if "time-travel" in names:
            expected = TIME_TRAVEL, 0
        elif {CARDS[name][0] for name in names} != {"superpower", "gift", "harmony"}:
            expected = MISSING_TYPE, 0
        else:
            expected = {0: (SCORES, others), 1: (SCORES, 2 * others), 2: (OUTRIGHT, others)}[len(doublers)]
        assert judge(wishes(), cards) == expected, names


# 3W-12, 3W-13, 3W-14: who wins, in whole games.

A, B, C = (
    "mind-reading flying-carpet clean-oceans",
    "invisibility chest-of-gold world-peace",
    "super-strength pet-dragon solve-world-hunger",
)
"""Three hands of seven points each."""
LOST = "time-travel cornucopia cold-fusion"


@pytest.mark.parametrize(
    "hands, expected, won",
    [
        pytest.param((A, LOST, "super-strength pet-dragon world-peace"), [7, 0, 9], 2, id="most points (3W-13)"),
        pytest.param(
            (
                "mind-reading pet-dragon world-peace",
                "super-strength cornucopia cold-fusion",
                "invisibility time-travel clean-oceans",
            ),
            [12, 1, 0],
            1,
            id="both doublers beat any points (3W-12)",
        ),
        pytest.param(
            ("mind-reading pet-dragon flying-carpet", LOST, "super-strength chest-of-gold clean-oceans"),
            [0, 0, 3],
            2,
            id="Time Travel loses even with both doublers (3W-11)",
        ),
        pytest.param(
            (
                "mind-reading cornucopia world-peace",
                "invisibility pet-dragon cold-fusion",
                "super-strength chest-of-gold clean-oceans",
            ),
            [16, 12, 3],
            0,
            id="one doubler each (3W-12)",
        ),
        pytest.param(
            (
                "cornucopia cold-fusion pet-dragon",
                "mind-reading world-peace invisibility",
                "time-travel chest-of-gold clean-oceans",
            ),
            [0, 0, 0],
            None,
            id="no hand scores (3W-14)",
        ),
        pytest.param(
            ("mind-reading world-peace invisibility", LOST, "pet-dragon flying-carpet chest-of-gold"),
            [0, 0, 0],
            None,
            id="nobody wins by default against Time Travel (3W-14)",
        ),
    ],
)
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_who_wins(hands: tuple[str, ...], expected: list[int], won: int | None, declarer: int) -> None:
    """3W-10, 3W-11, 3W-12, 3W-13, 3W-14: without a tie it does not matter who declared."""
    table = Table(*hands, first=1)
    table.until(seat=declarer, round=4)
    assert table.match.scores == [0, 0, 0]
    assert table.match.winners == []
    table.do("declare")
    assert table.match.scores == expected
    assert [points for _, points in verdicts(table.match)] == expected
    assert table.match.winners == ([] if won is None else [won])
    assert table.state.returns() == [float(seat == won) for seat in range(3)]
    assert table.match.view(None)["winner"] == won
    assert table.told(None, "won") == ([] if won is None else [{"who": won}])
    assert len(table.told(None, "nobody_won")) == (won is None)


@pytest.mark.parametrize("declarer", [0, 1, 2])
@pytest.mark.parametrize("lost", [None, 0, 1, 2])
@pytest.mark.parametrize("first", [0, 2])
def test_a_tie_goes_to_the_declarer_or_the_next_tied_player_clockwise(
    declarer: int, lost: int | None, first: int
) -> None:
    """3W-13: counted from the declarer, not from the starter or from seat 0."""
    hands = [LOST if seat == lost else (A, B, C)[seat] for seat in range(3)]
    table = Table(*hands, first=first)
    table.play_out(declarer)
    assert table.match.scores == [0 if seat == lost else 7 for seat in range(3)]
    nearest = [(declarer + step) % 3 for step in range(3)]
    assert table.match.winners == [next(seat for seat in nearest if seat != lost)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_winner_of_every_possible_show(players: int) -> None:
    """3W-12, 3W-13, 3W-14: for every declarer, every mix of losing, scoring (even 0 points) and one outright hand."""
    kinds = [(MISSING_TYPE, 0), (TIME_TRAVEL, 0), (SCORES, 0), (SCORES, 7), (SCORES, 8), (OUTRIGHT, 1)]
    for judged in product(kinds, repeat=players):
        if [verdict for verdict, _ in judged].count(OUTRIGHT) > 1:
            continue
        outright = [seat for seat in range(players) if judged[seat][0] == OUTRIGHT]
        scoring = [seat for seat in range(players) if judged[seat][0] == SCORES]
        most = max((judged[seat][1] for seat in scoring), default=0)
        best = outright or [seat for seat in scoring if judged[seat][1] == most]
        for declarer in range(players):
            clockwise = [(declarer + step) % players for step in range(players)]
            assert winner(judged, declarer) == next((seat for seat in clockwise if seat in best), None)


@pytest.mark.parametrize("players, percent", [(3, 48), (4, 37), (5, 29)])
def test_how_often_a_random_deal_leaves_nobody_with_a_scoring_hand(players: int, percent: int) -> None:
    """3W-14 (with 3W-1, 3W-10): 48, 37 and 29 percent, counted over all deals by what matters, type and Time Travel."""
    groups: dict[str, list[int]] = {"loses": [], "superpower": [], "gift": [], "harmony": []}
    for card in deck(players):
        groups["loses" if IDS[card] == "time-travel" else CARDS[IDS[card]][0]].append(card)
    pools = list(groups.values())

    def scores(taken: tuple[int, ...]) -> bool:
        cards = [card for pool, number in zip(pools, taken, strict=True) for card in pool[:number]]
        return judge(wishes(), cards)[0] in {SCORES, OUTRIGHT}

    @cache
    def deals(hands: int, left: tuple[int, ...]) -> int:
        """In how many ways these hands can be dealt from what is left so that none scores."""
        if not hands:
            return 1
        total = 0
        for taken in product(range(4), repeat=4):
            if sum(taken) == 3 and all(t <= n for t, n in zip(taken, left, strict=True)) and not scores(taken):
                ways = [comb(n, t) for n, t in zip(left, taken, strict=True)]
                rest = tuple(n - t for n, t in zip(left, taken, strict=True))
                total += ways[0] * ways[1] * ways[2] * ways[3] * deals(hands - 1, rest)
        return total

    every = 1
    for seat in range(players):
        every *= comb(len(deck(players)) - 3 * seat, 3)
    assert round(100 * deals(players, tuple(map(len, pools))) / every) == percent


# 3W-15: the round limit.


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("limit", [4, 5])
def test_after_the_last_round_hands_are_shown_as_if_the_starter_had_declared(first: int, limit: int) -> None:
    """3W-15: after the last turn of that round, not before; a tie goes to the starter."""
    table = Table(A, B, C, first=first, options={"round_limit": limit})
    table.until(seat=(first + 2) % 3, round=limit)
    table.do("peek", LEFT)
    assert table.match.question == "second_action"
    table.do("peek", RIGHT)
    assert table.match.over
    view = table.match.view(None)
    assert (view["declarer"], view["round"], view["winner"]) == (first, limit, first)
    assert table.told(None, "timed_out") == [{"who": first}]
    assert table.told(None, "declared") == []
    assert len(table.told(None, "shown")) == 9


def test_a_shuffle_at_the_very_end_still_has_its_look() -> None:
    """3W-7, 3W-15: the last action is complete before the hands are shown."""
    table = Table(A, B, C, options={"round_limit": 4})
    table.until(seat=2, round=4)
    table.do("peek", LEFT)
    table.do("shuffle", leaves=(2, 0, 1))
    assert table.match.question == "look_again"
    table.do("look", hand(2, 0))
    assert table.match.over
    assert table.match.winners == [0]
    assert [event["card"] for event in table.told(None, "shown")] == table.cards[3:]


def test_in_the_last_round_one_may_still_declare() -> None:
    """3W-8, 3W-15: then it is that player who declared."""
    table = Table(A, B, C, options={"round_limit": 4})
    table.play_out(declarer=2)
    assert table.match.winners == [2]
    assert table.told(None, "timed_out") == []


def test_the_limit_is_fifty_rounds_unless_agreed_otherwise() -> None:
    """3W-15."""
    table = any_table(3)
    table.until(seat=2, round=50)
    table.idle()
    assert table.match.over
    assert table.match.view(None)["round"] == 50


@pytest.mark.parametrize("limit", [3, 0, -1, 201, "50", 50.0, True, None])
def test_a_limit_is_a_whole_number_from_4_to_200(limit: object) -> None:
    """3W-15: below four rounds nobody could ever declare."""
    with pytest.raises(BadSetup, match=r"round_limit is a whole number from 4 to 200.*3W-15"):
        Match("three-wishes", players=3, options={"round_limit": limit})
    for right in (4, 200):
        assert Match("three-wishes", players=3, options={"round_limit": right}).options["round_limit"] == right


# 3W-21: what is shown.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_end_everybody_sees_every_hand_and_nothing_else(players: int) -> None:
    """3W-21: each card once, to onlookers too; neither the centre nor the removed card, and neither is drawn."""
    table = any_table(players)
    table.play_out(declarer=1)
    hands = dict(enumerate(table.cards[3:], start=3))
    for seat in (*range(players), None):
        assert [(event["place"], event["card"]) for event in table.told(seat, "shown")] == list(hands.items())
        assert table.names(seat) == [None] * 3 + [IDS[card] for card in table.cards[3:]]
    unknown = sorted(table.cards[place] for place in (REMOVED, LEFT, RIGHT))
    assert sorted(table.state.undrawn) == unknown


def test_what_a_seat_saw_in_the_centre_stays_its_own_at_the_end() -> None:
    """3W-21: the end shows hands alone; a card in the centre is seen only by whoever peeked at it."""
    table = ended(LEFT, LEFT, declarer=1)
    assert [table.names(seat)[LEFT] for seat in (0, 1, 2, None)] == [IDS[table.cards[LEFT]], None, None, None]
