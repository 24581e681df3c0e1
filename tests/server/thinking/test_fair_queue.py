"""Who is served next: shares by guest and by table, whatever anybody asks for; no process is needed for that."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from grandvizier.server.thinking.fair_queue import Asker, Busy, FairQueue

LONG = 60.0


async def served(queue: FairQueue[str], askers: list[Asker], turns: int, costs: dict[str, float]) -> list[Asker]:
    """Who had their turn, one after the other, if all of them ask again at once."""
    order: list[Asker] = []

    async def ask(asker: Asker) -> None:
        while True:
            thing = await queue.take(asker, LONG)
            order.append(asker)
            try:
                await asyncio.sleep(0)
            finally:
                queue.count(asker, costs[asker.guest])
                queue.put(thing)

    tasks = [asyncio.create_task(ask(asker)) for asker in askers]
    while len(order) < turns:  # noqa: ASYNC110 - every round is a turn
        await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return order


def one_place() -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    queue.put("place")
    return queue


def test_a_guest_with_forty_tables_gets_the_share_of_one() -> None:
    greedy_one = [Asker("greedy one", f"table {n}") for n in range(40)]
    other = Asker("other", "table")
    order = asyncio.run(served(one_place(), [*greedy_one, other], 120, {"greedy one": 3.0, "other": 3.0}))
    assert 58 <= order.count(other) <= 62
    # Its own tables take turns.
    own = Counter(asker.table for asker in order if asker != other)
    assert len(own) == 40
    assert set(own.values()) <= {1, 2}


def test_forty_guests_of_one_address_get_the_share_of_one() -> None:
    greedy_ones = [Asker(f"cookie {n}", f"table {n}", "192.0.2.1") for n in range(40)]
    other = Asker("other", "table", "192.0.2.2")
    unknown = Asker("somebody", "their table")
    costs = {asker.guest: 3.0 for asker in [*greedy_ones, other, unknown]}
    order = asyncio.run(served(one_place(), [*greedy_ones, other, unknown], 120, costs))
    assert 38 <= order.count(other) <= 42
    assert 38 <= order.count(unknown) <= 42
    # And these take turns.
    own = Counter(asker.guest for asker in order if asker.network == "192.0.2.1")
    assert len(own) >= 38
    assert set(own.values()) <= {1, 2}


def test_time_is_shared_and_not_the_number_of_turns() -> None:
    # Each has a second table, so that one of them always waits.
    askers = [Asker(guest, f"{guest} {n}") for n in range(2) for guest in ("slow", "quick")]
    order = asyncio.run(served(one_place(), askers, 300, {"slow": 2.0, "quick": 0.02}))
    # One hundred quick turns are worth a slow one.
    assert 2 <= sum(asker.guest == "slow" for asker in order) <= 5


def test_whoever_comes_late_is_served_soon_and_has_saved_nothing_up() -> None:
    async def run() -> list[Asker]:
        queue, early, late = one_place(), Asker("early", "a"), Asker("late", "b")
        await served(queue, [early], 50, {"early": 1.0})
        return await served(queue, [early, late], 20, {"early": 1.0, "late": 1.0})

    order = asyncio.run(run())
    assert {asker.guest for asker in order[:2]} == {"early", "late"}
    assert 9 <= sum(asker.guest == "late" for asker in order) <= 11


def test_several_places_are_not_all_one_guests() -> None:
    async def run() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        askers = [Asker("many", str(n)) for n in range(9)]
        waiting = [asyncio.create_task(queue.take(asker, LONG)) for asker in [*askers, Asker("one", "table")]]
        await asyncio.sleep(0)
        for place in ("first", "second"):
            queue.put(place)
        await asyncio.sleep(0)
        got = [asker for asker, task in zip([*askers, Asker("one", "")], waiting, strict=True) if task.done()]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return sorted(asker.guest for asker in got)

    assert asyncio.run(run()) == ["many", "one"]


def test_nobody_waits_longer_than_they_will() -> None:
    async def run() -> None:
        queue = one_place()
        asker = Asker("guest", "table")
        thing = await queue.take(asker, LONG)
        with pytest.raises(Busy):
            await queue.take(Asker("other", "table"), 0.01)
        queue.count(asker, 1.0)
        queue.put(thing)
        assert await queue.take(Asker("third", "table"), LONG) == "place"

    asyncio.run(run())


def test_what_somebody_is_given_as_they_break_off_is_anothers() -> None:
    async def run() -> None:
        queue = one_place()
        asker = Asker("guest", "table")
        thing = await queue.take(asker, LONG)
        hasty = asyncio.create_task(queue.take(Asker("hasty", "table"), LONG))
        await asyncio.sleep(0)
        queue.put(thing)
        hasty.cancel()
        await asyncio.gather(hasty, return_exceptions=True)
        assert hasty.cancelled()
        assert await queue.take(Asker("other", "table"), LONG) == "place"

    asyncio.run(run())


def test_a_closed_queue_keeps_nobody_waiting() -> None:
    async def run() -> None:
        queue: FairQueue[str] = FairQueue()
        waiting = asyncio.create_task(queue.take(Asker("guest", "table"), LONG))
        await asyncio.sleep(0)
        queue.close()
        with pytest.raises(Busy):
            await waiting
        with pytest.raises(Busy):
            await queue.take(Asker("guest", "table"), LONG)

    asyncio.run(run())


def test_nothing_is_kept_of_those_who_are_level() -> None:
    async def run() -> int:
        queue = one_place()
        await served(
            queue,
            [Asker(f"guest {n}", f"table {n}") for n in range(300)],
            300,
            dict.fromkeys((f"guest {n}" for n in range(300)), 0.0),
        )
        return sum(len(shares._more) for shares in (queue._lines, queue._guests, queue._tables)) + len(queue._served)

    assert asyncio.run(run()) < 5
