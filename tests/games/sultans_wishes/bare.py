"""A table of The Sultan's Wishes set by hand, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from grandvizier.core.events import Event, heard
from grandvizier.core.pile import replaced, without
from grandvizier.core.state import CHANCE
from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import NONE, Position
from grandvizier.games.sultans_wishes.rules.tables import SultanRules
from grandvizier.games.sultans_wishes.sight import look

_rules = GAME.rules()
assert isinstance(_rules, SultanRules)
RULES: SultanRules = _rules
C = RULES.components
GUARD = C.guards[0]
MOVES = {RULES.moves.text(row): row for row in range(len(RULES.moves))}


def card(task: str, hearts: int | None = None, effect: str | None = None, *, nth: int = 0) -> int:
    """The number of a Task card of the base game."""
    from grandvizier.games.sultans_wishes.box.terms import EFFECTS  # noqa: PLC0415 - a word of the box

    found = [
        i
        for i, one in enumerate(C.cards)
        if one.task == C.tasks.index(task)
        and hearts in (None, one.hearts)
        and effect in (None, EFFECTS[one.effect])
        and not one.travelers
    ]
    return found[nth]


def simple(task: str, need: int) -> int:
    """The number of a Simple wish."""
    return next(i for i, w in enumerate(C.wishes) if not w.final and w.key == (C.tasks.index(task),) and w.need == need)


def plate(name: str) -> int:
    """The number of a plate."""
    return next(i for i, one in enumerate(C.plates) if one.id == name)


class Table:
    """A position that is bare but for what a test lays there: the first player is asked for a mandatory action."""

    def __init__(self, players: int, *, mood: str = "happy", travelers: bool = False) -> None:
        s = RULES.start(players, {"travelers": travelers}, 0)
        assert isinstance(s, Position)
        while RULES.questions[s.what].name != "turn":
            s.step(s.legal()[0])
        self.s = s
        s.hands = [b""] * players
        for pile in (s.stack, s.stack_known, s.discard):
            pile.clear()
        s.stack_by = s.open = s.guards = s.last = b""
        s.under.clear()
        s.aides[:] = bytes([NONE]) * len(s.aides)
        s.free[:] = b"\7" * players
        s.score = [0] * players
        s.gems[:] = bytes(players)
        s.pool = 28
        s.lamps = bytes(players)
        s.orderlies = bytes([NONE]) * players
        s.priority = b""
        s.plate = plate(mood)
        s.deck[:] = bytes(sorted(C.decks[travelers]))
        s.top = NONE
        self.top(card("massage", 1))
        s.feed = []

    # Laying the table.

    def take(self, number: int) -> int:
        """Take a card out of the deck."""
        if self.s.top == number:
            self.s.top = NONE
            self.top(next(other for other in self.s.deck if other not in C.guards))
        self.s.deck.remove(number)
        return number

    def top(self, number: int) -> None:
        """Put a card on top of the deck."""
        if self.s.top != NONE:
            self.s.deck[:] = bytes(sorted([*self.s.deck, self.s.top]))
            self.s.top = NONE
        self.s.deck.remove(number)
        self.s.top = number

    def hold(self, seat: int, *cards: int) -> None:
        """Put cards into a hand."""
        self.s.hands[seat] += bytes(self.take(number) for number in cards)

    def discard(self, *cards: int) -> None:
        """Put cards on the discard pile."""
        self.s.discard += bytes(self.take(number) for number in cards)

    def stack(self, *cards: int) -> None:
        """Put cards on the Extra Task stack, by nobody."""
        for number in cards:
            self.s.stack.append(self.take(number))
            self.s.stack_by += bytes([NONE])
            self.s.stack_known.append(0)

    def wish(self, wish: int, *cards: tuple[int, Sequence[int]], guard: int = NONE) -> None:
        """Open a wish with cards and the Aides on each of them."""
        s = self.s
        s.simple, s.finals = (bytes(other for other in pile if other != wish) for pile in (s.simple, s.finals))
        s.open += bytes([wish])
        s.under.append(bytes(self.take(number) for number, _ in cards))
        s.guards += bytes([guard if guard == NONE else self.take(guard)])
        s.last += bytes([cards[-1][1][0] if cards and cards[-1][1] else NONE])
        for number, aides in cards:
            s.aides[2 * number : 2 * number + len(aides)] = bytes(aides)
            for seat in aides:
                s.free[seat] -= 1

    def gems(self, seat: int, number: int) -> None:
        """Give gems out of the pool."""
        self.s.gems[seat] += number
        self.s.pool -= number

    def ware(self, merchant: int, ware: int) -> None:
        """Put a ware before its merchant."""
        s = self.s
        if s.market[merchant] != NONE:
            s.stock[merchant] = bytes(sorted([*s.stock[merchant], s.market[merchant]]))
        s.stock[merchant] = without(s.stock[merchant], ware)
        s.market = replaced(s.market, merchant, ware)

    # Playing.

    @property
    def asked(self) -> tuple[str, int]:
        """What is asked, and of whom."""
        return RULES.questions[self.s.what].name, self.s.seat

    def legal(self) -> set[str]:
        """What may be chosen."""
        return {RULES.moves.text(row) for row in self.s.legal()}

    def play(self, move: str) -> None:
        """Make a choice, and let chance take the first of all that is possible."""
        row = MOVES[move]
        assert row in self.s.legal(), (move, self.asked, self.legal())
        self.s.step(row)
        while self.s.seat == CHANCE:
            self.s.step(self.s.legal()[0])
        assert not look.audit(self.s)

    def refusal(self, move: str) -> str | None:
        """The ruling by which a choice is refused."""
        found = self.s.why_not(self.s.seat, MOVES[move])
        return found.ruling if found else None

    def told(self, seat: int) -> list[Event]:
        """All that a seat was told."""
        assert self.s.feed is not None
        return heard(self.s.feed, seat, GAME.kinds)
