"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from ..core.errors import BadSetup
from .app import create_app
from .cluster.address import own_host
from .cluster.splice import SocketProtocol
from .cluster.supervisor import Inherited, Supervisor
from .config import Settings, summary
from .house import House
from .http.descriptors import BACKLOG, Descriptors
from .http.local_network import addresses, url
from .http.static import FOLDER
from .http.timeouts import limited_to
from .logs import log, silent, writing
from .offload import favour_loop
from .store.replay import ChanceOf
from .visitors.rates import FRAME

HERE: Final = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "::1"}  # noqa: S104 - nothing is bound here
"""What this machine is called from itself; `localhost` may lead to IPv4 alone."""


class Server(uvicorn.Server):
    """Says when it listens, and why it does not."""

    def __init__(
        self, config: uvicorn.Config, house: House, ready: Callable[[int], None], inherited: Inherited | None
    ) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready
        self._inherited = inherited
        self._outlived: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen."""
        asyncio.get_running_loop().set_exception_handler(Descriptors())
        try:
            sockets = self._sockets()
            with silent("uvicorn.error"):
                await super().startup(sockets)  # type: ignore[arg-type]
        except OSError as error:
            raise cannot_listen(self.config.host, self.config.port, error) from None
        except SystemExit as stop:
            why = stop.__context__
            raise self._house.failure or cannot_listen(self.config.host, self.config.port, why) from None
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._house.listens(address(self.config.host, port))
            if self._inherited:
                self._outlived = asyncio.create_task(self._stop_alone(self._inherited))
            self._ready(port)

    def _sockets(self) -> list[object] | None:
        """Where a node is to listen: for everybody, and for other nodes if they reach it elsewhere.

        Until it is one of the nodes it listens nowhere, so that proxies send people to others meanwhile.
        """
        if not self._house.store.node:
            return None
        public = self._inherited.listening if self._inherited else bound(self.config.host, self.config.port)
        own = own_host(self._house.settings.node_address)
        inside = public if own is None else bound(own, 0)
        self._house.inside = inside.getsockname()[:2]
        return [public] if inside is public else [public, inside]

    async def _stop_alone(self, inherited: Inherited) -> None:
        await inherited.outlived()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more and the other nodes have the tables; then hang up on everybody."""
        for listening in self.servers:
            listening.close()
        await self._house.hand_over()
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A socket that has this port, and does not listen yet."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if found.family == socket.AF_INET6:
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def cannot_listen(host: str, port: int, error: BaseException | None) -> BadSetup:
    """Why nobody hears us, in a sentence."""
    # Newer versions of asyncio pass over addresses that the machine has not; where none is left, there is no number.
    number = (error.errno or errno.EADDRNOTAVAIL) if isinstance(error, OSError) else 0
    why = UNHEARD.get(number) or getattr(error, "strerror", None) or str(error)
    return BadSetup(f"cannot listen on port {port} of {host}: {why}")


UNHEARD: Final = {
    errno.EADDRINUSE: "it is taken; try another --port",
    errno.EACCES: "this user may not; try a --port above 1023",
    errno.EADDRNOTAVAIL: "this machine has no such address; try another --host",
}
"""Why nobody hears us, by the number of the system."""


def server(
    settings: Settings,
    ready: Callable[[int], None],
    chance: ChanceOf | None = None,
    inherited: Inherited | None = None,
) -> Server:
    """A server that calls `ready` with its port once it listens."""
    app = create_app(settings, chance) if chance else create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=limited_to(settings.request_limit),
        ws=SocketProtocol,
        log_config=None,
        log_level="warning",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        backlog=BACKLOG,
        lifespan="on",
        server_header=False,
    )
    return Server(config, app.state.house, ready, inherited)


def serve(settings: Settings, *, open_page: bool) -> int:
    """Serve until Ctrl-C."""

    def ready(port: int) -> None:
        favour_loop()
        _greet(settings, port, open_page=open_page)

    return _run(settings, ready)


def serve_as_node(settings: Settings, inherited: Inherited) -> int:
    """Serve as one of several nodes, until their supervisor says or is gone."""

    def ready(port: int) -> None:
        favour_loop()
        log("listening", address=address(settings.host, port))
        inherited.ready()

    return _run(settings, ready, inherited)


def serve_several(settings: Settings, count: int, *, open_page: bool) -> int:
    """Let so many nodes serve behind one port, until Ctrl-C."""
    if not settings.database:
        raise BadSetup("several nodes need a database that they share: name a PostgreSQL in GRANDVIZIER_DATABASE")
    if settings.node_address and own_host(settings.node_address) is None:
        raise BadSetup("of several nodes each has a port of its own: GRANDVIZIER_NODE_ADDRESS is a host without one")
    try:
        listening = bound(settings.host, settings.port)
        listening.listen(BACKLOG)
    except OSError as error:
        raise cannot_listen(settings.host, settings.port, error) from None
    port = listening.getsockname()[1]
    arguments = ["--host", settings.host, "--port", str(port), "--data", str(settings.data)]
    workers = settings.workers or max(1, ((os.cpu_count() or 2) - 1) // count)
    with writing(settings.log), listening:
        supervisor = Supervisor(
            count, listening, arguments, {"GRANDVIZIER_WORKERS": str(workers)},
            lambda: _greet(settings, port, open_page=open_page),
        )  # fmt: skip
        return asyncio.run(supervisor.run())


def _run(settings: Settings, ready: Callable[[int], None], inherited: Inherited | None = None) -> int:
    with writing(settings.log, node=str(inherited.number) if inherited else ""):
        running = server(settings, ready, inherited=inherited)
        with suppress(KeyboardInterrupt):
            asyncio.run(running.serve())
    return 0 if running.started else 1


def _greet(settings: Settings, port: int, *, open_page: bool) -> None:
    page = address(settings.host, port)
    if settings.log == "json":
        told = {name: f"{value} ({source})" for name, value, source in summary(settings, os.environ)}
        log("listening", address=page, settings=told)
    else:
        sys.stdout.write(_greeting(settings, page))
        sys.stdout.flush()
    if open_page:
        webbrowser.open(page)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the page."""
    return url(HERE.get(host, host), port)


def _for_others(settings: Settings, page: str) -> list[str]:
    """Where other machines in the network find the page."""
    port = urlsplit(page).port
    return [f"         {url(one, port)}" for one in addresses(settings.host)] if port else []


def _greeting(settings: Settings, address: str) -> str:
    """Where the page is, and every setting with where it came from."""
    page = "" if (FOLDER / "index.html").is_file() else " (not built yet)"
    lines = ["Grand Vizier", f"  page   {address}{page}", *_for_others(settings, address)]
    lines += [f"  data   {settings.data.resolve()}", "  stop   Ctrl-C", ""]
    rows = summary(settings, os.environ)
    names, values = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines += [f"  {name:{names}}  {value:{min(values, 40)}}  {source}" for name, value, source in rows]
    return "\n".join(lines) + "\n"
