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

from ..games import games
from .messages import Games
from .sheet import game_info, sheet


@cache
def sheet_files() -> dict[str, tuple[bytes, str]]:
    """Every file with its tag: a list of the games, and a sheet for each."""
    found = games()
    bodies = {"games": msgspec.json.encode(Games([game_info(game) for game in found]))}
    bodies |= {game.name: msgspec.json.encode(sheet(game.rules())) for game in found}
    return {name: (body, f'"{sha256(body).hexdigest()[:16]}"') for name, body in bodies.items()}


async def _file(request: Request) -> Response:
    found = sheet_files().get(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    body, tag = found
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


SHEETS: Final = Router([Route("/{name}.json", _file)], redirect_slashes=False)
