"""The HTTP doors as data, and their description as OpenAPI."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from ..protocol.accounts import AccountInfo, Credentials, NewPassword, NewReport, PasswordOnly, Reported
from ..protocol.from_page import FromPage
from ..protocol.from_server import FromServer, Problem
from ..protocol.games import Games, Health, Sheet
from ..protocol.lobby import HeldTokens, LobbyTables, MyTables
from ..protocol.reviews import (
    KeptRecord,
    NewBranch,
    NewReview,
    Part,
    ReviewAnalysis,
    ReviewEvents,
    ReviewInfo,
    ReviewViews,
)
from ..protocol.tables import NewTable, Seated, Sit, TableInfo

Types: TypeAlias = type[msgspec.Struct]


@dataclass(frozen=True, slots=True)
class Door:
    """One request that can be made."""

    method: str
    path: str
    about: str
    answer: Types
    body: Types | None = None
    status: int = 200
    seat: bool = False
    """Whether it needs a seat's token."""
    query: Types | None = None
    """What may stand behind the question mark."""
    problems: tuple[int, ...] = ()
    """The errors of its own that it may answer with."""


ANY_DOOR: Final = (400, 421, 429, 500)
"""The errors that every door may answer with: a bad request, an unknown host, a flood, a fault of ours."""
TABLE: Final = "/api/tables/{id}"
REVIEW: Final = "/api/reviews/{id}"
DOORS: Final = {
    "health": Door("GET", "/api/health", "Whether the server runs.", Health),
    "games": Door("GET", "/api/games", "The games that can be played here.", Games),
    "create": Door(
        "POST", "/api/tables", "Set a table up.", Seated, NewTable, 201, problems=(403, 404, 413, 415, 422, 503)
    ),
    "table": Door("GET", TABLE, "A table as anybody may see it.", TableInfo, problems=(404, 409)),
    "sheet": Door("GET", TABLE + "/sheet", "What a table's numbers mean.", Sheet, problems=(404, 409)),
    "sit": Door(
        "POST", TABLE + "/seats", "Take a seat.", Seated, Sit, problems=(403, 404, 409, 413, 415, 422, 503)
    ),
    "leave": Door(
        "POST", TABLE + "/leave", "Get up: before the game begins, the seat is open again; later it stays yours.",
        TableInfo, seat=True, problems=(401, 403, 404, 409, 503),
    ),
    "rematch": Door(
        "POST", TABLE + "/rematch", "Play again with the same people and settings; your seat at the new table.",
        Seated, seat=True, problems=(401, 403, 404, 409, 503),
    ),
    "import": Door(
        "POST", "/api/reviews", "Look back at a record of your own.", ReviewInfo, NewReview, 201,
        problems=(403, 413, 415, 422, 503),
    ),
    "review": Door("GET", REVIEW, "A game that is over.", ReviewInfo, problems=(404, 409)),
    "review-sheet": Door("GET", REVIEW + "/sheet", "What its numbers mean.", Sheet, problems=(404, 409)),
    "record": Door("GET", REVIEW + "/record", "Its record.", KeptRecord, problems=(404, 409)),
    "events": Door(
        "GET", REVIEW + "/events", "All that was told, from `start` on.", ReviewEvents, query=Part, problems=(404, 409)
    ),
    "views": Door(
        "GET", REVIEW + "/views", "The table at the moments from `start` on.", ReviewViews, query=Part,
        problems=(404, 409),
    ),
    "analysis": Door(
        "GET", REVIEW + "/analysis", "What search says about it; it begins to think when first asked.",
        ReviewAnalysis, problems=(404, 409, 503),
    ),
    "branch": Door(
        "POST", REVIEW + "/branch", "Go on from a moment, against bots.", Seated, NewBranch, 201,
        problems=(403, 404, 409, 413, 415, 422, 503),
    ),
    "lobby": Door("GET", "/api/lobby", "The tables that everybody may see.", LobbyTables),
    "mine": Door(
        "POST", "/api/lobby/mine", "The tables of the seats that a browser keeps, and of its account.",
        MyTables, HeldTokens, problems=(403, 413, 415),
    ),
    "account": Door("GET", "/api/account", "Who is signed in here.", AccountInfo),
    "sign-up": Door(
        "POST", "/api/account/sign-up", "A new account.", AccountInfo, Credentials, 201,
        problems=(403, 409, 413, 415, 422, 503),
    ),
    "sign-in": Door(
        "POST", "/api/account/sign-in", "Sign in on this device.", AccountInfo, Credentials,
        problems=(403, 413, 415, 422),
    ),
    "sign-out": Door("POST", "/api/account/sign-out", "Sign out on this device.", AccountInfo, problems=(403,)),
    "adopt": Door(
        "POST", "/api/account/seats", "Seats that this browser keeps belong to the account from now on.",
        AccountInfo, HeldTokens, problems=(403, 413, 415),
    ),
    "password": Door(
        "POST", "/api/account/password", "Another password; every other device has to sign in again.",
        AccountInfo, NewPassword, problems=(403, 413, 415, 422),
    ),
    "delete-account": Door(
        "POST", "/api/account/delete", "Forget the account with all that is its own.", AccountInfo, PasswordOnly,
        problems=(403, 413, 415),
    ),
    "report": Door(
        "POST", "/api/reports", "Report a problem; the record of the table goes to whoever runs the server alone.",
        Reported, NewReport, 201, problems=(403, 404, 409, 413, 415, 422, 503),
    ),
}  # fmt: skip
"""Every door by its name; each may also answer 400, 429 and 500."""


def components(types: list[Any], template: str = "#/components/schemas/{name}") -> tuple[list[Any], dict[str, Any]]:
    """The JSON Schema of these types."""
    schemas, named = msgspec.json.schema_components(types, ref_template=template)
    return list(schemas), named


def openapi() -> dict[str, Any]:
    """All doors as OpenAPI 3.1."""
    _, named = components([*_types(), Problem, FromPage, FromServer])
    paths: dict[str, Any] = {}
    for name, door in DOORS.items():
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(name, door, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Grand Vizier", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": {"seat": {"type": "apiKey", "in": "header", "name": "Authorization"}},
        },
    }


@cache
def description() -> bytes:
    """The same as JSON, made once."""
    return msgspec.json.encode(openapi())


def _types() -> list[Types]:
    """What goes in and out of the doors."""
    return [type_ for door in DOORS.values() for type_ in (door.answer, door.body, door.query) if type_ is not None]


def _query(door: Door, named: dict[str, Any]) -> list[dict[str, Any]]:
    fields = named[door.query.__name__]["properties"] if door.query else {}
    return [{"name": name, "in": "query", "schema": schema} for name, schema in fields.items()]


def _operation(name: str, door: Door, named: dict[str, Any]) -> dict[str, Any]:
    def content(type_: Types) -> dict[str, Any]:
        return {"application/json": {"schema": {"$ref": f"#/components/schemas/{type_.__name__}"}}}

    operation: dict[str, Any] = {
        "operationId": name,
        "summary": door.about,
        "parameters": [
            {"name": part, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for part in re.findall(r"\{(\w+)\}", door.path)
        ]
        + _query(door, named),
        "responses": {str(door.status): {"description": door.about, "content": content(door.answer)}}
        | {
            str(status): {"description": "Why not.", "content": content(Problem)}
            for status in sorted({*ANY_DOOR, *door.problems})
        },
    }
    if door.body:
        operation["requestBody"] = {"required": True, "content": content(door.body)}
    if door.seat:
        operation["security"] = [{"seat": []}]
    return operation
