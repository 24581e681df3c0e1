"""The command that serves."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from grandvizier import cli
from grandvizier.server import serve as serving
from grandvizier.server.config import Settings

from .kit import House, Process


def test_the_command_alone_serves_and_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Settings, bool]] = []

    def fake(settings: Settings, *, open_page: bool) -> int:
        asked.append((settings, open_page))
        return 0

    monkeypatch.setattr(serving, "serve", fake)
    monkeypatch.setenv("GRANDVIZIER_PORT", "4321")
    monkeypatch.setattr("sys.argv", ["grandvizier"])
    assert cli.main() == 0
    assert cli.main(["serve", "--port", "7", "--data", "here"]) == 0
    assert [(settings.port, opened) for settings, opened in asked] == [(4321, True), (7, False)]
    assert asked[1][0].data == Path("here")


def test_a_taken_port_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], house: House) -> None:
    assert cli.main(["serve", "--port", str(house.port), "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[-1] == f"grandvizier: cannot listen on port {house.port} of 127.0.0.1: it is taken; try another --port"
    assert not any("uvicorn" in line for line in said)


def test_it_says_where_it_listens(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        assert process.house.get("/api/health") == {"ok": True, "tables": 0}
        with socket.create_connection(("127.0.0.1", process.house.port)):
            pass
    finally:
        process.kill()
