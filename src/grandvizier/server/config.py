"""What can be set when the server starts: each setting is also an environment variable, `GRANDVIZIER_<NAME>`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from ..core.errors import BadSetup

PREFIX: Final = "GRANDVIZIER_"


def data_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "grandvizier"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8123
    data: Path = field(default_factory=data_folder)
    """The folder that holds the tables and the secret key."""
    pause: float = 0.7
    """Seconds that a bot waits before its move, so that people can follow."""
    bot_limit: float = 10.0
    """Seconds a bot may think; after that a random choice is made in its place."""
    workers: int = 0
    """How many processes think for bots; 0 is one less than there are cores, and at least one."""
    origins: tuple[str, ...] = ()
    """Other pages that may talk to this server, as `https://example.org`; its own page always may."""
    tables_per_guest: int = 50
    """How many unfinished tables somebody may have set up within a day."""
    connections_per_table: int = 64
    guest_rate: str = "600/minute"
    """Requests and new connections of one guest."""
    socket_rate: str = "40/second"
    """Messages of one connection."""
    hello_limit: float = 10.0
    """Seconds a new connection has to say hello."""
    idle: float = 600.0
    """Seconds after which a table that nobody watches is put away; it comes back from its journal."""


def from_environment(environment: Mapping[str, str], **given: Any) -> Settings:
    """The defaults, over them the environment, over that what was given (None counts as not given)."""
    chosen: dict[str, Any] = {}
    for setting in fields(Settings):
        text = environment.get(PREFIX + setting.name.upper())
        if text is not None:
            chosen[setting.name] = _read(setting.name, str(setting.type), text)
    return Settings(**chosen | {name: value for name, value in given.items() if value is not None})


def _read(name: str, kind: str, text: str) -> Any:
    try:
        if kind == "tuple[str, ...]":
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return {"str": str, "int": int, "float": float, "Path": Path}[kind](text)
    except ValueError:
        raise BadSetup(f"{PREFIX}{name.upper()} is of kind {kind}, not {text!r}") from None
