"""Paths that nobody means well with: no file outside the page's folder, no error of ours, and strict headers on all."""

from __future__ import annotations

import socket

import pytest

from ...patience import PATIENCE
from ..kit import House

ODD = [
    "/%00",
    "/assets/%00.js",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/../../../../etc/passwd",
    "/assets/..%5c..%5c..%5cetc%5cpasswd",
    "/....//....//etc/passwd",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/%252e%252e%252fetc%252fpasswd",
    "/%c0%ae%c0%ae/etc/passwd",
    "/%ff%fe",
    "/sheets/..%2f..%2fsecret.key",
    "/api/tables/%00",
    "/api/tables/..%2f..%2fsecret.key",
    "/api/reviews/%2e%2e",
    "/secret.key",
    "/.vite/manifest.json%00.html",
    "/" + "a" * 5_000,
    "/" + "a/" * 2_000,
]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
@pytest.mark.parametrize("path", ODD, ids=lambda path: path[:40])
def test_nothing_comes_of_it(house: House, path: str, method: str) -> None:
    """Sent byte by byte: a client would tidy the path up."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    head = answer.partition(b"\r\n\r\n")[0].lower()
    status = int(head.split()[1])
    assert status in {200, 400, 404, 405}
    assert b"root:" not in answer
    assert b"content-security-policy" in head
    assert b"location:" not in head
