"""The page's types are those of the server's messages."""

from __future__ import annotations

from scripts import protocol_types


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    assert protocol_types.FILE.read_text("utf-8") == protocol_types.protocol(), "run scripts/protocol_types.py"
