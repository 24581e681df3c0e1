"""Every box that was ever shipped is kept: what was begun with it goes on with it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

import grandvizier as gv
from grandvizier.core.game import Game

ROOT: Final = Path(__file__).parents[2]
LIST: Final = Path(__file__).with_name("boxes.toml")
SHIPPED: Final[dict[str, list[str]]] = tomllib.loads(LIST.read_text("utf-8"))
each_game = pytest.mark.parametrize("game", gv.games(), ids=lambda game: game.name)


def kept(game: Game) -> Path:
    """Where the boxes lie that a game was shipped with before."""
    return Path(str(game.folder)) / "box" / "earlier"


@each_game
def test_the_box_that_was_shipped_before_is_kept_when_another_takes_its_place(game: Game) -> None:
    components = Path(str(game.folder)).relative_to(ROOT) / "components.toml"
    now = game.rules().components.fingerprint
    for before in SHIPPED[game.name]:
        file = kept(game).relative_to(ROOT) / f"{before}.toml"
        assert before == now or (ROOT / file).is_file(), (
            f"{components} has changed, and tables and records began with what it was: `make generate` keeps"
            f" it as {file}"
        )
    assert SHIPPED[game.name][-1] == now, f"`make generate` keeps what {components} was"


@each_game
def test_an_earlier_box_bears_its_fingerprint_and_is_whole(game: Game) -> None:
    assert {file.stem for file in kept(game).glob("*.toml")} == {*SHIPPED[game.name][:-1]}
    for fingerprint in SHIPPED[game.name]:
        box = game.rules_of_then(None, None, fingerprint).components
        assert (box.fingerprint, box.warnings) == (fingerprint, ())
