"""Many machines, by real processes of Dask: the same tables, also when a worker dies, and no worker with other code."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psutil
import pytest
from distributed import Client

from grandvizier.arena.workers import spread
from grandvizier.core.errors import BadSetup
from grandvizier.games import find
from grandvizier.lab.measure.folder import StudyFolder
from grandvizier.lab.measure.run import Run, Workers
from grandvizier.lab.measure.study import Study
from tests.patience import wait_until

pytestmark = pytest.mark.slow


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[int]]]:
    """A scheduler with three workers, each a process of its own without a nanny that would raise it again."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    with ExitStack() as processes:
        file = tmp_path / "scheduler.json"

        def start(*argv: str) -> None:
            running = subprocess.Popen([sys.executable, "-m", "distributed.cli." + argv[0], *argv[1:]], **quiet)  # type: ignore[call-overload]
            processes.callback(running.wait)
            processes.callback(running.kill)

        start("dask_scheduler", "--scheduler-file", str(file), "--port", "0", "--no-dashboard", "--host", "127.0.0.1")
        wait_until(file.exists)
        for name in ("one", "two", "three"):
            start(
                "dask_worker",
                "--scheduler-file",
                str(file),
                "--nthreads",
                "1",
                "--no-nanny",
                "--name",
                name,
                "--no-dashboard",
            )
        with Client(scheduler_file=str(file), set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(3)
            yield client.scheduler.address, list(client.run(os.getpid).values())


def test_a_cluster_plays_what_one_process_plays_though_a_worker_dies(
    cluster: tuple[str, list[int]], tmp_path: Path
) -> None:
    study = Study(find("three-wishes").package, (3,), ("greedy",), {"round_limit": 6}, block=2)
    ours = StudyFolder(tmp_path / "ours")
    Run(study, ours, Workers(1)).play(40)
    address, workers = cluster
    killed: list[int] = []

    def kill_one(done: int, _all: int) -> None:
        if done == 3:
            killed.append(min(workers))
            psutil.Process(killed[0]).kill()

    theirs = StudyFolder(tmp_path / "theirs")
    Run(study, theirs, Workers(1, address), kill_one).play(40)
    assert killed
    files = {path.relative_to(ours.path) for path in ours.path.rglob("*.parquet")}
    assert files == {path.relative_to(theirs.path) for path in theirs.path.rglob("*.parquet")}
    assert all((ours.path / file).read_bytes() == (theirs.path / file).read_bytes() for file in files)


def test_a_worker_with_other_code_is_refused_by_name(cluster: tuple[str, list[int]]) -> None:
    other_everywhere: Any = os.getpid
    with pytest.raises(BadSetup, match=r"the worker tcp://127.0.0.1:\d+ has other code or components"):
        list(spread(abs, range(4), processes=1, cluster=cluster[0], mark=other_everywhere))
