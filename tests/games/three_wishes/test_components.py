"""Components: the eighteen cards as the page of rulings lists them, and what a corrected copy may change (3W-1)."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from operator import attrgetter, itemgetter
from pathlib import Path

import pytest

from grandvizier import BadRecord, Match, rules
from grandvizier.core.rules import Rules
from grandvizier.games.three_wishes import GAME
from grandvizier.games.three_wishes.box.components import TYPES, Wishes
from grandvizier.words import LANGUAGES, Words
from tests.games.three_wishes.correcting import Changes, Correct, shipped
from tests.games.three_wishes.table import BOX, CARDS, IDS, Table, hand

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
