"""Bots of one's own: how they are named, and who may name them."""

from __future__ import annotations

import sys

import pytest

from grandvizier.bots import Guarded, bot, names
from grandvizier.bots.custom.loading import VARIABLE, admit, admit_from, own, split
from grandvizier.core.errors import BadSetup

from .playing import BROKEN, PROGRAM, table


@pytest.mark.parametrize(
    "spec, sentence",
    [
        ("nowhere.py:Bot", "cannot load the bot 'nowhere.py:Bot': FileNotFoundError"),
        ("no_such_module:Bot", "cannot load the bot 'no_such_module:Bot': ModuleNotFoundError"),
        (f"{BROKEN}:Missing", "there is no class 'Missing' in "),
        (f"{BROKEN}:time", "there is no class 'time' in "),
        (f"{BROKEN}:NoBot", "is no bot: it has no rewind, choose"),
        (f"{PROGRAM}:Bot", "cannot load the bot "),
        (
            "module:",
            "a bot of one's own is module:Class, path/to/file.py:Class, program:COMMAND or net:FILE, not 'module:'",
        ),
        ("program:", "there is no program '' for the bot 'program:'"),
        ("program:no-such-program -x", "there is no program 'no-such-program' for the bot "),
        ("program:'unclosed", "cannot read the command of "),
    ],
)
def test_what_is_no_bot_is_refused_with_a_clear_sentence(
    spec: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["program.py"])
    with pytest.raises(BadSetup) as caught:
        own(spec)
    assert sentence in str(caught.value)


def test_the_names_of_a_list_are_cut_at_commas_outside_quotes() -> None:
    assert split("greedy, vizier:200") == ["greedy", "vizier:200"]
    assert split("program:node \"a, b.js\" 'c,d',random") == ["program:node \"a, b.js\" 'c,d'", "random"]
    for wrong in ("", "greedy,,random", "greedy,'random"):
        with pytest.raises(BadSetup, match="bots are names by commas"):
            split(wrong)


def test_names_that_are_known_are_left_alone_and_others_are_seated() -> None:
    before = names()
    admit(["greedy", "random", "greedy:5"])
    assert names() == before
    spec = "tests.bots.broken:Whole"
    admit([spec, spec])
    assert names() == [*before, spec]
    match = table()
    assert isinstance(bot(spec, match.rules, 3, match.options, 0, seed="1"), Guarded)


def test_an_operator_names_bots_in_the_environment() -> None:
    admit_from({})
    admit_from({VARIABLE: f"first={BROKEN}:Whole,second=program:{sys.executable} '{PROGRAM}' 'a,b'"})
    assert names()[-2:] == ["first", "second"]


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("greedy=tests.bots.broken:Whole", "names 'greedy', and there is already a bot of that name"),
        ("tests.bots.broken:Whole", "holds entries such as name=module:Class by commas, not "),
        ("two words=tests.bots.broken:Whole", "holds entries such as name=module:Class by commas, not "),
        ("mine=tests.bots.broken:Missing", "there is no class 'Missing' in tests.bots.broken"),
    ],
)
def test_what_an_operator_got_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        admit_from({VARIABLE: text})
    assert sentence in str(caught.value)
