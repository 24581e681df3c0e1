"""A table with a corrected file: rules that the shipped values never reach (SW-40, SW-53, SW-60 at price 0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandvizier.games.sultans_wishes import GAME
from tests.games.sultans_wishes.rounds import HANDS
from tests.games.sultans_wishes.table import Table


@pytest.fixture
def cheap(tmp_path: Path) -> Path:
    """A file in which every ware that costs 3 costs 1, and every one of 4 nothing."""
    path = tmp_path / "cheap.toml"
    text = GAME.shipped_text.replace("cost = 3,", "cost = 1,").replace("cost = 4,", "cost = 0,")
    # A Centre ware of 4 gems is stated.
    path.write_text(
        text.replace('id = "W18", merchant = "centre", kind = "fabric", period = "night", cost = 0', CENTRE)
    )
    return path


CENTRE = 'id = "W18", merchant = "centre", kind = "fabric", period = "night", cost = 4'
WARES = "left-fabric-night centre-fabric-night right-fabric-morning"  # 1, 4 and 0 gems


def test_at_price_0_the_purchase_is_still_the_optional_action(cheap: Path) -> None:
    """SW-60: one a turn."""
    table = Table(2, hands=HANDS[:2], wares=WARES, components=cheap)
    table.do("orderly tea")
    assert table.asked == ("options", 0)
    assert table.offers() == {"buy right", "done"}
    table.do("buy right")
    assert table.gems == [0, 0]
    assert table.owns(0) == ["right-fabric-morning"]
    assert table.asked == ("turn", 1)


def test_a_price_is_never_below_0(cheap: Path) -> None:
    """SW-40, SW-53: restless and bargain take off what there is."""
    table = Table(2, hands=HANDS[:2], wares=WARES, components=cheap, travelers=True, plates="restless")
    table.do("orderly tea")
    assert table.offers() == {"buy left", "buy right", "done"}
    table.do("buy left")
    assert (table.gems, table.state.pool) == ([0, 0], 28)
    table = Table(2, hands=["tea-bargain"], wares=WARES, components=cheap)
    table.do("use_effect tea-bargain")
    assert table.offers() == {"buy left", "buy right"}
    table.do("buy left")
    assert (table.gems, table.state.pool) == ([0, 0], 28)


def test_the_numbers_of_the_file_are_played(tmp_path: Path) -> None:
    """README of the rules: no rule depends on a reconstructed number."""
    path = tmp_path / "other.toml"
    text = GAME.shipped_text
    for name, old, new in (("simple_placed_2", 6, 5), ("gems_effect", 2, 3), ("herald_gems", 1, 2), ("spy_adds", 1, 0)):
        before = f'id = "{name}", value = {old},'
        assert before in text
        text = text.replace(before, f'id = "{name}", value = {new},')
    text = text.replace('id = "simple_placed_1", value = 6,', 'id = "simple_placed_1", value = 5,')
    path.write_text(text)
    hands = ["tea-gems tea-herald tea-spy", "food-gems"]
    table = Table(2, hands=hands, components=path, plates="kind hungry sad", wishes="tea-7 food-7")
    assert table.state.simple_left == 3
    table.do("use_effect tea-gems")
    assert table.gems == [3, 0]
    while table.asked != ("turn", 0):
        table.do("done" if "done" in table.offers() else "orderly music")
    table.do("use_effect tea-herald")
    assert table.gems == [5, 0]
    table.do("done", "orderly tea")
    while table.asked != ("turn", 0):
        table.do(min(table.offers()))
    table.do("use_effect tea-spy", "done")
    assert table.asked == ("turn", 1)


@pytest.mark.parametrize("limit", [1, 3])
def test_the_round_limit_of_the_file_ends_the_game(tmp_path: Path, limit: int) -> None:
    """SW-9."""
    path = tmp_path / "short.toml"
    path.write_text(
        GAME.shipped_text.replace('id = "round_limit", value = 20,', f'id = "round_limit", value = {limit},')
    )
    table = Table(2, components=path)
    while not table.match.over:
        table.end_round()
    assert table.told(None, "finale") == [{"rounds": limit}]
