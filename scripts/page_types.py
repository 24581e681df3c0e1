"""The types of the page: the protocol's messages, and each game's views, events and components.

`make generate` writes them.  A view is declared in `sight/shape.py` of its game, events in `sight/events.py`,
components in `box/entries.py`.
"""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, is_typeddict

import msgspec
from msgspec import inspect as shapes

from grandvizier.core import game as core
from grandvizier.core.events import Field, Kind
from grandvizier.core.game import Game
from grandvizier.core.rules import Rules
from grandvizier.games import games
from grandvizier.server.protocol import messages
from grandvizier.server.protocol.from_page import FromPage
from grandvizier.server.protocol.from_server import FromServer

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "web" / "src"
HEAD: Final = "/** {what}, written by scripts/page_types.py from src/grandvizier/{where}: do not edit. */\n"
UNIONS: Final = {"FromPage": FromPage, "FromServer": FromServer}
CORE: Final[tuple[type, ...]] = (core.Asked, core.Lying, core.ViewData, core.NotebookData)
"""What every game's view is made of."""


def name(cls: type) -> str:
    """What a declared type is called in the page."""
    return cls.__name__.removesuffix("Data")


def script(shape: shapes.Type) -> str:  # noqa: C901, PLR0911 - one line for each shape
    """A type as TypeScript writes it."""
    match shape:
        case shapes.StructType(cls=cls) | shapes.TypedDictType(cls=cls) | shapes.NamedTupleType(cls=cls):
            return name(cls)
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
            return words(values)
        case shapes.ListType(item_type=item):
            inner = script(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {script(value)}>"
        case shapes.UnionType(types=several):
            return " | ".join(dict.fromkeys(script(one) for one in several))
        case _:
            raise TypeError(shape)


def words(values: Iterable[object]) -> str:
    """One of these."""
    return " | ".join(json.dumps(value) for value in values)


def comment(text: str | None, indent: str = "") -> Iterator[str]:
    """A docstring as a comment."""
    if text:
        yield f"{indent}/** {' '.join(text.replace('None', 'null').split())} */"


def notes(cls: type) -> dict[str, str]:
    """The docstrings under the fields of a struct."""
    found, field = {}, ""
    for line in inspect.getsource(cls).splitlines()[1:]:
        word = line.strip()
        if word.startswith('"""') and field:
            found[field] = word.strip('"')
        field = word.partition(":")[0] if line.startswith("    ") and ": " in word else ""
    return found


def interface(cls: type, fields: Iterable[shapes.Field], tag: object = None) -> Iterator[str]:
    """A struct or a dictionary as an interface; a field with a default may be left out."""
    yield from comment(cls.__doc__)
    yield f"export interface {name(cls)} {{"
    if tag is not None:
        yield f'  type: "{tag}";'
    said = notes(cls) if "table" not in cls.__annotations__ else notes(core.ViewData) | notes(cls)
    for field in fields:
        yield from comment(said.get(field.name), "  ")
        yield f"  {field.encode_name}{'' if field.required else '?'}: {script(field.type)};"
    yield "}"
    yield ""


def struct(cls: type[msgspec.Struct]) -> Iterator[str]:
    """One message."""
    info = shapes.type_info(cls)
    assert isinstance(info, shapes.StructType)
    yield from interface(cls, info.fields, info.tag)


def declared(cls: type) -> Iterator[str]:
    """A part of a view or an entry of components, its fields in the order in which they are declared."""
    info = shapes.type_info(cls)
    if isinstance(info, shapes.NamedTupleType):
        yield from comment(cls.__doc__)
        yield f"export type {name(cls)} = [{', '.join(f'{f.name}: {script(f.type)}' for f in info.fields)}];"
        yield ""
    else:
        assert isinstance(info, shapes.TypedDictType)
        order = list(cls.__annotations__)
        yield from interface(cls, sorted(info.fields, key=lambda field: order.index(field.name)))


def declarations(module: types.ModuleType) -> Iterator[str]:
    """All that a module declares."""
    for cls in vars(module).values():
        is_own = isinstance(cls, type) and cls.__module__ == module.__name__
        if is_own and (is_typeddict(cls) or hasattr(cls, "_fields")):
            yield from declared(cls)


def union(called: str, members: Any) -> Iterator[str]:
    """A union of messages."""
    assert isinstance(members, types.UnionType)
    yield f"export type {called} = {' | '.join(member.__name__ for member in members.__args__)};"


def event(rules: Rules, kind: Kind) -> str:
    """A kind of event with its fields by name."""
    fields = "".join(f" {called}: {value(rules, field)};" for called, field in kind.fields)
    return f'{{ kind: "{kind.name}";{fields} }}'


def value(rules: Rules, field: Field) -> str:
    """What the reader of events makes of a field: null of a hidden face, the word of a number that stands for one."""
    if field.kind == "place":
        return "Place"
    if field.kind == "face":
        return "number | null"
    if field.family == "question":
        return "Question"
    is_word = field.family in rules.names and field.family not in rules.components.faces
    return words(rules.names[field.family]) if is_word else "number"


def game_types(game: Game) -> str:
    """All types of one game."""
    rules = game.rules()
    lines = [
        HEAD.format(what=f"The views, events and components of {game.name}", where=where(game)),
        'import type { Place } from "../../motion/events";',
        'import type { Lying } from "../types";',
        "",
        "/** What may be asked. */",
        f"export type Question = {words(question.name for question in rules.questions[1:])};",
        "",
        "/** What places are called; each has a number of its own besides. */",
        f"export type PlaceName = {words(dict.fromkeys(place[0] for place in rules.places))};",
        "",
        *comment(core.Asked.__doc__),
        "export interface Asked {",
        "  question: Question;",
        "  seat: number;",
        "}",
        "",
        *declarations(import_module(f"{game.package}.sight.shape")),
        "/** What happens, as everybody hears it. */",
        "export type GameEvent =",
        *(f"  | {event(rules, kind)}" for kind in game.kinds[:-1]),
        f"  | {event(rules, game.kinds[-1])};",
        "",
        *declarations(import_module(f"{game.package}.box.entries")),
    ]
    return "\n".join(lines)


def where(game: Game) -> str:
    """The folder of a game."""
    return game.package.removeprefix("grandvizier.").replace(".", "/")


def shared_types() -> str:
    """What every game's view has."""
    lines = [HEAD.format(what="What every game's view has", where="core/game.py")]
    for cls in CORE:
        lines += declared(cls)
    return "\n".join(lines)


def protocol() -> str:
    """The messages."""
    lines = [
        HEAD.format(what="The protocol", where="server/protocol"),
        'import type { Notebook } from "../games/types";',
        "",
        'export type Memory = "notebook" | "faithful";',
        "export type Value = boolean | number | string;",
        "",
    ]
    for cls in messages():
        lines += struct(cls)
    for called, members in UNIONS.items():
        lines += union(called, members)
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Every file with what it should hold."""
    found = {PAGE / "protocol" / "messages.ts": protocol(), PAGE / "games" / "types.ts": shared_types()}
    return found | {PAGE / "games" / game.name / "types.ts": game_types(game) for game in games()}
