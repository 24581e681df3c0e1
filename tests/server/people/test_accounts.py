"""Accounts: names, passwords, devices, and the seats that follow somebody from one to the next."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest

from grandvizier.server.logs import writing
from grandvizier.server.people import passwords

from ...patience import PATIENCE
from ..kit import GAME, House, running

SESAME = "open sesame, friend"
OTHER = "forty thieves"


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cost is a number; what is done with it is the same."""
    monkeypatch.setattr(passwords, "LOG_N", 4)


@dataclass
class Device:
    """A browser: it keeps its cookies."""

    client: httpx2.Client

    def post(self, path: str, body: object = None, status: int = 200) -> dict[str, Any]:
        answer = self.client.post(f"/api/{path}", json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def sign_up(self, name: str, status: int = 201) -> dict[str, Any]:
        return self.post("account/sign-up", {"name": name, "password": SESAME}, status)

    def sign_in(self, name: str, password: str = SESAME, status: int = 200) -> dict[str, Any]:
        return self.post("account/sign-in", {"name": name, "password": password}, status)

    def name(self) -> str | None:
        found: str | None = self.client.get("/api/account").json()["name"]
        return found

    def table(self, *kinds: str, **more: Any) -> dict[str, Any]:
        seats = [{"kind": kind} if kind in {"me", "open"} else {"kind": "bot", "bot": kind} for kind in kinds]
        return self.post("tables", {"game": GAME, "name": "Ada", "seats": seats, **more}, 201)

    def mine(self, *held: dict[str, Any]) -> list[dict[str, Any]]:
        seats = [{"table": seat["table"], "token": seat["token"]} for seat in held]
        return list(self.post("lobby/mine", {"seats": seats})["tables"])


@contextmanager
def device(house: House) -> Iterator[Device]:
    with httpx2.Client(base_url=f"http://{house.address}", timeout=PATIENCE) as client:
        yield Device(client)


def rows(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.sqlite3", timeout=10)) as database:
        return database.execute(query).fetchall()


def test_seats_follow_an_account_to_another_device(house: House) -> None:
    with device(house) as phone, device(house) as desktop:
        assert phone.name() is None
        assert phone.sign_up("Scheherazade") == {"name": "Scheherazade"}
        seated = phone.table("me", "greedy", "greedy")
        taken = phone.post(f"tables/{house.new('me', 'open', 'open')['table']}/seats", {"name": "Ada"})
        assert desktop.mine() == []
        desktop.sign_in("scheherazade")
        assert desktop.name() == "Scheherazade"
        found = {table["table"]["id"]: table["seats"] for table in desktop.mine()}
        assert found == {one["table"]: [{"seat": one["seat"], "token": one["token"]}] for one in (seated, taken)}
        desktop.post("account/sign-out")
        assert (desktop.name(), desktop.mine()) == (None, [])
        assert phone.name() == "Scheherazade", "the other device stays signed in"


def test_everybody_at_one_screen_is_kept_by_its_account(house: House) -> None:
    with device(house) as tablet, device(house) as desktop:
        tablet.sign_up("Shahriar")
        plans = [{"kind": "me"}, {"kind": "here", "name": "Shahzaman"}, {"kind": "open"}]
        seated = tablet.post("tables", {"game": GAME, "name": "Shahriar", "seats": plans}, 201)
        desktop.sign_in("Shahriar")
        (found,) = desktop.mine()
        assert found["seats"] == [{"seat": seated["seat"], "token": seated["token"]}, *seated["others"]]


def test_an_account_is_deleted_though_a_table_of_its_cannot_go_on(tmp_path: Path) -> None:
    with running(tmp_path) as house, device(house) as browser:
        browser.sign_up("Marouf")
        lost = browser.table("me", "open", "open")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.execute("UPDATE tables SET game = 'chess'")
        database.commit()
    with running(tmp_path) as house, device(house) as browser:
        browser.sign_in("Marouf")
        browser.post("account/delete", {"password": SESAME})
        assert browser.mine(lost) == []
    assert rows(tmp_path, "SELECT name FROM seats WHERE seat = 0") == [("…",)]
    assert rows(tmp_path, "SELECT * FROM accounts") == []


def test_seats_of_a_guest_can_be_adopted(house: House) -> None:
    with device(house) as browser, device(house) as elsewhere:
        before = browser.table("me", "open", "open")
        assert [table["table"]["id"] for table in browser.mine(before)] == [before["table"]]
        browser.sign_up("Dinarzade")
        forged = {"table": before["table"], "token": before["token"] + "x"}
        browser.post("account/seats", {"seats": [{"table": before["table"], "token": before["token"]}, forged]})
        elsewhere.sign_in("Dinarzade")
        assert [table["table"]["id"] for table in elsewhere.mine()] == [before["table"]]
        # A seat that was given up is nobody's, also not the account's.
        house.post(f"/api/tables/{before['table']}/leave", token=before["token"])
        assert elsewhere.mine() == []
    with device(house) as stranger:
        assert stranger.post("account/seats", {"seats": []}, 403)["code"] == "not-signed-in"


def test_a_name_is_given_once(house: House) -> None:
    """However it is written."""
    with device(house) as browser:
        browser.sign_up("Aladdin")
        for name in ("aladdin", "ALADDIN", "  Aladdin ", "\N{FULLWIDTH LATIN CAPITAL LETTER A}laddin"):
            assert browser.sign_up(name, 409)["code"] == "name-taken"


def test_what_is_refused(house: House) -> None:
    with device(house) as browser:
        wish = {"name": "Morgiana", "password": "short"}
        assert browser.post("account/sign-up", wish, 422)["code"] == "short-password"
        assert (
            browser.post("account/sign-up", wish | {"password": SESAME, "name": " \u200b"}, 422)["code"] == "bad-name"
        )
        browser.sign_up("Morgiana")
        wrong = browser.sign_in("Morgiana", OTHER, 403)
        assert wrong == browser.sign_in("Nobody at all", OTHER, 403), "who has an account is not told"
        elsewhere = browser.client.post(
            "/api/account/sign-in",
            json={"name": "Morgiana", "password": SESAME},
            headers={"origin": "https://elsewhere.example"},
        )
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "bad-origin")


def test_another_password_signs_every_other_device_out(house: House) -> None:
    with device(house) as phone, device(house) as desktop:
        phone.sign_up("Cassim")
        desktop.sign_in("Cassim")
        assert phone.post("account/password", {"old": OTHER, "new": OTHER}, 403)["code"] == "wrong-password"
        assert phone.post("account/password", {"old": SESAME, "new": "short"}, 422)["code"] == "short-password"
        phone.post("account/password", {"old": SESAME, "new": OTHER})
        assert (phone.name(), desktop.name()) == ("Cassim", None)
        desktop.sign_in("Cassim", SESAME, 403)
        desktop.sign_in("Cassim", OTHER)


def test_the_cookie_is_for_the_server_alone_and_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as house, device(house) as browser:
        answer = browser.client.post("/api/account/sign-up", json={"name": "Ali", "password": SESAME})
        cookies = answer.headers.get_list("set-cookie")
        (cookie,) = (text for text in cookies if text.startswith("session="))
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        old = browser.client.cookies["session"]
        assert browser.name() == "Ali"
        assert browser.client.cookies["session"] == old
        monkeypatch.setattr("grandvizier.server.people.accounts.FRESH", 0)
        assert browser.name() == "Ali"
        new = browser.client.cookies["session"]
        assert new != old
        ends = {row[0] for row in rows(tmp_path, "SELECT ends - made < 1000 FROM sessions")}
        assert ends == {0, 1}, "the old one works for a moment only"
        browser.sign_in("Ali")
        assert len(rows(tmp_path, "SELECT * FROM sessions")) == 2, "this device has one, and the old one for a moment"
        kept = str(rows(tmp_path, "SELECT * FROM sessions"))
        assert old not in kept
        assert new not in kept


def test_an_account_is_deleted_with_all_that_is_its_own(tmp_path: Path) -> None:
    with running(tmp_path) as house, device(house) as browser:
        browser.sign_up("Sinbad")
        running_game = browser.table("me", "open", "open")
        for name in ("One", "Two"):
            house.post(f"/api/tables/{running_game['table']}/seats", {"name": name})
        waiting = browser.table("me", "open", "open")
        assert browser.post("account/delete", {"password": OTHER}, 403)["code"] == "wrong-password"
        browser.post("account/delete", {"password": SESAME})
        assert browser.name() is None
        browser.sign_in("Sinbad", status=403)
        for query in ("SELECT * FROM accounts", "SELECT * FROM sessions", "SELECT * FROM account_seats"):
            assert rows(tmp_path, query) == []
        assert browser.mine(running_game, waiting) == []
        seats = house.get(f"/api/tables/{running_game['table']}")["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", name) for name in ("…", "One", "Two")]
        assert house.get(f"/api/tables/{waiting['table']}")["seats"][0]["kind"] == "open"
        browser.sign_up("Sinbad")
        assert browser.mine() == []


