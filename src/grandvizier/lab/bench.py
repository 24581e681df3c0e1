"""Speed, always beside python-chess in the same run: machines differ and are busy, ratios travel.

Both sides play random games by the same loop, until nothing is legal, with the same generator; neither is asked
anything that it need not answer.  Rounds alternate, the processor's time is taken, and the median round counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from ..core.errors import BadSetup
from ..core.game import Game
from ..core.rules import Rules

ROUNDS = 5
LONGEST = 400
"""A random game of chess is broken off here: two kings would walk about for ever."""


def bench(game: Game, *, seconds: float, progress: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """Decisions, games and copy + legal + step a second for every number of players, and their ratio to chess."""
    rules = game.rules()
    players = list(game.seats)
    timed: dict[str, list[tuple[float, float, float]]] = {key: [] for key in ("chess", *map(str, players))}
    for number in range(ROUNDS):
        progress(f"round {number + 1} of {ROUNDS}")
        rng = Random(number)
        timed["chess"].append(_chess(rng, seconds))
        for n in players:
            timed[str(n)].append(_ours(rules, n, rng, seconds))
    chess = _medians(timed["chess"])
    return {
        "games": [
            {
                "game": game.name,
                "players": n,
                "decisions_per_s": round(ours[0]),
                "games_per_s": round(ours[1], 1),
                "copy_legal_step_per_s": round(ours[2]),
                "ratio_to_python_chess": {
                    "decisions": round(ours[0] / chess[0], 1),
                    "games": round(ours[1] / chess[1], 1),
                    "copy_legal_step": round(ours[2] / chess[2], 1),
                },
            }
            for n in players
            for ours in [_medians(timed[str(n)])]
        ],
        "python_chess": {
            "decisions_per_s": round(chess[0]),
            "games_per_s": round(chess[1], 1),
            "copy_legal_step_per_s": round(chess[2]),
        },
        "rounds": ROUNDS,
        "seconds_per_measure": seconds,
    }


def _medians(rounds: list[tuple[float, float, float]]) -> tuple[float, float, float]:
    decisions, games, steps = zip(*rounds, strict=True)
    return median(decisions), median(games), median(steps)


def _rates(play: Callable[[], int], walk: Callable[[], int], seconds: float) -> tuple[float, float, float]:
    """Decisions/s and games/s of whole games, then copy + legal + step/s."""
    decisions = games = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
        games += 1
    start = time.process_time()
    while (walked := time.process_time() - start) < seconds:
        steps += walk()
    return decisions / spent, games / spent, steps / walked


def _ours(rules: Rules, players: int, rng: Random, seconds: float) -> tuple[float, float, float]:
    choice = rng.choice

    def play() -> int:
        """One game; only the players' own decisions count, draws come on top."""
        state, decisions = rules.start(players), 0
        while rows := state.legal():
            decisions += state.seat >= 0
            state.step(choice(rows))
        return decisions

    def walk() -> int:
        """The same, but every decision is made on a fresh copy, as search does."""
        state, steps = rules.start(players), 0
        while rows := state.legal():
            if state.seat >= 0:
                steps += 1
                state = state.copy()
            state.step(choice(rows))
        return steps

    return _rates(play, walk, seconds)


def _chess(rng: Random, seconds: float) -> tuple[float, float, float]:
    try:
        import chess  # noqa: PLC0415 - an extra
    except ImportError:
        message = 'the bench times python-chess beside us: pip install "grandvizier[bench]"'
        raise BadSetup(message) from None
    choice = rng.choice

    # Whether chess is drawn by repetition or for want of material is dear to ask, and nobody needs it here to go on.
    def play() -> int:
        board, decisions = chess.Board(), 0
        while decisions < LONGEST and (moves := list(board.legal_moves)):
            board.push(choice(moves))
            decisions += 1
        return decisions

    def walk() -> int:
        board, steps = chess.Board(), 0
        while steps < LONGEST and (moves := list(board.legal_moves)):
            board = board.copy(stack=False)
            board.push(choice(moves))
            steps += 1
        return steps

    return _rates(play, walk, seconds)
