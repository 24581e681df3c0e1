"""What greedy play looks like: how games end, how long they are, what they score.

python bench/bots/greedy.py sultaniya --games 200
python bench/bots/greedy.py sultaniya --games 200 --bot random --json
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean
from typing import Any

from rich.progress import track

import grandvizier as gv
from grandvizier.bots import Driver, bot


def play(name: str, who: str, options: dict[str, Any], table: tuple[int, int]) -> dict[str, Any]:
    """One game: its length, its scores, and which endings were told."""
    players, seed = table
    match = gv.Match(name, players=players, seed=seed, options=options)
    seats = {seat: bot(who, match.rules, players, match.options, seat, seed=str(seed)) for seat in range(players)}
    driver = Driver(match, seats)
    driver.catch_up()
    decisions = 0
    while match.seat is not None:
        match.play(match.seat, *driver.ask(match.seat).path)
        driver.catch_up()
        decisions += 1
    kinds = Counter(match.game.kinds[event[0]].name for event in match.told(None))
    return {
        "players": players,
        "decisions": decisions,
        "rounds": match.view(None)["round"],
        "scores": match.scores,
        "told": dict(kinds),
    }


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """The means over games with one number of players; `told` is in how many games of a hundred something happened."""
    kinds = sorted({kind for game in games for kind in game["told"]})
    return {
        "players": games[0]["players"],
        "games": len(games),
        "decisions": round(mean(game["decisions"] for game in games), 1),
        "rounds": round(mean(game["rounds"] for game in games), 2),
        "winners_score": round(mean(max(game["scores"]) for game in games), 2),
        "mean_score": round(mean(mean(game["scores"]) for game in games), 2),
        "told": {kind: round(100 * mean(kind in game["told"] for game in games), 1) for kind in kinds},
    }


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    game = next(game for game in gv.games() if game.name == asked.game)
    known = {option.name: option for option in game.options}
    options = {key: known[key].read(text) for key, _, text in (given.partition("=") for given in asked.option)}
    tables = [(players, seed) for players in game.seats for seed in range(asked.games)]
    with ProcessPoolExecutor(asked.processes) as pool:
        found = pool.map(partial(play, asked.game, asked.bot, options), tables, chunksize=4)
        games = list(track(found, "playing", total=len(tables), disable=asked.json))
    report = [summary([game for game in games if game["players"] == players]) for players in game.seats]
    if asked.json:
        print(json.dumps(report))
        return
    for line in report:
        print(line)


if __name__ == "__main__":
    main()
