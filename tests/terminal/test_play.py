"""A person at the keyboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.widgets import Static

from examples.games.caravan import GAME as CARAVAN
from grandvizier import Match
from grandvizier.terminal.model.narrow import Item
from grandvizier.terminal.play import PlayScreen
from grandvizier.terminal.widgets import TableView
from grandvizier.words import Words

from .hands import LANGUAGES, Hands, at_table, nearly, played, seated, walked

LOOK = ("1", "enter")
"""The look at the start: the first of one's three cards."""


async def _to_the_end(hands: Hands) -> None:
    """Peek and peek, and declare as soon as it is allowed."""
    while not hands.match.over:
        verbs = {choice.do for choice in hands.match.choices(0)}
        if "declare" in verbs:
            await hands.press("4", "enter")
        elif "peek" in verbs:
            await hands.press("1", "3", "enter")
        else:
            await hands.press(*LOOK)
        if hands.sheet and not hands.match.over:
            await hands.press("escape")


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == LANGUAGES[0] else pytest.mark.slow) for one in LANGUAGES]
)
def test_a_whole_game_by_keyboard_alone(language: str) -> None:
    async def play(hands: Hands) -> None:
        words = Words(hands.match.rules, language, seat=0)
        await _to_the_end(hands)
        judged = [kind.name for kind in hands.match.game.kinds].index("judged")
        events = [event for event in hands.sitting.mind.heard if event[0] == judged]
        assert len(events) == 3
        assert all(words.event(event) in hands.sheet for event in events)
        assert words.say("ui-again") in "\n".join(hands.options)

    at_table(play, seated(), language=language)


@pytest.mark.slow
def test_the_largest_table_on_the_smallest_screen() -> None:
    async def play(hands: Hands) -> None:
        assert hands.app.size == (80, 24)
        assert max(map(len, hands.table.splitlines())) <= 80
        assert "Seat 5" in hands.table
        await hands.press(*LOOK, "2", "a")
        assert "Seat 3’s third card" in hands.asked
        await hands.press("escape", "escape")
        await _to_the_end(hands)
        assert hands.match.over

    at_table(play, seated(players=5), size=(80, 24))


def test_verbs_then_arguments_then_the_sentence_then_enter() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK)
        assert hands.options == ["1 Peek", "2 Switch", "3 Shuffle"]
        await hands.press("s")
        assert len(hands.options) == 11
        await hands.press("6")
        assert "Switch → Seat 2’s first card" in hands.asked
        await hands.press("1")
        assert hands.options == ["↵ Switch the left centre card with Seat 2’s first card"]
        entries = len(hands.match.journal)
        await hands.press("escape")
        assert len(hands.match.journal) == entries
        await hands.press("2", "enter")
        assert "You switch the right centre card with Seat 2’s first card." in _flat(hands.log)

    at_table(play, seated())


def test_arrows_and_enter_do_it_too() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("down", "enter", "right")
        assert "You look at your second card" in _flat(hands.log)
        assert hands.cursor == ["▸1 Peek"]
        await hands.press("down", "down")
        assert hands.cursor == ["▸3 Shuffle"]
        await hands.press("up", "right", "down", "left")
        assert hands.options == ["1 Peek", "2 Switch", "3 Shuffle"]

    at_table(play, seated())


def test_what_may_be_chosen_stands_out_with_its_role_and_key() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK)
        assert hands.table.count("Peek") == 11
        await hands.press("down")
        assert hands.table.count("Switch") == 11
        await hands.press("down")
        assert "┏" not in hands.table
        await hands.press("S", "3")
        assert hands.table.count("╔") == 1
        assert hands.table.count("Switch") == 11
        assert "▸ 1 left" in hands.table

    at_table(play, seated())


def test_a_click_on_a_place_narrows_and_a_click_on_an_option_picks() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK)
        lines = hands.table.splitlines()
        row = next(y for y, line in enumerate(lines) if "right centre" in line)
        column = lines[row].index("right centre")
        await hands.pilot.click(offset=(column, row + 1))
        await hands.rest()
        assert hands.options == ["1 Peek", "2 Switch"]
        await hands.pilot.click("OptionList", offset=(3, 0))
        await hands.rest()
        assert hands.options == ["↵ Peek at the right centre card"]
        await hands.press("enter")
        assert "You look at the right centre card:" in _flat(hands.log)

    at_table(play, seated())


