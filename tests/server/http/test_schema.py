"""The doors do what their description says, for whatever is sent to them; and the description is whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from grandvizier.core.game import NotebookData
from grandvizier.server.http.doors import DOORS
from grandvizier.server.http.openapi import components, description, openapi
from grandvizier.server.protocol import messages
from grandvizier.server.protocol.from_page import FromPage, Ping
from grandvizier.server.protocol.from_server import FromServer
from grandvizier.server.socket.connection import CODES

from ..kit import House, running

CASES = 8


@pytest.fixture
def api(house: House) -> Any:
    found = schemathesis.openapi.from_url(f"http://{house.address}/api/schema")
    # A text that is too long is refused as well where the whole body is.
    found.config.checks.negative_data_rejection.expected_statuses.append("413")
    return found


schema = schemathesis.pytest.from_fixture("api")


@pytest.mark.filterwarnings("default")
@schema.parametrize()
@settings(max_examples=CASES, suppress_health_check=list(HealthCheck))
def test_every_door_keeps_its_word(case: schemathesis.Case[Any]) -> None:
    """Whether a table can be set up is for the games to say, so a well-formed wish may be refused."""
    case.call_and_validate(excluded_checks=[checks.positive_data_acceptance])


def test_every_message_is_described() -> None:
    described = openapi()["components"]["schemas"]
    # A notebook is what a game makes of it; all else is a message of the protocol.
    assert {message.__name__ for message in (*messages(), NotebookData)} == set(described)
    assert {door.method for door in DOORS.values()} == {"GET", "POST"}


def test_messages_over_the_socket_are_told_apart_by_their_type() -> None:
    (page, server), _ = components([FromPage, FromServer])
    assert page["discriminator"]["propertyName"] == server["discriminator"]["propertyName"] == "type"
    assert all(1000 < code < 5000 for code in CODES.values())
    assert msgspec.json.decode(b'{"type":"ping"}', type=FromPage) == Ping()


def test_the_description_is_made_once_and_asked_for_as_often_as_anything_else(tmp_path: Path) -> None:
    assert description() is description()
    with running(tmp_path, guest_rate="3/hour") as house:
        answers = [house.request("GET", "/api/schema") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[0].json() == openapi()
        assert answers[-1].json()["code"] == "flood"
