"""What a seat sees straight from a plain position, as a view and as bytes for learners; and whether it is whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ..errors import BadSetup
from ..sight.observation import Layout, Sketch, is_one, one_hot, scaled
from ..state import State
from .effects import length, slots
from .position import Position
from .tables import EMPTY, UNSEEN, Tables, tables_of
from .view import plain

if TYPE_CHECKING:
    from ..events import Seat
    from ..game import Game, ViewData
    from ..rules import Rules

SCALE: Final = 10.0
"""What a number is divided by for learners."""
LARGEST: Final = 255


def look(state: State, seat: Seat) -> ViewData:
    """What a seat may see, taken straight from a position."""
    if not isinstance(state, Position):
        raise BadSetup(f"{state.rules.game.name} needs a view of its positions, or positions that are kit.Position")
    lies = [
        face if face == EMPTY or known >> seat & 1 else UNSEEN
        for face, known in zip(state.lies, state.known, strict=True)
    ]
    asked = (state.what, state.seat) if state.seat >= 0 else None
    return plain(state.rules, state.players, seat, asked, state.over, lies=lies, counts=state.counts)


def view_of_for(_game: Game) -> Callable[[State, Seat], ViewData]:
    """For whichever game."""
    return look


def audit_for(_game: Game) -> Callable[[State], list[str]]:
    """For whichever game."""
    return audit


def audit(state: State) -> list[str]:
    """No face lies at two places; where there is one family only, none is also in a pile."""
    if not isinstance(state, Position):
        return []
    found = Counter(
        (family, face) for family, face in zip(state.rules.families, state.lies, strict=True) if face != EMPTY
    )
    if len(state.rules.components.faces) == 1:
        (family,) = state.rules.components.faces
        found.update(
            (family, card) for pile in state.piles().values() for card in (*pile.head, *pile.undrawn, *pile.tail)
        )
    return [f"{family} {face} is in {times} places" for (family, face), times in found.items() if times > 1]


# For learners: a byte for each place, for each fact, and for what is asked.


@lru_cache(maxsize=64)
def layout(rules: Rules) -> Layout:
    """Each place as nothing, something, or one of its faces; facts and questions after them."""
    tables, sketch = tables_of(rules), Sketch()
    for family in tables.families:
        sketch.numbers(sketch.byte(), [is_one(1), *one_hot(len(tables.components.faces[family]), 2)])
    most = rules.game.seats[-1]
    for _ in range(length(rules.game, most)):
        sketch.number(sketch.byte(), scaled(SCALE))
    sketch.numbers(sketch.byte(), one_hot(len(rules.questions)))
    for _ in range(2):
        sketch.numbers(sketch.byte(), one_hot(most, 1))
    return sketch.done(rules.edition)


def observed(rules: Rules, view: ViewData) -> bytes:
    """A view as the bytes of that layout; numbers beyond a byte are cut."""
    game, tables = rules.game, tables_of(rules)
    most, names = game.seats[-1], [question.name for question in rules.questions]
    found = bytearray(len(tables.places))
    for place, _, face in view["table"]:
        found[place] = 1 if face is None else 2 + face
    values: dict[str, Any] = {**view}
    for name, (_, size) in slots(game, most).items():
        told = values[name]
        numbers = list(told) if isinstance(told, list) else [told]
        found += bytes(min(max(int(number), 0), LARGEST) for number in numbers)
        found += bytes(size - len(numbers))
    asked, seat = view["asked"], view["seat"] if view["seat"] < view["players"] else -1
    return bytes(found) + bytes(
        [names.index(asked["question"]), asked["seat"] + 1, seat + 1] if asked else [0, 0, seat + 1]
    )


def observe_for(game: Game) -> Callable[[State, Seat], bytes] | None:
    """The bytes straight from a position, where the game leaves its views to us."""
    return (lambda state, seat: observed(state.rules, look(state, seat))) if _plain(game) else None


def layout_for(game: Game) -> Callable[[Rules], Layout] | None:
    """What those bytes mean."""
    return layout if _plain(game) else None


def _plain(game: Game) -> bool:
    return game.view_of is look and isinstance(game.rules(), Tables)


def tensor_for(_game: Game) -> Callable[[Rules, ViewData], list[float]]:
    """For whichever game."""
    return tensor


def tensor(rules: Rules, view: ViewData) -> list[float]:
    """A view as numbers, value for value those of its bytes."""
    told, columns = observed(rules, view), layout(rules).columns
    return [column.table[value] if (value := told[column.byte]) < len(column.table) else 0.0 for column in columns]
