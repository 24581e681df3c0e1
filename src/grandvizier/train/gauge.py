"""How strong a network is: duplicate games against fixed opponents, as `grandvizier arena` plays them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..arena import Tournament, report, run
from ..core.rules import Rules
from .plan import Plan


def measure(rules: Rules, plan: Plan, network: Path, folder: Path, *, processes: int) -> list[dict[str, Any]]:
    """Its share of the win with each number of players against each opponent, by the usual options."""
    if not plan.measured:
        return []
    return [
        _against(rules, plan, network, folder / f"{opponent.replace(':', '-')}-{players}", opponent, players, processes)
        for players in sorted(set(plan.players))
        for opponent in plan.opponents
    ]


def _against(  # noqa: PLR0917 - what one measure is made of
    rules: Rules, plan: Plan, network: Path, folder: Path, opponent: str, players: int, processes: int
) -> dict[str, Any]:
    name = f"net:{network}"
    tournament = Tournament(
        package=rules.game.package,
        players=players,
        bots=(name, *[opponent] * max(1, players - 1)),
        seed=f"gauge {plan.seed}",
        options={},
        source=rules.components.source,
        edition=rules.edition,
        duplicate=True,
    )
    found = report(tournament, run(tournament, plan.measured, folder, processes=processes, other_code=True))
    row = next(row for row in found["bots"] if row["bot"] == name)
    return {
        "opponent": opponent,
        "players": players,
        "games": row["games"],
        "share": row["win_share"],
        "interval": row["win_share_interval"],
        "even": round(1 / max(2, players), 4),
        "score": row["mean_score"],
        "seconds_per_decision": row["seconds_per_decision"],
    }
