"""What a choice would bring: points by source, wishes, Aides, gems, the lamp, the extra tasks, what counts at the end.

The choice alone is made on a copy, with nothing of what follows it: no refill, no next turn, no end of the round, and
no answer of chance.  What is compared then lies open or before the seat itself.  What it once saw of the Extra Task
stack, or of the wares at the bottom, is not counted: some tables leave that to memory (SW-47, TR-10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from ....core.events import COUNT, PLACE, SEAT, Brings, Event, Kind, Row, Seat, kind, named
from ....core.numbered import Numbered
from ....core.pile import NO_CARD
from ....core.state import NOBODY, OVER, Frame, State
from ..box.terms import AIDE, BARGAIN, HERALD, IMMEDIATE, RELIC, RENEW, SPY
from ..rules.position import FINISH_FULFIL, NONE, Position
from ..rules.scoring import ranking, task_hearts
from ..rules.wishes import matches, reached
from . import questions as ask
from .events import MERCHANTS_AT, SOURCES, SPACES_AT, WISHES_AT

SOURCE: Final = named("source")

_kinds: Numbered[Kind] = Numbered()
FULFILS: Final = _kinds.add(kind("fulfils", wish=PLACE))
DROPS: Final = _kinds.add(kind("drops", wish=PLACE))
SCORES: Final = _kinds.add(kind("scores", who=SEAT, source=SOURCE, points=COUNT))
PASSES: Final = _kinds.add(kind("passes", who=SEAT))
LAST_ROUND: Final = _kinds.add(kind("last_round"))
REACHES: Final = _kinds.add(kind("reaches", wish=PLACE, have=COUNT, need=COUNT))
AWAITS: Final = _kinds.add(kind("awaits", wish=PLACE, points=COUNT))
PROMISES: Final = _kinds.add(kind("promises", source=SOURCE, points=COUNT))
GEMS: Final = _kinds.add(kind("gems", who=SEAT, number=COUNT))
LIGHTS: Final = _kinds.add(kind("lights", who=SEAT))
RUBS: Final = _kinds.add(kind("rubs"))
AIDES: Final = _kinds.add(kind("aides", number=COUNT, left=COUNT))
RECALLS: Final = _kinds.add(kind("recalls"))
HEARTS: Final = _kinds.add(kind("hearts", space=PLACE, number=COUNT))
HELPS: Final = _kinds.add(kind("helps", who=SEAT))
PRIORITY: Final = _kinds.add(kind("priority", place=COUNT))
STANDS: Final = _kinds.add(kind("stands"))
RANKS: Final = _kinds.add(kind("ranks", rank=COUNT, points=COUNT))
UNRANKED: Final = _kinds.add(kind("unranked"))
SPIES: Final = _kinds.add(kind("spies", number=COUNT))
SENDS_AIDE: Final = _kinds.add(kind("sends_aide"))
BARGAINS: Final = _kinds.add(kind("bargains", number=COUNT))
OPENS: Final = _kinds.add(kind("opens"))
RENEWS: Final = _kinds.add(kind("renews"))
DIGS: Final = _kinds.add(kind("digs"))
TO_RELIC: Final = _kinds.add(kind("to_relic"))
TO_STOP: Final = _kinds.add(kind("to_stop"))
SEES_GIFT: Final = _kinds.add(kind("sees_gift"))
NO_GIFT: Final = _kinds.add(kind("no_gift"))
FREE_WARE: Final = _kinds.add(kind("free_ware", merchant=PLACE))
SOLD_OUT: Final = _kinds.add(kind("sold_out"))
KEEPS: Final = _kinds.add(kind("keeps"))
SHEDS: Final = _kinds.add(kind("sheds"))
SUITS: Final = _kinds.add(kind("suits", wish=PLACE))
SUITS_NONE: Final = _kinds.add(kind("suits_none"))
HANDS: Final = _kinds.add(kind("hands", who=SEAT))
REDRAWS: Final = _kinds.add(kind("redraws", number=COUNT))
KEEPS_HAND: Final = _kinds.add(kind("keeps_hand"))
KEEPS_LAMP: Final = _kinds.add(kind("keeps_lamp"))
KEEPS_GIFTS: Final = _kinds.add(kind("keeps_gifts"))
NO_MORE: Final = _kinds.add(kind("no_more"))
NO_TASK: Final = _kinds.add(kind("no_task"))
THROWS_NO_MORE: Final = _kinds.add(kind("throws_no_more"))
STAYS: Final = _kinds.add(kind("stays"))
GAINS: Final = _kinds.all()
"""What weighs more stands before what weighs less."""

WISH, GIFT = SOURCES.index("wish"), SOURCES.index("gift")
TAKES_GIFT: Final = frozenset((ask.GIFT, ask.KEEP_ONE))
"""Where a ware comes from the bottom of a stack, which nobody has to remember (TR-10)."""
GIFT_QUESTIONS: Final = TAKES_GIFT | {ask.ROUND_GIFTS}
"""Where points come from a gift; everywhere else they come from a wish."""
NOTHING: Final[Frame] = (OVER, NOBODY, 0, None)
"""What waits beneath a choice that is looked at by itself."""


class _Deed(NamedTuple):
    """A choice that was made on a copy."""

    now: Position
    then: Position
    seat: Seat
    what: int
    """What its last step answers, and what belonged to that question."""
    arg: int


def brings(state: State, paths: Sequence[Sequence[int]]) -> list[Brings | None]:
    """What choices of the seat that is asked change (SW-4, SW-10, SW-43, SW-44, SW-50, SW-53, TR-2).

    Nobody can say it of a town whose next gift was put under by somebody: it may be settled at once (TR-3).
    """
    assert isinstance(state, Position)
    return [_brings(state, path) for path in paths]


def _brings(state: Position, path: Sequence[Row]) -> Brings | None:
    deed = _made(state, path)
    if deed is None:
        return None
    gains = [*_wishes(deed), *_points(deed), *_belongings(deed), *_extra_tasks(deed)]
    verb = state.rules.moves.verbs[path[-1]].name
    if verb in MORE:
        gains += MORE[verb](deed, *state.rules.moves.rows[path[-1]][1])
    if deed.then.ended > state.ended:
        gains.append((LAST_ROUND,))
    return Brings(deed.then.score[deed.seat] - state.score[deed.seat], tuple(sorted(gains, key=itemgetter(0))))


def _made(s: Position, path: Sequence[Row]) -> _Deed | None:
    """The choice by itself: of what waits beneath the question, only the rest of a Fulfil belongs to it (SW-4)."""
    then, below = s.copy(), s.below
    then.below = (*below[:3], NOTHING) if below is not None and below[0] == FINISH_FULFIL else NOTHING
    for row in path:
        what, arg = then.what, then.arg
        if s.travelers and _is_dark(s, row):
            return None
        then.step(row)
    return _Deed(s, then, s.seat, what, arg)


def _is_dark(s: Position, row: Row) -> bool:
    """Whether the Traveler goes to a town whose next gift lies there unseen, and yet chance is not asked for it."""
    if s.rules.moves.verbs[row].name != "travel":
        return False
    town = _town(s, *s.rules.moves.rows[row][1])
    return town >= 0 and len(s.gift_piles[town]) > 0 and s.gift_piles[town].top != NO_CARD


def _town(s: Position, step: int) -> int:
    """The town that a step leads to; below 0 it is a Stop."""
    return step + 1 - s.rules.components.track.towns[0]


# What lies open, before and after.


def _wishes(deed: _Deed) -> list[Event]:
    """Wishes fulfilled, dropped, or how far they are then, and what the own Aides there would earn (SW-10, SW-12)."""
    s, then, seat = deed.now, deed.then, deed.seat
    if s.aides == then.aides and s.under == then.under and s.guards == then.guards:
        return []
    gains: list[Event] = []
    rules = s.rules
    for at, wish in enumerate(s.open):
        after = then.open.find(wish)
        if after < 0:
            gains.append((DROPS if deed.what == ask.SAD else FULFILS, WISHES_AT + wish))
            continue
        if s.under[at] != then.under[after] or s.guards[at] != then.guards[after]:
            gains.append((REACHES, WISHES_AT + wish, reached(then, after), rules.need[wish] - rules.less[s.plate]))
        points = _awaited(then, after, seat)
        if points != _awaited(s, at, seat):
            gains.append((AWAITS, WISHES_AT + wish, points))
    return gains


def _awaited(s: Position, at: int, seat: Seat) -> int:
    """What a seat's Aides at an open wish would earn, but for the extra points (SW-10)."""
    aides, hearts = s.aides, s.rules.hearts
    return sum([hearts[card] * aides[2 * card : 2 * card + 2].count(seat) for card in s.under[at]])


