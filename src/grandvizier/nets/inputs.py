"""What a network is shown: a seat's observation, what the table agreed on, and what may be chosen.

Seats are counted from the one who looks, in the observation and in the rows: one network plays every seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

import numpy as np

from ..core.events import Field, Row, Seat
from ..core.game import Option, Options
from ..core.rules import Rules
from .expansion import expander

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Inputs:
    """How positions of one game, with these components and this edition, become a network's numbers."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.expander: Final = expander(rules)
        self.moves: Final = len(rules.moves)
        self.seats: Final = rules.game.seats[-1]
        self.options: Final = rules.game.options_in(rules.edition)
        self.agreed: Final = sum(_width(option) for option in self.options)
        """How many numbers say what the table agreed on."""
        self.size: Final = self.expander.size + self.agreed + self.moves
        self._turned: dict[tuple[int, int], NDArray[np.intp]] = {}

    def agreement(self, options: Options) -> NDArray[np.float32]:
        """What a table agreed on, as numbers."""
        return np.array([number for option in self.options for number in _numbers(option, options)], np.float32)

    def turned(self, players: int, seat: Seat) -> NDArray[np.intp]:
        """For each row of the network the row of the table, as this seat would name it if it were the first."""
        if (players, seat) not in self._turned:
            rows = [_turned(self.rules, row, players, seat) for row in range(self.moves)]
            assert sorted(rows) == list(range(self.moves)), "two rows are one, seen from this seat"
            self._turned[players, seat] = np.array(rows, np.intp)
        return self._turned[players, seat]

    def one(
        self, observed: bytes, agreement: NDArray[np.float32], players: int, seat: Seat, rows: Iterable[Row]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """The numbers for one question, and which of the network's rows may be chosen."""
        mask = np.zeros(self.moves, np.bool_)
        mask[list(rows)] = True
        mask = mask[self.turned(players, seat)]
        return np.concatenate((self.expander.one(observed), agreement, mask), dtype=np.float32), mask


def _width(option: Option) -> int:
    return len(option.allowed) if isinstance(option.allowed[0], str) else 1


def _numbers(option: Option, options: Options) -> Iterator[float]:
    """Yes or no, one of several words, or how much of the most."""
    value = options[option.name]
    if isinstance(option.allowed[0], str):
        yield from (float(value == word) for word in option.allowed)
    else:
        yield int(value) / int(option.allowed[-1])


def _turned(rules: Rules, row: Row, players: int, seat: Seat) -> Row:
    """The row that means to this seat what `row` means to the first."""
    args, verb = rules.moves.rows[row][1], rules.moves.verbs[row]
    turned = tuple(
        _seen_from(rules, arg, field, players, seat) for arg, (_, field) in zip(args, verb.fields, strict=True)
    )
    if turned == args:
        return row
    # Where two arguments are of a kind, as the two places of a switch, the lower one stands first.
    return rules.moves.number(verb.rule, *(turned if args != tuple(sorted(args)) else sorted(turned)))


def _seen_from(rules: Rules, arg: int, field: Field, players: int, seat: Seat) -> int:
    if field.kind == "seat":
        return (arg + seat) % players if arg < players else arg
    if field.kind == "place" and not field.family and rules.places[arg][0] in rules.seated:
        name, owner, *rest = rules.places[arg]
        owner = int(owner)
        return rules.places.index((name, (owner + seat) % players, *rest)) if owner < players else arg
    return arg
