"""A backup holds everything, a restore is all or nothing, and a game moves to another machine with them."""

from __future__ import annotations

import gzip
import io
import os
import shutil
import sqlite3
import stat
import tarfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import create_engine

from grandvizier import cli
from grandvizier.core.errors import BadSetup
from grandvizier.server.folder import backup
from grandvizier.server.folder.backup import back_up, finish_restore, restore
from grandvizier.server.folder.folder_lock import FolderLock
from grandvizier.server.store import FILE
from grandvizier.server.store.copy import check
from grandvizier.server.store.migration import migrations

from ..kit import House, Person, come_all, play_on, running
from ..store.conftest import Place
from ..store.test_durability import stands


def journal(folder: Path, table: str) -> list[str]:
    return Place(folder, "").journal(table)


@pytest.fixture(scope="module")
def half(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, str, list[str]]:
    """A data folder with a game half played, its backup, the table and its tokens."""
    folder = tmp_path_factory.mktemp("half")
    with running(folder / "data") as house:
        table, tokens = house.full(memory="notebook", options={"round_limit": 4})
        people = come_all(house, table, tokens)
        play_on(people, Random(3), 9)
        for person in people:
            person.go()
        back_up(folder / "data", folder / "kept")
    return folder / "data", folder / "kept", table, tokens


def play_to_the_end(house: House, table: str, tokens: list[str], at: int) -> list[Person]:
    people = [Person(house, table, token).come() for token in tokens]
    for person in people:
        person.reach(at)
    play_on(people, Random(8))
    for person in people:
        person.go()
    return people


def test_a_game_moves_to_another_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same tokens open the same seats there, and the same cards come."""
    here, there, kept = tmp_path / "here", tmp_path / "there", tmp_path / "kept.backup"
    with running(here) as house:
        table, tokens = house.full(memory="notebook", options={"round_limit": 4})
        people = come_all(house, table, tokens)
        play_on(people, Random(3), 9)
        at = people[0].update["at"]
        assert cli.main(["backup", str(kept), "--data", str(here)]) == 0
        for person in people:
            person.go()
        first = play_to_the_end(house, table, tokens, at)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert cli.main(["restore", str(kept), "--data", str(there)]) == 0
    assert str(there) in capsys.readouterr().out
    assert len(journal(there, table)) == at
    with running(there) as house:
        second = play_to_the_end(house, table, tokens, at)
    assert stands(first) == stands(second)
    assert journal(here, table) == journal(there, table)


def test_a_restore_is_refused_while_a_server_runs(tmp_path: Path, half: tuple[Path, Path, str, list[str]]) -> None:
    with running(tmp_path), pytest.raises(BadSetup, match=r"a server runs on it: .*; stop it first"):
        restore(half[1], tmp_path, replace=True)
    with pytest.raises(BadSetup, match="--replace"):
        restore(half[1], tmp_path)
    restore(half[1], tmp_path, replace=True)
    assert journal(tmp_path, half[2]) == journal(half[0], half[2])


def test_a_server_is_refused_while_a_restore_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with FolderLock(tmp_path, "restore"):
        assert cli.main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert f"it is being restored: process {os.getpid()} on" in capsys.readouterr().err
    FolderLock(tmp_path, "server").release()


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and not path.name.startswith("in-use")
    }


def repack(source: Path, target: Path, **changed: bytes | None) -> Path:
    """A backup with other contents: None takes a file away."""
    with tarfile.open(source) as old, tarfile.open(target, "w:gz") as new:
        for member in old.getmembers():
            found = old.extractfile(member)
            assert found
            content = changed.get(member.name.partition(".")[0], found.read())
            if content is not None:
                entry = tarfile.TarInfo(member.name)
                entry.size = len(content)
                new.addfile(entry, io.BytesIO(content))
    return target


def manifest(source: Path, **changed: Any) -> bytes:
    with tarfile.open(source) as archive:
        found = archive.extractfile("manifest.json")
        assert found
        return msgspec.json.encode(msgspec.json.decode(found.read()) | changed)


@pytest.mark.parametrize("fault", ["none", "text", "cut", "flipped", "no key", "other key", "other form", "no tables"])
@pytest.mark.parametrize("filled", [False, True], ids=["new folder", "filled folder"])
def test_a_bad_backup_changes_nothing(
    tmp_path: Path, half: tuple[Path, Path, str, list[str]], fault: str, filled: bool
) -> None:
    folder, bad, good = tmp_path / "data", tmp_path / "bad", half[1]
    if filled:
        shutil.copytree(half[0], folder)
    before = contents(folder) if filled else {}
    packed = good.read_bytes()
    match fault:
        case "none":
            pass
        case "text":
            bad.write_text("not a backup", "utf-8")
        case "cut":
            bad.write_bytes(packed[: len(packed) // 2])
        case "flipped":
            raw = bytearray(gzip.decompress(packed))
            raw[-20_000] ^= 1
            bad.write_bytes(gzip.compress(bytes(raw)))
        case "no key":
            repack(good, bad, secret=None)
        case "other key":
            repack(good, bad, secret=b"f" * 64)
        case "other form":
            repack(good, bad, manifest=manifest(good, format=99))
        case _:
            repack(good, bad, tables=None)
    with pytest.raises(BadSetup, match="bad") as refused:
        restore(bad, folder, replace=True)
    assert "\n" not in str(refused.value)
    assert contents(folder) == before
    assert not (folder / backup.UNREADY).exists()
    assert not (folder / backup.READY).exists()


def kept_with(half_kept: Path, target: Path, database: Path) -> Path:
    """A backup of another database, with the right checksums."""
    with tarfile.open(half_kept) as archive:
        found = archive.extractfile("manifest.json")
        assert found
        sums = msgspec.json.decode(found.read())["sha256"]
    return repack(
        half_kept,
        target,
        tables=database.read_bytes(),
        manifest=manifest(half_kept, sha256=sums | {FILE: backup._checksum(database)}),
    )


def test_a_newer_database_is_refused(tmp_path: Path, half: tuple[Path, Path, str, list[str]]) -> None:
    newer = tmp_path / FILE
    shutil.copy(half[0] / FILE, newer)
    with closing(sqlite3.connect(newer)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
        database.execute("PRAGMA journal_mode = DELETE")
    with pytest.raises(BadSetup, match=r"revision 9999, newer than .* update Grand Vizier first"):
        restore(kept_with(half[1], tmp_path / "kept", newer), tmp_path / "data")
    assert contents(tmp_path / "data") == {}


def test_a_server_refuses_a_newer_database(
    tmp_path: Path, half: tuple[Path, Path, str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    restore(half[1], tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    before = contents(tmp_path)
    assert cli.main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert "revision 9999" in capsys.readouterr().err
    assert contents(tmp_path) == before


def test_an_older_database_is_brought_up_to_date(tmp_path: Path, half: tuple[Path, Path, str, list[str]]) -> None:
    older = tmp_path / FILE
    engine = create_engine(f"sqlite:///{older}")
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    restore(kept_with(half[1], tmp_path / "kept", older), tmp_path / "data")
    assert check(tmp_path / "data" / FILE) == check(half[0] / FILE)


@pytest.mark.parametrize(
    "database", [b"", b"SQLite format 3\0" + bytes(5000), b"no database" * 100], ids=["empty", "zeros", "text"]
)
def test_what_is_no_database_is_refused(
    tmp_path: Path, half: tuple[Path, Path, str, list[str]], database: bytes
) -> None:
    (tmp_path / FILE).write_bytes(database)
    with pytest.raises(BadSetup, match=r"no database of Grand Vizier|damaged"):
        restore(kept_with(half[1], tmp_path / "kept", tmp_path / FILE), tmp_path / "data")


def test_a_restore_that_is_cut_off_is_finished_or_was_none(
    tmp_path: Path, half: tuple[Path, Path, str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Power fails before each step on the disk in turn: afterwards everything is old, or everything is new."""
    old = tmp_path / "old"
    with running(old) as house:
        house.new("me", "open", "open")
    olds, outcomes = contents(old), []
    for cut in range(40):
        folder = tmp_path / str(cut)
        shutil.copytree(old, folder)
        with monkeypatch.context() as failing:
            steps = fail_at(failing, cut)
            try:
                restore(half[1], folder, replace=True)
            except PowerCut:
                pass
            else:
                break
        finish_restore(folder)
        now = contents(folder)
        is_new = now["secret.key"] == contents(half[0])["secret.key"]
        outcomes.append(is_new)
        if is_new:
            assert journal(folder, half[2]) == journal(half[0], half[2])
            assert set(now) == {FILE, "secret.key"}
        else:
            assert now == olds
        restore(half[1], folder, replace=True)
        assert journal(folder, half[2]) == journal(half[0], half[2])
    assert steps == [cut], "the last one ran through"
    assert outcomes == sorted(outcomes), "old first, then new"
    assert outcomes.count(False) > 3
    assert outcomes.count(True) > 3


