"""What happens in Caravan, and what it is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grandvizier.core.box.components import Components, fingerprint, read
from grandvizier.core.events import CORE_KINDS, COUNT, PLACE, SEAT, Kind, face, glimpse, kind, named
from grandvizier.core.numbered import Numbered

BACKS: Final = ("none", "camel", "tent")
SLOTS: Final = 3
EMPTY: Final = 255
CARD: Final = face("card")
BACK: Final = named("back")

_kinds: Numbered[Kind] = Numbered(len(CORE_KINDS))
WAGERED: Final = _kinds.add(kind("wagered", who=SEAT, number=face("wager")))
TOPPED: Final = _kinds.add(kind("topped", back=face("back")))
MIXED: Final = _kinds.add(kind("mixed", cards=COUNT))
DREW: Final = _kinds.add(kind("drew", who=SEAT, place=PLACE, back=BACK, card=CARD))
DUG: Final = _kinds.add(kind("dug", who=SEAT, back=face("back")))
RAIDED: Final = _kinds.add(kind("raided", who=SEAT, card=CARD))
SOLD: Final = _kinds.add(kind("sold", who=SEAT, place=PLACE, card=CARD))
BURIED: Final = _kinds.add(kind("buried", who=SEAT, place=PLACE, card=CARD))
SCOUTED: Final = _kinds.add(glimpse("scouted", who=SEAT, depth=COUNT, card=CARD))
THREW: Final = _kinds.add(kind("threw", who=SEAT, place=PLACE, card=CARD))
PAID: Final = _kinds.add(kind("paid", who=SEAT, place=PLACE, card=CARD))
DECLINED: Final = _kinds.add(kind("declined", who=SEAT))
WISHED: Final = _kinds.add(kind("wished", who=SEAT, of=SEAT))
SHOWED: Final = _kinds.add(kind("showed", who=SEAT, to=SEAT, place=PLACE, card=CARD))
GAVE: Final = _kinds.add(kind("gave", who=SEAT, place=PLACE, to=PLACE, card=CARD))
COUNTED: Final = _kinds.add(kind("counted", who=SEAT, wager=face("wager"), coins=COUNT))
ENDED: Final = _kinds.add(kind("ended"))
JOINED: Final = _kinds.add(kind("joined", cards=COUNT))
MET: Final = _kinds.add(kind("met", who=SEAT, peril=face("peril")))
TURNED: Final = _kinds.add(kind("turned", who=SEAT, to=SEAT))
KINDS: Final = _kinds.all()


@dataclass(frozen=True, slots=True)
class Cards(Components):
    """The cards, by number."""

    ids: tuple[str, ...]
    backs: tuple[int, ...]
    worth: tuple[int, ...]
    bandits: tuple[int, ...]
    lamps: tuple[int, ...]


def load(text: str, shipped: bool) -> Cards:
    """The cards in this text."""
    cards = read(text)["cards"]
    ids = tuple(card["id"] for card in cards)
    return Cards(
        source=None if shipped else text,
        fingerprint=fingerprint(cards),
        warnings=(),
        data={"cards": cards},
        faces={
            "card": tuple({"en": name} for name in ids),
            "wager": tuple({"en": str(number)} for number in range(3)),
            "back": tuple({"en": back} for back in BACKS),
            "peril": ({"en": "goods"}, {"en": "a bandit"}),
        },
        ids=ids,
        backs=tuple(BACKS.index(card["back"]) for card in cards),
        worth=tuple(card["worth"] for card in cards),
        bandits=tuple(i for i, name in enumerate(ids) if name.startswith("bandit")),
        lamps=tuple(i for i, name in enumerate(ids) if name.startswith("lamp")),
    )
