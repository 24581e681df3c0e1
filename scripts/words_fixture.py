"""Writes web/src/words/fixtures/words.json: whole games in sentences, which the page must compose word for word.

`python scripts/words_fixture.py` writes it; a test says when it is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import grandvizier as gv
from grandvizier.core.errors import Refusal
from grandvizier.core.game import Game
from grandvizier.games import games
from grandvizier.server.protocol.encode import refused
from grandvizier.server.protocol.game_sheet import sheet
from grandvizier.words import LANGUAGES, Words

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "words" / "fixtures" / "words.json"
PEOPLE = ("Ada", "Bahram", "Chiara", "Davi", "Élodie", "Farid", "Gül", "Hana")


def played(game: str, seed: int) -> gv.Match:
    """A whole game of random choices."""
    match, rng = gv.Match(game, players=max(2, gv.rules(game).game.seats[0]), seed=seed), Random(seed)
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    return match


def refusals(match: gv.Match, seat: int) -> list[Refusal]:
    """Every reason why something cannot be chosen now, each once."""
    found = [match.why_not(seat, row) for row in range(len(match.rules.moves.rows))]
    found.append(match.why_not_undo(seat))
    return list({refusal.code: refusal for refusal in found if refusal}.values())


def case(game: str, seed: int) -> dict[str, Any]:
    """One game, told to a player and to an onlooker in every language."""
    match = played(game, seed)
    fresh = gv.Match(game, players=match.players, seed=seed)
    rules, names = match.rules, PEOPLE[: match.players - 1]  # one seat goes without a name
    asked = fresh.seat or 0
    reasons = [*refusals(fresh, asked), *refusals(fresh, (asked + 1) % match.players), *refusals(match, 0)]
    listeners = []
    for seat in (1, None):
        listener: dict[str, Any] = {"seat": seat, "events": match.told(seat), "told": {}}
        for language in LANGUAGES:
            words = Words(rules, language, seat=-1 if seat is None else seat, names=names)
            listener["told"][language] = {
                "events": [words.event(event) for event in match.told(seat)],
                "rows": [words.row(row) for row in range(len(rules.moves.rows))],
                "places": [[words.place(place, actor) for actor in range(-1, 2)] for place in range(len(rules.places))],
                "refusals": [words.refusal(reason) for reason in reasons],
                "rulings": [words.ruling(ruling.id) for ruling in rules.game.rulings],
            }
        listeners.append(listener)
    return {
        # The charts are not composed from words.
        "sheet": msgspec.to_builtins(msgspec.structs.replace(sheet(rules), charts=[])),
        "names": names,
        "refusals": msgspec.to_builtins([refused(reason) for reason in reasons]),
        "listeners": listeners,
    }


def shipped() -> list[Game]:
    """The games that come with the project; a test may have registered others."""
    return [game for game in games() if game.package.startswith("grandvizier.")]


def fixture() -> str:
    """The whole file."""
    return json.dumps([case(game.name, seed=7) for game in shipped()], ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(fixture(), "utf-8")
