"""What somebody at a table knows of it, from one update to the next."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from grandvizier.server.protocol.splices import spliced

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection


async def reached(socket: ClientConnection, update: dict[str, Any], at: int) -> dict[str, Any]:
    """The last update, with its view whole, once the journal is so long."""
    while update.get("at", 0) < at:
        message = json.loads(await socket.recv())
        if message["type"] == "update":
            view = message["view"] if message["whole"] else update["view"] | message["view"]
            update = message | {"view": view | spliced(view, message["changes"])}
    return update
