"""A network in its file, and the tables it refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import grandvizier as gv
from grandvizier.core.errors import BadSetup
from grandvizier.nets.manifest import read
from grandvizier.nets.network import load
from tests.nets.made import kept, made

RULES = gv.rules("sultaniya")


def test_a_file_holds_the_network_to_a_byte_a_weight(tmp_path: Path) -> None:
    network = made(RULES)
    again = load(kept(RULES, tmp_path))
    assert again.manifest == network.manifest
    for name, value in network.weights.items():
        furthest = np.abs(value).max(axis=-1, keepdims=True) / 127 * (0.51 if value.ndim > 1 else 0.1)
        assert (np.abs(again.weights[name] - value) <= furthest).all(), name
    weights = sum(value.size for value in network.weights.values())
    assert (tmp_path / "sultaniya.npz").stat().st_size < 1.1 * weights + 20_000


def test_many_are_answered_as_one_is() -> None:
    network = made(RULES)
    numbers = np.random.default_rng(1).random((5, network.weights["first.weight"].shape[1]), np.float32).round()
    many = network.answer(numbers)
    for at, one in enumerate(numbers):
        for whole, single in zip(many, network.answer(one), strict=True):
            assert np.allclose(whole[at], single, atol=1e-4)


@pytest.mark.parametrize(
    "manifest, table, sentence",
    [
        ({}, {"game": "three-wishes", "players": 3}, "mine plays sultaniya, not three-wishes"),
        ({"edition": 1}, {}, "mine was trained for edition 1 of sultaniya, not for edition 2"),
        ({"components": "0"}, {}, "mine was trained with other components of sultaniya than these"),
        ({"layout": 0}, {}, "mine was trained on other observations than this version of Grand Vizier makes"),
        ({"players": [1, 2, 4]}, {"players": 3}, "mine was trained for 1, 2 or 4 players, not for 3"),
        (
            {"options": {"red_build_pays": [True]}},
            {"options": {"red_build_pays": False}},
            "mine was trained with red_build_pays true, not with false",
        ),
    ],
)
def test_another_table_is_refused_by_name(manifest: dict[str, Any], table: dict[str, Any], sentence: str) -> None:
    rules, players = gv.rules(table.get("game", "sultaniya")), table.get("players", 2)
    options = rules.settle_options(players, table.get("options"), None)
    with pytest.raises(BadSetup) as caught:
        made(RULES, **manifest).check("mine", rules, players, options)
    assert str(caught.value) == sentence


def test_its_manifest_is_read_without_numpy(tmp_path: Path) -> None:
    path = kept(RULES, tmp_path, note="à la carte " * 50)
    assert read(path) == load(path).manifest


@pytest.mark.parametrize("load", [load, read])
def test_what_is_no_network_is_said_to_be_none(load: Callable[[Path], object], tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no network"):
        load(tmp_path / "nothing.npz")
    for number, content in enumerate((b"", b"words", b"PK\x03\x04 and no more")):
        path = tmp_path / f"{number}.npz"
        path.write_bytes(content)
        with pytest.raises(BadSetup, match="is not a network"):
            load(path)
    with pytest.raises(BadSetup, match="of another version"):
        load(kept(RULES, tmp_path, format=99))
