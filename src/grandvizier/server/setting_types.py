"""What a setting may be: how it is read from text, and which values are right."""

from __future__ import annotations

import ipaddress
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from limits import parse


@dataclass(frozen=True, slots=True)
class SettingType:
    """How a value is read from text, and which values are right."""

    right: str
    """What would be right, as a refusal says it."""
    read: Callable[[str], Any] = str
    fits: Callable[[Any], bool] = bool
    shows: Callable[[Any], str] = str
    """A value as people may read it."""


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _folder(text: str) -> Path:
    if not text:
        raise ValueError
    return Path(text).expanduser()


def _is_origin(text: str) -> bool:
    parts = urlsplit(text)
    return parts.scheme in {"http", "https"} and bool(parts.netloc) and text == f"{parts.scheme}://{parts.netloc}"


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def _is_rate(text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


def _is_name(text: str) -> bool:
    return re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", text) is not None


def _is_database(text: str) -> bool:
    parts = urlsplit(text)
    return not text or (parts.scheme in {"postgresql", "postgres"} and len(parts.path) > 1)


def _is_key(text: str) -> bool:
    return not text or (len(text) >= KEY and text.isascii() and text.isprintable() and " " not in text)


def hide_password(url: str) -> str:
    """The address of a database as people may read it."""
    # An @ in the password ought to be written %40, and must not show what follows it where it is not.
    return re.sub(r"(://[^:@/]*):.*@", r"\1:…@", re.sub(r"(password=)[^&]*", r"\1…", url))


def _is_node(text: str) -> bool:
    return re.fullmatch(r"|(\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+)(:[1-9][0-9]{0,4})?", text) is not None


KEY: Final = 32
"""So long is a secret key at least."""
ADDRESS: Final = SettingType("an address to listen on, such as 127.0.0.1")
PORT: Final = SettingType("a whole number from 0 to 65535", int, lambda port: 0 <= port <= 65535)
FOLDER: Final = SettingType("a folder", _folder)
PAUSE: Final = SettingType("a number of seconds, 0 or more", float, lambda span: 0 <= span < math.inf)
SECONDS: Final = SettingType("a number of seconds, more than 0", float, lambda span: 0 < span < math.inf)
COUNT: Final = SettingType("a whole number, 0 or more", int, lambda count: count >= 0)
SOME: Final = SettingType("a whole number, 1 or more", int, lambda count: count >= 1)
RATE: Final = SettingType("a rate such as 40/second or 600/minute", str, _is_rate)
ORIGINS: Final = SettingType(
    "origins by commas, such as https://example.org", _list, lambda all_: all(map(_is_origin, all_))
)
NAMES: Final = SettingType(
    "names by commas, without port, such as play.example.org",
    lambda text: _list(text.lower()),
    lambda all_: all(map(_is_name, all_)),
)
NETWORKS: Final = SettingType(
    "addresses or networks by commas, such as 127.0.0.1 or 10.0.0.0/8", _list, lambda all_: all(map(_is_network, all_))
)
LOG: Final = SettingType("text or json", str, {"text", "json"}.__contains__)
DATABASE: Final = SettingType(
    "empty, or the address of a PostgreSQL, such as postgresql://user:password@host/name",
    str,
    _is_database,
    hide_password,
)
SECRET: Final = SettingType(f"empty, or a key of {KEY} letters and digits or more", str, _is_key)
NODE_ADDRESS: Final = SettingType(
    "empty, or a host with or without a port, such as 10.0.0.5 or 10.0.0.5:8123", str, _is_node
)
TOKEN: Final = SettingType("empty, or a secret of 16 characters or more", str, lambda text: not text or len(text) >= 16)
