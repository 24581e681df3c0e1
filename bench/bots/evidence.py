"""How much what rivals do tells of what they hold: how much likelier the truth is than by chance alone.

python bench/bots/evidence.py three-wishes --bot greedy --games 100
python bench/bots/evidence.py three-wishes --bot vizier:120 --games 60 --json

Whoever is about to choose imagines positions, and asks the game's mind how well each fits.  The gain is the logarithm
of how much likelier that makes the real one: 0 tells nothing, 0.7 makes it twice as likely, below 0 misleads.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev

from rich.progress import track

import grandvizier as gv
from grandvizier.bots import Driver, bot

IMAGINED = 60
"""So many positions are imagined for each choice."""
EACH = 5
"""It is asked before every choice of so many."""


def gains(name: str, who: str, players: int, seed: int) -> list[float]:
    """The gains in one game."""
    match = gv.Match(name, players=players, seed=seed)
    mind, rng = match.game.mind(match.rules), Random(seed)
    seats = {seat: bot(who, match.rules, players, match.options, seat, seed=str(seed)) for seat in range(players)}
    driver, found, number = Driver(match, seats), [], 0
    while match.seat is not None:
        number += 1
        if number % EACH == 0:
            seat = match.seat
            belief = match.game.belief(match.rules, players, match.options, seat)
            for event in match.told(seat):
                belief.hear(event)
            chance = fmean(exp(mind.likelihood(belief.imagine(rng), seat)) for _ in range(IMAGINED))
            found.append(mind.likelihood(match.state, seat) - log(chance))
        driver.move()
    return found


def main() -> None:
    """Play, ask, and print the mean over games, with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    played = [gains(asked.game, asked.bot, asked.players, seed) for seed in track(range(asked.games), transient=True)]
    means = [fmean(one) for one in played if one]
    mean, error = fmean(means), stdev(means) / sqrt(len(means))
    result = {
        "game": asked.game,
        "players": asked.players,
        "bot": asked.bot,
        "games": asked.games,
        "choices": sum(map(len, played)),
        "gain": round(mean, 3),
        "interval": [round(mean - 1.96 * error, 3), round(mean + 1.96 * error, 3)],
    }
    print(json.dumps(result) if asked.json else "\n".join(f"{name:>8} {value}" for name, value in result.items()))


if __name__ == "__main__":
    main()
