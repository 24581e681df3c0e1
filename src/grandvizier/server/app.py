"""The web application: HTTP doors, sockets, and the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

from ..core.errors import BadSetup
from ..games import games
from ..match import seeded
from .config import Settings
from .errors import Wrong, bad_token
from .folder.folder import take
from .folder.reasons import told
from .http import operator as caretaker
from .http.answers import Told, answer, problem, told_again
from .http.doors import DOORS, Door, description
from .http.game_files import SHEETS
from .http.health import Watch
from .http.hosts import KnownHosts, origin_host
from .http.static import HEADERS, Page, SafeHeaders
from .logs import log
from .metrics import Metrics
from .people.accounts import DEVICE, LASTS, SESSION, Accounts, Caller, Signed
from .people.lobby import Lobby
from .people.reports import Reports
from .protocol.from_server import Problem
from .protocol.game_sheet import game_info, sheet
from .protocol.games import Games, Health
from .protocol.reviews import Part
from .protocol.tables import Seated
from .reviews.registry import Reviews
from .services import Services
from .socket.connection import Connection
from .socket.lesson import Classroom
from .store import Store
from .store.replay import ChanceOf
from .table.registry import Tables
from .thinking.pool import Workers
from .visitors import addresses
from .visitors.rates import BODY, Rates
from .visitors.tokens import COOKIE, Seal
from .visitors.visitor import Visitor

YEAR: Final = 31_536_000
TOO_MUCH: Final = {429, 503}
"""The status of a refusal by which somebody is told to ask for less, or later."""
Act: TypeAlias = Callable[["House", Request, Visitor, Any], Awaitable[Any]]
"""What a door does, given who asks and the body."""


class House:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, chance: ChanceOf) -> None:
        self.hold, key = take(settings.data)
        self.failure: Exception | None = None
        """Why it did not open."""
        self.settings = settings
        self.metrics = Metrics()
        self.rates = Rates(settings)
        self.store = Store(settings.data, self.metrics.written.observe)
        self.workers = Workers(
            settings.workers, settings.bot_limit, self.metrics, wait=settings.bot_wait, memory=settings.bot_memory
        )
        self.watch = Watch(self)
        self.seal = Seal(key)
        services = Services(self.store, self.workers, chance, settings, self.metrics, self.rates)
        self.tables = Tables(services, self.seal, settings)
        self.reviews = Reviews(self.tables)
        self.accounts = Accounts(self.store, self.tables, self.rates)
        self.lobby = Lobby(self.store, self.tables, self.accounts)
        self.reports = Reports(self.store, self.tables, self.rates)

    async def open(self) -> None:
        """Get ready to play; if that fails everything is closed, and `failure` says why."""
        try:
            with told(self.settings.data):
                await self.store.open()
            try:
                await self.workers.open()
            except OSError as error:
                raise BadSetup(f"cannot start a process that thinks for bots: {error.strerror or error}") from None
        except Exception as error:
            self.failure = error
            await self._close()
            raise

    async def close(self) -> None:
        """Nobody plays any more."""
        await self.tables.rest()
        await self.reviews.rest()
        await self._close()

    async def _close(self) -> None:
        await self.workers.close()
        await self.store.close()
        self.hold.release()

    def check_origin(self, connection: HTTPConnection) -> None:
        """A browser says whose page asks: only our own may, and those that were named."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        host = origin_host(origin)
        if not host or host != connection.headers.get("host"):
            raise Wrong("bad-origin", "This page may not talk to this server.", 403)


@asynccontextmanager
async def _open(app: Starlette) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    sweeping = asyncio.create_task(_sweep(house))
    loading = asyncio.create_task(house.tables.wind_up())
    try:
        yield
    finally:
        sweeping.cancel()
        house.tables.stop_loading()
        for ended in await asyncio.gather(sweeping, loading, return_exceptions=True):
            if isinstance(ended, Exception):
                log("chore-failed", logging.ERROR, reason=type(ended).__name__)
        await house.close()
        log("stopped")


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(min(60.0, house.settings.idle))
        await house.tables.sweep()
        await house.workers.revive()


