"""The tables of The Sultan's Wishes: the base game and the Travelers put together."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ....core.actions import ActionTable, Rule, verb
from ....core.box.components import Components
from ....core.events import SEAT, Field, Row, at, face
from ....core.game import Game, Options
from ....core.pile import Pile
from ....core.rules import Known, Rules
from ....core.state import CHANCE, NOBODY, OVER
from ..box import terms as b
from ..box.components import Wishes
from ..box.moods import mood_of
from ..sight import events as e
from ..sight import questions as ask
from ..travelers import asks as more_asks
from ..travelers import finale, gifts, plates, track
from ..travelers import rulings as more
from . import asks, deck, effects, extra_tasks, market, moods, turns, wishes
from . import position as p
from . import rulings as why
from .position import NONE, Position
from .scoring import suits

MOST: Final = b.PLAYERS[-1]


def lay_out(tables: Rules, players: int, options: Options, first: int | None) -> Position:
    """The table before anything is drawn (SW-62)."""
    assert isinstance(tables, SultanRules)
    c, travelers = tables.components, int(options["travelers"])
    s = Position(
        tables, players, OVER, NOBODY, 0, None, None,
        hands=[b""] * players,
        deck=bytearray(card for card in c.decks[travelers] if card not in c.guards), top=NONE, shuffles=0,
        discard=bytearray(), stack=bytearray(), stack_by=b"", stack_known=bytearray(), turned=0,
        open=b"", under=[], guards=b"", last=b"",
        aides=bytearray([NONE]) * 2 * (len(c.cards) - len(c.guards)), free=bytearray([c.aides]) * players,
        simple=bytes(c.simples[players]), simple_left=c.simple_placed[players],
        finals=bytes(c.finals[players][travelers]), finals_left=c.finals_placed,
        plates=b"", plate=NONE, cycle=0,
        market=bytes([NONE]) * len(c.merchants),
        stock=[*map(bytes, c.stalls)], lowest=[b""] * len(c.merchants),
        owned=[b""] * players,
        markets=bytes([NONE]) * players, gems=bytearray(players), pool=c.gems, score=[0] * players,
        lamps=bytes(players), orderlies=bytes([NONE]) * players, priority=b"",
        first=0, round=0, ended=0, travelers=travelers,
        nodes=bytes(players * travelers),
        tokens=bytes((node in c.track.marked) for node in range(c.track.stops + 4) if travelers),
        relic_pool=bytes(range(len(c.relics) * c.relic_copies * travelers)),
        relics=[b""] * (players * travelers),
        gift_piles=[Pile(bytes(stack)) for stack in c.gift_stacks if travelers],
        gifts=[b""] * (players * travelers),
        hearts=bytes(len(c.tasks) * travelers),
    )  # fmt: skip
    s.push(p.SET_UP, NOBODY)
    s.push(ask.STARTER, CHANCE, NOBODY if first is None else first)
    return s


def _numbers(count: int) -> list[tuple[int]]:
    return [(i,) for i in range(count)]


def moves(c: Wishes) -> ActionTable:
    """Every choice of the base game, then those that come with the Travelers."""
    base = [(card,) for card in range(b.BASE_CARDS)]
    later = [(card,) for card in range(b.BASE_CARDS, len(c.cards) - len(c.guards))]
    card, wish, space = {"card": at("card")}, {"wish": at("wish")}, {"space": at("space")}
    gift = {"gift": face("gift")}
    throws = (ask.SPY, ask.RENEW, ask.LOVELY)
    done = why.answers(ask.OPTIONS, *throws, ask.DISTRACTED, ask.CONFUSED, ask.ROUND_GIFTS)
    fulfil = verb(wishes.fulfil, *why.answers(ask.TURN), *why.FULFIL, **card)
    extra = verb(extra_tasks.extra_task, *why.answers(ask.TURN, ask.CONFUSED), *why.EXTRA_TASK, **card)
    effect = verb(effects.use_effect, *why.answers(ask.TURN), *why.USE_EFFECT, *more.USE_EFFECT, **card)
    orderly = (*why.answers(ask.TURN, ask.DISTRACTED, ask.MOVE_ORDERLY), *why.ORDERLY)
    under = verb(wishes.under, *why.answers(ask.UNDER, ask.GUARD, ask.SAD), *why.NAME_WISH, **wish)
    picks = (ask.AIDE, ask.BUSY, ask.TAKE, ask.MEAN, *throws)
    pick = verb(turns.pick, *why.answers(*picks, ask.FRIENDLY), *why.PICK, **card)
    return ActionTable(
        (verb(turns.done, *done), [()]),
        (verb(turns.lamp, *why.answers(ask.OPTIONS), *why.LAMP), [()]),
        (
            verb(market.buy, *why.answers(ask.OPTIONS, ask.BARGAIN), *why.BUY, merchant=at("merchant")),
            _numbers(len(c.merchants)),
        ),
        (verb(extra_tasks.orderly, *orderly, **space), _numbers(len(c.tasks))),
        (fulfil, base),
        (extra, base),
        (effect, base),
        (pick, base),
        (under, [(i,) for i, one in enumerate(c.wishes) if not one.travelers]),
        (fulfil, later),
        (extra, later),
        (effect, later),
        (pick, later),
        (under, [(i,) for i, one in enumerate(c.wishes) if one.travelers]),
        (
            verb(track.travel, *why.answers(ask.TURN), *more.TRAVEL, to=at("stop")),
            _numbers(len(c.track.ahead) - 1),
        ),
        (verb(track.look_on, *why.answers(ask.GIFT)), [()]),
        (verb(track.keep, *why.answers(ask.GIFT, ask.KEEP_ONE), *more.KEEP, **gift), _numbers(len(c.gifts))),
        (
            verb(gifts.give_gift, *why.answers(ask.ROUND_GIFTS), *more.GIVE_GIFT, **gift),
            [(i,) for i, one in enumerate(c.gifts) if one.town == b.END_OF_ROUND],
        ),
        (verb(gifts.heart, *why.answers(ask.HEART_WHERE), **space), _numbers(len(c.tasks))),
    )


def draws(c: Wishes) -> ActionTable:
    """Everything that chance may answer."""
    relic = len(c.relics) * c.relic_copies
    families: tuple[tuple[object, Field, int], ...] = (
        (deck.turn_up, e.CARD, len(c.cards)),
        (wishes.turn_wish, e.WISH, len(c.wishes)),
        (turns.mood, face("plate"), len(c.plates)),
        (market.turn_ware, e.WARE, len(c.wares)),
        (turns.score_card, face("market"), len(c.markets)),
        (track.turn_gift, e.GIFT, len(c.gifts)),
        (track.turn_relic, e.RELIC, relic),
    )
    return ActionTable(
        *((verb(rule, **{field.family: field}), _numbers(count)) for rule, field, count in families),  # type: ignore[arg-type]
        (verb(turns.starter, who=SEAT), _numbers(MOST)),
    )


class SultanRules(Rules):
    """The tables of The Sultan's Wishes."""

    components: Wishes

    def __init__(self, game: Game, components: Components, edition: int) -> None:
        assert isinstance(components, Wishes)
        # A space of the chart is called after its task.
        c = replace(components, faces={**components.faces, "space": components.faces["task"]})
        tasks = len(c.cards) - len(c.guards)
        self.stops_at = e.SPACES_AT + len(c.tasks)
        self.towns_at = self.stops_at + c.track.stops
        super().__init__(
            game,
            c,
            edition,
            moves=moves(c),
            draws=draws(c),
            questions=asks.base_questions() | more_asks.more_questions(),
            continuations={
                p.SET_UP: turns.set_up, p.DEALT_OUT: deck.dealt_out, p.START_ROUND: turns.start_round,
                p.PLATE_EFFECT: moods.plate_effect, p.ADD_CARD: extra_tasks.add_card, p.NEXT_MOOD: moods.next_mood,
                p.ROTATE: market.rotate, p.CHECK_WISHES: wishes.check_wishes, p.BEGIN_TURNS: turns.begin_turn,
                p.NEXT_TURN: turns.next_turn, p.AFTER_ACTION: turns.after_action, p.REFILL: deck.refill,
                p.DRAW_MORE: deck.draw_more, p.SETTLE_GUARD: deck.settle_guard, p.FINISH_FULFIL: wishes.finish_fulfil,
                p.REPLENISH: wishes.replenish, p.TURN_UP_STACK: extra_tasks.turn_up_stack, p.RANK: extra_tasks.rank,
                p.CLEAR: extra_tasks.clear, p.NEXT_ROUND: turns.next_round,
                p.SHOW_GIFT: track.show_gift, p.GIFT_PASS: gifts.gift_pass, p.GIFTS_OF: gifts.gifts_of,
                p.NEW_TOKENS: track.new_tokens,
            },
            places=(
                *(("card", i) for i in range(len(c.cards))),
                *(("wish", i) for i in range(len(c.wishes))),
                *(("merchant", i) for i in range(len(c.merchants))),
                ("deck",), ("discard",), ("stack",), ("plate",),
                *(("space", i) for i in range(len(c.tasks))),
                *(("stop", i + 1) for i in range(c.track.stops)),
                *(("town", i) for i in range(len(b.TOWNS))),
            ),
            in_parts=(wishes.fulfil, wishes.under, extra_tasks.orderly, turns.pick),
            seated=frozenset(),
            names={
                "card": tuple(card.id for card in c.cards), "wish": tuple(wish.id for wish in c.wishes),
                "plate": tuple(plate.id for plate in c.plates), "ware": tuple(ware.id for ware in c.wares),
                "market": tuple(one.id for one in c.markets), "gift": tuple(gift.id for gift in c.gifts),
                "relic": tuple(kind for kind in c.relics for _ in range(c.relic_copies)), "back": b.BACKS,
                "task": c.tasks, "space": c.tasks, "merchant": c.merchants, "source": e.SOURCES, "verdict": e.VERDICTS,
            },
        )  # fmt: skip
        self._numbers_of_cards(c, tasks)
        self._rows(c, tasks)
        self._answers()

    def _numbers_of_cards(self, c: Wishes, tasks: int) -> None:
        """What is printed, by number."""
        self.first_guard = c.guards[0]
        self.first_final = next(i for i, wish in enumerate(c.wishes) if wish.final)
        self.tasks = bytes(card.task for card in c.cards[:tasks])
        self.hearts = bytes(card.hearts for card in c.cards).ljust(256, b"\0")
        self.effect = bytes(card.effect for card in c.cards[:tasks])
        self.need = bytes(wish.need for wish in c.wishes)
        self.different = frozenset(i for i, wish in enumerate(c.wishes) if wish.kind == "different")
        self.bit = tuple(1 << wish for wish in range(len(c.wishes)))
        self.different_bits = sum(self.bit[wish] for wish in self.different)
        self.suits = tuple(
            sum(1 << i for i, wish in enumerate(c.wishes) if suits(c, card, wish)) for card in range(tasks)
        )
        """For each card the wishes that it suits, a bit each."""
        self.adds = bytes(plate.adds for plate in c.plates)
        self.extra = bytes(plate.extra for plate in c.plates)
        by_plate = [mood_of(plate) for plate in range(NONE + 1)]
        self.pay = bytes(mood.pays for mood in by_plate)
        """The gems for a Fulfil under each plate, and under none (SW-35)."""
        self.discount = bytes(mood.off for mood in by_plate)
        """What each takes off the optional purchase (SW-40)."""
        self.less = bytes(mood.less for mood in by_plate)
        """How much less is enough for a wish (SW-29)."""
        self.may_fulfil = bytes(mood.fulfils for mood in by_plate)
        self.may_use = bytes(mood.effects for mood in by_plate)
        """Whether cards may be played on wishes, and effects used (SW-34)."""
        self.cost = bytes(ware.cost for ware in c.wares) + bytes([NONE]) * (NONE + 1 - len(c.wares))
        """The price of each ware; what is not there is beyond all means."""
        self.cheapest: Known[bytes, int] = Known(lambda market: min(self.cost[ware] for ware in market))
        """The least price, by what lies before the merchants."""
        self.bargain = c.numbers["bargain"]
        self.minimum = b.OPEN
        self.gem_cap, self.hand = c.gem_cap, c.hand

    def _rows(self, c: Wishes, tasks: int) -> None:
        """The numbers of rows, by what they name."""
        number, cards = self.moves.number, range(tasks)
        self.done_row, self.lamp_row = number(turns.done), number(turns.lamp)
        self.buy_rows, self.orderly_rows = self.moves.where(market.buy), self.moves.where(extra_tasks.orderly)
        self.fulfil_rows = tuple(number(wishes.fulfil, card) for card in cards)
        self.extra_rows = tuple(number(extra_tasks.extra_task, card) for card in cards)
        self.effect_rows = tuple(number(effects.use_effect, card) for card in cards)
        self.pick_rows = tuple(number(turns.pick, card) for card in cards)
        self.under_rows = tuple(number(wishes.under, wish) for wish in range(len(c.wishes)))
        self.travel_rows = tuple(tuple(number(track.travel, node - 1) for node in ahead) for ahead in c.track.ahead)
        self.free_spaces = Known(self._free_spaces)
        """The rows of the spaces without an Orderly, by where the Orderlies stand."""
        self.look_on_row = number(track.look_on)
        self.keep_rows = self.moves.where(track.keep)
        self.give_rows = {gift: number(gifts.give_gift, gift) for gift in c.gift_stacks[1]}
        self.heart_rows = self.moves.where(gifts.heart)
        self.starters = {n: self.draws.where(turns.starter, lambda seat, n=n: seat < n) for n in b.PLAYERS}
        self.wish_draws, self.plate_draws = self._draws_of(wishes.turn_wish), self._draws_of(turns.mood)
        self.ware_draws, self.gift_draws = self._draws_of(market.turn_ware), self._draws_of(track.turn_gift)
        self.relic_draws, self.score_draws = self._draws_of(track.turn_relic), self._draws_of(turns.score_card)

    def _free_spaces(self, orderlies: bytes) -> list[Row]:
        return [row for space, row in enumerate(self.orderly_rows) if space not in orderlies]

    def _draws_of(self, rule: Rule) -> bytes:
        """For each thing of a kind the row that draws it, as `bytes.translate` wants it."""
        return bytes(self.draws.where(rule)).ljust(256, b"\0")

    def _answers(self) -> None:
        """What a choice does at each question, what each effect and each plate does, and the steps of a round's end."""
        self.picks = {
            ask.BUSY: wishes.take_off, ask.AIDE: effects.aide_there, ask.SPY: effects.spy_adds,
            ask.RENEW: effects.renew_throw, ask.TAKE: effects.renew_take, ask.LOVELY: moods.lovely_throw,
            ask.MEAN: moods.mean_throw, ask.FRIENDLY: plates.friendly_give,
        }  # fmt: skip
        self.unders = {ask.UNDER: wishes.under_wish, ask.GUARD: deck.guard_there, ask.SAD: moods.sad_wish}
        self.dones = {
            ask.OPTIONS: turns.enough, ask.SPY: effects.declined, ask.RENEW: effects.renew_enough,
            ask.LOVELY: moods.lovely_enough, ask.DISTRACTED: effects.declined,
            ask.CONFUSED: effects.declined, ask.ROUND_GIFTS: gifts.no_more_gifts,
        }  # fmt: skip
        self.ware_answers = {ask.WARE: market.come_up, ask.BOTTOM: gifts.bottom_ware}
        self.effects = {
            b.AIDE: effects.aide, b.SPY: effects.spy, b.GEMS: effects.gems, b.BARGAIN: effects.bargain,
            b.HERALD: effects.herald, b.RENEW: effects.renew, b.RELIC: track.relic,
        }  # fmt: skip
        can = {**asks.CAN, b.RELIC: more_asks.can_relic}
        self.can = tuple(can[effect] for effect in self.effect)
        """For each card whether its effect can do something now."""
        self.moods = {**moods.AT_ONCE, **plates.AT_ONCE}
        """What a plate does at once; the others only last (SW-34, SW-35)."""
        self.mood_asks = {**moods.ASKS, **plates.ASKS}
        """What a plate asks of everybody, and whether that needs a hand card."""
        self.round_steps = (
            (p.NEXT_ROUND, p.CLEAR, p.RANK, p.TURN_UP_STACK),
            (p.NEXT_ROUND, p.NEW_TOKENS, p.CLEAR, p.RANK, p.GIFT_PASS, p.TURN_UP_STACK),
        )
        """The steps at the end of a round, the last one first (SW-61)."""
        self.tallies = ((turns.base_lines,), (turns.base_lines, finale.lines))
        self.showings = ((), (finale.show_all,))


build: Final = SultanRules
"""As the game finds it."""
