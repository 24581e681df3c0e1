"""Where somebody asks from, as far as it can be counted."""

from __future__ import annotations

import ipaddress
from typing import Final

from starlette.requests import HTTPConnection

ONE_LINE: Final = 64
"""Of an IPv6 address so many bits name a line; the rest is its owner's to choose, and changes from minute to minute."""


def network(host: str) -> str:
    """What an address counts as: an IPv4 address itself, however it is written, and the /64 of an IPv6 address.

    What is no address counts as it stands; a socket file has none, so all who come by one count together.
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    # An address of this link carries the name of the interface; a network has none.
    return str(ipaddress.IPv6Network((int(address), ONE_LINE), strict=False))


def of(connection: HTTPConnection) -> str:
    """The network that somebody asks from."""
    return network(connection.client.host if connection.client else "")
