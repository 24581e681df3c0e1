"""The HTTP doors as data, and their description as OpenAPI."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from .messages import FromPage, FromServer, Games, Health, NewTable, Problem, Seated, Sheet, Sit, TableInfo

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
    problems: tuple[int, ...] = ()
    """The errors of its own that it may answer with."""


TABLE: Final = "/api/tables/{id}"
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
}  # fmt: skip
"""Every door by its name; each may also answer 400, 429 and 500."""


def components(types: list[Any], template: str = "#/components/schemas/{name}") -> tuple[list[Any], dict[str, Any]]:
    """The JSON Schema of these types."""
    schemas, named = msgspec.json.schema_components(types, ref_template=template)
    return list(schemas), named


def openapi() -> dict[str, Any]:
    """All doors as OpenAPI 3.1."""
    types = [door.answer for door in DOORS.values()] + [door.body for door in DOORS.values() if door.body] + [Problem]
    _, named = components([*types, FromPage, FromServer])
    paths: dict[str, Any] = {}
    for name, door in DOORS.items():
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(name, door)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Grand Vizier", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": {"seat": {"type": "apiKey", "in": "header", "name": "Authorization"}},
        },
    }


def _operation(name: str, door: Door) -> dict[str, Any]:
    def content(type_: Types) -> dict[str, Any]:
        return {"application/json": {"schema": {"$ref": f"#/components/schemas/{type_.__name__}"}}}

    operation: dict[str, Any] = {
        "operationId": name,
        "summary": door.about,
        "parameters": [
            {"name": part, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for part in re.findall(r"\{(\w+)\}", door.path)
        ],
        "responses": {str(door.status): {"description": door.about, "content": content(door.answer)}}
        | {
            str(status): {"description": "Why not.", "content": content(Problem)}
            for status in sorted({400, 429, 500, *door.problems})
        },
    }
    if door.body:
        operation["requestBody"] = {"required": True, "content": content(door.body)}
    if door.seat:
        operation["security"] = [{"seat": []}]
    return operation
