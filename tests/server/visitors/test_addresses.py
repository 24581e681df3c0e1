"""Where somebody asks from: one line counts as one, whichever of its addresses it uses."""

from __future__ import annotations

from ipaddress import IPv6Address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandvizier.server.visitors.addresses import network


@pytest.mark.parametrize(
    "host, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("", ""),
        ("testclient", "testclient"),
        ("[", "["),
        ("192.0.2", "192.0.2"),
        ("192.0.2.7/24", "192.0.2.7/24"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_what_an_address_counts_as(host: str, counted: str) -> None:
    assert network(host) == counted


@given(st.integers(2**125, 2**128 - 1), st.integers(0, 2**64 - 1))
def test_whoever_has_one_address_of_a_line_has_them_all(address: int, owns: int) -> None:
    another = address >> 64 << 64 | owns
    assert network(str(IPv6Address(address))) == network(str(IPv6Address(another)))
    next_door = address ^ 1 << 64
    assert network(str(IPv6Address(address))) != network(str(IPv6Address(next_door)))


@given(st.text())
def test_nothing_that_stands_for_an_address_raises(host: str) -> None:
    assert isinstance(network(host), str)
