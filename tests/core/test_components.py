"""What all games' components share: how a file is read, checked entry by entry, and named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import grandvizier as gv
from grandvizier.core.box.components import (
    MARKS,
    Check,
    Components,
    Limits,
    are_marks,
    fingerprint,
    is_name,
    one_of,
    read,
    whole,
)
from grandvizier.games import find

ENTRY: Mapping[str, tuple[str, Check]] = {
    "id": ("a word", one_of("lamp", "rug")),
    "worth": ("a whole number from 0 to 5", whole(0, 5)),
}


def test_a_fingerprint_names_the_values_for_good_on_every_machine() -> None:
    """Records carry it, so its way of counting may never change."""
    assert fingerprint([["lamp", 3], ["rug", 0]]) == "25fb72d1fd182e40"
    assert fingerprint({"b": 1, "a": "é"}) == fingerprint({"a": "é", "b": 1})
    assert fingerprint([1]) != fingerprint(["1"])
    assert fingerprint([[1], [2]]) != fingerprint([[1, 2]])


def test_a_file_that_is_no_toml_is_refused_with_the_line() -> None:
    assert read("a = 1\n[b]\nc = 'x'\n") == {"a": 1, "b": {"c": "x"}}
    with pytest.raises(gv.BadComponents, match=r"not TOML: .*line 2"):
        read("a = 1\nb = = 2\n")


@pytest.mark.parametrize(
    "check, right, wrong",
    [
        (whole(0, 5), [0, 3, 5], [-1, 6, True, False, 2.0, "3", None, [3]]),
        (one_of("", "loses"), ["", "loses"], ["Loses", "lose", 0, None, ["loses"], {}]),
        (
            is_name,
            [{"en": "Rug"}, {"en": "Rug", "it": "Tappeto", "pt": "Tapete"}],
            [
                {},
                {"it": "Tappeto"},
                {"en": ""},
                {"en": " "},
                {"en": 3},
                {"en": "Rug", "it": ""},
                {"en": "Rug", "it": 3},
                {"en": "Rug", "fr": "Tapis"},
                "Rug",
                None,
                ["en"],
            ],
        ),
        (
            are_marks("name", "worth"),
            [{"name": first, "worth": "STATED"} for first in MARKS],
            [
                {"name": "STATED"},
                {"name": "STATED", "worth": "STATED", "id": "STATED"},
                {"name": "stated", "worth": "FOUND"},
                {"name": ["STATED"], "worth": "FOUND"},
                {"name": {}, "worth": "FOUND"},
                {},
                "STATED",
                None,
            ],
        ),
    ],
    ids=["whole", "one_of", "is_name", "are_marks"],
)
def test_a_check_takes_what_is_right_and_nothing_else(check: Check, right: list[object], wrong: list[object]) -> None:
    assert [value for value in right if not check(value)] == []
    assert [value for value in wrong if check(value)] == []


def test_all_that_is_wrong_with_a_file_is_told_at_once_each_with_its_entry_and_its_limit() -> None:
    limits = Limits()
    assert limits.entry("things[0]", {"id": "lamp", "worth": 3}, ENTRY)
    assert not limits.entry("things[1]", {"id": "lamb", "color": "red"}, ENTRY)
    assert not limits.entry("things[2]", ["rug", 1], ENTRY)
    limits.demand("things", "exactly 2, not 3", holds=False)
    limits.demand("file", "not too long", holds=True)
    with pytest.raises(gv.BadComponents) as caught:
        limits.close()
    assert str(caught.value).splitlines() == [
        "things[1]: unknown key 'color'; known are id, worth",
        "things[1]: id = 'lamb' is wrong; it is a word",
        "things[1]: worth is missing; it is a whole number from 0 to 5",
        "things[2]: an entry is a table of id, worth",
        "things: exactly 2, not 3",
    ]


def test_what_is_merely_unusual_is_a_warning_and_no_error() -> None:
    limits = Limits()
    limits.advise("rug", "usually worth 1", holds=False)
    limits.advise("lamp", "usually worth 2", holds=True)
    assert limits.close() == ("rug: usually worth 1",)


def test_a_face_without_a_name_in_some_language_is_called_by_its_english_one() -> None:
    names = ({"en": "Rug", "it": "Tappeto"}, {"en": "Lamp"})
    components: Components = replace(gv.rules("three-wishes").components, faces={"thing": names})
    assert [components.name("thing", 0, language) for language in ("en", "it", "pt")] == ["Rug", "Tappeto", "Rug"]
    assert components.name("thing", 1, "it") == "Lamp"


# A corrected copy of a shipped file.


def corrected(folder: Path, old: str, new: str) -> Path:
    text = find("three-wishes").shipped_text
    assert old in text
    path = folder / "components.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_words_and_marks_are_no_part_of_the_fingerprint_but_every_value_is(tmp_path: Path) -> None:
    shipped = gv.rules("three-wishes").components
    reworded = gv.rules("three-wishes", corrected(tmp_path, 'en = "Flight"', 'en = "Soaring"')).components
    assert reworded.fingerprint == shipped.fingerprint
    assert "Soaring" in [name["en"] for name in reworded.faces["wish"]]
    marked = gv.rules("three-wishes", corrected(tmp_path, 'value = "RECONSTRUCTED"', 'value = "STATED"')).components
    assert marked.fingerprint == shipped.fingerprint
    revalued = gv.rules("three-wishes", corrected(tmp_path, "value = 3", "value = 9")).components
    assert revalued.fingerprint != shipped.fingerprint
    assert revalued.warnings == ("card flight: values are usually 0 to 4, not 9",)
    assert (shipped.source, shipped.warnings) == (None, ())


def test_a_broken_copy_is_refused_with_entry_and_limit(tmp_path: Path) -> None:
    broken = corrected(tmp_path, 'marks = { name = "STATED"', 'marks = { name = ["STATED"]')
    with pytest.raises(gv.BadComponents, match=r"cards\[0\] time-travel: marks = .* a mark each for name"):
        gv.rules("three-wishes", broken)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    no_text = tmp_path / "bytes.toml"
    no_text.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.toml", tmp_path, no_text):
        with pytest.raises(gv.BadComponents, match="cannot read the components file") as caught:
            gv.rules("three-wishes", path)
        assert str(path) in str(caught.value)
