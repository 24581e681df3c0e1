"""Records name their game, so Caravan is among the games while these tests run."""

from __future__ import annotations

from tests.games import registered

caravan = registered.caravan
