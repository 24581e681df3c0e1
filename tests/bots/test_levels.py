"""Levels by network: which tables one plays at, what each level makes of it, and what is said where none does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import grandvizier as gv
from grandvizier import cli
from grandvizier.bots import LEVELS, Driver, Thinker, Thinking, bot, names
from grandvizier.bots.custom.loading import admit_from
from grandvizier.bots.net import shipped
from grandvizier.bots.net.glance import Glance
from grandvizier.bots.net.judgement import Judgement
from grandvizier.bots.net.player import Glancing
from grandvizier.bots.net.shipped import mind_for, why_search
from grandvizier.bots.registry import counted, is_known, search_note
from grandvizier.core.errors import BadSetup
from grandvizier.core.game import Game
from grandvizier.core.rules import Rules
from tests.nets.made import kept

Ship = Callable[..., None]


@pytest.fixture
def ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ship]:
    """Lets Sultaniya come with a network of random weights, or with this file."""

    def come_with(path: Path | None) -> None:
        monkeypatch.setattr(Game, "network", property(lambda game: path if game.name == "sultaniya" else None))
        forget()

    def forget() -> None:
        shipped._found.cache_clear()
        shipped._loaded.cache_clear()

    come_with(None)
    yield lambda file=None, **manifest: come_with(file or kept(gv.rules("sultaniya"), tmp_path, **manifest))
    monkeypatch.undo()
    forget()


def table(players: int = 2, **options: Any) -> tuple[Rules, int, Any]:
    rules = gv.rules("sultaniya")
    return rules, players, rules.settle_options(players, options, None)


def seated(name: str) -> Any:
    rules, players, options = table()
    return bot(name, rules, players, options, 0, seed="levels")


def test_where_a_network_fits_every_level_but_the_strongest_looks_at_a_glance(ship: Ship) -> None:
    ship()
    assert why_search(*table()) == ""
    for name, level in LEVELS.items():
        found = seated(name)
        if name == "grand-vizier":
            assert isinstance(found, Thinker)
            assert isinstance(found._mind, Judgement)
        else:
            assert isinstance(found, Glancing)
            assert found._glance == level.network


def test_a_level_that_searches_in_any_case_can_be_named(ship: Ship) -> None:
    ship()
    for name, level in LEVELS.items():
        by_clock, by_count = seated(f"search:{name}"), seated(f"search:{name}:7")
        assert type(by_clock) is type(by_count) is Thinker
        assert not isinstance(by_clock._mind, Judgement)
        assert by_clock._level == level.search
        assert (by_count._level.iterations, by_count._level.memory) == (7, level.search.memory)


def test_iterations_are_counted_wherever_it_searches(ship: Ship) -> None:
    assert seated("vizier:7")._level.iterations == 7
    ship()
    assert seated("grand-vizier:7")._level.iterations == 7
    assert seated("vizier:7")._glance == LEVELS["vizier"].network


@pytest.mark.parametrize("name", ["search:", "search:greedy", "search:vizier:0", "search:vizier:x", "vizier:"])
def test_what_names_no_level_is_refused(name: str) -> None:
    assert is_known(name), "nobody looks for a module of this name"
    with pytest.raises(BadSetup):
        seated(name)


def test_a_bot_that_counts_has_a_name() -> None:
    named = ["vizier", "vizier:5", "search:page", "search:page:5", "greedy", "a.py:Bot"]
    counts = ["vizier:9", "vizier:5", "search:page:9", "search:page:5", "greedy", "a.py:Bot"]
    assert [counted(name, 9) for name in named] == counts


def test_whoever_runs_a_server_may_offer_a_level_that_searches() -> None:
    admit_from({"GRANDVIZIER_BOTS": "thoughtful=search:aide:4"})
    assert "thoughtful" in names()
    assert seated("thoughtful")._level.iterations == 4


@pytest.mark.parametrize(
    "manifest, at, why",
    [
        ({"players": [2, 3]}, {"players": 4}, "the network of sultaniya was trained for 2 or 3 players, not for 4"),
        (
            {"options": {"open_objectives": [False]}}, {"open_objectives": True},
            "the network of sultaniya was trained with open_objectives false, not with true",
        ),
        ({"edition": 1}, {}, "the network of sultaniya was trained for edition 1 of sultaniya, not for edition 2"),
        ({"components": "0"}, {}, "the network of sultaniya was trained with other components of sultaniya than these"),
        ({"layout": 0}, {}, "the network of sultaniya was trained on other observations than this version of"),
        ({"format": 0}, {}, "is a network of another version of Grand Vizier"),
    ],
    ids=["players", "options", "edition", "components", "layout", "format"],
)  # fmt: skip
def test_where_none_fits_it_searches_and_says_why(
    ship: Ship, manifest: dict[str, Any], at: dict[str, Any], why: str
) -> None:
    ship(**manifest)
    rules, players, options = table(**at)
    assert why in why_search(rules, players, options)
    found = bot("aide", rules, players, options, 0, seed="1")
    assert isinstance(found, Thinker)
    assert found._level == LEVELS["aide"].search
    assert LEVELS["aide"].how(rules, players, options) == LEVELS["aide"].search
    assert not isinstance(mind_for(rules, players, options), Judgement)


def test_a_game_without_one_searches(ship: Ship) -> None:
    ship()
    rules = gv.rules("three-wishes")
    assert why_search(rules, 3, rules.settle_options(3, None, None)) == "no network comes with three-wishes"


def test_without_numpy_it_searches(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
    ship()
    monkeypatch.setattr(shipped, "find_spec", lambda _name: None)
    assert why_search(*table()) == "the network of sultaniya needs numpy"
    assert isinstance(seated("page"), Thinker)


def test_what_is_no_network_is_none(ship: Ship, tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"nothing")
    ship(broken)
    assert "is not a network" in why_search(*table())


def test_only_who_plays_by_a_network_loads_numpy() -> None:
    code = """
