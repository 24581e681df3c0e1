"""What a seat knows: its view, the faithful view and the notebook (3W-22), and what it may imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from grandvizier.core.game import NotebookData
from grandvizier.games.three_wishes.rules.position import UNDRAWN
from grandvizier.games.three_wishes.sight import belief as belief_module
from grandvizier.games.three_wishes.sight.belief import Belief
from grandvizier.games.three_wishes.sight.view import FaithfulView
from tests.games.three_wishes.table import IDS, LEFT, REMOVED, RIGHT, Table, any_table, box_order, ended, hand, hand_of
from tests.games.three_wishes.worlds import Exact, by_all_deals, ramble, story_of


def belief_of(table: Table, seat: int) -> Belief:
    """What a seat could work out by now."""
    match = table.match
    belief = match.game.belief(match.rules, match.players, match.options, seat)
    assert isinstance(belief, Belief)
    for event in match.told(seat):
        belief.hear(event)
    return belief


def rambles(seed: int, *, shuffles: int = 4) -> Iterator[tuple[Table, int]]:
    """A game of three, four or five players in which cards are lost and found again: from time to time, each seat."""
    table, rng = any_table(3 + seed % 3, first=seed % 3), Random(seed)
    for _ in range(shuffles):
        ramble(table, rng, choices=7, shuffles=shuffles)
        yield from ((table, seat) for seat in range(table.players))


# The view.


@pytest.mark.parametrize("seed", range(12))
def test_the_view_follows_seen_cards_through_switches_and_drops_them_at_shuffles(seed: int) -> None:
    """3W-5, 3W-6, 3W-7: kept here by hand for every seat, and compared after every choice."""
    rng = Random(seed)
    table = any_table(3, first=seed % 3)
    follows: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    for _ in range(60):
        ramble(table, rng, choices=1, shuffles=99)
        kind, fields = [event for event in table.heard(None) if event[0] in {"looked", "switched", "shuffled"}][-1]
        if kind == "looked":
            follows[fields["who"]].add(fields["place"])
        elif kind == "switched":
            moved = {fields["a"]: fields["b"], fields["b"]: fields["a"]}
            follows = {seat: {moved.get(place, place) for place in places} for seat, places in follows.items()}
        else:
            follows = {seat: places - {*hand_of(fields["who"])} for seat, places in follows.items()}
        for seat, places in follows.items():
            seen = [IDS[card] if place in places else None for place, card in enumerate(table.cards)]
            assert table.names(seat) == seen
            assert table.match.game.view_of(table.state, seat) == table.match.view(seat)
        public = [sum(1 << seat for seat in follows if place in follows[seat]) for place in range(12)]
        assert table.match.view(None)["seen"] == public


# The faithful view (3W-22).


def faithful(table: Table, seat: int) -> dict[int, str]:
    """The faces that the faithful view of a seat shows, by place."""
    match = table.match
    view = match.game.faithful_view(match.rules.components, match.players, match.options, seat)
    assert isinstance(view, FaithfulView)
    for event in match.told(seat):
        view.hear(event)
    return {place: IDS[card] for place, _, card in view.plain()["table"] if card is not None}


def test_a_faithful_table_shows_a_face_until_its_seat_next_chooses() -> None:
    """3W-22: others may choose meanwhile; the next own choice, of whatever kind, closes it."""
    table = any_table(3)
    first = IDS[table.cards[hand(0, 0)]]
    table.do("look", hand(0, 0))
    assert faithful(table, 0) == {hand(0, 0): first}
    table.do("look", hand(1, 0))
    table.do("look", hand(2, 0))
    assert faithful(table, 0) == {hand(0, 0): first}
    table.do("peek", LEFT)
    assert faithful(table, 0) == {LEFT: IDS[table.cards[LEFT]]}
    table.do("switch", hand(1, 0), hand(1, 1))
    assert faithful(table, 0) == {}
    assert table.names(0)[hand(0, 0)] == first
    assert table.names(0)[LEFT] is not None


@pytest.mark.parametrize(
    "moved, kept",
    [
        pytest.param(("switch", hand(0, 0), LEFT), False, id="switched away"),
        pytest.param(("switch", hand(0, 0), hand(0, 1)), False, id="switched within the hand"),
        pytest.param(("switch", LEFT, RIGHT), True, id="other cards switched"),
        pytest.param(("peek", hand(0, 0)), True, id="looked at by a rival"),
    ],
)
def test_a_faithful_table_closes_a_face_when_its_card_moves(moved: tuple[str, *tuple[int, ...]], kept: bool) -> None:
    """3W-22: also if a rival moved it, and at neither place is it shown again."""
    table = any_table(3, first=1)
    table.do("look", hand(1, 0))
    table.do("look", hand(2, 0))
    table.do("look", hand(0, 0))
    face = IDS[table.cards[hand(0, 0)]]
    table.do(*moved)
    assert faithful(table, 0) == ({hand(0, 0): face} if kept else {})


def test_a_faithful_table_closes_a_face_when_a_rival_shuffles_it_away() -> None:
    """3W-22: a shuffle moves the card."""
    table = any_table(3)
    table.look_all()
    table.do("peek", LEFT)
    table.do("peek", hand(1, 0))
    assert list(faithful(table, 0)) == [hand(1, 0)]
    table.do("shuffle")
    assert faithful(table, 0) == {}


def test_a_faithful_table_shows_every_hand_at_the_end() -> None:
    """3W-22, 3W-21: the end opens the hands to everybody; what was closed in the centre stays closed."""
    table = ended(LEFT, RIGHT, declarer=0)
    for seat in range(3):
        assert faithful(table, seat) == {place: IDS[table.cards[place]] for place in range(3, 12)}


# The notebook (3W-22).


def test_a_card_that_was_shuffled_away_is_in_one_of_three_places() -> None:
    """3W-22: it is lost, until looks or the places of the others give it away."""
    table = any_table(3)
    table.look_all()
    for card in (1, 2):
        table.do("peek", hand(0, card))
    table.until(seat=0, round=2)
    one, two, three = (table.cards[place] for place in hand_of(0))
    table.do("shuffle", leaves=(1, 2, 0))
    anywhere = list(hand_of(0))
    assert belief_of(table, 0).notebook() == NotebookData(known={}, lost=dict.fromkeys((one, two, three), anywhere))
    table.do("look", hand(0, 0))
    rest = anywhere[1:]
    assert belief_of(table, 0).notebook() == NotebookData(known={hand(0, 0): two}, lost={one: rest, three: rest})
    table.do("peek", hand(0, 2))
    known = {hand(0, 0): two, hand(0, 1): three, hand(0, 2): one}
    assert belief_of(table, 0).notebook() == NotebookData(known=known, lost={})


def test_a_lost_card_is_followed_through_switches() -> None:
    """3W-22: a place where it may lie takes the chance along; a look that shows another card rules it out."""
    table = any_table(3)
    table.look_all()
    table.do("peek", hand(1, 1))
    lost = table.cards[hand(1, 1)]
    table.do("peek", LEFT)
    table.do("shuffle")
    table.do("look", hand(1, 1))
    table.do("switch", hand(1, 1), hand(2, 2))
    assert belief_of(table, 0).notebook()["lost"] == {lost: [hand(1, 0), hand(1, 2), hand(2, 2)]}
    table.until(seat=0, round=2)
    table.do("peek", hand(1, 0))
    assert table.cards[hand(1, 0)] != lost
    assert belief_of(table, 0).notebook()["lost"] == {lost: [hand(1, 2), hand(2, 2)]}


def test_the_removed_card_may_be_worked_out() -> None:
    """3W-21: whoever has seen all other cards knows it; whoever has not, does not."""
    table = ended(LEFT, RIGHT, declarer=0)
    everything = dict(enumerate(table.cards))
    assert belief_of(table, 0).notebook() == NotebookData(known=everything, lost={})
    hands = {place: card for place, card in everything.items() if place > RIGHT}
    assert belief_of(table, 1).notebook() == NotebookData(known=hands, lost={})


def test_the_removed_card_may_be_worked_out_while_others_are_lost() -> None:
    """3W-21, 3W-22: eleven cards seen leave the twelfth, though a rival has shuffled two of them away."""
    table = any_table(3)
    table.look_all()
    for place in (hand(0, 1), hand(0, 2), LEFT, RIGHT, hand(1, 0), hand(1, 1), *hand_of(2)):
        if table.seat != 0:
            table.until(seat=0, round=table.state.round + 1)
        table.do("peek", place)
    table.do("peek", LEFT)
    lost = [table.cards[hand(1, 0)], table.cards[hand(1, 1)]]
    table.do("shuffle", leaves=(2, 0, 1))
    assert REMOVED not in belief_of(table, 0).notebook()["known"]
    table.do("look", hand(1, 0))
    table.do("peek", LEFT)
    table.until(seat=0, round=table.state.round + 1)
    table.do("peek", hand(1, 0))
    known = {place: card for place, card in enumerate(table.cards) if card not in lost}
    places = [hand(1, 1), hand(1, 2)]
    assert belief_of(table, 0).notebook() == NotebookData(known=known, lost=dict.fromkeys(lost, places))


def test_a_new_game_of_a_chain_begins_with_an_empty_notebook() -> None:
    """3W-20, 3W-22: what was shown at the end of the last game says nothing about the new deal."""
    table = any_table(3, options={"games": "chain"})
    table.play_out(declarer=0)
    for seat in range(3):
        assert belief_of(table, seat).notebook() == NotebookData(known={}, lost={})


@pytest.mark.parametrize("seed", range(4))
def test_going_over_all_mixings_is_going_over_all_deals(seed: int) -> None:
    """3W-22: the yardstick of the next tests, measured: with three cards seen, all 1320 deals times all shuffles."""
    rng = Random(seed)
    table = any_table(3, first=seed % 3)
    while len(Exact(3, story_of(table, 0)).cards) < 3:
        ramble(table, rng, choices=1, shuffles=2)
    story = story_of(table, 0)
    assert by_all_deals(3, story) == Exact(3, story).worlds


@pytest.mark.parametrize(
    "seed, shuffles",
    [
        *((seed, 4) for seed in range(8)),
        *(pytest.param(seed, 4, marks=pytest.mark.slow) for seed in range(8, 30)),
        *(pytest.param(seed, 6, marks=pytest.mark.slow) for seed in range(6)),
    ],
)
def test_the_notebook_says_exactly_what_all_consistent_deals_have_in_common(seed: int, shuffles: int) -> None:
    """3W-22: for every seat, against going over everything; the weights of the worlds too."""
    for table, seat in rambles(seed, shuffles=shuffles):
        exact = Exact(table.players, story_of(table, seat))
        belief = belief_of(table, seat)
        assert belief.notebook() == exact.notebook()
        order = [belief.tracked.index(card) for card in exact.cards]
        weights = {tuple(world[i] for i in order): weight for world, weight in belief.worlds.items()}
        assert weights == pytest.approx({world: float(chance) for world, chance in exact.worlds.items()})


@pytest.mark.parametrize("limit", [1, 2, 4, 6])
def test_giving_up_a_scattered_card_never_makes_a_seat_sure_of_something_false(
    limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """3W-22: with room for few worlds the notebook may say less than the exact one, never more or otherwise."""
    monkeypatch.setattr(belief_module, "LIMIT", limit)
    less = 0
    for table, seat in chain.from_iterable(rambles(seed) for seed in range(20)):
        exact, belief = Exact(table.players, story_of(table, seat)), belief_of(table, seat)
        certain, possible = exact.notebook()["known"], exact.possible()
        assert belief.notebook()["known"].items() <= certain.items()
        for card, places in belief.possible().items():
            assert {*places} >= {*possible[card]}
        less += belief.notebook() != exact.notebook()
    assert less > 10, "nothing was given up"


# What a seat imagines.


def losing_track() -> Table:
    """A game in which seat 0 has seen cards, lost them and has some idea where they went."""
    table = any_table(3)
    table.look_all()
    table.do("peek", hand(0, 1))
    table.do("peek", hand(1, 0))
    table.do("shuffle", leaves=(1, 2, 0))
    table.do("look", hand(1, 2))
    table.do("switch", hand(1, 1), hand(0, 1))
    table.do("switch", hand(0, 0), LEFT)
    table.do("peek", RIGHT)
    table.do("shuffle", leaves=(0, 2, 1))
    table.do("look", hand(0, 2))
    table.do("switch", hand(0, 0), hand(1, 0))
    table.do("shuffle", leaves=(2, 1, 0))
    table.do("look", hand(1, 1))
    table.do("peek", hand(2, 1))
    return table


def test_imagined_positions_are_spread_like_all_consistent_deals() -> None:
    """3W-22: where the seen cards lie together, and what lies at places that nobody, others or the seat touched."""
    table = losing_track()
    exact = Exact(3, story_of(table, 0))
    assert len(set(exact.worlds.values())) > 1, "worlds that are all alike would show little"
    belief, rng = belief_of(table, 0), Random("imagine")
    samples = 6000
    worlds: Counter[tuple[int, ...]] = Counter()
    at: dict[int, Counter[int]] = {place: Counter() for place in range(12)}
    for _ in range(samples):
        state = belief.imagine(rng)
        undrawn = list(state.undrawn)
        rng.shuffle(undrawn)
        cards = [undrawn.pop() if card == UNDRAWN else card for card in state.cards]
        worlds[tuple(cards.index(card) for card in exact.cards)] += 1
        for place, card in enumerate(cards):
            at[place][card] += 1
    _agree(worlds, exact.worlds, samples)
    for place in range(12):
        _agree(at[place], exact.chances_at(place), samples)


def _agree(found: Counter[Any], expected: dict[Any, Fraction], samples: int) -> None:
    """What was found came as often as expected, up to luck; what is impossible never came."""
    possible = {what: chance for what, chance in expected.items() if chance}
    assert found.keys() <= possible.keys()
    if len(possible) > 1:
        test = chisquare([found[what] for what in possible], [float(samples * chance) for chance in possible.values()])
        assert test.pvalue > 0.001


WON = (
    "super-strength chest-of-gold clean-oceans",
    "mind-reading pet-dragon world-peace",
    "time-travel cornucopia solve-world-hunger",
)
"""Hands of which the second wins."""


@pytest.mark.slow
@pytest.mark.parametrize("limit", [4096, 6])
def test_an_imagined_position_looks_to_its_seat_like_the_real_one(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """3W-22: same view, same question, same waiting frames, same choices, no card twice; and it can be played on."""
    monkeypatch.setattr(belief_module, "LIMIT", limit)
    for seed in range(12):
        rng = Random(seed)
        table = Table(*WON, first=seed % 3, options={"games": ("single", "chain")[seed % 2]})
        if seed % 4 == 1:
            table.play_out(declarer=0)
            table.lay(*box_order(3))
        for _ in range(30):
            real, game = table.state, table.match.game
            for seat in range(3):
                imagined = belief_of(table, seat).imagine(rng)
                assert game.view_of(imagined, seat) == table.match.view(seat)
                assert game.audit(imagined) == []
                asked = (imagined.what, imagined.seat, imagined.arg, imagined.below)
                assert asked == (real.what, real.seat, real.arg, real.below)
                assert list(imagined.legal()) == list(real.legal())
                assert (imagined.mixes, imagined.game) == (real.mixes, real.game)
                for _ in range(20):
                    if not imagined.over:
                        imagined.step(rng.choice(list(imagined.legal())))
                        assert game.audit(imagined) == []
            ramble(table, rng, choices=1, shuffles=99)
