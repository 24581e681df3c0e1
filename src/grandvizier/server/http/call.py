"""A request at a door, as what the door does is handed it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request

from ..errors import RequestError, bad_token
from ..house import House
from ..people.accounts import DEVICE, SESSION, Caller
from ..protocol.reviews import ReviewQuery
from ..visitors.rates import BODY
from ..visitors.visitor import Visitor


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks for what."""

    house: House
    request: Request
    visitor: Visitor
    body: Any
    """What the door wants to be told; None where it wants nothing."""

    @property
    def id(self) -> str:
        """The table or review that its path names."""
        return str(self.request.path_params["id"])

    @property
    def token(self) -> str:
        """The token of a seat; or an error."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "seat" or not token:
            raise bad_token()
        return token.strip()

    @property
    def session(self) -> str | None:
        """The cookie of whoever is signed in."""
        return self.request.cookies.get(SESSION)

    @property
    def caller(self) -> Caller:
        """Who wants to sign in, as far as that is known."""
        return Caller(self.session, self.request.cookies.get(DEVICE), self.visitor.network)

    @property
    def query(self) -> ReviewQuery:
        """Which part is asked for."""
        try:
            return msgspec.convert(dict(self.request.query_params), type=ReviewQuery, strict=False)
        except msgspec.ValidationError as error:
            raise RequestError("bad-message", f"{error}.", 400) from None


async def read_body(request: Request) -> bytes:
    """What was sent, if it may be JSON and is not too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError("not-json", "The body is JSON, and its content type says so.", 415)
    too_large = RequestError("too-large", f"A body has at most {BODY} bytes.", 413)
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
        raise RequestError("cut-off", "The request broke off.", 400) from None
    return bytes(body)


def understood(body: bytes, type_: type[msgspec.Struct]) -> Any:
    """What a body says, if it is of this type; or an error that says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=type_)
    except msgspec.ValidationError as error:
        raise RequestError("bad-message", f"{error}.", 400) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("bad-json", f"The body is not JSON: {error}.", 400) from None
