"""A server that cannot start says why in one sentence, and one that can recovers from whatever a kill has left."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import pytest

from grandvizier.core.errors import BadSetup
from grandvizier.server.folder.backup import READY, UNREADY, back_up, clear_away, restore
from grandvizier.server.folder.folder_lock import FILE as LOCK
from grandvizier.server.folder.folder_lock import HOLDER, FolderLock
from grandvizier.server.store import FILE
from grandvizier.server.store.migration import bring_to

from ...patience import PATIENCE
from ..kit import COMMAND, Process, running


def command(*args: str, through: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run a command that comes to an end by itself."""
    return subprocess.run(
        [*through, sys.executable, "-c", COMMAND, *args], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def refusal(data: Path, *more: str, through: Sequence[str] = ()) -> str:
    """What a server says that does not start; that is one sentence and nothing else."""
    ended = command("serve", "--port", "0", "--data", str(data), *more, through=through)
    assert ended.returncode == 2, ended
    lines = [line for line in ended.stderr.splitlines() if not line.endswith("info    stopped")]
    assert len(lines) == 1, ended.stderr
    assert lines[0].startswith("grandvizier: ")
    return lines[0]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """Mounts a disk of its own with these options; a test is skipped where that is not allowed."""
    place = tmp_path / "disk"
    place.mkdir()
    command, undo = shutil.which("mount"), shutil.which("umount")
    if command is None or undo is None:
        pytest.skip("no disk can be mounted here")

    def mount(options: str) -> Path:
        what = [str(place)] if "remount" in options else ["-t", "tmpfs", "tmpfs", str(place)]
        if subprocess.run([command, "-o", options, *what], capture_output=True, check=False).returncode:
            pytest.skip("no disk can be mounted here")
        return place

    yield mount
    subprocess.run([undo, "-l", str(place)], capture_output=True, check=False)


# Why it does not start.


def spoil_newer(data: Path) -> None:
    bring_to(data / FILE)
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


def spoil_text(data: Path) -> None:
    (data / FILE).write_bytes(b"no database" * 1000)


def spoil_pages(data: Path) -> None:
    bring_to(data / FILE)
    content = (data / FILE).read_bytes()
    (data / FILE).write_bytes(content[:100] + bytes(len(content) - 100))


def spoil_tables(data: Path) -> None:
    bring_to(data / FILE, "0001")
    with closing(sqlite3.connect(data / FILE)) as database:
        database.executescript("DROP TABLE seats; DROP TABLE journal; DROP TABLE tables;")


def spoil_lock(data: Path) -> None:
    (data / LOCK).write_bytes(b"no lock" * 1000)


def spoil_key(data: Path) -> None:
    (data / "secret.key").write_text("sesame", "utf-8")


def spoil_letters(data: Path) -> None:
    (data / "secret.key").write_text("é" * 40, "utf-8")


@pytest.mark.parametrize(
    "spoil, why",
    [
        (spoil_newer, "its tables are of revision 9999, newer than "),
        (spoil_text, f"{FILE} is no database; bring a backup back with `grandvizier restore --replace`"),
        (spoil_pages, f"{FILE} is damaged; bring a backup back"),
        (spoil_tables, "its tables cannot be brought up to date, and are as they were (tables); bring a backup back"),
        (spoil_lock, f"{LOCK} in it was written by something else; delete that file"),
        (spoil_key, "holds no key of this server"),
        (spoil_letters, "holds no key of this server"),
    ],
)
def test_a_folder_that_cannot_be_used(tmp_path: Path, spoil: Callable[[Path], None], why: str) -> None:
    spoil(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert why in refusal(tmp_path)
    after = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert {name: after[name] for name in before} == before


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "it is a file; name a folder with --data" in refusal(tmp_path / "file")
    assert "a part of its path is a file" in refusal(tmp_path / "file" / "data")


@pytest.mark.parametrize("filled", [False, True], ids=["new folder", "filled folder"])
def test_a_read_only_disk(disk: Callable[[str], Path], filled: bool) -> None:
    data = disk("size=4m")
    if filled:
        with running(data) as house:
            house.new("me", "open", "open")
    disk("remount,ro")
    assert "it is on a read-only file system; mount it for writing" in refusal(data)


@pytest.mark.parametrize("room", [0, 20_000, 60_000])
def test_a_full_disk(disk: Callable[[str], Path], room: int) -> None:
    """However little room there is; once there is more the server starts, on the same folder."""
    data = disk("size=4m")
    ballast = data / "ballast"
    ballast.write_bytes(bytes(shutil.disk_usage(data).free - room))
    assert "the disk is full; make room on it" in refusal(data)
    ballast.unlink()
    with running(data) as house:
        house.new("me", "open", "open")


@pytest.mark.parametrize("room", [8_000, 60_000])
def test_a_restore_to_a_full_disk(tmp_path: Path, disk: Callable[[str], Path], room: int) -> None:
    with running(tmp_path / "old") as house:
        house.new("me", "open", "open")
    back_up(tmp_path / "old", tmp_path / "kept")
    data = disk("size=4m")
    (data / "ballast").write_bytes(bytes(shutil.disk_usage(data).free - room))
    ended = command("restore", str(tmp_path / "kept"), "--data", str(data))
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    assert "No space left" in ended.stderr or "the disk is full" in ended.stderr
    assert sorted(path.name for path in data.iterdir()) == ["ballast", LOCK]
    (data / "ballast").unlink()
    restore(tmp_path / "kept", data)


def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    """Root may write everywhere, unless that right is laid down."""
    through: list[str] = []
    if os.geteuid() == 0:
        setpriv = shutil.which("setpriv")
        if setpriv is None:
            pytest.skip("root may write everywhere")
        through = [setpriv, "--bounding-set=-dac_override,-dac_read_search"]
    bring_to(tmp_path / FILE)
    tmp_path.chmod(0o555)
    try:
        assert "whoever runs this may not write there" in refusal(tmp_path, through=through)
    finally:
        tmp_path.chmod(0o755)
    (tmp_path / FILE).chmod(0o444)
    assert f"{FILE} or the folder may not be written" in refusal(tmp_path, through=through)


def test_an_address_that_is_taken_or_none(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} of 127.0.0.1: it is taken; try another --port" in refusal(tmp_path, "--port", str(port))
    assert "port 0 of 192.0.2.1: this machine has no such address; try another --host" in refusal(
        tmp_path, "--host", "192.0.2.1"
    )


# What a kill has left.


@pytest.mark.parametrize("left", ["", "0123abc"])
def test_a_key_that_was_cut_off_before_anything_was_signed_is_made_anew(tmp_path: Path, left: str) -> None:
    key = tmp_path / "secret.key"
    key.write_text(left, "utf-8")
    bring_to(tmp_path / FILE)
    with running(tmp_path) as house:
        house.new("me", "open", "open")
    assert len(key.read_text("utf-8")) == 65
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("secret.key.*"))


def test_a_key_that_was_lost_is_not_made_anew(tmp_path: Path) -> None:
    """Somebody has a seat that was signed with it: whoever runs the server decides."""
    with running(tmp_path) as house:
        house.new("me", "open", "open")
    (tmp_path / "secret.key").write_text("", "utf-8")
    assert "put the one of a backup there, or delete it to make a new one" in refusal(tmp_path)
    assert (tmp_path / "secret.key").read_bytes() == b""


def test_what_is_left_of_a_first_start_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "secret.key.new").write_text("0123", "utf-8")
    (tmp_path / FILE).touch()
    (tmp_path / HOLDER).write_text('{"use":"server","proc', "utf-8")
    with running(tmp_path) as house:
        house.new("me", "open", "open")
    assert sorted(path.name for path in tmp_path.iterdir()) == [LOCK, "secret.key", FILE]