def test_a_click_on_a_place_that_cannot_be_chosen_says_why() -> None:
    async def play(hands: Hands) -> None:
        await hands.pilot.click(offset=(40, 3))
        await hands.rest()
        assert "First look at one of your own three cards." in hands.asked

    at_table(play, seated())


def test_the_mouse_over_a_place_says_what_it_is() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK)
        drawing = hands.app.screen.query_one(TableView).query_one(Static)
        await hands.pilot.hover(offset=(40, 3))
        await hands.rest()
        assert str(drawing.tooltip) == "Seat 2’s second card · Peek"

    at_table(play, seated())


def test_undo_takes_the_choice_back() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK, "s", "1", "2", "enter")
        assert "Take your second action." in hands.asked
        await hands.press("u")
        assert "Take your first action." in hands.asked
        assert "You switch" not in hands.log

    at_table(play, seated())


def test_undo_is_refused_with_a_sentence_after_a_look() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK, "p", "4", "enter", "u")
        assert "Something hidden was shown since then. (GV-5)" in hands.asked
        assert "Take your second action." in hands.asked

    at_table(play, seated())


def test_a_verb_without_a_legal_row_is_greyed_and_says_why() -> None:
    async def play(hands: Hands) -> None:
        assert hands.greyed == [
            "Peek, Switch, Shuffle, Declare the end: First look at one of your own three cards. (3W-2)"
        ]
        await hands.press(*LOOK)
        late = "Declare the end: The end may be declared from the fourth round on; this is round 1. (3W-8)"
        assert late in hands.greyed

    at_table(play, seated())


def test_why_not_lists_all_that_is_refused_with_its_ruling() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK, "w")
        assert "With this many players there is no such card on the table.  3W-2" in hands.sheet
        assert "Switch: Switch the left centre card with Seat 4’s first card;" in hands.sheet
        assert "Declare the end: Declare the end of the game" in hands.sheet
        await hands.press("w")
        assert not hands.sheet

    at_table(play, seated())


def test_help_has_the_keys_and_every_ruling() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("question_mark")
        for ruling in hands.match.game.rulings:
            assert ruling.id in hands.sheet
        await hands.press("pagedown", "escape")
        assert not hands.sheet

    at_table(play, seated())


def test_the_language_changes_at_once_and_nothing_else() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK, "s", "3", "l")
        assert "Scambia → la tua prima carta" in hands.asked
        assert "Guardi la tua prima carta" in _flat(hands.log)
        assert "messa da parte" in hands.table
        assert "Taccuino" in hands.status
        await hands.press("l")
        assert "Trocar → a primeira carta diante de você" in hands.asked
        await hands.press("l")
        assert "Switch → your first card" in hands.asked

    at_table(play, seated())


def test_day_and_night() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("d")
        assert not hands.app.current_theme.dark
        await hands.press("d")
        assert hands.app.current_theme.dark

    at_table(play, seated())


async def look(hands: Hands) -> str:
    """Look at the first card of one's own: what it is called stands on the table."""
    await hands.press(*LOOK)
    face = hands.match.view(0)["table"][3].face
    assert face is not None
    name = Words(hands.match.rules, "en").face("wish", face)
    assert name in hands.table
    return name


def test_a_notebook_keeps_what_was_seen_and_lost() -> None:
    async def play(hands: Hands) -> None:
        name = await look(hands)
        assert "✎" not in hands.table
        await hands.press("s", "1", "2", "enter")
        assert "✎" in hands.table
        await hands.press("h", "enter")
        assert f"? {name}" in hands.table
        assert "somewhere before you" in hands.table

    at_table(play, seated())


def test_a_faithful_table_forgets() -> None:
    async def play(hands: Hands) -> None:
        name = await look(hands)
        await hands.press("s", "1", "2", "enter")
        assert name not in hands.table
        assert name not in hands.log
        assert hands.log.startswith("» You switch")

    at_table(play, seated(memory="faithful"))


