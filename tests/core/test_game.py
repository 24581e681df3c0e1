"""A game as the rest of the project sees it: what may be set up, and tables that are made once."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from grandvizier.core.game import Option
from grandvizier.core.rules import Rules
from grandvizier.games import find

# Setting up.


@pytest.mark.parametrize(
    "options, sentence",
    [
        ({"own_switch": 1}, "option own_switch is one of false, true, not 1 (3W-6)"),
        ({"own_switch": "true"}, "option own_switch is one of false, true, not 'true' (3W-6)"),
        ({"own_switch": None}, "option own_switch is one of false, true, not None (3W-6)"),
        ({"round_limit": 3}, "option round_limit is a whole number from 4 to 200, not 3 (3W-15)"),
        ({"round_limit": 201}, "option round_limit is a whole number from 4 to 200, not 201 (3W-15)"),
        ({"round_limit": True}, "option round_limit is a whole number from 4 to 200, not True (3W-15)"),
        ({"round_limit": 50.0}, "option round_limit is a whole number from 4 to 200, not 50.0 (3W-15)"),
        ({"games": "double"}, "option games is one of single, chain, not 'double' (3W-20)"),
        ({"games": ["chain"]}, "option games is one of single, chain, not ['chain'] (3W-20)"),
        ({"colour": "red"}, "three-wishes has no option 'colour'; it has own_switch, round_limit, games"),
        ({7: True}, "three-wishes has no option 7; it has own_switch, round_limit, games"),
    ],
)
def test_a_wrong_option_is_refused_with_a_sentence_that_says_what_would_be_right(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(gv.BadSetup) as caught:
        gv.Match("three-wishes", players=3, options=options)
    assert str(caught.value) == sentence
    with pytest.raises(gv.BadSetup) as caught:
        gv.rules("three-wishes").start(3, options)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("players", [2, 6, 0, -3, True, 3.0, "3", None, [3]])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(players: object) -> None:
    with pytest.raises(gv.BadSetup) as caught:
        gv.Match("three-wishes", players=players)  # type: ignore[arg-type]
    assert str(caught.value) == f"three-wishes is for 3 to 5 players, not {players!r}"


@pytest.mark.parametrize("first", [4, -1, True, 1.0, "0", [0]])
def test_a_first_player_who_does_not_sit_at_the_table_is_refused_with_those_who_do(first: object) -> None:
    with pytest.raises(gv.BadSetup) as caught:
        gv.Match("three-wishes", players=4, first=first)  # type: ignore[arg-type]
    assert str(caught.value) == f"the first player is a seat from 0 to 3, or None to draw one, not {first!r}"


@pytest.mark.parametrize("name", ["four-wishes", "Three-Wishes", "", None, 3, ["three-wishes"]])
def test_an_unknown_game_is_refused_with_the_names_of_those_there_are(name: object) -> None:
    for ask in (lambda: gv.Match(name, players=3), lambda: gv.rules(name)):  # type: ignore[arg-type]
        with pytest.raises(gv.BadSetup) as caught:
            ask()
        assert str(caught.value).startswith(f"there is no game {name!r}; there is three-wishes")


def test_options_that_are_not_given_have_their_defaults() -> None:
    game = find("three-wishes")
    defaults = {option.name: option.default for option in game.options}
    assert defaults == {"own_switch": False, "round_limit": 50, "games": "single"}
    assert game.settle_options(3, None, None) == game.settle_options(3, {}, None) == defaults
    assert game.settle_options(5, {"games": "chain"}, 4) == defaults | {"games": "chain"}


def test_every_default_is_allowed_and_every_option_reads_back_what_it_shows() -> None:
    for game in (*gv.games(), CARAVAN):
        known = {ruling.id for ruling in game.rulings}
        for option in game.options:
            assert option.check(option.default) == option.default
            assert option.ruling in known
            for value in option.allowed:
                read = option.read(str(value).upper())
                assert (type(read), read) == (type(value), value)


@pytest.mark.parametrize("text", ["", "yes", "05", " 5", "5.0", "9", "five"])
def test_what_somebody_mistyped_is_refused_with_what_would_be_right(text: str) -> None:
    with pytest.raises(gv.BadSetup) as caught:
        Option("turns", default=5, ruling="C-5", allowed=range(2, 9)).read(text)
    assert str(caught.value) == f"option turns is a whole number from 2 to 8, not {text!r} (C-5)"


def test_the_first_player_is_drawn_unless_given() -> None:
    rules = gv.rules("three-wishes")
    state = rules.start(4)
    assert state.seat == gv.CHANCE
    assert [rules.draws.text(row) for row in state.legal()] == [f"starter {seat}" for seat in range(4)]
    assert [rules.draws.text(row) for row in rules.start(4, first=2).legal()] == ["starter 2"]
    assert {gv.Match("three-wishes", players=4, seed=seed).seat for seed in range(40)} == {0, 1, 2, 3}
    assert {gv.Match("three-wishes", players=4, seed=seed, first=3).seat for seed in range(10)} == {3}


# Tables.


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    path = tmp_path / "corrected.toml"
    path.write_text(find("three-wishes").shipped_text.replace("value = 3", "value = 2", 1), "utf-8")
    return path


def test_the_tables_are_made_once_for_each_set_of_components(corrected: Path, tmp_path: Path) -> None:
    shipped = gv.rules("three-wishes")
    assert gv.rules("three-wishes") is shipped
    assert gv.Match("three-wishes", players=3).state.rules is shipped
    again = tmp_path / "again.toml"
    again.write_text(find("three-wishes").shipped_text, "utf-8")
    assert gv.rules("three-wishes", again) is shipped, "an uncorrected copy is the shipped file"
    other = gv.rules("three-wishes", corrected)
    assert other is not shipped
    assert gv.rules("three-wishes", str(corrected)) is other
    assert shipped.components.fingerprint != other.components.fingerprint
    corrected.write_text(find("three-wishes").shipped_text.replace("value = 3", "value = 1", 1), "utf-8")
    assert gv.rules("three-wishes", corrected) is not other, "a file that was changed is another file"


def test_a_position_and_its_copies_and_pickles_share_one_set_of_tables(corrected: Path) -> None:
    for rules in (gv.rules("three-wishes"), gv.rules("three-wishes", corrected), CARAVAN.rules()):
        assert copy.copy(rules) is rules
        assert copy.deepcopy(rules) is rules
        assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301 - our own
        assert pickle.loads(pickle.dumps(rules.game)) is rules.game  # noqa: S301 - our own
        state = rules.start(3)
        for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
            assert twin.rules is rules
            assert twin == state
    assert len(pickle.dumps(gv.rules("three-wishes"))) < 200, "by name, not by content"


def _arrived(rules: Rules) -> tuple[bool, str, int]:
    """In another process: whether the tables are those that everybody finds there, and what they are."""
    return rules.game.rules(rules.components.source) is rules, rules.components.fingerprint, len(rules.moves)


def test_tables_that_travel_to_a_new_process_are_made_there_once(corrected: Path) -> None:
    tables = [gv.rules("three-wishes"), gv.rules("three-wishes", corrected), CARAVAN.rules()]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        for rules, arrived in zip(tables, pool.map(_arrived, tables), strict=True):
            assert arrived == (True, rules.components.fingerprint, len(rules.moves))


def test_a_refusal_travels_whole() -> None:
    match = gv.Match("three-wishes", players=3, seed=1, first=0)
    with pytest.raises(gv.Illegal) as caught:
        match.play(1, 0)
    twin = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert isinstance(twin, gv.Illegal)
    assert (twin.refusal, str(twin)) == (caught.value.refusal, str(caught.value))


def test_an_opening_that_was_kept_is_the_one_that_was_laid_out() -> None:
    rules = gv.rules("three-wishes")
    first = rules.start(3)
    first.step(first.legal()[0])
    assert rules.start(3) == rules.start(3, {}) != first
    with pytest.raises(gv.BadSetup, match="3 to 5 players, not True"):
        rules.start(True)
    with pytest.raises(gv.BadSetup, match=r"3 to 5 players, not \[\]"):
        rules.start([])  # type: ignore[arg-type]