def test_passwords_are_tried_so_often_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, sign_in_rate="3/hour") as house, device(house) as browser, device(house) as stranger:
        browser.sign_up("Zobeide")
        for _ in range(2):
            stranger.sign_in("Zobeide", OTHER, 403)
        assert stranger.sign_in("Zobeide", SESAME, 429)["code"] == "too-many-tries"
        # A device that is known has its own three, and no more either.
        browser.post("account/sign-out")
        for _ in range(3):
            browser.sign_in("Zobeide", OTHER, 403)
        assert browser.sign_in("Zobeide", SESAME, 429)["code"] == "too-many-tries"


def test_whoever_guesses_keeps_nobody_out_of_their_own_account(tmp_path: Path) -> None:
    """Neither where they are signed in, nor where they were, be it from the very address that guesses."""
    with (
        running(tmp_path, sign_in_rate="5/hour", guess_rate="8/hour") as house,
        device(house) as phone,
        device(house) as desktop,
        device(house) as stranger,
    ):
        phone.sign_up("Zumurrud")
        desktop.sign_in("Zumurrud")
        desktop.post("account/sign-out")
        for number in range(12):
            stranger.client.headers["x-forwarded-for"] = f"192.0.2.{number}"
            stranger.sign_in("Zumurrud", OTHER, 403 if number < 7 else 429)
        del stranger.client.headers["x-forwarded-for"]
        for _ in range(5):
            stranger.client.post("/api/account/sign-in", json={"name": "Nobody", "password": OTHER})
        desktop.sign_in("Zumurrud")
        phone.post("account/password", {"old": SESAME, "new": OTHER})
        phone.post("account/delete", {"password": OTHER})


