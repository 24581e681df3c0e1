"""Takes tables for this node."""

from __future__ import annotations

import asyncio
from functools import partial

from ..errors import Elsewhere, moving, no_table
from ..store import Fence
from ..store.nodes import Claim, LiveNode, Mine, Ownership


class Claims:
    """However many come for a table, it is asked for once: that may take long while another node stands still."""

    def __init__(self, nodes: Ownership, patience: float) -> None:
        """`patience` is how many seconds whoever comes waits at most."""
        self._nodes = nodes
        self._patience = patience
        self._asked: dict[str, asyncio.Future[Claim]] = {}
        self.are_open = True
        """Whether this node takes further tables."""

    async def take(self, table: str) -> Fence:
        """Have this table from now on; Elsewhere if another node has it."""
        if not self.are_open:
            raise moving()
        asked = self._asked.get(table)
        if asked is None:
            asked = self._asked[table] = asyncio.ensure_future(self._nodes.claim(table))
            asked.add_done_callback(partial(self._answered, table))
        try:
            async with asyncio.timeout(self._patience):
                found = await asyncio.shield(asked)
        except TimeoutError:
            raise moving() from None
        match found:
            case Mine(epoch):
                return Fence(table, epoch)
            case LiveNode(node, address):
                raise Elsewhere(node, address)
            case None:
                raise no_table()

    def _answered(self, table: str, asked: asyncio.Future[Claim]) -> None:
        del self._asked[table]
        if not asked.cancelled():
            # Whoever still waits hears of an error; nobody else has to.
            asked.exception()
