"""What the lab's notes and tables cost: games a second of a block beside the plain loop of the same bots.

python bench/research/lab.py sultaniya --players 3 --games 40 --rounds 5
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from statistics import median

import grandvizier as gv
from grandvizier.bots import Driver, bot
from grandvizier.games import find
from grandvizier.lab.measure.block import play_block
from grandvizier.lab.measure.study import Study


def plain(name: str, who: str, players: int, seeds: range) -> float:
    """Seconds of the processor for the same games with nobody taking notes."""
    start = time.process_time()
    for seed in seeds:
        match = gv.Match(name, players=players, seed=f"1|{seed}")
        secret = hashlib.sha256(f"1|bots|{seed}".encode()).hexdigest()
        seats = {seat: bot(who, match.rules, players, match.options, seat, seed=secret) for seat in range(players)}
        Driver(match, seats).finish()
    return time.process_time() - start


def main() -> None:
    """Both in turn; the median round counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=40, help="in a round")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    study = Study(find(asked.game).package, (asked.players,), (asked.bot,), {}, block=asked.games, twins=False)
    (setting,) = study.settings
    plain(asked.game, asked.bot, asked.players, range(2))
    loop, block = [], []
    for number in range(asked.rounds):
        deals = range(number * asked.games, (number + 1) * asked.games)
        loop.append(plain(asked.game, asked.bot, asked.players, deals))
        start = time.process_time()
        play_block((setting, number))
        block.append(time.process_time() - start)
    print(
        json.dumps(
            {
                "game": asked.game,
                "players": asked.players,
                "plain_games_per_s": round(asked.games / median(loop), 1),
                "lab_games_per_s": round(asked.games / median(block), 1),
                "lab_takes": round(median(mine / theirs for mine, theirs in zip(block, loop, strict=True)), 3),
            }
        )
    )


if __name__ == "__main__":
    main()
