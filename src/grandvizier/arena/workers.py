"""Work for many processes, of this machine or of a cluster, through the one interface of `concurrent.futures`.

Whoever dies loses only the piece it had: that is handed out again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

from ..core.errors import BadSetup

Item = TypeVar("Item")
Found = TypeVar("Found")

DEATHS: Final = 3
"""When so many processes have died one after another and nothing was finished in between, something is wrong."""
PATIENCE: Final = "5s"
"""How long a cluster has to answer at all."""


def spread(
    work: Callable[[Item], Found],
    items: Sequence[Item],
    *,
    processes: int,
    cluster: str | None = None,
    mark: Callable[[], str] = str,
) -> Iterator[tuple[Item, Found]]:
    """Each item with what the work made of it, in the order in which they are finished.

    `mark` names the code and the box: a worker of a cluster where it says something else is refused.
    """
    if cluster is not None:
        yield from _on_others(cluster, work, items, mark)
    elif processes == 1:
        for item in items:
            yield item, work(item)
    else:
        yield from _on_this_machine(work, items, processes)


def _finished(executor: Executor, work: Callable[[Item], Found], items: Iterable[Item]) -> Iterator[tuple[int, Found]]:
    """The number of each item that is done, with what was found."""
    futures = {executor.submit(work, item): number for number, item in enumerate(items)}
    for done in as_completed(futures):
        yield futures.pop(done), done.result()


def _on_this_machine(
    work: Callable[[Item], Found], items: Sequence[Item], processes: int
) -> Iterator[tuple[Item, Found]]:
    waiting, died = list(items), 0
    while waiting:
        pool = ProcessPoolExecutor(processes, initializer=_end_quietly)
        done = set()
        try:
            for number, found in _finished(pool, work, waiting):
                died = 0
                done.add(number)
                yield waiting[number], found
        except BrokenProcessPool:
            died += 1
            if died == DEATHS:
                raise
        finally:
            pool.shutdown(cancel_futures=True)
        waiting = [item for number, item in enumerate(waiting) if number not in done]


def _end_quietly() -> None:
    """At Ctrl-C, which everybody at the terminal gets, a process ends at once and without a word."""
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


# Other machines.


def _on_others(
    cluster: str, work: Callable[[Item], Found], items: Sequence[Item], mark: Callable[[], str]
) -> Iterator[tuple[Item, Found]]:
    try:
        with _cluster(cluster, mark) as executor:
            for number, found in _finished(executor, partial(_checked, mark(), mark, work), items):
                yield items[number], found
    except RuntimeError as error:
        if "deserialization" not in str(error):
            raise
        raise BadSetup(f"the scheduler at {cluster!r} cannot read the work: install this version there too") from None


@contextmanager
def _cluster(address: str, mark: Callable[[], str]) -> Iterator[Executor]:
    """The workers of a Dask scheduler, every one of which plays by this code."""
    from distributed import Client  # noqa: PLC0415 - an extra

    try:
        client: Any = Client(  # type: ignore[no-untyped-call]
            address, timeout=PATIENCE, set_as_default=False
        )
    except (OSError, ValueError, TypeError) as error:
        raise BadSetup(f"no Dask scheduler answers at {address!r}: {error}") from None
    with client:
        if not client.scheduler_info(n_workers=-1)["workers"]:
            raise BadSetup(
                f"the scheduler at {address!r} has no workers; start some: dask worker {address} --nthreads 1"
            )
        for worker, theirs in client.run(mark, on_error="return").items():
            _refuse_other_code(worker, theirs, mark())
        yield client.get_executor(pure=False)


def _checked(ours: str, mark: Callable[[], str], work: Callable[[Item], Found], item: Item) -> Found:
    """The work, at a worker that may have come later than the others."""
    from distributed import get_worker  # noqa: PLC0415 - an extra

    _refuse_other_code(get_worker().address, mark(), ours)
    return work(item)


def _refuse_other_code(worker: str, theirs: object, ours: str) -> None:
    if theirs != ours:
        has = f"it cannot load the game: {theirs}" if isinstance(theirs, BaseException) else f"{theirs}, not {ours}"
        raise BadSetup(f"the worker {worker} has other code or components ({has}); install this version there")
