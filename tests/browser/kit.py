"""A real server as a process, browser windows at its tables, and friends who play over a bare socket."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx2
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from websockets.sync.client import connect

from grandvizier import Match
from grandvizier.server.http.static import FOLDER

from ..loopback import PLAIN
from ..offers import folded, offered
from ..patience import PATIENCE, wait_until
from ..unlimited import UNLIMITED

ROOT = Path(__file__).parents[2]
GAME = "three-wishes"
SETTINGS = {name: str(value) for name, value in UNLIMITED.items()}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TELL_VIOLATIONS = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""
CARD = re.compile(r"^(the (left|right) centre|(your|[^:]*’s) (first|second|third)) card, ")
"""How a place of a card is called in English."""
Body = dict[str, Any]


class House:
    """A server in its own process, on a port and in a folder that it keeps when it is killed."""

    def __init__(self, data: Path, host: str = "127.0.0.1", python: Path = Path(sys.executable)) -> None:
        assert (FOLDER / "index.html").is_file(), "The page is not built: run `make page`, then the tests again."
        self.data = data
        self.host = host
        self.python = python
        """The environment that it is installed in."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and come back once it listens."""
        program = self.python.with_name("grandvizier")
        command = [str(program), "serve", "--host", self.host, "--port", str(self.port)]
        command += ["--data", str(self.data)]
        settings = {f"GRANDVIZIER_{name.upper()}": value for name, value in SETTINGS.items()}
        self._process = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        assert any("page" in line for line in self._process.stdout), "the server did not start"

    def kill(self) -> None:
        """Without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """With one."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        assert self._process.stdout
        self._process.stdout.close()

    def post(self, path: str, body: object) -> Body:
        answer = httpx2.post(f"{self.url}/api{path}", json=body, timeout=PATIENCE, verify=PLAIN)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def table(self, *kinds: str, memory: str | None = None, **options: bool | int | str) -> Table:
        """A new table of 3 Wishes."""
        return self.table_of(GAME, *kinds, memory=memory, agreed=None, **options)

    def table_of(
        self, game: str, *kinds: str, memory: str | None = None, agreed: Body | None = None, **options: bool | int | str
    ) -> Table:
        """A new table; a seat is `me`, `friend`, or the name of a bot.  Friends sit down at once."""
        plans = {"me": {"kind": "me"}, "friend": {"kind": "open"}, "open": {"kind": "open"}}
        seats = [plans.get(kind, {"kind": "bot", "bot": kind}) for kind in kinds]
        wish: Body = {"game": game, "name": "Ada", "seats": seats, "options": options, "memory": memory}
        wish |= agreed or {}
        mine = self.post("/tables", wish)
        table = Table(self, mine["table"], {mine["seat"]: mine["token"]}, game)
        for seat, kind in enumerate(kinds):
            if kind == "friend":
                seated = self.post(f"/tables/{table.id}/seats", {"name": f"Friend {seat}", "seat": seat})
                table.tokens[seat] = seated["token"]
        return table

    def moment(self, match: Match, at: int) -> Table:
        """A moment of a game that was played without a table: the first seat goes on from there, against bots."""
        review = self.post("/reviews", {"record": match.record()})["id"]
        mine = self.post(f"/reviews/{review}/branch", {"at": at, "seat": 0, "name": "Ada", "bot": "random"})
        return Table(self, mine["table"], {0: mine["token"]}, match.game.name)

    def storage(self, kept: list[Body], **settings: Any) -> Any:
        """What a browser has kept that holds these seats."""
        items = {"gv:seats": kept, "gv:settings": {"language": "en", "careful": False} | settings}
        store = [{"name": name, "value": json.dumps(value)} for name, value in items.items()]
        return {"cookies": [], "origins": [{"origin": self.url, "localStorage": store}]}


