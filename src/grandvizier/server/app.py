"""The web application: HTTP doors, sockets, and the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..match import seeded
from ..words import put_unreadable_aside
from .cluster.passport import Arrivals, is_relayed
from .config import Settings
from .errors import RequestError
from .house import House
from .http.answers import answer, problem
from .http.doors import DOORS
from .http.endpoint import counted, endpoint
from .http.game_files import SHEETS
from .http.hosts import KnownHosts, check_origin
from .http.openapi import description
from .http.operator import doors as operator
from .http.operator import errands
from .http.static import HEADERS, Page, SafeHeaders
from .logs import log
from .protocol.from_server import Problem
from .socket.connection import Connection, turn_away
from .socket.lesson import LessonConnection
from .store.replay import ChanceOf
from .table.running_time import keep_time

TOO_MUCH: Final = {429, 503}
"""The status of a refusal by which somebody is told to ask for less, or later."""


def create_app(settings: Settings, chance: ChanceOf = seeded) -> Starlette:
    """The application; `chance` lets a test script the deals."""
    house = House(settings, chance)

    def socket(kind: type[Connection]) -> Callable[[WebSocket], Awaitable[None]]:
        async def connect(socket: WebSocket) -> None:
            try:
                check_origin(socket, settings)
            except RequestError as wrong:
                await socket.close(1008, wrong.code)
                return
            await kind(socket, house.tables, house.rates, settings).run(socket.path_params["id"])

        return connect

    at_tables = socket(Connection)

    async def table(socket: WebSocket) -> None:
        """Here, or at the node that has the table."""
        name = socket.path_params["id"]
        try:
            if house.store.node and not is_relayed(socket.scope) and house.tables.at_hand(name) is None:
                # To look for a table asks the database, so it is counted before anybody says who they are.
                await counted(house, socket)
            passed_on = await house.relay.connect(socket, partial(house.tables.claim, name))
        except RequestError as nowhere:
            await turn_away(socket, nowhere)
            return
        if not passed_on:
            await at_tables(socket)

    async def nothing(_request: Request) -> Response:
        raise HTTPException(404)

    doors: list[BaseRoute] = [
        Route(door.path.removeprefix("/api"), endpoint(house, door), methods=[door.method]) for door in DOORS.values()
    ]
    doors += [Route("/schema", _described(house)), WebSocketRoute("/tables/{id}/socket", table)]
    doors += [WebSocketRoute("/lessons/{id}/socket", socket(LessonConnection))]
    routes: list[BaseRoute] = [
        Mount("/api", Router(doors, redirect_slashes=False)),
        Route("/api", nothing),
        *operator.routes(house),
        *errands.routes(house),
        # The page alone is sent compressed: what is said over /api mixes secrets with what others can choose.
        Mount("/sheets", GZipMiddleware(_counting(house, SHEETS), minimum_size=500)),
        Mount("/", GZipMiddleware(Page(), minimum_size=500)),
    ]
    app = Starlette(
        routes=routes,
        lifespan=_lifespan,
        middleware=[
            Middleware(Arrivals, passports=house.passports),
            Middleware(SafeHeaders),
            Middleware(KnownHosts, settings=settings),
        ],
        exception_handlers={
            RequestError: _wrong,
            HTTPException: _http_error,
            Exception: _broken,
        },
    )
    app.state.house = house
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    house: House = app.state.house
    put_unreadable_aside()
    await house.open()
    chores = [asyncio.create_task(_sweep(house)), asyncio.create_task(keep_time())]
    loading = asyncio.create_task(house.tables.wind_up())
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        house.tables.stop_loading()
        for ended in await asyncio.gather(*chores, loading, return_exceptions=True):
            if isinstance(ended, Exception):
                log("chore-failed", logging.ERROR, reason=type(ended).__name__)
        await house.close()
        log("stopped")


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(min(60.0, house.settings.idle))
        await house.tables.sweep()
        await house.workers.revive()


def _described(house: House) -> Callable[[Request], Awaitable[Response]]:
    async def schema(request: Request) -> Response:
        await counted(house, request)
        return Response(description(), media_type="application/json")

    return schema


def _counting(house: House, app: ASGIApp) -> ASGIApp:
    """The same for so many requests and no more."""

    async def count(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await counted(house, Request(scope))
        await app(scope, receive, send)

    return count


# Errors.


async def _wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    house: House = request.app.state.house
    house.metrics.refusals.labels(error.code).inc()
    if error.status in TOO_MUCH:
        await asyncio.sleep(house.settings.flood_pause)
    return problem(error)


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "refused")
    return answer(Problem(code, f"{error.detail}."), error.status_code, dict(error.headers or {}))


async def _broken(_request: Request, _error: Exception) -> Response:
    return answer(Problem("broken", "Something went wrong here; nothing was changed."), 500, HEADERS)
