"""Seats at tables that wait: nobody takes so many that others find none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..kit import Body, House, running

FULL = "too-many-seats"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("narrow"), seats_per_guest=2, seats_per_address=3) as house:
        yield house


class Guest:
    """A browser with a cookie of its own, somewhere."""

    def __init__(self, house: House, address: str) -> None:
        self._house = house
        cookie = house.request("POST", "/api/lobby/mine", json={"seats": []}).cookies["guest"]
        self._headers = {"x-forwarded-for": address, "cookie": f"guest={cookie}"}

    def sit(self, table: str, **more: Any) -> str:
        """The code of the refusal; or the token."""
        path = f"/api/tables/{table}/seats"
        answer: Body = self._house.request("POST", path, json={"name": "Eve", **more}, headers=self._headers).json()
        return str(answer.get("code") or answer["token"])


def waiting(house: House, count: int) -> list[str]:
    return [house.new("me", "open", "open")["table"] for _ in range(count)]


def test_one_guest_takes_a_few_and_one_address_some_more(narrow: House) -> None:
    eve, twin, other = (Guest(narrow, address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"))
    tables = waiting(narrow, 4)
    assert [eve.sit(table) == FULL for table in tables] == [False, False, True, True]
    assert [twin.sit(table) == FULL for table in tables[2:]] == [False, True]
    assert eve.sit(tables[3]) == twin.sit(tables[3]) == FULL
    assert narrow.get(f"/api/tables/{tables[3]}")["seats"][1]["kind"] == "open"
    assert other.sit(tables[3]) != FULL


def test_a_seat_that_was_not_taken_was_left_or_plays_counts_no_more(narrow: House) -> None:
    eve, others = Guest(narrow, "192.0.2.3"), Guest(narrow, "192.0.2.4")
    begins, left, last = waiting(narrow, 3)
    assert eve.sit(begins) != FULL
    assert eve.sit(left, seat=0) == eve.sit(left, seat=0) == "seat-taken"
    token = eve.sit(left)
    assert token != FULL
    assert eve.sit(last) == FULL
    others.sit(begins)
    assert eve.sit(last) != FULL
    assert eve.sit(last) == FULL
    narrow.post(f"/api/tables/{left}/leave", token=token)
    assert eve.sit(last) != FULL