def test_a_restore_that_was_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path / "old") as house:
        house.new("me", "open", "open")
    back_up(tmp_path / "old", tmp_path / "kept")
    data = tmp_path / "data"
    restore(tmp_path / "kept", data)
    (data / UNREADY).mkdir()
    shutil.copy(data / FILE, data / UNREADY / FILE)
    shutil.copytree(data / UNREADY, data / READY)
    with running(data):
        assert not (data / UNREADY).exists()
        assert not (data / READY).exists()


def test_backups_that_were_killed_are_cleared_away_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, shelf = tmp_path / "data", tmp_path / "shelf"
    with running(data) as house:
        house.new("me", "open", "open")
    killed, other, old, new = (shelf / name for name in (".a.01234567", ".b.01234567", ".c.01234567", ".d.01234567"))
    mine, at_work = shelf / ".mine.01234567", shelf / ".e.01234567"
    for work in (killed, other, old, new, mine, at_work):
        work.mkdir(parents=True)
        (work / FILE).write_bytes(b"half a database")
    for work in (killed, other):
        FolderLock(work, "backup").release()
    (mine / "diary").write_text("dear diary", "utf-8")
    for path in (old / FILE, *mine.iterdir()):
        os.utime(path, (1e9, 1e9))
    with FolderLock(at_work, "backup"):
        back_up(data, shelf / "a")
        assert sorted(path.name for path in shelf.iterdir()) == [".d.01234567", ".e.01234567", ".mine.01234567", "a"]
    clear_away(shelf)
    assert sorted(path.name for path in shelf.iterdir()) == [".d.01234567", ".mine.01234567", "a"]