class PowerCut(BaseException):
    """Nothing more happens."""


def fail_at(patch: pytest.MonkeyPatch, cut: int) -> list[int]:
    """Let the step of this number on the disk not happen, nor any after it."""
    count = [0]

    def guard(module: object, name: str) -> None:
        real = getattr(module, name)

        def step(*args: Any, **how: Any) -> Any:
            if count[0] >= cut:
                raise PowerCut
            count[0] += 1
            return real(*args, **how)

        patch.setattr(module, name, step)

    for name in ("mkdir", "rename", "replace", "unlink", "rmdir"):
        guard(Path, name)
    guard(shutil, "rmtree")
    guard(shutil, "copyfileobj")
    guard(os, "fsync")
    return count


def test_a_backup_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, half: tuple[Path, Path, str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "kept"
    target.write_text("the old one", "utf-8")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_pack", full)
    with pytest.raises(BadSetup, match="No space left"):
        back_up(half[0], target)
    monkeypatch.undo()
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
    assert target.read_text("utf-8") == "the old one"
    back_up(half[0], target)
    restore(target, tmp_path / "data")


def test_a_broken_database_is_not_backed_up(tmp_path: Path, half: tuple[Path, Path, str, list[str]]) -> None:
    data = tmp_path / "data"
    shutil.copytree(half[0], data)
    (data / FILE).write_bytes(b"no database" * 1000)
    with pytest.raises(BadSetup, match="cannot back"):
        back_up(data, tmp_path / "kept")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_nothing_to_back_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", str(tmp_path / "kept"), "--data", str(tmp_path)]) == 2
    assert "there is nothing to back up" in capsys.readouterr().err
