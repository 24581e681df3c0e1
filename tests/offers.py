"""What a page makes of an update: offers from their rows, and the view with what is new in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grandvizier.core.rules import Rules
from grandvizier.games import find
from grandvizier.match.choices import choice
from grandvizier.server.protocol.encode import offer
from grandvizier.server.protocol.splices import spliced

Body = dict[str, Any]


def folded(message: Body, before: Body, game: str, seat: int | None) -> Body:
    """An update after the one before it, as a page has it."""
    seen = message["view"] if message["whole"] else before["view"] | message["view"]
    view = seen | spliced(seen, message["changes"])
    rest = {name: value for name, value in message.items() if name not in {"whole", "changes"}}
    offers = offered(game, seat, message["offers"])
    # Games that cannot say what a choice brings send nothing beside the offers.
    for path, worth in zip(message["offers"], message.get("worths", ()), strict=False):
        _leaf(offers, path).update(worth or {})
    return rest | {"view": view, "offers": offers}


def _leaf(offers: list[Body], path: Sequence[int]) -> Body:
    """The offer at the end of a path."""
    for length in range(1, len(path) + 1):
        found = next(offer for offer in offers if offer["path"] == list(path[:length]))
        offers = found["then"]
    return found


def offered(game: str, seat: int | None, paths: Sequence[Sequence[int]]) -> list[Body]:
    """The choices that these paths lead to, each with what completes it."""
    return [] if seat is None else _offered(find(game).rules(None), seat, paths, ())


def _offered(rules: Rules, seat: int, paths: Sequence[Sequence[int]], before: tuple[int, ...]) -> list[Body]:
    after: dict[int, list[Sequence[int]]] = {}
    for path in paths:
        after.setdefault(path[0], []).append(path[1:])
    found = []
    for row, rests in after.items():
        step = (*before, row)
        one: Body = msgspec.to_builtins(offer(rules, choice(rules, seat, step)))
        found.append(one | {"then": _offered(rules, seat, [rest for rest in rests if rest], step)})
    return found
