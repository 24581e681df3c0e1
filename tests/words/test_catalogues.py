"""The catalogues: complete, without a word too many, and fit for everything that real games say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

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
from grandvizier.core.errors import Refusal
from grandvizier.core.events import ASKED, CHOSE, HIDDEN, Event, kind, named
from grandvizier.core.game import Game
from grandvizier.core.rules import Rules
from grandvizier.core.state import NOBODY
from grandvizier.games import find
from grandvizier.games.sultaniya.box.terms import POWERS
from grandvizier.games.sultans_wishes.box.terms import EFFECTS, TOWNS
from grandvizier.games.three_wishes import GAME as THREE_WISHES
from grandvizier.words import LANGUAGES, ONLOOKER, Words, catalogue, needed

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


# Fit to be read.


@cache
def unreadable(rules: Rules) -> re.Pattern[str]:
    """What a person should never see in a sentence: marks of a message, and ids of this game."""
    named = {name for family in rules.components.faces.values() for names in family for name in names.values()}
    raw = {id_ for names in rules.names.values() for id_ in names if "-" in id_ or "_" in id_} - named
    ids = "".join(rf"|\b{re.escape(id_)}\b" for id_ in sorted(raw))
    return re.compile(r"[{}$\u2066-\u2069]|\w_|_\w|\s\s|^\s|\s$|\bNone\b|(?<!\w)-\d" + ids)


def unfit(text: str, rules: Rules) -> str | None:
    """What a person should never see in this sentence; None if it may be read."""
    wrong = unreadable(rules).search(text)
    return f"{text!r}: {wrong and wrong[0]!r}" if wrong or not text else None


@cache
def speaker(game: Game, language: str, seat: int) -> Words:
    return Words(game.rules(), language, seat=seat, names=["Ada", "Bea", "Cy", "Dee", "Eli"])


def say_to_everybody(game: Game, players: int, say: Any) -> None:
    """Have something said in every language to every seat and an onlooker, and read it."""
    for language in LANGUAGES:
        for seat in (*range(players), ONLOOKER):
            text = say(speaker(game, language, seat), seat)
            assert unfit(text, game.rules()) is None, f"{language}, seat {seat}: {unfit(text, game.rules())}"


def matches(game: Game) -> Iterator[gv.Match]:
    """Random games with every number of players, every earlier edition, every value of every option that has few."""
    for number, players in enumerate(game.seats):
        for edition in game.editions[:-1]:
            yield gv.Match(game, players=players, edition=edition, seed=f"words {number}")
        for option in game.options:
            values = (option.allowed[0], option.default) if isinstance(option.allowed, range) else option.allowed
            for value in values:
                yield gv.Match(game, players=players, options={option.name: value}, seed=f"words {number}")


def play_out(match: gv.Match, rng: Random) -> Iterator[gv.Match]:
    """Every position of a random game (a long chain is left before its end)."""
    for _ in range(400):
        yield match
        if match.seat is None:
            return
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)


@each_game
def test_everything_that_happens_in_real_games_can_be_told_to_everybody_in_every_language(game: Game) -> None:
    """Each event as its hearer heard it; a replay also tells it with every face open."""
    told: set[tuple[int, Event]] = set()
    players = game.seats[-1]
    rng = Random(game.name)
    for match in matches(game):
        for _ in play_out(match, rng):
            pass
        for seat in (*range(match.players), None):
            told |= {(ONLOOKER if seat is None else seat, event) for event in match.told(seat)}
        told |= {(ONLOOKER, event) for _, event in match.feed()}
    kinds = {event[0] for _, event in told}
    assert kinds >= set(range(len(game.kinds))) - rare_kinds(game)
    for language in LANGUAGES:
        for seat, event in told:
            text = speaker(game, language, seat).event(event)
            if event[0] == CHOSE:
                assert text == ""
            elif text or not is_blank(game, event):
                assert unfit(text, game.rules()) is None, unfit(text, game.rules())
                assert text[0] == text[0].upper()
    assert players == max(seat for seat, _ in told) + 1


def is_blank(game: Game, event: Event) -> bool:
    """Whether nothing of it was shown to its hearer, or only the usual, so that there may be nothing to say."""
    declared = game.kinds[event[0]]
    shown = [
        game.rules().names[declared.fields[at - 1][1].family][event[at]] for at in declared.faces if event[at] != HIDDEN
    ]
    return bool(declared.faces) and (not shown or (declared.name, *shown) == USUAL)


USUAL = ("topped", "task")
"""The Sultan's Wishes: a Task card on top of the deck is what everybody expects; a Guard is told."""


