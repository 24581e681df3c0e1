"""The table of The Sultan's Wishes: the mood, the open wishes beside the seats, the hand, the market, the chart.

All that counts is in view as short lines of signs; where there is room each part stands in a frame with its name.
What may be chosen stands between bars.
"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from textual.content import Content

from ...core.box.phrases import short
from ...games.sultans_wishes.box.moods import PLATES
from ...games.sultans_wishes.box.terms import BARGAIN, EFFECTS, GEMS, HERALD, TOWNS
from ...games.sultans_wishes.sight.events import (
    CARDS_AT,
    DECK_AT,
    DISCARD_AT,
    MERCHANTS_AT,
    SPACES_AT,
    STACK_AT,
    WISHES_AT,
)
from ...games.sultans_wishes.sight.shape import OpenWish
from ..cards import fit
from ..model.sight import Scene
from .sultans_signs import BETWEEN, GAP, GUARD, SEATS, Signs, filled, flow, hearts
from .tiles import beside

TOWN_SIGNS: Final = "ABC"
EFFECT_NUMBERS: Final = {GEMS: "gems_effect", BARGAIN: "bargain", HERALD: "herald_gems"}
"""The effects whose text has a number."""


def sultan_board(scene: Scene, width: int, height: int) -> Content:
    """In frames if they fit, with a line for each card in the hand if those fit, else as few lines as can be."""
    for framed, spelt in ((True, True), (False, True), (False, False)):
        drawn = _Drawing(scene, width, framed=framed, spelt=spelt).rows()
        if len(drawn) <= height:
            break
    return Content("\n").join([row.truncate(width, ellipsis=True) for row in drawn])


class _Drawing(Signs):
    """The table, drawn in one way."""

    def rows(self) -> list[Content]:
        """Everything, from the top."""
        seats = self._seats()
        span = max(row.cell_length for row in seats) + 2 * self.framed
        left = self.width - span - GAP
        if left < span:
            whole = [*self.part("ui-wishes", self._wishes(self.inner(self.width)), self.width)]
            whole += self.part("ui-seats", seats, self.width)
        else:
            wishes = self._wishes(self.inner(left))
            tall = max(len(wishes), len(seats)) if self.framed else 0
            wishes, seats = ([*rows, *[Content()] * (tall - len(rows))] for rows in (wishes, seats))
            blocks = [
                filled(self.part("ui-wishes", wishes, left), left),
                self.part("ui-seats", seats, span),
            ]
            whole = beside(blocks, GAP)
        inner = self.inner(self.width)
        parts = (
            ("ui-in-hand", self._hand(inner)),
            ("ui-discards", self._discards(inner)),
            ("ui-market", self._market(inner)),
            ("ui-chart", [*self._chart(inner), *self._stack(inner)]),
            ("ui-track", self._track(inner)),
        )
        whole = [*self._mood(), *whole]
        for title, rows in parts:
            whole += self.part(title, rows, self.width)
        return [*whole, *self._own(), *self._known()]

    # The Sultan.

    def _mood(self) -> list[Content]:
        """The plate of the cycle with its effect and its extra points, and what is left to draw."""
        view, words = self.view, self.words
        parts = []
        if view["plate"] is not None:
            mood = words.face("plate", view["plate"])
            parts.append(Content.styled(f"{mood} +{view['extra']}", "bold $gold"))
            parts.append(Content(words.say(f"plate-{PLATES[view['plate']]}")))
        guard = f" {GUARD}" * (view["top"] == 1)
        parts.append(self.chip(f"▤{view['deck']}{guard}", DECK_AT, style="bold" if guard else "$muted"))
        discards = f"{words.say('ui-discards')} {len(view['discard'])}"
        parts.append(self.chip(discards, DISCARD_AT, style="$muted"))
        return flow(parts, self.width, BETWEEN)

    # Wishes.

    def _wishes(self, width: int) -> list[Content]:
        return [row for wish in self.view["wishes"] for row in self._wish(wish, width)]

    def _wish(self, wish: OpenWish, width: int) -> list[Content]:
        """What it asks, how far it is, the cards beneath with their Aides, and its Guard."""
        final = self.box.wishes[wish["wish"]].final
        head = f"{self.words.face('wish', wish['wish'])} {wish['have']}/{wish['need']}"
        chips = [self.chip(head, WISHES_AT + wish["wish"], style="bold")]
        for under in wish["cards"]:
            card = under["card"]
            told = self.card(card, effect=False) if final else hearts(self.box.cards[card].hearts)
            aides = "".join(SEATS[seat] for seat in under["aides"])
            mine = self.words.seat in under["aides"]
            chips.append(self.chip(f"{told} {aides}".rstrip(), CARDS_AT + card, style="$turquoise" if mine else ""))
        if wish["guard"] is not None:
            chips.append(self.chip(GUARD, CARDS_AT + wish["guard"], style="bold"))
        return flow(chips, width, " " * GAP)

    # The seats.

    def _seats(self) -> list[Content]:
        """A line for each seat, the reader's first, then clockwise; all have their columns."""
        view, players = self.view, self.view["players"]
        first = max(self.words.seat, 0)
        order = [(first + turn) % players for turn in range(players)]
        names = [self._seat_name(seat) for seat in order]
        rows = []
        for seat, name in zip(order, names, strict=True):
            having = (
                f"={view['points'][seat]:<3}◆{view['gems'][seat]} ▤{view['hands'][seat]} ♟{view['aides'][seat]} "
                f"{'☼' if view['lamps'][seat] else '·'} ▣{len(view['wares'][seat])}"
            )
            if view["travelers"]:
                having += f" ✦{len(view['gifts'][seat])} ◈{len(view['relics'][seat])}"
            asked, mine = self.scene.sight.asked == seat, seat == self.words.seat
            sign = "▶" if asked else "⚑" if seat == view["first"] else " "
            style = "bold $gold" if asked else "bold" if mine else "$muted"
            room = max(map(cell_len, names))
            rows.append(Content.assemble((f"{sign}{SEATS[seat]} {fit(name, room)} ", style), having))
        return rows

    def _seat_name(self, seat: int) -> str:
        """A player's name, with what plays it where that fits."""
        name, who = self.name(seat), self.scene.players[seat : seat + 1]
        roomy = self.width >= (84 if self.framed or self.view["travelers"] else 74)
        return f"{name}{BETWEEN}{who[0]}" if who and who[0] and roomy else fit(name, min(cell_len(name), 12))

    # The hand.

    def _hand(self, width: int) -> list[Content]:
        """The reader's cards, each with what its effect does if there is room."""
        hand = self.view["hand"]
        if not self.spelt:
            return flow([self.chip(self.card(card), CARDS_AT + card, style="bold") for card in hand], width, BETWEEN)
        rows = []
        for card in hand:
            effect = self.box.cards[card].effect
            number = self.box.numbers.get(EFFECT_NUMBERS.get(effect, ""), 0)
            does = self.words.say(f"ui-effect-{EFFECTS[effect]}", number=number)
            chip = self.chip(self.card(card), CARDS_AT + card, style="bold")
            rows.append(Content.assemble(chip, (f": {does}", "$muted")))
        return rows

    def _discards(self, width: int) -> list[Content]:
        """The discard pile while something may be taken from it."""
        pile = [card for card in self.view["discard"] if CARDS_AT + card in self.scene.lights.roles]
        if not pile:
            return []
        chips = [self.chip(self.card(card), CARDS_AT + card) for card in pile]
        return flow(chips if self.framed else [self.head("ui-discards"), *chips], width, " ")

    # The market.

    def _market(self, width: int) -> list[Content]:
        """The three stands side by side if they fit: price, ware, what it is worth to the reader, how many are left."""
        view = self.view
        stands = []
        names = short([self.words.face("merchant", merchant) for merchant in range(len(self.box.merchants))])
        for merchant, (ware, name) in enumerate(zip(view["market"], names, strict=True)):
            told = "–"
            if ware is not None:
                worth = "" if view["worth"][merchant] is None else f" ={view['worth'][merchant]}"
                told = f"◆{view['prices'][merchant]} {self.ware(ware)}{worth}"
            stock = f"×{view['stock'][merchant]}"
            stands.append((self.chip(told, MERCHANTS_AT + merchant), name, stock))
        long = [Content.assemble((f"{name} ", "$muted"), chip, (f" {stock}", "$muted")) for chip, name, stock in stands]
        brief = [Content.assemble(chip, (f" {stock}", "$muted")) for chip, _, stock in stands]
        for tried in (long, brief, [chip for chip, _, _ in stands]):
            line = Content(" │ ").join(tried)
            if line.cell_length <= width:
                return [line]
        return long

    # Extra tasks.

    def _chart(self, width: int) -> list[Content]:
        """The spaces with what is known of their hearts and with the Orderlies."""
        view = self.view
        chips = []
        for space in range(len(self.box.tasks)):
            known = view["known_hearts"][space]
            there = "".join(SEATS[seat] for seat, at in enumerate(view["orderlies"]) if at == space)
            told = " ".join(filter(None, [self.words.face("task", space), f"♥{known}" * bool(known), there]))
            chips.append(self.chip(told, SPACES_AT + space, style="bold" if there else ""))
        return flow(chips, width, BETWEEN)

    def _stack(self, width: int) -> list[Content]:
        """Who comes first on a tie, and the stack: who added each card, and which it is if the reader knows."""
        view, words = self.view, self.words
        parts = []
        if view["priority"]:
            order = "".join(SEATS[seat] for seat in view["priority"])
            parts.append(Content.assemble(self.head("ui-priority"), f" {order} "))
        parts.append(self.chip(f"{words.say('ui-stack')} {len(view['stack'])}", STACK_AT, style="$muted"))
        for by, card in view["stack"]:
            told = "?" if card is None else self.card(card, effect=False)
            parts.append(Content(f"{'' if by is None else SEATS[by]}{told}"))
        return flow(parts, width, " ")

    # The Travelers.

    def _track(self, width: int) -> list[Content]:
        """Every Stop with its relic, where its ways lead and who is there, then the towns with their gifts."""
        view, track = self.view, self.box.track
        if not view["travelers"]:
            return []
        names = [self.words.say("ui-start"), *map(str, range(1, track.stops + 1)), *TOWN_SIGNS]
        chips = []
        for node in range(track.stops + 1):
            relic = "◈" * (node in view["tokens"])
            ways = "|".join(names[ahead] for ahead in track.ahead[node])
            there = "".join(SEATS[seat] for seat, at in enumerate(view["nodes"]) if at == node)
            text, style = f"{names[node]}{relic}→{ways}{there}", "bold" if there else ""
            chips.append(
                self.chip(text, self.stops_at + node - 1, style=style) if node else Content.styled(text, style)
            )
        for town, left in enumerate(view["gift_stacks"]):
            text = f"{TOWN_SIGNS[town]} {self.words.say(f'ui-town-{TOWNS[town]}')} ✦{left}"
            chips.append(self.chip(text, self.stops_at + track.stops + town, style="$muted"))
        return flow(chips, width, " " * GAP)

    # What one has.

    def _own(self) -> list[Content]:
        """The reader's Market Score card, wares, gifts and relics."""
        seat = self.words.seat
        rows: list[Content] = []
        if self.view["looking"] and any(gift is not None for gift in self.view["looking"]):
            told = [self.words.face("gift", gift) for gift in self.view["looking"] if gift is not None]
            rows += self.listed(seat, "ui-drawn-gifts", told, "bold $gold")
        if not 0 <= seat < self.view["players"]:
            return rows
        return [*rows, *self._market_card(seat), *self._belongings(seat)]

    def _market_card(self, seat: int) -> list[Content]:
        """What wares bring to a seat, and, to the reader, what all of it brings so far."""
        market = self.view["markets"][seat]
        if market is None:
            return []
        one, words = self.box.markets[market], self.words
        names = short([words.face("merchant", merchant) for merchant in range(len(self.box.merchants))])
        told = [" ".join(f"{name} {points}" for name, points in zip(names, one.merchants, strict=True))]
        told.append(f"{' '.join(self.said('kinds', kind) for kind in one.favoured)} +{one.favoured_bonus}")
        told += [f"★ +{one.valuable_bonus}", f"{words.say('ui-complete-day')} {one.complete_day}"]
        promised = self.view["promised"]
        if promised and seat == words.seat and not self.view["over"]:
            told[-1] += f" (={promised['gems'] + promised['wares'] + promised['days']})"
        return self.listed(seat, "ui-market-card", told)

    def _belongings(self, seat: int) -> list[Content]:
        """Wares, gifts and relics, as far as they are known."""
        view, words = self.view, self.words
        wares = [self.ware(ware) for ware in view["wares"][seat] if ware is not None]
        rows = self.listed(seat, "ui-wares", wares)
        if not view["travelers"]:
            return rows
        gifts = [words.face("gift", gift) for _, gift in view["gifts"][seat] if gift is not None]
        relics = [words.face("relic", relic) for relic in sorted(r for r in view["relics"][seat] if r is not None)]
        return [*rows, *self.listed(seat, "ui-gifts", gifts), *self.listed(seat, "ui-relics", relics)]

    def _known(self) -> list[Content]:
        """The same of the other seats, as far as the reader knows it: all of it in the end."""
        rows = []
        for seat in range(self.view["players"]):
            if seat != self.words.seat:
                rows += [*self._market_card(seat), *self._belongings(seat)]
        return rows
