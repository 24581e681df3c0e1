"""What the house hands to every table."""

from __future__ import annotations

from dataclasses import dataclass

from .bots import Workers
from .config import Settings
from .limits import Rates
from .metrics import Metrics
from .replay import ChanceOf
from .store import Store


@dataclass(frozen=True, slots=True)
class Means:
    """What a table needs from the house."""

    store: Store
    workers: Workers
    chance: ChanceOf
    settings: Settings
    metrics: Metrics
    rates: Rates
