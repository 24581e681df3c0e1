"""What is worked out once is not worked out again."""

from __future__ import annotations

from grandvizier.core.rules import Known


def test_a_value_is_found_when_it_is_first_asked_for_and_kept() -> None:
    asked: list[bytes] = []

    def length(key: bytes) -> int:
        asked.append(key)
        return len(key)

    known = Known(length)
    assert not known
    assert [known[b"ab"], known[b"c"], known[b"ab"]] == [2, 1, 2]
    assert asked == [b"ab", b"c"]