@each_language
def test_only_a_guard_on_top_of_the_deck_is_worth_a_line(language: str) -> None:
    rules = gv.rules("sultans-wishes")
    topped = next(number for number, kind in enumerate(rules.game.kinds) if kind.name == "topped")
    backs = {id_: Words(rules, language).event((topped, back)) for back, id_ in enumerate(rules.names["back"])}
    assert backs.pop("task") == ""
    assert all(backs.values())


@each_language
def test_whoever_builds_a_palace_alone_takes_turns_not_rounds(language: str) -> None:
    rules = gv.rules("sultaniya")
    begins = next(number for number, kind in enumerate(rules.game.kinds) if kind.name == "round")
    alone, together, unknown = (
        Words(rules, language, names=names).event((begins, 10)) for names in (["Ada"], ["Ada", "Grace"], [])
    )
    assert together == unknown != alone
    assert re.findall(r"\d+", alone) == ["10"]


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


def rare_kinds(game: Game) -> set[int]:
    """Kinds that random play may never meet; they are told on their own below."""
    rare = {"marked", "grand_master", "stalled", "open_ware"}
    return {number for number, kind in enumerate(game.kinds) if kind.name in rare}


@each_game
def test_even_what_never_happened_can_be_told(game: Game) -> None:
    """Every kind of event with little and with the most in its fields, and hidden where its sentence allows it."""
    rules, players = game.rules(), game.seats[-1]
    for number, declared in list(enumerate(game.kinds))[len((ASKED, CHOSE)) :]:
        for top in (False, True):
            values = []
            for _, field in declared.fields:
                limit = {
                    "seat": players,
                    "place": len(rules.places),
                    "face": len(rules.components.faces.get(field.family, ())),
                    "count": len(rules.names.get(field.family, range(100))),
                }[field.kind]
                values.append(limit - 1 if top else min(1, limit - 1))
            event = (number, *values)
            spoken = messages(FOLDERS[game.name], "en")[f"event-{declared.name}"]
            hidden = any(variable.endswith("_hidden") for variable in spoken)
            for heard in (event, declared.blank(event)) if hidden else (event,):
                if is_blank(game, heard) and not speaker(game, "en", 0).event(heard):
                    continue
                say_to_everybody(game, players, lambda words, _, heard=heard: words.event(heard))


RARE_FACTS: dict[str, dict[str, int | str]] = {
    "clash-above-left": {"mine": "wall", "theirs": "terrace", "place": 120},
    "clash-above-right": {"mine": "terrace", "theirs": "wall", "place": 121},
    "left-hanging": {},
}
"""Sultaniya: only a moved tile can meet what stands above it, or leave it hanging."""


def refusals_met(game: Game) -> Iterator[tuple[int, Refusal]]:
    """Every row, nonsense and undo in positions of real games; each refusal with its facts once, and who met it."""
    met: set[str] = set()
    for match in matches(game):
        for _ in play_out(match, Random(match.players)):
            if len(match.journal) % 4 and not match.over:
                continue
            asked = match.state.seat
            found = [(asked, match.why_not(asked, row)) for row in range(len(match.rules.moves))]
            for seat in (*range(match.players + 1), None):
                said = match.why_not(seat, 0, 1), match.why_not(seat), match.why_not_undo(seat)
                found += [(ONLOOKER if seat is None else seat, refusal) for refusal in said]
            for seat, refusal in found:
                if refusal and str(refusal) not in met:
                    met.add(str(refusal))
                    yield seat, refusal


