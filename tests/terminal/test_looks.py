"""What the screen looks like: pictures of its main states.

A picture that is meant to differ is taken anew with `pytest tests/terminal/test_looks.py --snapshot-update`.  Then look
at it.
"""

from __future__ import annotations

import asyncio

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.color import Color
from textual.theme import Theme

from grandvizier.terminal.themes import THEMES
from grandvizier.terminal.viewer import ViewerApp

from .hands import pictured, played, seated

LOOK = ("1", "enter")

STATES = {
    "first-look": ("en", (120, 40), 3, ()),
    "half-picked": ("en", (100, 30), 3, (*LOOK, "s", "3", "down")),
    "to-confirm": ("it", (80, 24), 3, (*LOOK, "c", "3", "1")),
    "five-by-day": ("pt", (80, 24), 5, (*LOOK, "d", "1")),
    "lost-card": ("en", (120, 40), 4, (*LOOK, "s", "1", "6", "enter", "h", "enter")),
    "undo-refused": ("it", (80, 24), 3, (*LOOK, "u")),
    "why-not": ("en", (80, 24), 3, (*LOOK, "w")),
}


TEXT = {
    "foreground": ("background", "surface", "panel"),
    "muted": ("background", "surface", "panel"),
    "gold": ("background", "surface", "panel"),
    "turquoise": ("background", "surface"),
    "pomegranate": ("background",),
    "on-gold": ("gold-fill",),
    "ink": ("paper", "paper-noted"),
    "back-ink": ("back",),
}
"""What is written in which colour, and on which grounds."""


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_text_can_be_read(theme: Theme) -> None:
    colours = {**theme.to_color_system().generate(), **theme.variables}
    for text, grounds in TEXT.items():
        for ground in grounds:
            assert _contrast(colours[text], colours[ground]) >= 4.5, f"{text} on {ground}"
    assert _contrast(colours["edge"], colours["background"]) >= 3


def _contrast(text: str, ground: str) -> float:
    """The contrast of two colours as WCAG counts it."""
    dark, light = sorted(map(_luminance, (text, ground)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in Color.parse(colour).normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.fixture
def picture(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(SVGImageSnapshotExtension)


@pytest.mark.parametrize("state", STATES)
def test_looks_as_before(state: str, picture: SnapshotAssertion) -> None:
    language, size, players, keys = STATES[state]
    assert pictured(seated(players=players, bots=("random",)), *keys, language=language, size=size) == picture


def test_the_end_looks_as_before(picture: SnapshotAssertion) -> None:
    assert pictured(seated(match=played(upto="declare")), "4", "enter", size=(100, 36)) == picture


def test_the_viewer_looks_as_before(picture: SnapshotAssertion) -> None:
    async def watch() -> str:
        match = played()
        app = ViewerApp(match, match.record(), seat=None, language="en")
        async with app.run_test(size=(110, 32)) as pilot:
            await pilot.press("end", "pageup")
            await pilot.pause()
            return app.export_screenshot(title="Grand Vizier")

    assert asyncio.run(watch()) == picture
