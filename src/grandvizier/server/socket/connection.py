"""The transport: one connection of a seat, or of an onlooker.  It knows no rules."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...core.errors import Illegal
from ..cluster.splice import AT_ONCE
from ..config import Settings
from ..errors import RequestError
from ..metrics import Metrics
from ..offload import ASKER
from ..protocol.encode import refused
from ..protocol.from_page import Choose, FromPage, GoTo, Hello, Hint, Ping, Say
from ..protocol.from_server import FromServer, Pong, Trouble, Update
from ..table.registry import TableRegistry
from ..table.table import Table
from ..visitors import addresses
from ..visitors.rates import MESSAGE, OUTGOING, Rates

CODES: Final = {
    "bad-message": 4400,
    "bad-token": 4401,
    "no-such-table": 4404,
    "no-such-lesson": 4404,
    "no-hello": 4408,
    "rules-changed": 4409,
    "unknown-edition": 4409,
    "game-gone": 4409,
    "replaced": 4410,
    "flood": 4429,
    "too-large": 1009,
    "full": 1013,
    "too-slow": 1013,
    "not-stored": 1012,
}
"""The code a connection is closed with after such a trouble; after any other it stays open."""

_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


class _Writer:
    """Puts messages into JSON; one that goes to many listeners in a row is put so once."""

    def __init__(self) -> None:
        self._encoder = msgspec.json.Encoder()
        self._last: FromServer | None = None
        self._text = b""

    def text(self, message: FromServer) -> bytes:
        if message is not self._last:
            self._last, self._text = message, self._encoder.encode(message)
        return self._text


_writer: Final = _Writer()


def _never(_text: bytes) -> bool:
    """A line that cannot be written to at once."""
    return False


async def turn_away(socket: WebSocket, wrong: RequestError) -> None:
    """Say why nobody can be spoken to, and hang up."""
    await socket.accept()
    await socket.send_text(_writer.text(Trouble(wrong.code, wrong.sentence)).decode())
    await socket.close(CODES.get(wrong.code, 4400), wrong.code)


class Connection:
    """One socket.  What is sent waits in a bounded queue, so that a slow reader never holds up the table."""

    def __init__(self, socket: WebSocket, tables: TableRegistry, rates: Rates, settings: Settings) -> None:
        self.seat: int | None = None
        self.beside: frozenset[int] = frozenset()
        self._socket = socket
        self._tables = tables
        self._rates = rates
        self._settings = settings
        self._meter = rates.socket()
        self._at_once: Callable[[bytes], bool] = socket.scope.get("extensions", {}).get(AT_ONCE, _never)
        self._waiting: deque[FromServer] = deque()
        self._is_sending = False
        """Whether something is on its way that waited."""
        self._news = asyncio.Event()
        self._end: str | None = None
        """The trouble after which nothing more is sent."""

    # What the table hands over.

    def send(self, message: FromServer) -> None:
        """Send this when the reader can take it; mostly that is now, and nobody has to be woken for it."""
        if self._end is not None:
            return
        if not (self._waiting or self._is_sending) and self._at_once(_writer.text(message)):
            return
        if len(self._waiting) >= OUTGOING:
            self._waiting.clear()
            self.drop(Trouble("too-slow", "The connection was too slow; please come back."))
            return
        self._waiting.append(message)
        self._news.set()

    def forget_updates(self) -> None:
        """Drop the updates that still wait."""
        self._waiting = deque(message for message in self._waiting if not isinstance(message, Update))

    def drop(self, trouble: Trouble) -> None:
        """Say what is wrong and hang up."""
        if self._end is None:
            self._waiting.append(trouble)
            self._end = trouble.code
            self._news.set()

    @property
    def network(self) -> str:
        """Where it comes from."""
        return addresses.of(self._socket)

    @property
    def _metrics(self) -> Metrics:
        return self._tables.services.metrics

    # Its life.

    async def run(self, table: str) -> None:
        """From the first message to the last."""
        ASKER.set(self.network)
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(table))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and self._end is not None:
                await asyncio.wait({writer}, timeout=5.0)
        finally:
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
        # A line that breaks while something is sent is no error of ours; what the reader could not do is.
        error = None if reader.cancelled() else reader.exception()
        if error:
            raise error

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            self._is_sending = True
            while self._waiting:
                await self._socket.send_text(_writer.text(self._waiting.popleft()).decode())
            self._is_sending = False
            if self._end is not None:
                if self._socket.application_state is WebSocketState.CONNECTED:
                    await self._socket.close(CODES.get(self._end, 4400), self._end)
                return

    async def _read(self, table: str) -> None:
        try:
            await self._attend(table)
        except RequestError as wrong:
            self._metrics.refusals.labels(wrong.code).inc()
            self.drop(Trouble(wrong.code, wrong.sentence))
        except WebSocketDisconnect:
            self._end = self._end or "gone"
            self._news.set()

    async def _attend(self, table: str) -> None:
        """From hello on, as long as the connection lasts."""
        live, held, beside, hello = await self._hello(table)
        try:
            await live.join(self, held, hello.events, beside)
            while not self.ended:
                await self._answer(partial(self._do, live), partial(live.refresh, self))
        finally:
            await asyncio.shield(live.part(self))

    @property
    def ended(self) -> bool:
        """Whether nothing more is said here."""
        return self._end is not None

    def _guest(self) -> str:
        guest = self._tables.signer.guest(self._socket.cookies.get("guest"))
        return guest or addresses.of(self._socket)

    async def _hello(self, table: str) -> tuple[Table, tuple[int, str] | None, list[tuple[int, str]], Hello]:
        hello = await self._greeted()
        live = await self._tables.find(table)
        held = self._tables.signer.read_seat(hello.token, table) if hello.token else None
        beside = [self._tables.signer.read_seat(token, table) for token in hello.beside]
        return live, held, beside, hello

    async def _greeted(self) -> Hello:
        guest = self._tables.signer.guest(self._socket.cookies.get("guest"))
        if not await self._rates.request(guest, addresses.of(self._socket)):
            raise RequestError("flood", "Too many connections: wait a minute.")
        try:
            hello = await asyncio.wait_for(self._receive(), self._settings.hello_limit)
        except TimeoutError:
            raise RequestError("no-hello", "The first message is hello, and it did not come.") from None
        if not isinstance(hello, Hello):
            raise RequestError("no-hello", "The first message is hello.")
        return hello

    async def _receive(self) -> FromPage:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if not self._meter.hit():
            raise RequestError("flood", "Too many messages at once.")
        if text is None:
            raise RequestError("bad-message", "A message is text, not a binary frame.")
        if len(text) > MESSAGE or len(text.encode()) > MESSAGE:
            raise RequestError("too-large", f"A message has at most {MESSAGE} bytes.")
        try:
            return _decoder.decode(text)
        except msgspec.MsgspecError as error:
            raise RequestError("bad-message", f"This is no message that is known here: {error}.") from None
        except (UnicodeError, RecursionError):
            raise RequestError("bad-message", "This is no message that is known here.") from None

    async def _answer(self, do: Callable[[FromPage], Awaitable[None]], refresh: Callable[[], Awaitable[None]]) -> None:
        """Take one message in.  What cannot be done is said; only some troubles end the connection."""
        try:
            await self._heed(await self._receive(), do)
        except Illegal as illegal:
            self._metrics.refusals.labels(illegal.refusal.code).inc()
            self.send(refused(illegal.refusal))
        except RequestError as wrong:
            if wrong.code in CODES and wrong.code != "bad-message":
                raise
            self._metrics.refusals.labels(wrong.code).inc()
            self.send(Trouble(wrong.code, wrong.sentence))
            if wrong.code == "stale":
                await refresh()

    async def _heed(self, message: FromPage, do: Callable[[FromPage], Awaitable[None]]) -> None:
        match message:
            case Ping():
                self.send(Pong())
            case Hello():
                raise RequestError("bad-message", "Hello was said already.")
            case _:
                await do(message)

    async def _do(self, live: Table, message: FromPage) -> None:
        match message:
            case GoTo():
                raise RequestError("bad-message", "There are steps in a lesson only.")
            case Choose():
                with self._metrics.acknowledged.time():
                    self._seated()
                    await live.hear(self, message)
            case _:
                await self._check(live.row.id, message)
                await live.hear(self, message)

    async def _check(self, table: str, message: FromPage) -> None:
        """Raise if this is not for them to say, or not so often."""
        if isinstance(message, Say):
            if not await self._rates.chat(table, self._guest() if self.seat is None else str(self.seat)):
                raise RequestError("too-much-talk", "That was a lot at once: wait a moment.", 429)
            return
        seat = self._seated()
        if isinstance(message, Hint) and not await self._rates.hint(table, seat):
            raise RequestError("too-many-hints", "Those were many hints: think a moment for yourself.")

    def _seated(self) -> int:
        if self.seat is None:
            raise RequestError("not-seated", "You are watching: this is for those who have a seat.")
        return self.seat
