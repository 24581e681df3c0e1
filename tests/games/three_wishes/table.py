"""A table of 3 Wishes at which the test knows every card: who holds what, and what each shuffle leaves.

Everything here is read from the rulebook, not from the code: the eighteen cards, the places, who sits where.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from grandvizier import scripted
from grandvizier.core.events import Event
from grandvizier.core.rules import Rules
from grandvizier.games.three_wishes.rules.position import Position
from grandvizier.match import Draw
from tests.games.table import RuleTable, Spelt
from tests.views import WishMatch as Match

CARDS: Final = {
    "time-travel": ("superpower", 3, 0),
    "mind-reading": ("superpower", 3, 4),
    "invisibility": ("superpower", 3, 2),
    "super-strength": ("superpower", 3, 1),
    "flight": ("superpower", 4, 3),
    "immortality": ("superpower", 5, 2),
    "cornucopia": ("gift", 3, 0),
    "pet-dragon": ("gift", 3, 4),
    "flying-carpet": ("gift", 3, 2),
    "chest-of-gold": ("gift", 3, 1),
    "spaceship": ("gift", 4, 3),
    "quantum-supercomputer": ("gift", 5, 2),
    "cold-fusion": ("harmony", 3, 0),
    "world-peace": ("harmony", 3, 4),
    "solve-world-hunger": ("harmony", 3, 2),
    "clean-oceans": ("harmony", 3, 1),
    "universal-translator": ("harmony", 4, 3),
    "teleportation-grid": ("harmony", 5, 2),
}
"""Every card of the tests' box with its type, the fewest players it is used with, and its value."""
BOX: Final = Path(__file__).with_name("box.toml")
"""It stays as it is: a value of the shipped box can change without a test of the rules."""
IDS: Final = tuple(CARDS)

REMOVED: Final = 0
LEFT, RIGHT = 1, 2
"""The two places in the centre."""


def hand(seat: int, card: int) -> int:
    """The place of a player's first (0), second or third card."""
    return 3 + 3 * seat + card


def hand_of(seat: int) -> range:
    """The three places before a player."""
    return range(hand(seat, 0), hand(seat, 3))


def deck(players: int) -> list[int]:
    """The cards used with this many players (3W-1)."""
    return [number for number, (_, fewest, _) in enumerate(CARDS.values()) if fewest <= players]


class Table(RuleTable[Position]):
    """A match, and literally which card lies where.

    Hands are given as `"mind-reading pet-dragon world-peace"`, seat by seat; the rest of the deck goes, in the
    order of the box, to the centre (unless given too) and aside.  Chance picks `first` as the starting player.
    """

    position = Position
    match: Match

    def __init__(
        self,
        *hands: str,
        centre: str = "",
        first: int = 0,
        options: Mapping[str, object] | None = None,
        components: Path = BOX,
    ) -> None:
        self.players = len(hands)
        self.draws: list[Draw] = []
        """All that chance was asked."""
        self._script: deque[str] = deque([f"starter {first}"])
        self.lay(*hands, centre=centre)
        self.match = Match(
            "three-wishes",
            players=self.players,
            options=options,
            components=components,
            chance=self._answer,
        )

    def lay(self, *hands: str, centre: str = "") -> None:
        """Decide what the cards are, before anybody looks."""
        given = [IDS.index(name) for name in " ".join([centre, *hands]).split()]
        rest = [card for card in deck(self.players) if card not in given]
        middle, given = (given[:2], given[2:]) if centre else (rest[:2], given)
        self.cards = [next(card for card in reversed(rest) if card not in middle), *middle, *given]
        """The card at each place."""
        assert sorted(self.cards) == deck(self.players)

    def _answer(self, draw: Draw) -> int:
        """What was announced; what nobody announced is the show of all hands, place by place."""
        self.draws.append(draw)
        if not self._script:
            self._script.extend(f"turn_up {card}" for card in self.cards[3:])
        return scripted(self._script.popleft())(draw)

    # Now.

    def names(self, seat: int | None) -> list[str | None]:
        """The name of the card that a seat sees at each place."""
        return [None if card is None else IDS[card] for _, _, card in self.match.view(seat)["table"]]

    def spell(self, event: Event) -> Spelt:
        """An event by its kind, and its fields by their names."""
        kind = self.match.game.kinds[event[0]]
        return kind.name, dict(zip((name for name, _ in kind.fields), event[1:], strict=True))

    # Choosing.

    def row(self, verb: str, *places: int) -> int:
        """The number of a move."""
        return row_of(self.match, verb, *places)

    def do(self, verb: str, *places: int, leaves: Sequence[int] = (0, 1, 2)) -> None:
        """The player who is asked does this.  A shuffle leaves these of the old cards, in this order."""
        cards, own = self.cards, hand(self.seat, 0)
        if verb in {"peek", "look"}:
            self._script.append(f"turn_up {cards[places[0]]}")
        elif verb == "switch":
            a, b = places
            cards[a], cards[b] = cards[b], cards[a]
        elif verb == "shuffle":
            self._script.append("mix {} {} {}".format(*leaves))
            cards[own : own + 3] = [cards[own + i] for i in leaves]
        self.match.play(self.seat, self.row(verb, *places))
        assert not self._script, "a draw that the rules call for was never made"

    def refusal(self, verb: str, *places: int, seat: int | None = None) -> tuple[str, str]:
        """Code and ruling with which this is refused now; that it is refused, and changes nothing, is checked."""
        refusal = self.refused(self.row(verb, *places), seat)
        return refusal.code, refusal.ruling

    # Getting somewhere.

    def look_all(self) -> None:
        """Everybody looks at their first card."""
        while self.match.question == "first_look":
            self.do("look", hand(self.seat, 0))

    def idle(self) -> None:
        """A turn that changes nothing: the player switches two own cards and back."""
        assert self.match.question == "first_action"
        for _ in range(2):
            self.do("switch", hand(self.seat, 0), hand(self.seat, 1))

    def until(self, *, seat: int, round: int = 1) -> None:  # noqa: A002 - the game's own word
        """Everybody looks and then idles until this player has the turn in this round."""
        self.look_all()
        while (self.seat, self.state.round) != (seat, round):
            self.idle()

    def play_out(self, declarer: int) -> None:
        """Idle until this player may declare, and declare."""
        self.until(seat=declarer, round=4)
        self.do("declare")


def row_of(match: Match, verb: str, *places: int) -> int:
    """The number of a move of this game."""
    return _rows(match.rules)[" ".join([verb, *map(str, sorted(places))])]


@cache
def _rows(rules: Rules) -> dict[str, int]:
    return {rules.moves.text(row): row for row in range(len(rules.moves))}


def verdicts(match: Match) -> list[Any]:
    """The verdict on each hand, once all is shown."""
    return [(judged["verdict"], judged["points"]) for judged in match.view(None)["last"]]


def box_order(players: int) -> list[str]:
    """Hands dealt in the order of the box, type after type: none of them has all three types."""
    cards = [IDS[card] for card in deck(players)[3:]]
    return [" ".join(cards[3 * seat : 3 * seat + 3]) for seat in range(players)]


def any_table(players: int, *, first: int = 0, options: Mapping[str, object] | None = None) -> Table:
    """A table with some deal."""
    return Table(*box_order(players), first=first, options=options)


def ended(*peeked: int, declarer: int) -> Table:
    """A game of three that is over, in which seat 0 peeked at these two places in its first turn."""
    table = any_table(3)
    table.look_all()
    for place in peeked:
        table.do("peek", place)
    table.play_out(declarer=declarer)
    return table
