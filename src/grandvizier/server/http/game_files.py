"""What is fixed about the games as they are shipped, as files: a page may keep them for when it is offline.

Words too, and boards: a page that was built without a game asks for them here.
"""

from __future__ import annotations

import logging
from hashlib import sha256
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router

from ...core.errors import BadSetup
from ...core.game import Game
from ...games import games
from ...words import LANGUAGES, Words, game_words
from ..offload import offload
from .board_files import board_file
from .sheets import all_games, shipped_sheet


def _known(name: str) -> Game | None:
    return next((game for game in games() if game.name == name), None)


def _titles(language: str) -> bytes | None:
    """What every game is called and is about, in a language; one whose words cannot be read is called by its id."""
    if language not in LANGUAGES:
        return None
    said = {}
    for game in games():
        try:
            words = Words(game.rules(), language)
            said[game.name] = {"title": words.say("title"), "about": words.say("about")}
        except (BadSetup, LookupError, ValueError):
            said[game.name] = {"title": game.name, "about": ""}
    return msgspec.json.encode(said)


def _words(game: str, language: str) -> bytes | None:
    """All that a game says in a language, what holds first, as one catalogue."""
    found = _known(game)
    return "\n".join(game_words(found, language)).encode() if found and language in LANGUAGES else None


def _answer(request: Request, body: bytes | None, kind: str) -> Response:
    if body is None:
        raise HTTPException(404)
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


async def _file(request: Request) -> Response:
    name = request.path_params["name"]
    if name == "games":
        return _answer(request, (await all_games()).body, "application/json")
    found = _known(name)
    return _answer(request, (await shipped_sheet(found)).body if found else None, "application/json")


async def _called(request: Request) -> Response:
    return _answer(request, await offload(_titles, request.path_params["language"]), "application/json")


async def _catalogue(request: Request) -> Response:
    try:
        words = await offload(_words, request.path_params["name"], request.path_params["language"])
    except BadSetup as error:
        # The page says what it can: names and sentences are their ids.
        logging.getLogger(__name__).warning("%s", error)
        raise HTTPException(404) from None
    return _answer(request, words, "text/plain")


async def _board(request: Request) -> Response:
    file = await offload(board_file, request.path_params["name"], request.path_params["path"])
    return _answer(request, *(file or (None, "")))


SHEETS: Final = Router(
    [
        Route("/games/{language}.json", _called),
        Route("/{name}.json", _file),
        Route("/{name}/{language}.ftl", _catalogue),
        Route("/{name}/board/{path:path}", _board),
    ],
    redirect_slashes=False,
)
