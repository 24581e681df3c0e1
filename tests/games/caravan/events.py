"""What happens in Caravan, and what it is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grandvizier.core.components import Components, fingerprint, read
from grandvizier.core.events import CORE_KINDS, COUNT, PLACE, SEAT, face, glimpse, kind, named

BACKS: Final = ("none", "camel", "tent")
SLOTS: Final = 3
EMPTY: Final = 255
CARD: Final = face("card")
BACK: Final = named("back")

KINDS: Final = (
    kind("wagered", who=SEAT, number=face("wager")),
    kind("topped", back=face("back")),
    kind("mixed", cards=COUNT),
    kind("drew", who=SEAT, place=PLACE, back=BACK, card=CARD),
    kind("dug", who=SEAT, back=face("back")),
    kind("raided", who=SEAT, card=CARD),
    kind("sold", who=SEAT, place=PLACE, card=CARD),
    kind("buried", who=SEAT, place=PLACE, card=CARD),
    glimpse("scouted", who=SEAT, depth=COUNT, card=CARD),
    kind("threw", who=SEAT, place=PLACE, card=CARD),
    kind("paid", who=SEAT, place=PLACE, card=CARD),
    kind("declined", who=SEAT),
    kind("wished", who=SEAT, of=SEAT),
    kind("showed", who=SEAT, to=SEAT, place=PLACE, card=CARD),
    kind("gave", who=SEAT, place=PLACE, to=PLACE, card=CARD),
    kind("counted", who=SEAT, wager=face("wager"), coins=COUNT),
    kind("ended"),
    kind("joined", cards=COUNT),
    kind("met", who=SEAT, peril=face("peril")),
    kind("turned", who=SEAT, to=SEAT),
)
(
    WAGERED, TOPPED, MIXED, DREW, DUG, RAIDED, SOLD, BURIED, SCOUTED, THREW, PAID, DECLINED, WISHED, SHOWED, GAVE,
    COUNTED, ENDED, JOINED, MET, TURNED,
) = range(len(CORE_KINDS), len(CORE_KINDS) + len(KINDS))  # fmt: skip

QUESTIONS: Final = ("top", "bottom", "through", "wager", "turn", "whom", "what", "toll", "wish", "reveal")
TOP, BOTTOM, THROUGH, WAGER, TURN, WHOM, WHAT, TOLL, WISH, REVEAL = range(1, 11)


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
