"""Records: a match as JSON text and back, ready to go on; whatever does not fit is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from examples.games.caravan import rules as caravan
from grandvizier.games import find
from grandvizier.games.three_wishes.rules import turns as wishes
from tests.match.playing import any_choice, everything, number, play_on


def through_json(match: gv.Match) -> Any:
    return json.loads(json.dumps(match.record()))


# There and back.


@pytest.mark.parametrize(
    "game, players, options",
    [
        ("three-wishes", 3, {}),
        ("three-wishes", 5, {"own_switch": True, "round_limit": 4}),
        ("three-wishes", 4, {"games": "chain", "round_limit": 5}),
        ("caravan", 2, {}),
        ("caravan", 4, {"turns": 2}),
    ],
)
def test_a_match_comes_back_from_its_text_and_goes_on_as_the_original_would(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Kept at the start, again and again on the way, and at the end; each time both are played on by the same hand."""
    match = gv.Match(game, players=players, seed=9, options=options)
    for stage in range(100):
        record = through_json(match)
        again = gv.Match.replay(record)
        assert again.record() == record
        assert again.seed == match.seed == "9"
        assert everything(again) == everything(match)
        if match.over:
            break
        for each in (match, again):
            some_choices(each, Random(stage))
        assert everything(again) == everything(match)
    assert match.over
    assert stage > 1


def some_choices(match: gv.Match, rng: Random) -> None:
    """A few random choices, some of them taken back."""
    for _ in range(12):
        seat = match.seat
        if seat is not None:
            match.play(seat, *any_choice(match, rng).path)
            if rng.random() < 0.3 and match.why_not_undo(seat) is None:
                match.undo(seat)


def test_a_record_is_plain_data_and_says_all() -> None:
    match = gv.Match("three-wishes", players=3, seed=7, first=2)
    match.play(2, number(match, wishes.look, 9), by="bot")
    record = match.record()
    assert list(record) == [
        "format",
        "game",
        "rules",
        "players",
        "options",
        "first",
        "components",
        "fairness",
        "opening",
        "journal",
        "result",
    ]
    assert record["fairness"] == {"scheme": "sha256-permutation-1", "seed": "7"}
    assert record["components"] == {"fingerprint": match.rules.components.fingerprint, "source": None}
    assert record["options"] == {"own_switch": False, "round_limit": 50, "games": "single"}
    card = match.view(2)["table"][9][2]
    assert record["journal"] == [{"seat": 2, "path": [number(match, wishes.look, 9)], "draws": [card], "by": "bot"}]
    assert record["opening"] == [match.rules.draws.number(wishes.starter, 2)]
    assert record["result"] == {"over": False, "scores": [0, 0, 0], "winners": []}
    assert (record["format"], record["rules"]) == (1, match.rules.edition)


def test_a_scripted_match_comes_back_and_waits_for_chance_it_does_not_have() -> None:
    match = gv.Match(CARAVAN, players=2, chance=gv.scripted("draw 4", then=gv.seeded("x")))
    match.play(0, number(match, caravan.wager, 1))
    again = gv.Match.replay(through_json(match))
    assert again.record() == match.record()
    assert again.record()["fairness"] == {"scheme": "scripted"}
    assert again.seed is None
    before = everything(again)
    with pytest.raises(ValueError, match="the script is at its end"):
        again.play(1, number(again, caravan.wager, 1))
    assert everything(again) == before


def test_who_made_a_choice_is_kept() -> None:
    match = gv.Match(CARAVAN, players=3, seed=1)
    for seat, by in enumerate(("person", "bot", "clock")):
        match.play(seat, number(match, caravan.wager, 0), by=by)
    again = gv.Match.replay(through_json(match))
    assert [entry["by"] for entry in again.record()["journal"]] == ["person", "bot", "clock"]


# Corrected components.


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    path = tmp_path / "corrected.toml"
    path.write_text(find("three-wishes").shipped_text.replace("value = 4", "value = 7"), "utf-8")
    return path


def test_corrected_components_travel_in_the_record(corrected: Path) -> None:
    match = play_on(gv.Match("three-wishes", players=3, seed=5, components=corrected), Random(5))
    record = through_json(match)
    assert record["components"]["source"] == corrected.read_text("utf-8")
    corrected.unlink()
    again = gv.Match.replay(record)
    assert again.rules is match.rules
    assert everything(again) == everything(match)


def test_a_record_without_its_components_asks_for_the_file_and_takes_it(corrected: Path) -> None:
    match = play_on(gv.Match("three-wishes", players=3, seed=5, components=corrected), Random(5), 9)
    record = through_json(match)
    record["components"]["source"] = None
    shipped, own = gv.rules("three-wishes").components.fingerprint, match.rules.components.fingerprint
    with pytest.raises(gv.BadRecord, match=f"was played with components {own}, these are {shipped}; give the file"):
        gv.Match.replay(record)
    assert everything(gv.Match.replay(record, corrected))["feed"] == match.feed()


