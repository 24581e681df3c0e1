"""How much the time that a level takes for a choice tells of what only its seat knows.

    python bench/bots/timing.py sultans-wishes --players 2 --bot vizier --games 8

Greedy bots play; at every third question with a choice the level thinks too, by the clock, and nobody hears its answer.
Then somebody guesses from the time alone, among questions of the same name, whether the seat has more choices than is
usual, and whether it expects more of the game than is usual.  Printed is how often the guess about a pair is right (0.5
is guessing blindly; 95 % intervals, by games), from the time that the bot takes and from when a table without a pause
tells its choice; and what part of the time that it may take the bot takes on the mean.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import fmean, median
from typing import NamedTuple

from rich.progress import track

import grandvizier as gv
from grandvizier.bots import LEVELS, Driver, Thinker, bot
from grandvizier.bots.search.thinker import SHARE
from grandvizier.match import Choice
from grandvizier.server.table.bot_turns import LATE

EACH = 3
RESAMPLED = 300


class Timed(NamedTuple):
    """A question that the level thought about."""

    question: str
    seconds: float
    choices: int
    expects: float


def ends(choices: Sequence[Choice]) -> int:
    """How many whole choices there are."""
    return sum(ends(choice.then) if choice.then else 1 for choice in choices)


def timed(name: str, level: str, players: int, seed: int) -> list[Timed]:
    """The questions of one game."""
    match = gv.Match(name, players=players, seed=seed)
    seats = {seat: bot("greedy", match.rules, players, match.options, seat, seed=str(seed)) for seat in range(players)}
    driver, found, number = Driver(match, seats), [], 0
    while match.seat is not None:
        seat, choices = match.seat, match.choices(match.seat)
        number += (several := ends(choices) > 1)
        if several and number % EACH == 0:
            thinker = Thinker(match.rules, players, match.options, seat, str(seed), level=LEVELS[level].search)
            thinker.hear(match.told(seat))
            start = time.perf_counter()
            thought = thinker.think(choices, None)
            seconds = time.perf_counter() - start
            found.append(Timed(str(match.question), seconds, ends(choices), thought.payoffs[seat]))
        driver.move()
    return found


def right(games: Sequence[Sequence[Timed]], fact: str, pause: float) -> float:
    """How often the longer time of a pair belongs to whichever has more of this fact; ties count half."""
    asked: dict[str, list[Timed]] = defaultdict(list)
    for one in (one for game in games for one in game):
        asked[one.question].append(one)
    won = pairs = 0.0
    for alike in asked.values():
        middle = median(getattr(one, fact) for one in alike)
        more = [max(pause, one.seconds) for one in alike if getattr(one, fact) > middle]
        less = [max(pause, one.seconds) for one in alike if getattr(one, fact) <= middle]
        won += sum((a > b) + (a == b) / 2 for a in more for b in less)
        pairs += len(more) * len(less)
    return won / pairs if pairs else 0.5


def interval(games: Sequence[Sequence[Timed]], fact: str, pause: float) -> list[float]:
    """The share, and between which it lies when games are drawn anew."""
    rng = Random(1)
    drawn = sorted(right(rng.choices(games, k=len(games)), fact, pause) for _ in range(RESAMPLED))
    low, high = drawn[int(0.025 * RESAMPLED)], drawn[int(0.975 * RESAMPLED)]
    return [round(share, 3) for share in (right(games, fact, pause), low, high)]


def main() -> None:
    """Play, think, guess and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="vizier", choices=list(LEVELS))
    asked = parser.parse_args()
    games = [timed(asked.game, asked.bot, asked.players, seed) for seed in track(range(asked.games), transient=True)]
    most = SHARE * LEVELS[asked.bot].search.seconds
    told = {
        f"{fact}, {how}": interval(games, fact, pause)
        for fact in ("choices", "expects")
        for how, pause in (("taken", 0.0), ("told", most * (1 + LATE)))
    }
    used = fmean(min(1.0, one.seconds / most) for game in games for one in game)
    print(json.dumps({"questions": sum(map(len, games)), "time used": round(used, 3)} | told))


if __name__ == "__main__":
    main()