# What each door does.


async def _health(house: House, _request: Request, _visitor: Visitor, _body: None) -> Health:
    return Health(ok=True, tables=await house.tables.sweep())


async def _games(_house: House, _request: Request, _visitor: Visitor, _body: None) -> Games:
    return Games([game_info(game.rules()) for game in games()])


async def _sheet(house: House, request: Request, _visitor: Visitor, _body: None) -> Any:
    return sheet((await house.tables.find(request.path_params["id"])).rules)


async def _review_sheet(house: House, request: Request, _visitor: Visitor, _body: None) -> Any:
    return sheet((await house.reviews.find(request.path_params["id"])).rules)


_ACTS: Final[dict[str, Act]] = {
    "health": _health,
    "games": _games,
    "sheet": _sheet,
    "create": lambda house, _request, visitor, body: house.tables.create(body, visitor),
    "table": lambda house, request, _visitor, _body: house.tables.info(request.path_params["id"]),
    "sit": lambda house, request, _visitor, body: house.tables.sit(request.path_params["id"], body),
    "leave": lambda house, request, _visitor, _body: house.tables.leave(
        request.path_params["id"], _token(request.headers)
    ),
    "rematch": lambda house, request, visitor, _body: house.tables.rematch(
        request.path_params["id"], _token(request.headers), visitor.network
    ),
    "import": lambda house, _request, visitor, body: house.reviews.bring(body, visitor),
    "review": lambda house, request, _visitor, _body: house.reviews.info(request.path_params["id"]),
    "review-sheet": _review_sheet,
    "record": lambda house, request, _visitor, _body: house.reviews.record(request.path_params["id"]),
    "events": lambda house, request, _visitor, _body: house.reviews.events(request.path_params["id"], _part(request)),
    "views": lambda house, request, _visitor, _body: house.reviews.views(request.path_params["id"], _part(request)),
    "analysis": lambda house, request, visitor, _body: house.reviews.analysis(request.path_params["id"], visitor),
    "branch": lambda house, request, visitor, body: house.reviews.branch(request.path_params["id"], body, visitor),
    "lobby": lambda house, _request, _visitor, _body: house.lobby.everybodys(),
    "mine": lambda house, request, _visitor, body: house.lobby.mine(body, request.cookies.get(SESSION)),
    "account": lambda house, request, _visitor, _body: house.accounts.info(request.cookies.get(SESSION)),
    "sign-up": lambda house, request, _visitor, body: house.accounts.sign_up(_caller(request), body),
    "sign-in": lambda house, request, _visitor, body: house.accounts.sign_in(_caller(request), body),
    "sign-out": lambda house, request, _visitor, _body: house.accounts.sign_out(request.cookies.get(SESSION)),
    "adopt": lambda house, request, _visitor, body: house.accounts.adopt(request.cookies.get(SESSION), body),
    "password": lambda house, request, _visitor, body: house.accounts.change_password(_caller(request), body),
    "delete-account": lambda house, request, _visitor, body: house.accounts.delete(_caller(request), body),
    "report": lambda house, request, _visitor, body: house.reports.take(body, addresses.of(request)),
}


def _token(headers: Headers) -> str:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "seat" or not token:
        raise bad_token()
    return token.strip()


def _caller(request: Request) -> Caller:
    return Caller(request.cookies.get(SESSION), request.cookies.get(DEVICE), addresses.of(request))


def _part(request: Request) -> Part:
    try:
        return msgspec.convert(dict(request.query_params), type=Part, strict=False)
    except msgspec.ValidationError as error:
        raise Wrong("bad-message", f"{error}.", 400) from None


async def _counted(house: House, request: Request) -> str | None:
    """The guest who asks, if they have a cookie; or an error if they ask too often."""
    guest = house.seal.guest(request.cookies.get(COOKIE))
    if not await house.rates.request(guest, addresses.of(request)):
        raise Wrong("flood", "Too many requests: wait a minute.", 429)
    return guest