# Damage.

Damage = Callable[[Any], object]


def put(value: Any, *path: Any) -> Damage:
    """Put this there."""

    def damage(record: Any) -> None:
        for key in path[:-1]:
            record = record[key]
        record[path[-1]] = value

    return damage


def drop(*path: Any) -> Damage:
    """Leave this out."""

    def damage(record: Any) -> None:
        for key in path[:-1]:
            record = record[key]
        del record[path[-1]]

    return damage


LOOKS, SWITCHES, UNDOES, PEEKS = 0, 3, 4, 5
"""The entries of the record below: three looks, a switch, its undo, a peek."""


def damaged_record() -> Any:
    match = gv.Match("three-wishes", players=3, seed="damage", first=0)
    for seat in range(3):
        match.play(seat, number(match, wishes.look, 3 * seat + 3))
    match.play(0, number(match, wishes.switch, 1, 2))
    match.undo(0)
    match.play(0, number(match, wishes.peek, 1))
    return through_json(match)


@pytest.mark.parametrize(
    "damage, sentence",
    [
        (put(2, "format"), "the record has format 2; this version reads format 1"),
        (drop("format"), "the record has format None"),
        (put("four-wishes", "game"), "there is no game 'four-wishes'; there is three-wishes"),
        (drop("game"), "there is no game None"),
        (put(["three-wishes"], "game"), r"there is no game \['three-wishes'\]"),
        (put(6, "players"), "three-wishes is for 3 to 5 players, not 6"),
        (put("3", "players"), "three-wishes is for 3 to 5 players, not '3'"),
        (drop("players"), "three-wishes is for 3 to 5 players, not None"),
        (put(4, "players"), r"journal entry 3 cannot be replayed: Seat 4 is asked now\. \(GV-1\)"),
        (put(3, "first"), "the first player is a seat from 0 to 2, or None to draw one, not 3"),
        (put(1, "first"), "the opening cannot be replayed: the script says 24, but starter asks for one of starter 1"),
        (drop("first"), "'first' of the record is missing"),
        (put(3, "options", "round_limit"), "option round_limit is a whole number from 4 to 200, not 3"),
        (put(True, "options", "luck"), "three-wishes has no option 'luck'; it has own_switch"),
        (put([], "options"), r"'options' of the record is a dict, not \[\]"),
        (drop("options"), "'options' of the record is a dict, not None"),
        (put("0" * 16, "components", "fingerprint"), "three-wishes was played with components 0{16}, these are "),
        (drop("components", "fingerprint"), "three-wishes was played with components None, these are "),
        (put(5, "components", "source"), "'source' of the record's components is a str, not 5"),
        (put("cards = []", "components", "source"), "cannot be set up: cards: there are exactly 18, not 0"),
        (drop("components"), "'components' of the record is a dict, not None"),
        (
            put("dice", "fairness", "scheme"),
            "fairness scheme is 'dice'; known are 'sha256-permutation-1' and 'scripted'",
        ),
        (drop("fairness", "seed"), "'seed' of the record's fairness is a str, not None"),
        (put(7, "fairness", "seed"), "'seed' of the record's fairness is a str, not 7"),
        (drop("fairness"), "'fairness' of the record is a dict, not None"),
        (put([], "opening"), "the opening cannot be replayed: the script says"),
        (put([24, 3], "opening"), r"the opening was answered with draws \[24, 3\], now \[24\] fit"),
        (put([3], "opening"), "the opening cannot be replayed: the script says 3, but starter asks for"),
        (put(["starter 0"], "opening"), r"'opening' of the record holds row numbers, not \['starter 0'\]"),
        (drop("opening"), "'opening' of the record is a list, not None"),
        (drop("journal"), "'journal' of the record is a list, not None"),
        (put("x", "journal", LOOKS), "journal entry 0 is a dict, not 'x'"),
        (put(1, "journal", LOOKS, "seat"), r"journal entry 0 cannot be replayed: .* \(GV-1\)"),
        (put(False, "journal", LOOKS, "seat"), r"journal entry 0 cannot be replayed: .* \(GV-1\)"),
        (drop("journal", LOOKS, "seat"), r"journal entry 0 cannot be replayed: .* \(GV-1\)"),
        (put([0], "journal", LOOKS, "path"), r"journal entry 0 cannot be replayed: .* \(3W-2\)"),
        (put([], "journal", SWITCHES, "path"), r"journal entry 3 cannot be replayed: .* \(GV-3\)"),
        (put([9999], "journal", SWITCHES, "path"), r"journal entry 3 cannot be replayed: .* \(GV-3\)"),
        (put([0, 17], "journal", PEEKS, "path"), r"journal entry 5 cannot be replayed: .* \(GV-4\)"),
        (put([True], "journal", SWITCHES, "path"), r"'path' of journal entry 3 holds row numbers, not \[True\]"),
        (drop("journal", SWITCHES, "path"), "'path' of journal entry 3 is a list, not None"),
        (
            put([999], "journal", LOOKS, "draws"),
            "journal entry 0 cannot be replayed: the script says 999, but face asks",
        ),
        (put([0, 1], "journal", PEEKS, "draws"), r"journal entry 5 was answered with draws \[0, 1\], now \[0\] fit"),
        (put([], "journal", PEEKS, "draws"), r"journal entry 5 was answered with draws \[\], now \[\d+\] fit"),
        (put([4], "journal", SWITCHES, "draws"), r"journal entry 3 was answered with draws \[4\], now \[\] fit"),
        (put(["turn_up 3"], "journal", PEEKS, "draws"), "'draws' of journal entry 5 holds row numbers"),
        (put(None, "journal", PEEKS, "draws"), "'draws' of journal entry 5 is a list, not None"),
        (put("dog", "journal", PEEKS, "by"), "'by' of journal entry 5 is one of person, bot, clock, not 'dog'"),
        (drop("journal", PEEKS, "by"), "'by' of journal entry 5 is one of person, bot, clock, not None"),
        (put(1, "journal", UNDOES, "undo"), r"journal entry 4 cannot be replayed: .* \(GV-5\)"),
        (put(False, "journal", UNDOES, "undo"), r"journal entry 4 cannot be replayed: .* \(GV-5\)"),
        (put({"undo": 0, "path": []}, "journal", PEEKS), r"journal entry 5 cannot be replayed: .* \(GV-5\)"),
        (
            put(True, "result", "over"),
            "the record ends with .*'over': True.*, but replayed it ends with .*'over': False",
        ),
        (put([1, 0, 0], "result", "scores"), r"the record ends with .*\[1, 0, 0\].*, but replayed it ends with"),
        (drop("result"), "the record ends with None, but replayed it ends with"),
    ],
)
def test_damage_is_refused_and_its_place_is_named(damage: Damage, sentence: str) -> None:
    record = damaged_record()
    gv.Match.replay(deepcopy(record))
    damage(record)
    with pytest.raises(gv.BadRecord, match=sentence):
        gv.Match.replay(record)


