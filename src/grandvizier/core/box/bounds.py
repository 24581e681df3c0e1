"""How large a components file may be.

Anybody may hand one in, and the reader of the standard library works and remembers without bounds: a key of many parts
costs it the square of their number.  So a file is gone through once before it is read.  What is no TOML is left to the
reader: it stops there, and says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ..errors import BadComponents

SIGNS: Final = 100_000
"""The shipped files have fewer than 40,000."""
TOKENS: Final = 20_000
"""Words, texts, marks and ends of lines; the shipped files have fewer than 9,000."""
WORD: Final = 64
"""Signs of a key, a number or a date; the shipped files have 14."""
TEXT: Final = 300
"""Signs of a text between quotes; the shipped files have 29."""
PARTS: Final = 4
"""Of a key with dots; the shipped files need none."""
NESTS: Final = 8
"""Lists and tables within each other; the shipped files have 3."""

_TOKEN: Final = re.compile(
    r"""
      (?P<space> [ \t\r]++ | \#[^\n]*+ )
    | (?P<word> [A-Za-z0-9_+:-]++ )
    | (?P<mark> [\n.,=\[\]{}] )
    | (?P<text> \"{3} (?: [^\"\\]++ | \\. | \"(?!\"\") )*+ \"{3,5}
              | '{3} (?: [^']++ | '(?!'') )*+ '{3,5}
              | \" (?!\"\") (?: [^\"\\\n]++ | \\[^\n] )*+ \"
              | ' (?!'') [^'\n]*+ ' )
    | (?P<else> . )
    """,
    re.VERBOSE | re.DOTALL,
)
"""The last is what no TOML has outside of texts, a quote that nothing closes among it."""
_LONGEST: Final = {
    "word": (WORD, f"a key or a number has at most {WORD} characters"),
    "text": (TEXT, f"a text has at most {TEXT} characters"),
}
_NESTING: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


def check(text: str) -> None:
    """Refuse a file that is beyond the bounds, with the line where that shows."""
    if len(text) > SIGNS:
        raise BadComponents(f"the components file has at most {SIGNS} characters, not {len(text)}")
    nests = dots = 0
    for count, token in enumerate(_tokens(text)):
        if count == TOKENS:
            raise _beyond(text, token, f"a components file has at most {TOKENS} words and signs, and here are more")
        if token.lastgroup != "mark":
            longest, limit = _LONGEST[token.lastgroup or ""]
            if token.end() - token.start() > longest:
                raise _beyond(text, token, limit)
            continue
        # Besides keys, only numbers and times have a dot, and they have one.
        dots = dots + 1 if token[0] == "." else 0
        if dots >= PARTS:
            raise _beyond(text, token, f"a key has at most {PARTS} parts")
        nests += _NESTING.get(token[0], 0)
        if nests > NESTS:
            raise _beyond(text, token, f"lists and tables lie at most {NESTS} deep in each other")


def _tokens(text: str) -> Iterator[re.Match[str]]:
    for token in _TOKEN.finditer(text):
        if token.lastgroup == "else":
            return
        if token.lastgroup != "space":
            yield token


def _beyond(text: str, token: re.Match[str], limit: str) -> BadComponents:
    return BadComponents(f"the components file, line {text.count(chr(10), 0, token.start()) + 1}: {limit}")
