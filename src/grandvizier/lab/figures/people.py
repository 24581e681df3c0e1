"""People and bots side by side: the same figures from people's games and from those of the lab's bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from ...core.errors import BadSetup
from ..measure.people import ExportedGames
from ..measure.study import Study
from .blocks import Blocks, Column, numbered
from .ratio import Sums, plain

GAMES: Final = ("deal", "turns", "decisions", "open_decisions", "winners")
SEATS: Final = ("deal", "bot", "place", "share", "score")
SAME: Final = ("game", "edition", "components")
"""What people's games must have in common with a study; and the number of players and the options."""


def alike(study: Study, people: ExportedGames) -> dict[int, str]:
    """By the number of players, where the games lie that were played as those of a study; refuse if there are none."""
    wanted = study.plain()
    rules = study.game.rules(study.source, study.edition)
    found = {
        players: label
        for players in study.players
        for label, setting in people.settings.items()
        if setting["players"] == players
        and setting["games"]
        and all(setting[name] == wanted[name] for name in SAME)
        and setting["options"] == dict(rules.settle_options(players, study.options, None))
    }
    if not found:
        raise BadSetup(
            f"{str(people.folder)!r} holds no games of {wanted['game']}, edition {wanted['edition']}, with these "
            "components, options and numbers of players"
        )
    return found


def side_by_side(study: Study, bots: Sequence[Blocks], people: ExportedGames) -> list[dict[str, Any]]:
    """For each number of players that people played, their games and then those of each bot among its like."""
    return [row for players, label in alike(study, people).items() for row in _rows(players, label, bots, people)]


def _rows(players: int, label: str, bots: Sequence[Blocks], people: ExportedGames) -> Iterator[dict[str, Any]]:
    games, seats = (_columns(people, label, table, names) for table, names in (("games", GAMES), ("seats", SEATS)))
    yield {"players": players, "who": "people", **_course(games), "kinds": _kinds(seats)}
    for blocks in bots:
        if blocks.setting.players == players:
            found = {**_course(blocks.columns("games", *GAMES)), "kinds": _kinds(blocks.columns("seats", *SEATS))}
            yield {"players": players, "who": blocks.setting.line_up, **found}


def _columns(people: ExportedGames, label: str, table: str, names: Sequence[str]) -> Iterator[dict[str, Column]]:
    for read in people.tables(label, table, names):
        yield {name: read[name].to_numpy() for name in names}


def _course(blocks: Iterable[dict[str, Column]]) -> dict[str, Any]:
    sums: Sums[str] = Sums()
    number = 0
    for games in blocks:
        number += len(games["deal"])
        zero = np.zeros(len(games["deal"]), np.int64)
        for name in ("turns", "decisions", "open_decisions"):
            sums.add([name], zero, games["deal"], games[name])
        sums.add(["shared_win"], zero, games["deal"], games["winners"] > 1)
    means = {name: plain(sums.ratio(name).mean(), 2) for name in ("turns", "decisions", "open_decisions")}
    return {"games": number, **means, "shared_win": plain(sums.ratio("shared_win").share())}


def _kinds(blocks: Iterable[dict[str, Column]]) -> list[dict[str, Any]]:
    """By who sat there, a person or which bot: what such a seat wins, wins when it begins, and scores."""
    sums: Sums[tuple[str, str]] = Sums()
    for seats in blocks:
        keys, which = numbered(seats["bot"])
        kinds = [str(key[0]) for key in keys]
        first = seats["place"] == 0
        sums.add([("share", kind) for kind in kinds], which, seats["deal"], seats["share"])
        sums.add([("score", kind) for kind in kinds], which, seats["deal"], seats["score"])
        sums.add([("first", kind) for kind in kinds], which[first], seats["deal"][first], seats["share"][first])
    return [
        {
            "kind": kind,
            "seats": round(sums.ratio(("share", kind)).sums[1]),
            "share": plain(sums.ratio(("share", kind)).share()),
            "first": plain(sums.ratio(("first", kind)).share()) if ("first", kind) in sums.known() else None,
            "score": plain(sums.ratio(("score", kind)).mean(), 2),
        }
        for name, kind in sorted(sums.known())
        if name == "share"
    ]
