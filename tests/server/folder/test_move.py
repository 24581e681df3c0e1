"""Tables moved into PostgreSQL and back: all of them as they were, or nothing; and everybody finds their seat."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import psycopg
import pytest
from sqlalchemy import Table

from grandvizier import cli
from grandvizier.core.errors import BadSetup
from grandvizier.server.config import Settings
from grandvizier.server.folder.folder_lock import FolderLock
from grandvizier.server.folder.move import MOVED, FileSide, ServerSide, Side, Values, move_to_folder, move_to_server
from grandvizier.server.folder.secret_key import KEY
from grandvizier.server.store import FILE
from grandvizier.server.store.engines.postgres import open_database

from ..kit import Person, come_all, play_on, running


def contents(folder: Path) -> dict[str, list[Values]]:
    with closing(sqlite3.connect(folder / FILE)) as file:
        return {table.name: list(FileSide(file).rows(table)) for table in MOVED}


def contents_of(url: str) -> dict[str, list[Values]]:
    with closing(open_database(url)) as server, server.transaction():
        return {table.name: list(ServerSide(server).rows(table)) for table in MOVED}


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, list[str]]:
    """A folder with something of everything in it: its table, and the tokens of its seats."""
    folder = tmp_path / "played"
    with running(folder) as house:
        account = {"name": "Zoë Ünal", "password": "long enough a word"}
        assert house.request("POST", "/api/account/sign-up", json=account).is_success
        table, tokens = house.full(memory="notebook", talk="open", clock={"kind": "turn", "seconds": 3600})
        people = come_all(house, table, tokens)
        play_on(people, Random(3), 12)
        people[0].say("say", text="100 % “sì” \U0001f9de\\")
        people[1].until("chat")
        house.post("/api/reports", {"text": "A lamp\n\0that does not glow", "table": table})
        for person in people:
            person.go()
        house.new("me", "open", "open")
    kept = contents(folder)
    assert all(kept[name] for name in ("tables", "seats", "journal", "chat", "accounts", "sessions", "reports"))
    return folder, table, tokens


def test_there_and_back_everything_is_as_it_was_and_the_game_goes_on(
    played: tuple[Path, str, list[str]], empty_postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, table, tokens = played
    before = contents(folder)
    assert cli.main(["move", "--to", empty_postgres, "--data", str(folder)]) == 0
    said = capsys.readouterr().out
    assert f"{len(before['journal'])} of journal" in said
    assert "secret" not in said, "it tells no password"
    assert contents(folder) == contents_of(empty_postgres) == before
    with running(folder, database=empty_postgres) as house:
        people = [Person(house, table, token).come() for token in tokens]
        for person in people:
            person.reach(len([row for row in before["journal"] if row[0] == table]))
        play_on(people, Random(4), 5)
        for person in people:
            person.go()
    later = contents_of(empty_postgres)
    assert len(later["journal"]) == len(before["journal"]) + 5
    back = tmp_path / "back"
    back.mkdir()
    (back / KEY).write_bytes((folder / KEY).read_bytes())
    assert cli.main(["move", "--from", empty_postgres, "--data", str(back)]) == 0
    assert contents(back) == later
    with running(back) as house:
        assert Person(house, table, tokens[0]).come().reach(1)["at"] == len(
            [row for row in later["journal"] if row[0] == table]
        )


def refused(way: str, url: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main(["move", way, url, "--data", str(folder)]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "secret@" not in sentence, "it tells no password"
    return sentence


def test_what_is_refused_on_the_way_there(
    played: tuple[Path, str, list[str]], empty_postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = played[0]
    assert "no tables in" in refused("--to", empty_postgres, tmp_path / "none", capsys)
    with FolderLock(folder, "server"):
        assert "a server runs on it" in refused("--to", empty_postgres, folder, capsys)
    with running(tmp_path / "other", database=empty_postgres):
        assert "a server runs on it, at 127.0.0.1:" in refused("--to", empty_postgres, folder, capsys)
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '0007'")
    assert "of revision 0007" in refused("--to", empty_postgres, folder, capsys)
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '0008'")
    assert cli.main(["move", "--to", empty_postgres, "--data", str(folder)]) == 0
    capsys.readouterr()
    assert "it is not empty" in refused("--to", empty_postgres, folder, capsys)
    with closing(psycopg.connect(empty_postgres)) as server, server:
        server.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "of revision 9999" in refused("--to", empty_postgres, folder, capsys)


def test_what_is_refused_on_the_way_back(
    played: tuple[Path, str, list[str]], empty_postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, back = played[0], tmp_path / "back"
    assert "of revision none" in refused("--from", empty_postgres, back, capsys)
    assert cli.main(["move", "--to", empty_postgres, "--data", str(folder)]) == 0
    capsys.readouterr()
    assert "put the secret key" in refused("--from", empty_postgres, back, capsys)
    (back / KEY).write_text("f" * 64)
    assert "not the one of its servers" in refused("--from", empty_postgres, back, capsys)
    (back / KEY).write_bytes((folder / KEY).read_bytes())
    with running(folder, database=empty_postgres):
        assert "a server runs on it, at 127.0.0.1:" in refused("--from", empty_postgres, back, capsys)
    assert "is not empty: it has " in refused("--from", empty_postgres, folder, capsys)


class CutOff(Exception):
    pass


def breaking(rows: Callable[..., Iterator[Values]], at: str) -> Callable[..., Iterator[Values]]:
    """The same rows, until this happens: a table's are copied, or the first ones are compared."""
    looks = count()

    def breaks(self: Side, table: Table) -> Iterator[Values]:
        is_compared = table.name == "tables" and next(looks) > 0
        for n, row in enumerate(rows(self, table)):
            if n and (table.name == at or (at == "compared" and is_compared)):
                raise CutOff
            yield row

    return breaks


@pytest.mark.parametrize("at", ["tables", "journal", "compared"])
def test_a_move_that_is_cut_off_leaves_nothing_and_can_be_made_again(
    at: str, played: tuple[Path, str, list[str]], empty_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, back = Settings(data=played[0]), Settings(data=tmp_path / "back")
    before = contents(folder.data)
    with monkeypatch.context() as patch:
        patch.setattr(FileSide, "rows", breaking(FileSide.rows, at))
        with pytest.raises(CutOff):
            move_to_server(folder, empty_postgres)
    assert not any(contents_of(empty_postgres).values())
    move_to_server(folder, empty_postgres)
    back.data.mkdir()
    (back.data / KEY).write_bytes((folder.data / KEY).read_bytes())
    with monkeypatch.context() as patch:
        patch.setattr(ServerSide, "rows", breaking(ServerSide.rows, at))
        with pytest.raises(CutOff):
            move_to_folder(back, empty_postgres)
    assert not (back.data / FILE).exists()
    move_to_folder(back, empty_postgres)
    assert contents(back.data) == before


def test_a_row_that_arrives_otherwise_is_found(
    played: tuple[Path, str, list[str]], empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill = ServerSide.fill

    def falsely(self: ServerSide, table: Table, rows: Iterator[Values]) -> None:
        fill(self, table, ((*row[:-1], row[-1] + " ") for row in rows) if table.name == "journal" else rows)

    monkeypatch.setattr(ServerSide, "fill", falsely)
    with pytest.raises(BadSetup, match="row 1 of journal did not arrive as it was; nothing was moved"):
        move_to_server(Settings(data=played[0]), empty_postgres)
    assert not any(contents_of(empty_postgres).values())
