"""A game that says little: English where another language is missing, and words made of ids where all are."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from grandvizier.core.events import HIDDEN
from grandvizier.core.game import Game
from grandvizier.games import bring
from grandvizier.words import LANGUAGES, Words, needed, spoken
from tests.games.registered import as_before
from tests.match.playing import play_on

__all__ = ["as_before"]


@pytest.fixture
def mute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Caravan without any words, in a package of its own."""
    folder = tmp_path / "mute_caravan"
    shutil.copytree(Path(str(CARAVAN.folder)), folder, ignore=shutil.ignore_patterns("words", "test_*", "__pycache__"))
    monkeypatch.syspath_prepend(tmp_path)
    return replace(CARAVAN, name="mute-caravan", package=folder.name)


def say(game: Game, language: str, text: str) -> None:
    folder = Path(str(game.folder)) / "words"
    folder.mkdir(exist_ok=True)
    (folder / f"{language}.ftl").write_text(text, "utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_word_of_its_own(mute: Game, language: str) -> None:
    match = play_on(gv.Match(mute, players=3, seed=3), Random(3))
    words = Words(match.rules, language, seat=0, names=("Ann", "Ben", "Cem"))
    told = {words.event(event) for event in match.told(0)}
    assert any(re.fullmatch(r"Ben: drew (camel|tent) at their hand [12][.]", line) for line in told)
    assert all("{" not in line for line in told)
    assert words.say("title") == "Mute caravan"
    assert words.question("turn") == "Turn?"
    assert words.place(0) == "your hand 1"
    for message in needed(match.rules):
        assert words._bundle.has_message(message)


TOLD = """
from grandvizier.kit import *
events = Events()
events.add(kind("bought", who=SEAT, to=PLACE, off=PLACE, card=face("card"), points=COUNT, coins=COUNT))
events.add(kind("paid", who=SEAT, coins=COUNT))
events.add(kind("sealed", who=SEAT, to=PLACE, card=face("card")))

def build(game, components, edition):
    return Tables(game, components, edition, moves=[], asks={}, each={"hand": 2}, places={"market": 2})

GAME = Game(name="told", package=__name__, seats=range(2, 3), own_kinds=events.all(), build=build, begin=build)
"""


def test_a_made_sentence_says_what_went_from_where_to_where_and_counts_places_from_one(tmp_path: Path) -> None:
    (tmp_path / "told").mkdir()
    (tmp_path / "told" / "components.toml").write_text('[[card]]\nid = "salt"\n', "utf-8")
    (tmp_path / "told" / "__init__.py").write_text(TOLD, "utf-8")
    words = Words(bring(str(tmp_path / "told")).rules(), "en", seat=0, names=("Ann", "Ben"))
    told = [words.event(event) for event in ((3, 1, 3, 4, 0, 7, 3), (4, 1, 8), (5, 1, 2, HIDDEN))]
    assert told == [
        "Ben: bought salt from market 1 to their hand 2, points 7, coins 3.",
        "Ben: paid coins 8.",
        "Ben: sealed to their hand 1.",
    ]


def test_english_stands_where_another_language_says_nothing(mute: Game) -> None:
    say(mute, "en", "title = The Silk Road\nquestion-turn = What now?\n")
    say(mute, "pt", "title = A Rota da Seda\n")
    assert spoken(mute) == ["en", "pt"]
    portuguese, italian = (Words(mute.rules(), language) for language in ("pt", "it"))
    assert [portuguese.say("title"), portuguese.question("turn")] == ["A Rota da Seda", "What now?"]
    assert [italian.say("title"), italian.question("turn")] == ["The Silk Road", "What now?"]


def test_words_that_cannot_be_read_are_named_by_file_and_line(mute: Game) -> None:
    say(mute, "en", "title = The Silk Road\n\nquestion-turn { what\n")
    with pytest.raises(gv.BadSetup, match=r"words/en\.ftl of mute-caravan cannot be read from line 3 on"):
        Words(mute.rules(), "en")
