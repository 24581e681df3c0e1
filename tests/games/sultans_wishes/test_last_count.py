"""What the Travelers bring at the end of the game: TR-4, TR-6 gifts, TR-10 free wares, relic collections."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.sultans_wishes.rounds import finish, last_cycle
from tests.games.sultans_wishes.words import DATA, RELICS


def at_the_end(kept: str, owned: str = "", gems: int = 0, collected: str = "") -> dict[str, int]:
    """What the final scoring pays seat 0 by source; nobody's gems change in the last turn."""
    table = last_cycle(2, travelers=True).lay(kept=[kept], owned=[owned], gems=[gems, 0], collected=[collected])
    table.state.ended = 1
    table.lay(hands={0: "tea-aide tea-spy tea-herald"})
    finish(table)
    assert table.match.over
    if kept:
        assert {event["gift"] for event in table.told(1, "showed_gift")} == {*kept.split()}
    lines = [event for name, event in table.last("scored") if event["who"] == 0]
    return {event["source"]: event["points"] for event in lines if event["source"] != "extra"}


FIVE = "left-spice-morning left-jewel-morning left-fabric-afternoon centre-jewel-night right-spice-night"


@pytest.mark.parametrize(
    "gift, points", [("G15", 4), ("G16", 2), ("G17", 4), ("G18", 3), ("G19", 1), ("G20", 1), ("G15 G18", 7), ("G09", 0)]
)
def test_gifts_for_wares_at_the_end(gift: str, points: int) -> None:
    """C9: 2 for each ware of a period, 1 for each of a merchant; end-of-round gifts are worthless (TR-4)."""
    table = last_cycle(2, travelers=True)
    assert not {*FIVE.split()} & {*table.market}
    if gift == "G09":
        table.lay(kept=[gift], owned=[FIVE])
        table.state.ended = 1
        finish(finish(table, until="round_gifts").do("done"))
        assert [event["points"] for _, event in table.last("scored") if event["source"] == "gift"] == [0, 0]
    else:
        assert at_the_end(gift, FIVE)["gift"] == points


@pytest.mark.parametrize("gems, points", [(0, 0), (1, 0), (2, 5), (5, 10), (7, 15)])
def test_five_for_every_two_gems_beside_the_usual_one(gems: int, points: int) -> None:
    """TR-6."""
    found = at_the_end("G21", gems=gems)
    assert (found["gift"], found["gems"]) == (points, gems // 2)


def test_the_order_of_the_last_count_with_travelers() -> None:
    """SW-50: gems, wares, days, gifts, relics."""
    assert list(at_the_end("G21")) == ["gems", "wares", "days", "gift", "relics"]


def collection(relics: list[str]) -> int:
    """Travelers, scoring collections, read literally."""
    kinds = Counter(relics)
    different = {0: 0, 1: 1, 2: 4, 3: 9, 4: 16, 5: 25, 6: 36}[len(kinds)]
    return different + sum({1: 0, 2: 3, 3: 7}[number] for number in kinds.values())


@pytest.mark.parametrize(
    "relics, points",
    [
        ("scarab vase mask scroll scroll", 19), ("scarab scarab vase vase vase", 14), ("", 0), ("ring", 1),
        (" ".join(RELICS), 36 + 42), ("ring ring ring", 8), ("ring ring", 4),
    ],
)  # fmt: skip
def test_relic_collections(relics: str, points: int) -> None:
    """Travelers, both examples and the edges of the chart."""
    assert collection(relics.split()) == points
    table = last_cycle(2, travelers=True)
    if len(relics.split()) > 13:
        table.state.tokens = bytes(8) + table.state.tokens[8:]
    table.lay(collected=[relics])
    table.state.ended = 1
    finish(table)
    assert [event["points"] for _, event in table.last("scored") if event["source"] == "relics"] == [points, 0]


def test_random_relic_collections() -> None:
    rng = Random("relics")
    for _ in range(15):
        relics = rng.sample(RELICS, rng.randrange(12))
        assert at_the_end("", collected=" ".join(relics))["relics"] == collection(relics)


def test_the_gifts_of_the_file_are_those_of_the_page() -> None:
    """C9: the ids these tests use."""
    effects = [(gift["town"], gift["effect"]) for gift in DATA["gifts"]]
    assert effects[0] == ("immediate", "double")
    assert effects[7:10] == [("round", "orderly"), ("round", "heart"), ("round", "priority")]
    assert effects[20] == ("game", "treasure")


def test_a_free_ware_is_shown_and_counts_at_the_end() -> None:
    """TR-10, SW-50: like any other."""
    table = last_cycle(2, travelers=True, gifts="G02", score_cards="MS1 MS2").lay(nodes="6 start")
    table.queues["bottom"] = ["left-spice-afternoon"]
    table.state.ended = 1
    finish(table.do("travel immediate"))
    assert table.told(1, "showed_ware") == [{"who": 0, "ware": "left-spice-afternoon"}]
    worth = [event["points"] for _, event in table.last("scored") if event["source"] == "wares"]
    assert worth == [3 + 1 + 2, 0]
