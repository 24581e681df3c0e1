"""A request that is answered by another node: it goes on as it came, and so does the answer."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import h11
from starlette.requests import Request
from starlette.responses import Response

from .address import NodeUnreachable, split
from .passport import HEADER, LEFT_OUT, NOT_HERE

HOP: Final = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"date"})
"""Headers that belong to one connection alone."""
PIECE: Final = 65_536
THINKS: Final = 5
"""A node that was reached has so many times as long to answer: it may have to look back at a long game."""


class NotHere(Exception):
    """Whoever answered is not the node that was meant."""


class Answered(NamedTuple):
    """What a node said."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


async def forward(request: Request, body: bytes, address: str, passport: str, patience: float) -> Response:
    """What the node at this address answers.

    NodeUnreachable if it could not be asked, so that nothing was done; TimeoutError and ConnectionError if it was asked
    and no answer came, so that it may have been done.
    """
    scope = request.scope
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    headers = [(name, value) for name, value in scope["headers"] if name.decode() not in LEFT_OUT and name not in HOP]
    headers.append((HEADER.encode(), passport.encode()))
    answered = await ask(address, h11.Request(method=request.method, target=target, headers=headers), body, patience)
    response = Response(answered.body, answered.status)
    response.raw_headers += [(name, value) for name, value in answered.headers if name not in HOP]
    return response


async def ask(address: str, request: h11.Request, body: bytes, patience: float) -> Answered:
    """Ask a node."""
    try:
        async with asyncio.timeout(patience):
            reader, writer = await asyncio.open_connection(*split(address))
    except (OSError, TimeoutError) as error:
        raise NodeUnreachable(address) from error
    ends = [(b"connection", b"close"), (b"content-length", b"%d" % len(body))]
    whole = h11.Request(method=request.method, target=request.target, headers=[*request.headers, *ends])
    try:
        async with asyncio.timeout(patience * THINKS):
            return await _exchange(reader, writer, whole, body)
    except h11.RemoteProtocolError as error:
        raise ConnectionResetError(str(error)) from error
    finally:
        writer.close()


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> Answered:
    line = h11.Connection(h11.CLIENT)
    parts = [line.send(request), line.send(h11.Data(data=body)), line.send(h11.EndOfMessage())]
    writer.write(b"".join(part for part in parts if part))
    answered: h11.Response | None = None
    content = bytearray()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            answered = event
            if NOT_HERE in event.headers:
                raise NotHere
        elif isinstance(event, h11.Data):
            content += event.data
        elif isinstance(event, h11.EndOfMessage) and answered:
            return Answered(answered.status_code, list(answered.headers), bytes(content))
        else:
            raise ConnectionResetError
