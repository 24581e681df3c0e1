"""What happens when the process may open nothing more."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from ..logs import Seldom

BACKLOG: Final = 128
"""So many connections wait to be let in; asyncio tries to let as many in at once, whether or not the first fails."""


class Descriptors:
    """Handles what breaks in the loop: that nobody can be let in is said once a minute, all else by the loop."""

    def __init__(self) -> None:
        self._seldom = Seldom()

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Something broke; asyncio tells of each try to let somebody in that fails, hundreds at once."""
        if not context["message"].startswith("socket.accept()"):
            loop.default_exception_handler(context)
        else:
            self._seldom.log("nobody-let-in", logging.ERROR, reason=context["exception"].strerror)
