"""How the goldens are made."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from grandvizier.bots import Driver, bot
from grandvizier.core.game import Game
from grandvizier.lab.fuzz import settings
from grandvizier.match import Match

FOLDER = Path(__file__).parents[1] / "goldens"


def folder(game: Game, edition: int) -> Path:
    """Where the golden games of one edition of the rules lie."""
    return FOLDER / game.name / f"edition-{edition}"


def numbering(game: Game) -> list[str]:
    """Every row of a game with its number."""
    rules = game.rules()
    return [
        f"{kind} {number} {table.text(number)}"
        for kind, table in (("move", rules.moves), ("draw", rules.draws))
        for number in range(len(table))
    ]


def told(match: Match) -> list[str]:
    """What each seat and an onlooker were told, in sixteen hex digits each."""
    return [_digest(match.told(seat)) for seat in (*range(match.players), None)]


def seen(match: Match) -> list[str]:
    """What each seat and an onlooker see at the end, likewise."""
    return [_digest(match.view(seat)) for seat in (*range(match.players), None)]


def _digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def records(game: Game) -> dict[str, tuple[str, int, Any]]:
    """The golden games by name: for each number of players a greedy one, and a random one with all options turned."""
    every = settings(game)
    found: dict[str, tuple[str, int, Any]] = {}
    for players in game.seats:
        options = [chosen for n, chosen in every if n == players]
        found[f"{players}-greedy"] = ("greedy", players, {option.name: option.default for option in game.options})
        found[f"{players}-random"] = ("random", players, options[-1])
    return found


def play(game: Game, name: str) -> Match:
    """One golden game."""
    style, players, options = records(game)[name]
    match = Match(game, players=players, options=options, seed=f"golden {name}")
    seats = range(players)
    Driver(match, {seat: bot(style, match.rules, players, match.options, seat, seed=name) for seat in seats}).finish()
    return match
