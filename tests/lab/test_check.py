"""`grandvizier new-game` writes a game that keeps the contract, and `grandvizier check` says where one breaks it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from grandvizier.cli import main
from grandvizier.core.errors import BadSetup
from grandvizier.core.game import Game
from grandvizier.games import bring
from grandvizier.lab.check import check, defaults, sheet
from grandvizier.lab.contract_parts import PARTS
from grandvizier.lab.new_game import FILES, write
from grandvizier.lab.wording import variables
from tests.games.registered import as_before

__all__ = ["as_before"]

Made = Callable[..., Game]


@pytest.fixture
def made(tmp_path: Path, request: pytest.FixtureRequest) -> Made:
    """A new game under a name of its own, with something replaced in one of its files."""

    def make(file: str = "__init__.py", old: str = "", new: str = "") -> Game:
        name = f"new-game-{abs(hash(request.node.name))}"
        package = write(name, tmp_path) / name.replace("-", "_")
        text = (package / file).read_text("utf-8")
        assert old in text
        (package / file).write_text(text.replace(old, new, 1) if old else text + new, "utf-8")
        return bring(str(package))

    return make


def test_a_new_game_keeps_the_contract_and_says_what_it_leaves_to_others(made: Made) -> None:
    game = made()
    results = list(check(game, games=4))
    assert [result.name for result in results] == list(PARTS)
    assert {result.name for result in results if result.verdict != "holds"} == {"ahead"}, results
    assert any(line.startswith("belief: ") for line in defaults(game))
    found = sheet(game, results)
    assert found["faces"] == {"drew": "the seats it names", "showed": "everybody", "threw": "everybody"}
    assert found["words"]["missing"]["en"] == []
    assert variables(game.rules())["event-drew"] == ["who", "who_me", "to", "card", "card_hidden", "card_id"]


LEAK = """    if s.lies[s.place("hand", (seat + 1) % s.players)] < 7:
        return s.rules.moves.where(keep)
    return s.rules.moves.where(keep) + s.rules.moves.where(swap)
