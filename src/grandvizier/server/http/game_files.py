"""What is fixed about the games as they are shipped, as files: a page may keep them for when it is offline."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router

from ...core.game import Game
from ...games import games
from ..protocol.game_sheet import game_info, library_sheet
from ..protocol.games import Games


@cache
def _sheet(game: Game) -> bytes:
    return msgspec.json.encode(library_sheet(game.rules()))


def _body(name: str) -> bytes | None:
    """The list of the games, or the sheet of one."""
    by_name = {game.name: game for game in games()}
    if name == "games":
        return msgspec.json.encode(Games([game_info(game.rules()) for game in by_name.values()]))
    return _sheet(by_name[name]) if name in by_name else None


async def _file(request: Request) -> Response:
    body = _body(request.path_params["name"])
    if body is None:
        raise HTTPException(404)
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


SHEETS: Final = Router([Route("/{name}.json", _file)], redirect_slashes=False)
