"""All tables: setting them up, finding them again, sitting down, playing again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from ...core.errors import BadComponents, BadSetup
from ...core.game import Game
from ...core.rules import Rules
from ...games import find
from ...match import Match
from ...match.journal import Chosen, Entry
from ..cluster.claims import Claims
from ..config import Settings
from ..errors import RequestError, moving, no_table, not_playable
from ..logs import log
from ..offload import offload
from ..protocol.tables import NewTable, Seated, SeatToken, Sit, TableInfo
from ..rules import rules_of
from ..services import Services
from ..store import Fence, NotStored, SeatRow, TableRow
from ..store.listing import clocked
from ..store.replay import ChanceOf, begin, replay
from ..store.rows import entry_text
from ..strangers import code_of
from ..visitors.seats import SeatsTaken
from ..visitors.tokens import TokenSigner
from ..visitors.visitor import Visitor
from .features import seating, setting_up
from .state import TableState
from .table import Table


class TableRegistry:
    """The live tables; one that is not in memory is replayed from its journal on first use."""

    def __init__(self, services: Services, signer: TokenSigner, settings: Settings) -> None:
        self.services = services
        self.signer = signer
        self._settings = settings
        self._live: dict[str, Table] = {}
        self._seats_taken = SeatsTaken(settings, self._waits)
        self._stopping = False
        self._times_let_go = 0
        self.claims = Claims(services.nodes, settings.relay_limit)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._following: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def claim(self, table: str) -> Fence:
        """Have this table, as far as anybody has it; Elsewhere if another node does."""
        live = self._live.get(table)
        return live.row.fence if live is not None and not live.gone else await self.claims.take(table)

    async def find(self, table: str) -> Table:
        """The table of this name."""
        live = self._live.get(table)
        if live is None or live.gone:
            async with self._loading.setdefault(table, asyncio.Lock()):
                live = self._live.get(table)
                if live is None or live.gone:
                    times = self._times_let_go
                    live = await self._load(table)
                    if times != self._times_let_go:
                        raise moving()
                    self._live[table] = live
                    if live.row.clock:
                        # Time runs whether anybody looks or not; but never at a table that is not among ours.
                        live.wake()
        live.touched = time.monotonic()
        return live

    async def _load(self, table: str) -> Table:
        await self._have(table)
        kept = await self.services.store.load(table)
        if kept is None:
            raise no_table()
        row, seats, entries = kept
        try:
            rules = await offload(rules_of, find(row.game), row.components, row.rules, row.fingerprint)
        except (BadSetup, BadComponents) as error:
            raise not_playable(error) from error
        match, fault = None, None
        if entries:
            try:
                match = await offload(_replayed, row, rules, entries, self.services.chance)
            except RequestError as wrong:
                log("rules-changed", logging.WARNING, table=table, game=row.game)
                fault = wrong
            else:
                row = await self._put_right(row, match)
        return Table(row, seats, rules, self.services, match=match, fault=fault)

    async def _have(self, table: str) -> None:
        """Have this table, and nothing on its way there: what was let go may have left a choice with the writer."""
        await self.claim(table)
        if self.services.store.node:
            try:
                await self.services.store.settle()
            except NotStored:
                raise moving() from None
            # Once more, for what the writer has lost from sight: a claim waits for all that the database still does.
            await self.services.nodes.claim(table)

    async def _put_right(self, row: TableRow, match: Match) -> TableRow:
        """What is stored of the end of a game follows from its journal."""
        if match.over or not row.over:
            return row
        log("goes-on", logging.WARNING, table=row.id, game=row.game)
        with contextlib.suppress(NotStored):
            await self.services.store.goes_on(row.fence)
        return replace(row, over=False)

    async def wind_up(self) -> None:
        """The server has started: let time run at the tables where it ran before; nodes take over from each other."""
        if self.services.store.node:
            return
        for table in await clocked(self.services.store):
            if self._stopping:
                return
            with contextlib.suppress(RequestError):
                await self.find(table)

    def stop_loading(self) -> None:
        """The server stops: load no further tables.  What is being read is read, since nobody breaks off a reader."""
        self._stopping = True

    # Setting up.

    async def create(self, new: NewTable, visitor: Visitor) -> Seated:
        """A new table; the game begins at once if no seat is open."""
        await self.check_guest(visitor.guest)
        if new.components is not None:
            await self.check_bringing(visitor.network)
        game, rules = await _rules(new)
        try:
            options = game.settle_options(len(new.seats), new.options, None)
        except BadSetup as error:
            raise RequestError("bad-setup", f"{error}.", 422) from None
        seats = setting_up.seats(new)
        row = setting_up.row(new, seats, rules, options, name=new_id(), guest=visitor.guest)
        table = await self._open(row, seats, rules, visitor.network)
        # Yours comes first, then whoever plays at the same screen.
        mine = [seat for seat in seats if seat.kind == "person"]
        mine.sort(key=lambda seat: new.seats[seat.seat].kind != "me")
        return self._seated(table, *mine)

    async def check_guest(self, guest: str) -> None:
        """Raise if this guest has many unfinished tables already."""
        if await self.services.store.open_tables(guest) >= self._settings.tables_per_guest:
            raise RequestError("too-many-tables", "You have set up many tables today: finish some of them first.", 429)

    async def check_bringing(self, network: str) -> None:
        """Raise if many files were brought along from this network just now: to read one is dear, right or wrong."""
        if not await self.services.rates.bring(network):
            raise RequestError("flood", "Many files were brought along from your address: wait a minute.", 429)

    async def check_network(self, network: str, size: int) -> None:
        """Raise if much is kept from this network already; else one more is, of so many bytes."""
        if not await self.services.rates.keep(network, size):
            raise RequestError("too-much-kept", "Much was set up from your address today: come back tomorrow.", 429)

    async def branch(
        self, row: TableRow, seats: Sequence[SeatRow], rules: Rules, past: Sequence[Chosen], network: str
    ) -> Seated:
        """A new table that takes over the past of a game; its one person sits down."""
        match = await offload(replay, row, rules, past, self.services.chance)
        table = await self._open(row, seats, rules, network, match=match)
        return self._seated(table, next(seat for seat in seats if seat.kind == "person"))

    async def _open(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        rules: Rules,
        network: str,
        *,
        match: Match | None = None,
        after: Fence | None = None,
    ) -> Table:
        if match is None and all(seat.kind != "open" for seat in seats):
            with code_of(row.game):
                match = begin(row, rules, self.services.chance(row.seed))
        opening, *past = match.journal if match else (None,)
        await self.check_network(network, len(row.components or "") + sum(len(entry_text(entry)) for entry in past))
        try:
            await self.services.store.create(row, seats, opening, past=past, rematch_of=after)
        except NotStored as error:
            raise RequestError("not-stored", "The table could not be stored.", 503) from error
        table = Table(row, seats, rules, self.services, match=match, opened_from=network)
        self._live[row.id] = table
        log("table-set-up", table=row.id, game=row.game, players=row.players)
        table.wake()
        return table

    def _seated(self, table: Table, *seats: SeatRow) -> Seated:
        """The tokens of these seats; of none for somebody who only set the table up."""
        name = table.row.id
        tokens = [SeatToken(seat.seat, self.signer.seat_token(name, seat.seat, seat.key)) for seat in seats]
        return Seated(name, tokens[0].seat, tokens[0].token, tokens[1:]) if tokens else Seated(name, None, "")

    # Sitting down and getting up.

    async def info(self, table: str) -> TableInfo:
        """The table as anybody may see it."""
        return await (await self.find(table)).info()

    async def sit(self, table: str, wish: Sit, visitor: Visitor) -> Seated:
        """Take this seat, or any that is open."""
        live, key = await self.find(table), secrets.token_hex(8)
        with self._seats_taken.taking(table, key, visitor):
            change = await live.act(seating.sit, wish, key)
        return self._seated(live, next(row for row in change.state.seats if row.key == key))

    async def leave(self, table: str, token: str) -> TableInfo:
        """Get up: before the game begins the seat is open again, later it stays yours."""
        live = await self.find(table)
        await live.act(seating.leave, *self.signer.read_seat(token, table))
        return await live.info()

    async def give_up(self, table: str, token: str) -> TableInfo:
        """Give a seat up for good."""
        await self.let_go(table, *self.signer.read_seat(token, table))
        return await self.info(table)

    async def let_go(self, table: str, seat: int, key: str) -> None:
        """Whoever holds this key gives the seat up for good: no token opens it any more, and its name is gone."""
        await (await self.find(table)).act(seating.let_go, seat, key, secrets.token_hex(8))

    async def sit_again(self, table: str, seat: int, name: str, key: str) -> None:
        """Take the same seat as at the table that this one follows."""
        await (await self.find(table)).act(seating.sit_again, seat, name, key)

    def _waits(self, table: str, key: str) -> bool:
        live = self._live.get(table)
        return live is not None and not live.state.begun and any(seat.key == key for seat in live.state.seats)

    # Playing again.

    async def rematch(self, table: str, token: str, visitor: Visitor) -> Seated:
        """The same seat at a new table with the same people and settings; whoever asks first sets it up."""
        live = await self.find(table)
        seat, key = self.signer.read_seat(token, table)
        async with self._following.setdefault(table, asyncio.Lock()):
            mine = await live.read(_finished, seat, key)
            if live.row.rematch is None:
                await self.check_guest(visitor.guest)
                await live.act(seating.follow, (await self._open_again(live, visitor)).row.id)
            again = live.row.rematch
        assert again is not None
        # The key follows from the old one: whoever asks again gets the same seat.
        following = self.signer.derived(again, key)
        await self.services.relay.errand(self.sit_again, again, seat, mine.name, following)
        return Seated(again, seat, self.signer.seat_token(again, seat, following))

    async def _open_again(self, live: Table, visitor: Visitor) -> Table:
        # The next game takes the newest edition, and the options as far as the table agreed on them.
        rules = await offload(rules_of, live.rules.game, live.row.components)
        row = replace(
            live.row, id=new_id(), seed=secrets.token_hex(16), created=time.time(), over=False, rematch=None,
            guest=visitor.guest,
            epoch=0, branched_from=None, options=dict(rules.settle_options(live.row.players, live.row.options, None)),
            fingerprint=rules.components.fingerprint, rules=rules.edition,
        )  # fmt: skip
        seats = [
            SeatRow(seat=old.seat, kind="bot", bot=old.bot)
            if old.kind == "bot"
            else SeatRow(seat=old.seat, kind="open", name=old.name)
            for old in live.state.seats
        ]
        return await self._open(row, seats, rules, visitor.network, after=live.row.fence)

    # Housekeeping.

    async def sweep(self) -> int:
        """Put tables away that nobody has used for a while, sooner where there are many; say how many stay."""
        patience = self._settings.idle / (10 if len(self._live) > self._settings.crowd else 1)
        for name, table in list(self._live.items()):
            if table.gone or (table.idle and time.monotonic() - table.touched > patience):
                del self._live[name]
        return len(self._live)

    def at_hand(self, table: str) -> Table | None:
        """The table of this name, if it is in memory."""
        return self._live.get(table)

    def live(self) -> list[Table]:
        """The tables in memory."""
        return list(self._live.values())

    async def rest(self) -> None:
        """The server stops: let every table come to rest."""
        await asyncio.gather(*(table.rest() for table in self._live.values()))

    def let_all_go(self) -> None:
        """Other nodes may have all of them from now on, also those that are just being loaded."""
        self._times_let_go += 1
        for table in self._live.values():
            table.let_go()
        self._live.clear()


def _replayed(row: TableRow, rules: Rules, entries: Sequence[Entry], chance: ChanceOf) -> Match:
    with code_of(row.game):
        return replay(row, rules, entries, chance)


async def _rules(new: NewTable) -> tuple[Game, Rules]:
    try:
        game = find(new.game)
    except BadSetup as error:
        raise RequestError("no-such-game", f"{error}.", 404) from None
    try:
        return game, await offload(rules_of, game, new.components)
    except BadComponents as error:
        raise RequestError("bad-components", str(error), 422) from None


def _finished(state: TableState, seat: int, key: str) -> SeatRow:
    """Whoever holds this key, if the game is over."""
    state.check_key(seat, key)
    if not state.over:
        raise RequestError("not-over", "The game is not over yet.", 409)
    return state.seats[seat]


def new_id() -> str:
    """Nobody guesses a table's name."""
    return secrets.token_hex(8)
