"""The tables of a block, and how a game becomes their rows."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import pyarrow as pa
import pyarrow.parquet as pq

from ...core.events import Seat
from ...core.rules import Rules
from .faces import faces_of
from .game import Missing, Played
from .inventory import Inventory, inventory

Row: TypeAlias = dict[str, Any]
Rows: TypeAlias = dict[str, list[Row]]

_GAME: Final = [("game", pa.int64()), ("deal", pa.int64())]
_THING: Final = [("seat", pa.int8()), ("family", pa.string()), ("component", pa.string())]
SCHEMAS: Final[Mapping[str, pa.Schema]] = {
    "games": pa.schema([
        *_GAME,
        ("chair", pa.int8()), ("first", pa.int8()), ("decisions", pa.int32()), ("open_decisions", pa.int32()),
        ("turns", pa.int32()), ("draws", pa.int32()), ("ended", pa.string()), ("winners", pa.int8()),
        ("forfeits", pa.int32()),
    ]),
    "seats": pa.schema([
        *_GAME,
        ("seat", pa.int8()), ("bot", pa.string()), ("place", pa.int8()), ("score", pa.int32()),
        ("share", pa.float64()), ("rank", pa.int8()),
        ("points", pa.list_(pa.struct([("source", pa.string()), ("points", pa.int32())]))),
    ]),
    "choices": pa.schema([
        *_GAME,
        ("ply", pa.int32()), ("seat", pa.int8()), ("question", pa.string()), ("verb", pa.string()),
        ("row", pa.int32()), ("path", pa.list_(pa.int32())), ("legal", pa.int32()),
    ]),
    "turns": pa.schema([*_GAME, ("ply", pa.int32()), ("seat", pa.int8()), ("scores", pa.list_(pa.int32()))]),
    "faces": pa.schema([
        *_GAME, *_THING,
        ("seen", pa.int32()), ("offered", pa.int32()), ("taken", pa.int32()), ("dealt", pa.int32()),
        ("held", pa.bool_()), ("share", pa.float64()),
    ]),
    "pairs": pa.schema([
        *_GAME, *_THING,
        ("drawn", pa.bool_()), ("apart", pa.bool_()), ("weight", pa.int32()),
        ("share", pa.float64()), ("share_without", pa.float64()),
        ("score", pa.int32()), ("score_without", pa.int32()),
    ]),
    "samples": pa.schema([
        *_GAME,
        ("ply", pa.int32()), ("seat", pa.int8()), ("observation", pa.binary()), ("legal", pa.list_(pa.int32())),
        ("row", pa.int32()), ("share", pa.float64()),
    ]),
}  # fmt: skip
"""One row a game, a seat, a choice, a turn, a component that a seat had to do with, a pair of twins, a sample."""
ALWAYS: Final = tuple(name for name in SCHEMAS if name not in {"pairs", "samples"})


def rows_of(played: Played) -> Rows:
    """A game, as rows of the tables that there always are."""
    match = played.match
    scores, shares = match.scores, match.state.returns()
    key = {"game": played.fixture.number, "deal": played.fixture.deal}
    ranks = list(zip(shares, scores, strict=True))
    entries = played.entries[1:]
    first = _first(match.rules, played)
    questions, verbs = match.rules.questions, match.rules.moves.verbs
    points = _points(inventory(match.rules), played)
    return {
        "games": [
            {
                **key,
                "chair": played.chair,
                "first": first,
                "decisions": len(entries),
                "open_decisions": sum(legal > 1 for legal in played.notes.legal),
                "turns": len(played.notes.turns),
                "draws": sum(len(entry.draws) for entry in played.entries),
                "ended": _ended(match.rules, played),
                "winners": sum(share > 0 for share in shares),
                "forfeits": played.forfeits,
            }
        ],
        "seats": [
            {
                **key,
                "seat": seat,
                "bot": played.fixture.seats[seat],
                "place": (seat - first) % match.players,
                "score": scores[seat],
                "share": shares[seat],
                "rank": 1 + sum(other > ranks[seat] for other in ranks),
                "points": [{"source": source, "points": number} for source, number in points[seat].items()],
            }
            for seat in range(match.players)
        ],
        "choices": [
            {
                **key,
                "ply": ply,
                "seat": entry.seat,
                "question": questions[played.notes.asked[ply]].name,
                "verb": verbs[entry.path[0]].name,
                "row": entry.path[0],
                "path": entry.path,
                "legal": played.notes.legal[ply],
            }
            for ply, entry in enumerate(entries)
        ],
        "turns": [
            {**key, "ply": ply, "seat": seat, "scores": so_far} for ply, seat, so_far in played.notes.turns
        ],
        "faces": [{**key, **row, "share": shares[row["seat"]]} for row in faces_of(inventory(match.rules), played)],
    }  # fmt: skip


def pair_of(played: Played, missing: Missing, twin: Played) -> Row:
    """A game beside its twin, from the seat that did without."""
    thing = inventory(played.match.rules).things[missing.thing]
    return {
        "game": played.fixture.number,
        "deal": played.fixture.deal,
        "seat": missing.seat,
        "family": thing.family,
        "component": thing.id,
        "drawn": missing.drawn is not None,
        "apart": twin.story != played.story,
        "weight": missing.weight,
        "share": played.match.state.returns()[missing.seat],
        "share_without": twin.match.state.returns()[missing.seat],
        "score": played.match.scores[missing.seat],
        "score_without": twin.match.scores[missing.seat],
    }


def samples_of(played: Played) -> list[Row]:
    """What learners want: an observation, what was allowed, what was chosen, and what came of it."""
    match = played.match
    observe = match.game.observe
    if observe is None:
        return []
    state = match.rules.start(match.players, match.options)
    shares, found = match.state.returns(), []
    for ply, entry in enumerate(played.entries, start=-1):
        for row in entry.path:
            legal = list(state.legal())
            if len(legal) > 1:
                found.append({
                    "game": played.fixture.number, "deal": played.fixture.deal, "ply": ply, "seat": entry.seat,
                    "observation": observe(state, entry.seat), "legal": legal, "row": row,
                    "share": shares[entry.seat],
                })  # fmt: skip
            state.step(row)
        for row in entry.draws:
            state.step(row)
    return found


def parquet(name: str, rows: list[Row], metadata: Mapping[str, str]) -> bytes:
    """A table as a file."""
    table = pa.Table.from_pylist(rows, SCHEMAS[name]).replace_schema_metadata(metadata)
    target = io.BytesIO()
    pq.write_table(table, target, compression="zstd")
    return target.getvalue()


# What the events of a game tell.


def _first(rules: Rules, played: Played) -> Seat:
    """Who began: whom the game says to start, else who was asked first."""
    kinds = rules.game.kinds
    opening = (event for _, event in played.entries[0].feed if kinds[event[0]].name == "starts")
    started = next(opening, None)
    return started[1] if started else played.notes.turns[0][1] if played.notes.turns else 0


def _ended(rules: Rules, played: Played) -> str:
    """The last event of those that end a game, as the game names them."""
    kinds = rules.game.kinds
    found = (
        kinds[event[0]].name
        for entry in reversed(played.entries)
        for _, event in reversed(entry.feed)
        if kinds[event[0]].name in rules.game.endings
    )
    return next(found, "")


def _points(box: Inventory, played: Played) -> list[Counter[str]]:
    """For each seat its points by source."""
    found: list[Counter[str]] = [Counter() for _ in range(played.match.players)]
    for entry in played.entries:
        for _, event in entry.feed:
            if told := box.read(event).points:
                seat, source, number = told
                found[seat][source] += number
    return found
