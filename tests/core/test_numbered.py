"""What is declared by name: its number, and that none is missing."""

from __future__ import annotations

import pytest

from grandvizier.core.numbered import Numbered, names
from grandvizier.core.rules import Continuation, Question, Rules, questions
from grandvizier.games.three_wishes import GAME
from grandvizier.games.three_wishes.rules.position import DEAL_OUT, SAW
from grandvizier.games.three_wishes.sight import questions as ask


def test_things_are_numbered_as_they_are_declared() -> None:
    words: Numbered[str] = Numbered(3)
    assert (words.add("turn"), words.add("build")) == (3, 4)
    assert words.all() == ("turn", "build")


def test_numbers_of_a_module_are_called_what_their_constants_are_called() -> None:
    assert names({"TURN": 1, "SET_DOWN": 2, "first": 7, "WORD": "word"}) == ("turn", "set_down")


@pytest.mark.parametrize("wrong", [{"TURN": 2}, {"TURN": 1, "BUILD": 3}, {"TURN": 1, "BUILD": 1, "PLACE": 3}])
def test_a_number_that_is_left_out_is_an_error(wrong: dict[str, object]) -> None:
    with pytest.raises(AssertionError):
        names(wrong)


def _nothing(*_: object) -> tuple[int, ...]:
    return ()


def _first(*_: object) -> None: ...


def _second(*_: object) -> None: ...


def _built(asked: dict[int, Question], run: dict[int, Continuation]) -> Rules:
    rules = GAME.rules()
    return Rules(
        GAME, rules.components, 1, moves=rules.moves, draws=rules.draws, questions=asked,
        continuations=run, places=(), seated=frozenset(), names={},
    )  # fmt: skip


def test_questions_and_continuations_are_found_by_their_numbers_however_they_are_listed() -> None:
    asked = questions(
        ("starter", "face"), {ask.FACE: _nothing, ask.STARTER: (_nothing, lambda _s, _: ("starter", 0))}, [ask.FACE]
    )
    rules = _built(asked, {-2: _second, -1: _first})
    assert [question.name for question in rules.questions] == ["over", "starter", "face"]
    assert [bool(question.pile) for question in rules.questions] == [False, True, False]
    assert [question.completes for question in rules.questions] == [False, False, True]
    assert (rules.continuations[-1], rules.continuations[-2]) == (_first, _second)
    assert rules.in_parts == {rule for rule, _ in rules.moves.rows}


def test_a_number_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        _built(questions(("starter", "face"), {ask.FACE: _nothing}), {})
    with pytest.raises(KeyError):
        _built({}, {DEAL_OUT: _first, SAW: _second})
