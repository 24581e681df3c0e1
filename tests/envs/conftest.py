"""The environments know no game, so they play the test game too."""

from __future__ import annotations

from tests.games import registered

caravan = registered.caravan