@dataclass
class Table:
    """A table, and the tokens of its people."""

    house: House
    id: str
    tokens: dict[int, str]
    game: str = GAME

    @property
    def url(self) -> str:
        return f"{self.house.url}/table/{self.id}"

    def storage(self, seat: int | None, **settings: Any) -> Any:
        """What a browser has kept that sits here."""
        return self.house.storage([] if seat is None else [self.kept(seat)], **settings)

    def kept(self, seat: int) -> Body:
        """A seat here as a browser keeps it."""
        where = {"table": self.id, "game": self.game, "seat": seat, "token": self.tokens[seat]}
        return where | {"names": ["Ada", "Friend"], "when": 1_700_000_000_000, "over": False}


class Friend:
    """Somebody at the table who plays over a bare socket."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self._game = table.game
        self.update: Body = {}
        address = f"ws://127.0.0.1:{table.house.port}/api/tables/{table.id}/socket"
        self._open = contextlib.ExitStack()
        self._socket = self._open.enter_context(connect(address, compression=None))
        self._say("hello", token=table.tokens[seat], events=0)
        while not self.update:
            self._hear()

    def _say(self, what: str, **fields: Any) -> None:
        self._socket.send(json.dumps({"type": what} | fields))

    def _hear(self) -> Body:
        message: Body = json.loads(self._socket.recv(timeout=PATIENCE))
        if message["type"] == "update":
            self.update = folded(message, self.update, self._game, self.seat)
        assert message["type"] not in {"trouble", "refused"}, message
        return message

    def wait(self) -> None:
        """Hear what comes, up to the next update."""
        while self._hear()["type"] != "update":
            pass

    def catch_up(self) -> Friend:
        """Hear everything that was sent up to now."""
        self._say("ping")
        while self._hear()["type"] != "pong":
            pass
        return self

    @property
    def asked(self) -> int | None:
        """Who is to choose now."""
        asked = self.catch_up().update["view"]["asked"]
        return None if asked is None else int(asked["seat"])

    def choose(self, verb: str, *args: int) -> None:
        """The offer of this verb, with these arguments as far as they are given."""
        at = self.update["at"]
        offers = (o for o in self.update["offers"] if o["do"] == verb and o["args"][: len(args)] == list(args))
        self._say("choose", at=at, path=next(offers)["path"])
        while self.update["at"] == at:
            self._hear()

    def go(self) -> None:
        self._open.close()


def play_out(table: Table, seed: int) -> None:
    """The first seat plays on to the end, at random and without a window; bots sit in the others."""
    me, rng = Friend(table, 0), Random(seed)
    while not me.update["view"]["over"]:
        if me.update["offers"]:
            offer = rng.choice(me.update["offers"])
            me.choose(offer["do"], *offer["args"])
        else:
            me.wait()
    me.go()


def played_by_chance(match: Match, seed: str) -> dict[str, list[int]]:
    """Let chance play a game to its end: where its first seat is asked, by question."""
    rng = Random(seed)
    asked: dict[str, list[int]] = {}
    while match.seat is not None:
        if match.seat == 0:
            asked.setdefault(match.question, []).append(len(match.told(0)))
        choice = rng.choice(match.choices(match.seat))
        while choice.then:
            choice = rng.choice(choice.then)
        match.play(match.seat, *choice.path)
    return asked


def late(house: House, game: str, left: int, players: int, **options: bool | int | str) -> Table:
    """A table near the end of a game that chance has played: at most so many choices of its first seat were left."""
    match = Match(game, players=players, seed=1, options=options)
    moments = sorted(chain.from_iterable(played_by_chance(match, game).values()))
    return house.moment(match, moments[-left:][0])


def friends_until(friends: Sequence[Friend], seat: int) -> None:
    """The friends look and peek in their turns until this seat is asked."""
    while (asked := friends[0].asked) != seat:
        friend = next(one for one in friends if one.seat == asked).catch_up()
        verbs = {offer["do"] for offer in friend.update["offers"]}
        # At their own first card: nothing of anybody else moves or is seen.
        friend.choose("look" if "look" in verbs else "peek", 3 * friend.seat + 3)


@dataclass
class Window:
    """A page, with all that went wrong in it and every frame it was sent."""

    page: Page
    host: str
    wrong: list[str] = field(default_factory=list)
    frames: list[Body] = field(default_factory=list)
    cut: bool = False
    """Whether the line is broken on purpose."""
    heard: int = 0
    """How many updates had come when it broke."""
    _seat: int | None = None
    _game: str = GAME
    _update: Body = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error.stack or error}"))
        self.page.on("request", self._request)
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        cut = self.cut and ("WebSocket" in message.text or "ERR_" in message.text)
        # One game is weighed for an address at a time, and all windows have the same: the page asks again.
        waits = message.location["url"].endswith("/analysis") and "503" in message.text
        if message.type == "error" and not cut and not waits:
            self.wrong.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.netloc != self.host:
            self.wrong.append(f"asked another host: {request.url}")

    def _socket(self, opened: WebSocket) -> None:
        if urlsplit(opened.url).netloc != self.host:
            self.wrong.append(f"asked another host: {opened.url}")
        opened.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, frame: Body) -> None:
        if frame["type"] == "welcome":
            self._seat, self._game = frame["seat"], frame["table"]["game"]
        elif frame["type"] == "update":
            frame = self._update = folded(frame, self._update, self._game, self._seat)
        elif frame["type"] == "ahead":
            frame["offers"] = offered(self._game, self._seat, frame["offers"])
        self.frames.append(frame)

    def _newest(self) -> Body:
        """The last update that was handed over."""
        return next((frame for frame in reversed(self.frames) if frame["type"] == "update"), {})

    @property
    def updates(self) -> list[Body]:
        """The updates received so far."""
        self.page.evaluate("0")  # what has arrived is handed over while the page is asked something
        return [frame for frame in self.frames if frame["type"] == "update"]

    @property
    def now(self) -> Body:
        """The newest update."""
        self.page.evaluate("0")
        return self._newest()

    def come_back(self) -> None:
        """Wait until it hears from the server again."""
        wait_until(lambda: len(self.updates) > self.heard, lambda: self.page.wait_for_timeout(50))

    def until(self, what: Callable[[Body], bool], meanwhile: Callable[[], object] = lambda: None) -> Body:
        """Wait for an update of which this is so, and until it is on the screen."""

        def wait() -> None:
            meanwhile()
            self.page.wait_for_timeout(20)

        # Both waits hand over what has arrived; asking the page as well would cost as much as what is waited for.
        self.page.evaluate("0")
        wait_until(lambda: bool(newest := self._newest()) and what(newest), wait)
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return self.now


@dataclass
class Seated:
    """A window at a table, and the friends who sit there too, if there are any."""

    window: Window
    friends: list[Friend] = field(default_factory=list)

    @property
    def page(self) -> Page:
        return self.window.page

    @property
    def now(self) -> Body:
        """The newest update."""
        return self.window.now


@dataclass
class Windows:
    """Opens windows, and looks after them."""

    browser: Browser
    house: House
    opened: list[Window] = field(default_factory=list)

    def context(self, **how: Any) -> BrowserContext:
        # The worker that keeps the page would load all of it beside every test.
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = self.browser.new_context(**usual | DESKTOP | how)
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(TELL_VIOLATIONS)
        return context

    def open(self, url: str, context: BrowserContext | None = None, **how: Any) -> Window:
        page = (context or self.context(**how)).new_page()
        window = Window(page, urlsplit(self.house.url).netloc)
        self.opened.append(window)
        page.goto(url)
        return window

    def sit(self, table: Table, seat: int | None = 0, settings: Body | None = None, **how: Any) -> Window:
        """A window at a table that begins: as the one who sits there, or as an onlooker."""
        window = self.come(table, seat, settings, **how)
        drawn(window.page)
        return window

    def come(self, table: Table, seat: int | None = 0, settings: Body | None = None, **how: Any) -> Window:
        """A window at a table that may have to wait for others."""
        return self.open(table.url, storage_state=table.storage(seat, **settings or {}), **how)

    @contextlib.contextmanager
    def outage(self) -> Iterator[None]:
        """The server is killed, and comes back where it was."""
        for window in self.opened:
            window.cut = True
            window.heard = len(window.updates)
        self.house.kill()
        try:
            yield
        finally:
            self.house.start()

    def settle(self) -> None:
        """Everybody is connected again."""
        for window in self.opened:
            window.come_back()
            expect(window.page.get_by_text("Connecting again")).to_have_count(0)
            window.cut = False

    def check(self) -> None:
        """Nothing went wrong in any of them."""
        for window in self.opened:
            if not window.page.is_closed():
                window.page.evaluate("0")
        wrong = [window.wrong for window in self.opened if window.wrong]
        assert wrong == [], wrong


# The page, through its roles and names alone.


def mine(page: Page) -> Locator:
    """One's own tables on the first page: where one is waited for, and the others."""
    return page.get_by_role("region", name=re.compile("^(Your turn|Come back)$"))


