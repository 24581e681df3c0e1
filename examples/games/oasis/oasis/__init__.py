"""Oasis: a small game of tricks.

Everybody holds six riders in secret.  Whoever leads plays one; the others in turn play one of the same tribe if they
have one, else any.  The highest storm takes the trick, or the highest of the tribe that was led if nobody played a
storm; who took it leads the next.  A trick is a point.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from grandvizier.kit import (
    ALL,
    CHANCE,
    COUNT,
    NOBODY,
    OWN,
    PLACE,
    SEAT,
    Components,
    Events,
    Game,
    Options,
    Pile,
    Position,
    Rules,
    Tables,
    copied,
    face,
    from_pile,
    kind,
    only,
    pile_of,
    verb,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import Sequence

HAND = 6
TRUMP = "storm"
CARD = face("card")

events = Events()
DEALT = events.add(kind("dealt", who=SEAT, to=PLACE, card=CARD))
PLAYED = events.add(kind("played", who=SEAT, off=PLACE, to=PLACE, card=CARD))
TOOK = events.add(kind("took", who=SEAT, points=COUNT))
CLEARED = events.add(kind("cleared", off=PLACE))

FOLLOW, DEAL = 1, 2
TRICK, COUNT_UP = -1, -2


@copied
@dataclass(slots=True)
class Oasis(Position):
    """Hands and the trick lie at places; what is left of the deck is never seen."""

    deck: Pile
    leader: int


def begin(rules: Rules, players: int, options: Options, first: int | None) -> Oasis:
    """Six cards each, one after the other; the first player leads."""
    del options
    s = Oasis.new(rules, players, deck=pile_of(rules.components, "card"), leader=first or 0)
    s.push(TRICK, NOBODY)
    for seat in reversed(range(players)):
        for _ in range(HAND):
            s.push(DEAL, CHANCE, seat)
    return s


def deal(s: Oasis, _: int, card: int) -> None:
    """Chance deals a card to the seat that waits for it."""
    seat = s.arg
    s.deck = s.deck.deal(card)
    s.pop()
    s.happen(only(seat), DEALT, seat, s.free("hand", seat)[0], card)


def trick(s: Oasis, _: int, __: int) -> None:
    """While there are cards, everybody plays one, from the leader on."""
    if not s.full("hand", s.leader):
        return
    s.push(TRICK, NOBODY)
    s.push(COUNT_UP, NOBODY)
    for i in reversed(range(s.players)):
        s.push(FOLLOW, (s.leader + i) % s.players)


def play(s: Oasis, seat: int, slot: int) -> None:
    """Lay a card before you, open to all."""
    place = s.rules.own[seat][slot]
    s.pop()
    s.happen(ALL, PLAYED, seat, place, s.place("trick", seat), s.lies[place])


def count_up(s: Oasis, _: int, __: int) -> None:
    """The highest storm takes the trick, else the highest of the tribe that was led."""
    led = tribe(s, s.place("trick", s.leader))

    def strength(seat: int) -> tuple[bool, bool, int]:
        place = s.place("trick", seat)
        return tribe(s, place) == TRUMP, tribe(s, place) == led, s.entry("card", s.lies[place])["rank"]

    s.leader = max(range(s.players), key=strength)
    s.happen(ALL, TOOK, s.leader, s.count("points", s.leader) + 1)
    for place in s.full("trick"):
        s.happen(ALL, CLEARED, place)


def tribe(s: Oasis, place: int) -> str:
    """The tribe of the card at a place."""
    return str(s.entry("card", s.lies[place])["tribe"])


def follow(s: Oasis, seat: int, _: int) -> Sequence[int]:
    """Who can follow must; whoever cannot, or leads, plays anything."""
    held = s.full("hand", seat)
    if seat != s.leader:
        led = tribe(s, s.place("trick", s.leader))
        held = [place for place in held if tribe(s, place) == led] or held
    return [s.rules.moves.number(play, s.rules.own[seat].index(place)) for place in held]


def build(game: Game, components: Components, edition: int) -> Rules:
    """The tables of Oasis."""
    return Tables(
        game,
        components,
        edition,
        moves=[(verb(play, card=OWN), [(slot,) for slot in range(HAND)])],
        draws=[verb(deal, card=CARD)],
        asks={FOLLOW: follow, DEAL: from_pile("deck", deal)},
        continuations={TRICK: trick, COUNT_UP: count_up},
        each={"hand": HAND, "trick": 1},
    )


GAME = Game(
    name="oasis",
    package=__name__,
    seats=range(3, 5),
    own_kinds=events.all(),
    facts=(("points", COUNT),),
    build=build,
    begin=begin,
)
