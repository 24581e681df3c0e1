"""What `make check` leaves to `make test`: everything dear of which something quick goes over the same ground.

Tests are marked slow where they stand, if only some of theirs are; whole files and what needs a PostgreSQL, here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
POSTGRES: Final = "postgres_server"
"""The fixture on which every other one is built that has a database on a PostgreSQL."""
SLOW: Final = {
    "arena/test_examples.py": "bots of the examples play; tests/bots registers bots too",
    "docs/test_guide.py": "the guide is followed; tests/core and tests/lab hold what it builds on",
    "games/test_examples.py": "the examples' own tests; tests/contract holds Caravan",
    "lab/test_report.py": "a whole study; tests/lab/test_figures.py reckons with small ones",
    "server/folder/test_move.py": "servers are started over folders; server/test_command.py starts one",
    "server/folder/test_start.py": "the same",
    "server/http/test_ipv6.py": "the same, at other addresses",
    "server/http/test_schema.py": "requests are made up; those in server/http/test_bad_input.py were thought of",
    "server/store/test_migration.py": "a server is killed at every statement; server/store/test_store.py is not",
    "terminal/test_sultans_wishes.py": "played on a screen; terminal/test_play.py is, with 3 Wishes",
    "terminal/test_sultaniya.py": "the same",
    "terminal/test_typist.py": "typing at random",
    "terminal/test_viewer.py": "records on a screen",
}
"""By file, what it does and what is quick instead."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them slow."""
    for item in items:
        file = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
        if file in SLOW or _on_postgres(item) or _is_earlier(item):
            item.add_marker(pytest.mark.slow)


def _on_postgres(item: pytest.Item) -> bool:
    values = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return POSTGRES in getattr(item, "fixturenames", ()) or "postgres" in map(str, values)


def _is_earlier(item: pytest.Item) -> bool:
    """Whether it holds an earlier edition to the contract."""
    case = item.callspec.params.get("case") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else None
    return bool(getattr(case, "edition", 0))
