"""What moves on the page moves by transform and opacity alone, which cost no layout and no paint."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
FILES = sorted(
    path for kind in ("*.ts", "*.svelte", "*.css") for path in SOURCES.rglob(kind) if ".test." not in path.name
)
MOVING = {"transform", "translate", "rotate", "scale", "opacity"}
"""The transform, whole or in parts, and opacity.  There is no exception: what changes its colour under the pointer
changes it at once."""
KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]+\{[^{}]*\}\s*)*)\}")
DECLARATION = re.compile(r"[{;]\s*([\w-]+)\s*:")
TRANSITION = re.compile(r"(?<![\w-])transition(?:-property)?:([^;}]*)")
BY_SCRIPT = re.compile(
    r"\.animate\(|new (?:KeyframeEffect|Animation)\b|startViewTransition|<animate|svelte/(?:transition|animate|motion)"
    r"|\bstyle:(?:transition|animation)|\.style\.(?:transition|animation)|[\"'](?:transition|animation)[\"']"
)
ONE_PLACE = "motion/motion.ts"
"""Where scripts have things moved; its type lets nothing but these move."""


def moved(transition: str) -> set[str]:
    """The properties that a transition names; it means all of them where it names none."""
    parts = [part.split() for part in re.sub(r"\([^()]*\)", "", transition).split(",")]
    return {"all" if re.match(r"[\d.]", part[0]) else part[0] for part in parts} - {"none"}


@pytest.mark.parametrize(
    "transition, right",
    [
        ("none", True),
        ("transform var(--quick)", True),
        ("\n  transform 140ms cubic-bezier(0.2, 0, 0, 1),\n  opacity 140ms", True),
        ("box-shadow 100ms", False),
        ("transform 1s, color 1s", False),
        ("all 100ms", False),
        ("0.2s ease-out", False),
    ],
)
def test_what_a_transition_moves_is_read_off_it(transition: str, right: bool) -> None:
    assert (moved(transition) <= MOVING) is right


def test_transitions_move_nothing_else() -> None:
    named = [value for path in FILES for value in TRANSITION.findall(path.read_text("utf-8"))]
    assert named
    assert {value for value in named if moved(value) - MOVING} == set()


def test_keyframes_move_nothing_else() -> None:
    text = "\n".join(path.read_text("utf-8") for path in FILES)
    frames = [(name, set(DECLARATION.findall(body))) for name, body in KEYFRAMES.findall(text)]
    assert len(frames) == text.count("@keyframes") > 0
    assert [(name, moved) for name, moved in frames if not moved or moved - MOVING] == []


def test_scripts_move_things_in_one_place() -> None:
    moving = {path.relative_to(SOURCES).as_posix() for path in FILES if BY_SCRIPT.search(path.read_text("utf-8"))}
    assert moving == {ONE_PLACE}


def test_no_style_comes_from_elsewhere() -> None:
    imported = {one for path in FILES for one in re.findall(r'import "([^"]+\.css)"', path.read_text("utf-8"))}
    assert {one for one in imported if not one.startswith(".")} == set()
