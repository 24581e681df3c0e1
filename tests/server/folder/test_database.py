"""A server over PostgreSQL that cannot start says why in one sentence; one that can says it is well."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import psycopg
import pytest

from grandvizier import cli
from grandvizier.server.config import Settings
from grandvizier.server.folder.secret_key import KEY
from grandvizier.server.folder.taking import take
from grandvizier.server.store.engines import postgres as postgres_engine
from grandvizier.server.store.migration import bring_server_to
from grandvizier.server.store.revisions import BadDatabase

from ...patience import PATIENCE
from ...postgres import free_port
from ..kit import COMMAND, Person, Process, come_all, play_on, running

SECRET = "0123456789abcdef" * 4


def refusal(url: str, folder: Path, **more: str) -> str:
    """What a server says that does not start; that is one sentence, without the password."""
    environment = os.environ | {"GRANDVIZIER_DATABASE": url} | more
    ended = subprocess.run(
        [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(folder)],
        capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment,
    )  # fmt: skip
    assert ended.returncode == 2, ended
    lines = [line for line in ended.stderr.splitlines() if not line.endswith("info    stopped")]
    assert len(lines) == 1, ended.stderr
    assert lines[0].startswith("grandvizier: ")
    assert ":secret@" not in lines[0]
    assert SECRET not in lines[0]
    return lines[0]


def change(url: str, *, statement: str) -> None:
    with closing(psycopg.connect(url, autocommit=True)) as server:
        server.execute(statement.encode())


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "host": (lambda url: url.replace("127.0.0.1", "no-such-host.invalid"), "there is no host of this name"),
    "port": (lambda url: f"postgresql://postgres:secret@127.0.0.1:{free_port()}/name", "no PostgreSQL listens there"),
    "password": (lambda url: url.replace(":secret@", ":wrong@"), "it refuses this user and password"),
    "user": (lambda url: url.replace("postgres:secret@", "nobody:secret@"), "it refuses this user and password"),
    "unescaped": (lambda url: url.replace(":secret@", ":sec@ret@"), "write an @ in the password as %40"),
    "parameter": (lambda url: f"{url}?sslmod=require", 'invalid URI query parameter: "sslmod"'),
    "name": (lambda url: url.rsplit("/", 1)[0] + "/no-such", "it has no such database; make one with `createdb`"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_address_is_told_in_one_sentence(what: str, postgres_server: str, tmp_path: Path) -> None:
    make, sentence = WRONG[what]
    url = make(postgres_server)
    said = refusal(url, tmp_path)
    assert sentence in said
    assert url.rsplit("@", 1)[1] in said, "it says which database"
    assert "sec@" not in said
    assert "ret@" not in said.partition("postgresql://postgres:…@")[0]


def test_a_setting_that_is_no_address_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong in ("mysql://user:secret@host/name", "postgresql://user:secret@host", "tables.sqlite3"):
        monkeypatch.setenv("GRANDVIZIER_DATABASE", wrong)
        assert cli.main(["serve"]) == 2
        (sentence,) = capsys.readouterr().err.splitlines()
        assert "GRANDVIZIER_DATABASE is empty, or the address of a PostgreSQL" in sentence
        assert ":secret@" not in sentence
    monkeypatch.delenv("GRANDVIZIER_DATABASE")
    monkeypatch.setenv("GRANDVIZIER_SECRET", "too short")
    assert cli.main(["serve"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "GRANDVIZIER_SECRET is empty, or a key of 32 letters and digits or more" in sentence
    assert "too short" not in sentence


def test_a_database_of_the_future_is_left_alone(postgres: str, tmp_path: Path) -> None:
    change(postgres, statement="UPDATE alembic_version SET version_num = '9999'")
    assert "its tables are of revision 9999, newer than" in refusal(postgres, tmp_path)


def test_a_database_that_cannot_hold_every_letter_is_left_alone(postgres_server: str, tmp_path: Path) -> None:
    name = "latin"
    change(postgres_server, statement=f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    try:
        said = refusal(postgres_server.rsplit("/", 1)[0] + f"/{name}", tmp_path)
        assert "its encoding is LATIN1; make one with `createdb --encoding UTF8 --template template0`" in said
    finally:
        change(postgres_server, statement=f"DROP DATABASE {name}")


def test_a_server_that_is_too_old_is_told_so(empty_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_engine, "OLDEST", 99)
    with pytest.raises(BadDatabase, match=r"it is PostgreSQL \d+, and 99 or newer is needed; update it"):
        postgres_engine.Postgres(empty_postgres).bring_up()


def test_an_older_database_is_brought_up_to_date(empty_postgres: str, tmp_path: Path) -> None:
    bring_server_to(lambda: psycopg.connect(empty_postgres), "0006")
    with running(tmp_path, database=empty_postgres) as house:
        assert house.new("me", "open", "open")["seat"] == 0


def test_a_user_who_may_not_make_tables_is_told_so(empty_postgres: str, tmp_path: Path) -> None:
    change(empty_postgres, statement="REVOKE ALL ON SCHEMA public FROM PUBLIC")
    name = empty_postgres.rsplit("/", 1)[1]
    change(empty_postgres, statement=f"CREATE ROLE {name} LOGIN PASSWORD 'secret'")
    try:
        said = refusal(empty_postgres.replace("postgres:secret@", f"{name}:secret@"), tmp_path)
        assert "this user may not make tables there; make it the owner of the database" in said
    finally:
        change(empty_postgres, statement=f"DROP ROLE {name}")


def test_servers_with_another_secret_key_are_another_cluster(postgres: str, tmp_path: Path) -> None:
    with running(tmp_path / "one", database=postgres, secret=SECRET) as house:
        table, tokens = house.full()
        with running(tmp_path / "two", database=postgres, secret=SECRET) as beside:
            assert beside.get("/health")["ready"], "the same key is the same cluster"
            assert beside.request("GET", f"/api/tables/{table}").status_code in {200, 503}
    said = refusal(postgres, tmp_path / "three", GRANDVIZIER_SECRET=SECRET[::-1])
    assert "it belongs to servers with the secret key" in said
    assert "give all nodes the same GRANDVIZIER_SECRET, or name another database" in said
    assert "it belongs to servers with the secret key" in refusal(postgres, tmp_path / "four")
    with running(tmp_path / "five", database=postgres, secret=SECRET) as house:
        person = Person(house, table, tokens[0]).come()
        assert person.seat == 0, "what one node has signed, every node of the cluster knows"
        person.go()


def test_nodes_on_one_machine_share_a_folder_and_its_key(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "shared", database="postgresql://host/name")
    first, second = take(settings), take(settings)
    assert first.key == second.key == (settings.data / KEY).read_text().strip()
    assert {path.name for path in settings.data.iterdir()} == {KEY, "in-use.lock"}


def test_health_and_metrics_and_reports(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, database=postgres) as house:
        found = house.get("/health")
        assert (found["ready"], found["store"], found["nodes"]) == (True, "ok", 1)
        table, _ = house.full()
        house.post("/api/reports", {"text": "It does not glow.", "table": table})
        figures = house.request("GET", "/metrics").text
        assert re.search(r'grandvizier_tables\{[^}]*where="stored"[^}]*\} 1\.0', figures)
    monkeypatch.setenv("GRANDVIZIER_DATABASE", postgres)
    assert cli.main(["reports", "--data", str(tmp_path)]) == 0


def test_health_tells_of_a_database_that_is_gone(postgres: str, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres) as house:
        change(postgres, statement="DROP TABLE nodes")
        answer = house.request("GET", "/health")
        assert (answer.status_code, answer.json()["store"]) == (503, "cannot write")


def test_backups_are_left_to_those_who_know_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GRANDVIZIER_DATABASE", "postgresql://user:secret@host/name")
    for command in ("backup", "restore"):
        assert cli.main([command, str(tmp_path / "kept"), "--data", str(tmp_path)]) == 2
        (sentence,) = capsys.readouterr().err.splitlines()
        assert "keep them with pg_dump and bring them back with pg_restore" in sentence
        assert ":secret@" not in sentence


def test_a_killed_server_comes_back_at_its_address_at_once(postgres: str, tmp_path: Path) -> None:
    """Nobody waits until its lease is over."""
    port = free_port()
    address = f"127.0.0.1:{port}"
    process = Process(tmp_path, database=postgres, port=port, node_address=address, lease=PATIENCE * 10)
    table, tokens = process.house.full(memory="notebook")
    people = come_all(process.house, table, tokens)
    play_on(people, Random(1), 5)
    process.kill()
    house = process.start()
    for person in people:
        person.house = house
        person._open.pop_all()
        person.come().reach(6)
        person.go()
    process.kill()


def test_without_its_extra_it_says_which_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GRANDVIZIER_DATABASE", "postgresql://host/name")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "grandvizier.server.store.engines.postgres", raising=False)
    assert cli.main(["reports"]) == 2
    assert "pip install 'grandvizier[postgres]'" in capsys.readouterr().err
