"""Writes every file that follows from others by itself: `make generate`.

What is only to change when somebody means it (goldens, the ladder, pictures, icons) has a command of its own; see
CONTRIBUTING, "Files that are made".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from scripts import boxes, page_types, protocol, rulings

ROOT: Final = Path(__file__).resolve().parent.parent
GENERATORS: Final[tuple[Callable[[], Mapping[Path, str]], ...]] = (
    rulings.files,
    protocol.files,
    page_types.files,
    boxes.files,
)
"""Each answers with the files it makes, whole."""


def files() -> dict[Path, str]:
    """All files and what should stand in them."""
    return {path: text for generator in GENERATORS for path, text in generator().items()}


def main() -> None:
    """Write what is out of date, and name it."""
    for path, text in files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
