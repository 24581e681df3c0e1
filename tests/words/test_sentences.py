"""Everything that real games say can be said to everybody in every language, and is fit to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from grandvizier.core.errors import Refusal
from grandvizier.core.events import ASKED, CHOSE, HIDDEN, Event
from grandvizier.core.game import Game
from grandvizier.core.rules import Rules
from grandvizier.core.state import NOBODY
from grandvizier.games import find
from grandvizier.words import LANGUAGES, ONLOOKER, Words, catalogue

from .test_catalogues import FOLDERS, each_game, each_language, messages


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
