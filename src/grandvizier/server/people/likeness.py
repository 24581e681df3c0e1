"""Names that look alike: no two accounts may be mistaken for each other.

Which letters look alike is Unicode's own list (UTS 39), as `confusable-homoglyphs` brings it along.  A name is compared
by its skeleton: every letter in it is replaced by the one that stands for all that look like it.  Somebody signs in by
their own name, so accounts that looked alike before there was this comparison stay as they are.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections import Counter
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from ..store.people import People

_MARKS: Final = "\N{LEFT-TO-RIGHT MARK}"
"""The list writes letters that run to the left between these."""
_UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What Unicode has nothing shown for (Default_Ignorable_Code_Point)."""


def folded(name: str) -> str:
    """A name as somebody signs in by it: large and small letters, wide and narrow ones, count as one."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> frozenset[str]:
    """The skeletons of a name, as it is written and as it is folded: a name that shares one looks alike."""
    return frozenset({_skeleton(unicodedata.normalize("NFKC", name)), _skeleton(folded(name))})


def _skeleton(text: str) -> str:
    shown = _UNSEEN.sub("", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", "".join(_prototypes().get(sign, sign) for sign in shown))


@cache
def _prototypes() -> dict[str, str]:
    """What stands for each letter that looks like another.

    The list has each pair in both directions.  One that stands for others has all of them beside it, and may have
    several letters; one that it stands for has it alone.  Of a lone pair either will do.
    """
    alike = {
        letters.strip(_MARKS): [pair["c"].strip(_MARKS) for pair in pairs]
        for letters, pairs in confusables_data.items()
    }
    found = {}
    for letter, (first, *others) in alike.items():
        is_lone = len(alike[first]) == 1 and len(first) == 1
        if len(letter) == 1 and not others and not (is_lone and letter < first):
            found[letter] = first
    return found


class Names:
    """The names of all accounts by how they look, in memory; whoever asks or changes them holds the lock.

    Where other nodes give names too, they are read anew whenever somebody asks.
    """

    def __init__(self, people: People) -> None:
        self.lock = asyncio.Lock()
        self._people = people
        self._looks: Counter[str] | None = None

    async def are_taken(self, name: str) -> bool:
        """Whether some account has this name, or one that looks like it."""
        if await self._people.named(folded(name)):
            return True
        if self._looks is None or self._people.are_shared:
            self._looks = await asyncio.to_thread(_count, await self._people.names())
        return any(self._looks[look] for look in looks(name))

    def add(self, name: str) -> None:
        """There is one more account."""
        if self._looks is not None:
            self._looks.update(looks(name))

    def drop(self, name: str) -> None:
        """There is one less."""
        if self._looks is not None:
            self._looks.subtract(looks(name))


def _count(names: list[str]) -> Counter[str]:
    return Counter(look for name in names for look in looks(name))
