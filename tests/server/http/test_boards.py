"""The board that a game from outside brings along: its own files under the page's strict headers, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from grandvizier.games import bring, find, games
from grandvizier.server.http.game_files import SHEETS
from grandvizier.server.http.static import HEADERS, SafeHeaders
from grandvizier.server.protocol.game_sheet import sheet
from tests.games.test_plugins import package

MODULE = "export function mount() {}\n"


@pytest.fixture(scope="module")
def oasis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a game that brings a board, known as long as these tests run."""
    site = tmp_path_factory.mktemp("site")
    folder = package(site, "oasis_with_a_board", game="oasis")
    (folder / "board" / "art").mkdir(parents=True)
    (folder / "board" / "board.js").write_text(MODULE, "utf-8")
    (folder / "board" / "art" / "palm.svg").write_text("<svg/>", "utf-8")
    (folder / "board" / "notes.py").write_text("SECRET = 1", "utf-8")
    (folder / "board" / ".hidden.js").write_text("no", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules[bring.__module__], "_brought", [])
        patch.syspath_prepend(site)
        bring(str(folder))
        yield folder


@pytest.fixture
def client(oasis: Path) -> TestClient:
    assert oasis.is_dir()
    return TestClient(SafeHeaders(Starlette(routes=[Mount("/sheets", SHEETS)])))


@pytest.mark.parametrize("path, kind", [("board.js", "text/javascript"), ("art/palm.svg", "image/svg+xml")])
def test_a_file_of_a_board_has_its_kind_and_the_strict_headers(client: TestClient, path: str, kind: str) -> None:
    answer = client.get(f"/sheets/oasis/board/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    again = client.get(f"/sheets/oasis/board/{path}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_another_text_is_another_answer(client: TestClient, oasis: Path) -> None:
    tag = client.get("/sheets/oasis/board/board.js").headers["etag"]
    (oasis / "board" / "board.js").write_text(MODULE + "// mended\n", "utf-8")
    answer = client.get("/sheets/oasis/board/board.js", headers={"if-none-match": tag})
    assert (answer.status_code, answer.text) == (200, MODULE + "// mended\n")


@pytest.mark.parametrize(
    "path",
    [
        "board/gone.js", "board/", "board/art", "board/notes.py", "board/.hidden.js", "board/../__init__.py",
        "board/%2e%2e/components.toml", "board/..%2f..%2fboard.js", "board/art/../../events.py", "board//board.js",
        "board/%5c..%5cboard.js", "board/board.js%00.svg", "board/art%2f..%2f..%2f__init__.js",
    ],
)  # fmt: skip
def test_nothing_else_is_served(client: TestClient, path: str) -> None:
    assert client.get(f"/sheets/oasis/{path}").status_code == 404


def test_a_link_leads_nowhere_else(client: TestClient, oasis: Path) -> None:
    (oasis / "secret.js").write_text("no", "utf-8")
    (oasis / "board" / "link.js").symlink_to(oasis / "secret.js")
    assert client.get("/sheets/oasis/board/link.js").status_code == 404


def test_a_sheet_says_whether_there_is_a_board(client: TestClient) -> None:
    assert sheet(find("oasis").rules()).board == "/sheets/oasis/board/board.js"
    shipped = next(game for game in games() if game.name != "oasis")
    assert sheet(shipped.rules()).board == ""
    assert client.get(f"/sheets/{shipped.name}/board/board.js").status_code == 404
    assert client.get("/sheets/nothing/board/board.js").status_code == 404
