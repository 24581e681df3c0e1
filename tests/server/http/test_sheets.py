"""What is fixed about the games: made once, whoever asks and how often, and counted as all that is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from grandvizier.core.rules import Rules
from grandvizier.server.http import sheets

from ..kit import House, running


def test_a_sheet_is_made_once_for_all_who_ask(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def noted(name: str, make: Callable[[Rules], object], rules: Rules) -> object:
        made.append(name)
        return make(rules)

    for name in ("game_info", "sheet", "library_sheet"):
        monkeypatch.setattr(sheets, name, partial(noted, name, getattr(sheets, name)))
    for kept in (sheets._games, sheets._sheet, sheets._library):
        kept.cache_clear()
    tables = [house.new("me", "greedy", "greedy")["table"] for _ in range(2)]
    for _ in range(2):
        answers = [house.request("GET", f"/api/tables/{table}/sheet") for table in tables]
        assert answers[0].content == answers[1].content
        assert house.get("/api/games") == house.get("/sheets/games.json")
        assert house.get("/sheets/three-wishes.json")["charts"]
    assert sorted(made) == ["game_info"] * len(house.get("/api/games")["games"]) + ["library_sheet", "sheet"]


def test_whoever_has_a_sheet_is_told_that_it_is_the_same(house: House) -> None:
    path = f"/api/tables/{house.new('me', 'greedy', 'greedy')['table']}/sheet"
    tag = house.request("GET", path).headers["etag"]
    again = house.request("GET", path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["games.json", "three-wishes.json", "three-wishes/it.ftl", "games/it.json"])
def test_files_of_the_games_are_counted_by_address(tmp_path: Path, path: str) -> None:
    with running(tmp_path, address_rate="3/minute") as house:
        here, there = ({"x-forwarded-for": address} for address in ("198.51.100.7", "198.51.100.8"))
        assert [house.request("GET", f"/sheets/{path}", headers=here).status_code for _ in range(3)] == [200] * 3
        refused = house.request("GET", f"/sheets/{path}", headers=here)
        assert (refused.status_code, refused.json()["code"]) == (429, "flood")
        assert house.request("GET", f"/sheets/{path}", headers=there).status_code == 200
