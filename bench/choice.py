"""What one choice costs the server, without sockets: played, stored, and told to three who listen.

    python bench/choice.py [--game sultaniya] [--choices 600] [--rounds 5]
    python bench/choice.py --profile 40

Prints a JSON object a game: the processor's time of the loop's thread a choice, the least of all rounds, and how many
functions were called for it, a figure that no other work on the machine changes.  The same choices are made whenever
it runs.  With --profile it lists the functions that took the most time instead.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import pstats
import tempfile
import time
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from grandvizier.games import find
from grandvizier.match import seeded
from grandvizier.server.config import Settings
from grandvizier.server.house import House
from grandvizier.server.offload import favour_loop
from grandvizier.server.protocol.from_page import Choose
from grandvizier.server.protocol.from_server import FromServer, Update
from grandvizier.server.store import SeatRow, TableRow
from grandvizier.server.store.replay import begin
from grandvizier.server.table.table import Table

GAMES = {"three-wishes": {"games": "chain", "round_limit": 200}, "sultaniya": {}, "sultans-wishes": {}}
"""Every game, with the options under which it goes on for long."""
PEOPLE = 3
_numbers = count()


class Screen:
    """A connection that puts what it is told into JSON, and keeps what may be chosen."""

    beside: frozenset[int] = frozenset()
    network = "here"
    _encoder = msgspec.json.Encoder()

    def __init__(self, seat: int) -> None:
        self.seat: int | None = seat
        self.at = 0
        self.offers: list[list[int]] = []

    def send(self, message: FromServer) -> None:
        """As a socket does."""
        self._encoder.encode(message)
        if isinstance(message, Update):
            self.at, self.offers = message.at, message.offers

    def forget_updates(self) -> None: ...
    def drop(self, trouble: object) -> None: ...


class People:
    """Three at one table after another, who choose at random."""

    def __init__(self, house: House, game: str) -> None:
        self._services, self._rules = house.tables.services, find(game).rules()
        self._options = dict(self._rules.settle_options(PEOPLE, GAMES[game], None))
        moves = self._rules.moves
        self._ending = {row for row in range(len(moves)) if moves.verbs[row].name == "declare"}
        self._rng, self._tables = Random(1), 0
        self._screens: list[Screen] = []

    async def _sit(self) -> None:
        self._tables += 1
        rules = self._rules
        row = TableRow(
            id=str(next(_numbers)), game=rules.game.name, players=PEOPLE, options=self._options,
            components=None, fingerprint=rules.components.fingerprint, rules=rules.edition, memory="notebook",
            seed=str(self._tables), guest="", created=0.0,
        )  # fmt: skip
        seats = [SeatRow(seat=seat, kind="person", name="P", key="k") for seat in range(PEOPLE)]
        match = begin(row, rules, seeded(row.seed))
        await self._services.store.create(row, seats, match.journal[0])
        self._table = Table(row, seats, rules, self._services, match=match)
        self._screens = [Screen(seat) for seat in range(PEOPLE)]
        for screen in self._screens:
            await self._table.join(screen, (screen.seat or 0, "k"), 0)

    async def play(self, choices: int, profile: cProfile.Profile | None = None) -> float:
        """Seconds of the processor that so many choices took on this thread."""
        spent = 0.0
        for _ in range(choices):
            asked = next((screen for screen in self._screens if screen.offers), None)
            if asked is None:
                await self._sit()
                asked = next(screen for screen in self._screens if screen.offers)
            offers = asked.offers
            path = self._rng.choice([path for path in offers if path[0] not in self._ending] or offers)
            with profile or nullcontext():
                start = time.thread_time()
                await self._table.hear(asked, Choose(asked.at, path))
                spent += time.thread_time() - start
        return spent


async def measure(game: str, args: argparse.Namespace) -> None:
    """Print what was found."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(data=Path(folder)), seeded)
        await house.store.open()
        favour_loop()
        await People(house, game).play(args.choices)
        profile = cProfile.Profile()
        if args.profile:
            await People(house, game).play(args.choices, profile)
            pstats.Stats(profile).sort_stats("tottime").print_stats(args.profile)
        else:
            times = [await People(house, game).play(args.choices) for _ in range(args.rounds)]
            await People(house, game).play(args.choices, profile)
            found: dict[str, Any] = {
                "game": game,
                "choices": args.choices,
                "cpu_us_a_choice": round(1e6 * min(times) / args.choices),
                "calls_a_choice": round(pstats.Stats(profile).total_calls / args.choices),
                "load": os.getloadavg()[0],
            }
            print(json.dumps(found), flush=True)
        await house.store.close()
        house.folder_lock.release()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", choices=list(GAMES), help="this game (default: all)")
    parser.add_argument("--choices", type=int, default=600, help="so many a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", type=int, metavar="LINES", help="list so many functions instead")
    args = parser.parse_args()
    for game in args.game or GAMES:
        asyncio.run(measure(game, args))


if __name__ == "__main__":
    main()
