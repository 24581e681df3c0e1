"""Somebody who asks the server for something."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: a cookie is easily dropped, an address is not."""

    guest: str
    network: str