def dock(page: Page) -> Locator:
    """What is asked and every way to answer."""
    return page.get_by_role("region", name="Your choice")


def question(page: Page) -> Locator:
    return dock(page).get_by_role("heading", level=2).first


def verbs(page: Page) -> Locator:
    """The verbs that may be chosen; nobody has any but the one who is asked."""
    return dock(page).get_by_role("group").get_by_role("button", disabled=False)


def board(page: Page) -> Locator:
    return page.get_by_role("main")


def card(page: Page, name: str) -> Locator:
    """The place of a card on the table, by its name."""
    return board(page).get_by_role("button", name=re.compile(f"^{name}, "))


def again(page: Page) -> Locator:
    """Stands there once the game is over, for those who played."""
    return (
        dock(page)
        .get_by_role("button", name="Play again")
        .or_(dock(page).get_by_role("button", name="Join the next game"))
    )


def lit(page: Page) -> Locator:
    """The places that may be chosen now: they alone can be pressed."""
    return board(page).get_by_role("button", name=CARD, disabled=False, pressed=False)


def name_of(thing: Locator) -> str:
    """What it is called, as a screen reader has it."""
    found = re.match(r"""- '?\w+ "(.*?)"(?: \[|'?:|'?$)""", thing.aria_snapshot())
    assert found
    return found[1]


