"""What a seed promises: a bot that counts iterations chooses the same under every Python, on every machine."""

from __future__ import annotations

import json

import pytest

from scripts.choices import CASES, FILE, choices


@pytest.mark.parametrize("game, players, name, most", CASES)
def test_a_bot_chooses_as_it_did(game: str, players: int, name: str, most: int) -> None:
    kept = json.loads(FILE.read_text("utf-8"))[f"{game} {players} {name}"]
    assert choices(game, players, name, most) == kept, "if the bot is meant to play otherwise, run -m scripts.choices"
