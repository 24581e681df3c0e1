"""Rooms a stranger finds at once: no long module, no crowded folder, no word that means two things."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.quick import SLOW

TOP = Path(__file__).parents[2]
ROOT = TOP / "src" / "grandvizier"
LONGEST = 400
CROWDED = 14
FOLDERS = [
    folder
    for root in (ROOT, TOP / "examples", TOP / "scripts", TOP / "bench")
    for folder in [root, *sorted(path for path in root.rglob("*") if path.is_dir())]
    if not {"static", "__pycache__", "results"} & set(folder.relative_to(TOP).parts)
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(TOP)))
def test_no_folder_is_crowded_and_no_module_long(folder: Path) -> None:
    modules = list(folder.glob("*.py"))
    assert len(modules) <= CROWDED
    assert {path.name for path in modules if len(path.read_text("utf-8").splitlines()) > LONGEST} == set()


PAGE = TOP / "web" / "src"
MADE = {PAGE / "protocol" / "messages.ts"}
"""What a script writes is as long as what it is written from."""


def rooms_of_the_page() -> list[Path]:
    """Drawings and words aside: those are as many as there are things to draw and to say."""
    folders = [PAGE, *sorted(path for path in PAGE.rglob("*") if path.is_dir())]
    return [folder for folder in folders if not {"art", "words"} & set(folder.relative_to(PAGE).parts)]


@pytest.mark.parametrize("folder", rooms_of_the_page(), ids=lambda path: str(path.relative_to(PAGE)))
def test_no_folder_of_the_page_is_crowded_and_no_module_long(folder: Path) -> None:
    modules = [path for path in folder.iterdir() if path.suffix in {".ts", ".svelte"} and path not in MADE]
    assert len(modules) <= CROWDED
    assert {path.name for path in modules if len(path.read_text("utf-8").splitlines()) > LONGEST} == set()


def test_what_is_left_to_the_slow_tests_is_there() -> None:
    assert [file for file in SLOW if not (TOP / "tests" / file).is_file()] == []


@pytest.mark.parametrize("game", [path for path in sorted((ROOT / "games").iterdir()) if (path / "words").is_dir()])
def test_every_game_has_the_same_rooms(game: Path) -> None:
    assert {"rules", "box", "sight", "bots", "words", "book"} <= {path.name for path in game.iterdir() if path.is_dir()}


def test_the_name_of_a_class_means_one_thing() -> None:
    """It is declared once; only what every game has is once in each game, and in the core, which says what it is."""
    rooms: dict[str, list[str]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        top, *below = path.relative_to(ROOT).parts
        room = f"games/{below[0]}" if top == "games" else "core" if top == "core" else "elsewhere"
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                rooms.setdefault(node.name, []).append(room)
    twice = {
        name: found
        for name, found in rooms.items()
        if len(set(found)) < len(found) or ("elsewhere" in found and len(found) > 1)
    }
    assert twice == {}


def test_no_phrase_of_another_language_stands_in_the_code_of_a_game() -> None:
    """Names and sentences stand in catalogues and components, in all languages at once."""
    keyed = {
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "games").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Dict)
        and {"it", "pt"} & {key.value for key in node.keys if isinstance(key, ast.Constant)}
    }
    assert keyed == set()


@pytest.mark.parametrize("game", [path for path in sorted((ROOT / "games").iterdir()) if (path / "sight").is_dir()])
def test_what_a_seat_sees_and_hears_is_typed(game: Path) -> None:
    """Views and events have named fields, from which the page's types are made: nothing in them may be anything."""
    untyped = {
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (game / "sight").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == "Any"
    }
    assert untyped == set()