def test_a_record_of_an_edition_that_is_not_known_is_refused_by_name() -> None:
    record = damaged_record()
    for edition, sentence in (
        (99, "edition 99 of three-wishes is not known here; edition 1 is: update Grand Vizier"),
        (0, "edition 0 of three-wishes is not known here; edition 1 is$"),
        ("2", "'rules' of the record is a int, not '2'"),
        (None, "'rules' of the record is a int, not None"),
    ):
        with pytest.raises(gv.BadRecord, match=sentence):
            gv.Match.replay(record | {"rules": edition})


@pytest.mark.parametrize("data", [None, [], "record", 3, b"{}"])
def test_what_is_no_record_at_all_is_refused(data: object) -> None:
    with pytest.raises(gv.BadRecord, match="the record is a dict, not"):
        gv.Match.replay(data)


def test_a_record_that_was_cut_off_at_any_entry_is_refused_or_whole() -> None:
    """A finished game without its last entries has another result; nothing but a BadRecord is ever raised."""
    match = play_on(gv.Match("three-wishes", players=3, seed=4, options={"round_limit": 4}), Random(4))
    record = through_json(match)
    for length in range(len(record["journal"])):
        with pytest.raises(gv.BadRecord, match="the record ends with"):
            gv.Match.replay({**record, "journal": record["journal"][:length]})


@pytest.mark.parametrize("seed", range(4))
def test_random_damage_is_a_bad_record_or_does_no_harm(seed: int) -> None:
    """Any value of the record replaced by any other."""
    rng = Random(seed)
    values: list[Any] = [
        None,
        True,
        -1,
        0,
        1,
        3,
        10**20,
        1.5,
        "",
        "three-wishes",
        "scripted",
        [],
        [0],
        [[]],
        {},
        {"undo": 0},
    ]
    match = play_on(gv.Match("caravan" if seed % 2 else "three-wishes", players=3, seed=seed), rng, 25)
    whole = through_json(match)
    refused = 0
    for _ in range(150):
        record = deepcopy(whole)
        place, key = rng.choice(list(places(record)))
        place[key] = rng.choice(values)
        try:
            again = gv.Match.replay(record)
        except gv.BadRecord:
            refused += 1
        else:
            assert json.loads(json.dumps(again.record())).keys() == whole.keys()
            assert again.game.audit(again.state) == []
    assert refused > 100


def places(data: Any) -> Any:
    """Every place in nested data, as the container and its key."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])
