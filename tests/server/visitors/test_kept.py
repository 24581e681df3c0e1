"""What is kept from one address: so many tables and so many bytes a day, whatever becomes of the cookie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest

from grandvizier import Match
from grandvizier.games import three_wishes
from grandvizier.server.store import FILE

from ..kit import GAME, House, running

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
SHIPPED = Path(three_wishes.__file__).with_name("components.toml").read_text("utf-8")
COMPONENTS = f"{SHIPPED}\n# {'x' * 50_000}\n"
HERE, SAME_LINE, NEXT_DOOR = "2001:db8:1:2::7", "2001:db8:1:2:ffff::9", "2001:db8:1:3::7"


def ask(house: House, path: str, body: Any, address: str = HERE) -> httpx2.Response:
    """As a new guest from there: a cookie is dropped as soon as it comes."""
    return house.request("POST", path, json=body, headers={"x-forwarded-for": address})


def set_up(house: House, address: str = HERE, **more: Any) -> tuple[int, str]:
    answer = ask(house, "/api/tables", {"game": GAME, "name": "Eve", "seats": SEATS, **more}, address)
    return answer.status_code, answer.json().get("code", "")


FULL = (429, "too-much-kept")


def test_tables_are_counted_by_address(tmp_path: Path) -> None:
    with running(tmp_path, set_up_rate="3/day") as house:
        assert [set_up(house) for _ in range(3)] == [(201, "")] * 3
        assert set_up(house) == FULL
        assert set_up(house, SAME_LINE) == FULL
        assert set_up(house, NEXT_DOOR) == (201, "")
        record = Match(GAME, players=3, seed=1).record()
        refused = ask(house, "/api/reviews", {"record": record})
        assert (refused.status_code, refused.json()["code"]) == FULL
        assert ask(house, "/api/reviews", {"record": record}, NEXT_DOOR).status_code == 201


@pytest.mark.parametrize("fit", [0, 2])
def test_bytes_are_counted_by_address(tmp_path: Path, fit: int) -> None:
    with running(tmp_path, upload_rate=f"{fit * len(COMPONENTS) + 1000}/day") as house:
        for _ in range(fit):
            assert set_up(house, components=COMPONENTS) == (201, "")
        before = (tmp_path / f"{FILE}-wal").stat().st_size
        for _ in range(20):
            assert set_up(house, components=COMPONENTS) == FULL
        assert (tmp_path / f"{FILE}-wal").stat().st_size - before < len(COMPONENTS)
        # What is refused does not count, and there is room for what is small.
        assert set_up(house) == (201, "")
        assert set_up(house, NEXT_DOOR, components=COMPONENTS) == ((201, "") if fit else FULL)


def test_records_and_what_goes_on_from_them_are_counted_too(tmp_path: Path) -> None:
    match = Match(GAME, players=3, seed=1)
    while match.seat is not None:
        match.play(match.seat, *match.choices(match.seat)[-1].path)
    record = match.record()
    with running(tmp_path, upload_rate="40000/day") as house:
        answers = [ask(house, "/api/reviews", {"record": record}) for _ in range(40)]
        codes = [answer.status_code for answer in answers]
        assert codes[0] == 201
        assert codes[-1] == 429
        review = answers[0].json()["id"]
        wish = {"at": answers[0].json()["events"] - 1, "seat": 0, "name": "Eve"}
        branches = [ask(house, f"/api/reviews/{review}/branch", wish, NEXT_DOOR) for _ in range(40)]
        assert branches[0].status_code == 201
        assert (branches[-1].status_code, branches[-1].json()["code"]) == FULL


def test_what_is_read_is_counted_by_address_right_or_wrong(tmp_path: Path) -> None:
    many = (429, "flood")
    with running(tmp_path, bring_rate="3/hour") as house:
        assert [set_up(house, components=text) for text in ("[", COMPONENTS)] == [(422, "bad-components"), (201, "")]
        assert ask(house, "/api/reviews", {"record": {}}).status_code == 422
        assert set_up(house, components=COMPONENTS) == many
        refused = ask(house, "/api/reviews", {"record": {}})
        assert (refused.status_code, refused.json()["code"]) == many
        # Whoever brings nothing along is not kept out, nor whoever lives elsewhere.
        assert set_up(house) == (201, "")
        assert set_up(house, NEXT_DOOR, components=COMPONENTS) == (201, "")


def test_new_guests_do_not_multiply_the_requests_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, guest_rate="3/hour", address_rate="5/hour") as house:
        address = {"x-forwarded-for": HERE}
        with httpx2.Client(base_url=f"http://{house.address}", headers=address) as guest:
            assert guest.post("/api/tables", json={"game": GAME, "name": "Eve", "seats": SEATS}).status_code == 201
            assert [guest.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert house.request("GET", "/api/games", headers=address).status_code == 429
        assert house.request("GET", "/api/games", headers={"x-forwarded-for": NEXT_DOOR}).status_code == 200