def test_many_accounts_do_not_multiply_the_tries_of_an_address(tmp_path: Path) -> None:
    """Each account has a device of its own, and a new one is quickly made."""
    with (
        running(tmp_path, sign_in_rate="4/hour", try_rate="8/hour") as house,
        device(house) as first,
        device(house) as second,
        device(house) as third,
    ):
        first.sign_up("Cassim")
        second.sign_up("Mustapha")
        third.sign_up("Baba")
        first.post("account/sign-out")
        for _ in range(3):
            first.sign_in("Cassim", OTHER, 403)
        # Signed in or not: it is the same work.
        second.post("account/delete", {"password": OTHER}, 403)
        second.post("account/password", {"old": OTHER, "new": SESAME}, 403)
        assert first.sign_in("Cassim", SESAME, 429)["code"] == "too-many-tries"
        assert third.sign_in("Baba", SESAME, 429)["code"] == "too-many-tries"
        assert second.post("account/delete", {"password": SESAME}, 429)["code"] == "too-many-tries"
        third.client.headers["x-forwarded-for"] = "192.0.2.1"
        third.sign_in("Baba")


def test_accounts_count_as_what_is_kept_from_an_address(tmp_path: Path) -> None:
    with running(tmp_path, set_up_rate="2/day") as house, device(house) as browser:
        browser.sign_up("Cassim")
        # What is refused does not count.
        assert browser.sign_up("Cassim", 409)["code"] == "name-taken"
        browser.sign_up("Morgiana")
        assert browser.sign_up("Abdalla", 429)["code"] == "too-much-kept"
        browser.client.headers["x-forwarded-for"] = "192.0.2.1"
        browser.sign_up("Abdalla")


def test_one_line_counts_once_whichever_of_its_addresses_it_guesses_from(tmp_path: Path) -> None:
    with running(tmp_path, sign_in_rate="3/hour") as house, device(house) as stranger:
        for number in range(5):
            stranger.client.headers["x-forwarded-for"] = f"2001:db8:1:2::{number}"
            stranger.sign_in(f"Somebody {number}", OTHER, 403 if number < 3 else 429)
        stranger.client.headers["x-forwarded-for"] = "2001:db8:1:3::1"
        stranger.sign_in("Somebody", OTHER, 403)


