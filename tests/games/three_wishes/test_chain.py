"""A chain of games: 3W-3 the start moves on, 3W-16, 3W-17, 3W-18 victory markers, 3W-20 what carries over."""

from __future__ import annotations

import pytest

from grandvizier import BadSetup
from tests.games.three_wishes.table import IDS, LEFT, RIGHT, Table, box_order, deck, hand
from tests.views import WishMatch as Match

CHAIN = {"games": "chain"}
DOUBLERS = "cornucopia cold-fusion"


def winning(players: int, winner: int) -> list[str]:
    """Hands of which this one is best: the fours together, the doublers in the centre."""
    best = "mind-reading pet-dragon world-peace"
    others = [IDS[card] for card in deck(players) if IDS[card] not in f"{best} {DOUBLERS}".split()]
    hands = [" ".join(others[3 * i : 3 * i + 3]) for i in range(players - 1)]
    return [*hands[:winner], best, *hands[winner:]]


class Chain:
    """A chain in which the test says who wins each game."""

    def __init__(self, players: int, first: int = 0) -> None:
        self.players = players
        self.first = first
        self.starters: list[int] = []
        self.table: Table | None = None

    def play(self, winner: int | None) -> Table:
        """One game, won by this seat or by nobody."""
        hands = box_order(self.players) if winner is None else winning(self.players, winner)
        centre = "" if winner is None else DOUBLERS
        if self.table is None:
            self.table = Table(*hands, centre=centre, first=self.first, options=CHAIN)
        else:
            self.table.lay(*hands, centre=centre)
        self.starters.append(self.table.seat)
        self.table.play_out(declarer=self.table.seat)
        return self.table


def played(players: int, *winners: int | None, first: int = 0) -> Table:
    """A chain after games won by these."""
    chain = Chain(players, first)
    for winner in winners[:-1]:
        assert not chain.play(winner).match.over, f"over too early: {winners}"
    return chain.play(winners[-1])


# 3W-16, 3W-17: victory markers.


@pytest.mark.parametrize(
    "winners, gained, markers",
    [
        pytest.param([1], [1], [0, 1, 0], id="the first game gives one"),
        pytest.param([1, 1], [1, 2], [0, 3, 0], id="a win directly after an own win gives two"),
        pytest.param([1, 1, 1], [1, 2, 2], [0, 5, 0], id="and so does every further one"),
        pytest.param([0, 1], [1, 1], [1, 1, 0], id="a win after a rival's gives one"),
        pytest.param([0, 1, 0], [1, 1, 1], [2, 1, 0], id="an own win before last makes no streak"),
        pytest.param([0, 1, 1, 0], [1, 1, 2, 1], [2, 3, 0], id="a broken streak starts over"),
        pytest.param([None], [], [0, 0, 0], id="nobody's game gives none (3W-17)"),
        pytest.param([2, None, 2], [1, 1], [0, 0, 2], id="nobody's game breaks the streak (3W-17)"),
        pytest.param([2, None, 2, 2], [1, 1, 2], [0, 0, 4], id="and a new one may begin after it (3W-17)"),
        pytest.param([None, None, 0], [1], [1, 0, 0], id="nobody is no winner to have a streak (3W-17)"),
    ],
)
def test_the_markers_a_row_of_games_gives(winners: list[int | None], gained: list[int], markers: list[int]) -> None:
    """3W-16, 3W-17."""
    table = played(3, *winners)
    assert table.match.scores == markers
    for seat in (0, 1, 2, None):
        assert table.match.view(seat)["markers"] == markers
    takers = [winner for winner in winners if winner is not None]
    told = [(event["who"], event["gained"]) for event in table.told(None, "marked")]
    assert told == list(zip(takers, gained, strict=True))
    assert table.match.view(None)["winner"] == winners[-1]


@pytest.mark.parametrize(
    "winners, markers",
    [
        ([1, 1, 1], [0, 5, 0]),
        ([0, 1, 0, 1, 0, 1, 0, 1, 0], [5, 4, 0]),
        ([2, 2, 0, 2, 2], [1, 0, 6]),
        ([2, None, 2, None, 2, None, 2, None, 2], [0, 0, 5]),
    ],
)
def test_the_first_with_five_or_more_is_grand_master(winners: list[int | None], markers: list[int]) -> None:
    """3W-16: the chain is over at once (and `played` sees that it was not over before); six do as well as five."""
    table = played(3, *winners)
    assert table.match.over
    assert table.match.scores == markers
    assert table.match.winners == [winners[-1]]
    assert table.state.returns() == [float(seat == winners[-1]) for seat in range(3)]
    assert table.told(None, "grand_master") == [{"who": winners[-1]}]


