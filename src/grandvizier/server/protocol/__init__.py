"""What page and server say to each other."""

from __future__ import annotations

from typing import Final

from . import accounts, from_page, from_server, games, lobby, reviews, tables
from .base import Message

TOPICS: Final = (games, tables, lobby, accounts, reviews, from_page, from_server)
"""The modules that declare messages, in the order in which they are told of."""


def messages() -> list[type[Message]]:
    """Every message, as they are declared."""
    return [
        thing
        for topic in TOPICS
        for thing in vars(topic).values()
        if isinstance(thing, type) and issubclass(thing, Message) and thing.__module__ == topic.__name__
    ]
