"""A choice and a refusal as the page is told them, and an answer as it is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...core.errors import Refusal
from ...core.rules import Rules
from ...match import Choice, Match
from .from_server import ChoiceWorth, Offer, Refused


class Encoded(NamedTuple):
    """An answer that is kept as it is sent, with a tag that is another one when the answer is."""

    tag: str
    body: bytes


def offer(rules: Rules, choice: Choice) -> Offer:
    """A choice as the page lights it."""
    fields = rules.moves.verbs[choice.path[-1]].fields
    return Offer(
        path=list(choice.path),
        do=choice.do,
        args=list(choice.args),
        at=[arg for arg, (_, field) in zip(choice.args, fields, strict=True) if field.kind == "place"],
        then=[offer(rules, part) for part in choice.then],
    )


def ends(offers: Iterable[Offer]) -> list[list[int]]:
    """The paths of all that these lead to."""
    return [path for one in offers for path in (ends(one.then) if one.then else [one.path])]


def worths(match: Match, paths: Sequence[Sequence[int]]) -> list[ChoiceWorth | None]:
    """What each of these choices would bring to the seat that is asked; nothing at all where nobody can say."""
    told = match.each_brings(paths) if paths and match.can_say_worth else []
    found = [ChoiceWorth(one.points, one.gains) if one else None for one in told]
    return found if any(found) else []


def refused(refusal: Refusal) -> Refused:
    """A refusal of the rules as the page is told it."""
    return Refused(refusal.code, refusal.ruling, dict(refusal.facts))
