"""From a request to a door to its answer: who asks is counted, cookies are read and set."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..errors import RequestError
from ..house import House
from ..people.accounts import DEVICE, LASTS, SESSION, Signed
from ..protocol.encode import Encoded
from ..protocol.tables import Seated
from ..visitors import addresses
from ..visitors.tokens import COOKIE
from ..visitors.visitor import Visitor
from .answers import answer, encoded
from .call import Call, read_body
from .doors import Door
from .hosts import check_origin

YEAR: Final = 31_536_000


async def counted(house: House, request: Request) -> str | None:
    """The guest who asks, if they have a cookie; or an error if they ask too often."""
    guest = house.signer.guest(request.cookies.get(COOKIE))
    if not await house.rates.request(guest, addresses.of(request)):
        raise RequestError("flood", "Too many requests: wait a minute.", 429)
    return guest


def endpoint(house: House, door: Door) -> Callable[[Request], Awaitable[Response]]:
    """What answers at a door."""

    async def answered(request: Request) -> Response:
        guest = await counted(house, request)
        cookie = None
        if door.method == "POST":
            check_origin(request, house.settings)
            if guest is None:
                guest, cookie = house.signer.new_guest()
        body = await read_body(request, door.body) if door.body else None
        done = await door.act(Call(house, request, Visitor(guest or "", addresses.of(request)), body))
        if isinstance(done, Seated):
            await house.accounts.keep(request.cookies.get(SESSION), done)
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

    return answered
