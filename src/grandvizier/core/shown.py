"""Text from elsewhere, fit for a terminal."""

from __future__ import annotations


def shown(text: str) -> str:
    r"""A text in which whatever could steer a terminal or turn text around is written out: `\x1b`."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode("ascii") for sign in text
    )