# One server alone.


def test_a_second_server_is_refused_and_told_who_has_the_folder(tmp_path: Path) -> None:
    first = Process(tmp_path)
    try:
        table = first.house.new("me", "open", "open")["table"]
        said = refusal(tmp_path)
        assert f"a server runs on it: process {first._process.pid} on {socket.gethostname()}, since 2" in said
        assert said.endswith(f", at http://localhost:{first.house.port}; stop it first")
        backup = command("backup", str(tmp_path / "kept"), "--data", str(tmp_path))
        assert backup.returncode == 0, backup.stderr
        assert command("reports", "--data", str(tmp_path)).returncode == 0
        back = command("restore", str(tmp_path / "kept"), "--data", str(tmp_path), "--replace")
        assert back.returncode == 2
        assert "a server runs on it" in back.stderr
        assert first.house.get(f"/api/tables/{table}")["id"] == table
        first.kill()
        assert (tmp_path / HOLDER).exists(), "it had no time to take its word back"
        assert first.start().get(f"/api/tables/{table}")["id"] == table
        holder = json.loads((tmp_path / HOLDER).read_text("utf-8"))
        assert holder["process"] == first._process.pid
    finally:
        first.kill()


def test_of_two_who_come_at_once_one_has_the_folder(tmp_path: Path) -> None:
    """Also if they come again and again."""
    grab = (
        "import sys\nfrom pathlib import Path\nfrom grandvizier.server.folder.folder_lock import FolderLock\n"
        "from grandvizier.core.errors import BadSetup\nsys.stdin.readline()\n"
        "try:\n    FolderLock(Path(sys.argv[1]), 'server'); print('mine', flush=True)\n"
        "except BadSetup:\n    print('not mine', flush=True)\nsys.stdin.readline()\n"
    )
    for _ in range(5):
        both = [
            subprocess.Popen([sys.executable, "-c", grab, str(tmp_path)], stdin=PIPE, stdout=PIPE, text=True)
            for _ in range(2)
        ]
        said = []
        for process in both:
            assert process.stdin
            process.stdin.write("go\n")
            process.stdin.flush()
        for process in both:
            assert process.stdout
            said.append(process.stdout.readline().strip())
        for process in both:
            process.communicate("end\n", timeout=PATIENCE)
        assert sorted(said) == ["mine", "not mine"]


def test_somebody_who_left_no_word_is_told_of_all_the_same(tmp_path: Path) -> None:
    with FolderLock(tmp_path, "restore"):
        (tmp_path / HOLDER).unlink()
        with pytest.raises(BadSetup, match="another process has it; stop it first"):
            FolderLock(tmp_path, "server")


def test_a_server_of_an_older_release_has_its_folder_too(tmp_path: Path) -> None:
    """It reads from the lock, and never lets go."""
    with closing(sqlite3.connect(tmp_path / LOCK, isolation_level=None)) as older:
        older.execute("BEGIN")
        older.execute("SELECT name FROM sqlite_master").fetchall()
        with pytest.raises(BadSetup, match="another process has it"):
            FolderLock(tmp_path, "server")
    FolderLock(tmp_path, "server").release()
