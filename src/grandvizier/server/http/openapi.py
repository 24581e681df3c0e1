"""The doors described as OpenAPI."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from ..protocol.from_page import FromPage
from ..protocol.from_server import FromServer, Problem
from .doors import ANY_DOOR, DOORS, Door, Types


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
