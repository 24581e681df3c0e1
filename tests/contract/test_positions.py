"""A position is numbers only; copies share nothing that changes; rules travel by name."""

from __future__ import annotations

import copy
import pickle
from dataclasses import fields, replace
from random import Random
from typing import Any

from grandvizier.core.pile import Pile
from grandvizier.core.save import save
from grandvizier.core.state import State
from grandvizier.lab.contract import check_copy, check_saved, walk

from .cases import Case, every_case, some_settings

SHARED = {"rules", "feed"}


def perturb(value: Any, annotation: str) -> Any:
    """Something else of the same type, changed in place wherever that is possible."""
    if isinstance(value, Pile):
        return replace(value, shuffles=value.shuffles + 1)
    if isinstance(value, bytes):
        return value + b"\7"
    if isinstance(value, bytearray):
        value.append(7)
        return value
    if isinstance(value, list):
        value[:] = [perturb(item, annotation) for item in value]
        value.append({"list[bytes]": b"", "list[Pile]": Pile(b"")}.get(annotation, 7))
        return value
    return (1, 2, 3, value) if value is None or isinstance(value, tuple) else value + 1


@every_case
def test_a_copy_carries_every_field_and_shares_none(case: Case) -> None:
    for players, options in some_settings(case):
        for number, state in enumerate(walk(case.rules.start(players, options), Random(players))):
            if number % 17:
                continue
            before = save(state)
            names = {field.name: str(field.type) for field in fields(state) if field.name not in SHARED}
            assert set(before) == set(names)
            for name, annotation in names.items():
                changed = state.copy()
                setattr(changed, name, perturb(getattr(changed, name), annotation))
                again = changed.copy()
                assert getattr(again, name) == getattr(changed, name) != getattr(state, name), name
                assert save(state) == before, f"{name} is shared"
                assert changed != state, f"{name} does not count for equality"


@every_case
def test_positions_survive_json_copying_and_pickling(case: Case) -> None:
    rng = Random(5)
    for players, options in some_settings(case):
        for number, state in enumerate(walk(case.rules.start(players, options), rng)):
            check_copy(state, rng) if number % 11 == 0 else None
            check_saved(state)
            if number % 23 == 0:
                for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301 - our own bytes
                    assert isinstance(twin, State)
                    assert twin == state
                    assert twin.rules is state.rules


@every_case
def test_a_saved_position_holds_numbers_only(case: Case) -> None:
    def numbers(value: Any) -> bool:
        return type(value) is int or value is None or (isinstance(value, list) and all(map(numbers, value)))

    for players, options in some_settings(case):
        for state in walk(case.rules.start(players, options), Random(3)):
            assert all(map(numbers, save(state).values()))