@each_game
def test_every_refusal_can_be_said_in_every_language(game: Game) -> None:
    reasons = {reason.code: reason for verb in game.rules().moves.verbs for reason in verb.reasons}
    heard = list(refusals_met(game))
    refusals = [refusal for _, refusal in heard]
    met = {refusal.code for refusal in refusals}
    assert {"over", "no-such-seat", "not-asked", "no-such-row", "undo-other", "undo-face"} <= met
    never_met = [
        Refusal(code, reason.ruling, RARE_FACTS.get(code, {})) for code, reason in reasons.items() if code not in met
    ]
    unknown = [refusal.code for refusal in never_met if reasons[refusal.code].facts and refusal.code not in RARE_FACTS]
    assert unknown == [], "its facts are not known"
    assert len(never_met) < 12
    rulings = {ruling.id for ruling in game.rulings} | {f"GV-{n}" for n in range(1, 6)}
    for refusal in (*refusals, *never_met):
        assert refusal.ruling in rulings
        say_to_everybody(game, game.seats[-1], lambda words, _, refusal=refusal: words.refusal(refusal))
    assert all(refusal.sentence == Words(game.rules(), "en", seat=seat).refusal(refusal) for seat, refusal in heard)


@each_game
def test_every_choice_and_every_question_can_be_said_in_every_language(game: Game) -> None:
    rules, players = game.rules(), game.seats[-1]
    for row in range(len(rules.moves)):
        say_to_everybody(game, players, lambda words, _, row=row: words.row(row))
    for name in {declared.name for declared in rules.moves.verbs}:
        say_to_everybody(game, players, lambda words, _, name=name: words.verb(name))
    for question in rules.questions[1:]:
        if question.pile is None:
            say_to_everybody(game, players, lambda words, _, name=question.name: words.question(name))


@each_game
def test_every_place_face_option_and_ruling_has_a_name_in_every_language(game: Game) -> None:
    rules, players = game.rules(), game.seats[-1]
    for place in range(len(rules.places)):
        for actor in (NOBODY, *range(players)):
            say_to_everybody(game, players, lambda words, _, at=(place, actor): words.place(*at))
    for family, faces in rules.components.faces.items():
        for number in range(len(faces)):
            say_to_everybody(game, players, lambda words, _, face=(family, number): words.face(*face))
    said = [f"option-{option.name}" for option in game.options]
    said += [
        f"option-{option.name}-{value}"
        for option in game.options
        if isinstance(option.default, str)
        for value in option.allowed
    ]
    said += ["title", "about", *(f"heading-{ruling.heading}" for ruling in game.rulings)]
    said += [f"fact-{fact}" for fact, _ in game.facts]
    for message in said:
        say_to_everybody(game, players, lambda words, _, message=message: words.say(message))
    for ruling in (*(ruling.id for ruling in game.rulings), *(f"GV-{n}" for n in range(1, 6))):
        say_to_everybody(game, players, lambda words, _, ruling=ruling: words.ruling(ruling))


def test_places_and_players_are_named_from_where_one_sits() -> None:
    rules = gv.rules("three-wishes")
    own, other = Words(rules, "en", seat=1, names=["Ada", "Bea", "Cy"]), Words(rules, "en", names=["Ada", "Bea", "Cy"])
    assert own.place(7) == "your second card"
    assert other.place(7) == "Bea’s second card"
    assert other.place(7, actor=1) == "their own second card"
    assert own.place(7, actor=1) == "your second card"
    assert Words(rules, "en").name(0) == "Seat 1"
    assert Words(rules, "it").name(0) != "", "a seat has a name without one"


# Faces.


def test_the_name_of_a_face_falls_back_to_english(tmp_path: Path) -> None:
    path = tmp_path / "corrected.toml"
    text = find("three-wishes").shipped_text
    assert 'it = "Volo", ' in text
    path.write_text(text.replace('it = "Volo", ', ""), "utf-8")
    rules = gv.rules("three-wishes", path)
    flight = rules.names["wish"].index("flight")
    assert [Words(rules, language).face("wish", flight) for language in LANGUAGES] == ["Flight", "Flight", "Voo"]
    looked = next(n for n, kind in enumerate(rules.game.kinds) if kind.name == "looked")
    assert "Flight" in Words(rules, "it", seat=0).event((looked, 0, 3, flight))


# What is not there.


def test_a_missing_language_message_or_fact_is_an_error_and_never_a_raw_id() -> None:
    with pytest.raises(gv.BadSetup, match="there is no language 'fr'; there is en, it, pt"):
        catalogue(None, "fr")
    words = Words(gv.rules("three-wishes"), "en")
    with pytest.raises(LookupError):
        words.say("event-nothing")
    with pytest.raises(ValueError, match="no-too-early"):
        words.say("no-too-early")