def test_a_device_is_known_to_its_own_account_alone(tmp_path: Path) -> None:
    with running(tmp_path, sign_in_rate="4/hour", guess_rate="2/hour") as house, device(house) as browser:
        browser.sign_up("Camaralzaman")
        with device(house) as other:
            other.sign_up("Badr")
            for status in (403, 403, 429):
                other.sign_in("Camaralzaman", OTHER, status)
            other.client.cookies.set("device", "nonsense")
            other.sign_in("Camaralzaman", OTHER, 429)


def test_a_name_that_looks_like_another_is_not_given(house: House) -> None:
    """By letters of other alphabets, by those without a dot, by signs that nobody sees, by digits."""
    with device(house) as browser:
        browser.sign_up("Ali Baba")
        for name in (
            "Al\N{CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I} Baba",
            "Al\N{LATIN SMALL LETTER DOTLESS I} Baba",
            "AL\N{CYRILLIC CAPITAL LETTER BYELORUSSIAN-UKRAINIAN I} BABA",
            "\N{GREEK CAPITAL LETTER ALPHA}li Baba",
            "Ali B\N{CYRILLIC SMALL LETTER A}b\N{CYRILLIC SMALL LETTER A}",
            "AIi Baba",
            "A1i Baba",
            "Ali B\N{COMBINING GRAPHEME JOINER}aba",
            "Ali Baba\N{VARIATION SELECTOR-1}",
        ):
            assert browser.sign_up(name, 409)["code"] == "name-taken", name
        for name in ("Ali Babar", "Al\N{LATIN SMALL LETTER I WITH ACUTE} Baba", "Али Баба"):
            browser.sign_up(name)


def test_a_name_is_free_again_once_its_account_is_gone(house: House) -> None:
    with device(house) as browser:
        browser.sign_up("Maruf")
        browser.post("account/delete", {"password": SESAME})
        browser.sign_up("M\N{CYRILLIC SMALL LETTER A}ruf")
        browser.sign_up("Maruf", 409)


def test_two_at_once_do_not_get_names_that_look_alike(house: House) -> None:
    names = [
        "Peri Banu",
        "P\N{CYRILLIC SMALL LETTER IE}ri Banu",
        "Peri B\N{CYRILLIC SMALL LETTER A}nu",
        "peri banu",
    ] * 2

    def sign_up(name: str) -> int:
        with device(house) as browser:
            return browser.client.post("/api/account/sign-up", json={"name": name, "password": SESAME}).status_code

    with ThreadPoolExecutor(len(names)) as pool:
        assert sorted(pool.map(sign_up, names)) == [201] + [409] * (len(names) - 1)


def test_accounts_that_looked_alike_before_stay_as_they_are(tmp_path: Path) -> None:
    """Both sign in by their own names; and nobody else gets another that looks like theirs."""
    with running(tmp_path) as house, device(house) as browser:
        browser.sign_up("Aziz")
        browser.sign_up("somebody else")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        other = "Az\N{CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I}z"
        database.execute("UPDATE accounts SET name = ?, folded = ? WHERE name <> 'Aziz'", (other, other.casefold()))
        database.commit()
    with running(tmp_path) as house, device(house) as browser:
        for name in ("Aziz", other):
            browser.sign_in(name)
            assert browser.name() == name
        browser.sign_up("Az\N{LATIN SMALL LETTER DOTLESS I}z", 409)
        browser.post("account/delete", {"password": SESAME})
        browser.sign_up("Az\N{LATIN SMALL LETTER DOTLESS I}z", 409)
        browser.sign_in("Aziz")


def test_a_password_is_in_nothing_that_is_kept_or_written(tmp_path: Path) -> None:
    stream = io.StringIO()
    with writing("json", stream), running(tmp_path) as house, device(house) as browser:
        answers = [browser.sign_up("Badoura"), browser.sign_in("Badoura"), browser.sign_in("Badoura", OTHER, 403)]
        browser.post("account/password", {"old": SESAME, "new": OTHER})
        seated = browser.table("me", "open", "open")
        answers += [house.get(f"/api/tables/{seated['table']}"), house.get("/api/lobby")]
        everything = str(answers) + stream.getvalue() + str(rows(tmp_path, "SELECT * FROM accounts"))
        assert SESAME not in everything
        assert OTHER not in everything
        assert "Badoura" not in str(answers[3:]), "an account's name is told by nothing but the seat it is given"
    for path in tmp_path.iterdir():
        kept = path.read_bytes()
        assert SESAME.encode() not in kept
        assert OTHER.encode() not in kept
