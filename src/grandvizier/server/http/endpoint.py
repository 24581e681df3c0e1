"""From a request to a door to its answer: who asks is counted, cookies are read and set."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..cluster.passport import is_relayed
from ..errors import RequestError
from ..house import House
from ..offload import ASKER
from ..people.accounts import DEVICE, LASTS, SESSION, Signed
from ..protocol.encode import Encoded
from ..protocol.tables import Seated
from ..visitors import addresses
from ..visitors.tokens import COOKIE
from ..visitors.visitor import Visitor
from .answers import answer, encoded
from .call import Call, read_body, understood
from .doors import Door
from .hosts import check_origin

YEAR: Final = 31_536_000


async def counted(house: House, request: HTTPConnection) -> str | None:
    """The guest who asks, if they have a cookie; or an error if they ask too often."""
    guest = house.signer.guest(request.cookies.get(COOKIE))
    ASKER.set(addresses.of(request))
    # What another node sent on was counted there.
    if not is_relayed(request.scope) and not await house.rates.request(guest, addresses.of(request)):
        raise RequestError("flood", "Too many requests: wait a minute.", 429)
    return guest


def endpoint(house: House, door: Door) -> Callable[[Request], Awaitable[Response]]:
    """What answers at a door: here, or at the node that has its table."""

    async def answered(request: Request) -> Response:
        guest = await counted(house, request)
        cookie = None
        if door.method == "POST":
            check_origin(request, house.settings)
            if guest is None:
                guest, cookie = house.signer.new_guest()
        sent = await read_body(request) if door.body else b""
        body = understood(sent, door.body) if door.body else None
        call = Call(house, request, Visitor(guest or "", addresses.of(request)), body)
        return await house.relay.answer(request, sent, partial(_act, call, door, cookie))

    return answered


async def _act(call: Call, door: Door, cookie: str | None) -> Response:
    """Do it here, and answer; whoever was no guest yet gets this cookie."""
    request = call.request
    done = await door.act(call)
    if isinstance(done, Seated):
        await call.house.accounts.keep(request.cookies.get(SESSION), done)
    if isinstance(done, Encoded):
        return encoded(done, request.headers.get("if-none-match"))
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
