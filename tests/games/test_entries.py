"""The entries of a components file have the keys by which they are typed, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import pytest

from grandvizier.games.sultaniya.box import entries as palaces
from grandvizier.games.sultaniya.box.land import FLOORS, Floor
from grandvizier.games.sultaniya.box.limits import ENTRIES as OF_PALACES
from grandvizier.games.sultaniya.box.limits import PRINTED
from grandvizier.games.sultaniya.box.terms import POWERS, SYMBOLS, Power, Symbol
from grandvizier.games.sultans_wishes.box import entries as court
from grandvizier.games.sultans_wishes.box.limits.shapes import ENTRIES as OF_COURT
from grandvizier.games.three_wishes.box import entries as wishes
from grandvizier.games.three_wishes.box.components import ENTRIES as OF_WISHES


@pytest.mark.parametrize(
    "file, limits",
    [(wishes.Entries, OF_WISHES), (palaces.Entries, OF_PALACES), (court.Entries, OF_COURT)],
    ids=["three-wishes", "sultaniya", "sultans-wishes"],
)
def test_what_is_checked_is_what_is_typed(file: type, limits: Mapping[str, Mapping[str, Any]]) -> None:
    lists = get_type_hints(file)
    typed = {name: {*get_type_hints(get_args(entry)[0])} for name, entry in lists.items()}
    assert typed == {name: {*keys} for name, keys in limits.items()}


def test_the_words_of_sultaniya_are_all_named() -> None:
    assert {*get_type_hints(palaces.PrintedEntry)} == {*PRINTED}
    assert (get_args(Floor), get_args(Symbol), get_args(Power)) == (FLOORS, SYMBOLS, POWERS)
