"""A file of cards that breaks a limit is refused with a sentence; what is only unusual is a warning (3W-1)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grandvizier import BadComponents, Match, rules
from grandvizier.bots import Driver, bot
from grandvizier.words import Words
from tests.games.three_wishes.correcting import Changes, Correct, shipped
from tests.games.toml import toml

SPARE = shipped()[1] | {"id": "spare"}
FOUR = "the rulebook names flight, spaceship, universal-translator"
FIVE = "the rulebook names immortality, quantum-supercomputer, teleportation-grid"


@pytest.mark.parametrize(
    "changes, more, broken",
    [
        pytest.param({"mind-reading": None}, (), ["cards: there are exactly 18, not 17"], id="17 cards"),
        pytest.param({}, (SPARE,), ["cards: there are exactly 18, not 19"], id="19 cards"),
        pytest.param(
            {"flight": {"players": 3}}, (), ["players = 4: exactly 3 cards, not 2 (spaceship, "], id="two for 4 players"
        ),
        pytest.param(
            {"pet-dragon": {"players": 5}}, (), ["players = 5: exactly 3 cards, not 4 ("], id="four for 5 players"
        ),
        pytest.param(
            {"time-travel": {"special": ""}}, (), ["special loses: exactly one card, not 0"], id="no Time Travel"
        ),
        pytest.param(
            {"flight": {"special": "loses"}},
            (),
            ["special loses: exactly one card, not 2 (time-travel, flight)"],
            id="two Time Travels",
        ),
        pytest.param(
            {"cornucopia": {"special": ""}},
            (),
            ["special doubles: exactly two cards, not 1 (cold-fusion)"],
            id="one doubler",
        ),
        pytest.param(
            {"pet-dragon": {"special": "doubles"}},
            (),
            ["special doubles: exactly two cards, not 3 (cornucopia, pet-dragon, cold-fusion)"],
            id="three doublers",
        ),
        pytest.param(
            {"cold-fusion": {"special": ""}, "pet-dragon": {"special": "doubles"}},
            (),
            ["special doubles: of different types (cornucopia, pet-dragon)"],
            id="both doublers of a type",
        ),
        pytest.param(
            {"flight": {"id": "pet-dragon"}},
            (),
            ["cards pet-dragon: an id stands for one entry only"],
            id="an id twice",
        ),
    ],
)
def test_a_deck_that_breaks_a_limit_is_refused(
    changes: Changes, more: tuple[dict[str, Any], ...], broken: list[str], correct: Correct
) -> None:
    """3W-1 and the limits of the page, by the front door: no match is begun."""
    with pytest.raises(BadComponents) as caught:
        Match("three-wishes", players=3, components=correct(changes, *more))
    lines = str(caught.value).splitlines()
    for line in broken:
        assert any(said.startswith(line) for said in lines), lines


@pytest.mark.parametrize(
    "key, wrong",
    [
        ("id", ""),
        ("id", 3),
        ("type", "power"),
        ("type", ["gift"]),
        ("players", 2),
        ("players", 6),
        ("players", "3"),
        ("players", 4.0),
        ("players", True),
        ("value", "4"),
        ("value", 1.5),
        ("value", True),
        ("value", -1001),
        ("value", 2**63),
        ("special", "wins"),
        ("special", 0),
        ("marks", "STATED"),
        ("marks", {"name": "STATED", "type": "STATED"}),
        ("marks", {"name": "STATED", "type": "STATED", "value": "GUESSED"}),
        ("marks", {"name": "STATED", "type": "STATED", "value": "STATED", "more": "STATED"}),
        ("name", "Flight"),
        ("name", {"it": "Volo"}),
        ("name", {"en": ""}),
        ("name", {"en": "Flight", "xx": "Flight"}),
        ("name", {"en": "Flight", "it": 3}),
        ("marks", {"name": ["STATED"], "type": "STATED", "value": "STATED"}),
    ],
)
def test_an_entry_with_a_wrong_value_is_refused_by_name(key: str, wrong: object, correct: Correct) -> None:
    """3W-1: the sentence names the entry, the key and what may stand there."""
    with pytest.raises(BadComponents) as caught:
        rules("three-wishes", correct({"flight": {key: wrong}}))
    (line,) = str(caught.value).splitlines()
    assert line.startswith("cards[4]" if key == "id" else "cards[4] flight: ")
    assert f"{key} = {wrong!r} is wrong; it is " in line


@pytest.mark.parametrize("key", ["id", "type", "players", "value", "special", "marks", "name"])
def test_an_entry_with_a_missing_key_is_refused_by_name(key: str, tmp_path: Path) -> None:
    """3W-1."""
    cards = shipped()
    del cards[7][key]
    path = tmp_path / "wishes.toml"
    path.write_text("cards = " + toml(cards), "utf-8")
    with pytest.raises(BadComponents, match=rf"^cards\[7\]( pet-dragon)?: {key} is missing; it is "):
        rules("three-wishes", path)


def test_an_entry_with_an_unknown_key_is_refused_by_name(correct: Correct) -> None:
    """3W-1: a misspelt key is not passed over in silence."""
    with pytest.raises(BadComponents, match=r"^cards\[4\] flight: unknown key 'valeu'; known are id, type, "):
        rules("three-wishes", correct({"flight": {"valeu": 3}}))


def test_everything_that_is_wrong_is_said_at_once(correct: Correct) -> None:
    """3W-1: the owner of the file sees all of it."""
    with pytest.raises(BadComponents) as caught:
        rules("three-wishes", correct({"flight": {"value": "3"}, "spaceship": {"type": "ship", "players": 9}}))
    assert [line.split(" = ")[0] for line in str(caught.value).splitlines()] == [
        "cards[4] flight: value",
        "cards[10] spaceship: type",
        "cards[10] spaceship: players",
    ]


@pytest.mark.parametrize(
    "text, said",
    [
        ("cards = [", "not TOML"),
        ("", "the keys are cards"),
        ("cards = 18", "cards: a list of entries"),
        ("cards = [1, 2]", r"cards\[0\]: an entry is a table"),
        ("wishes = []", "the keys are cards"),
        ("cards = []\nrounds = 3", "the keys are cards"),
        ("cards = []", "exactly 18, not 0"),
    ],
)
def test_a_file_that_is_no_list_of_cards_is_refused(text: str, said: str, tmp_path: Path) -> None:
    """3W-1: malformed, empty, of another shape."""
    path = tmp_path / "wishes.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadComponents, match=said):
        rules("three-wishes", path)


def test_a_file_that_cannot_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    """3W-1: missing, a folder, not text."""
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"cards = \xff\xfe")
    for path in (tmp_path / "missing.toml", tmp_path, binary):
        with pytest.raises(BadComponents) as caught:
            rules("three-wishes", path)
        assert repr(str(path)) in str(caught.value)


# What is only unusual is a warning.


@pytest.mark.parametrize(
    "changes, warnings",
    [
        pytest.param(
            {"pet-dragon": {"value": 5}}, ["card pet-dragon: values are usually 0 to 4, not 5"], id="a high value"
        ),
        pytest.param({"time-travel": {"value": 4}, "flight": {"value": 0}}, [], id="within bounds"),
        pytest.param(
            {"flight": {"players": 3}, "pet-dragon": {"players": 4}},
            [
                f"players = 4: {FOUR}, not pet-dragon, spaceship, universal-translator",
            ],
            id="another split of the 4+ cards",
        ),
        pytest.param(
            {"immortality": {"players": 4}, "spaceship": {"players": 5}},
            [
                f"players = 4: {FOUR}, not flight, immortality, universal-translator",
                f"players = 5: {FIVE}, not spaceship, quantum-supercomputer, teleportation-grid",
            ],
            id="another split of both",
        ),
        pytest.param(
            {"pet-dragon": {"type": "harmony"}},
            [
                (
                    "type gift: usually 6 cards, not 5 (cornucopia, flying-carpet, chest-of-gold, spaceship, "
                    "quantum-supercomputer)"
                ),
                (
                    "type harmony: usually 6 cards, not 7 (pet-dragon, cold-fusion, world-peace, solve-world-hunger, "
                    "clean-oceans, universal-translator, teleportation-grid)"
                ),
            ],
            id="5 and 7 of a type",
        ),
        pytest.param(
            {"cornucopia": {"special": ""}, "flight": {"special": "doubles"}},
            ["card flight: a doubler is usually no superpower"],
            id="a superpower doubles",
        ),
    ],
)
def test_what_is_only_unusual_is_a_warning(changes: Changes, warnings: list[str], correct: Correct) -> None:
    """3W-1: no rulebook states the values, how many cards a type has, or what type doubles."""
    assert list(rules("three-wishes", correct(changes)).components.warnings) == warnings


@pytest.mark.parametrize("value", [-1, 100])
def test_no_value_is_refused_for_being_unusual(value: int, correct: Correct) -> None:
    """The page: values outside 0 to 4 are warned of, not refused."""
    (warning,) = rules("three-wishes", correct({"pet-dragon": {"value": value}})).components.warnings
    assert "pet-dragon" in warning


@pytest.mark.parametrize("level", ["greedy", "vizier:20"])
def test_what_is_only_unusual_is_played_to_its_end(level: str, correct: Correct) -> None:
    """3W-1: nine superpowers and three gifts, and bots that reckon with them."""
    strange = {name: {"type": "superpower"} for name in ("pet-dragon", "flying-carpet", "chest-of-gold")}
    match = Match("three-wishes", players=3, seed=1, options={"round_limit": 4}, components=correct(strange))
    bots = {seat: bot(level, match.rules, 3, match.options, seat, seed="1") for seat in range(3)}
    Driver(match, bots).finish()
    assert match.over
    assert match.rules.game.tensor(match.rules, match.view(0)).any()


def test_rulings_name_the_cards_of_a_corrected_file(correct: Correct) -> None:
    """3W-1, 3W-11, 3W-12: whoever has other cards in the box reads about those."""
    path = correct(
        {
            "mind-reading": {"special": "loses"},
            "time-travel": {"special": "", "players": 4},
            "flight": {"players": 3},
            "pet-dragon": {"special": "doubles"},
            "cornucopia": {"special": ""},
        }
    )
    words = Words(rules("three-wishes", path), "en")
    assert "Time Travel, Spaceship, Universal Translator come in" in words.ruling("3W-1")
    assert words.ruling("3W-11").startswith("Whoever holds “Mind Reading” loses")
    assert "(Pet Dragon, Cold Fusion)" in words.ruling("3W-12")
    assert words.named("verdict", 2) == "loses: “Mind Reading” is in it"
    assert "«Lettura del pensiero»" in Words(rules("three-wishes", path), "it").ruling("3W-10")
