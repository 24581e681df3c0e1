"""The games that can be looked back at: finished tables, and records that people brought along."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...analysis import Weighed
from ...core.errors import BadComponents, BadRecord, BadSetup, UnknownGame
from ...games import find
from ...match import Match
from ...match.journal import Chosen, Entry, in_force, left_of
from ...match.record import edition_of
from ...match.record import replay as replay_record
from ..bot_names import FRIENDLY, known_bot
from ..errors import Elsewhere, RequestError, no_table, not_playable, rules_changed
from ..offload import offload
from ..protocol.encode import Encoded
from ..protocol.reviews import (
    KeptRecord,
    NewBranch,
    NewReview,
    ReviewEvents,
    ReviewInfo,
    ReviewQuery,
    ReviewSeat,
    ReviewViews,
)
from ..protocol.tables import Seated
from ..rules import rules_of
from ..store import NotStored, ReviewRow, SeatRow, TableRow
from ..store.replay import bare_record, replay
from ..table.features.seating import tidy
from ..table.registry import TableRegistry, new_id
from ..visitors.visitor import Visitor
from .analysis_queue import AnalysisQueue, told
from .review import Review

KEPT: Final = 32
"""So many reviews stay in memory."""
LONGEST: Final = 5_000
"""A record that is brought along has at most so many entries."""


class Reviews:
    """Finds reviews, and does what their doors promise."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._services = tables.services
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._looking = AnalysisQueue(self._services.store, self._services.workers)

    async def find(self, review: str) -> Review:
        """The review of this name: a table's that is over, or one of its own."""
        live = self._tables.at_hand(review)
        if live and live.match and not live.match.over:
            self._kept.pop(review, None)
            raise _not_over()
        if live is None:
            await self._check_elsewhere(review)
        if review not in self._kept:
            self._keep(await self._load(review))
        self._kept.move_to_end(review)
        return self._kept[review]

    async def _check_elsewhere(self, review: str) -> None:
        """Another node may have the table and know that the game goes on; or may have had it, and stored so."""
        owner = await self._services.nodes.owner(review)
        if owner:
            raise Elsewhere(owner.id, owner.address)
        if self._services.store.node and review in self._kept:
            found = await self._services.store.rows("SELECT over FROM tables WHERE id = ?", review)
            if found and not found[0]["over"]:
                del self._kept[review]

    def _keep(self, review: Review) -> None:
        # Somebody else may have been quicker.
        self._kept.setdefault(review.id, review)
        idle = [name for name in self._kept if not self._looking.goes_on(name)]
        for name in idle[: max(0, len(self._kept) - KEPT)]:
            del self._kept[name]

    async def _load(self, review: str) -> Review:
        row = await self._services.store.review(review)
        if row and row.record:
            try:
                found = await offload(_of_record, review, msgspec.json.decode(row.record))
            except UnknownGame as error:
                raise not_playable(error) from error
            except (BadRecord, BadComponents, BadSetup) as error:
                raise rules_changed(f"{error}.") from error
        else:
            kept = await self._services.store.load(review)
            if kept is None:
                raise no_table()
            found = await offload(self._of_table, *kept)
            if not found.over:
                # It was stored as over, and is not: loading the table puts that right.
                await self._tables.find(review)
                raise _not_over()
        if row and row.weighed:
            found.weighed = msgspec.json.decode(row.weighed, type=list[Weighed])
        return found

    def _of_table(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> Review:
        if not row.over:
            raise _not_over()
        try:
            rules = rules_of(find(row.game), row.components, row.rules, row.fingerprint)
        except (BadSetup, BadComponents) as error:
            raise not_playable(error) from error
        if rules.components.fingerprint != row.fingerprint:
            raise rules_changed("its components have changed.")
        try:
            match: Match | None = replay(row, rules, entries, self._services.chance)
        except RequestError:
            match = None
        sat = [ReviewSeat("bot", seat.bot) if seat.kind == "bot" else ReviewSeat("person", seat.name) for seat in seats]
        return Review(row.id, rules, row.players, row.options, in_force(list(entries)), match, seats=sat)

    # The doors.

    async def info(self, review: str) -> ReviewInfo:
        """All that is needed to go through it."""
        return (await self.find(review)).info()

    async def record(self, review: str) -> KeptRecord:
        """The record, to be kept; also if its game is not here any more."""
        try:
            return KeptRecord((await self.find(review)).going().record())
        except RequestError as error:
            if error.code != "game-gone":
                raise
            return KeptRecord(await self._without_game(review))

    async def _without_game(self, review: str) -> dict[str, Any]:
        """What is stored, as a record that does not say how the game ended: nobody here can tell."""
        row = await self._services.store.review(review)
        if row and row.record:
            return dict(msgspec.json.decode(row.record))
        kept = await self._services.store.load(review)
        if kept is None:
            raise no_table()
        table, _, entries = kept
        if not table.over:
            raise _not_over()
        return bare_record(table, entries)

    async def events(self, review: str, query: ReviewQuery) -> ReviewEvents:
        """All that was told."""
        found = await self.find(review)
        return ReviewEvents([list(event) for event in found.events(query.seat, is_open=query.open)[query.start :]])

    async def views(self, review: str, query: ReviewQuery) -> ReviewViews:
        """The table at some moments."""
        found = await self.find(review)
        return ReviewViews(query.start, await offload(found.views, query.seat, query.start, is_open=query.open))

    async def bring(self, new: NewReview, visitor: Visitor) -> ReviewInfo:
        """Keep a record that somebody brought along."""
        if await self._services.store.reviews_of(visitor.guest) >= self._services.settings.tables_per_guest:
            raise RequestError("too-many-reviews", "You have opened many records today.", 429)
        await self._tables.check_bringing(visitor.network)
        try:
            found = await offload(_of_record, new_id(), new.record)
        except (BadRecord, BadComponents, BadSetup) as error:
            raise RequestError("bad-record", f"{_capital(str(error))}.", 422) from None
        text = msgspec.json.encode(new.record).decode()
        await self._tables.check_network(visitor.network, len(text))
        row = ReviewRow(id=found.id, guest=visitor.guest, created=time.time(), record=text)
        try:
            await self._services.store.keep_review(row)
        except NotStored as error:
            raise RequestError("not-stored", "The record could not be stored.", 503) from error
        self._keep(found)
        return found.info()

    async def analysis(self, review: str, visitor: Visitor) -> Encoded:
        """What search has found so far; it begins when first asked."""
        found = await self.find(review)
        self._looking.begin(found, visitor.guest or visitor.network, visitor.network)
        return await told(found)

    async def branch(self, review: str, wish: NewBranch, visitor: Visitor) -> Seated:
        """A new table that goes on from a moment: the last question before it is asked again."""
        found = await self.find(review)
        match = found.going()
        if wish.seat >= found.players:
            raise RequestError("no-such-seat", f"The seats are 0 to {found.players - 1}.", 404)
        past: list[Chosen] = []
        told = 0
        for entry in found.past:
            told += len(entry.feed)
            if past and told > wish.at:
                break
            past.append(entry)
        if match.over and len(past) == len(found.past):
            raise RequestError("over", "The game is over there: go back to a choice.", 409)
        await self._tables.check_guest(visitor.guest)
        seats = _against_bots(found.players, wish)
        row = TableRow(
            id=new_id(),
            game=match.game.name,
            players=found.players,
            options=dict(found.options),
            components=found.rules.components.source,
            fingerprint=found.rules.components.fingerprint,
            rules=match.rules.edition,
            memory="notebook",
            seed=secrets.token_hex(16),
            guest=visitor.guest,
            created=time.time(),
            hints=True,
            first=match.first,
            branched_from=found.id,
        )
        return await self._tables.branch(row, seats, found.rules, past, visitor.network)

    async def rest(self) -> None:
        """The server stops: look back at nothing any more."""
        await self._looking.rest()


def _not_over() -> RequestError:
    return RequestError("not-over", "The game is not over yet.", 409)


def _against_bots(players: int, wish: NewBranch) -> list[SeatRow]:
    bot = known_bot(wish.bot or FRIENDLY)
    return [
        SeatRow(seat=seat, kind="person", name=tidy(wish.name), key=secrets.token_hex(8))
        if seat == wish.seat
        else SeatRow(seat=seat, kind="bot", bot=bot)
        for seat in range(players)
    ]


# Records that were brought along.


def _of_record(review: str, record: dict[str, Any]) -> Review:
    """The review of a record; or a BadRecord that says what does not fit."""
    left = _standing(record)
    components = record.get("components")
    source = components.get("source") if isinstance(components, dict) else None
    rules = rules_of(find(record.get("game")), source, edition_of(record)) if isinstance(source, str) else None
    match = replay_record(left, rules=rules)
    past = [entry for entry in match.journal if isinstance(entry, Chosen)]
    return Review(review, match.rules, match.players, match.options, past, match, failure=_failure(record))


def _standing(record: dict[str, Any]) -> dict[str, Any]:
    """The record without what was taken back: an undo replays all that came before it."""
    journal = record.get("journal")
    if not isinstance(journal, list):
        return record
    if len(journal) > LONGEST:
        raise BadRecord(f"a record that is brought along has at most {LONGEST} entries, not {len(journal)}")
    try:
        return record | {"journal": left_of(journal, _taken)}
    except ValueError as error:
        raise BadRecord(str(error)) from None


def _taken(entry: object) -> int | None:
    """How many choices an entry of a record takes back; None if it is none that does."""
    if not isinstance(entry, dict) or "undo" not in entry:
        return None
    taken = entry.get("agreed", 1)
    return taken if type(taken) is int else 0


def _failure(record: dict[str, Any]) -> str | None:
    """What went wrong, if the fuzzer kept the record for that."""
    kept = record.get("failure")
    return str(kept.get("what")) if isinstance(kept, dict) else None


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
