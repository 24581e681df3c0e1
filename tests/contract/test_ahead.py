"""What a seat may prepare: the question that it is asked next, with all and only what the rules would allow there."""

from __future__ import annotations

from random import Random

from grandvizier.core.save import save
from grandvizier.match import Match
from grandvizier.match.choices import why_not

from .cases import Case, every_case, random_match, random_play, somewhere

GAMES = 24
POSITIONS = 40


@every_case
def test_a_seat_is_asked_next_what_was_foretold(case: Case) -> None:
    kept = 0
    for seed in range(GAMES):
        match = random_match(case, seed)
        foretold: dict[int, str] = {}
        for _ in random_play(match, Random(seed), 300):
            asked = match.seat
            assert asked is not None
            assert match.next_question(asked) is None, "whoever is asked chooses, and prepares nothing"
            wanted = foretold.get(asked)
            # It may only be interrupted before, by a question in somebody else's turn.
            if wanted is not None and (match.question == wanted or not match.in_passing):
                assert match.question == wanted, (seed, len(match.journal))
                del foretold[asked]
                kept += 1
            for seat in range(match.players):
                question = match.next_question(seat)
                if question is not None:
                    foretold[seat] = question
    assert kept > GAMES, "hardly ever can anything be prepared"


@every_case
def test_what_may_be_prepared_is_what_the_rules_would_allow(case: Case) -> None:
    known = {ruling.id for ruling in case.game.rulings}
    looked = 0
    for seed in range(POSITIONS):
        match, _ = somewhere(case, seed)
        before = save(match.state)
        for seat in range(match.players):
            if match.next_question(seat) is None:
                assert match.ahead(seat) == []
                continue
            looked += 1
            ahead = case.game.ahead(match.state, seat)
            assert ahead is not None
            legal = set(ahead.legal())
            assert {choice.path[0] for choice in match.ahead(seat)} == legal
            for row in range(len(match.rules.moves)):
                refusal = why_not(ahead, seat, (row,))
                assert (refusal is None) == (row in legal), match.rules.moves.text(row)
                assert refusal is None or refusal.ruling in known
        assert save(match.state) == before, "to look ahead changes nothing"
    assert looked > POSITIONS // 2


@every_case
def test_where_something_else_lies_something_has_changed(case: Case) -> None:
    """So that whoever prepared a choice hears of it: what its seat saw at a place never changes in silence."""
    seen = 0
    for seed in range(GAMES):
        match = random_match(case, seed)
        seat, length = seed % match.players, 0
        before: dict[int, int] = {}
        for _ in random_play(match, Random(seed), 80, case.curious):
            now = faces(match, seat)
            changed = {place for place in before.keys() & now.keys() if before[place] != now[place]}
            changed_places = match.changed_places(length)
            assert changed <= changed_places, (seed, len(match.journal), changed - changed_places)
            seen += len(changed)
            before = {place: face for place, face in now.items() if face is not None}
            length = len(match.feed())
    assert seen


def faces(match: Match, seat: int) -> dict[int, int | None]:
    """What a seat sees at the places that a choice can name."""
    rules = match.rules
    named = {
        arg
        for row, verb in enumerate(rules.moves.verbs)
        for arg, (_, field) in zip(rules.named_args(row, seat), verb.fields, strict=True)
        if field.kind == "place"
    }
    return {place: face for place, _, face in match.view(seat)["table"] if place in named}
