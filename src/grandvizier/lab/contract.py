"""What every position of every game must hold.  The fuzzer checks it as it plays; so do the tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from ..core.errors import Illegal
from ..core.events import HIDDEN, Event, Field
from ..core.game import Belief, ViewData
from ..core.rules import Rules
from ..core.save import load, save
from ..core.state import CHANCE, State
from ..match import Match
from ..match.chance import draw_of
from ..match.choices import completing, follow, why_not
from .twin import twin_run

JUNK: tuple[Any, ...] = (
    -1,
    10**9,
    -(10**30),
    True,
    False,
    1.0,
    "1",
    "",
    None,
    [],
    [[0]],
    (0,),
    {},
    b"\0",
    0.5,
    object(),
)
"""Things that are no row of any table."""


class Broken(AssertionError):
    """A property that does not hold."""


def demand(what: str, *told: object, holds: bool) -> None:
    """Break off unless this holds; what is told with it is only written out then."""
    if not holds:
        raise Broken(what.format(*told))


def check_position(match: Match) -> None:
    """What must hold wherever somebody is asked."""
    check_rows(match)
    check_table(match)


def everybody(match: Match) -> Sequence[int | None]:
    """The seats, and an onlooker."""
    return (*range(match.players), None)


def check_table(match: Match, witnesses: Sequence[int | None] | None = None) -> None:
    """Everything is where it belongs, and everybody sees what they were told; or these do."""
    problems = match.game.audit(match.state)
    demand("conservation: {}", problems, holds=not problems)
    for seat in everybody(match) if witnesses is None else witnesses:
        check_view(match, seat)


def check_rows(match: Match) -> None:
    """Something may be chosen, cheap enough to be checked at every choice."""
    state = match.state
    legal = list(state.legal())
    demand("somebody is asked and may choose nothing", holds=bool(legal) or state.over)
    demand("the same row is offered twice", holds=len(set(legal)) == len(legal))
    in_table = not legal or (min(legal) >= 0 and max(legal) < len(match.rules.moves))
    demand("an offered row is not in the table", holds=in_table)


def check_view(match: Match, seat: int | None) -> None:
    """What a seat's stream folds to is what the position shows it; None is an onlooker."""
    folded, looked = match.view(seat), match.game.view_of(match.state, match.players if seat is None else seat)
    if folded != looked:
        told, shown = differing(match.rules, folded, looked)
        raise Broken(f"the fold of seat {seat}, what follows from what it was told, is {told}, its view {shown}")


def differing(rules: Rules, one: ViewData, other: ViewData) -> tuple[str, str]:
    """What is not alike in two views, each as it has it; of what lies on the table only the places that differ."""
    both: list[dict[str, Any]] = [dict(one), dict(other)]
    alike = [what for what in one["table"] if what in other["table"]]
    for view, lying in zip(both, (one["table"], other["table"]), strict=True):
        view["table"] = [_lies(rules, *what) for what in lying if what not in alike]
    names = [name for name in {**one, **other} if both[0].get(name) != both[1].get(name)]
    told, shown = (", ".join(f"{name} {view.get(name)}" for name in names) for view in both)
    return told, shown


def _lies(rules: Rules, place: int, family: str, face: int | None) -> str:
    """What lies where, by names."""
    named = "face down" if face is None else rules.names[family][face]
    return f"{family} {named} at {' '.join(map(str, rules.places[place]))}"


def check_handed_out(match: Match, seat: int) -> None:
    """A view stays as it was handed out, whatever is heard after it: whoever has it is told what is new since then."""
    view = match.game.view(match.rules.components, match.players, match.options, seat)
    *before, now = match.told(seat)
    for event in before:
        view.hear(event)
    had = view.plain()
    kept = deepcopy(had)
    view.hear(now)
    view.plain()
    demand("the view of seat {} changes after it was handed out: it was {}", seat, kept, holds=had == kept)


