"""Reads a trace of Chromium: the longest tasks of a page's main thread, and what they did."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

CATEGORIES = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-v8.cpu_profiler",
]
TASKS = {"RunTask", "ThreadControllerImpl::RunTask"}
MOST = 4
"""So many things that a task did are told."""
Event = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """A task of the main thread, in milliseconds."""

    worked: float
    """The time that it had a processor: others may have had it in between, on a machine that is busy."""
    took: float
    did: dict[str, float]
    """The browser's own work, and the running of scripts."""
    functions: dict[str, float]
    """The functions that were running whenever somebody looked."""


def tasks(trace: bytes, url: str) -> list[Task]:
    """All tasks of the page at this address, those that worked longest first."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    thread = _main_thread(events, url)
    mine = [event for event in events if _thread(event) == thread and event.get("ph") == "X"]
    mine.sort(key=lambda event: (event["ts"], -event["dur"]))
    samples = list(_samples(events, thread))
    return sorted((_task(task, within, samples) for task, within in _split(mine)), key=lambda task: -task.worked)


def _thread(event: Event) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _main_thread(events: Iterable[Event], url: str) -> tuple[int, int]:
    """That of the page at an address; the browser has pages of its own."""
    named = {
        _thread(event)
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    there = Counter(
        _thread(event)
        for event in events
        if _thread(event) in named and str(event.get("args", {}).get("data", {}).get("url", "")).startswith(url)
    )
    return there.most_common(1)[0][0]


def _split(events: Iterable[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """Each task with what happened in it; a task in another is part of that."""
    task: Event | None = None
    within: list[Event] = []
    for event in events:
        if task and event["ts"] < task["ts"] + task["dur"]:
            within.append(event)
        elif event["name"] in TASKS:
            if task:
                yield task, within
            task, within = event, []
    if task:
        yield task, within


def _task(task: Event, within: Iterable[Event], samples: Iterable[tuple[float, float, str]]) -> Task:
    start, end = task["ts"], task["ts"] + task["dur"]
    did: dict[str, float] = defaultdict(float)
    around: list[Event] = []
    for event in within:
        if event["name"] in TASKS:
            continue
        while around and around[-1]["ts"] + around[-1]["dur"] <= event["ts"]:
            around.pop()
        worked = event.get("tdur", 0)
        did[event["name"]] += worked
        if around:
            did[around[-1]["name"]] -= worked
        around.append(event)
    functions: dict[str, float] = defaultdict(float)
    for at, took, name in samples:
        if start <= at < end:
            functions[name] += took
    return Task(round(task["tdur"] / 1000, 1), round(task["dur"] / 1000, 1), _most(did), _most(functions))


def _samples(events: Iterable[Event], thread: tuple[int, int]) -> Iterator[tuple[float, float, str]]:
    """When a function ran, for how long, and which."""
    names: dict[int, str] = {}
    profile_id, now = None, 0.0
    for event in sorted(events, key=lambda event: event.get("ts", 0)):
        data = event.get("args", {}).get("data", {})
        if event["name"] == "Profile" and _thread(event) == thread:
            profile_id, now = event["id"], data["startTime"]
        if event["name"] != "ProfileChunk" or (event["pid"], event["id"]) != (thread[0], profile_id):
            continue
        profile = data.get("cpuProfile", {})
        for node in profile.get("nodes", []):
            names[node["id"]] = _function(node["callFrame"])
        for node, passed in zip(profile.get("samples", []), data.get("timeDeltas", []), strict=True):
            now += passed
            if not names[node].startswith("("):
                yield now, passed, names[node]


def _function(frame: dict[str, Any]) -> str:
    file = urlsplit(frame.get("url", "")).path.rsplit("/", 1)[-1]
    name = frame["functionName"]
    return f"{name} {file}:{frame.get('lineNumber', 0) + 1}:{frame.get('columnNumber', 0) + 1}" if file else name


def _most(times: dict[str, float]) -> dict[str, float]:
    """The largest, in milliseconds."""
    ordered = sorted(times.items(), key=lambda item: -item[1])[:MOST]
    return {name: round(took / 1000, 1) for name, took in ordered if took >= 500}
