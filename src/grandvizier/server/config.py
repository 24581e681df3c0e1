"""What can be set when the server starts: each setting is also an environment variable, `GRANDVIZIER_<NAME>`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from ..core.errors import BadSetup
from .setting_types import (
    ADDRESS,
    COUNT,
    DATABASE,
    FOLDER,
    LOG,
    NAMES,
    NETWORKS,
    NODE_ADDRESS,
    ORIGINS,
    PAUSE,
    PORT,
    RATE,
    SECONDS,
    SECRET,
    SOME,
    TOKEN,
    SettingType,
)

PREFIX: Final = "GRANDVIZIER_"


def data_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "grandvizier"


def _what(kind: SettingType, about: str, *, flag: bool = False, secret: bool = False) -> dict[str, Any]:
    return {"kind": kind, "about": about, "flag": flag, "secret": secret}


def _setting(default: Any, kind: SettingType, about: str, *, flag: bool = False, secret: bool = False) -> Any:
    return field(default=default, metadata=_what(kind, about, flag=flag, secret=secret))


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults."""

    host: str = _setting(
        "127.0.0.1", ADDRESS, "the address to listen on; the default is reachable from this machine alone", flag=True
    )
    port: int = _setting(8123, PORT, "the port to listen on; 0 takes any free one and says which", flag=True)
    data: Path = field(
        default_factory=data_folder,
        metadata=_what(FOLDER, "the folder that holds the tables and the secret key", flag=True),
    )
    database: str = _setting(
        "", DATABASE, "a PostgreSQL for the tables in place of the folder: `postgresql://user:password@host/name`"
    )
    secret: str = _setting(
        "",
        SECRET,
        "the secret key, in place of that in the folder; all nodes over one database have the same",
        secret=True,
    )
    lease: float = _setting(
        20.0, SECONDS, "seconds after which a node over PostgreSQL that is not heard of loses its tables to the others"
    )
    hosts: tuple[str, ...] = _setting(
        (), NAMES, "names that this server is reached by, by commas; `localhost` and bare addresses always are"
    )
    proxies: tuple[str, ...] = _setting(
        ("127.0.0.1", "::1"),
        NETWORKS,
        "proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, by commas",
    )
    origins: tuple[str, ...] = _setting(
        (), ORIGINS, "other pages that may talk to the server, by commas: `https://example.org`"
    )
    log: str = _setting("text", LOG, "`text` for people, `json` for one object a line")
    metrics_token: str = _setting(
        "",
        TOKEN,
        "a secret that opens `/metrics` from elsewhere; without it only this machine may read them",
        secret=True,
    )
    pause: float = _setting(0.7, PAUSE, "seconds a bot waits before its move, so that people can follow")
    bot_limit: float = _setting(10.0, SECONDS, "seconds a bot may think; then a simpler choice is made in its place")
    bot_wait: float = _setting(
        5.0, SECONDS, "seconds a bot waits for a process to think in; then a simpler choice is made in its place"
    )
    bot_memory: int = _setting(
        2048, COUNT, "megabytes that a process may take that thinks for bots; 0 is as many as there are"
    )
    workers: int = _setting(
        0, COUNT, "processes that think for bots, at most one less than there are cores; 0 is as many as that"
    )
    grace: float = _setting(
        60.0, PAUSE, "seconds without a connection after which the others may let a bot play for somebody"
    )
    beat: float = _setting(
        10.0, SECONDS, "seconds after which a running clock is written down: what a crash gives back to whoever thinks"
    )
    hint_rate: str = _setting("20/minute", RATE, "hints of one seat")
    chat_rate: str = _setting("20/minute", RATE, "what one seat, or one onlooker, says at a table")
    tables_per_guest: int = _setting(50, SOME, "unfinished tables one guest may set up within a day")
    onlookers_per_table: int = _setting(
        64, SOME, "onlookers connected to one table; whoever has a seat always comes in"
    )
    onlookers_per_address: int = _setting(16, SOME, "onlookers connected to one table from one address")
    windows_per_seat: int = _setting(8, SOME, "windows in which one seat is open; one more closes the oldest")
    set_up_rate: str = _setting(
        "500/day", RATE, "tables and accounts made, and records brought along, from one address"
    )
    upload_rate: str = _setting(
        "20000000/day", RATE, "bytes of components, records and branches that are kept from one address"
    )
    listed_per_guest: int = _setting(4, SOME, "tables of one guest that the lobby shows to everybody")
    listed_per_address: int = _setting(12, SOME, "tables that the lobby shows because of people from one address")
    lobby_lasts: float = _setting(1.0, PAUSE, "seconds for which all who look into the lobby are told the same")
    seats_per_guest: int = _setting(8, SOME, "seats that one guest takes at tables that wait for more people")
    seats_per_address: int = _setting(
        32, SOME, "seats that are taken from one address at tables that wait for more people"
    )
    guest_rate: str = _setting("600/minute", RATE, "requests and new connections of one guest")
    address_rate: str = _setting("1200/minute", RATE, "requests from one address, of all its guests together")
    bring_rate: str = _setting(
        "30/minute", RATE, "files of components and records that are read for one address, also those that are refused"
    )
    lesson_rate: str = _setting("240/minute", RATE, "steps in lessons of one guest")
    lesson_address_rate: str = _setting(
        "960/minute", RATE, "steps in lessons from one address, of all its guests together"
    )
    sign_in_rate: str = _setting(
        "10/minute",
        RATE,
        "passwords that are tried from one address, or on a device that its account knows; also new accounts",
    )
    try_rate: str = _setting(
        "60/minute", RATE, "passwords that are worked on for one address, also on devices that their accounts know"
    )
    guess_rate: str = _setting(
        "100/hour",
        RATE,
        "passwords that are tried for one account on devices that it does not know, from all addresses together",
    )
    flood_pause: float = _setting(
        1.0, PAUSE, "seconds until whoever asks for too much hears so; else they would ask again at once"
    )
    report_rate: str = _setting("10/hour", RATE, "reports of problems from one address")
    socket_rate: str = _setting("40/second", RATE, "messages of one connection; more end it")
    request_limit: float = _setting(
        20.0, SECONDS, "seconds a request has to arrive, and a slow line to take in some of the answer"
    )
    node_address: str = _setting(
        "",
        NODE_ADDRESS,
        "where other nodes over PostgreSQL reach this one, `host` or `host:port`; empty is on this machine alone",
    )
    relay_limit: float = _setting(
        2.0, SECONDS, "seconds until another node is reached for its tables; else whoever asks is told to come again"
    )
    hello_limit: float = _setting(10.0, SECONDS, "seconds a new connection has to say who it is")
    idle: float = _setting(
        600.0, SECONDS, "seconds until a table that nobody watches leaves memory; it comes back from its journal"
    )
    crowd: int = _setting(
        100, COUNT, "tables in memory beyond which one that nobody watches leaves after a tenth of these seconds"
    )

    def __post_init__(self) -> None:
        """Refuse what is not right."""
        for setting in fields(self):
            value = getattr(self, setting.name)
            if not setting.metadata["kind"].fits(value):
                raise _wrong(setting, show(setting, value))


