"""Limits: a file that breaks one is refused by entry and limit; what is only unusual is a warning."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pytest

from grandvizier import BadComponents
from grandvizier.games.sultans_wishes.box.components import load
from grandvizier.games.sultans_wishes.box.limits import check

from .correcting import Data, Edit, again, both, corrected, drop, dumped, lines, number, plain, put, shipped


def reverse_road(data: Data) -> None:
    put("track", "6", ahead=["town-immediate", "town-game", "3"])(data)


def first_tasks(count: int) -> Edit:
    def edit(data: Data) -> None:
        data["tasks"] = data["tasks"][:count]

    return edit


BROKEN = [
    (put("markets", complete_day=4), "markets: at least one gives 5 points for a complete day, as the rulebook shows"),
    (drop("cards", "T01"), "cards of the base game: exactly 48, not 47"),
    (again("cards", "T01"), "cards of the base game: exactly 48, not 49"),
    (drop("cards", "X08"), "cards of Travelers: exactly 8, not 7"),
    (put("cards", "X03", effect="spy"), "card X03: the cards of Travelers, and only they, have the effect relic, not "),
    (put("cards", "T03", effect="relic"), "card T03: the cards of Travelers, and only they, have the effect relic"),
    (put("cards", "T03", hearts=0), "cards[2] T03: hearts = 0 is wrong; it is a whole number from 1 to 9"),
    (put("cards", "T03", task="juggling"), "card T03: the tasks are tea, food, "),
    (number("guards", 3), "numbers guards: exactly 2, not 3"),
    (drop("simple", "S16"), "simple: exactly 16, not 15 (S01, "),
    (again("simple", "S16"), "simple: exactly 16, not 17 (S01, "),
    (put("simple", "S02", hearts=8), "simple: one of them is tea with 7 hearts"),
    (put("simple", "S03", task="juggling"), "simple S03: the tasks are tea, food, "),
    (drop("finals", "FW14"), "finals of the base game: exactly 14, not 13 (FW01, "),
    (drop("finals", "FW15"), "finals of Travelers: exactly 1, not 0 ()"),
    (again("finals", "FW15"), "finals of Travelers: exactly 1, not 2 (FW15, FW15-too)"),
    (put("finals", "FW01", cards=4), "finals: one of them is five cards of 3 hearts"),
    (put("finals", "FW01", key=[2]), "finals: one of them is five cards of 3 hearts"),
    (drop("plates", "sad"), "plate sad: it is missing"),
    (again("plates", "sad", id="glad"), "plates[16] glad: id = 'glad' is wrong; it is one of lovely, "),
    (put("plates", "sad", adds=2), "plates[9] sad: adds = 2 is wrong; it is a whole number from 0 to 1"),
    (
        both(*(put("plates", plate, extra=1) for plate in ("nauseate", "happy", "tidy"))),
        "plates: at least one has 0 extra points",
    ),
    (
        both(*(put("plates", plate["id"], extra=1) for plate in plain()["plates"] if plate["extra"] == 2)),
        "plates: at least one has 2 extra points",
    ),
    (
        both(*(put("plates", plate, extra=1) for plate in ("mean", "afraid", "angry"))),
        "plates: at least one has 3 extra points",
    ),
    (put("wares", "W01", merchant="right"), "wares of left: exactly 15, not 14"),
    (put("wares", "W01", merchant="right"), "wares of right: exactly 15, not 16"),
    (put("wares", "W01", cost=8), "wares[0] W01: cost = 8 is wrong; it is a whole number from 0 to 7"),
    (put("wares", "W01", cost=-1), "wares[0] W01: cost = -1 is wrong; it is a whole number from 0 to 7"),
    (put("wares", "W01", kind="rope"), "ware W01: the kinds are fabric, "),
    (put("wares", period="night"), "wares: at least one of the morning"),
    (put("wares", cost=5), "wares: at least one of the centre costs 4 gems"),
    (drop("periods", "night"), "periods: one for each of morning, afternoon, night; night is missing"),
    (drop("merchants", "left"), "merchants: one for each of left, centre, right; left is missing"),
    (drop("effects", "spy"), "effects: one for each of aide, spy, gems, bargain, herald, renew, relic; spy is missing"),
    (drop("backs", "guard"), "backs: one for each of task, guard; guard is missing"),
    (drop("markets", "MS6"), "markets: exactly 6, not 5 (MS1, "),
    (again("markets", "MS6"), "markets: exactly 6, not 7 (MS1, "),
    (put("markets", "MS6", favoured=["rope"]), "market MS6: the kinds are fabric, "),
    (put("markets", "MS6", merchants=[3, 2]), "markets[5] MS6: merchants = [3, 2] is wrong; it is three whole numbers"),
    (drop("gifts", "G05"), "gifts: exactly 21, not 20"),
    (again("gifts", "G05"), "gifts: exactly 21, not 22"),
    (put("gifts", "G05", town="game"), "gift G05: the gifts of game are period, merchant, treasure, not gems"),
    (put("gifts", "G08", effect="heart"), "gifts of round: at least one is orderly"),
    (put("gifts", "G05", key=[4]), "gift G05: the key of gems is 1, 2 or 3, in a list, not [4]"),
    (put("gifts", "G01", key=[4]), "gift G01: the key of double is nothing, in a list, not [4]"),
    (put("gifts", "G02", key=["north"]), "gift G02: the key of ware is one of left, centre, right, in a list, not "),
    (put("gifts", "G15", key=["noon"]), "gift G15: the key of period is one of morning, afternoon, night, in a "),
    (put("gifts", "G11", key=["tea", "tea"]), "gift G11: the key of tasks is some different tasks, in a list, not "),
    (drop("relics", "ring"), "relics: exactly 18 tokens, 6 kinds with 3 copies each, not 5 kinds"),
    (again("relics", "ring"), "relics: exactly 18 tokens, 6 kinds with 3 copies each, not 7 kinds"),
    (number("relic_copies", 4), "numbers relic_copies: exactly 3, not 4"),
    *((number(f"relics_{d}", d * d + 1), f"numbers relics_{d}: exactly {d * d}, not {d * d + 1}") for d in range(1, 7)),
    (number("relics_pair", 2), "numbers relics_pair: exactly 3, not 2"),
    (number("relics_triple", 6), "numbers relics_triple: exactly 7, not 6"),
    (number("gems", 30), "numbers gems: exactly 28, not 30"),
    (number("gem_cap", 8), "numbers gem_cap: exactly 7, not 8"),
    (number("aides", 6), "numbers aides: exactly 7, not 6"),
    (number("lamp_1", 11), "numbers lamp_1: exactly 10, not 11"),
    (number("lamp_2", 20), "numbers lamp_2: exactly 25, not 20"),
    (number("lamp_3", 41), "numbers lamp_3: exactly 40, not 41"),
    (number("first_points", 5), "numbers first_points: exactly 6, not 5"),
    (number("first_gems", 0), "numbers first_gems: exactly 1, not 0"),
    (number("second_points", 3), "numbers second_points: exactly 4, not 3"),
    (number("third_points", 1), "numbers third_points: exactly 2, not 1"),
    (number("finals_placed", 3), "numbers finals_placed: exactly 4, not 3"),
    (number("spy_adds", 2), "numbers spy_adds: from 0 to 1, not 2"),
    (number("round_limit", 0), "numbers round_limit: from 1 to 200, not 0"),
    (drop("numbers", "bargain"), "numbers bargain: it is missing"),
    (again("numbers", "bargain"), "numbers bargain-too: unknown; known are guards, "),
    (number("simple_placed_1", 5), "numbers simple_placed_2: the same for 1 and 2 players, not 5 and 6"),
    (number("simple_placed_3", 5), "numbers simple_placed_3: not fewer than the 6 with 2 players, not 5"),
    (number("simple_placed_4", 8), "numbers simple_placed_4: not fewer than the 9 with 3 players, not 8"),
    (number("simple_placed_4", 17), "numbers simple_placed_4: from 4 to 16, not 17"),
    (
        both(*(number(f"simple_placed_{n}", 1) for n in (1, 2, 3, 4))),
        "numbers simple_placed_3: at least the 3 that are open, not 1 (SW-22)",
    ),
    (
        both(*(put("simple", wish, solo=False) for wish in ("S01", "S03", "S05"))),
        "simple: the solo icon on at least 6, as many as are placed, not 5",
    ),
    (
        both(
            *(put("finals", wish, solo=False) for wish in ("FW01", "FW02", "FW03", "FW10")),
            put("finals", "FW15", solo=True),
        ),
        "finals: the solo icon on at least 4 of the base game, not 3",
    ),
    (first_tasks(4), "tasks: at least 5, a space of the Extra Task Chart each, at most 48, not 4"),
    (put("simple", "S03", hearts=1), "simple[2] S03: hearts = 1 is wrong; it is a whole number from 2 to 200"),
    (put("finals", "FW03", cards=1), "finals[2] FW03: cards = 1 is wrong; it is a whole number from 2 to 50"),
    (put("simple", "S04", hearts=13), "simple S04: it can be met from the deck: 13 hearts, of food there are 12"),
    (put("finals", "FW04", cards=9), "final FW04: it can be met from the deck: 9 cards, 8 would do"),
    (put("finals", "FW03", cards=17), "final FW03: it can be met from the deck: 17 cards, 16 would do"),
    (put("finals", "FW10", cards=13), "final FW10: it can be met from the deck: 13 cards, 12 would do"),
    (put("finals", "FW14", cards=9), "final FW14: it can be met from the deck: 9 cards, 8 would do"),
    (put("finals", "FW04", key=["relic"]), "final FW04: it can be met from the deck: 4 cards, 0 would do"),
    (put("finals", "FW15", cards=9), "final FW15: it can be met from the deck: 9 cards, 8 would do"),
    (put("finals", "FW04", key=["fly"]), "final FW04: the key of effect is one of aide, "),
    (put("finals", "FW02", key=["2"]), "final FW02: the key of hearts is a number of hearts from 1 to 9, in a list"),
    (put("finals", "FW14", key=["tea"]), "final FW14: the key of different is nothing, in a list, not ['tea']"),
    (reverse_road, "track 3: no cycle: it cannot be ahead of itself"),
    (reverse_road, "track 6: no cycle: it cannot be ahead of itself"),
    (put("track", "4", ahead=["4", "6"]), "track 4: no cycle: it cannot be ahead of itself"),
    (put("track", "4", ahead=["4"]), "track 4: it leads to a town"),
    (put("track", "7", ahead=[]), "track 7: something lies ahead"),
    (put("track", "7", ahead=["town-moon"]), "track 7: the next nodes are 1, 2, 3, 4, 5, 6, 7, town-immediate, "),
    (put("track", "7", ahead=["start"]), "track 7: the next nodes are 1, 2, 3, 4, 5, 6, 7, town-immediate, "),
    (
        both(put("track", "6", ahead=["town-immediate"]), put("track", "7", ahead=["town-round"])),
        "track: town-game can be reached from the start",
    ),
    (drop("track", "3"), "track: start and the Stops in the order of their numbers, not start, 1, 2, 4, 5, 6, 7"),
    (put("track", "start", marked=True), "track start: no relic lies at the start"),
    (put("cards", "T02", id="T01"), "cards T01: an id stands for one entry only"),
    (put("wares", "W02", id="W01"), "wares W01: an id stands for one entry only"),
]


@pytest.mark.parametrize("edit, line", [pytest.param(edit, line, id=line[:60]) for edit, line in BROKEN])
def test_a_file_that_breaks_a_limit_is_refused(edit: Edit, line: str) -> None:
    said = lines(corrected(edit))
    assert any(one.startswith(line) for one in said), said


def test_everything_that_is_wrong_is_said_at_once() -> None:
    said = lines(corrected(number("gems", 30), put("wares", cost=5), drop("plates", "sad"), drop("gifts", "G21")))
    assert said == [
        "numbers gems: exactly 28, not 30",
        "plate sad: it is missing",
        "wares: at least one of the centre costs 4 gems",
        "gifts: exactly 21, not 20",
        "gifts of game: at least one is treasure",
    ]


WRONG: tuple[Any, ...] = (10**30, -1, 1.5, True, "", "xx", [], ["xx", [{}]], {}, {"en": ""}, {"xx": "STATED"})


@pytest.mark.parametrize("key", [*shipped().data])
def test_an_entry_with_a_wrong_value_is_refused_by_name(key: str) -> None:
    """Whatever stands there: another type, nothing at all, or a number beyond all bounds."""
    data: Mapping[str, Any] = shipped().data
    entry = data[key][0]
    for name, value in entry.items():
        missing = plain()
        del missing[key][0][name]
        with pytest.raises(BadComponents, match=rf"^{key}\[0\].*: {name} is missing; it is "):
            check(missing)
        for wrong in WRONG:
            data = plain()
            data[key][0][name] = wrong
            if type(wrong) is not type(value) or wrong == 10**30:
                with pytest.raises(BadComponents, match=rf"(?m)^{key}\[0\].*: {name} = .* is wrong; it is "):
                    check(data)
            elif wrong != value:
                with suppress(BadComponents):
                    load(dumped(data), shipped=False)


@pytest.mark.parametrize("key", [*shipped().data])
def test_a_file_without_a_list_is_refused(key: str) -> None:
    for wrong in ("3", '"xx"', "[]", "[3]", "[[]]", "[{}]", "{}", "inf", "1979-05-27"):
        text = corrected(lambda data: data.pop(key)) + f"\n{key} = {wrong}"
        assert any(key.rstrip("s") in line for line in lines(text))
    assert lines(corrected(lambda data: data.pop(key)))[0].startswith("file: the keys are numbers, tasks, ")


def test_an_entry_with_an_unknown_key_is_refused_by_name() -> None:
    (line,) = lines(corrected(put("cards", "T05", heart=3)))
    assert line.startswith("cards[4] T05: unknown key 'heart'; known are id, task, ")
    (line,) = lines(corrected(lambda data: data.update(rounds=[])))
    assert line.startswith("file: the keys are numbers, ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cards = [",
        "cards = nil",
        "\0",
        "cards = " + "9" * 5000,
        "cards = 0x" + "f" * 5000,
        "cards = [{ id = 0x" + "f" * 5000 + " }]",
        "cards = " + "[" * 100_000,
        "cards = " + "[" * 200 + "]" * 200,
        "cards = [{ id = " + "[" * 200 + "]" * 200 + " }]",
    ],
    ids=["empty", "open", "nil", "nul", "digits", "hex", "hex id", "bottomless", "deep", "deep id"],
)
def test_junk_is_refused(text: str) -> None:
    assert lines(text)


# What is only unusual is a warning.


@pytest.mark.parametrize(
    "edit, warnings",
    [
        (put("cards", "T05", hearts=4), ["card T05: hearts are usually 1 to 3, not 4"]),
        (
            put("cards", "T05", effect="spy"),
            ["effect spy: usually on 8 cards, not 9", "effect herald: usually on 8 cards, not 7"],
        ),
        (
            both(put("cards", "T05", task="food"), put("cards", "T06", hearts=7)),
            ["card T06: hearts are usually 1 to 3, not 7", "cards: usually as many of each task"],
        ),
        (number("round_limit", 7), ["numbers round_limit: a game may well last 8 rounds"]),
        (
            put("simple", "S01", hearts=8),
            ["task tea: its 12 hearts could all lie under its Simple wishes and fulfil none"],
        ),
        (
            both(*(put("plates", plate, extra=1) for plate in ("mean", "afraid"))),
            ["plates of the base game: the rulebook shows one with 3 extra points"],
        ),
        (
            put("wares", "W01", period="night"),
            [
                "wares of left: usually 5 of the morning, not 4",
                "wares of left: usually 5 of the night, not 6",
            ],
        ),
        (put("wares", valuable=False), ["wares: none is valuable"]),
        (
            put("gifts", "G05", town="round", effect="heart", key=[]),
            ["gifts of immediate: usually 7, not 6", "gifts of round: usually 7, not 8"],
        ),
        (
            put("track", "start", ahead=["1"]),
            ["track 2: no way from the start leads here", "track 5: no way from the start leads here"],
        ),
        (
            put("track", "start", ahead=["1", "2", "town-game"]),
            ["track start: a town usually lies behind a Stop (TR-1)"],
        ),
        (put("track", marked=False), ["track: no Stop begins with a relic"]),
    ],
)
def test_what_is_only_unusual_is_a_warning(edit: Edit, warnings: list[str]) -> None:
    assert list(load(corrected(edit), shipped=False).warnings) == warnings
