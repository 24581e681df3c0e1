"""One server for the tests that need nothing special of it, and databases on a PostgreSQL for those that do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grandvizier.server.store.engines.postgres import Postgres

from ..postgres import database, shared
from .kit import House, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> str:
    """The address of a PostgreSQL; all workers share it."""
    base = tmp_path_factory.getbasetemp()
    return shared(base if worker_id == "master" else base.parent)


@pytest.fixture
def empty_postgres(postgres_server: str) -> Iterator[str]:
    """The address of an empty database."""
    with database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def _template(postgres_server: str) -> Iterator[str]:
    with database(postgres_server) as url:
        Postgres(url).bring_up()
        yield url.rsplit("/", 1)[1]


@pytest.fixture
def postgres(postgres_server: str, _template: str) -> Iterator[str]:
    """The address of a database with all our tables, and nothing in them."""
    with database(postgres_server, _template) as url:
        yield url
