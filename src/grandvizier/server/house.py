"""Everything that lives as long as the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence

from ..core.errors import BadSetup
from .cluster.address import advertised
from .cluster.membership import Membership
from .cluster.passport import Passports
from .cluster.relay import Relay
from .config import Settings
from .errors import RequestError
from .folder.database import engine_of, usable
from .folder.taking import take
from .logs import log
from .metrics import Metrics
from .people.accounts import Accounts
from .people.lobby import Lobby
from .people.reports import Reports
from .reviews.registry import Reviews
from .services import Services
from .store import Store
from .store.cluster import recognise
from .store.nodes import Alone, LiveNode, Nodes, Ownership
from .store.replay import ChanceOf
from .table.registry import TableRegistry
from .thinking.pool import WorkerPool
from .visitors.rates import Rates
from .visitors.tokens import TokenSigner


class House:
    """The store, the tables, the people, and what they share."""

    def __init__(self, settings: Settings, chance: ChanceOf) -> None:
        self.folder_lock, self._key = take(settings)
        self.failure: Exception | None = None
        """Why it did not open."""
        self.settings = settings
        self.metrics = Metrics()
        self.rates = Rates(settings)
        name = secrets.token_hex(8)
        self.store = Store(engine_of(settings, name), self.metrics.written.observe)
        self.nodes: Ownership = Nodes(self.store, lease=settings.lease) if self.store.node else Alone()
        self.workers = WorkerPool(
            settings.workers, settings.bot_limit, self.metrics, wait=settings.bot_wait, memory=settings.bot_memory
        )
        self.signer = TokenSigner(self._key)
        self.passports = Passports(self._key, name)
        self.relay = Relay(self.passports, settings.relay_limit)
        services = Services(
            self.store, self.workers, chance, settings, self.metrics, self.rates, self.nodes, self.relay
        )
        self.tables = TableRegistry(services, self.signer, settings)
        self.membership: Membership | None = None
        """Among other nodes; None where there are none."""
        self.inside: tuple[str, int] | None = None
        """Where other nodes are to reach this one."""
        self.reviews = Reviews(self.tables)
        self.accounts = Accounts(self.store, self.tables, self.rates)
        self.lobby = Lobby(self.store, self.tables, self.accounts)
        self.reports = Reports(self.store, self.tables, self.rates)

    async def open(self) -> None:
        """Get ready to play; if that fails everything is closed, and `failure` says why."""
        try:
            with usable(self.settings):
                await self.store.open()
                if self.store.node:
                    await recognise(self.store, self._key)
                    self.tables.claims.are_open = False
            try:
                await self.workers.open()
            except OSError as error:
                raise BadSetup(f"cannot start a process that thinks for bots: {error.strerror or error}") from None
            # Before anybody is let in: whoever came sooner would be sent away again.
            await self._join()
        except Exception as error:
            self.failure = error
            await self._close()
            raise

    async def _join(self) -> None:
        """Be one of the nodes."""
        if not self.store.node or self.inside is None:
            return
        member = Membership(
            self.nodes, self.settings.lease,
            lapsed=self._lapsed, heard=self._heard, adopt=self.tables.find,
        )  # fmt: skip
        try:
            with usable(self.settings):
                await member.open(advertised(self.settings.node_address, self.inside))
        except RequestError as error:
            raise BadSetup(f"cannot be a node: {error.sentence}") from None
        self.membership = member

    def listens(self, page: str) -> None:
        """Tell whoever wants the folder where the page is."""
        self.folder_lock.listens(page)

    def _lapsed(self) -> None:
        self.tables.claims.are_open = False
        self.tables.let_all_go()

    def _heard(self, living: Sequence[LiveNode]) -> None:
        self.tables.claims.are_open = True
        self.relay.hear(living)
        self.rates.share(max(1, len(living)))

    async def hand_over(self) -> None:
        """Time stands still, and what is being stored is stored; then other nodes have the tables, if there are any."""
        member, self.membership = self.membership, None
        if member:
            self.tables.claims.are_open = False
        for step in (self.tables.rest, member.close) if member else (self.tables.rest,):
            try:
                async with asyncio.timeout(self.settings.relay_limit):
                    await step()
            except Exception as error:  # noqa: BLE001 - whoever cannot say that it leaves is missed after its lease
                log("not-heard", logging.WARNING, reason=str(error).partition("\n")[0] or type(error).__name__)
        if member:
            self.tables.let_all_go()

    async def close(self) -> None:
        """Nobody plays any more."""
        await self.hand_over()
        await self.tables.rest()
        await self.reviews.rest()
        await self._close()

    async def _close(self) -> None:
        await self.workers.close()
        with contextlib.suppress(Exception):
            # Whoever cannot say so is missed after its lease.
            await self.nodes.leave()
        await self.store.close()
        self.folder_lock.release()