"""
NEVER = (
    """moves=[verb(keep, __import__("grandvizier.kit").kit.Condition("GV-1", "never", lambda *_: False)), verb(swap)]"""
)
BROKEN = {
    "twin": ("    return s.rules.moves.where(keep) + s.rules.moves.where(swap)\n", LEAK, "can tell two worlds apart"),
    "fold": (
        '    """Nothing happens."""\n',
        "    s.counts[0] = 9\n",
        r"fold of seat 0, .*, is points \[0(, 0)+\], its view points \[9(, 0)+\]$",
    ),
    "replay": ('    """Nothing happens."""\n', "    raise KeyError(7)\n", r"KeyError: 7 .*line \d+, in keep"),
    "refusals": ("moves=[verb(keep), verb(swap)]", NEVER, "keep: legal says True, why_not says Refusal"),
}


@pytest.mark.parametrize("part", BROKEN)
def test_what_is_broken_is_named_in_a_sentence(made: Made, part: str) -> None:
    old, new, told = BROKEN[part]
    game = made(old=old, new=new)
    results = {result.name: result for result in check(game, games=3)}
    assert results[part].verdict == "broken"
    found = results[part].told
    # What breaks several parts in the same way is told at the first of them.
    found = results[found.removeprefix("as ")].told if found.startswith("as ") else found
    assert re.search(told, found), found
    assert "\n" not in found
    broken = [result.told for result in results.values() if result.verdict == "broken"]
    assert len({one for one in broken if not one.startswith("as ")}) == sum(not one.startswith("as ") for one in broken)


def test_a_rule_that_never_ends_is_named_and_the_check_ends(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandvizier.lab.check.EVERY", 0.3)
    game = made(old='    """Nothing happens."""\n', new="    while True: pass\n")
    *_, last = check(game, games=3)
    assert last.verdict == "broken"
    assert re.search(r"^keep does not end \(.*__init__.py, line \d+\); nothing else was tried$", last.told), last.told


SLIPS = {
    "THREW, seat, place, s.lies[place])": ("THREW, seat, place)", "threw is told with who, off, card, not 2"),
    'players):\n        place = s.place("hand"': (
        'players):\n        place = s.place("hnad"',
        "LookupError: there is no place hnad 0; what is there: hand",
    ),
    's.entry("card", ': ('s.entry("crad", ', "there is no [[crad]] in components.toml; what is there: card"),
    'pile_of(rules.components, "card")': ('pile_of(rules.components, "crad")', "there is no [[crad]] in"),
    "    continuations={SHOW: show},\n": ("", "-1 is asked, and continuations has no -1: it goes as far as 0"),
    ", DRAW: from_pile": ("} or {3: from_pile", "2 is asked, and asks has no 2: it goes as far as 1"),
    "@copied\n": ("", "Table has no copy of its own: write @copied above it"),
    "where(keep) + s.rules.moves.where(swap)": ("where(len)", "turn asks, and nothing may be chosen"),
}


@pytest.mark.parametrize("old", SLIPS)
def test_a_slip_of_a_beginner_is_named_with_what_would_be_right(made: Made, old: str) -> None:
    new, told = SLIPS[old]
    game = made(old=old, new=new)
    result = next(check(game, games=1))
    assert result.verdict == "broken"
    assert told in result.told
    # And where it stands in the game.
    assert re.search(r"__init__.py, line \d+, in \w+\)$", result.told) or "asks, and nothing" in told


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("TURN, DRAW = 1, 2", "TURN, DRAW = 1, 3", "asks are numbered 1, 2, 3 and so on, not 1, 3"),
        ("SHOW = -1", "SHOW = -2", "continuations are numbered -1, -2, -3 and so on, not -2"),
        ('face("card")', 'face("crad")', "there is no [[crad]] in components.toml; what is there: card"),
        ('(("points", COUNT),)', '("points",)', "its facts is not a tuple of pairs, a name and what it counts"),
    ],
)
def test_a_game_whose_tables_cannot_be_made_says_what_would_be_right(made: Made, old: str, new: str, told: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(told)):
        made(old=old, new=new)


@pytest.mark.parametrize(
    "words, told",
    [
        ("\nevent-drwe = { $who } draws.\n", "nothing calls for: event-drwe"),
        ("\nevent drew\n", "words/en.ftl of .* cannot be read from line"),
    ],
)
def test_words_that_nobody_says_or_can_read_are_named(made: Made, words: str, told: str) -> None:
    game = made("words/en.ftl", new=words)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("grandvizier.lab.check.PARTS", {"words": PARTS["words"]})
        (result,) = check(game, games=1)
    assert result.verdict == "broken"
    assert told.split(".*", maxsplit=1)[0] in result.told


def test_a_variable_that_a_sentence_may_not_use_is_named(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    game = made("words/en.ftl", "{ $who } shows", "{ $whom } shows")
    monkeypatch.setattr("grandvizier.lab.check.PARTS", {"words": PARTS["words"]})
    (result,) = check(game, games=1)
    assert "event-showed cannot be said in en: Unknown external: whom" in result.told


@pytest.mark.parametrize(
    "name, wrong",
    [
        ("Letters", "small letters, digits and single hyphens"),
        ("../letters", "small letters, digits and single hyphens"),
        ("json", "Python already has something called 'json'"),
        ("class", "Python already has something called 'class'"),
        ("sultaniya", "already a game called 'sultaniya'"),
        ("tests", "its tests lie in a folder called 'tests'"),
        ("there", "is already there"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_a_sentence_and_nothing_is_written(
    tmp_path: Path, name: str, wrong: str
) -> None:
    (tmp_path / "there").mkdir()
    with pytest.raises(BadSetup, match=wrong):
        write(name, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["there"]


def test_both_commands_say_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "small-letters", "--in", str(tmp_path)]) == 0
    folder = tmp_path / "small-letters"
    written = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    assert written == {place.format(module="small_letters") for place in FILES.values()}
    assert not any(re.search("@[A-Z]+@", file.read_text("utf-8")) for file in folder.rglob("*.*") if file.is_file())
    capsys.readouterr()
    assert main(["check", str(folder), "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["holds"] is True


def test_a_check_lists_what_is_said_by_ids_and_on_demand_every_sentence(
    made: Made, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grandvizier.lab.check.PARTS", {})
    folder = str(made("words/en.ftl", "question-turn = Keep your card?\n").folder)
    assert main(["check", folder]) == 0
    told = capsys.readouterr().out
    assert "  question-turn: no variables\n" in told
    assert "event-drew" not in told.partition("Sentences")[2]
    assert main(["check", folder, "--words"]) == 0
    told = capsys.readouterr().out.partition("Its sentences")[2]
    assert "  event-drew: $who, $who_me, $to, $card, $card_hidden, $card_id\n" in told
    assert "  title: no variables\n" in told
