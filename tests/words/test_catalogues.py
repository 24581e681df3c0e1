"""The catalogues: complete in every language, and without a word too many."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grandvizier
import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from grandvizier.bots.advice import OTHERS
from grandvizier.core.actions import verb
from grandvizier.core.box.components import MARKS
from grandvizier.core.events import kind, named
from grandvizier.core.game import Game
from grandvizier.games.sultaniya.box.terms import POWERS
from grandvizier.games.sultans_wishes.box.terms import EFFECTS, TOWNS
from grandvizier.games.three_wishes import GAME as THREE_WISHES
from grandvizier.words import LANGUAGES, Words, needed

SOURCE = Path(grandvizier.__file__).parent
GAMES = [*gv.games(), CARAVAN]
FOLDERS = {"shared": SOURCE / "words", **{game.name: Path(str(game.folder)) / "words" for game in GAMES}}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """The variables that a pattern speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.found.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a file with its variables; a file that does not parse, or says a thing twice, is an error."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.BaseComment):
            continue
        assert isinstance(entry, ftl.Message), f"{folder.parent.name}/{language}: {entry.to_json()}"
        assert entry.id.name not in found, f"{entry.id.name} twice"
        assert entry.value is not None
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.found
    return found


# Complete, and nothing too many.


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", FOLDERS)
def test_every_language_has_the_messages_of_english_with_the_same_variables(name: str, language: str) -> None:
    english, other = messages(FOLDERS[name], "en"), messages(FOLDERS[name], language)
    assert other.keys() == english.keys()
    assert {message: other[message] for message in english if other[message] != english[message]} == {}


@each_game
def test_a_game_has_every_message_it_needs_and_no_other(game: Game) -> None:
    assert messages(FOLDERS[game.name], "en").keys() == needed(game.rules())


def test_the_word_behind_a_number_is_needed_wherever_the_number_is_declared() -> None:
    """In an event, in a move, or among the facts of a view."""
    verdicts = {"verdict-scores", "verdict-outright", "verdict-time_travel", "verdict-missing_type"}
    silent = replace(THREE_WISHES, own_kinds=())
    assert not verdicts & needed(silent.rules())
    assert verdicts <= needed(replace(silent, own_kinds=(kind("turned_up", verdict=named("verdict")),)).rules())
    assert verdicts <= needed(replace(silent, facts=(("top", named("verdict")),)).rules())
    rules = silent.rules()
    rules.moves.verbs.append(verb(print, verdict=named("verdict")))
    assert verdicts <= needed(rules)


def test_what_the_components_name_needs_no_message() -> None:
    assert not {message for message in needed(CARAVAN.rules()) if message.startswith("back-")}


@each_game
def test_no_game_speaks_over_what_all_share(game: Game) -> None:
    assert not messages(FOLDERS[game.name], "en").keys() & messages(FOLDERS["shared"], "en").keys()


def literals(*folders: str) -> Iterator[str]:
    """Every string that stands in the source, docstrings aside."""
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


NAMED = {"effect": EFFECTS, "town": TOWNS, "djinn": POWERS}
"""What the terminal says of everything that a box names, by the names of the box."""


def test_the_shared_catalogue_has_every_message_that_the_code_says_and_no_other() -> None:
    """The core's refusals and rulings, what the terminal says, and what a seat is called and asked."""
    core, everywhere = set(literals("core", "match")), set(literals(""))
    shared = messages(FOLDERS["shared"], "en").keys()
    codes = {message.removeprefix("no-") for message in shared if message.startswith("no-")}
    rulings = {message.removeprefix("ruling-") for message in shared if message.startswith("ruling-")}
    spoken = {message for message in shared if message.startswith("ui-")}
    always = {"seat", "event-asked", "outlook-points", f"outlook-{OTHERS}"}
    assert shared == always | {f"no-{c}" for c in codes} | {f"ruling-{r}" for r in rulings} | spoken
    assert codes <= core, "a refusal that nobody gives"
    assert rulings == {text for text in core if re.fullmatch(r"GV-\d+", text)}
    named = {f"ui-{what}-{name}" for what, names in NAMED.items() for name in names}
    assert spoken == named | {text for text in everywhere if re.fullmatch(r"ui-[a-z-]*[a-z]", text)}


def test_every_refusal_of_the_core_has_its_sentence() -> None:
    given = {code for code, _ in refusals_in_source()}
    shared = messages(FOLDERS["shared"], "en").keys()
    assert {f"no-{code}" for code in given} <= shared
    assert {"over", "no-such-seat", "not-asked", "no-such-row", "too-far"} <= given


def refusals_in_source() -> Iterator[tuple[str, str]]:
    """Code and ruling of each `Refusal("...", "...")` in core and match."""
    for folder in ("core", "match"):
        for path in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    code, ruling, *_ = node.args
                    if isinstance(code, ast.Constant) and isinstance(ruling, ast.Constant):
                        yield str(code.value), str(ruling.value)


@each_language
@each_game
def test_every_sentence_of_a_ruling_stands_on_a_line_of_its_own_and_has_its_own_mark(game: Game, language: str) -> None:
    words = Words(game.rules(), language)
    for ruling in game.rulings:
        sentences = words.sentences(ruling.id)
        assert len(sentences) == len(ruling.marks), ruling.id
        assert set(ruling.marks) <= set(MARKS)
        assert not [text for text in sentences if re.search(r"[.!?] [^\W\d_]", text)], f"{ruling.id}: two in one line"
        assert words.ruling(ruling.id) == " ".join(sentences)


STATED = {
    "SW-10", "SW-19", "SW-29", "SW-31", "SW-34", "SW-36", "SW-38", "SW-40", "SW-42", "SW-46", "SW-60", "TR-4", "TR-10",
}  # fmt: skip
"""Rulings in which the rulebook's own rule is told before what we add to it."""


def test_what_the_rulebook_states_is_not_shown_as_ours_nor_ours_as_stated() -> None:
    marks = {ruling.id: ruling.marks for game in gv.games() for ruling in game.rulings}
    assert {ruling for ruling in STATED if marks[ruling][0] != "STATED"} == set()
    words = Words(gv.rules("sultans-wishes"), "en")
    sentences = dict(zip(words.sentences("SW-45"), marks["SW-45"], strict=True))
    assert [mark for text, mark in sentences.items() if "leave the chart" in text] == ["RECONSTRUCTED"]
    assert "FOUND" in marks["3W-1"]


@each_game
def test_what_is_taken_from_the_box_is_there_in_every_language(game: Game) -> None:
    """And nothing is kept for sentences that nobody says."""
    box = {f"box_{key}" for key in game.rules().components.box()}
    spoken = {variable for names in messages(FOLDERS[game.name], "en").values() for variable in names}
    book = messages(FOLDERS[game.name].parent / "book", "en") if game.book else {}
    told = {variable for names in book.values() for variable in names}
    assert {variable for variable in spoken | told if variable.startswith("box_")} == box


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", [name for name in FOLDERS if name != CARAVAN.name])
def test_no_sentence_was_left_in_english(name: str, language: str) -> None:
    english, other = (sentences(FOLDERS[name], one) for one in ("en", language))
    assert english & other == set()


def sentences(folder: Path, language: str) -> set[str]:
    """Every line of a catalogue that says three words or more, its id and variables left out."""
    lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
    said = {re.sub(r"^[\w-]+ = |\{[^}]*\}?|\*?\[[\w-]+\]|\}", "", line).strip() for line in lines if line[:1] != "#"}
    return {text for text in said if len(re.findall(r"[^\W\d_]{2,}", text)) > 2}
