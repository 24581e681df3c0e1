"""Why not: all that may not be chosen now, gathered by the reason."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ...core.errors import Refusal
from ...match import Match
from .narrow import reached


@dataclass(slots=True)
class Barred:
    """What one reason forbids."""

    refusal: Refusal
    verbs: dict[str, list[int]] = field(default_factory=dict)
    """The rows it forbids, by their verb."""


def barred(match: Match, seat: int) -> list[Barred]:
    """Every row that this seat may not choose now, equal reasons together."""
    found: dict[tuple[str, str, str], Barred] = {}
    for row, verb in enumerate(match.rules.moves.verbs):
        refusal = match.why_not(seat, row)
        if refusal:
            reason = found.setdefault((refusal.code, refusal.ruling, refusal.sentence), Barred(refusal))
            reason.verbs.setdefault(verb.name, []).append(row)
    return list(found.values())


def barred_verbs(match: Match, seat: int) -> list[Barred]:
    """The verbs of which nothing may be chosen now, each under the reason that most of its rows meet."""
    open_verbs = reached(match.choices(seat))
    reasons = barred(match, seat)
    kept: dict[int, Barred] = {}
    for name in dict.fromkeys(verb.name for verb in match.rules.moves.verbs):
        if name in open_verbs:
            continue
        counts = Counter({i: len(reason.verbs.get(name, ())) for i, reason in enumerate(reasons)})
        at = counts.most_common(1)[0][0]
        kept.setdefault(at, Barred(reasons[at].refusal)).verbs[name] = reasons[at].verbs[name]
    return list(kept.values())


def why_not_there(match: Match, seat: int, place: int) -> Refusal | None:
    """Why nothing may be done with this place now; None if no row of the game could name it."""
    moves = match.rules.moves
    for row in range(len(moves)):
        args = match.rules.named_args(row, seat)
        kinds = [field.kind for _, field in moves.verbs[row].fields]
        if any(kind == "place" and arg == place for kind, arg in zip(kinds, args, strict=True)):
            refusal = match.why_not(seat, row)
            if refusal:
                return refusal
    return None