import sys
import grandvizier as gv
from grandvizier import cli
from grandvizier.bots import LEVELS, bot
from grandvizier.bots.net.shipped import why_search
for game in gv.games():
    match = gv.Match(game, players=3, seed=1)
    why_search(match.rules, 3, match.options)
    LEVELS["vizier"].how(match.rules, 3, match.options)
    bot("search:vizier:3", match.rules, 3, match.options, 0, seed="1")
assert "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_it_is_said_where_levels_search(ship: Ship, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bots = ["greedy", "page", "search:aide", "vizier:3", "page"]
    assert search_note(bots, *table()) == "", "where no network comes with the game, that is how its levels play"
    ship(players=[3])
    why = "the network of sultaniya was trained for 3 players, not for 2"
    assert search_note(bots, *table()) == f"page, vizier:3: by search, because {why}"
    assert search_note(["greedy", "search:aide"], *table()) == ""
    given = ["arena", "sultaniya", "--bots", "vizier:1,random", "--games", "1", "--processes", "1", "--save"]
    assert cli.main([*given, str(tmp_path / "by search")]) == 0
    assert f"grandvizier: note: vizier:1: by search, because {why}\n" in capsys.readouterr().err
    ship()
    assert search_note(bots, *table()) == ""
    assert cli.main([*given, str(tmp_path / "by network")]) == 0
    assert "by search" not in capsys.readouterr().err


# A glance.


def test_it_overlooks_what_does_not_catch_the_eye() -> None:
    judged, looks = [0.1, 0.2, 0.7], [0.6, 0.3, 0.1]
    assert Glance().choose(judged, lambda: looks) == 2
    assert Glance(sees=2).choose(judged, lambda: looks) == 1
    assert Glance(sees=1).choose(judged, lambda: looks) == 0


def test_it_likes_what_looks_good_at_once() -> None:
    judged, looks = [0.1, 0.9], [0.9, 0.1]
    assert Glance(sharpness=0.4).choose(judged, lambda: looks) == 0
    assert Glance(sharpness=0.6).choose(judged, lambda: looks) == 1


def test_who_sees_all_asks_nobody_else() -> None:
    def looks() -> list[float]:
        raise AssertionError("nobody asks")

    assert Glance().choose([0.3, 0.7], looks) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_a_game_to_its_end(ship: Ship, name: str) -> None:
    ship()
    match = gv.Match("sultaniya", players=2, seed=3)
    made = {0: f"{name}:4", 1: "greedy"}
    driver = Driver(match, {seat: bot(n, match.rules, 2, match.options, seat, seed="1") for seat, n in made.items()})
    driver.finish()
    assert match.over


def test_the_weaker_a_level_the_less_it_sees_remembers_and_thinks() -> None:
    glances = [level.network for level in LEVELS.values() if isinstance(level.network, Glance)]
    for trait in ("memory", "sees"):
        given = [getattr(glance, trait) or 1000 for glance in glances]
        assert given == sorted(given)
    assert [glance.sharpness for glance in glances] == sorted(glance.sharpness for glance in glances)
    searches = [level.search for level in LEVELS.values()]
    assert [search.seconds for search in searches] == sorted(search.seconds for search in searches)
    assert isinstance(LEVELS["grand-vizier"].network, Thinking)