def check_deeply(match: Match, rng: Random, minds: Minds | None = None) -> None:
    """What must hold too, but takes longer: checked at some choices.  `minds` have followed the match so far."""
    check_refusals(match, rng)
    check_parts(match.state)
    check_copy(match.state, rng)
    check_saved(match.state)
    check_table(match)
    believed = (minds or Minds(match)).now()
    for seat, belief in enumerate(believed):
        shows = belief.plain() == match.view(seat)
        demand("what seat {} believes shows another table than it sees", seat, holds=shows)
    worlds = [belief.imagine(rng) for belief in believed]
    for seat, sample in enumerate(worlds):
        check_imagined(match, seat, sample)
    witness = rng.randrange(match.players)
    check_handed_out(match, witness)
    check_twin(match, witness, worlds[witness], rng)


def check_parts(state: State) -> None:
    """What completes a choice is asked by the rule of that choice, before anything else runs."""
    rules = state.rules
    for row in state.legal() if rules.in_parts else ():
        after = follow(state, row)
        is_part = after is not None and rules.questions[after.what].completes
        agree = is_part == (completing(state, row) is not None)
        demand("{}: what completes it is not asked by its own rule", rules.moves.text(row), holds=agree)


def check_refusals(match: Match, rng: Random) -> None:
    """Every row is either legal or refused with a ruling; a refused choice changes nothing."""
    state = match.state
    known = {ruling.id for ruling in match.game.rulings} | {"GV-1"}
    legal = set() if state.over else set(state.legal())
    before, length = save(state), len(match.journal)
    text, said = match.rules.moves.text, set[tuple[str, str]]()
    for row in range(len(match.rules.moves)):
        refusal = why_not(state, state.seat, (row,))
        agree = (refusal is None) == (row in legal)
        demand("{}: legal says {}, why_not says {}", text(row), row in legal, refusal, holds=agree)
        if refusal and not state.over and (refusal.code, refusal.ruling) not in said:
            said.add((refusal.code, refusal.ruling))
            refusal = match.why_not(state.seat, row)
            whole = refusal is not None and refusal.ruling in known and bool(refusal.sentence)
            demand("{} is refused with {}", text(row), refusal, holds=whole)
    for seat in (*range(-3, match.players + 2), *JUNK):
        path = rng.choice(
            [[rng.choice(JUNK)], [rng.randrange(-5, len(match.rules.moves) + 5)], [rng.choice(JUNK), 0], []]
        )
        if match.why_not(seat, *path) is None:
            continue
        try:
            match.play(seat, *path)
        except Illegal as error:
            demand(
                "{!r} playing {!r} has no code", seat, path, holds=bool(error.refusal.code and error.refusal.sentence)
            )
        else:
            raise Broken(f"{seat!r} played {path!r}, which why_not refuses")
    demand("a refused choice changed the position", holds=save(match.state) == before)
    demand("a refused choice is in the journal", holds=len(match.journal) == length)


def check_copy(state: State, rng: Random) -> None:
    """A copy is equal and shares nothing that changes."""
    copy, before = state.copy(), save(state)
    demand("a copy differs", holds=copy == state)
    for _ in range(12):
        if copy.over:
            break
        copy.step(rng.choice(copy.legal()))
    demand("stepping a copy changed the original", holds=save(state) == before)


def check_saved(state: State) -> None:
    """A position is numbers only: it survives a round trip through JSON."""
    data = json.loads(json.dumps(save(state)))
    demand("a position differs after a round trip through JSON", holds=load(state.rules, state.players, data) == state)


def check_imagined(match: Match, seat: int, sample: State) -> None:
    """An imagined position looks to the seat just like the real one, and is whole."""
    problems = match.game.audit(sample)
    demand("an imagined position is not whole: {}", problems, holds=not problems)
    looks, should = match.game.view_of(sample, seat), match.view(seat)
    if looks != should:
        told, shown = differing(match.rules, looks, should)
        raise Broken(f"an imagined position looks to seat {seat} like {told}, not {shown}")
    if match.game.observe is not None:
        alike = match.game.observe(sample, seat) == match.observe(seat)
        demand("an imagined position is observed otherwise", holds=alike)
    demand(
        "an imagined position asks otherwise", holds=(sample.what, sample.seat) == (match.state.what, match.state.seat)
    )