def test_a_chain_stops_for_a_moment_after_each_game() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("4", "enter")
        assert not hands.match.over
        assert "Game 2 is dealt" in hands.sheet
        assert "hand" in hands.sheet
        heard = len(hands.sitting.mind.heard)
        await hands.pilot.pause(0.05)
        assert len(hands.sitting.mind.heard) == heard, "bots wait as long as the sheet is there"
        await hands.press("escape")
        assert "Game 2" in hands.status

    at_table(play, seated(match=played(upto="declare", games="chain")))


@pytest.mark.slow
def test_a_whole_chain() -> None:
    def hasty(items: list[Item]) -> Item:
        return next((item for item in items if item.verb == "declare"), items[0])

    async def play(hands: Hands) -> None:
        await _to_the_end(hands)
        assert "grand master" in hands.sheet

    match = walked(seated(games="chain"), hasty, "en", (80, 24))
    again = Match(match.rules, players=3, options=match.options, seed="7", first=0)
    at_table(play, seated(match=nearly(match, again)))


def test_the_end_offers_another_game_the_record_and_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def saved() -> list[Path]:
        return sorted(tmp_path.iterdir())

    async def play(hands: Hands) -> None:
        await hands.press("4", "enter")
        first = hands.match
        await hands.press("s", "s")
        kept = saved()
        assert len(kept) == 2
        assert str(kept[0].with_suffix("")) in hands.sheet
        assert Match.replay(json.loads(kept[0].read_text("utf-8"))).winners == first.winners
        await hands.press("escape")
        assert not hands.sheet
        await hands.press("n")
        assert hands.match is not first
        assert not hands.match.over
        assert hands.match.seed != first.seed
        await hands.press(*LOOK)
        assert "You look at your first card" in _flat(hands.log)

    at_table(play, seated(match=played(upto="declare")))


def test_a_record_that_cannot_be_kept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(hands: Hands) -> None:
        await hands.press("4", "enter")
        monkeypatch.setattr(Path, "write_text", _full)
        await hands.press("s")
        assert "Could not be saved: the [disk] is full" in hands.sheet
        first = hands.match
        await hands.press("n")
        assert hands.match is not first

    at_table(play, seated(match=played(upto="declare")))


def _full(*_: object) -> int:
    raise OSError("the [disk] is full")


def test_a_running_game_is_not_left_without_a_question() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("q")
        assert "Leave the table?" in hands.sheet
        await hands.press("escape")
        assert hands.app.is_running
        assert not hands.sheet
        await hands.pilot.press("q", "q")
        assert hands.app._exit

    at_table(play, seated())


def test_bots_never_block_the_keyboard() -> None:
    async def play(hands: Hands) -> None:
        await hands.pilot.pause()
        assert hands.sitting.bot_asked
        assert "Seat 2 is thinking" in hands.asked
        await hands.pilot.press("l", "w")
        assert hands.sheet
        assert "Adesso tocca a Posto 2." in hands.sheet

    at_table(play, seated(first=1), pause=60)


def test_a_log_sentence_points_at_its_places() -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK, "s", "1", "2", "enter")
        screen = hands.app.screen
        assert isinstance(screen, PlayScreen)
        line = next(y for y, text in enumerate(hands.log.splitlines()) if "look at your first card" in text)
        await hands.pilot.click("LogView", offset=(5, line + 1))
        assert screen._touched == {3}

    at_table(play, seated())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (220, 60)])
def test_every_size(size: tuple[int, int]) -> None:
    async def play(hands: Hands) -> None:
        await hands.press(*LOOK, "s", "5")
        assert "Seat 4" in hands.table
        await hands.pilot.resize_terminal(81, 25)
        await hands.rest()
        assert max(map(len, hands.table.splitlines())) <= 81

    at_table(play, seated(players=4), size=size)


@pytest.mark.slow
def test_another_game_needs_nothing_of_its_own() -> None:
    async def play(hands: Hands) -> None:
        for _ in range(400):
            if hands.match.over:
                break
            await hands.press("escape" if hands.sheet else "enter")
        assert hands.match.over

    at_table(play, seated(match=Match(CARAVAN, players=3, seed="1")))


def _flat(text: str) -> str:
    """The log as running text."""
    return " ".join(text.split())
