"""How games of one setting run: who wins from where, how long they are, how they end, what they score."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import numpy as np

from .blocks import Blocks, numbered
from .ratio import Ratio, Sums, plain

SECONDS: Final = 10
"""How long a person is taken to think about a choice that is none of necessity."""
BANDS: Final = (5, 25, 50, 75, 95)
"""Of the spread of scores so many of a hundred lie below each of these."""


def places(blocks: Blocks) -> dict[int, tuple[Ratio, Ratio]]:
    """For each place, counted from who begins: the share of the win, and how far it is off an equal share."""
    sums: Sums[tuple[str, int]] = Sums()
    players = blocks.setting.players
    for seats in blocks.columns("seats", "game", "deal", "place", "share"):
        whole = np.bincount(seats["game"] - seats["game"].min(), seats["share"])[seats["game"] - seats["game"].min()]
        sums.add([("share", place) for place in range(players)], seats["place"], seats["deal"], seats["share"])
        off = seats["share"] - whole / players
        sums.add([("off", place) for place in range(players)], seats["place"], seats["deal"], off)
    return {place: (sums.ratio(("share", place)), sums.ratio(("off", place))) for place in range(players)}


def course(blocks: Blocks) -> dict[str, Any]:
    """Length, ends and ties, each with its interval."""
    sums: Sums[str] = Sums()
    ends: Sums[tuple[str]] = Sums()
    for games in blocks.columns(
        "games", "deal", "decisions", "open_decisions", "turns", "ended", "winners", "forfeits"
    ):
        deal, zero = games["deal"], np.zeros(len(games["deal"]), np.int64)
        for name, values in {
            "turns": games["turns"],
            "decisions": games["decisions"],
            "open_decisions": games["open_decisions"],
            "minutes": games["open_decisions"] * SECONDS / 60,
            "nobody_wins": games["winners"] == 0,
            "shared_win": games["winners"] > 1,
            "forfeits": games["forfeits"],
        }.items():
            sums.add([name], zero, deal, values)
        keys, which = numbered(games["ended"])
        ends.add(keys, which, deal, np.ones(len(deal)))
    means = {name: plain(sums.ratio(name).mean(), 2) for name in ("turns", "decisions", "open_decisions", "minutes")}
    shares = {name: plain(sums.ratio(name).share()) for name in ("nobody_wins", "shared_win")}
    return {
        **means,
        **shares,
        "forfeits": round(sums.ratio("forfeits").sums[2]),
        "ends": {
            str(key[0]): plain(ends.of_all(key, blocks.deals, blocks.setting.turns).share())
            for key in sorted(ends.known())
        },
    }


def scores(blocks: Blocks) -> dict[str, Any]:
    """What seats score, in all and by source, and by how much the best beats the next."""
    sums: Sums[str] = Sums()
    spread: Counter[int] = Counter()
    for rows in blocks.rows("seats", "game", "deal", "score", "points"):
        deals = np.array([row["deal"] for row in rows])
        own = np.array([row["score"] for row in rows])
        zero = np.zeros(len(rows), np.int64)
        spread.update(own.tolist())
        sums.add(["score"], zero, deals, own)
        by_game = np.sort(own.reshape(-1, blocks.setting.players), axis=1)
        if blocks.setting.players > 1:
            margin = by_game[:, -1] - by_game[:, -2]
            sums.add(["margin"], zero[: len(margin)], deals[:: blocks.setting.players], margin)
        for source in {line["source"] for row in rows for line in row["points"]}:
            points = [sum(line["points"] for line in row["points"] if line["source"] == source) for row in rows]
            sums.add([f"from {source}"], zero, deals, points)
    values = np.repeat(list(spread), list(spread.values()))
    return {
        "score": plain(sums.ratio("score").mean(), 2),
        "margin": plain(sums.ratio("margin").mean(), 2) if blocks.setting.players > 1 else None,
        "bands": dict(zip(map(str, BANDS), np.percentile(values, BANDS).tolist(), strict=True)),
        "counts": {str(score): spread[score] for score in sorted(spread)},
        "sources": {
            key.removeprefix("from "): plain(
                sums.of_all(key, blocks.deals, blocks.setting.turns * blocks.setting.players).mean(), 2
            )
            for key in sorted(sums.known())
            if key.startswith("from ")
        },
    }