def choices(page: Page) -> Locator:
    """The plain list of choices, opened."""
    if not (listed := dock(page).get_by_role("list").get_by_role("button")).first.is_visible():
        dock(page).get_by_role("button", name="in words").click()
    return listed


def my_turn(page: Page) -> bool:
    """Wait until this window may choose (True) or the game is over (False)."""
    # While a choice is under way its own way back stands there still.
    expect(dock(page).get_by_text("Sending…")).to_have_count(0)
    # Where a single verb is left it is chosen already.
    chosen = dock(page).get_by_role("button", name="Back")
    verbs(page).or_(chosen).or_(again(page)).first.wait_for()
    drawn(page)
    return not again(page).is_visible()


def choose_first(window: Window) -> None:
    """Take the first choice of one's own turn, and wait until it has counted."""
    assert my_turn(window.page)
    at = window.now["at"]
    choices(window.page).first.click()
    counted(window, at)


def counted(window: Window, at: int) -> None:
    """Wait until a choice has counted that was made when the journal was so long."""
    window.until(lambda update: bool(update["at"] > at))


def drawn(page: Page) -> None:
    """Wait until the board is there, piece by piece as it comes."""
    expect(page.locator(".board")).to_have_attribute("aria-busy", "false")


def turns(mine: Callable[[], bool], most: int) -> Iterator[int]:
    """One turn of this window after the other, counted, until the game is over."""
    for turn in range(most):
        if not mine():
            return
        yield turn
    raise AssertionError(f"{most} turns, and it is not over")
