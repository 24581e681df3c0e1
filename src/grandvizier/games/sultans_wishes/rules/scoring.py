"""Points, as functions of plain data: rules and views count alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..box.components import Wishes
from ..box.pieces import Wish


def lights(components: Wishes, before: int, after: int) -> bool:
    """Whether a score reached or passed a lamp square (SW-43)."""
    return any(before < square <= after for square in components.lamps)


def task_hearts(components: Wishes, stack: Sequence[int], added: Sequence[int]) -> list[int]:
    """The hearts of each extra task: its cards on the stack and what gifts added (SW-44, TR-5)."""
    hearts = list(added) or [0] * len(components.tasks)
    for card in stack:
        hearts[components.cards[card].task] += components.cards[card].hearts
    return hearts


NO_ORDERLY: Final = -1
"""In place of a seat: no Orderly stands on the task."""


def ranking(hearts: Sequence[int], orderlies: Sequence[int], priority: Sequence[int]) -> list[tuple[int, int]]:
    """The tasks with a heart in their places, each with the seat of its Orderly, or NO_ORDERLY (SW-44).

    More hearts first; on a tie a task with an Orderly before one without, then the higher place on the Priority track.
    """
    at = {space: seat for seat, space in enumerate(orderlies)}
    owners = [at.get(task, NO_ORDERLY) for task in range(len(hearts))]
    places = {seat: place for place, seat in enumerate(priority)}
    found = [task for task in range(len(hearts)) if hearts[task] > 0]
    found.sort(key=lambda task: (-hearts[task], owners[task] == NO_ORDERLY, places.get(owners[task], 0), task))
    return [(task, owners[task]) for task in found]


def ware_points(components: Wishes, market: int, ware: int) -> int:
    """What a ware is worth on a Market Score card."""
    card, one = components.markets[market], components.wares[ware]
    points = card.merchants[one.merchant]
    if one.kind in card.favoured:
        points += card.favoured_bonus
    return points + card.valuable_bonus if one.valuable else points


def complete_days(components: Wishes, wares: Sequence[int]) -> int:
    """The smallest count over the three periods (SW-51)."""
    periods = [components.wares[ware].period for ware in wares]
    return min(periods.count(period) for period in range(3))


def suits(components: Wishes, card: int, wish: Wish) -> bool:
    """Whether a card matches what a wish asks of a single card (SW-19)."""
    one = components.cards[card]
    if wish.kind in ("task", "tasks"):
        return one.task in wish.key
    if wish.kind == "hearts":
        return one.hearts in wish.key
    return wish.kind == "different" or one.effect in wish.key


def may_join(components: Wishes, card: int, wish: int, under: Sequence[int]) -> bool:
    """Whether a card suits a wish with the cards that lie there (SW-19)."""
    one, task = components.wishes[wish], components.cards[card].task
    there = one.kind == "different" and any(components.cards[other].task == task for other in under)
    return suits(components, card, one) and not there


def day_points(components: Wishes, market: int, wares: Sequence[int]) -> int:
    """What the complete days are worth (SW-51)."""
    return complete_days(components, wares) * components.markets[market].complete_day


def gem_points(components: Wishes, gems: int) -> int:
    """Every two gems are a point (SW-50)."""
    return gems // components.numbers["gems_a_point"]


def valuables(components: Wishes, wares: Sequence[int]) -> int:
    """The Valuable wares: they decide ties."""
    return sum(components.wares[ware].valuable for ware in wares)


def winners(components: Wishes, points: Sequence[int], wares: Sequence[Sequence[int]]) -> list[int]:
    """Most points; on a tie most Valuable wares; then the win is shared."""
    ranks = [(points[seat], valuables(components, wares[seat])) for seat in range(len(points))]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def verdict(components: Wishes, points: int) -> int:
    """What the Sultan says to whoever played alone (SW-52)."""
    return sum(points >= bracket for bracket in components.brackets)
