"""One server for the tests that need nothing special of it, databases on a PostgreSQL, and what bots are asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grandvizier.server.store.engines.postgres import Postgres
from grandvizier.server.thinking.fair_queue import Asker
from grandvizier.server.thinking.pool import Thought, WorkerPool
from grandvizier.server.thinking.worker import Request

from ..postgres import database, shared
from .kit import House, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Request, Asker]]:
    """All that bots are asked, and on whose account they think."""
    noted: list[tuple[Request, Asker]] = []
    real = WorkerPool.choose

    async def choose(self: WorkerPool, request: Request, asker: Asker) -> Thought | None:
        noted.append((request, asker))
        return await real(self, request, asker)

    monkeypatch.setattr(WorkerPool, "choose", choose)
    return noted


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
