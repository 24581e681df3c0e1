"""How long a connection may take over a request: uvicorn itself waits for ever."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class TimeoutProtocol(H11Protocol):
    """Hangs up on whoever does not finish a request in time, or takes in nothing of an answer.

    Between two requests uvicorn's own, shorter limit holds, and over a socket the table's.
    """

    limit: float

    _request: asyncio.TimerHandle | None = None
    _answer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and is to say what they want."""
        super().connection_made(transport)
        self._request = self.loop.call_later(self.limit, transport.abort)

    def data_received(self, data: bytes) -> None:
        """The time of a request runs from its first byte, however slowly the others follow."""
        if self._request is None:
            self._request = self.loop.call_later(self.limit, self.transport.abort)
        super().data_received(data)
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._has_arrived()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket."""
        self._has_arrived()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """They are slower than we are."""
        super().pause_writing()
        self._answer = self.loop.call_later(self.limit, self.transport.abort)

    def resume_writing(self) -> None:
        """They go on."""
        super().resume_writing()
        self._is_taken_in()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for."""
        self._has_arrived()
        self._is_taken_in()
        super().connection_lost(exc)

    def _has_arrived(self) -> None:
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def _is_taken_in(self) -> None:
        if self._answer is not None:
            self._answer.cancel()
            self._answer = None


def limited_to(seconds: float) -> type[TimeoutProtocol]:
    """The protocol with this limit: uvicorn makes one of it for each connection."""
    return type("TimeoutProtocol", (TimeoutProtocol,), {"limit": seconds})
