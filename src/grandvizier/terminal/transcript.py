"""A match told without a screen: in sentences, or as data."""

from __future__ import annotations

from typing import Any

from ..core.events import Event, heard
from ..core.shown import shown
from ..match import Match
from ..match.named import named_event
from ..words import Words
from .dialogs import headline, scores
from .model.telling import sentence


def stream(match: Match, seat: int | None) -> list[Event]:
    """All that was told, as one seat heard it, or with every face open."""
    feed = match.feed()
    return [event for _, event in feed] if seat is None else heard(feed, seat, match.game.kinds)


def sentences(match: Match, record: dict[str, Any], words: Words, seat: int | None) -> list[str]:
    """The log, then the result, and what failed if the record was kept for that."""
    told = [text for text in (sentence(words, event) for event in stream(match, seat)) if text]
    return [*told, "", headline(words, match), scores(words, match), *failure(words, record)]


def failure(words: Words, record: dict[str, Any]) -> list[str]:
    """What went wrong, as the fuzzer wrote it down: the error, the choice that met it, and its trace."""
    kept = record.get("failure")
    if not kept:
        return []
    if not isinstance(kept, dict):
        return ["", words.say("ui-failure", what=shown(str(kept)))]
    told = ["", words.say("ui-failure", what=shown(str(kept.get("what"))))]
    if isinstance(kept.get("seat"), int) and kept.get("path"):
        rows = "; ".join(words.row(row, kept["seat"]) for row in kept["path"])
        told.append(words.say("ui-failed-choice", who=words.name(kept["seat"]), choice=rows))
    return [*told, *shown(str(kept.get("trace", ""))).splitlines()]


def as_data(match: Match, record: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The events with their fields by name, the result, and what failed if the record was kept for that."""
    data = {
        "game": match.game.name,
        "players": match.players,
        "events": [named_event(match.rules, event) for event in stream(match, seat)],
        "result": {"over": match.over, "scores": match.scores, "winners": match.winners},
    }
    return {**data, "failure": record["failure"]} if record.get("failure") else data
