"""Writes web/src/protocol/messages.ts from the structs of the protocol; `--check` says whether it is up to date."""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from grandvizier.server.protocol import messages
from grandvizier.server.protocol.from_page import FromPage
from grandvizier.server.protocol.from_server import FromServer

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol" / "messages.ts"
HEAD = "/** The protocol, written by scripts/protocol_types.py from src/grandvizier/server/protocol: do not edit. */\n"
UNIONS = {"FromPage": FromPage, "FromServer": FromServer}


def script(shape: shapes.Type) -> str:  # noqa: C901, PLR0911 - one line for each shape
    """A type as TypeScript writes it."""
    match shape:
        case shapes.StructType(cls=cls):
            return cls.__name__
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.NoneType():
            return "null"
        case shapes.AnyType():
            return "unknown"
        case shapes.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case shapes.ListType(item_type=item):
            inner = script(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {script(value)}>"
        case shapes.UnionType(types=several):
            return " | ".join(dict.fromkeys(script(one) for one in several))
        case _:
            raise TypeError(shape)


def comment(text: str | None, indent: str = "") -> Iterator[str]:
    """A docstring as a comment."""
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def notes(cls: type) -> dict[str, str]:
    """The docstrings under the fields of a struct."""
    found, field = {}, ""
    for line in inspect.getsource(cls).splitlines()[1:]:
        word = line.strip()
        if word.startswith('"""') and field:
            found[field] = word.strip('"')
        field = word.partition(":")[0] if line.startswith("    ") and ": " in word else ""
    return found


def struct(cls: type[msgspec.Struct]) -> Iterator[str]:
    """One message as an interface; a field with a default may be left out by the page."""
    info = shapes.type_info(cls)
    assert isinstance(info, shapes.StructType)
    yield from comment(cls.__doc__)
    yield f"export interface {cls.__name__} {{"
    if info.tag is not None:
        yield f'  type: "{info.tag}";'
    said = notes(cls)
    for field in info.fields:
        yield from comment(said.get(field.name), "  ")
        yield f"  {field.encode_name}{'' if field.required else '?'}: {script(field.type)};"
    yield "}"
    yield ""


def union(name: str, members: Any) -> Iterator[str]:
    """A union of messages."""
    assert isinstance(members, types.UnionType)
    yield f"export type {name} = {' | '.join(member.__name__ for member in members.__args__)};"


def protocol() -> str:
    """The whole file."""
    lines = [
        HEAD,
        'export type Memory = "notebook" | "faithful";',
        "export type Value = boolean | number | string;",
        "",
    ]
    for cls in messages():
        lines += struct(cls)
    for name, members in UNIONS.items():
        lines += union(name, members)
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write, or check."""
    text = protocol()
    if "--check" in sys.argv[1:]:
        if FILE.exists() and FILE.read_text("utf-8") == text:
            return 0
        print("web/src/protocol/messages.ts is out of date: run scripts/protocol_types.py", file=sys.stderr)
        return 1
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
