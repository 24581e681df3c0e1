"""Where a node is found by the others, and the way there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import TypeVar

P = TypeVar("P", bound=asyncio.Protocol)


class NodeUnreachable(Exception):
    """A node did not answer in time, or not at all."""


def own_host(given: str) -> str | None:
    """Where a node listens for the others alone, on a port of its own; None if they come to where everybody comes."""
    if not given:
        return "127.0.0.1"
    return None if _has_port(given) else given.removeprefix("[").removesuffix("]")


def advertised(given: str, listening: tuple[str, int]) -> str:
    """Where the others reach a node that listens for them there."""
    host, port = listening
    return given if _has_port(given) else f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _has_port(text: str) -> bool:
    return re.fullmatch(r"(\[[^\]]+\]|[^:]+):[0-9]+", text) is not None


def split(address: str) -> tuple[str, int]:
    """Host and port; an IPv6 address stands in brackets."""
    host, _, port = address.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)


async def dial(address: str, protocol: Callable[[], P], patience: float) -> P:
    """A connection to a node."""
    host, port = split(address)
    try:
        async with asyncio.timeout(patience):
            _, dialled = await asyncio.get_running_loop().create_connection(protocol, host, port)
    except (OSError, TimeoutError) as error:
        raise NodeUnreachable(address) from error
    return dialled
