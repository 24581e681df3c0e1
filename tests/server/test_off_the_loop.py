"""A box that somebody has corrected may be long: whoever plays elsewhere waits for nothing that is made of it."""

from __future__ import annotations

import threading
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grandvizier.games import find
from grandvizier.server import rules

from .kit import GAME, House, come_all, play_on, running

MARK = "# ours"
OURS = f"{find(GAME).shipped_text}\n{MARK}\n"


class Parsed:
    """On which threads our box was parsed since this was last asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._threads: list[str] = []
        self._loads = tomllib.loads
        monkeypatch.setattr("grandvizier.core.box.components.tomllib.loads", self._load)

    def _load(self, text: str) -> dict[str, Any]:
        if MARK in text:
            self._threads.append(threading.current_thread().name.partition("_")[0])
        return self._loads(text)

    def on(self) -> set[str]:
        found, self._threads = set(self._threads), []
        rules._corrected.cache_clear()
        return found


BESIDE = {"offload"}


def over(house: House) -> tuple[str, list[str]]:
    table, tokens = house.full(options={"round_limit": 4}, components=OURS)
    people = come_all(house, table, tokens)
    play_on(people, Random(6))
    for person in people:
        person.go()
    return table, tokens


def test_a_box_is_parsed_beside_the_loop_whatever_it_is_needed_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = Parsed(monkeypatch)
    parsed.on()
    with running(tmp_path) as house:
        table, tokens = over(house)
        assert parsed.on() == BESIDE, "to set up"
        wrong = {"game": GAME, "name": "Ada", "seats": [{"kind": "open"}] * 3, "components": f"{MARK}\nwishes = 3"}
        house.post("/api/tables", wrong, status=422)
        assert parsed.on() == BESIDE, "also to refuse"
    with running(tmp_path) as house:
        house.get(f"/api/tables/{table}")
        assert parsed.on() == BESIDE, "to load"
        record = house.get(f"/api/reviews/{table}/record")["record"]
        assert parsed.on() == BESIDE, "to look back"
        house.post(f"/api/tables/{table}/rematch", token=tokens[0])
        assert parsed.on() == BESIDE, "to play again"
        brought = house.post("/api/reviews", {"record": record})["id"]
        assert parsed.on() == BESIDE, "of a record"
        house.get(f"/api/reviews/{brought}/sheet")
        house.post(f"/api/reviews/{brought}/branch", {"at": 5, "seat": 0, "name": "Ada"})
        assert parsed.on() <= BESIDE
