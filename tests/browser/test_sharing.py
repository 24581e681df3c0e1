"""The link to a table: as others reach it, or with how they could."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from grandvizier.server.http.local_network import addresses, url

from .kit import House, Windows
from .test_access import violations

pytestmark = pytest.mark.slow
EVERYWHERE = "0.0.0.0"  # noqa: S104 - a server that is to be found in the network


def test_a_link_to_this_machine_alone_says_so(windows: Windows, house: House) -> None:
    page = windows.come(house.table("me", "open", "open")).page
    expect(page.get_by_role("note")).to_contain_text("others cannot reach it")
    expect(page.get_by_role("note")).to_contain_text("make play HOST=0.0.0.0")
    expect(page.get_by_role("button", name="QR code")).to_have_count(0)
    assert violations(page, "waiting alone") == []


def test_a_server_that_listens_in_the_network_names_its_address_there(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path, EVERYWHERE)
    windows = Windows(browser, house)
    try:
        table = house.table("me", "open", "open")
        page = windows.come(table).page
        found = addresses(EVERYWHERE)
        if found:
            link = page.get_by_label("Send this link to friends in your network")
            expect(link).to_have_value(f"{url(found[0], house.port)}/table/{table.id}")
            page.get_by_role("button", name="QR code").click()
            expect(page.get_by_role("img", name="The link to this table as a QR code")).to_be_visible()
        else:
            expect(page.get_by_role("note")).to_contain_text("others cannot reach it")
        windows.check()
        page.context.close()
    finally:
        house.stop()
