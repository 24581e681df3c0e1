"""The lobby: tables that everybody may see, and one's own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

import msgspec

from ..protocol.lobby import HeldTokens, LobbySeat, LobbyTable, LobbyTables, MyTable, MyTables
from ..protocol.tables import SeatToken
from ..store import Store
from ..store.listing import Listed, named
from ..table.features.clock import rule_of
from ..table.registry import TableRegistry
from .accounts import Accounts
from .shown import LiveTable, may_show, on_show, shown


class Lobby:
    """Lists tables; it reads the store, and asks the live ones who went away: those here and those of other nodes."""

    def __init__(self, store: Store, tables: TableRegistry, accounts: Accounts) -> None:
        self._store = store
        self._tables = tables
        self._accounts = accounts
        self._told: LobbyTables | None = None
        """What everybody who asks is told for a while: many ask, and to find it is dear."""
        self._until = 0.0
        self._telling = asyncio.Lock()

    async def everybodys(self) -> LobbyTables:
        """The listed tables, with a seat for anybody or a game to watch."""
        async with self._telling:
            if self._told is None or time.monotonic() >= self._until:
                self._told = await self._find()
                self._until = time.monotonic() + self._tables.services.settings.lobby_lasts
            return self._told

    async def here(self) -> list[LiveTable]:
        """The tables in memory that everybody may see."""
        return [shown(table) for table in self._tables.live() if may_show(table)]

    async def _everywhere(self) -> dict[str, LiveTable]:
        """The same of all nodes; one that does not answer is left out."""
        others = await self._tables.services.relay.ask_others("here")
        found = [
            *await self.here(),
            *(one for said in others for one in msgspec.json.decode(said, type=list[LiveTable])),
        ]
        return {one.id: one for one in found}

    async def _find(self) -> LobbyTables:
        live = await self._everywhere()
        tables = on_show(live.values(), self._tables.services.settings)
        found = _listed(await named(self._store, tables, _turns(live)), live)
        return LobbyTables(
            [table for table in found if any(seat.kind == "open" and not seat.name for seat in table.seats)],
            [table for table in found if table.state == "running"],
        )

    async def mine(self, held: HeldTokens, cookie: str | None) -> MyTables:
        """The tables of the seats that this browser keeps, and of its account; what is no longer theirs is left out."""
        seats = self._tables.signer.read_seats((seat.table, seat.token) for seat in held.seats)
        seats += await self._accounts.seats(cookie)
        names = {seat.table_id for seat in seats}
        here = [table for table in map(self._tables.at_hand, names) if table and not table.gone]
        live = {table.row.id: shown(table) for table in here}
        listed = await named(self._store, names, _turns(live))
        mine = [
            MyTable(table, self._tokens(one, {(seat.seat, seat.key) for seat in seats if seat.table_id == table.id}))
            for one, table in zip(listed, _listed(listed, live), strict=True)
        ]
        return MyTables([table for table in mine if table.seats])

    def _tokens(self, listed: Listed, held: set[tuple[int, str]]) -> list[SeatToken]:
        """The tokens of those seats whose keys are held."""
        return [
            SeatToken(row.seat, self._tables.signer.seat_token(listed.row.id, row.seat, row.key))
            for row in listed.seats
            if row.kind == "person" and (row.seat, row.key) in held
        ]


def _turns(live: Mapping[str, LiveTable]) -> dict[str, int | None]:
    """Who is asked, at the tables in memory where the game has begun."""
    return {table.id: table.turn for table in live.values() if table.begun}


def _listed(listed: Sequence[Listed], live: Mapping[str, LiveTable]) -> list[LobbyTable]:
    return [
        LobbyTable(
            id=one.row.id,
            game=one.row.game,
            options=one.row.options,
            memory=one.row.memory,
            clock=rule_of(one.row),
            seats=[
                LobbySeat(
                    kind=seat.kind,
                    name=seat.bot if seat.kind == "bot" else seat.name,
                    left=one.row.id in live and seat.seat in live[one.row.id].left,
                    stand_in=seat.stand_in,
                )
                for seat in one.seats
            ],
            state="over" if one.row.over else "running" if one.begun else "open",
            turn=one.turn,
            created=one.row.created,
        )
        for one in listed
    ]
