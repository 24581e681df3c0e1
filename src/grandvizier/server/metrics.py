"""What the server counts about itself, for Prometheus to read."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

from ..match.match import MAKERS

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds that a person's choice and the disk are sorted by."""
THINKING: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds that bots are sorted by."""

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        ours = self.registry = CollectorRegistry()
        self.tables = Gauge(
            "grandvizier_tables", "Tables in memory (live) and in the database (stored).", ["where"], registry=ours
        )
        self.listeners = Gauge("grandvizier_listeners", "Connections of people and onlookers.", registry=ours)
        self.relayed = Gauge("grandvizier_relayed", "Connections that are passed on to other nodes.", registry=ours)
        self.choices = Counter("grandvizier_choices", "Choices stored, by who made them.", ["maker"], registry=ours)
        self.chosen = {maker: self.choices.labels(maker) for maker in MAKERS}
        self.undos = Counter("grandvizier_undos", "Choices taken back.", registry=ours)
        self.refusals = Counter("grandvizier_refusals", "What was refused, by its code.", ["code"], registry=ours)
        self.acknowledged = Histogram(
            "grandvizier_acknowledge_seconds",
            "From a person's choice to its acknowledgement or refusal.",
            buckets=QUICK,
            registry=ours,
        )
        self.written = Histogram(
            "grandvizier_store_write_seconds",
            "From handing a change to the store until the disk has it.",
            buckets=QUICK,
            registry=ours,
        )
        self.thought = Histogram(
            "grandvizier_bot_think_seconds", "How long bots thought.", ["bot"], buckets=THINKING, registry=ours
        )
        self.waited = Histogram(
            "grandvizier_bot_wait_seconds",
            "How long bots and hints waited for a process, or for the reserve.",
            ["why"],
            buckets=THINKING,
            registry=ours,
        )
        self.in_vain = Counter(
            "grandvizier_bot_waits_in_vain", "Waits for a process that were given up.", ["why"], registry=ours
        )
        self.restarts = Counter(
            "grandvizier_worker_restarts", "Processes that think for bots and were replaced.", registry=ours
        )
        ProcessCollector(registry=ours)
