"""The report as one file: nothing in it comes from anywhere else."""

from __future__ import annotations

import json
import os
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from . import comparisons, sections
from .answers import answers
from .markup import number


def page(found: dict[str, Any], title: str) -> str:
    """The whole page."""
    # Every report carries it, so that each opens alone: as short as it can be.
    style = " ".join(files(__package__).joinpath("style.css").read_text("utf-8").split())
    body = [
        answers(found),
        sections.contents(found),
        sections.alarms(found),
        sections.glance(found),
        sections.people(found),
        *(sections.setting(one) for one in found["settings"]),
        comparisons.skill(found),
        comparisons.without(found),
        comparisons.beside(found),
        comparisons.again(found),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}: how it plays</title><style>{style}</style></head><body>"
        f"<header><h1>{escape(title)}: how it plays</h1><p class='quiet'>{_played(found)}</p>{sections.caveats(found)}"
        f"</header><main>{''.join(body)}</main></body></html>\n"
    )


def _played(found: dict[str, Any]) -> str:
    """How much was played, in a line."""
    seats = " or ".join(str(players) for players in dict.fromkeys(one["players"] for one in found["settings"]))
    return f"{number(found['games'])} games with {seats} {'player' if seats == '1' else 'players'}"


def write(folder: Path, found: dict[str, Any], title: str) -> Path:
    """Write the page and its figures into a folder; the path of the page."""
    for name, text in (("report.json", json.dumps(found, indent=1) + "\n"), ("report.html", page(found, title))):
        part = folder / f"{name}.{os.getpid()}.part"
        part.write_text(text, "utf-8")
        part.replace(folder / name)
    return folder / "report.html"
