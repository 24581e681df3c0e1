"""The pile against a literal one: a row of physical cards, most of them face down, and who knows which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, field

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from grandvizier.core.events import ALL, only
from grandvizier.core.pile import NO_CARD, Pile

SEATS = range(8)
CARDS = 30

audiences = st.one_of(st.just(ALL), st.sampled_from([only(seat) for seat in SEATS]), st.integers(0, 255))


def seats_of(audience: int) -> set[int]:
    return {seat for seat in SEATS if audience >> seat & 1}


@dataclass
class Slot:
    """A card as it lies in the pile: which one it is, if that was ever decided, and who knows it."""

    card: int | None = None
    known: set[int] = field(default_factory=set)


class LiteralPile(RuleBasedStateMachine):
    """Every operation on both; after each, every card, position and bit of knowledge is compared."""

    @initialize(cards=st.sets(st.integers(0, CARDS - 1), max_size=12))
    def open_the_box(self, cards: set[int]) -> None:
        self.pile = Pile(bytes(sorted(cards)))
        self.slots = [Slot() for _ in cards]
        self.undecided = set(cards)
        self.elsewhere = set(range(CARDS)) - cards
        self.shuffles = 0

    @property
    def waiting(self) -> list[int]:
        return [i for i, slot in enumerate(self.slots) if slot.card is None]

    def decided(self, at: int) -> bool:
        return bool(self.slots) and self.slots[at].card is not None

    @precondition(lambda self: self.undecided)
    @rule(data=st.data(), last=st.booleans())
    def chance_decides(self, data: st.DataObject, last: bool) -> None:
        card = data.draw(st.sampled_from(sorted(self.undecided)))
        self.undecided.remove(card)
        slot = self.slots[self.waiting[-1 if last else 0]]
        self.pile = (self.pile.draw_last if last else self.pile.draw_next)(card)
        slot.card = card

    @precondition(lambda self: self.decided(0))
    @rule(audience=audiences)
    def show_top(self, audience: int) -> None:
        self.pile = self.pile.show_top(audience)
        self.slots[0].known |= seats_of(audience)

    @precondition(lambda self: not self.undecided)
    @rule(audience=audiences)
    def look_through(self, audience: int) -> None:
        self.pile = self.pile.look_through(audience)
        for slot in self.slots:
            slot.known |= seats_of(audience)

    @precondition(lambda self: self.decided(0))
    @rule()
    def take_top(self) -> None:
        taken, self.pile = self.pile.take_top()
        self.take(self.slots.pop(0), taken)

    @precondition(lambda self: self.decided(-1))
    @rule()
    def take_bottom(self) -> None:
        taken, self.pile = self.pile.take_bottom()
        self.take(self.slots.pop(), taken)

    def take(self, slot: Slot, taken: int) -> None:
        assert taken == slot.card
        self.elsewhere.add(taken)

    @precondition(lambda self: self.elsewhere)
    @rule(data=st.data(), audience=audiences)
    def put_under(self, data: st.DataObject, audience: int) -> None:
        card = data.draw(st.sampled_from(sorted(self.elsewhere)))
        self.elsewhere.remove(card)
        self.pile = self.pile.put_under(card, audience)
        self.slots.append(Slot(card, seats_of(audience)))

    @rule(data=st.data())
    def shuffle(self, data: st.DataObject) -> None:
        added = data.draw(st.lists(st.sampled_from(sorted(self.elsewhere)), unique=True)) if self.elsewhere else []
        self.pile = self.pile.shuffle(added)
        self.elsewhere -= set(added)
        self.undecided |= {slot.card for slot in self.slots if slot.card is not None} | set(added)
        self.slots = [Slot() for _ in self.undecided]
        self.shuffles += 1
        # Nothing is left of the order: only which cards there are, and that it was shuffled.
        assert self.pile == Pile(bytes(sorted(self.undecided)), shuffles=self.shuffles)

    @precondition(lambda self: not self.undecided and self.slots)
    @rule(data=st.data())
    def take_out(self, data: st.DataObject) -> None:
        at = data.draw(st.sampled_from(range(len(self.slots))))
        card = self.slots.pop(at).card
        assert card is not None
        self.pile = self.pile.take_out(card)
        self.elsewhere.add(card)

    @rule()
    def whatever_is_done_leaves_the_pile_as_it_was(self) -> None:
        """Positions share it."""
        before = astuple(self.pile)
        self.pile.put_under(200, ALL).look_through(ALL).shuffle()
        assert astuple(self.pile) == before

    @invariant()
    def they_agree(self) -> None:
        pile = self.pile
        head = list(zip(reversed(pile.head), reversed(pile.head_known), strict=True))
        tail = list(zip(pile.tail, pile.tail_known, strict=True))
        drawn: list[tuple[int | None, int]] = [*head, *((None, 0) for _ in pile.undrawn), *tail]
        assert [(card, seats_of(known)) for card, known in drawn] == [(slot.card, slot.known) for slot in self.slots]
        assert pile.undrawn == bytes(sorted(self.undecided))
        assert len(pile) == len(self.slots)
        assert pile.top == (self.slots[0].card if self.decided(0) else NO_CARD)
        assert pile.bottom == (self.slots[-1].card if self.decided(-1) else NO_CARD)
        assert pile.shuffles == self.shuffles


LiteralPile.TestCase.settings = settings(max_examples=150, stateful_step_count=40)
test_every_operation_does_what_hands_would_do_to_real_cards = LiteralPile.TestCase


@pytest.mark.parametrize("order", [(3, 1, 2), (2, 3, 1)])
def test_what_is_undrawn_lies_nowhere(order: Sequence[int]) -> None:
    """Until chance decides, nothing in the pile can tell which card lies where, however it came there."""
    pile = Pile(b"")
    for card in order:
        pile = pile.put_under(card, ALL)
    pile = pile.shuffle()
    assert (pile.top, pile.bottom) == (NO_CARD, NO_CARD)
    assert pile == Pile(bytes((1, 2, 3)), shuffles=1)
    pile = pile.draw_last(2)
    assert (pile.top, pile.bottom) == (NO_CARD, 2)
    pile = pile.draw_next(3)
    assert (pile.top, pile.bottom) == (3, 2)
    assert not any((*pile.head_known, *pile.tail_known)), "a drawn card is known to nobody until it is shown"


def test_a_card_nobody_ever_saw_cannot_be_drawn_from_a_pile_it_is_not_in() -> None:
    pile = Pile(bytes((1, 2)))
    with pytest.raises(ValueError, match="not found"):
        pile.draw_next(3)
    assert pile == Pile(bytes((1, 2)))


def test_a_card_that_is_dealt_is_gone_and_leaves_the_others_in_no_order() -> None:
    pile = Pile(bytes((1, 2, 3)))
    assert pile.deal(2) == Pile(bytes((1, 3)))
    assert pile == Pile(bytes((1, 2, 3)))
    with pytest.raises(ValueError, match="not found"):
        pile.deal(4)
