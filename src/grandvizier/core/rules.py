"""A game's tables, made once for each set of components and edition and shared by every position."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from .actions import ActionTable, AnyState, Rule
from .events import OWN, Field, Row, Seat

if TYPE_CHECKING:
    from .box.components import Components
    from .game import Game, Options
    from .state import State

Ask: TypeAlias = Callable[[AnyState, int, int], Sequence[int]]
"""Which rows may be chosen, given the position, the seat asked and the question's arg."""
Continuation: TypeAlias = Callable[[AnyState, int, int], None]
"""What runs when it is uncovered, given the position and the frame's seat and arg."""
PileOf: TypeAlias = Callable[[AnyState, int], tuple[str, int]]
"""Which pile a draw is from and how often that pile was shuffled, given the position and the question's arg."""


Key = TypeVar("Key")
Value = TypeVar("Value")


class Known(dict[Key, Value]):
    """A table of which few rows are ever wanted: each is found when it is first asked for."""

    def __init__(self, find: Callable[[Key], Value]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: Key) -> Value:
        found = self[key] = self._find(key)
        return found


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked of a seat, or of chance."""

    name: str
    legal: Ask
    pile: PileOf | None = None
    """For questions to chance: whose permutation answers."""
    completes: bool = False
    """Whether it only completes the choice that led to it ("take a tile", "place it there")."""


def questions(
    names: Sequence[str], asks: Mapping[int, Ask | tuple[Ask, PileOf]], completing: Collection[int] = ()
) -> dict[int, Question]:
    """What may be asked, by number: a function for a question to a seat, with its pile for one to chance."""
    found = {}
    for number, how in asks.items():
        ask, pile = how if isinstance(how, tuple) else (how, None)
        found[number] = Question(names[number - 1], ask, pile, completes=number in completing)
    return found


def _nothing(_state: AnyState, _seat: int, _arg: int) -> tuple[int, ...]:
    return ()


OVER_QUESTION = Question("over", _nothing)


class Rules:
    """Moves, draws, questions and continuations of one game with one set of components, in one edition."""

    game: Game
    components: Components
    edition: int
    moves: ActionTable
    draws: ActionTable
    questions: tuple[Question, ...]
    continuations: tuple[Continuation, ...]
    """By number, counted from the end as Python counts: `continuations[-1]` is the first."""
    asks: tuple[Ask, ...]
    in_parts: Collection[Rule]
    """The rules of those moves that a question may complete; nobody has to try the others to know that none does."""
    places: tuple[tuple[str | int, ...], ...]
    """Every place of the table by its name: `("hand", 2, 0)` is the first card before seat 2."""
    seated: frozenset[str]
    """The names of those places that belong to a seat: their first index is the seat."""
    own: tuple[tuple[int, ...], ...]
    """For each seat the places before it that rows count from its first; empty where rows name places outright."""
    names: Mapping[str, tuple[str, ...]]
    """The words that stand behind named counts and faces: `names["wish"][4]` is the id of card 4."""

    def __init__(
        self,
        game: Game,
        components: Components,
        edition: int,
        *,
        moves: ActionTable,
        draws: ActionTable,
        questions: Mapping[int, Question],
        continuations: Mapping[int, Continuation],
        places: tuple[tuple[str | int, ...], ...],
        seated: frozenset[str],
        own: tuple[tuple[int, ...], ...] = (),
        names: Mapping[str, tuple[str, ...]],
        in_parts: Collection[Rule] | None = None,
    ) -> None:
        """`in_parts` are all rules of moves, unless said, if there is a question that completes a choice."""
        self.game = game
        self.components = components
        self.edition = edition
        self.moves = moves
        self.draws = draws
        # By number, of which none is missing: questions from 1 up, continuations from -1 down.
        self.questions = (OVER_QUESTION, *(questions[number] for number in range(1, len(questions) + 1)))
        self.asks = tuple(question.legal for question in self.questions)
        self.continuations = tuple(continuations[number] for number in range(-len(continuations), 0))
        has_parts = any(question.completes for question in self.questions)
        self.in_parts = (
            frozenset((rule for rule, _ in moves.rows) if in_parts is None else in_parts) if has_parts else ()
        )
        self._openings: dict[int, State] = {}
        """How a game begins with the usual options, by the number of players."""
        self.places = places
        self.seated = seated
        self.own = own
        self._first = {name: number for number, (name, *_) in reversed(list(enumerate(places)))}
        self.names = {**names, "question": tuple(question.name for question in self.questions)}

    def start(self, players: int, options: Mapping[str, object] | None = None, first: int | None = None) -> State:
        """The position before anything is drawn; the first player is drawn too unless given."""
        usual = options is None and first is None and type(players) is int
        if usual and players in self._openings:
            return self._openings[players].copy()
        state = self.opening(players, self.settle_options(players, options, first), first)
        state.feed = None
        if usual:
            self._openings[players] = state.copy()
        return state

    def opening(self, players: int, options: Options, first: int | None) -> State:
        """The same with these options, and with what is told by then in its feed."""
        state = self.game.begin(self, players, options, first)
        if state.feed is None:
            state.feed = []
        state.settle()
        return state

    def settle_options(self, players: object, options: Mapping[str, object] | None, first: object) -> Options:
        """All options of this edition with their values, or an error that says what would be right."""
        return self.game.settle_options(players, options, first, self.edition)

    def named_args(self, row: Row, seat: Seat | None) -> tuple[int, ...]:
        """The arguments of a move as everybody else names them: places by their number on the table.

        Without a seat, places before whoever chooses stay counted from that seat's first.
        """
        args, fields = self.moves.rows[row][1], self.moves.verbs[row].fields
        if not any(field.kind == "place" and field.family for _, field in fields):
            return args
        return tuple(self._named(field, arg, seat) for arg, (_, field) in zip(args, fields, strict=True))

    def _named(self, field: Field, arg: int, seat: Seat | None) -> int:
        if field.kind != "place" or not field.family:
            return arg
        if field == OWN:
            return arg if seat is None else self.own[seat][arg]
        return self._first[field.family] + arg

    # Rules travel by name: a copy, a pickle and a new process all find the same tables.

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self.game).rules, (self.game, self.components.source, self.edition)

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, _memo: object) -> Rules:
        return self
