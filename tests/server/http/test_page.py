"""The page's files: compressed, cached where that is safe, and the page itself for its own paths."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.testclient import TestClient

from grandvizier.server.http.static import Page

from ..kit import House

INDEX = "<!doctype html><title>Grand Vizier</title>" + "<p>a palace</p>" * 100


def page(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=[Mount("/", GZipMiddleware(Page(folder), minimum_size=500))]))


def test_the_page_answers_for_its_own_paths_and_not_for_missing_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX, "utf-8")
    (tmp_path / "assets" / "table-1a2b.js").write_text("export {};", "utf-8")
    client = page(tmp_path)
    for path in ("/", "/table/1234abcd", "/art"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in client.get("/assets/table-1a2b.js").headers["cache-control"]
    assert client.get("/assets/gone.js").status_code == 404


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    answer = page(tmp_path / "nowhere").get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_what_is_fixed_about_a_game_is_a_file_that_may_be_kept(house: House) -> None:
    games = house.request("GET", "/sheets/games.json").json()["games"]
    assert games == house.request("GET", "/api/games").json()["games"]
    for game in games:
        answer = house.request("GET", f"/sheets/{game['name']}.json", headers={"accept-encoding": "gzip"})
        assert answer.json()["game"] == game
        assert answer.json()["components"]
        assert answer.headers["content-encoding"] == "gzip"
        again = house.request("GET", f"/sheets/{game['name']}.json", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    for path in ("/sheets/chess.json", "/sheets/", "/sheets/sultaniya"):
        assert house.request("GET", path).status_code == 404
    assert house.request("POST", "/sheets/games.json", json={}).status_code == 405


def test_the_words_of_a_game_are_a_file_in_each_language(house: House) -> None:
    words = house.request("GET", "/sheets/sultaniya/it.ftl")
    assert words.headers["content-type"].startswith("text/plain")
    assert "\nquestion-" in words.text
    tag = words.headers["etag"]
    assert house.request("GET", "/sheets/sultaniya/it.ftl", headers={"if-none-match": tag}).status_code == 304
    for missing in ("sultaniya/xx.ftl", "nix/en.ftl", "..%2Fsultaniya/en.ftl"):
        assert house.request("GET", f"/sheets/{missing}").status_code == 404


def test_what_every_game_is_called_is_a_file_in_each_language(house: House) -> None:
    games = {game["name"] for game in house.get("/api/games")["games"]}
    for language in ("en", "it", "pt"):
        said = house.request("GET", f"/sheets/games/{language}.json")
        assert said.json().keys() == games
        assert all(one["title"] and one["about"] for one in said.json().values())
        assert said.headers["etag"]
    assert house.request("GET", "/sheets/games/xx.json").status_code == 404


def test_what_is_said_over_the_api_is_not_compressed(house: House) -> None:
    assert "content-encoding" not in house.request("GET", "/api/games", headers={"accept-encoding": "gzip"}).headers