def _points(deed: _Deed) -> list[Event]:
    """Who scores, the seat itself first, and whom it passes."""
    before, after, seat = deed.now.score, deed.then.score, deed.seat
    if before == after:
        return []
    source = GIFT if deed.what in GIFT_QUESTIONS else WISH
    gains: list[Event] = [
        (SCORES, who, source, after[who] - before[who]) for who in _from(deed) if after[who] != before[who]
    ]
    return gains + [
        (PASSES, who) for who in range(len(after)) if before[seat] <= before[who] and after[seat] > after[who]
    ]


def _from(deed: _Deed) -> list[int]:
    """All seats, the one that chooses first."""
    players = deed.now.players
    return [(deed.seat + turn) % players for turn in range(players)]


def _belongings(deed: _Deed) -> list[Event]:
    """What counts at the end, gems, lamps, Aides (SW-13, SW-35, SW-37, SW-43, SW-50)."""
    s, then, seat = deed.now, deed.then, deed.seat
    gains: list[Event] = []
    if (deed.what not in TAKES_GIFT and s.owned != then.owned) or s.gems != then.gems or s.gifts != then.gifts:
        for lines in s.rules.tallies[s.travelers]:
            for (source, before), (_, after) in zip(lines(s, seat), lines(then, seat), strict=True):
                if before != after:
                    gains.append((PROMISES, SOURCES.index(source), after - before))
        gains += [(GEMS, who, then.gems[who] - s.gems[who]) for who in _from(deed) if then.gems[who] != s.gems[who]]
    if s.lamps != then.lamps:
        gains += [(LIGHTS, who) for who in _from(deed) if then.lamps[who] > s.lamps[who]]
        if then.lamps[seat] < s.lamps[seat]:
            gains.append((RUBS,))
    if then.free[seat] != s.free[seat]:
        gains.append((AIDES, then.free[seat] - s.free[seat], then.free[seat]))
    if then.what == ask.BUSY:
        gains.append((RECALLS,))
    return gains


