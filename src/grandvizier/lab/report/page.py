"""The report as one file: nothing in it comes from anywhere else."""

from __future__ import annotations

import json
import os
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from . import sections


def page(found: dict[str, Any], title: str) -> str:
    """The whole page."""
    # Every report carries it, so that each opens alone: as short as it can be.
    style = " ".join(files(__package__).joinpath("style.css").read_text("utf-8").split())
    body = [
        sections.caveats(found),
        sections.alarms(found),
        sections.glance(found),
        sections.people(found),
        *(sections.setting(one) for one in found["settings"]),
        sections.skill(found),
        sections.without(found),
        sections.beside(found),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}: how it plays</title><style>{style}</style></head><body>"
        f"<header><h1>{escape(title)}: how it plays</h1><p class='quiet'>{escape(_setting(found))}</p></header>"
        f"<main>{''.join(body)}</main></body></html>\n"
    )


def _setting(found: dict[str, Any]) -> str:
    """What was played, for whoever wants to play it again."""
    options = [f"{name.replace('_', ' ')}: {str(value).lower()}" for name, value in found["options"].items()]
    said = {name: found[name] for name in ("edition", "components", "seed")}
    played = [f"{found['games']} games", *(f"{name} {value}" for name, value in said.items())]
    return ", ".join([*played, f"Grand Vizier {found['version']}", *options])


def write(folder: Path, found: dict[str, Any], title: str) -> Path:
    """Write the page and its figures into a folder; the path of the page."""
    for name, text in (("report.json", json.dumps(found, indent=1) + "\n"), ("report.html", page(found, title))):
        part = folder / f"{name}.{os.getpid()}.part"
        part.write_text(text, "utf-8")
        part.replace(folder / name)
    return folder / "report.html"
