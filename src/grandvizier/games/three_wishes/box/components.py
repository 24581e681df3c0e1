"""The eighteen wishes, read from `components.toml` and held to the stated limits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast, get_args

from ....core.box.components import (
    LANGUAGES,
    Components,
    Limits,
    Name,
    are_marks,
    fingerprint,
    is_name,
    one_of,
    read,
    whole,
)
from .entries import Entries, WishCard, WishType

TYPES: Final[tuple[WishType, ...]] = get_args(WishType)
PLAYERS: Final = (3, 4, 5)
NAMED: Final = {
    4: ("flight", "spaceship", "universal-translator"),
    5: ("immortality", "quantum-supercomputer", "teleportation-grid"),
}
"""The cards that the rulebook names for more players (3W-1)."""

ENTRIES: Final = {
    "cards": {
        "id": ("a word of its own", lambda value: isinstance(value, str) and value != ""),
        "type": (f"one of {', '.join(TYPES)}", one_of(*TYPES)),
        "players": ("3, 4 or 5", whole(3, 5)),
        "value": ("a whole number from -1000 to 1000", whole(-1000, 1000)),
        "special": ('"", "loses" or "doubles"', one_of("", "loses", "doubles")),
        "marks": ("a mark each for name, type and value", are_marks("name", "type", "value")),
        "name": ("a table of names by language, en among them", is_name),
    }
}


@dataclass(frozen=True, slots=True)
class Wishes(Components):
    """The cards, by number."""

    data: Entries
    ids: tuple[str, ...]
    types: tuple[int, ...]
    """0 superpower, 1 gift, 2 world harmony."""
    values: tuple[int, ...]
    time_travel: int
    """The card that loses."""
    doublers: tuple[int, ...]
    """The two cards that double."""
    decks: dict[int, tuple[int, ...]]
    """The cards used with each number of players (3W-1)."""

    def box(self) -> Mapping[str, int | Name]:
        """The cards that rulings name (3W-1, 3W-11, 3W-12)."""
        return {
            "time_travel": self.faces["wish"][self.time_travel],
            "doublers": self._named(self.doublers),
            "from_4": self._named(card for card in self.decks[4] if card not in self.decks[3]),
            "from_5": self._named(card for card in self.decks[5] if card not in self.decks[4]),
        }

    def _named(self, cards: Iterable[int]) -> Name:
        found = tuple(cards)
        return {language: ", ".join(self.name("wish", card, language) for card in found) for language in LANGUAGES}


def load(text: str, shipped: bool) -> Wishes:  # noqa: FBT001 - the signature all games share
    """The components in this text, or an error that names every entry and limit that is broken."""
    limits = Limits()
    read_data = read(text)
    data = cast("Entries", read_data)
    if limits.entries(read_data, ENTRIES):
        _check_deck(limits, data["cards"])
    warnings = limits.close()
    cards = data["cards"]
    return Wishes(
        source=None if shipped else text,
        fingerprint=fingerprint([[c["id"], c["type"], c["players"], c["value"], c["special"]] for c in cards]),
        warnings=warnings,
        data=data,
        faces={"wish": tuple(card["name"] for card in cards)},
        ids=tuple(card["id"] for card in cards),
        types=tuple(TYPES.index(card["type"]) for card in cards),
        values=tuple(card["value"] for card in cards),
        time_travel=_special(cards, "loses")[0],
        doublers=tuple(_special(cards, "doubles")),
        decks={n: tuple(i for i, card in enumerate(cards) if card["players"] <= n) for n in PLAYERS},
    )


def _special(cards: Sequence[WishCard], special: str) -> list[int]:
    return [i for i, card in enumerate(cards) if card["special"] == special]


def _check_deck(limits: Limits, cards: Sequence[WishCard]) -> None:
    """The limits that the rulebook states for the whole set; what is merely unusual is a warning."""
    limits.demand("cards", f"there are exactly 18, not {len(cards)}", holds=len(cards) == 18)
    for kind in TYPES:
        found = [card["id"] for card in cards if card["type"] == kind]
        limits.advise(f"type {kind}", f"usually 6 cards, not {len(found)} ({', '.join(found)})", holds=len(found) == 6)
    for players in (4, 5):
        found = [card["id"] for card in cards if card["players"] == players]
        limits.demand(
            f"players = {players}", f"exactly 3 cards, not {len(found)} ({', '.join(found)})", holds=len(found) == 3
        )
        limits.advise(
            f"players = {players}",
            f"the rulebook names {', '.join(NAMED[players])}, not {', '.join(found)}",
            holds=set(found) == set(NAMED[players]),
        )
    loses = [cards[i]["id"] for i in _special(cards, "loses")]
    limits.demand("special loses", f"exactly one card, not {len(loses)} ({', '.join(loses)})", holds=len(loses) == 1)
    doubles = [cards[i] for i in _special(cards, "doubles")]
    names = ", ".join(card["id"] for card in doubles)
    limits.demand("special doubles", f"exactly two cards, not {len(doubles)} ({names})", holds=len(doubles) == 2)
    limits.demand(
        "special doubles",
        f"of different types ({names})",
        holds=len({card["type"] for card in doubles}) == len(doubles),
    )
    for card in doubles:
        limits.advise(f"card {card['id']}", "a doubler is usually no superpower", holds=card["type"] != "superpower")
    for card in cards:
        usual = 0 <= card["value"] <= 4
        limits.advise(f"card {card['id']}", f"values are usually 0 to 4, not {card['value']}", holds=usual)
