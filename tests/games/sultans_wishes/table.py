"""A table of The Sultan's Wishes at which the test says what lies where, in the words of the rulebook.

What lies under a wish is written `tea-aide:0 tea-spy:01 tea-gems: guard`: behind the colon whose Aides are on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grandvizier import Refusal
from grandvizier.core.events import Event
from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import Position
from grandvizier.games.sultans_wishes.sight.look import view
from grandvizier.games.sultans_wishes.sight.shape import CourtView
from grandvizier.match import Draw
from tests.games.sultans_wishes.laying import Layer
from tests.games.sultans_wishes.words import (
    CARDS,
    GUARDS,
    NOTHING,
    QUIET,
    TASKS,
    WARES,
    WISHES,
    draw_word,
    offers,
    row_of,
    spell,
)
from tests.games.table import RuleTable, Spelt
from tests.views import CourtMatch as Match
from tests.views import named

FREE = {"wish", "ware", "bottom", "gift_draw"}
"""Draws from several piles: what was announced for one of them waits."""


class Table(RuleTable[Position], Layer):
    """A match at which chance answers what the test wants; what is not named comes in the order of the file.

    `hands` go by seats, `deck` names what is drawn from the top down, once hands are dealt; plates, wishes, wares,
    gifts and relics come up in the order in which they are named.
    """

    position = Position
    match: Match

    def __init__(
        self,
        players: int = 2,
        *,
        first: int = 0,
        hands: Sequence[str] = (),
        deck: str = "",
        plates: str = "kind",
        wishes: str = "",
        wares: str = "",
        score_cards: str = "",
        gifts: str = "",
        relics: str = "",
        travelers: bool = False,
        components: Path | None = None,
    ) -> None:
        self.players, self.draws, order = players, list[str](), [(first + i) % players for i in range(players)]
        self._named = {*" ".join(hands).split(), *deck.split()}
        dealt = [hands[seat].split() if seat < len(hands) else [] for seat in order]
        cards = score_cards.split()
        self.queues: dict[str, list[str]] = {
            "starter": [str(first)],
            "deal": [card for hand in dealt for card in (*hand, *["?"] * (3 - len(hand)))],
            "top": deck.split(),
            "plate": plates.split(),
            "wish": wishes.split(),
            "ware": wares.split(),
            "bottom": [],
            "score_card": [cards[seat] for seat in order] if cards else [],
            "gift_draw": gifts.split(),
            "relic_draw": relics.split(),
        }
        options = {"travelers": travelers}
        self.match = Match(GAME, players=players, options=options, components=components, chance=self._answer)

    def _answer(self, draw: Draw) -> int:
        question = {"simple": "wish", "final": "wish"}.get(draw.question, draw.question)
        words = {draw_word(draw, row): row for row in draw.rows}
        queue = self.queues[question]
        if queue and queue[0] in words:
            wanted = queue.pop(0)
        elif queue and queue[0] != "?" and question not in FREE:
            message = f"{queue[0]} was announced, but {draw.question} asks for one of {list(words)}"
            raise AssertionError(message)
        else:
            wanted = self._any(question, list(words))
            if queue and queue[0] == "?":
                queue.pop(0)
        self.draws.append(f"{draw.question} {wanted}")
        return words[wanted]

    def _any(self, question: str, words: list[str]) -> str:
        """What comes where nothing is announced: a quiet plate; cards that no test has named, Guards last of all."""
        if question == "plate":
            return next((plate for plate in QUIET if plate in words), words[0])
        if question == "deal":
            words.reverse()
        return next((word for word in words if word not in self._named and word not in GUARDS), words[0])

    # Now.

    @property
    def asked(self) -> tuple[str, int]:
        """What is asked, and whom."""
        return self.match.question, self.seat

    def offers(self, verb: str = "") -> set[str]:
        """What may be chosen now, in words; of one verb if it is named."""
        return {word for word in offers(self.state) if not verb or word.split()[0] == verb}

    def look(self, seat: int | None = None) -> CourtView:
        """A seat's view of the position; for positions laid by hand, which nobody was told of."""
        return view(self.state, self.players if seat is None else seat)

    def spell(self, event: Event) -> Spelt:
        """An event in words."""
        return spell(self.match.rules, event)

    def last(self, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
        """What happened by the last choice, every face open; of some kinds if they are named."""
        entry = self.match.journal[-1]
        events = [self.spell(event) for _, event in entry.feed]  # type: ignore[union-attr]
        return [event for event in events if not kinds or event[0] in kinds]

    def hand(self, seat: int) -> set[str]:
        """A seat's hand."""
        return {CARDS[card] for card in self.state.hands[seat]}

    @property
    def open(self) -> list[str]:
        """The open wishes, the longest open first."""
        return [WISHES[wish] for wish in self.state.open]

    @property
    def discard(self) -> set[str]:
        """The discard pile."""
        return {CARDS[card] for card in self.state.discard}

    @property
    def stack(self) -> list[str]:
        """The Extra Task stack, the oldest first."""
        return [CARDS[card] for card in self.state.stack]

    @property
    def market(self) -> list[str | None]:
        """The ware before each merchant."""
        return [None if ware == NOTHING else WARES[ware] for ware in self.state.market]

    def under(self, wish: str) -> dict[str, list[int]]:
        """The Task cards under an open wish, and whose Aides lie on each."""
        (one,) = [one for one in self.look()["wishes"] if WISHES[one["wish"]] == wish]
        return {CARDS[entry["card"]]: entry["aides"] for entry in one["cards"]}

    def guarded(self) -> list[str]:
        """The open wishes with a Guard."""
        s = self.state
        return [WISHES[wish] for wish, guard in zip(s.open, s.guards, strict=True) if guard != NOTHING]

    def owns(self, seat: int) -> list[str | None]:
        """A seat's wares."""
        return named(WARES, self.look(seat)["wares"][seat])

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return list(self.state.score)

    @property
    def gems(self) -> list[int]:
        """Everybody's gems."""
        return list(self.state.gems)

    # Choosing.

    def do(self, *choices: str) -> Table:
        """Whoever is asked does this: `"fulfil tea-aide"`, `"under tea-7"`, `"done"`."""
        for choice in choices:
            assert choice in self.offers(), f"{choice} is not offered; {sorted(self.offers())} is"
            self.match.play(self.seat, row_of(self.match.rules, choice))
        return self

    def idle(self) -> Table:
        """Whoever has the turn moves the Orderly to the last free space and does no more."""
        seat = self.seat
        self.do(max(self.offers("orderly"), key=lambda word: TASKS.index(word.split()[1])))
        while not self.match.over and self.asked == ("options", seat):
            self.do("done")
        return self

    def reveal(self, plate: str) -> Table:
        """Everybody left in this cycle moves the Orderly only; then this plate comes up."""
        cycle = self.state.cycle, self.state.round
        self.queues["plate"][:0] = [plate]
        while (self.state.cycle, self.state.round) == cycle:
            self.idle()
        return self

    def end_round(self) -> Table:
        """Everybody moves the Orderly only until the round is over; quiet plates come up."""
        number = self.state.round
        while not self.match.over and self.state.round == number and self.match.question != "round_gifts":
            if self.match.question == "turn":
                self.idle()
            else:
                self.do("done" if "done" in self.offers() else min(self.offers()))
        return self

    def refusal(self, choice: str, seat: int | None = None) -> Refusal:
        """With what this is refused now; that it is refused, and changes nothing, is checked."""
        return self.refused(row_of(self.match.rules, choice), seat)

    def why(self, choice: str) -> str:
        """The ruling of a refusal."""
        return self.refusal(choice).ruling
