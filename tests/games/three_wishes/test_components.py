"""Components: the eighteen cards as the page of rulings lists them, and what a corrected copy may change (3W-1)."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import tomllib
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from grandvizier import BadComponents, BadRecord, Match, rules
from grandvizier.bots import Driver, bot
from grandvizier.core.rules import Rules
from grandvizier.games.three_wishes import GAME
from grandvizier.games.three_wishes.box.components import TYPES, Wishes
from grandvizier.words import LANGUAGES, Words
from tests.games.three_wishes.table import BOX, CARDS, IDS, Table, hand
from tests.games.toml import toml

Changes: TypeAlias = Mapping[str, dict[str, Any] | None]
"""For each card what is corrected about it; None takes it out of the file."""
Correct: TypeAlias = Callable[..., Path]

PRINTED = {
    "Time Travel": (0, "STATED", "RECONSTRUCTED"),
    "Mind Reading": (4, "FOUND", "RECONSTRUCTED"),
    "Invisibility": (2, "RECONSTRUCTED", "RECONSTRUCTED"),
    "Super Strength": (1, "RECONSTRUCTED", "RECONSTRUCTED"),
    "Flight": (3, "STATED", "RECONSTRUCTED"),
    "Immortality": (2, "STATED", "RECONSTRUCTED"),
    "Cornucopia": (0, "STATED", "STATED"),
    "Pet Dragon": (4, "FOUND", "RECONSTRUCTED"),
    "Flying Carpet": (2, "RECONSTRUCTED", "RECONSTRUCTED"),
    "Chest of Gold": (1, "RECONSTRUCTED", "RECONSTRUCTED"),
    "Spaceship": (3, "STATED", "RECONSTRUCTED"),
    "Quantum Supercomputer": (2, "STATED", "RECONSTRUCTED"),
    "Cold Fusion": (0, "STATED", "STATED"),
    "World Peace": (4, "FOUND", "RECONSTRUCTED"),
    "Solve World Hunger": (2, "FOUND", "RECONSTRUCTED"),
    "Clean Oceans": (1, "RECONSTRUCTED", "RECONSTRUCTED"),
    "Universal Translator": (3, "STATED", "RECONSTRUCTED"),
    "Teleportation Grid": (2, "STATED", "RECONSTRUCTED"),
}
"""Value of each card, and how its name and value are known, from the page of rulings, in the order of the box."""


def wishes(of: Rules) -> Wishes:
    assert isinstance(of.components, Wishes)
    return of.components


def shipped(text: str = GAME.shipped_text) -> list[dict[str, Any]]:
    cards = tomllib.loads(text)["cards"]
    assert isinstance(cards, list)
    return cards


@pytest.fixture
def correct(tmp_path: Path) -> Correct:
    """Writes a corrected copy of the file and gives its path; more cards may be added."""

    def write(changes: Changes, *more: dict[str, Any]) -> Path:
        box = shipped(BOX.read_text("utf-8"))
        cards = [card | (changes.get(card["id"]) or {}) for card in box if changes.get(card["id"], {}) is not None]
        path = tmp_path / "wishes.toml"
        path.write_text("cards = " + toml([*cards, *more]), "utf-8")
        return path

    return write


# The shipped file.


def test_the_cards_are_those_of_the_page() -> None:
    """3W-1: eighteen, six of each type, with the fewest players and the value of each."""
    cards = shipped()
    assert [(card["id"], card["type"], card["players"]) for card in cards] == [(n, *CARDS[n][:2]) for n in IDS]
    assert [sum(card["type"] == kind for card in cards) for kind in TYPES] == [6, 6, 6]
    specials = {card["id"]: card["special"] for card in cards if card["special"]}
    assert specials == {"time-travel": "loses", "cornucopia": "doubles", "cold-fusion": "doubles"}


def test_every_entry_says_how_its_name_and_value_are_known() -> None:
    """3W-1, with the marks of the page."""
    printed = {card["name"]["en"]: (card["value"], *itemgetter("name", "value")(card["marks"])) for card in shipped()}
    assert printed == PRINTED
    assert wishes(rules("three-wishes")).data["cards"] == shipped()


def test_the_box_of_the_tests_has_the_cards_that_they_name() -> None:
    """3W-1."""
    cards = shipped(BOX.read_text("utf-8"))
    assert {card["id"]: (card["type"], card["players"], card["value"]) for card in cards} == CARDS


def test_the_shipped_file_is_nothing_unusual() -> None:
    """3W-1."""
    assert rules("three-wishes").components.warnings == ()
    assert rules("three-wishes").components.source is None


def test_every_card_has_a_name_in_every_language() -> None:
    """3W-1: and no two cards share one."""
    for language in LANGUAGES:
        words = Words(rules("three-wishes"), language)
        names = [words.face("wish", card) for card in range(18)]
        assert len(set(names)) == 18
        assert names == [card["name"][language] for card in shipped()]


# Limits: a file that breaks one is refused with a sentence that names entry and limit.

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


# A corrected file is what is played with.


@pytest.mark.parametrize(
    "changes, scores, winners",
    [
        pytest.param({}, [12, 3, 0], [0], id="as shipped"),
        pytest.param({"pet-dragon": {"value": 1}}, [9, 3, 0], [0], id="another value"),
        pytest.param({"super-strength": {"value": 30}}, [12, 32, 0], [1], id="an unusual value"),
        pytest.param(
            {"chest-of-gold": {"special": "doubles"}, "cornucopia": {"special": ""}},
            [12, 4, 0],
            [0],
            id="other doublers",
        ),
        pytest.param(
            {"mind-reading": {"special": "loses"}, "time-travel": {"special": ""}}, [0, 3, 4], [2], id="another loser"
        ),
        pytest.param(
            {"world-peace": {"type": "gift"}, "flying-carpet": {"type": "harmony"}}, [0, 3, 0], [1], id="types"
        ),
    ],
)
def test_a_corrected_copy_is_really_played_with(
    changes: Changes, scores: list[int], winners: list[int], correct: Correct
) -> None:
    """3W-10, 3W-11, 3W-12, 3W-13 with other components: nothing in code depends on a printed number."""
    table = Table(
        "mind-reading pet-dragon world-peace",
        "super-strength chest-of-gold clean-oceans",
        "time-travel cornucopia solve-world-hunger",
        components=correct(changes),
    )
    table.play_out(declarer=2)
    assert table.match.scores == scores
    assert table.match.winners == winners


def test_a_corrected_number_of_players_changes_the_decks(correct: Correct) -> None:
    """3W-1: a card marked for four players is not dealt to three."""
    path = correct({"mind-reading": {"players": 4}, "flight": {"players": 3}})
    decks = wishes(rules("three-wishes", path)).decks
    names = {players: {IDS[card] for card in cards} for players, cards in decks.items()}
    assert [len(names[players]) for players in (3, 4, 5)] == [12, 15, 18]
    assert "flight" in names[3]
    assert "mind-reading" not in names[3]
    assert "mind-reading" in names[4]


def test_corrected_names_are_said_in_their_language_and_else_in_english(correct: Correct) -> None:
    """3W-1: the log of a match with a corrected copy."""
    path = correct({"mind-reading": {"name": {"en": "Telepathy", "it": "Telepatia"}}})
    table = Table(
        "mind-reading pet-dragon world-peace",
        "super-strength chest-of-gold clean-oceans",
        "time-travel cornucopia solve-world-hunger",
        components=path,
    )
    table.do("look", hand(0, 0))
    (look,) = [event for event in table.match.told(0) if table.match.game.kinds[event[0]].name == "looked"]
    said = {language: Words(table.match.rules, language, seat=0).event(look) for language in LANGUAGES}
    assert "Telepatia" in said["it"]
    assert "Telepathy" in said["en"]
    assert "Telepathy" in said["pt"]


def test_the_fingerprint_names_the_values_and_not_the_words(correct: Correct) -> None:
    """3W-1: two files that differ in names or marks only are the same game; any other difference is another game."""
    plain = rules("three-wishes", BOX).components.fingerprint
    marks = {"name": "FOUND", "type": "FOUND", "value": "FOUND"}
    for words in ({}, {"flight": {"name": {"en": "Wings"}}}, {"pet-dragon": {"marks": marks}}):
        assert rules("three-wishes", correct(words)).components.fingerprint == plain
    values: tuple[Changes, ...] = (
        {"flight": {"value": 2}},
        {"flight": {"id": "wings"}},
        {"flight": {"players": 5}, "immortality": {"players": 4}},
        {"flight": {"type": "gift"}, "spaceship": {"type": "superpower"}},
        {"time-travel": {"special": ""}, "flight": {"special": "loses"}},
        {"cornucopia": {"special": ""}, "pet-dragon": {"special": "doubles"}},
    )
    fingerprints = {rules("three-wishes", correct(changes)).components.fingerprint for changes in values}
    assert len(fingerprints | {plain}) == len(values) + 1


def test_a_record_brings_its_corrected_components_along(correct: Correct, tmp_path: Path) -> None:
    """3W-1: it replays without the file, and is refused with another one."""
    match = Match("three-wishes", players=4, seed=3, components=correct({"pet-dragon": {"value": 9}}))
    assert match.seat is not None
    match.play(match.seat, match.choices(match.seat)[0].path[0])
    record = json.loads(json.dumps(match.record()))
    (tmp_path / "wishes.toml").unlink()
    again = Match.replay(record)
    assert again.rules is match.rules
    assert again.state == match.state
    with pytest.raises(BadRecord, match="was played with components"):
        Match.replay(record, components=correct({"pet-dragon": {"value": 8}}))


# Rules are made once, and travel by name.


def test_the_same_text_has_the_same_tables(correct: Correct, tmp_path: Path) -> None:
    """3W-1: made once, the copy of the shipped file included."""
    same = tmp_path / "same.toml"
    same.write_text(GAME.shipped_text, "utf-8")
    assert rules("three-wishes", same) is rules("three-wishes")
    path = correct({"pet-dragon": {"value": 3}})
    assert rules("three-wishes", path) is rules("three-wishes", str(path))
    assert rules("three-wishes", path) is not rules("three-wishes")


def test_rules_and_positions_with_corrected_components_travel_to_a_new_process(correct: Correct) -> None:
    """3W-1: pickled by name; the other process builds the same tables from the same text, and sends them back."""
    path = correct({"pet-dragon": {"value": 3}, "mind-reading": {"special": "loses"}, "time-travel": {"special": ""}})
    match = Match("three-wishes", players=3, seed=1, components=path)
    while match.question == "first_look":
        assert match.seat is not None
        match.play(match.seat, match.choices(match.seat)[1].path[0])
    tables, state = match.rules, match.state
    for same_tables, same_state in (
        (copy.copy(tables), copy.copy(state)),
        (copy.deepcopy(tables), copy.deepcopy(state)),
        pickle.loads(pickle.dumps((tables, state))),  # noqa: S301 - our own
    ):
        assert same_tables is tables is same_state.rules
        assert same_state == state
    path.unlink()
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as there:
        values = there.submit(attrgetter("components.values", "components.time_travel"), tables).result()
        assert values == (wishes(tables).values, IDS.index("mind-reading"))
        assert there.submit(attrgetter("rules.components.fingerprint"), state).result() == tables.components.fingerprint
        back = there.submit(itemgetter(0), (state,)).result()
    assert back == state
    assert back.rules is tables
    assert back.legal() == state.legal()
