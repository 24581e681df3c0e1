"""A game that is registered is under contract, and the test game is registered here."""

from __future__ import annotations

from tests.games import registered

caravan = registered.caravan
