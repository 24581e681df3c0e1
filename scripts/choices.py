"""What bots choose from a seed: `python -m scripts.choices` writes it anew, when a bot is meant to play otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import grandvizier as gv
from grandvizier.bots import bot
from grandvizier.bots.driver import Driver

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "goldens" / "choices.json"
CASES: Final = tuple(
    (game, players, name, most)
    for game, players in (("three-wishes", 4), ("sultaniya", 2), ("sultaniya", 3), ("sultans-wishes", 2))
    for name, most in (("greedy", 120), ("search:vizier:60", 12))
)
"""Game, players, bot, and how many choices."""


def choices(game: str, players: int, name: str, most: int) -> list[list[int]]:
    """The first choices of a game in which this bot has every seat, each as its rows."""
    match = gv.Match(game, players=players, seed="choices")
    bots = {seat: bot(name, match.rules, players, match.options, seat, seed="choices") for seat in range(players)}
    driver = Driver(match, bots)
    found: list[list[int]] = []
    while match.seat is not None and len(found) < most:
        path = driver.ask(match.seat).path
        found.append(list(path))
        match.play(match.seat, *path)
    return found


def main() -> None:
    """All cases, one a line."""
    kept = {f"{game} {players} {name}": choices(game, players, name, most) for game, players, name, most in CASES}
    FILE.write_text("{\n" + ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in kept.items()) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
