"""How search thinks about the game: rows by what their chooser knows, positions by what may come of them."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random

import pytest

from grandvizier.bots import bot
from grandvizier.bots.driver import Driver
from grandvizier.bots.search.tree import search
from grandvizier.core.events import Event
from grandvizier.core.game import NotebookData
from grandvizier.core.mind import final
from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.bots.mind import Mind
from grandvizier.games.sultans_wishes.rules.position import Position
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.wander import belief_of, new_match, wander
from tests.games.sultans_wishes.words import word_of

MIND = Mind(GAME.rules())
EVERY_TABLE = pytest.mark.parametrize(
    "players, travelers", [(players, travelers) for players in GAME.seats for travelers in (False, True)]
)


def asked(players: int, *, travelers: bool, every: int) -> Iterator[Position]:
    """Positions of a game played at random, the last one over."""
    match = new_match(players, travelers=travelers, seed=players)
    for number, s in enumerate(wander(match, Random(players))):
        if s.over or number % every == 0:
            yield s.copy()


# Rows.


@EVERY_TABLE
def test_every_row_has_a_weight(players: int, travelers: bool) -> None:
    for s in asked(players, travelers=travelers, every=1):
        rows = s.legal()
        if rows:
            weights = MIND.weigh(s, rows)
            assert len(weights) == len(rows)
            assert all(isfinite(weight) and weight > 0 for weight in weights)


@EVERY_TABLE
def test_whoever_is_asked_weighs_alike_what_they_cannot_tell_apart(players: int, travelers: bool) -> None:
    """A rival in an imagined position knows no more than the rival at the table."""
    match, rng = new_match(players, travelers=travelers, seed=7), Random(7)
    for number, s in enumerate(wander(match, Random(8))):
        if number % 9 == 0 and not s.over:
            rows, belief = s.legal(), belief_of(match, s.seat)
            for _ in range(3):
                imagined = belief.imagine(rng)
                assert MIND.weigh(imagined, rows) == MIND.weigh(s, rows), match.question


# Positions.


@EVERY_TABLE
def test_playing_on_leads_to_what_can_be_judged(players: int, travelers: bool) -> None:
    rng = Random(1)
    for s in asked(players, travelers=travelers, every=5):
        MIND.play_on(s, rng)
        payoffs = MIND.judge(s)
        assert len(payoffs) == players
        assert all(0 <= payoff <= (1 if players > 1 else 2) for payoff in payoffs)
        if players == 2:
            assert sum(payoffs) == pytest.approx(1)
        elif players > 2:
            assert sum(payoffs) == pytest.approx(1, abs=0.15)


@EVERY_TABLE
def test_the_end_is_judged_by_the_result_and_told_by_its_sources(players: int, travelers: bool) -> None:
    *_, s = asked(players, travelers=travelers, every=50)
    assert s.over
    assert MIND.judge(s) == final(s)
    for seat in range(players):
        assert sum(MIND.outlook(s, seat).values()) == s.score[seat]


def test_every_source_of_an_outlook_is_declared() -> None:
    found = {
        source
        for travelers in (False, True)
        for s in asked(2, travelers=travelers, every=20)
        for source in MIND.outlook(s, 0)
    }
    assert found == {"points", *GAME.outlook}


def test_a_lead_counts_more_the_nearer_the_end() -> None:
    early = Table(2).lay(points=(20, 10))
    late = Table(2).lay(points=(20, 10), simple_left=0)
    assert 0.5 < MIND.judge(early.state)[0] < MIND.judge(late.state)[0] < 1


# Rivals' behaviour as evidence.


def fitting(stack: str = "", score_cards: str = "MS2 MS1", **laid: object) -> float:
    """How well a position fits, by seat 0; seat 1 has its Orderly on tea."""
    table = Table(2, first=1, score_cards=score_cards)
    table.do("orderly tea")
    return MIND.likelihood(table.lay(stack=stack, **laid).state, 0)  # type: ignore[arg-type]


def test_a_rival_is_likely_to_have_stacked_for_the_own_orderly() -> None:
    """The more hearts, the likelier; what the seat stacked itself, or a plate did, tells nothing of a rival."""
    assert fitting("tea-herald:1") > fitting("tea-aide:1") > fitting("food-gems:1") == fitting()
    assert fitting("tea-herald:0") == fitting("tea-herald") == fitting()


def test_a_rival_is_likely_to_have_bought_what_pays() -> None:
    """MS1 pays 4 points for that ware, MS4 2; what the seat's own card pays tells nothing of a rival."""
    bought = ("", "left-fabric-night")
    assert fitting(score_cards="MS2 MS1", owned=bought) > fitting(score_cards="MS2 MS4", owned=bought)
    assert fitting(score_cards="MS1 MS3", owned=bought[::-1]) == fitting(score_cards="MS4 MS3", owned=bought[::-1])


# Choices.


class Open:
    """Imagines what is: for positions laid by hand, of which nobody was told."""

    def __init__(self, s: Position) -> None:
        self.position = s

    def hear(self, event: Event) -> None:
        """Nothing is told."""

    def notebook(self) -> NotebookData:
        """Nothing is noted."""
        return {"known": {}, "lost": {}}

    def imagine(self, _: Random) -> Position:
        """The position itself."""
        return self.position.copy()


def found_at(table: Table) -> str:
    """What a short search would choose."""
    found = search(Open(table.state), MIND, Random(1), table.players, lambda done, _: done < 100)
    best = max(found.root.rows.values(), key=lambda tried: tried.visits)
    return word_of(table.match.rules, best.row)


HANDS = ("tea-aide food-gems music-spy", "sleep-gems bath-gems massage-gems")


def last_turn(**laid: object) -> Table:
    """Seat 1 has the very last turn of the game."""
    table = Table(2, first=0, hands=(HANDS[1], HANDS[0]), wishes="tea-7 sleep-8")
    table.do(next(iter(sorted(table.offers("orderly")))))
    table.lay(**laid)  # type: ignore[arg-type]
    table.state.ended, table.state.cycle = 1, 5
    return table


def test_the_wish_that_wins_the_game_is_fulfilled() -> None:
    table = last_turn(wishes={"tea-7": "tea-herald:1 tea-renew:", "sleep-8": ""}, points=(43, 40), plate="happy")
    assert table.seat == 1
    assert found_at(table) == "fulfil tea-aide"


def test_the_wish_that_gives_the_win_away_is_left() -> None:
    """It would bring 4 points, and 12 to the leader's rival."""
    under = {"tea-7": "tea-herald:00 tea-renew:00", "sleep-8": ""}
    table = last_turn(wishes=under, points=(35, 40), plate="happy")
    assert found_at(table) != "fulfil tea-aide"


def test_the_same_seed_makes_the_same_choices() -> None:
    def game() -> list[Event]:
        match = new_match(2, travelers=True, seed=3)
        driver = Driver(
            match, {seat: bot("search:vizier:5", match.rules, 2, match.options, seat, seed="3") for seat in (0, 1)}
        )
        for _ in range(30):
            driver.move()
        return match.told(None)

    assert game() == game()
