"""The doors over HTTP in one table: how each is asked, what it does, and how it answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from ..protocol.accounts import AccountInfo, Credentials, NewPassword, NewReport, PasswordOnly, Reported
from ..protocol.encode import Encoded
from ..protocol.games import GameList, Health, Reach, Sheet
from ..protocol.lobby import HeldTokens, LobbyTables, MyTables
from ..protocol.reviews import (
    KeptRecord,
    NewBranch,
    NewReview,
    ReviewAnalysis,
    ReviewEvents,
    ReviewInfo,
    ReviewQuery,
    ReviewViews,
)
from ..protocol.tables import NewTable, Seated, Sit, TableInfo
from .call import Call
from .hosts import from_this_machine
from .local_network import addresses, url
from .sheets import all_games, table_sheet

Types: TypeAlias = type[msgspec.Struct]


@dataclass(frozen=True, slots=True)
class Door:
    """One request that can be made."""

    method: str
    path: str
    about: str
    answer: Types
    act: Callable[[Call], Awaitable[Any]]
    """What it does."""
    body: Types | None = None
    status: int = 200
    seat: bool = False
    """Whether it needs a seat's token."""
    query: Types | None = None
    """What may stand behind the question mark."""
    problems: tuple[int, ...] = ()
    """The errors of its own that it may answer with."""


async def _health(call: Call) -> Health:
    return Health(ok=True, tables=await call.house.tables.sweep())


async def _games(_call: Call) -> Encoded:
    return await all_games()


async def _reach(call: Call) -> Reach:
    if not from_this_machine(call.request):
        return Reach([])
    _, port = call.request.scope["server"]
    return Reach([url(address, port) for address in addresses(call.house.settings.host)])


async def _sheet(call: Call) -> Encoded:
    return await table_sheet((await call.house.tables.find(call.id)).rules)


async def _review_sheet(call: Call) -> Encoded:
    return await table_sheet((await call.house.reviews.find(call.id)).rules)


