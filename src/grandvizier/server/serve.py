"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from ..core.errors import BadSetup
from .app import create_app
from .config import Settings, summary
from .house import House
from .http.descriptors import BACKLOG, Descriptors
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

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen."""
        asyncio.get_running_loop().set_exception_handler(Descriptors())
        try:
            with silent("uvicorn.error"):
                await super().startup(sockets)  # type: ignore[arg-type]
        except SystemExit as stop:
            raise self._house.failure or self._cannot_listen(stop.__context__) from None
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._house.folder_lock.listens(address(self.config.host, port))
            self._ready(port)

    def _cannot_listen(self, error: BaseException | None) -> BadSetup:
        why = UNHEARD.get(getattr(error, "errno", None) or 0) or getattr(error, "strerror", None) or str(error)
        return BadSetup(f"cannot listen on port {self.config.port} of {self.config.host}: {why}")


UNHEARD: Final = {
    errno.EADDRINUSE: "it is taken; try another --port",
    errno.EACCES: "this user may not; try a --port above 1023",
    errno.EADDRNOTAVAIL: "this machine has no such address; try another --host",
}
"""Why nobody hears us, by the number of the system."""


def server(settings: Settings, ready: Callable[[int], None], chance: ChanceOf | None = None) -> Server:
    """A server that calls `ready` with its port once it listens."""
    app = create_app(settings, chance) if chance else create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=limited_to(settings.request_limit),
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
    return Server(config, app.state.house, ready)


def serve(settings: Settings, *, open_page: bool) -> int:
    """Serve until Ctrl-C."""

    def ready(port: int) -> None:
        favour_loop()
        page = address(settings.host, port)
        if settings.log == "json":
            told = {name: f"{value} ({source})" for name, value, source in summary(settings, os.environ)}
            log("listening", address=page, settings=told)
        else:
            sys.stdout.write(_greeting(settings, page))
            sys.stdout.flush()
        if open_page:
            webbrowser.open(page)

    with writing(settings.log):
        running = server(settings, ready)
        with suppress(KeyboardInterrupt):
            asyncio.run(running.serve())
    return 0 if running.started else 1


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the page."""
    name = HERE.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _greeting(settings: Settings, address: str) -> str:
    """Where the page is, and every setting with where it came from."""
    page = "" if (FOLDER / "index.html").is_file() else " (not built yet)"
    lines = ["Grand Vizier", f"  page   {address}{page}", f"  data   {settings.data.resolve()}", "  stop   Ctrl-C", ""]
    rows = summary(settings, os.environ)
    names, values = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines += [f"  {name:{names}}  {value:{min(values, 40)}}  {source}" for name, value, source in rows]
    return "\n".join(lines) + "\n"
