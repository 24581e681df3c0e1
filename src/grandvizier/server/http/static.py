"""The page's files, and the headers that every answer carries."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER: Final = Path(__file__).parents[2] / "static"
HEADERS: Final = {
    # A palace is drawn into a picture from a blob of the page's own.
    "content-security-policy": "default-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
UNBUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Grand Vizier</title>
<h1>Grand Vizier</h1>
<p>The server runs, but its page has not been built yet.</p>
<p>In the project's folder, run <code>make page</code>, then reload.
An installed package brings the page along.</p>
<p>Until then, play in the terminal: <code>grandvizier play --help</code> names the games.</p>
</html>
"""


class Page(StaticFiles):
    """The built page; a path that names no file is one of the page's own, so it gets the page itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """The folder may be missing: then the answer says how to build the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        if not (self._folder / "index.html").is_file():
            if scope["method"] not in {"GET", "HEAD"}:
                raise HTTPException(405, headers={"Allow": "GET, HEAD"})
            return HTMLResponse(UNBUILT, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        hashed = path.replace("\\", "/").startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


class SafeHeaders:
    """Adds the headers that keep browsers strict."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers on each answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)
