"""What an arena found: as data, and as a table to read."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

from .rating import Contest, Interval, ratings, share
from .tournament import Tournament

ANCHOR: Final = "greedy"
ANCHORED: Final = 1000
"""Where the anchor is rated: greedy if it plays, otherwise the bot that is listed first."""
REASONS: Final = 3
"""So many reasons of a bot's forfeits are told."""


def report(tournament: Tournament, games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Ratings, win shares and scores, the best first; a game in which a bot failed is one that it lost."""
    games = [_judged(game) for game in games]
    bots = list(dict.fromkeys(tournament.bots))
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    contests = _contests(tournament, games)
    rated = ratings(contests, bots, anchor, ANCHORED)
    rows = [_row(tournament, bot, rated[bot], contests, games) for bot in bots]
    return {
        **tournament.plain(),
        "games": len(games),
        "deals": len({game["deal"] for game in games}),
        "nobody_won": sum(not any(contest.shares.values()) for contest in contests),
        "anchor": {"bot": anchor, "rating": ANCHORED},
        "bots": sorted(rows, key=lambda row: -row["rating"]),
        "win_share_by_seat": _by_seat(tournament, None, games),
    }


def _judged(game: dict[str, Any]) -> dict[str, Any]:
    """A game as it counts: whoever failed has lost, and the win belongs to those who played themselves.

    What greedy did in somebody's place is nobody's merit: it is rated for nobody.
    """
    own = [seat for seat in game["seats"] if not seat["forfeits"]]
    if len(own) == len(game["seats"]):
        return game
    won, whole = sum(seat["share"] for seat in own), sum(seat["share"] for seat in game["seats"])
    even = min(whole, 1) / len(own) if own else 0.0

    def judged(seat: dict[str, Any]) -> float:
        if seat["forfeits"]:
            return 0.0
        return float(seat["share"] * whole / won) if won else even

    return {**game, "seats": [{**seat, "share": judged(seat)} for seat in game["seats"]]}


def _contests(tournament: Tournament, games: Sequence[dict[str, Any]]) -> list[Contest]:
    if tournament.players == 1:
        return _alone(games)
    contests = []
    for game in games:
        shares: Counter[str] = Counter()
        for seat in game["seats"]:
            shares[seat["bot"]] += seat["share"]
        contests.append(Contest(game["deal"], Counter(seat["bot"] for seat in game["seats"]), shares))
    return contests


def _alone(games: Sequence[dict[str, Any]]) -> list[Contest]:
    """Alone, whoever made the most of the same deal has won it."""
    deals: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for game in games:
        deals[game["deal"]] += game["seats"]
    contests = []
    for deal, seats in deals.items():
        own = [seat for seat in seats if not seat["forfeits"]]
        best = max((seat["score"] for seat in own), default=None)
        winners = Counter(seat["bot"] for seat in own if seat["score"] == best)
        shares = {bot: number / winners.total() for bot, number in winners.items()}
        contests.append(Contest(deal, Counter(seat["bot"] for seat in seats), shares))
    return contests


def _row(
    tournament: Tournament, bot: str, rating: Interval, contests: Sequence[Contest], games: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    seats = [seat for game in games for seat in game["seats"] if seat["bot"] == bot]
    won: Counter[int] = Counter()
    chairs: Counter[int] = Counter()
    met = [contest for contest in contests if contest.chairs.get(bot)]
    for contest in met:
        won[contest.deal] += contest.shares.get(bot, 0)  # type: ignore[assignment]
        chairs[contest.deal] += contest.chairs[bot]
    part = share([won[deal] for deal in chairs], list(chairs.values()), len(met))
    decisions = sum(seat["decisions"] for seat in seats)
    reasons = [reason for seat in seats for reason in seat["forfeits"]]
    own = [seat["score"] for seat in seats if not seat["forfeits"]]
    traces = {why: trace for seat in seats for why, trace in seat.get("traces", {}).items()}
    return {
        "bot": bot,
        "rating": round(rating.value),
        "interval": [round(rating.low), round(rating.high)],
        "games": sum(any(seat["bot"] == bot for seat in game["seats"]) for game in games),
        "win_share": round(part.value, 4),
        "win_share_interval": [round(part.low, 4), round(part.high, 4)],
        "win_share_by_seat": _by_seat(tournament, bot, games),
        "mean_score": round(sum(own) / len(own), 2) if own else None,
        "decisions": decisions,
        "seconds_per_decision": round(sum(seat["seconds"] for seat in seats) / max(1, decisions), 5),
        "forfeits": len(reasons),
        "games_forfeited": sum(bool(seat["forfeits"]) for seat in seats),
        "forfeited_because": list(dict.fromkeys(reasons))[:REASONS],
        "tracebacks": list(traces.values())[:REASONS],
    }


def _by_seat(tournament: Tournament, bot: str | None, games: Sequence[dict[str, Any]]) -> list[float | None]:
    """The share of the win in each chair, of one bot or of whoever sat there; None for a chair it never had.

    Alone there is one chair, and winning is a matter of the deal.
    """
    if tournament.players == 1:
        return []
    shares: list[list[float]] = [[] for _ in range(tournament.players)]
    for game in games:
        for chair, seat in enumerate(game["seats"]):
            if bot in (None, seat["bot"]):
                shares[chair].append(seat["share"])
    return [round(sum(found) / len(found), 4) if found else None for found in shares]


def table(result: dict[str, Any]) -> list[str]:
    """The result in lines."""
    head = ("bot", "rating", "95 %", "forfeits", "win share", "95 %", "score", "s/decision")
    rows = [
        (
            row["bot"],
            str(row["rating"]),
            "{} – {}".format(*row["interval"]),
            f"{row['forfeits']} in {row['games_forfeited']}" if row["forfeits"] else "none",
            f"{row['win_share']:.1%}",
            "{:.1%} – {:.1%}".format(*row["win_share_interval"]),
            "–" if row["mean_score"] is None else f"{row['mean_score']:.1f}",
            f"{row['seconds_per_decision']:.4f}",
        )
        for row in result["bots"]
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in (head, *rows)]
    anchor = result["anchor"]
    by_seat = ", ".join(f"{part:.1%}" for part in result["win_share_by_seat"])
    return [
        f"{result['game']}, players: {result['players']}, games: {result['games']}, deals: {result['deals']}",
        "",
        *(line.rstrip() for line in lines),
        "",
        f"Win shares by seat: {by_seat or 'alone there is one'}. Games that nobody won: {result['nobody_won']}.",
        f"Ratings are counted from {anchor['bot']} at {anchor['rating']}.",
        *(
            ["Forfeits are turns in so many games; whoever forfeits a turn has lost the game."]
            if any(row["forfeits"] for row in result["bots"])
            else []
        ),
        *(f"{row['bot']} forfeited: {why}" for row in result["bots"] for why in row["forfeited_because"]),
    ]
