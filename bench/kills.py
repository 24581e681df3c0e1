"""Kills servers while they start, and counts what they leave behind.

python bench/kills.py first --kills 30
python bench/kills.py migrate --kills 30 --seed 2

`first` begins with an empty folder, `migrate` with the tables of the first release and a table in them.  Each server is
killed (SIGKILL) at a random instant between taking the folder and listening; then the database is looked at, and the
server started again to its end.
"""

from __future__ import annotations

import argparse
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

from rich.progress import track

from grandvizier.server.folder.folder_lock import HOLDER
from grandvizier.server.store import FILE
from grandvizier.server.store.migration import bring_to

COMMAND = "import sys; from grandvizier.cli import main; sys.exit(main())"
ROW = (
    "INSERT INTO tables (id, game, players, options, fingerprint, rules, memory, seed, guest, created, over)"
    " VALUES ('kept', 'three-wishes', 3, '{}', 'f', 1, 'faithful', 's', 'g', 7.5, 0)"
)


def main() -> None:
    """Run one experiment."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["first", "migrate"])
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = Random(args.seed)
    with tempfile.TemporaryDirectory() as work:
        whole = Path(work) / "whole"
        prepare(whole, args.what)
        before = tables(whole)
        span = start(whole)
        after = tables(whole)
        left: Counter[str] = Counter()
        for kill in track(range(args.kills), description=args.what):
            folder = Path(work) / str(kill)
            prepare(folder, args.what)
            cut(folder, rng.uniform(0, span))
            found = tables(folder)
            left["as before" if found == before else "as after" if found == after else "in between"] += 1
            try:
                start(folder)
                left["started again, all there"] += tables(folder) == after and kept(folder) == kept(whole)
            except ChildProcessError as error:
                left[f"did not start: {error}"] += 1
    print(f"{args.what}: {args.kills} kills within {span:.2f} s, seed {args.seed}")
    for outcome, times in sorted(left.items()):
        print(f"  {outcome}: {times}")


def prepare(folder: Path, what: str) -> None:
    """The folder as a server finds it."""
    folder.mkdir()
    if what == "migrate":
        bring_to(folder / FILE, "0001")
        with closing(sqlite3.connect(folder / FILE)) as database:
            database.execute(ROW)
            database.commit()


def tables(folder: Path) -> list[str]:
    """Every table with its columns, and the revision."""
    if not (folder / FILE).exists():
        return []
    with closing(sqlite3.connect(folder / FILE)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master ORDER BY name")]
        columns = [str(database.execute(f"PRAGMA table_info({name})").fetchall()) for name in names]
        noted = "alembic_version" in names and database.execute("SELECT * FROM alembic_version").fetchall()
        return [*names, *columns, str(noted)] if names else []


def kept(folder: Path) -> list[str]:
    """The tables that were set up."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        return [name for (name,) in database.execute("SELECT id FROM tables")]


def server(folder: Path) -> subprocess.Popen[str]:
    """A server that begins to start."""
    what = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(folder)]
    return subprocess.Popen(what, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def taken(folder: Path, process: subprocess.Popen[str]) -> None:
    """Wait until it has the folder."""
    while process.poll() is None and str(process.pid) not in word(folder):
        time.sleep(0.001)


def word(folder: Path) -> str:
    """Who has the folder."""
    try:
        return (folder / HOLDER).read_text("utf-8")
    except FileNotFoundError:
        return ""


def cut(folder: Path, seconds: float) -> None:
    """Kill a server so long after it has taken the folder."""
    with server(folder) as process:
        taken(folder, process)
        time.sleep(seconds)
        process.kill()


def start(folder: Path) -> float:
    """Let a server start to its end: how many seconds it took from when it had the folder."""
    with server(folder) as process:
        assert process.stdout
        assert process.stderr
        taken(folder, process)
        began = time.monotonic()
        listens = any(line.strip().startswith("page") for line in process.stdout)
        span = time.monotonic() - began
        process.terminate()
        if not listens:
            raise ChildProcessError(process.stderr.read().strip().splitlines()[-1])
        process.communicate()
    return span


if __name__ == "__main__":
    main()
