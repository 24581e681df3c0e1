"""Everything that lives as long as the server."""

from __future__ import annotations

from ..core.errors import BadSetup
from .config import Settings
from .folder.problems import explained
from .folder.taking import take
from .metrics import Metrics
from .people.accounts import Accounts
from .people.lobby import Lobby
from .people.reports import Reports
from .reviews.registry import Reviews
from .services import Services
from .store import Store
from .store.replay import ChanceOf
from .table.registry import Tables
from .thinking.pool import WorkerPool
from .visitors.rates import Rates
from .visitors.tokens import TokenSigner


class House:
    """The store, the tables, the people, and what they share."""

    def __init__(self, settings: Settings, chance: ChanceOf) -> None:
        self.folder_lock, key = take(settings.data)
        self.failure: Exception | None = None
        """Why it did not open."""
        self.settings = settings
        self.metrics = Metrics()
        self.rates = Rates(settings)
        self.store = Store(settings.data, self.metrics.written.observe)
        self.workers = WorkerPool(
            settings.workers, settings.bot_limit, self.metrics, wait=settings.bot_wait, memory=settings.bot_memory
        )
        self.signer = TokenSigner(key)
        services = Services(self.store, self.workers, chance, settings, self.metrics, self.rates)
        self.tables = Tables(services, self.signer, settings)
        self.reviews = Reviews(self.tables)
        self.accounts = Accounts(self.store, self.tables, self.rates)
        self.lobby = Lobby(self.store, self.tables, self.accounts)
        self.reports = Reports(self.store, self.tables, self.rates)

    async def open(self) -> None:
        """Get ready to play; if that fails everything is closed, and `failure` says why."""
        try:
            with explained(self.settings.data):
                await self.store.open()
            try:
                await self.workers.open()
            except OSError as error:
                raise BadSetup(f"cannot start a process that thinks for bots: {error.strerror or error}") from None
        except Exception as error:
            self.failure = error
            await self._close()
            raise

    async def close(self) -> None:
        """Nobody plays any more."""
        await self.tables.rest()
        await self.reviews.rest()
        await self._close()

    async def _close(self) -> None:
        await self.workers.close()
        await self.store.close()
        self.folder_lock.release()