def _extra_tasks(deed: _Deed) -> list[Event]:
    """Hearts for an extra task, the own place on the Priority track, and once the stack is open the rank (SW-44)."""
    s, then, seat = deed.now, deed.then, deed.seat
    laid = then.stack[len(s.stack) :]
    moved = s.orderlies != then.orderlies
    if not (laid or moved or s.hearts != then.hearts or s.priority != then.priority):
        return []
    gains: list[Event] = []
    for task, number in enumerate(task_hearts(s.rules.components, laid, _added(s, then))):
        if number:
            gains.append((HEARTS, SPACES_AT + task, number))
            gains += [(HELPS, who) for who, space in enumerate(then.orderlies) if space == task and who != seat]
    place = then.priority.find(seat)
    if place != s.priority.find(seat):
        gains.append((PRIORITY, place + 1))
    if s.turned:
        rank = _rank(then, seat)
        if moved or rank != _rank(s, seat):
            gains.append(_ranked(s, rank))
    elif moved:
        gains.append((STANDS,))
    return gains


def _added(s: Position, then: Position) -> list[int]:
    """The hearts that a gift adds to each task; none without the Travelers (TR-5)."""
    return [after - before for before, after in zip(s.hearts, then.hearts, strict=True)]


def _rank(s: Position, seat: Seat) -> int:
    """The place of a seat's Orderly from 1 on; 0 where its task has no heart, or it is not on the chart (SW-44)."""
    hearts = task_hearts(s.rules.components, s.stack, s.hearts)
    owners = [owner for _, owner in ranking(hearts, s.orderlies, s.priority)]
    return owners.index(seat) + 1 if seat in owners else 0


