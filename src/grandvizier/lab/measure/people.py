"""People's games in the lab's own tables: who played is a kind of player, and the rest says nothing of anybody.

A folder for each setting, in it the blocks, as the lab keeps its own.  The number of a game is its place in an order
that follows from what was played alone: it tells neither a table nor a day.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeAlias

import pyarrow as pa
import pyarrow.parquet as pq

from ...arena.tournament import Fixture
from ...core.box.components import fingerprint
from ...core.errors import BadComponents, BadRecord, BadSetup, UnknownGame
from ...games import find
from ...match import Match
from ...match.record import replay
from .folder import FORMAT, MANIFEST
from .game import measure
from .tables import ALWAYS, Rows, parquet, rows_of

BLOCK: Final = 200
"""So many games make a block."""
Load: TypeAlias = Callable[[str], tuple[dict[str, Any], tuple[str, ...]] | None]
"""The record of a table and who played in each seat; None if it is not to be counted after all."""
Data: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Exported:
    """What came of it."""

    games: Counter[str]
    """How many, by game."""
    left_out: Counter[str]
    """How many, by the reason."""


def export(tables: Sequence[str], load: Load, target: Path) -> Exported:
    """Write these tables into a new folder: all of it, or nothing."""
    _check_free(target)
    found, left_out = _sorted(tables, load)
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        settings: dict[str, Data] = {}
        for setting, names in found.values():
            label = f"{setting['game']}-{setting['players']}-{fingerprint(setting)[:8]}"
            written = 0
            for number, rows in enumerate(_blocks(names, load, left_out)):
                written += len(rows["games"])
                _write_block(part / label / f"block-{number:06}", rows, setting, number)
            settings[label] = {**setting, "games": written}
        said = {"format": FORMAT, "kind": "people", "version": version("grandvizier"), "settings": settings}
        (part / MANIFEST).write_text(json.dumps(said, indent=1) + "\n", "utf-8")
        if target.exists():
            target.rmdir()
        part.rename(target)
    except OSError as error:
        raise BadSetup(f"cannot write games to {str(target)!r}: {error.strerror or error}") from None
    finally:
        shutil.rmtree(part, ignore_errors=True)
    games: Counter[str] = Counter()
    for one in settings.values():
        games[one["game"]] += one["games"]
    return Exported(games, left_out)


def _check_free(target: Path) -> None:
    if target.is_dir() and not any(target.iterdir()):
        return
    if target.exists():
        said = _manifest(target)
        what = f"games of version {said['version']}" if said else "other files"
        raise BadSetup(f"{str(target)!r} holds {what} already; nothing is overwritten: give another folder with --out")


def _manifest(folder: Path) -> Data | None:
    """What a folder says of the people's games in it; None if it holds none."""
    try:
        said = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return said if isinstance(said, dict) and said.get("kind") == "people" else None


# From tables to rows.


def _sorted(tables: Sequence[str], load: Load) -> tuple[dict[str, tuple[Data, list[str]]], Counter[str]]:
    """The tables of each setting in the order of what was played there, and how many are left out for which reason."""
    found: dict[str, tuple[Data, list[tuple[str, str]]]] = {}
    left_out: Counter[str] = Counter()
    for table in tables:
        kept = load(table)
        if kept is None:
            continue
        try:
            setting = _setting(kept[0])
        except (BadSetup, BadComponents) as error:
            left_out[str(error)] += 1
            continue
        key = json.dumps(setting, sort_keys=True)
        found.setdefault(key, (setting, []))[1].append((_digest(kept), table))
    return {key: (found[key][0], [table for _, table in sorted(found[key][1])]) for key in sorted(found)}, left_out


def _setting(record: Data) -> Data:
    """What games have in common that may be counted together; an error for one that may not."""
    name, edition = record["game"], record["rules"]
    try:
        rules = find(name).rules(None, edition)
    except UnknownGame:
        raise BadSetup(f"{name!r} is no game that is known here") from None
    if record["components"]["fingerprint"] != rules.components.fingerprint:
        raise BadSetup(f"{name} was played with other components than those of edition {edition}")
    components = rules.components.fingerprint
    return {
        "game": name, "edition": edition, "components": components, "players": record["players"],
        "options": record["options"],
    }  # fmt: skip


def _digest(kept: tuple[Data, tuple[str, ...]]) -> str:
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()


def _blocks(tables: Sequence[str], load: Load, left_out: Counter[str]) -> Iterator[Rows]:
    rows: Rows = defaultdict(list)
    number = 0
    for table in tables:
        kept = load(table)
        if kept is None:
            continue
        record, seats = kept
        try:
            match = _whole(record)
        except (BadRecord, BadSetup) as error:
            left_out[str(error)] += 1
            continue
        for name, more in rows_of(measure(match, Fixture(number, number, seats))).items():
            rows[name] += more
        number += 1
        if number % BLOCK == 0:
            yield rows
            rows = defaultdict(list)
    if rows:
        yield rows


def _whole(record: Data) -> Match:
    try:
        match = replay(record, rules=find(record["game"]).rules(None, record["rules"]))
    except BadRecord:
        raise BadRecord(f"a game of {record['game']} goes otherwise by its rules now") from None
    if not match.over:
        raise BadRecord(f"a game of {record['game']} is stored as over and is not")
    return match


def _write_block(folder: Path, rows: Rows, setting: Data, number: int) -> None:
    folder.mkdir(parents=True)
    metadata = {
        "grandvizier.version": version("grandvizier"),
        "grandvizier.kind": "people",
        "grandvizier.setting": fingerprint(setting),
        "grandvizier.block": str(number),
        **{f"grandvizier.{name}": str(setting[name]) for name in ("game", "edition", "components", "players")},
    }
    for name in ALWAYS:
        (folder / f"{name}.parquet").write_bytes(parquet(name, rows[name], metadata))


# And back.


class ExportedGames:
    """The games of people that were exported to a folder."""

    def __init__(self, folder: Path) -> None:
        said = _manifest(folder)
        if said is None or said.get("format") != FORMAT or not isinstance(said.get("settings"), dict):
            raise BadSetup(f"{str(folder)!r} holds no games of people, as `grandvizier export --out` writes them")
        self.folder = folder
        self.settings: dict[str, Data] = said["settings"]

    def tables(self, label: str, name: str, columns: Sequence[str]) -> Iterator[pa.Table]:
        """Some columns of one table of a setting, block by block."""
        for block in range(-(-self.settings[label]["games"] // BLOCK)):
            file = self.folder / label / f"block-{block:06}" / f"{name}.parquet"
            try:
                yield pq.read_table(file, columns=list(columns))
            except (OSError, pa.ArrowException):
                raise BadSetup(f"{str(file)!r} cannot be read; export the games again, to another folder") from None
