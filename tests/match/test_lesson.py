"""Every lesson is played on the real engine: to its end, through all that it accepts, and in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random

import pytest

from grandvizier.core.errors import BadSetup, Illegal
from grandvizier.games import find, games
from grandvizier.match.choices import leaves
from grandvizier.match.lesson import LEARNER, BadLesson, Lesson, lessons, place_text, read, script
from grandvizier.words import LANGUAGES

WEB = Path(__file__).parents[2] / "web/src"
LESSONS = [lesson for game in games() for lesson in lessons(game)]
LONGEST = 240
POINTS = {"three-wishes": 12, "sultaniya": 50, "sultans-wishes": 19, "sultans-wishes-travelers": 0}
"""What the last words promise."""

each_lesson = pytest.mark.parametrize("name", LESSONS)


def words(game: str, language: str) -> dict[str, str]:
    text = (WEB / "games" / game / "lesson" / f"{language}.ftl").read_text("utf-8")
    return {found[1]: found[2] for found in re.finditer(r"^lesson-([\w-]+) = (.*)$", text, re.MULTILINE)}


def facts(text: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+) \}", text))


def at_every_step(name: str) -> Iterator[Lesson]:
    for step in range(len(script(name).steps)):
        lesson = Lesson(script(name))
        lesson.go(step)
        yield lesson


def test_every_game_of_ours_has_a_lesson() -> None:
    assert sorted(LESSONS) == sorted(POINTS)


@each_lesson
def test_a_lesson_is_played_to_its_end_and_brings_what_it_promises(name: str) -> None:
    lesson = Lesson(script(name))
    lesson.go(10**9)
    assert lesson.is_last
    assert lesson.match.scores[LEARNER] == POINTS[name]
    assert max(lesson.match.scores) == POINTS[name]


@each_lesson
def test_whatever_a_step_accepts_leads_to_the_end(name: str) -> None:
    for lesson in at_every_step(name):
        accepted = [leaf.path for leaf in leaves(lesson.choices())]
        assert bool(accepted) == bool(lesson.now.do), lesson.now.name
        for path in accepted:
            other = Lesson(script(name))
            other.go(lesson.step)
            assert other.play(*path)
            other.go(len(script(name).steps))
            assert other.is_last


@each_lesson
def test_no_step_waits_for_anybody_but_the_learner(name: str) -> None:
    assert all(lesson.match.seat in {LEARNER, None} for lesson in at_every_step(name))


@each_lesson
def test_whoever_wanders_always_finds_on(name: str) -> None:
    rng = Random(name)
    for _ in range(3):
        lesson = Lesson(script(name))
        for _ in range(3 * len(script(name).steps)):
            accepted = list(leaves(lesson.choices()))
            if rng.random() < 0.2:
                lesson.go(rng.randint(0, lesson.step))
            elif accepted:
                assert lesson.play(*rng.choice(accepted).path)
            elif not lesson.is_last:
                lesson.go(lesson.step + 1)
        lesson.go(len(script(name).steps))
        assert lesson.is_last


@each_lesson
def test_going_on_and_back_changes_nothing(name: str) -> None:
    for lesson in at_every_step(name):
        before = lesson.step, lesson.match.told(LEARNER), lesson.choices()
        lesson.go(lesson.step + 1)
        lesson.go(before[0])
        assert (lesson.step, lesson.match.told(LEARNER), lesson.choices()) == before


@pytest.mark.parametrize("name", ["three-wishes", "sultaniya"])
def test_what_the_learner_chose_stays_when_going_back(name: str) -> None:
    lesson = next(lesson for lesson in at_every_step(name) if len(list(leaves(lesson.choices()))) > 1)
    *_, last = leaves(lesson.choices())
    assert lesson.play(*last.path)
    step, told = lesson.step, lesson.match.told(LEARNER)
    lesson.go(step + 1)
    lesson.go(step)
    assert lesson.match.told(LEARNER) == told


@each_lesson
def test_every_pattern_of_lights_names_a_place(name: str) -> None:
    rules = script(name).game.rules()
    places = [place_text(rules, number) for number in range(len(rules.places))]
    for step in script(name).steps:
        for pattern in step.light:
            assert any(fnmatchcase(place, pattern) for place in places), pattern


@each_lesson
def test_a_lesson_is_neither_short_nor_long(name: str) -> None:
    assert 10 <= len(script(name).steps) <= 20


@pytest.mark.parametrize("game", [game.name for game in games() if lessons(game)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_none_too_many(game: str, language: str) -> None:
    steps = [step.name for lesson in lessons(find(game)) for step in script(lesson).steps]
    said = words(game, language)
    assert list(said) == steps
    assert len(steps) == len(set(steps))
    assert {name: len(text) for name, text in said.items() if len(text) > LONGEST} == {}
    assert {name: facts(text) for name, text in said.items()} == {
        name: facts(text) for name, text in words(game, "en").items()
    }


@each_lesson
def test_what_is_not_of_this_step_changes_nothing(name: str) -> None:
    lesson = next(lesson for lesson in at_every_step(name) if lesson.now.do)
    accepted = {leaf.path for leaf in leaves(lesson.choices())}
    other = next(leaf.path for leaf in leaves(lesson.match.choices(LEARNER)) if leaf.path not in accepted)
    before = lesson.match.journal[:]
    assert not lesson.play(*other)
    with pytest.raises(Illegal):
        lesson.play(10**6)
    assert lesson.match.journal == before


def test_a_script_that_asks_for_what_cannot_be_says_which_step() -> None:
    text = 'players = 3\nseed = "x"\ndeal = []\n[[steps]]\nname = "soon"\ndo = ["declare"]\n[[steps]]\nname = "end"\n'
    with pytest.raises(BadLesson, match=r"soon: 'declare' cannot be chosen; look hand\.0\.0"):
        Lesson(read(find("three-wishes"), text)).go(1)


def test_a_game_that_nobody_knows_has_no_lesson() -> None:
    with pytest.raises(BadSetup, match="there is no lesson 'whist'; there is three-wishes, sultaniya, sultans-wishes,"):
        script("whist")
