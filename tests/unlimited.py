"""Settings of a server at which nobody waits and nothing is too often: for tests of all that is not a limit."""

from __future__ import annotations

from typing import Any, Final

UNLIMITED: Final[dict[str, Any]] = {
    "port": 0,
    "pause": 0.0,
    "workers": 1,
    "guest_rate": "1000000/second",
    "address_rate": "1000000/second",
    "bring_rate": "1000000/second",
    "flood_pause": 0.0,
    "lobby_lasts": 0.0,
    "chat_rate": "1000000/second",
    "sign_in_rate": "1000000/second",
    "try_rate": "1000000/second",
    "guess_rate": "1000000/second",
    "lesson_rate": "1000000/second",
    "lesson_address_rate": "1000000/second",
    "report_rate": "1000000/second",
    "socket_rate": "1000000/second",
    "tables_per_guest": 100_000,
    "set_up_rate": "1000000/second",
    "upload_rate": "1000000000/second",
    "seats_per_guest": 100_000,
    "seats_per_address": 100_000,
    "listed_per_guest": 100_000,
    "listed_per_address": 100_000,
}
