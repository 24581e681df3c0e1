"""Keeps what every piece of every game looks like, small: `python -m scripts.art` takes the art sheets anew.

A piece is kept as a thumbnail of a few pixels, each the mean of what is drawn there: letters and lines may be drawn a
little otherwise by another browser, a piece that is broken, missing or another one is seen at once.
"""

from __future__ import annotations

import base64
import struct
import sys
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Browser, sync_playwright

from grandvizier.games import games
from scripts import chromium
from scripts.pictures.camera import ROOMS, Room, serving

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "browser" / "art"
SIDE = 12
"""How many pixels wide and high a kept thumbnail is."""
FINE = 32
"""And one by which pieces are told apart."""
ACROSS = 24
"""How many stand in a row of the kept picture."""
VIEW: Any = {"viewport": {"width": 1280, "height": 900}, "device_scale_factor": 1, "reduced_motion": "reduce"}
Thumbs = dict[str, np.ndarray[Any, np.dtype[np.uint8]]]
BOXES = """() => [...document.querySelectorAll("[data-art]")].map(found => {
  const { x, y, width, height } = found.getBoundingClientRect();
  return [found.dataset.art, x + scrollX, y + scrollY, width, height];
})"""
SHRINK = """async ([picture, boxes, sides]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
  pen.drawImage(bitmap, 0, 0);
  const shrink = (pixels, width, height, side) => {
    const sums = new Float64Array(side * side * 4);
    for (let y = 0, from = 0; y < height; y++)
      for (let x = 0; x < width; x++, from += 4) {
        const to = 4 * (side * Math.floor((y * side) / height) + Math.floor((x * side) / width));
        for (let part = 0; part < 3; part++) sums[to + part] += pixels[from + part];
        sums[to + 3]++;
      }
    const means = new Uint8Array(side * side * 3);
    for (let i = 0; i < means.length; i++) {
      const at = 4 * Math.floor(i / 3);
      means[i] = Math.round(sums[at + (i % 3)] / Math.max(1, sums[at + 3]));
    }
    return btoa(String.fromCharCode(...means));
  };
  return boxes.map(([, ...box]) => {
    const [x, y, width, height] = box.map(Math.round);
    const { data } = pen.getImageData(x, y, width, height);
    return sides.map((side) => shrink(data, width, height, side));
  });
}"""
"""The mean of what lies in each cell of a grid over each piece, for grids of several sizes."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the art sheet of a game looks like in one room."""

    thumbs: Thumbs
    fine: Thumbs


def look(browser: Browser, url: str, game: str, room: Room) -> Sheet:
    """Open an art sheet in this room and look at every piece."""
    store: Any = {"origin": url, "localStorage": [{"name": "gv:settings", "value": '{"language": "en"}'}]}
    how: Any = {"color_scheme": room, "storage_state": {"cookies": [], "origins": [store]}, "service_workers": "block"}
    context = browser.new_context(**VIEW, **how)
    # Another page does the sums: the sheet's own may not load a picture from its address.
    page, sums = context.new_page(), context.new_page()
    page.goto(f"{url}/art/{game}")
    page.locator("[data-art]").first.wait_for()
    page.locator("[data-waiting]").first.wait_for(state="detached")
    page.evaluate("document.fonts.ready")
    boxes = page.evaluate(BOXES)
    picture = base64.b64encode(page.screenshot(full_page=True)).decode()
    small, fine = zip(*sums.evaluate(SHRINK, [picture, boxes, [SIDE, FINE]]), strict=True)
    context.close()
    names = [str(box[0]) for box in boxes]
    return Sheet(_thumbs(names, small, SIDE), _thumbs(names, fine, FINE))


def _thumbs(names: list[str], raw: Sequence[str], side: int) -> Thumbs:
    pixels = (np.frombuffer(base64.b64decode(one), np.uint8).reshape(side, side, 3) for one in raw)
    return dict(zip(names, pixels, strict=True))


# What is kept: the names in a text, the thumbnails in their order in a picture for each room.


def keep(game: str, room: Room, thumbs: Thumbs) -> None:
    """Write them down."""
    rows = -(-len(thumbs) // ACROSS)
    picture = np.zeros((rows * SIDE, ACROSS * SIDE, 3), np.uint8)
    for number, thumb in enumerate(thumbs.values()):
        y, x = divmod(number, ACROSS)
        picture[y * SIDE : (y + 1) * SIDE, x * SIDE : (x + 1) * SIDE] = thumb
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game}-{room}.png").write_bytes(_png(picture))
    (FOLDER / f"{game}.txt").write_text("".join(f"{name}\n" for name in thumbs), "utf-8")


def kept(game: str, room: Room) -> Thumbs:
    """What was written down."""
    names = (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()
    picture = _pixels((FOLDER / f"{game}-{room}.png").read_bytes())
    found = {}
    for number, name in enumerate(names):
        y, x = divmod(number, ACROSS)
        found[name] = picture[y * SIDE : (y + 1) * SIDE, x * SIDE : (x + 1) * SIDE]
    return found


def _png(picture: np.ndarray[Any, np.dtype[np.uint8]]) -> bytes:
    """A PNG of the plainest kind: 8 bits a colour, no filter."""
    height, width, _ = picture.shape
    rows = b"".join(b"\0" + row.tobytes() for row in picture)
    chunks = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0),
        b"IDAT": zlib.compress(rows, 9),
        b"IEND": b"",
    }
    parts = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks.items()
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _pixels(png: bytes) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The picture in a PNG that `_png` wrote."""
    width, height = struct.unpack(">II", png[16:24])
    (length,) = struct.unpack(">I", png[33:37])
    rows = np.frombuffer(zlib.decompress(png[41 : 41 + length]), np.uint8).reshape(height, 1 + 3 * width)
    return rows[:, 1:].reshape(height, width, 3)


@contextmanager
def _browser() -> Iterator[Browser]:
    browser_path = chromium.find()
    if browser_path is None:
        sys.exit(chromium.MISSING)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=browser_path, args=chromium.ARGUMENTS)


def main() -> None:
    """All games, in both rooms."""
    with _browser() as browser, serving() as url:
        for game in games():
            for room in ROOMS:
                sheet = look(browser, url, game.name, room)
                keep(game.name, room, sheet.thumbs)
                print(f"{game.name}, {room}: {len(sheet.thumbs)} pieces", flush=True)


if __name__ == "__main__":
    main()
