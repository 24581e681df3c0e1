"""Where blocks are kept: a folder for each setting, in it a folder for each block that is finished.

A block's folder is there only once it is whole, so whatever is there counts, and a run that was interrupted goes on.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from ...core.errors import BadSetup
from .block import Files, files_of
from .setting import Setting
from .study import Study

MANIFEST: Final = "manifest.json"
FORMAT: Final = 1


class StudyFolder:
    """The blocks of one study."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, study: Study) -> None:
        """Claim the folder for this study, or find the blocks there that belong to it."""
        file = self.path / MANIFEST
        wanted = {"format": FORMAT, **study.plain()}
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not file.exists() and any(self.path.iterdir()):
                raise BadSetup(f"{str(self.path)!r} holds other files; blocks are kept in a folder of their own")
            found = json.loads(file.read_text("utf-8")) if file.exists() else {**wanted, "settings": {}}
        except (OSError, ValueError) as error:
            if isinstance(error, BadSetup):
                raise
            why = (error.strerror or error) if isinstance(error, OSError) else error
            raise BadSetup(f"cannot keep blocks in {str(self.path)!r}: {why}") from None
        if not isinstance(found, dict) or not isinstance(found.get("settings"), dict):
            raise BadSetup(f"{str(file)!r} does not say what was played there")
        for name, value in wanted.items():
            if found.get(name) != value:
                raise BadSetup(
                    f"{str(self.path)!r} holds blocks of {name} {found.get(name)!r}, not {value!r}; "
                    "give another folder with --out"
                )
        settings = found["settings"] | {setting.label: setting.plain() for setting in study.settings}
        _write(file, {**found, "settings": dict(sorted(settings.items()))})

    def has(self, setting: Setting, block: int) -> bool:
        """Whether the block is finished."""
        return self._block(setting, block).is_dir()

    def keep(self, setting: Setting, block: int, files: Files) -> None:
        """Keep a block: all of its tables, or nothing."""
        target = self._block(setting, block)
        part = target.with_suffix(f".{os.getpid()}.part")
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        for name, content in files.items():
            (part / f"{name}.parquet").write_bytes(content)
        if not target.exists():
            part.rename(target)
        else:  # somebody else was quicker with the same block
            shutil.rmtree(part)

    def check(self, setting: Setting, block: int) -> None:
        """Refuse a block that is not whole, or that is not what it is said to be."""
        path = self._block(setting, block)
        for name in files_of(setting):
            file = path / f"{name}.parquet"
            try:
                said = pq.read_schema(file).metadata or {}
            except (OSError, pa.ArrowException):
                raise BadSetup(
                    f"{str(path)!r} has no readable {name}.parquet; delete that folder to play the block again"
                ) from None
            if said.get(b"grandvizier.setting") != setting.fingerprint.encode():
                raise BadSetup(f"{str(file)!r} is of another setting or edition; delete its folder to play it again")
            if said.get(b"grandvizier.mark") != setting.mark().encode():
                raise BadSetup(f"{str(file)!r} was played by other code or components; give another folder with --out")

    def table(self, setting: Setting, block: int, name: str, columns: list[str] | None = None) -> pa.Table:
        """One table of a block, or some of its columns."""
        return pq.read_table(self._block(setting, block) / f"{name}.parquet", columns=columns)

    def blocks(self, setting: Setting, at_most: int | None = None) -> Iterator[int]:
        """The numbers of the finished blocks of a setting, in order."""
        found = sorted(
            int(path.name.removeprefix("block-"))
            for path in (self.path / setting.label).glob("block-*")
            if path.suffix != ".part"
        )
        yield from (number for number in found if at_most is None or number < at_most)

    def _block(self, setting: Setting, block: int) -> Path:
        return self.path / setting.label / f"block-{block:06}"


def _write(file: Path, data: dict[str, Any]) -> None:
    """Write a whole file or none; nothing if it says that already."""
    text = json.dumps(data, indent=1) + "\n"
    if not file.exists() or file.read_text("utf-8") != text:
        part = file.with_suffix(f".{os.getpid()}.part")
        part.write_text(text, "utf-8")
        part.replace(file)
