"""Which key picks what."""

from __future__ import annotations

from grandvizier.terminal.model.keys import key, letters


def test_digits_then_letters_then_none() -> None:
    keys = [key(number) for number in range(40)]
    assert keys[:11] == [*"1234567890a"]
    assert keys[31:] == [""] * 9
    assert len(set(keys[:31])) == 31


def test_a_key_that_does_something_else_picks_nothing() -> None:
    assert not set("uwldq") & {key(number) for number in range(31)}


def test_the_first_letter_that_is_free() -> None:
    assert letters(["Peek", "Switch", "Shuffle", "Declare the end", "Look"]) == ["p", "s", "h", "e", "o"]
    assert letters(["É", "é", "12"]) == ["", "", ""]


def test_no_letters_where_letters_count_already() -> None:
    assert letters(["a"] * 11) == [""] * 11
