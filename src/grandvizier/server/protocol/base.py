"""What all messages share.  The page's TypeScript is generated from these modules.

Requests and answers over HTTP set a table up; everything after that goes over one socket a seat.  A message from
the page that does anything carries `at`, the length of the journal it knows; a stale one is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Row: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Path: TypeAlias = Annotated[list[Row], Meta(min_length=1, max_length=12)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=16)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Bot: TypeAlias = Annotated[str, Meta(max_length=40)]
Pause: TypeAlias = Annotated[float, Meta(ge=0, le=10)]
Value: TypeAlias = bool | int | str
Memory: TypeAlias = Literal["notebook", "faithful"]
Talk: TypeAlias = Literal["open", "phrases"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "hurry", "oops", "again"
]
Fate: TypeAlias = Literal["ready", "none", "played", "refused", "changed"]
Said: TypeAlias = Annotated[str, Meta(max_length=300)]
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(Struct, forbid_unknown_fields=True):
    """Anything said: fields that were not agreed on are an error."""
