#!/usr/bin/env python3
"""Takes pictures of every state of the page: on a phone and a desktop, in the light and the dark room.

The server runs here with fixed seeds, so that the pictures of two versions can be laid side by side.
"""

from __future__ import annotations

import argparse
import html
import itertools
import sys
from pathlib import Path

from . import reading, tables, three_wishes
from .camera import ROOMS, ROOT, SIZES, USUAL, Camera, studio

SCENES = three_wishes.SCENES | tables.SCENES | reading.SCENES


def contact_sheet(out: Path) -> None:
    """All pictures on one page, a row for each state."""
    rows: dict[str, list[str]] = {}
    for path in sorted(out.glob("*.png")):
        rows.setdefault(path.stem.rsplit("-", 2)[0], []).append(path.name)
    lines = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Grand Vizier in pictures</title><style>",
        "body { font: 16px system-ui; margin: 2rem; background: #888 }",
        "figure { display: inline-block; margin: 0.5rem }",
        "img { height: 20rem; border: 1px solid } a { color: inherit }</style><h1>Grand Vizier in pictures</h1>",
    ]
    for name, files in rows.items():
        lines.append(f"<h2>{html.escape(name)}</h2>")
        lines += [
            f"<figure><a href='{file}'><img src='{file}' alt='{file}' loading='lazy'></a>"
            f"<figcaption>{file}</figcaption></figure>"
            for file in files
        ]
    (out / "index.html").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> int:
    """Take them all."""
    example = "Example: python -m scripts.pictures.screenshots --size phone"
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], epilog=example)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots", metavar="DIR", help="where they go")
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size")
    parser.add_argument("--room", choices=ROOMS, action="append", help="only this room")
    parser.add_argument("--scene", choices=SCENES, action="append", help="only this part")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    with studio() as (browser, url):
        for size, scene in itertools.product(args.size or USUAL, args.scene or SCENES):
            camera = Camera(browser, url, args.out, size, args.room or ROOMS)
            SCENES[scene](camera)
            print(f"{size}, {scene}: {len(camera.taken)} pictures", flush=True)
    contact_sheet(args.out)
    print(f"{args.out / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
