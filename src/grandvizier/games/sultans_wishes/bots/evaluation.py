"""What things promise, in points: the features by which bots judge choices, functions of what a seat sees.

WEIGHTS are the greedy bot's; `docs/features.md` explains each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.events import Seat
from ....core.mind import add_up
from ..box.components import Wishes
from ..rules.scoring import ware_points
from ..sight.seen import Seen, SeenWish, have, need

WEIGHTS: Final = {
    "gem": 0.85,
    "rich": 0.45,
    "extra": 1.6,
    "rival": 0.25,
    "open": 0.55,
    "day": 2.0,
    "ware": 1.0,
    "place": 0.65,
    "relic": 1.0,
}
"""What a gem is worth, and one beyond the fifth; the mean extra points; a rival's point; how
far a wish that is just open may be counted on; a ware towards a complete day; a ware; a place of the extra tasks; a
relic."""
PAYOFF: Final = (7.0, 4.0, 2.0, 0.3, 0.0)
"""Points, and a gem, for each place among the extra tasks."""
HEARTS_A_CARD: Final = 2.0


def gem_value(components: Wishes, gems: int, more: int) -> float:
    """What more gems are worth: the last ones before the cap little, those beyond nothing."""
    cap = components.gem_cap
    worth = (WEIGHTS["gem"] if number < cap - 2 else WEIGHTS["rich"] for number in range(gems, min(cap, gems + more)))
    return add_up(worth)


def left(components: Wishes, seen: Seen, one: SeenWish, more: int = 0) -> int:
    """How many cards a wish still wants, about."""
    missing = need(components, seen.plate, one.wish) - have(components, one.wish, one.cards, one.guard) - more
    return missing if components.wishes[one.wish].final else -(-missing // 2)


def turns_left(components: Wishes, seen: Seen) -> int | None:
    """How many turns are to come in all, once that is known."""
    if seen.ended or (seen.players == 1 and seen.round == components.solo_rounds):
        return (components.cycles[seen.players] - seen.cycle) * seen.players
    return None


def chance(components: Wishes, seen: Seen, one: SeenWish, more: int = 0) -> float:
    """How likely a wish is to be fulfilled."""
    cards = left(components, seen, one, more)
    if cards <= 0:
        return 1.0
    sure = max(WEIGHTS["open"], 1.0 - 0.1 * cards)
    turns = turns_left(components, seen)
    return sure if turns is None else sure * min(1.0, turns / (3.0 * cards))


def due(components: Wishes, one: SeenWish, seat: Seat) -> int:
    """The hearts under a seat's Aides at a wish."""
    return sum(components.cards[card].hearts * aides.count(seat) for card, aides in one.aides.items())


def attach_value(components: Wishes, seen: Seen, one: SeenWish, card: int) -> float:
    """What a card with an Aide brings at a wish: its hearts when that is fulfilled, what waits there already."""
    me, hearts = seen.seat, components.cards[card].hearts
    more = 1 if components.wishes[one.wish].final else hearts
    before, after = chance(components, seen, one), chance(components, seen, one, more)
    mine = due(components, one, me)
    extra = components.plates[seen.plate].extra if seen.plate is not None and after >= 1.0 else WEIGHTS["extra"]
    value = (mine + hearts + extra) * after - (mine + WEIGHTS["extra"] if mine else 0.0) * before
    if after >= 1.0 and one.guard is not None:
        value += gem_value(components, seen.gems[me], 1)
    rivals = sum(due(components, one, seat) for seat in range(seen.players) if seat != me)
    return value - WEIGHTS["rival"] * rivals * (after - before)


def aide_value(components: Wishes, seen: Seen, one: SeenWish, card: int) -> float:
    """What one more Aide on a card brings."""
    extra = 0.0 if due(components, one, seen.seat) else WEIGHTS["extra"]
    return (components.cards[card].hearts + extra) * chance(components, seen, one)


def ware_value(components: Wishes, seen: Seen, ware: int) -> float:
    """What a ware brings: its points, and its part in a complete day."""
    market = seen.markets[seen.seat]
    assert market is not None
    periods = [components.wares[mine].period for mine in seen.owned[seen.seat] if mine is not None]
    counts = [periods.count(period) for period in range(3)]
    mine = components.wares[ware].period
    after = [count + (period == mine) for period, count in enumerate(counts)]
    day = components.markets[market].complete_day * (min(after) - min(counts))
    if not day and counts[mine] <= min(counts):
        day = WEIGHTS["day"]  # type: ignore[assignment]
    return WEIGHTS["ware"] * ware_points(components, market, ware) + day


def estimate(components: Wishes, seen: Seen, hearts: Sequence[int]) -> list[float]:
    """About how many hearts each extra task will have: what is known, and a fair share of what is not."""
    unknown = sum(card is None for _, card in seen.stack)
    share = HEARTS_A_CARD * unknown / len(components.tasks)
    return [number + share for number in hearts]


def place_value(components: Wishes, seen: Seen, hearts: Sequence[int], task: int) -> float:
    """What an Orderly on a task may expect to be paid."""
    guess = estimate(components, seen, hearts)
    noise = 0.5 + 0.35 * (components.cycles[seen.players] - seen.cycle)
    rank = add_up(_above(guess[other] - guess[task], noise) for other in range(len(guess)) if other != task)
    if hearts[task] == 0:
        rank += 0.7
    low = min(int(rank), len(PAYOFF) - 2)
    return WEIGHTS["place"] * (PAYOFF[low] + (PAYOFF[low + 1] - PAYOFF[low]) * min(1.0, rank - low))


def _above(difference: float, noise: float) -> float:
    """How likely another task ends with more hearts."""
    return min(1.0, max(0.0, 0.5 + difference / (2 * noise))) if difference else 0.3
