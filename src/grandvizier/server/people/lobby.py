"""The lobby: tables that everybody may see, and one's own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from ..protocol.lobby import HeldTokens, LobbySeat, LobbyTable, LobbyTables, MyTable, MyTables
from ..protocol.tables import SeatToken
from ..store import SeatRow, Store
from ..store.listing import Listed, named
from ..table.features import substitutes
from ..table.features.clock import rule_of
from ..table.registry import Tables
from .accounts import Accounts
from .shown import on_show


class Lobby:
    """Lists tables; it reads the store, and asks the live ones who went away."""

    def __init__(self, store: Store, tables: Tables, accounts: Accounts) -> None:
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

    async def _find(self) -> LobbyTables:
        tables = on_show(self._tables.live(), self._tables.services.settings)
        found = self._shown(await named(self._store, tables, self._turns()))
        return LobbyTables(
            [table for table in found if any(seat.kind == "open" and not seat.name for seat in table.seats)],
            [table for table in found if table.state == "running"],
        )

    async def mine(self, held: HeldTokens, cookie: str | None) -> MyTables:
        """The tables of the seats that this browser keeps, and of its account; what is no longer theirs is left out."""
        seats = self._tables.signer.read_seats((seat.table, seat.token) for seat in held.seats)
        seats += await self._accounts.seats(cookie)
        listed = await named(self._store, {seat.table_id for seat in seats}, self._turns())
        mine = [
            MyTable(table, self._tokens(one, {(seat.seat, seat.key) for seat in seats if seat.table_id == table.id}))
            for one, table in zip(listed, self._shown(listed), strict=True)
        ]
        return MyTables([table for table in mine if table.seats])

    def _turns(self) -> dict[str, int | None]:
        """Who is asked, at the tables in memory where the game has begun."""
        return {table.row.id: table.match.seat for table in self._tables.live() if table.match}

    def _tokens(self, listed: Listed, held: set[tuple[int, str]]) -> list[SeatToken]:
        """The tokens of those seats whose keys are held."""
        return [
            SeatToken(row.seat, self._tables.signer.seat_token(listed.row.id, row.seat, row.key))
            for row in listed.seats
            if row.kind == "person" and (row.seat, row.key) in held
        ]

    def _shown(self, listed: Sequence[Listed]) -> list[LobbyTable]:
        live = {table.row.id: table for table in self._tables.live()}

        def has_left(table: str, seat: SeatRow) -> bool:
            return table in live and substitutes.has_left(live[table].state, seat)

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
                        left=has_left(one.row.id, seat),
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
