"""A line to a server that can be cut at any moment: also just before its answer arrives."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Self
from urllib.parse import urlsplit


class Wire:
    """Passes bytes on to the server at this address, until it is told otherwise."""

    def __init__(self, url: str) -> None:
        self._there = urlsplit(url)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lines: list[tuple[socket.socket, socket.socket]] = []
        self.swallow: Callable[[bytes], bool] = lambda _: False
        """Whether what is asked is the last that gets through: its answer does not."""
        self.url = url.replace(f":{self._there.port}/", f":{self._listening.getsockname()[1]}/")
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        """Everything that is connected is so no longer."""
        for line in self._lines:
            for end in line:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
        self._lines.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection((self._there.hostname or "", self._there.port or 0))
                self._lines.append((near, far))
                threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        """What is asked; what is answered goes its own way."""
        is_cut = threading.Event()
        threading.Thread(target=self._answer, args=(near, far, is_cut), daemon=True).start()
        with suppress(OSError):
            while asked := near.recv(65536):
                if self.swallow(asked):
                    is_cut.set()
                far.sendall(asked)
            far.shutdown(socket.SHUT_RDWR)

    def _answer(self, near: socket.socket, far: socket.socket, is_cut: threading.Event) -> None:
        with suppress(OSError):
            while answer := far.recv(65536):
                if is_cut.is_set():
                    break
                near.sendall(answer)
            near.shutdown(socket.SHUT_RDWR)
