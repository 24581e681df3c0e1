"""What stands in docs/protocol.md, from the structs and their docstrings; `make generate` writes it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

import msgspec

from grandvizier.server.http.doors import DOORS
from grandvizier.server.protocol import messages
from grandvizier.server.protocol.from_page import FromPage
from grandvizier.server.protocol.from_server import FromServer
from grandvizier.server.socket.connection import CODES
from grandvizier.server.visitors.rates import BODY, MESSAGE

GAME = "../src/grandvizier/core/game.py"
"""Where the shapes stand that all views share."""
PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
OPENING = """# The protocol

*Written by `scripts/protocol.py` from the modules in `src/grandvizier/server/protocol/`; change it there.*

A page sets a table up over HTTP and plays over one socket. Every body and message is JSON. Fields that are not listed
here are an error. `GET /api/schema` describes the HTTP part as OpenAPI 3.1. What is fixed about the games as they are
shipped lies in files that a page may keep: `/sheets/games.json` is `Games`, `/sheets/<game>.json` a game's `Sheet`.

## HTTP

Every error is a `Problem`: a code, and a sentence for people. A request that changes something comes from the server's
own page or carries no `Origin`. A guest is known by a signed cookie. A seat's token goes into the header
`Authorization: Seat <token>`. Bodies have at most {body} bytes.

| request | body or query | answer | |
|---|---|---|---|
{doors}

## The socket

`GET /api/tables/{{id}}/socket`. Messages are text of at most {message} bytes, told apart by `type`.
`GET /api/lessons/{{lesson}}/socket` speaks the same: a game of the learner's own along a script, which nobody keeps.
After `update` it says `lesson`, the step; the page may `go_to` any step, and says in `hello` where to begin.

1. The page says `hello` within ten seconds; the server answers `welcome` and, once the game has begun, `update`.
2. After every change each connection gets an `update`: its own view, what it may choose, and the events from `start`
   on. The page cuts its log at `start` and appends. An undo makes `start` smaller than what the page had. At a faithful
   table the log begins at the seat's own last choice, an onlooker's at anybody's, so `start` may also be larger.
3. What changes something carries `at`, the length of the journal as the page knows it. If that is not the length now,
   the answer is `trouble` with code `stale`, and a fresh `update`.
4. A choice that the rules do not allow is answered with `refused`, everything else that cannot be done with `trouble`.
   Nothing has been changed then.
5. An `update` for a choice is sent after the choice was stored; there is no other acknowledgement.
6. At a faithful table the page says `shown` when faces have been on the screen, and `close` when the person has looked
   long enough. A face that was shown and closed is in nothing that is sent until the match is over.
7. At a table with a clock, `clocks` says how many seconds each seat has left, and whose run. Only the server counts:
   when a person's time is up, greedy chooses in that seat's place, and after three such choices in a row a bot plays
   there until its owner says `take_back`. An undo gives no time back, unless everybody agreed to it.
8. `ask_undo` asks all other people at the table; `undo` in `TableInfo` says who has not answered yet. Once all of them
   agreed, an `update` begins before the asker's last choice. A wish lapses when a person chooses.
9. What is asked in somebody else's turn (`in_passing`) and answered without naming anything may be answered `always`:
   the server then gives that answer whenever the rules allow it, until `no_longer`.
10. `chat` comes after `welcome` with what was said lately, and again with every line. A line is plain text.

After these troubles the server hangs up, with this close code (after a `bad-message` only if it was the first one):

| code of the trouble | close code |
|---|---|
{codes}
"""


def files() -> dict[Path, str]:
    """The one page."""
    return {PAGE: page()}


def page() -> str:
    """The whole document."""
    doors = "\n".join(
        f"| `{door.method} {door.path}` | {_link(door.body or door.query)} | {door.status} {_link(door.answer)} "
        f"| {door.about}{' Needs the seat’s token.' if door.seat else ''} |"
        for door in DOORS.values()
    )
    codes = "\n".join(f"| `{code}` | {number} |" for code, number in CODES.items())
    sections = [OPENING.format(doors=doors, codes=codes, body=f"{BODY:,}", message=f"{MESSAGE:,}")]
    page_, server = get_args(FromPage), get_args(FromServer)
    rest = [struct for struct in messages() if struct not in (*page_, *server)]
    for heading, structs in (("From the page", page_), ("From the server", server), ("Everything else", rest)):
        sections.append(f"## {heading}\n")
        sections += [_section(struct) for struct in structs]
    return "\n".join(sections).rstrip() + "\n"


def _section(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    title = f"### {struct.__name__}" + (f" (`{tag}`)" if tag else "")
    lines = [title, "", inspect.cleandoc(struct.__doc__ or ""), ""]
    notes = _notes(struct)
    fields = msgspec.structs.fields(struct)
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field in fields:
            optional = "" if field.required else "may be left out. "
            lines.append(f"| `{field.name}` | {_type(field.type)} | {optional}{notes.get(field.name, '')} |")
        lines.append("")
    return "\n".join(lines)


def _notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentences that stand under fields."""
    (node,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(node, ast.ClassDef)
    notes = {}
    for before, after in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(before, ast.AnnAssign)
            and isinstance(before.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            notes[before.target.id] = inspect.cleandoc(str(after.value.value))
    return notes


def _link(type_: Any) -> str:
    return f"[{type_.__name__}](#{type_.__name__.lower()})" if type_ else ""


def _type(type_: Any) -> str:  # noqa: PLR0911 - one line for each shape a type has
    if hasattr(type_, "__metadata__"):
        bounds = [_bounds(meta) for meta in type_.__metadata__ if isinstance(meta, msgspec.Meta)]
        return " ".join([_type(type_.__origin__), *filter(None, bounds)])
    origin, args = get_origin(type_), get_args(type_)
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in args)
    if origin is Union or str(origin) == "<class 'types.UnionType'>":
        return " or ".join(_type(arg) for arg in args)
    if origin in {list, Sequence}:
        return f"list of {_type(args[0])}"
    if origin in {dict, Mapping}:
        return f"object of {_type(args[1])}"
    if inspect.isclass(type_) and issubclass(type_, msgspec.Struct):
        return f"`{type_.__name__}`"
    if is_typeddict(type_):
        return f"[`{type_.__name__}`]({GAME})"
    plain = {int: "whole number", float: "number", str: "text", bool: "true or false", type(None): "null"}
    return (plain | {Any: "anything"})[type_]


def _bounds(meta: msgspec.Meta) -> str:
    words = {
        "from {}": meta.ge,
        "up to {}": meta.le,
        "below {}": meta.lt,
        "at least {} long": meta.min_length,
        "at most {} long": meta.max_length,
    }
    found = [text.format(f"{value:,}") for text, value in words.items() if value is not None]
    return f"({', '.join(found)})" if found else ""
