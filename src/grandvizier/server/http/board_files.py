"""The board that a game from outside brings along: the files of its `board` folder, and of nothing else."""

from __future__ import annotations

import re
from importlib.resources import as_file
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from ...games import games

KINDS: Final = {
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What may lie there; whatever else does is not served."""
NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")
"""A file or folder; none begins with a dot, so no path leads out."""


class BoardFile(NamedTuple):
    """A file as it is answered."""

    body: bytes
    kind: str


def board_file(game: str, path: str) -> BoardFile | None:
    """A file of the board of a game that is known here; None if there is none."""
    kind = KINDS.get(PurePosixPath(path).suffix)
    names = path.split("/")
    found = next((known for known in games() if known.name == game), None)
    if found is None or kind is None or not all(map(NAME.fullmatch, names)):
        return None
    folder = found.folder.joinpath("board")
    if not folder.is_dir() or not (file := folder.joinpath(*names)).is_file():
        return None
    # A link may lead out where no name does.
    with as_file(folder) as root, as_file(file) as place:
        if isinstance(folder, Path) and not place.resolve().is_relative_to(root.resolve()):
            return None
        return BoardFile(place.read_bytes(), kind)
