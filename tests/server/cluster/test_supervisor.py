"""Several nodes behind one port, as one command starts them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from grandvizier import cli

from ...patience import PATIENCE, wait_until
from ..kit import FAST, House
from .kit import kept, shared


def test_nodes_behind_one_port_start_again_when_they_die(postgres: str, tmp_path: Path) -> None:
    settings = FAST | shared(postgres) | {"data": tmp_path}
    environment = os.environ | {f"GRANDVIZIER_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "grandvizier", "serve", "--nodes", "2"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as supervisor:
        try:
            assert supervisor.stdout
            page = next(line for line in supervisor.stdout if line.strip().startswith("page"))
            house = House(int(page.split()[1].rsplit(":", 1)[1]))
            first = living(postgres)
            assert len(first) == 2
            table, _ = house.full()
            for _ in range(10):
                assert house.get(f"/api/tables/{table}")["begun"]
            os.kill(nodes_of(supervisor.pid)[0], signal.SIGKILL)
            wait_until(lambda: len(living(postgres) - first) == 1)
        finally:
            supervisor.terminate()
        assert supervisor.wait(PATIENCE) == 0
    # Whoever stopped has left; the one that was killed could not, and has the table if it had it.
    left = living(postgres)
    assert len(left) == 1
    assert left < first
    assert {owner for (owner,) in kept(postgres, "SELECT owner FROM tables")} <= left | {None}


def living(url: str) -> set[str]:
    return {node for (node,) in kept(url, "SELECT id FROM nodes")}


def nodes_of(supervisor: int) -> list[int]:
    """The processes that it started."""
    found = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text("ascii")
    return [int(pid) for pid in found.split()]


@pytest.mark.parametrize(
    "settings, said",
    [
        ({}, "name a PostgreSQL in GRANDVIZIER_DATABASE"),
        ({"DATABASE": "postgresql://db/name", "NODE_ADDRESS": "10.0.0.5:81"}, "GRANDVIZIER_NODE_ADDRESS is a host"),
    ],
)
def test_what_several_nodes_need(
    settings: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(f"GRANDVIZIER_{name}", value)
    assert cli.main(["serve", "--nodes", "2"]) == 2
    assert said in capsys.readouterr().err
