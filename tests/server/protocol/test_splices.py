"""What is told of a list makes it what it has become, and is less than all of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandvizier.server.protocol.splices import spliced, splices

things = st.lists(st.lists(st.integers(0, 2), max_size=2), max_size=8)


@given(things, things)
def test_a_list_becomes_the_other(old: list[list[int]], new: list[list[int]]) -> None:
    found = splices(old, new)
    if found is None:
        return
    told = msgspec.json.decode(msgspec.json.encode(found))
    assert spliced({"table": old}, {"table": told}) == {"table": new}
    assert sum(len(one["items"]) for one in told) < len(new)


@pytest.mark.parametrize(
    "old, new, told",
    [
        ([[1], [2], [3]], [[1], [9], [3]], [(1, 1, [[9]])]),
        ([[1], [2], [3], [4]], [[8], [2], [7], [6]], [(0, 1, [[8]]), (2, 2, [[7], [6]])]),
        ([[1], [2], [3]], [[1], [3]], [(1, 1, [])]),
        ([[1], [3]], [[1], [2], [3]], [(1, 0, [[2]])]),
        ([{"score": 1}, {"score": 2}], [{"score": 1}, {"score": 3}], [(1, 1, [{"score": 3}])]),
        ([[1], [2]], [[3], [4]], None),
        ([1, 2, 3], [1, 9, 3], None),
        ([[1]], [], None),
        (None, [[1]], None),
        ({"round": 1}, {"round": 2}, None),
    ],
)
def test_only_what_is_new_is_told_where_that_is_less(old: Any, new: Any, told: Any) -> None:
    found = splices(old, new)
    assert (None if found is None else [(one.at, one.gone, one.items) for one in found]) == told
