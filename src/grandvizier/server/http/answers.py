"""Answers over HTTP: everything is JSON, also what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.responses import Response

from ..errors import RequestError
from ..protocol.encode import Encoded
from ..protocol.from_server import Problem


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A struct as JSON."""
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def encoded(kept: Encoded, known: str | None) -> Response:
    """A kept answer; or nothing, for who has it."""
    headers = {"etag": kept.tag, "cache-control": "no-cache"}
    if known == kept.tag:
        return Response(None, 304, headers)
    return Response(kept.body, 200, headers, "application/json")


def problem(wrong: RequestError) -> Response:
    """What could not be done, and why."""
    headers = HINTS.get(wrong.status)
    return answer(Problem(wrong.code, wrong.sentence), wrong.status, headers)


HINTS: Final = {401: {"www-authenticate": "Seat"}, 503: {"retry-after": "1"}}
"""What a browser or a proxy may do about it, by the status."""
