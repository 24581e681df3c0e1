"""What a choice loses by thinking shorter: beside the best row of a far longer search that tries all good ones evenly.

python bench/bots/choices.py sultans-wishes --positions 40 --iterations 400,2400
python bench/bots/choices.py three-wishes --players 3 --positions 20 --iterations 100,400 --json

Losses are shares of a win, on the mean of all positions.  The longer search is off too, so that even the best choice
seems to lose a little: compare losses of one run with each other.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from rich.progress import track

import grandvizier as gv
from grandvizier.bots import Driver, bot
from grandvizier.bots.search.evidence import LikelyWorlds
from grandvizier.bots.search.tree import HEATS, Node, Worlds, search
from grandvizier.core.mind import WIN, Mind
from grandvizier.core.state import State

CLOSE = 3
"""A question counts if it has more rows than that."""
GOOD = 4
"""So many rows are looked at closer for each reason to do so."""
SEARCHES = 8
"""So often each of them is searched anew."""


class After:
    """Imagined positions in which a row was chosen."""

    def __init__(self, worlds: Worlds, row: int) -> None:
        self._worlds, self._row = worlds, row

    def imagine(self, rng: Random) -> State:
        """One of them."""
        state = self._worlds.imagine(rng)
        state.step(self._row)
        return state


def questions(game: str, players: int) -> Iterator[gv.Match]:
    """A match of `greedy` at any question, one for each seed."""
    seed = 0
    while True:
        seed += 1
        match, rng = gv.Match(game, players=players, seed=seed), Random(seed)
        seats = {seat: bot("greedy", match.rules, players, match.options, seat, seed="1") for seat in range(players)}
        driver, met = Driver(match, seats), 0
        until = rng.randrange(5, 60)
        while match.seat is not None:
            met += len(match.state.legal()) > CLOSE
            if met == until:
                yield match
                break
            driver.move()


def losses(match: gv.Match, budgets: Sequence[int], seeds: int) -> list[float]:
    """What the choice of each budget loses in this position."""
    seat = match.seat
    assert seat is not None
    belief = match.game.belief(match.rules, match.players, match.options, seat)
    for event in match.told(seat):
        belief.hear(event)
    mind = match.game.mind(match.rules)
    worlds = LikelyWorlds(belief, mind, seat)

    def root(budget: int, salt: object) -> Node:
        rng = Random(f"{match.seed}|{budget}|{salt}")
        return search(worlds, mind, rng, match.players, lambda done, _: done < budget).root

    chosen = [[best(root(budget, seed)) for seed in range(seeds)] for budget in budgets]
    longest = root(2 * max(budgets), "longest").rows.values()
    good = {row for rows in chosen for row in rows}
    good |= {tried.row for tried in sorted(longest, key=lambda tried: tried.hope)[-GOOD:]}
    good |= {tried.row for tried in sorted(longest, key=lambda tried: tried.visits)[-GOOD:]}
    worth = {row: evenly(worlds, mind, match.players, seat, row) for row in good}
    return [fmean(max(worth.values()) - worth[row] for row in rows) / WIN for rows in chosen]


def best(root: Node) -> int:
    """The row that stands best."""
    return max(root.rows.values(), key=lambda tried: tried.standing).row


def evenly(worlds: Worlds, mind: Mind, players: int, seat: int, row: int) -> float:
    """What a row is worth by searches of its own, too short for a race."""
    found = [
        search(After(worlds, row), mind, Random(f"{row}|{number}"), players, lambda done, _: done < HEATS)
        for number in range(SEARCHES)
    ]
    return fmean(one.payoffs[seat] for one in found)


def main() -> None:
    """Search many positions, and print the mean loss of each budget with its standard error."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--iterations", default="400,2400", help="how long to think, by commas")
    parser.add_argument("--seeds", type=int, default=2, help="how often each budget is tried in each position")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.positions < 2 or asked.seeds < 1:
        parser.error("there have to be at least two --positions and one of --seeds")
    try:
        budgets = [int(budget) for budget in asked.iterations.split(",")]
    except ValueError:
        parser.error(f"--iterations are whole numbers by commas, as in 400,2400, not {asked.iterations!r}")
    met = questions(asked.game, asked.players)
    found = [losses(next(met), budgets, asked.seeds) for _ in track(range(asked.positions), transient=True)]
    result = [
        {"iterations": budget, "loss": round(fmean(lost), 4), "error": round(stdev(lost) / sqrt(len(lost)), 4)}
        for budget, lost in zip(budgets, zip(*found, strict=True), strict=True)
    ]
    print(json.dumps(result) if asked.json else "\n".join(str(row) for row in result))


if __name__ == "__main__":
    main()
