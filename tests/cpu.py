"""Where the processor's time goes: `--cpu=25` lists the tests and the files that cost most.

How long a test lasts says little on a busy machine.  What is counted here is the time of the worker and of all
processes under it, servers and browsers too, from the end of the test before to the end of this one.  What goes on in
the background meanwhile counts for the test that runs.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator
from contextlib import suppress
from heapq import nlargest
from operator import itemgetter
from pathlib import Path

import pytest

PROCESSES = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
SPENT = "cpu"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cpu", type=int, default=0, metavar="N", help="show the N tests that took most of the processor's time"
    )


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--cpu"):
        return
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", default=None):
        config.pluginmanager.register(Meter(config))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Bill(config))


class Meter:
    """Reads the clocks where tests run."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._last = 0.0
        self._test = 0.0

    def pytest_collection_finish(self) -> None:
        """What it took to come so far: imports and the list of tests."""
        self._last = spent()
        output = getattr(self._config, "workeroutput", None)
        if output is not None:
            output[SPENT] = self._last

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Function, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        # A process for which its parent did not wait takes its share away when it ends, as parts of a browser do when
        # their window is closed: that is after the test, whose own share is counted before.
        if call.when == "teardown" or (call.when == "call" and "browser" in item.fixturenames):
            now = spent()
            self._test += max(0.0, now - self._last)
            self._last = now
        if call.when == "teardown":
            report.user_properties.append((SPENT, self._test))
            self._test = 0.0
        return report


class Bill:
    """Adds up, and shows the dearest."""

    def __init__(self, config: pytest.Config) -> None:
        self._shown = config.getoption("--cpu")
        self._tests: defaultdict[str, float] = defaultdict(float)
        self._files: defaultdict[str, float] = defaultdict(float)
        self._collecting = 0.0

    def pytest_collection_finish(self) -> None:
        """Here, where no worker does it."""
        self._collecting = spent()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == SPENT and report.when == "teardown" and isinstance(value, float):
                self._tests[report.nodeid] += value
                self._files[report.nodeid.partition("::")[0]] += value

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        self._collecting += getattr(node, "workeroutput", {}).get(SPENT, 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        write = terminalreporter.write_line
        terminalreporter.section("processor's time")
        write(f"{sum(self._tests.values()):8.1f} s  {len(self._tests)} tests")
        write(f"{self._collecting:8.1f} s  imports and lists of tests")
        for title, table in (("files", self._files), ("tests", self._tests)):
            write(f"the dearest {title}:")
            for name, seconds in nlargest(self._shown, table.items(), key=itemgetter(1)):
                write(f"{seconds:8.1f} s  {name}")


def spent() -> float:
    """Seconds that this process, all below it and all that were below it have had."""
    return sum(os.times()[:4]) + (living() if has_children() else 0.0)


def has_children() -> bool:
    """Whether any process is below this one; asking costs nothing, unlike looking at all there are."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except (AttributeError, ChildProcessError):
        return False
    return True


def living() -> float:
    """What the processes below this one have had; what had ended of theirs is in it."""
    had: dict[int, int] = {}
    below: defaultdict[int, list[int]] = defaultdict(list)
    for stat in PROCESSES.glob("[0-9]*/stat"):
        # A process may end between two looks; what it had is then its parent's.
        with suppress(OSError):
            fields = stat.read_text("utf-8").rpartition(")")[2].split()
            process = int(stat.parent.name)
            below[int(fields[1])].append(process)
            had[process] = sum(map(int, fields[11:15]))
    total, todo = 0, below[os.getpid()]
    while todo:
        process = todo.pop()
        total += had[process]
        todo += below[process]
    return total / TICKS