def check_twin(match: Match, seat: int, sample: State, rng: Random) -> None:
    """A seat cannot tell the real world from one it imagines."""
    leak = twin_run(match, sample, seat, rng, steps=8, may_see=lambda *_: True)
    demand("seat {} can tell two worlds apart: {}", seat, leak, holds=leak is None)


def _top(match: Match, field: Field) -> int | None:
    """Fields of this sort stay below this number; plain counts may be any."""
    rules = match.rules
    if field.family == "row":
        return len(rules.moves)
    if field.kind == "face":
        return len(rules.components.faces[field.family])
    if field.family:
        return len(rules.names[field.family])
    return {"seat": match.players, "place": len(rules.places), "count": None}[field.kind]


def check_events(match: Match, events: Iterable[Event]) -> None:
    """Every event is of a declared kind, and its fields are what they were declared to be."""
    tops = [[_top(match, field) for _, field in kind.fields] for kind in match.game.kinds]
    for event in events:
        kind = match.game.kinds[event[0]]
        fields = ", ".join(name for name, _ in kind.fields)
        demand("{} is told with {}, not {}", kind.name, fields, event[1:], holds=len(event) == len(kind.fields) + 1)
        for (name, field), top, value in zip(kind.fields, tops[event[0]], event[1:], strict=True):
            hidden = field.kind == "face" and value == HIDDEN
            demand("{}.{} = {}", kind.name, name, value, holds=hidden or top is None or 0 <= value < top)


def check_streams(match: Match) -> None:
    """All streams are equally long, and differ in faces only."""
    streams = [match.told(seat) for seat in everybody(match)]
    demand("streams differ in length", holds=len({len(stream) for stream in streams}) == 1)
    for same in zip(*streams, strict=True):
        if same.count(same[0]) < len(same):
            kind = match.game.kinds[same[0][0]]
            alike = {kind.blank(event) for event in same}
            demand("{} differ outside faces", same, holds=len(alike) == 1)
    check_events(match, {event for _, event in match.feed()})


def check_record(match: Match) -> None:
    """The record replays to the same match."""
    record = json.loads(json.dumps(match.record()))
    demand("a record replays otherwise", holds=Match.replay(record).record() == record)


def check_result(match: Match) -> None:
    """The returns are fair shares; alone they are points."""
    returns = match.state.returns()
    fair = match.players == 1 or 0 <= sum(returns) <= 1 + 1e-9
    demand("returns {}", returns, holds=len(returns) == match.players and fair)


def check_draws(state: State) -> None:
    """Chance is asked for one of several draws, each in the table, none twice."""
    rows = list(draw_of(state).rows)
    demand("chance has nothing to draw", holds=bool(rows))
    demand("a draw is offered twice", holds=len(set(rows)) == len(rows))
    demand("a draw is not in the table", holds=all(0 <= row < len(state.rules.draws) for row in rows))


def walk(state: State, rng: Random) -> Iterator[State]:
    """Every position of a random game, chance's too, before it is stepped."""
    while not state.over:
        if state.seat == CHANCE:
            check_draws(state)
        question = state.rules.questions[state.what].name
        demand("{} asks, and nothing may be chosen", question, holds=bool(state.legal()))
        yield state
        state.step(rng.choice(state.legal()))
    yield state


def beliefs(match: Match) -> list[Belief]:
    """What each seat believes after all it was told."""
    return Minds(match).now()


class Minds:
    """What each seat believes, kept up as the match goes on: it takes long to hear everything again."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._beliefs = [
            match.game.belief(match.rules, match.players, match.options, seat) for seat in range(match.players)
        ]
        self._heard = 0

    def now(self) -> list[Belief]:
        """The beliefs after all that was told by now."""
        for seat, belief in enumerate(self._beliefs):
            for event in self._match.told(seat, self._heard):
                belief.hear(event)
        self._heard = len(self._match.feed())
        return self._beliefs
