"""The rules in our own words: complete, marked as their rulings are, alike in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grandvizier as gv
from grandvizier.core.box.chart import SIGNS
from grandvizier.core.box.components import LANGUAGES
from grandvizier.core.game import Game
from grandvizier.words.book import Book

from .test_catalogues import messages

each_game = pytest.mark.parametrize("game", gv.games(), ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_the_rules_speak_of_every_ruling_and_of_no_other(game: Game) -> None:
    """A person who never saw the box can play from them: nothing that a ruling says is left out."""
    book = Book(game.rules(), "en")
    cited = {ruling for section in game.book for line in book.lines(section) for ruling in line.rulings}
    assert cited == {ruling.id for ruling in game.rulings}


@each_language
@each_game
def test_a_rule_is_known_as_a_ruling_behind_it_is(game: Game, language: str) -> None:
    marks = {ruling.id: set(ruling.marks) for ruling in game.rulings}
    book = Book(game.rules(), language)
    for section in game.book:
        for line in book.lines(section):
            if line.rulings:
                assert any(line.mark in marks[ruling] for ruling in line.rulings), line
            else:
                assert line.mark in {"STATED", "DERIVED"}, f"what is ours has its ruling: {line}"
            assert re.search(r"[°∴≈\[\]]", line.text) is None


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@each_game
def test_the_rules_are_alike_in_every_language(game: Game, language: str) -> None:
    english, other = Book(game.rules(), "en"), Book(game.rules(), language)
    for section in game.book:
        told = [[(line.mark, line.rulings) for line in book.lines(section)] for book in (english, other)]
        assert told[0] == told[1], section
        assert {line.text for line in english.lines(section)} & {line.text for line in other.lines(section)} == set()
    folder = Path(str(game.folder)) / "book"
    assert messages(folder, language) == messages(folder, "en")


@each_game
def test_a_book_has_every_message_it_needs_and_no_other(game: Game) -> None:
    charts = list(game.charts(game.rules()))
    cells = [cell for chart in charts for row in (chart.head, *chart.rows) for cell in row]
    needed = {f"book-{section}{part}" for section in game.book for part in ("", "-title")}
    needed |= {f"chart-{chart.name}" for chart in charts}
    needed |= {term for cell in cells for term in cell.terms if isinstance(term, str)}
    unused = messages(Path(str(game.folder)) / "book", "en").keys() - needed
    # Words of edges and symbols that no tile of the shipped file shows may stand in a corrected one.
    assert {message for message in unused if not message.startswith("chart-word-")} == set()
    assert needed <= messages(Path(str(game.folder)) / "book", "en").keys()


@each_language
@each_game
def test_every_chart_stands_in_a_section_and_can_be_read(game: Game, language: str) -> None:
    book = Book(game.rules(), language)
    for chart in game.charts(game.rules()):
        assert chart.section in game.book
        assert book.say(f"chart-{chart.name}")
        for row in chart.rows:
            assert len(row) == len(chart.head)
            assert all(book.cell(cell) for cell in row if cell.terms)


def test_charts_show_everything_in_the_box() -> None:
    """Every card, character, tile, plate, ware and gift, by the numbers of the rulebooks."""
    sizes = {(game.name, chart.name): len(chart.rows) for game in gv.games() for chart in game.charts(game.rules())}
    assert sizes["three-wishes", "cards"] == 18
    assert [sizes["sultaniya", f"{floor}-tiles"] for floor in ("ground", "first", "second", "roof")] == [20, 20, 28, 25]
    assert (sizes["sultaniya", "characters"], sizes["sultaniya", "objectives"]) == (8, 10)
    wanted = {"simple": 16, "finals": 15, "plates": 16, "markets": 6, "gifts": 21, "wares": 15, "track": 8}
    assert {name: sizes["sultans-wishes", name] for name in wanted} == wanted


def test_a_cell_says_how_it_is_known() -> None:
    book = Book(gv.rules("three-wishes"), "it")
    (chart,) = book.rules.game.charts(book.rules)
    told = {book.cell(row[1]): book.cell(row[3]) for row in chart.rows}
    assert told["Drago domestico °"] == "4 ≈"
    assert told["Fusione fredda"] == "raddoppia le altre due"
    assert len(set(SIGNS.values())) == 4


def test_the_rules_speak_of_a_corrected_file(tmp_path: Path) -> None:
    """SW-9: what the rules and the charts say comes from the file that is played with."""
    text = gv.rules("sultans-wishes").game.shipped_text
    path = tmp_path / "wishes.toml"
    path.write_text(text.replace('id = "round_limit", value = 20', 'id = "round_limit", value = 31'), "utf-8")
    book = Book(gv.rules("sultans-wishes", path), "en")
    assert any("31 rounds" in line.text for line in book.lines("end"))