def _endpoint(house: House, door: Door, act: Act) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        guest = await _counted(house, request)
        cookie = None
        if door.method == "POST":
            house.check_origin(request)
            if guest is None:
                guest, cookie = house.seal.new_guest()
        body = await _body(request, door.body) if door.body else None
        done = await act(house, request, Visitor(guest or "", addresses.of(request)), body)
        if isinstance(done, Seated):
            await house.accounts.keep(request.cookies.get(SESSION), done)
        if isinstance(done, Told):
            return told_again(done, request.headers.get("if-none-match"))
        response = answer(done.answer if isinstance(done, Signed) else done, door.status)
        secure = request.url.scheme == "https"
        if cookie:
            response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        if isinstance(done, Signed):
            lasts = LASTS if done.cookie else 0
            response.set_cookie(SESSION, done.cookie, max_age=lasts, httponly=True, samesite="strict", secure=secure)
        if isinstance(done, Signed) and done.device is not None:
            lasts = YEAR if done.device else 0
            response.set_cookie(DEVICE, done.device, max_age=lasts, httponly=True, samesite="strict", secure=secure)
        return response

    return endpoint


async def _body(request: Request, type_: type[msgspec.Struct]) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Wrong("not-json", "The body is JSON, and its content type says so.", 415)
    too_large = Wrong("too-large", f"A body has at most {BODY} bytes.", 413)
    length = request.headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length[:20]) > BODY:
        raise too_large
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > BODY:
                raise too_large
    except ClientDisconnect:
        raise Wrong("cut-off", "The request broke off.", 400) from None
    try:
        return msgspec.json.decode(body, type=type_)
    except msgspec.ValidationError as error:
        raise Wrong("bad-message", f"{error}.", 400) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Wrong("bad-json", f"The body is not JSON: {error}.", 400) from None


# Errors.


async def _wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
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


def _described(house: House) -> Callable[[Request], Awaitable[Response]]:
    async def schema(request: Request) -> Response:
        await _counted(house, request)
        return Response(description(), media_type="application/json")

    return schema


def create_app(settings: Settings, chance: ChanceOf = seeded) -> Starlette:
    """The application; `chance` lets a test script the deals."""
    house = House(settings, chance)

    def socket(kind: type[Connection]) -> Callable[[WebSocket], Awaitable[None]]:
        async def connect(socket: WebSocket) -> None:
            try:
                house.check_origin(socket)
            except Wrong as wrong:
                await socket.close(1008, wrong.code)
                return
            await kind(socket, house.tables, house.rates, settings).run(socket.path_params["id"])

        return connect

    async def nothing(_request: Request) -> Response:
        raise HTTPException(404)

    doors: list[BaseRoute] = [
        Route(door.path.removeprefix("/api"), _endpoint(house, door, _ACTS[name]), methods=[door.method])
        for name, door in DOORS.items()
    ]
    doors += [Route("/schema", _described(house)), WebSocketRoute("/tables/{id}/socket", socket(Connection))]
    doors += [WebSocketRoute("/lessons/{id}/socket", socket(Classroom))]
    routes: list[BaseRoute] = [
        Mount("/api", Router(doors, redirect_slashes=False)),
        Route("/api", nothing),
        *caretaker.routes(house),
        # The page alone is sent compressed: what is said over /api mixes secrets with what others can choose.
        Mount("/sheets", GZipMiddleware(SHEETS, minimum_size=500)),
        Mount("/", GZipMiddleware(Page(), minimum_size=500)),
    ]
    app = Starlette(
        routes=routes,
        lifespan=_open,
        middleware=[Middleware(SafeHeaders), Middleware(KnownHosts, settings=settings)],
        exception_handlers={Wrong: _wrong, HTTPException: _http_error, Exception: _broken},
    )
    app.state.house = house
    return app
