"""What the house hands to every table and review."""

from __future__ import annotations

from dataclasses import dataclass

from .cluster.relay import Relay
from .config import Settings
from .metrics import Metrics
from .store import Store
from .store.nodes import Ownership
from .store.replay import ChanceOf
from .thinking.pool import WorkerPool
from .visitors.rates import Rates


@dataclass(frozen=True, slots=True)
class Services:
    """What a table needs from the house."""

    store: Store
    workers: WorkerPool
    chance: ChanceOf
    settings: Settings
    metrics: Metrics
    rates: Rates
    nodes: Ownership
    relay: Relay