ANY_DOOR: Final = (400, 421, 429, 500)
"""The errors that every door may answer with: a bad request, an unknown host, a flood, a fault of ours."""
TABLE: Final = "/api/tables/{id}"
REVIEW: Final = "/api/reviews/{id}"
DOORS: Final = {
    "health": Door(
        "GET", "/api/health", "Whether the server runs.",
        Health, _health,
    ),
    "games": Door(
        "GET", "/api/games", "The games that can be played here.",
        GameList, _games,
    ),
    "reach": Door(
        "GET", "/api/reach", "Where other machines in the network find this page; told to whoever asks from this one.",
        Reach, _reach,
    ),
    "create": Door(
        "POST", "/api/tables", "Set a table up.",
        Seated, lambda call: call.house.tables.create(call.body, call.visitor),
        body=NewTable, status=201, problems=(403, 404, 413, 415, 422, 503),
    ),
    "table": Door(
        "GET", TABLE, "A table as anybody may see it.",
        TableInfo, lambda call: call.house.tables.info(call.id),
        problems=(404, 409),
    ),
    "sheet": Door(
        "GET", TABLE + "/sheet", "What a table's numbers mean.",
        Sheet, _sheet,
        problems=(404, 409),
    ),
    "sit": Door(
        "POST", TABLE + "/seats", "Take a seat.",
        Seated, lambda call: call.house.tables.sit(call.id, call.body, call.visitor),
        body=Sit, problems=(403, 404, 409, 413, 415, 422, 503),
    ),
    "leave": Door(
        "POST", TABLE + "/leave", "Get up: before the game begins, the seat is open again; later it stays yours.",
        TableInfo, lambda call: call.house.tables.leave(call.id, call.token),
        seat=True, problems=(401, 403, 404, 409, 503),
    ),
    "give-up": Door(
        "POST", TABLE + "/give-up", "Give a seat up for good: no token opens it any more, and its name is gone.",
        TableInfo, lambda call: call.house.tables.give_up(call.id, call.token),
        seat=True, problems=(401, 403, 404, 409, 503),
    ),
    "rematch": Door(
        "POST", TABLE + "/rematch", "Play again with the same people and settings; your seat at the new table.",
        Seated, lambda call: call.house.tables.rematch(call.id, call.token, call.visitor),
        seat=True, problems=(401, 403, 404, 409, 503),
    ),
    "import": Door(
        "POST", "/api/reviews", "Look back at a record of your own.",
        ReviewInfo, lambda call: call.house.reviews.bring(call.body, call.visitor),
        body=NewReview, status=201, problems=(403, 413, 415, 422, 503),
    ),
    "review": Door(
        "GET", REVIEW, "A game that is over.",
        ReviewInfo, lambda call: call.house.reviews.info(call.id),
        problems=(404, 409),
    ),
    "review-sheet": Door(
        "GET", REVIEW + "/sheet", "What its numbers mean.",
        Sheet, _review_sheet,
        problems=(404, 409),
    ),
    "record": Door(
        "GET", REVIEW + "/record", "Its record.",
        KeptRecord, lambda call: call.house.reviews.record(call.id),
        problems=(404, 409),
    ),
    "events": Door(
        "GET", REVIEW + "/events", "All that was told, from `start` on.",
        ReviewEvents, lambda call: call.house.reviews.events(call.id, call.query),
        query=ReviewQuery, problems=(404, 409),
    ),
    "views": Door(
        "GET", REVIEW + "/views", "The table at the moments from `start` on.",
        ReviewViews, lambda call: call.house.reviews.views(call.id, call.query),
        query=ReviewQuery, problems=(404, 409),
    ),
    "analysis": Door(
        "GET", REVIEW + "/analysis", "What search says about it; it begins to think when first asked.",
        ReviewAnalysis, lambda call: call.house.reviews.analysis(call.id, call.visitor),
        problems=(404, 409, 503),
    ),
    "branch": Door(
        "POST", REVIEW + "/branch", "Go on from a moment, against bots.",
        Seated, lambda call: call.house.reviews.branch(call.id, call.body, call.visitor),
        body=NewBranch, status=201, problems=(403, 404, 409, 413, 415, 422, 503),
    ),
    "lobby": Door(
        "GET", "/api/lobby", "The tables that everybody may see.",
        LobbyTables, lambda call: call.house.lobby.everybodys(),
    ),
    "mine": Door(
        "POST", "/api/lobby/mine", "The tables of the seats that a browser keeps, and of its account.",
        MyTables, lambda call: call.house.lobby.mine(call.body, call.session),
        body=HeldTokens, problems=(403, 413, 415),
    ),
    "account": Door(
        "GET", "/api/account", "Who is signed in here.",
        AccountInfo, lambda call: call.house.accounts.info(call.session),
    ),
    "sign-up": Door(
        "POST", "/api/account/sign-up", "A new account.",
        AccountInfo, lambda call: call.house.accounts.sign_up(call.caller, call.body),
        body=Credentials, status=201, problems=(403, 409, 413, 415, 422, 503),
    ),
    "sign-in": Door(
        "POST", "/api/account/sign-in", "Sign in on this device.",
        AccountInfo, lambda call: call.house.accounts.sign_in(call.caller, call.body),
        body=Credentials, problems=(403, 413, 415, 422, 503),
    ),
    "sign-out": Door(
        "POST", "/api/account/sign-out", "Sign out on this device.",
        AccountInfo, lambda call: call.house.accounts.sign_out(call.session),
        problems=(403,),
    ),
    "adopt": Door(
        "POST", "/api/account/seats", "Seats that this browser keeps belong to the account from now on.",
        AccountInfo, lambda call: call.house.accounts.adopt(call.session, call.body),
        body=HeldTokens, problems=(403, 413, 415),
    ),
    "password": Door(
        "POST", "/api/account/password", "Another password; every other device has to sign in again.",
        AccountInfo, lambda call: call.house.accounts.change_password(call.caller, call.body),
        body=NewPassword, problems=(403, 413, 415, 422, 503),
    ),
    "delete-account": Door(
        "POST", "/api/account/delete", "Forget the account with all that is its own.",
        AccountInfo, lambda call: call.house.accounts.delete(call.caller, call.body),
        body=PasswordOnly, problems=(403, 413, 415, 503),
    ),
    "report": Door(
        "POST", "/api/reports", "Report a problem; the record of the table goes to whoever runs the server alone.",
        Reported, lambda call: call.house.reports.take(call.body, call.visitor.network),
        body=NewReport, status=201, problems=(403, 404, 409, 413, 415, 422, 503),
    ),
}  # fmt: skip
"""Every door by its name; each may also answer 400, 429 and 500."""
