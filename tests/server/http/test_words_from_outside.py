"""Games from outside whose words cannot be read: named, put aside before anybody sits down, and the others go on."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from grandvizier.games import SHIPPED, bring, put_aside
from tests.games.registered import as_before
from tests.games.test_plugins import package
from tests.server.kit import running

__all__ = ["as_before"]


@pytest.mark.parametrize(
    "words, why",
    [
        (b"title = Desert\nevent-= {{{\n", "words/it.ftl of mute-words cannot be read from line 2 on"),
        (b"title = \xff\n", "words/it.ftl of mute-words cannot be read: 'utf-8' codec"),
    ],
    ids=["no Fluent", "no text"],
)
def test_a_game_whose_words_cannot_be_read_is_named_and_put_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, words: bytes, why: str
) -> None:
    for site, name in (("a", "mute-words"), ("b", "well-spoken")):
        folder = package(tmp_path / site, f"{name.replace('-', '_')}_{len(words)}", game=name)
        if name == "mute-words":
            (folder / "words" / "it.ftl").write_bytes(words)
        bring(str(folder))
    with caplog.at_level(logging.WARNING), running(tmp_path / "data") as house:
        listed = [game["name"] for game in house.get("/api/games")["games"]]
        assert [name for name in listed if name != "caravan"] == [
            *(name.replace("_", "-") for name in SHIPPED), "well-spoken",
        ]  # fmt: skip
    (told,) = (fault for fault in put_aside() if "mute-words" in fault)
    assert told.startswith(f"the game 'mute-words', named by you, is put aside: {why}")
    assert told in caplog.text
