"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from ..core.errors import BadSetup
from .app import create_app
from .config import Settings, summary
from .limits import FRAME
from .logs import log, writing
from .replay import ChanceOf
from .static import FOLDER


class Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def server(settings: Settings, ready: Callable[[int], None], chance: ChanceOf | None = None) -> Server:
    """A server that calls `ready` with its port once it listens."""
    app = create_app(settings, chance) if chance else create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="warning",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
        server_header=False,
    )
    return Server(config, ready)


def serve(settings: Settings, *, open_page: bool) -> int:
    """Serve until Ctrl-C."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"cannot use the data folder {str(settings.data)!r}: {error.strerror}") from None

    def ready(port: int) -> None:
        address = _address(settings.host, port)
        if settings.log == "json":
            told = {name: f"{value} ({source})" for name, value, source in summary(settings, os.environ)}
            log("listening", address=address, settings=told)
        else:
            sys.stdout.write(_greeting(settings, address))
            sys.stdout.flush()
        if open_page:
            webbrowser.open(address)

    with writing(settings.log):
        running = server(settings, ready)
        try:
            asyncio.run(running.serve())
        except KeyboardInterrupt:
            pass
        except SystemExit:
            raise BadSetup(f"cannot listen on {settings.host}:{settings.port}; is it taken? try --port") from None
    return 0 if running.started else 1


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds the page."""
    name = "localhost" if host in {"127.0.0.1", "::1"} else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def _greeting(settings: Settings, address: str) -> str:
    """Where the page is, and every setting with where it came from."""
    page = "" if (FOLDER / "index.html").is_file() else " (not built yet)"
    lines = ["Grand Vizier", f"  page   {address}{page}", f"  data   {settings.data.resolve()}", "  stop   Ctrl-C", ""]
    rows = summary(settings, os.environ)
    names, values = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines += [f"  {name:{names}}  {value:{min(values, 40)}}  {source}" for name, value, source in rows]
    return "\n".join(lines) + "\n"