def test_while_the_chain_goes_on_nobody_has_won_it() -> None:
    """3W-16: the winner of a game is not yet the winner of the match."""
    table = played(3, 1, 1)
    assert table.match.winners == []
    assert table.state.returns() == [0.0, 0.0, 0.0]
    assert table.told(None, "grand_master") == []


def test_five_players_may_need_more_than_the_ten_markers_of_the_box() -> None:
    """3W-18: four markers for everybody, then two more for a streak, is twenty-two."""
    table = played(5, *[1, 2, 3, 4, 0] * 4, 0)
    assert table.match.over
    assert table.match.scores == [6, 4, 4, 4, 4]
    assert sum(event["gained"] for event in table.told(None, "marked")) == 22


# 3W-3: the start moves on.


@pytest.mark.parametrize("players, first", [(3, 0), (3, 2), (4, 1), (5, 4)])
def test_the_start_moves_one_seat_clockwise_after_every_game_won_or_not(players: int, first: int) -> None:
    """3W-3: whoever won, and also after a game that nobody won; the first look begins there too."""
    chain = Chain(players, first)
    for winner in (None, 1, 2, None, 2, None, None):
        chain.play(winner)
    assert chain.starters == [(first + game) % players for game in range(7)]
    assert chain.table is not None
    dealt = chain.table.told(None, "dealt")
    assert dealt == [{"game": game + 1, "who": (first + game) % players} for game in range(8)]
    assert len(chain.table.told(None, "starts")) == 1


# 3W-20: what carries over.


def test_every_game_deals_the_whole_deck_anew() -> None:
    """3W-20: what was seen in the last game, or never was, may all lie anywhere again."""
    chain = Chain(3)
    table = chain.play(1)
    faces = len(table.draws)
    table.lay(*winning(3, 2), centre=DOUBLERS)
    table.do("look", hand(1, 2))
    assert list(table.draws[faces].rows) == deck(3)


def test_nothing_of_a_game_is_left_in_the_next() -> None:
    """3W-20: only markers, last winner and start carry over; the hands that were shown stay in view."""
    table = played(3, None, 2, first=0)
    state, view = table.state, table.match.view(0)
    assert (table.match.question, table.seat) == ("first_look", 2)
    assert (view["game"], view["round"], view["declarer"], view["starter"]) == (3, 1, None, 2)
    assert [len(hand["hand"]) for hand in view["last"]] == [3, 3, 3]
    for seat in (0, 1, 2, None):
        assert table.names(seat) == [None] * 12
    assert view["seen"] == [0] * 12
    assert bytes(state.undrawn) == bytes(deck(3))
    assert table.match.game.view_of(state, 0) == view
    assert (view["winner"], view["markers"]) == (2, [0, 0, 1])
    table.lay(*winning(3, 0), centre=DOUBLERS)
    table.look_all()
    assert table.refusal("declare") == ("too-early", "3W-8")


def test_a_game_of_a_chain_that_times_out_counts_like_any_other() -> None:
    """3W-15, 3W-20: its winner takes a marker and the next game begins."""
    table = Table(*winning(3, 2), centre=DOUBLERS, options={"round_limit": 4, **CHAIN})
    table.until(seat=2, round=4)
    table.idle()
    assert table.told(None, "timed_out") == [{"who": 0}]
    assert table.match.scores == [0, 0, 1]
    assert (table.match.question, table.seat) == ("first_look", 1)


def test_a_single_game_is_one_game_without_markers() -> None:
    """3W-20: `single` is the default."""
    table = Table(*winning(3, 1), centre=DOUBLERS)
    assert table.match.options["games"] == "single"
    table.play_out(declarer=0)
    assert table.match.over
    assert table.match.view(None)["markers"] == [0, 0, 0]
    assert table.told(None, "marked") == []


@pytest.mark.parametrize("games", ["many", "", 1, True, None])
def test_games_is_single_or_chain(games: object) -> None:
    """3W-20."""
    with pytest.raises(BadSetup, match=r"games is one of single, chain.*3W-20"):
        Match("three-wishes", players=3, options={"games": games})


def test_the_hands_of_each_game_are_shown_before_the_next_is_dealt() -> None:
    """3W-20, 3W-21: everybody is told every hand and verdict of every game, in order."""
    table = played(3, 1, None)
    story = [
        kind for kind, _ in table.heard(None) if kind in {"dealt", "shown", "judged", "won", "nobody_won", "marked"}
    ]
    show = [*["shown"] * 9, *["judged"] * 3]
    assert story == ["dealt", *show, "won", "marked", "dealt", *show, "nobody_won", "dealt"]
    assert table.match.view(1)["table"][LEFT] == (LEFT, "wish", None)
    assert table.match.view(1)["table"][RIGHT] == (RIGHT, "wish", None)
