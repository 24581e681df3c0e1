"""A new game to begin with: a folder that plays at once, with tests, packaging and a README."""

from __future__ import annotations

import importlib.util
import keyword
import re
import shutil
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Final

from ..core.errors import BadSetup
from ..games import games

FILES: Final = {
    "game.py.txt": "{module}/__init__.py",
    "components.toml.txt": "{module}/components.toml",
    "en.ftl.txt": "{module}/words/en.ftl",
    "test_game.py.txt": "tests/test_{module}.py",
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
}
"""What is written where."""
TESTS: Final = "tests"
LONGEST: Final = 40


def module_of(name: str) -> str:
    """The package of a game of this name; or an error that says why it cannot be called so."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise BadSetup(
            f"a game is called by small letters, digits and single hyphens, at most {LONGEST}, as palace-letters:"
            f" not {name!r}"
        )
    module = name.replace("-", "_")
    if name == TESTS:
        raise BadSetup(f"its tests lie in a folder called {TESTS!r}: give the game another name")
    if any(game.name == name for game in games()):
        raise BadSetup(f"there is already a game called {name!r}")
    if keyword.iskeyword(module) or module in sys.builtin_module_names or importlib.util.find_spec(module):
        raise BadSetup(f"Python already has something called {module!r}: give the game another name")
    return module


def write(name: str, where: Path) -> Path:
    """Write the folder of a new game into this one; all of it or nothing."""
    module, folder = module_of(name), where / name
    if not where.is_dir():
        raise BadSetup(f"there is no folder {str(where)!r}")
    if folder.exists():
        raise BadSetup(f"{str(folder)!r} is already there: choose another name, or move it away")
    title = " ".join(word.capitalize() for word in name.split("-"))
    marks = {"@NAME@": name, "@MODULE@": module, "@TITLE@": title, "@FOLDER@": name}
    try:
        with tempfile.TemporaryDirectory(dir=where, prefix=f".{name}-") as made:
            for template, place in FILES.items():
                text = files(__package__ or "").joinpath("skeleton", template).read_text("utf-8")
                for mark, value in marks.items():
                    text = text.replace(mark, value)
                file = Path(made, name, place.format(module=module))
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, "utf-8")
            shutil.move(Path(made, name), folder)
    except OSError as error:
        raise BadSetup(f"the folder {str(folder)!r} cannot be written: {error}") from error
    return folder
