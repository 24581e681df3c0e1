"""The terminal: play against bots, or go through a recorded match.  It draws what it is told and knows no rules."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from ..core.errors import BadSetup
from ..match import Match
from ..words import ONLOOKER, Words
from .model.sight import Memory
from .model.sitting import Sitting
from .play import PlayApp
from .transcript import as_data, sentences
from .viewer import ViewerApp

__all__ = ["play", "replay"]


def play(match: Match, *, seat: int, bots: Sequence[str], memory: Memory, language: str) -> tuple[Match, int]:
    """One person sits at `seat`, bots in the other seats; gives back the match played last, and 1 if the app broke."""
    sitting = Sitting(match, seat=seat, bots=bots, memory=memory)
    _need_a_terminal(Words(match.rules, language).say("ui-no-tty-play"))
    app = PlayApp(sitting, language)
    app.run()
    return app.sitting.match, app.return_code or 0


def replay(match: Match, record: dict[str, Any], *, seat: int | None, language: str, text: bool, as_json: bool) -> int:
    """Print the match in sentences or as data, or open the viewer; `seat` None has every face open.

    Gives back 1 if the viewer broke, else 0.
    """
    if seat is not None and not 0 <= seat < match.players:
        raise BadSetup(f"a seat is one from 0 to {match.players - 1}, not {seat}")
    words = Words(match.rules, language, seat=ONLOOKER if seat is None else seat)
    if as_json:
        sys.stdout.write(json.dumps(as_data(match, record, seat)) + "\n")
    elif text:
        sys.stdout.write("\n".join(sentences(match, record, words, seat)) + "\n")
    else:
        _need_a_terminal(words.say("ui-no-tty-replay"))
        app = ViewerApp(match, record, seat=seat, language=language)
        app.run()
        return app.return_code or 0
    return 0


def _need_a_terminal(sentence: str) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetup(sentence)
