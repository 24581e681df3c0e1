"""A hint at the terminal: said with its reasons, shown on the table, and not played."""

from __future__ import annotations

import asyncio
import re

import pytest

from grandvizier import rules
from grandvizier.bots.advice import OTHERS, Advice, Reason
from grandvizier.core.events import Brings
from grandvizier.games.sultaniya.sight.brings import SAPPHIRES
from grandvizier.terminal.dialog import Dialog
from grandvizier.terminal.dialogs import hint_lines
from grandvizier.terminal.model import sitting
from grandvizier.words import LANGUAGES, Words

from .hands import Hands, at_table, seated


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "HINT_SECONDS", 0.05)


def test_a_hint_by_key() -> None:
    async def play(hands: Hands) -> None:
        at = len(hands.match.journal)
        await hands.press("H")
        while not isinstance(hands.app.screen, Dialog):  # noqa: ASYNC110 - a search is under way
            await asyncio.sleep(0.02)
        await hands.rest()
        assert re.search(r"Hint: (Look at|Switch|Shuffle)", hands.sheet)
        assert len(hands.match.journal) == at
        await hands.press("H")
        assert not hands.sheet
        before = hands.table
        await hands.press("down")
        assert "•" in before + hands.table, "the places it names stand out, the one under the cursor by the cursor"

    at_table(play, seated())


def test_no_hint_where_memory_is_part_of_the_game() -> None:
    async def play(hands: Hands) -> None:
        await hands.press("H")
        assert hands.asked.splitlines()[-1] == "At this table you remember for yourself: there are no hints."
        assert not hands.sheet

    at_table(play, seated(memory="faithful"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_hint_is_said_in_every_language(language: str) -> None:
    words = Words(rules("sultaniya"), language, seat=0)
    only = hint_lines(words, Advice((3,), None, None, None))
    alone = hint_lines(words, Advice((3,), None, (4,), None))
    more, less = Reason("points", 2.6), Reason(OTHERS, -0.6)
    full = hint_lines(words, Advice((3,), 0.614, (4, 5), 0.5, (more, less), (Reason("no-such-source", -1.2),)))
    assert only == [alone[0], words.say("ui-hint-only")]
    first = words.say("ui-hint-more", source=words.say("outlook-points"), points=3)
    assert full[0] == words.say("ui-hint-hopes", choice=words.path((3,)), why=first)
    told = hint_lines(words, Advice((3,), None, None, None), Brings(2, ((SAPPHIRES, 2),)))
    assert words.gain((SAPPHIRES, 2)) in told[0]
    assert words.path((4, 5)) in full[1]
    assert words.path((4, 5)).count("; ") == 1
    assert "61" in full[1]
    assert "50" in full[1]
    reasons = [line.removeprefix("· ") for line in full if line.startswith("· ")]
    assert reasons == [
        words.say("ui-hint-more", source=words.say("outlook-points"), points=3),
        words.say("ui-hint-rival", points=1),
        words.say("ui-hint-less", source=words.say("outlook-points"), points=1),
    ]
    assert alone[-1] == words.say("ui-hint-close")
