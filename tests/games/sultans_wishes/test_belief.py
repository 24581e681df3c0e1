"""What a seat imagines: SW-58 and SW-59 against exact counts, with a fixed seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import Position
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.wander import belief_of, new_match, wander
from tests.games.sultans_wishes.words import CARDS, GIFTS, GUARDS, MARKETS, RELICS, WARES

SAMPLES = 3000


def imagined(table: Table, seat: int, samples: int = SAMPLES) -> Iterable[Position]:
    """Positions that a seat imagines now."""
    belief, rng = belief_of(table.match, seat), Random("imagined")
    return [belief.imagine(rng) for _ in range(samples)]


def names(cards: Iterable[int]) -> frozenset[str]:
    return frozenset(CARDS[card] for card in cards)


def fits(found: Counter[Any], expected: Mapping[Any, float]) -> None:
    """What was found came as often as it should, up to luck; nothing else came."""
    assert found.keys() <= {what for what, share in expected.items() if share > 0}
    assert sum(expected.values()) == pytest.approx(1)
    total = found.total()
    shares = {what: share for what, share in expected.items() if share > 0}
    if len(shares) > 1:
        wanted = [share * total for share in shares.values()]
        assert chisquare([found[what] for what in shares], wanted).pvalue > 0.001


def evenly(possible: Iterable[Any]) -> dict[Any, float]:
    """All equally likely."""
    every = list(possible)
    return dict.fromkeys(every, 1 / len(every))


HANDS = ("tea-gems food-gems music-gems", "sleep-gems bath-gems massage-gems")


# What nobody has seen.


def test_a_rivals_hand_may_be_any_task_cards_but_ones_own() -> None:
    """SW-58: every card equally often; never a Guard, for its back is known."""
    table = Table(2, hands=HANDS)
    found = Counter[str]()
    for s in imagined(table, 0):
        assert names(s.hands[0]) == table.hand(0)
        found.update(names(s.hands[1]))
    left = [card for card in CARDS[:48] if card not in table.hand(0)]
    fits(found, evenly(left))


def test_two_rivals_hands_are_imagined_together() -> None:
    """SW-58: ordered pairs of a card of each."""
    table = Table(3, hands=HANDS)
    pool = [card for card in CARDS[:48] if card not in table.hand(0)][:6]
    found = Counter[tuple[str, str]]()
    for s in imagined(table, 0, 8000):
        for one in names(s.hands[1]) & {*pool}:
            found.update((one, two) for two in names(s.hands[2]) & {*pool})
    fits(found, evenly(permutations(pool, 2)))


def test_a_guard_on_top_is_known_and_either_may_lie_there() -> None:
    """SW-28."""
    table = Table(2, hands=HANDS, deck="guard")
    fits(Counter(CARDS[s.top] for s in imagined(table, 0)), evenly(GUARDS))
    table = Table(2, hands=HANDS, deck="tea-aide")
    found = Counter(CARDS[s.top] for s in imagined(table, 0))
    fits(found, evenly(card for card in CARDS[:48] if card not in table.hand(0)))


def test_rivals_market_score_cards_may_be_any_but_ones_own() -> None:
    """SW-58, SW-62: those in the box too."""
    table = Table(3, score_cards="MS3 MS6 MS1")
    found = Counter((MARKETS[s.markets[1]], MARKETS[s.markets[2]]) for s in imagined(table, 0))
    fits(found, evenly(permutations([card for card in MARKETS if card != "MS3"], 2)))
    assert {MARKETS[s.markets[0]] for s in imagined(table, 0, 50)} == {"MS3"}


def test_what_may_still_come_up_is_left_to_chance() -> None:
    """SW-58: face-down wishes, plates and wares are those not seen yet."""
    table = Table(2, hands=HANDS, plates="kind")
    for s in imagined(table, 1, 20):
        for pile in ("simple", "finals", "plates", "market", "open", "simple_left", "finals_left"):
            assert getattr(s, pile) == getattr(table.state, pile), pile
        assert [bytes(wares) for wares in s.stock] == [bytes(wares) for wares in table.state.stock]
        assert [bytes(wares) for wares in s.lowest] == [bytes(wares) for wares in table.state.lowest]


# The Extra Task stack.


def test_a_rivals_extra_task_may_be_any_card() -> None:
    """SW-47: the plate's card too; one's own is known."""
    table = Table(2, hands=HANDS, plates="happy", deck="bath-aide")
    table.do("extra_task tea-gems")
    table.do("extra_task bath-gems")
    worlds = list(imagined(table, 0))
    assert {CARDS[s.stack[1]] for s in worlds} == {"tea-gems"}
    known = {*HANDS[0].split(), *table.hand(0)}
    left = [card for card in CARDS[:48] if card not in known]
    for depth in (0, 2):
        fits(Counter(CARDS[s.stack[depth]] for s in worlds), evenly(left))


def test_what_a_spy_saw_is_known_for_good() -> None:
    """SW-55: under `notebook`; what was added later is not."""
    table = Table(2, hands=["tea-spy", HANDS[1]], plates="happy hungry", deck="bath-aide")
    table.do("use_effect tea-spy", "done", "extra_task sleep-gems")
    for s in imagined(table, 0, 100):
        assert CARDS[s.stack[0]] == "bath-aide"
    assert len({CARDS[s.stack[1]] for s in imagined(table, 0, 100)}) > 10
    assert len({CARDS[s.stack[0]] for s in imagined(table, 1, 100)}) > 10


def renewed() -> Table:
    """Seat 1 has taken a card from the discard for all to see, and holds two others; no plate adds a card."""
    hands = ["tea-aide food-gems music-gems", "tea-renew bath-gems massage-gems"]
    table = Table(2, hands=hands, plates="kind angry hungry", travelers=True)
    table.do("use_effect food-gems")
    table.do("use_effect tea-renew", "done", "pick food-gems")
    return table


def where(s: Position, card: str) -> str:
    """In whose hand, or how deep in the stack a card lies."""
    number = CARDS.index(card)
    for seat, hand in enumerate(s.hands):
        if number in hand:
            return f"hand {seat}"
    return f"stack {s.stack.index(number)}" if number in s.stack else "deck"


def test_a_card_taken_openly_is_followed() -> None:
    """SW-54, SW-58: it is in that hand for sure; after a card went face down it is there with two chances of three."""
    table = renewed()
    assert {where(s, "food-gems") for s in imagined(table, 0, 100)} == {"hand 1"}
    table.do("orderly tea")
    table.do("extra_task bath-gems")
    fits(Counter(where(s, "food-gems") for s in imagined(table, 0)), {"hand 1": 2 / 3, "stack 0": 1 / 3})
    table.do("orderly food")
    table.do("extra_task massage-gems")
    shares = {"hand 1": 4 / 9, "stack 0": 1 / 3, "stack 1": 2 / 9}
    fits(Counter(where(s, "food-gems") for s in imagined(table, 0)), shares)
    assert {where(s, "food-gems") for s in imagined(table, 1, 50)} == {"hand 1"}


def test_a_card_followed_is_settled_when_it_turns_up() -> None:
    """SW-58: played openly, it is certain that it was not on the stack."""
    table = renewed()
    table.do("orderly tea")
    table.do("extra_task bath-gems")
    table.do("orderly food")
    table.do("use_effect food-gems")
    for s in imagined(table, 0, 200):
        assert CARDS.index("food-gems") in s.discard
        assert CARDS[s.stack[0]] != "food-gems"


def test_a_card_given_away_is_followed_from_hand_to_hand() -> None:
    """SW-58, FRIENDLY: with three players seat 0 gives to seat 1, who passes one of four on to seat 2."""
    table = Table(3, hands=["tea-aide", "bath-gems"], plates="friendly", travelers=True)
    table.do("pick tea-aide", "pick bath-gems")
    fits(Counter(where(s, "tea-aide") for s in imagined(table, 0)), {"hand 1": 3 / 4, "hand 2": 1 / 4})
    assert {where(s, "bath-gems") for s in imagined(table, 2, 50)} == {"hand 2"}
    assert {where(s, "tea-aide") for s in imagined(table, 1, 50)} == {"hand 1"}
    table.do(f"pick {min(table.hand(2) - {'bath-gems'})}")
    # Seat 0 got another card than that: had seat 2 held it, it would have come with one chance in four.
    shares = {"hand 1": (3 / 4) / (3 / 4 + 3 / 16), "hand 2": (3 / 16) / (3 / 4 + 3 / 16)}
    fits(Counter(where(s, "tea-aide") for s in imagined(table, 0)), shares)


# Shuffles.


def test_a_card_shuffled_back_is_in_no_hand_that_was_drawn_before() -> None:
    """SW-41, SW-58: seat 1 still holds the three cards of the deal; what lay in the discard is in the deck."""
    table = Table(2, hands=HANDS, plates="kind tidy", travelers=True)
    table.do("use_effect tea-gems")
    table.do("orderly tea")
    assert table.discard == set()
    assert {where(s, "tea-gems") for s in imagined(table, 0)} == {"deck"}
    assert {where(s, "tea-gems") for s in imagined(table, 1)} == {"deck"}


def test_a_card_shuffled_back_may_be_drawn_again() -> None:
    """SW-41: by whoever draws after that."""
    table = Table(2, hands=HANDS, plates="kind tidy", travelers=True)
    table.do("use_effect tea-gems")
    table.do("orderly tea")
    table.do("orderly food")
    table.do("extra_task bath-gems")  # and one of the 49 Task cards of the deck is drawn: 56 less 6 in hand, 1 stacked
    found = Counter(where(s, "tea-gems") for s in imagined(table, 0, 6000))
    fits(found, {"hand 1": 1 / 49, "deck": 48 / 49})


def test_a_card_drawn_after_a_shuffle_may_be_played_face_down() -> None:
    """SW-41, SW-47: drawn with one chance in 49, then one of three is played, then one more of 48 is drawn."""
    table = Table(2, hands=HANDS, plates="kind tidy angry", travelers=True)
    table.do("use_effect tea-gems")
    table.do("orderly tea")
    table.do("orderly food")
    table.do("extra_task bath-gems")
    table.do("orderly music")
    table.do("extra_task massage-gems")
    found = Counter(where(s, "tea-gems") for s in imagined(table, 0, 6000))
    fits(found, {"hand 1": 2 / 147 + 1 / 49, "stack 2": 1 / 147, "deck": 47 / 49})
    found = Counter(CARDS[s.stack[1]] for s in imagined(table, 0))
    seen = {*HANDS[0].split(), *table.hand(0)}
    fits(found, evenly(card for card in CARDS[:56] if card not in seen))


# The Travelers.


def test_a_rivals_relic_may_be_any_that_is_not_seen() -> None:
    """TR-11: by kinds."""
    table = Table(2, hands=["tea-relic food-relic"], travelers=True, relics="mask", plates="kind hungry demanding")
    table.do("travel 1", "orderly tea", "use_effect tea-relic")
    fits(Counter(RELICS[s.relics[0][0]] for s in imagined(table, 1)), evenly([*dict.fromkeys(RELICS)]))
    assert {RELICS[s.relics[0][0]] for s in imagined(table, 0, 20)} == {"mask"}


def to_town(table: Table, *path: str) -> None:
    """Seat 0 travels, seat 1 moves the Orderly."""
    for stop in path:
        table.do(f"travel {stop}")
        while table.asked != ("turn", 0):
            if table.match.question == "turn":
                table.do(min(table.offers("orderly")))
            elif table.match.question in {"gift", "keep_one"}:
                return
            else:
                table.do("done" if "done" in table.offers() else min(table.offers()))


def test_a_rivals_gift_may_be_any_of_its_town() -> None:
    """TR-2, TR-9."""
    table = Table(2, travelers=True, gifts="G12", plates="hungry demanding sad angry")
    to_town(table, "2", "5", "round")
    fits(Counter(GIFTS[s.gifts[0][0]] for s in imagined(table, 1)), evenly(GIFTS[7:14]))
    assert {GIFTS[s.gifts[0][0]] for s in imagined(table, 0, 20)} == {"G12"}


def test_a_gift_put_under_unseen_is_one_of_the_others() -> None:
    """TR-2: kept and put under are any two of the seven for the rival; the chooser knows both."""
    table = Table(2, travelers=True, gifts="G12 G09", plates="happy hungry demanding angry")
    to_town(table, "2", "5", "round")
    table.do("look_on", "keep G09")
    worlds = list(imagined(table, 1))
    pairs = Counter((GIFTS[s.gifts[0][0]], GIFTS[s.gift_piles[1].bottom]) for s in worlds)
    fits(pairs, evenly(permutations(GIFTS[7:14], 2)))
    for s in imagined(table, 0, 20):
        assert (GIFTS[s.gifts[0][0]], GIFTS[s.gift_piles[1].bottom]) == ("G09", "G12")


def test_a_free_ware_is_any_of_its_merchant_that_is_not_seen() -> None:
    """TR-10."""
    table = Table(2, travelers=True, gifts="G03", plates="hungry demanding sad angry")
    to_town(table, "1", "3", "immediate")
    shown = table.market
    found = Counter(WARES[ware & 63] for s in imagined(table, 1) for ware in s.owned[0])
    fits(found, evenly(ware for ware in WARES if ware.startswith("centre") and ware not in shown))


# Whole games.


@pytest.mark.slow
@pytest.mark.parametrize("players, travelers", [(n, more) for n in (1, 2, 3, 4) for more in (False, True)])
def test_an_imagined_position_looks_to_its_seat_like_the_real_one(players: int, travelers: bool) -> None:
    """SW-58: same view, question and choices; the others know as much as they really do; it can be played on."""
    for seed in range(3):
        rng = Random(seed)
        match = new_match(players, travelers=travelers, seed=f"imagine {seed}")
        for real in wander(match, rng):
            if rng.random() > 0.1 and not real.over:
                continue
            for seat in range(players):
                s = belief_of(match, seat).imagine(rng)
                assert GAME.view_of(s, seat) == match.view(seat)
                assert GAME.audit(s) == []
                assert (s.what, s.seat) == (real.what, real.seat)
                if seat == real.seat:
                    assert s.below == real.below
                    assert s.arg == real.arg or match.question == "guard"  # the two Guards are alike
                    assert sorted(s.legal()) == sorted(real.legal())
                for other in range(players + 1):
                    theirs, truly = {**GAME.view_of(s, other)}, {**GAME.view_of(real, other)}
                    for key in ("stack", "wares", "gifts", "relics", "markets"):
                        assert gaps(theirs[key]) == gaps(truly[key]), key
                for _ in range(6):
                    if not s.over:
                        s.step(rng.choice(list(s.legal())))
                        assert GAME.audit(s) == []


def gaps(value: Any) -> Any:
    """Where something is not known."""
    return [gaps(one) for one in value] if isinstance(value, list) else value is None