def _ranked(s: Position, rank: int) -> Event:
    """What a place pays (SW-46)."""
    places = s.rules.components.places
    return (RANKS, rank, places[rank - 1][0] if rank <= len(places) else 0) if rank else (UNRANKED,)


# What only a word can say.

_More: TypeAlias = Callable[..., list[Event]]


def _effect(deed: _Deed, card: int) -> list[Event]:
    """An effect whose use is not seen yet (SW-31, SW-53, SW-54, TR-7)."""
    s = deed.now
    effect = s.rules.effect[card]
    if effect == BARGAIN:
        return [(BARGAINS, s.rules.bargain)]
    if effect == SPY:
        return [(SPIES, len(s.stack))]
    return [(EFFECTS[effect],)] if effect in EFFECTS else []


def _travel(deed: _Deed, step: int) -> list[Event]:
    """A gift of a town, or a Stop with a relic or without (TR-1, TR-2, TR-8)."""
    s, town = deed.now, _town(deed.now, step)
    if town < 0:
        return [(TO_RELIC,) if s.tokens[step + 1] else (TO_STOP,)]
    return [(SEES_GIFT,) if len(s.gift_piles[town]) else (NO_GIFT,)]


def _look_on(_: _Deed) -> list[Event]:
    """One more gift to choose from (TR-2)."""
    return [(SEES_GIFT,)]


def _keep(deed: _Deed, gift: int) -> list[Event]:
    """A gift that is not settled at once lies before its owner; a free ware is not seen yet (TR-9, TR-10)."""
    s, one = deed.now, deed.now.rules.components.gifts[gift]
    if one.town != IMMEDIATE:
        return [(KEEPS,)]
    if one.effect != "ware":
        return []
    merchant = one.key[0]
    some = s.stock[merchant] or s.lowest[merchant] or s.market[merchant] != NONE
    return [(FREE_WARE, MERCHANTS_AT + merchant) if some else (SOLD_OUT,)]


def _pick(deed: _Deed, card: int) -> list[Event]:
    """Cards given away, what comes for them, what one is good for now (SW-19, SW-32, SW-33, SW-39, SW-54)."""
    if deed.what in CHOSEN_BY_WISHES:
        suits: list[Event] = [(SUITS, WISHES_AT + deed.now.open[at]) for at in matches(deed.now, card)]
        return [*CHOSEN_BY_WISHES[deed.what], *(suits or [(SUITS_NONE,)])]
    if deed.what == ask.LOVELY:
        return [(REDRAWS, deed.arg + 1)]
    return [(HANDS, (deed.seat + 1) % deed.now.players)] if deed.what == ask.FRIENDLY else []


def _done(deed: _Deed) -> list[Event]:
    """What not doing means (SW-42, SW-57, TR-4)."""
    if deed.what == ask.LOVELY:
        return [(REDRAWS, deed.arg) if deed.arg else (KEEPS_HAND,)]
    gains: list[Event] = [(LEFT[deed.what],)]
    if deed.what == ask.OPTIONS and deed.now.lamps[deed.seat]:
        gains.append((KEEPS_LAMP,))
    return gains


CHOSEN_BY_WISHES: Final[Mapping[int, tuple[Event, ...]]] = {ask.TAKE: (), ask.RENEW: ((SHEDS,),), ask.MEAN: ((SHEDS,),)}
"""Where one card is taken or thrown away for what it is good for, by question; and what else it means."""
EFFECTS: Final = {AIDE: SENDS_AIDE, HERALD: OPENS, RENEW: RENEWS, RELIC: DIGS}
LEFT: Final = {
    ask.OPTIONS: NO_MORE,
    ask.SPY: NO_TASK,
    ask.CONFUSED: NO_TASK,
    ask.RENEW: THROWS_NO_MORE,
    ask.DISTRACTED: STAYS,
    ask.ROUND_GIFTS: KEEPS_GIFTS,
}
"""What it means to leave what may be done, by question."""
MORE: Final[Mapping[str, _More]] = {
    "use_effect": _effect,
    "travel": _travel,
    "look_on": _look_on,
    "keep": _keep,
    "pick": _pick,
    "done": _done,
}
"""By the verb of the last step, what a comparison does not show."""
