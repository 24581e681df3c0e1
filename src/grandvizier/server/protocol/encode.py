"""A choice and a refusal as the page is told them, and an answer as it is sent."""

from __future__ import annotations

from typing import NamedTuple

from ...core.errors import Refusal
from ...core.rules import Rules
from ...match import Choice
from .from_server import Offer, Refused


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


def refused(refusal: Refusal) -> Refused:
    """A refusal of the rules as the page is told it."""
    return Refused(refusal.code, refusal.ruling, dict(refusal.facts))
