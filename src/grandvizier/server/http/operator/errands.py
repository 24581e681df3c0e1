"""What nodes ask of each other; nobody else is answered here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...cluster.passport import is_relayed
from ...cluster.relay import ERRANDS
from ...house import House
from ..answers import answer
from .figures import Counted


def routes(house: House) -> list[BaseRoute]:
    """One door for all errands: each is a function of the house, by its name."""
    table: tuple[Callable[..., Awaitable[Any]], ...] = (
        house.tables.sit_again,
        house.tables.let_go,
        house.lobby.here,
        Counted(house).figures,
    )
    errands = {do.__name__: do for do in table}

    async def run(request: Request) -> Response:
        do = errands.get(request.path_params["errand"])
        if do is None or not is_relayed(request.scope):
            raise HTTPException(404)
        return answer(await do(*msgspec.json.decode(await request.body())))

    return [Route(f"{ERRANDS}/{{errand}}", run, methods=["POST"])]
