"""Where others in the local network find this machine."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", "2001:db8::1")
"""Addresses that nobody has: the way to them would begin at this machine's own."""
EVERYWHERE: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104 - nothing is bound here
"""What a server listens on that is to be found at every address of its machine."""


def addresses(host: str) -> list[str]:
    """The addresses at which a server that listens on this host is found from other machines, the likeliest first."""
    if host not in EVERYWHERE:
        return [] if _is_here_alone(host) else [host]
    family = EVERYWHERE[host]
    found = [_towards(away, family) for away in ELSEWHERE]
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, family)]
    return list(dict.fromkeys(address for address in found if address and not _is_here_alone(address)))


def url(address: str, port: int) -> str:
    """Where a browser finds a page at this address."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def _towards(away: str, family: int) -> str:
    """The address from which this machine would speak to another; nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as line:
        line.connect((away, 9))
        return str(line.getsockname()[0])
    return ""


def _is_here_alone(host: str) -> bool:
    """Whether this leads to the machine that asks, or to one that it has no fixed place by."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host == "localhost"
    return address.is_loopback or address.is_link_local or address.is_unspecified