def variable(setting: Field[Any]) -> str:
    """The environment variable of a setting."""
    return PREFIX + setting.name.upper()


def show(setting: Field[Any], value: Any) -> str:
    """A value as people may read it: a secret is told by its length alone."""
    if setting.metadata["secret"]:
        return f"(secret of {len(value)} characters)" if value else ""
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else setting.metadata["kind"].shows(value)


def default(setting: Field[Any]) -> Any:
    """What a setting is unless it is set."""
    return setting.default if setting.default_factory is MISSING else setting.default_factory()


def _wrong(setting: Field[Any], given: str) -> BadSetup:
    name = f"{variable(setting)} or --{setting.name}" if setting.metadata["flag"] else variable(setting)
    return BadSetup(f"{name} is {setting.metadata['kind'].right}, not {given!r}")


# Where they come from.


def from_environment(environment: Mapping[str, str], **given: Any) -> Settings:
    """The defaults, over them the environment, over that what was given (None counts as not given)."""
    chosen = {
        setting.name: _read(setting, environment[variable(setting)])
        for setting in fields(Settings)
        if variable(setting) in environment
    }
    return Settings(**chosen | {name: value for name, value in given.items() if value is not None})


def _read(setting: Field[Any], text: str) -> Any:
    try:
        return setting.metadata["kind"].read(text)
    except ValueError:
        raise _wrong(setting, text) from None


def summary(settings: Settings, environment: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Every setting: its name, its value as people may read it, and where that came from."""
    return [
        (setting.name, show(setting, value), _source(setting, value, environment.get(variable(setting))))
        for setting in fields(Settings)
        for value in [getattr(settings, setting.name)]
    ]


def _source(setting: Field[Any], value: Any, text: str | None) -> str:
    if text is not None:
        return "environment" if _read(setting, text) == value else "flag"
    return "default" if value == default(setting) else "flag"
