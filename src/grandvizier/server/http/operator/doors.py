"""What whoever runs the server can ask it: whether it is well, and what it has counted."""

from __future__ import annotations

import hmac
from typing import Final

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...config import PREFIX
from ...errors import RequestError
from ...house import House
from ..answers import answer
from ..hosts import from_this_machine
from .figures import Counted
from .health import HealthCheck

UNKEPT: Final = {"cache-control": "no-store"}


def routes(house: House) -> list[BaseRoute]:
    """The doors for whoever runs the server."""
    counted = Counted(house)
    check = HealthCheck(house.store, house.workers, house.relay)

    async def live(_request: Request) -> Response:
        """It answers, so it lives."""
        return answer({"alive": True}, headers=UNKEPT)

    async def health(_request: Request) -> Response:
        found = await check.look()
        return answer(found, 200 if found.ready else 503, UNKEPT)

    async def metrics(request: Request) -> Response:
        _check_reader(request, house.settings.metrics_token)
        return Response(await counted.everybodys(), headers=UNKEPT, media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return [Route("/health", health), Route("/health/live", live), Route("/metrics", metrics)]


def _check_reader(request: Request, token: str) -> None:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode()):
        return
    if not from_this_machine(request):
        raise RequestError(
            "not-for-you", f"Metrics are read on the server's machine, or with {PREFIX}METRICS_TOKEN.", 403
        )
