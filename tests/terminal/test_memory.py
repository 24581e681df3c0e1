"""What the screen keeps of what was seen (3W-22)."""

from __future__ import annotations

from random import Random

import pytest

from grandvizier import Match, scripted, seeded
from grandvizier.terminal.model.sight import Memory, Recollection, Spot
from grandvizier.terminal.model.telling import remembered, sentence
from grandvizier.words import Words

MINE = 3
"""The place of the first card before seat 0."""


def _table(memory: Memory) -> tuple[Match, Recollection]:
    """Seat 0 has looked at Pet Dragon, its first card."""
    chance = scripted("starter 0", "turn_up 7", then=seeded("7"))
    match = Match("three-wishes", players=3, chance=chance)
    mind = Recollection(match, 0, memory)
    _play(match, "look 3")
    mind.catch_up()
    return match, mind


def _play(match: Match, text: str) -> None:
    assert match.seat is not None
    moves = match.rules.moves
    match.play(match.seat, next(row for row in range(len(moves)) if moves.text(row) == text))


def _at(mind: Recollection, place: int) -> Spot:
    mind.catch_up()
    return next(spot for spot in mind.sight().spots if spot.place == place)


def _log(mind: Recollection) -> str:
    mind.catch_up()
    return " ".join(line.text for line in remembered(Words(mind.match.rules, "en", seat=0), mind))


def test_a_face_is_open_right_after_the_look() -> None:
    for memory in ("notebook", "faithful"):
        _, mind = _table(memory)
        assert _at(mind, MINE) == Spot(MINE, "wish", 7, "open")
        assert "Pet Dragon" in _log(mind)


def test_faithful_the_face_is_gone_after_the_next_own_choice() -> None:
    match, mind = _table("faithful")
    _play(match, "look 6")
    _play(match, "look 9")
    assert _at(mind, MINE).how == "open"
    _play(match, "shuffle")
    assert _at(mind, MINE) == Spot(MINE, "wish", None, "closed")
    assert "Pet Dragon" not in _log(mind)


def test_faithful_the_face_is_gone_when_its_card_moves_also_from_the_log() -> None:
    match, mind = _table("faithful")
    for text in ("look 6", "look 9", "peek 1"):
        _play(match, text)
    assert _at(mind, 1).how == "open"
    _play(match, "peek 3")
    assert _at(mind, MINE).how == "open"
    _play(match, "switch 3 6")
    assert _at(mind, MINE).how == _at(mind, 6).how == "closed"
    assert "You look at your first card." in _log(mind)
    assert "Pet Dragon" not in _log(mind)


def test_faithful_the_log_starts_at_the_last_own_choice() -> None:
    match, mind = _table("faithful")
    assert "You look at your first card: Pet Dragon." in _log(mind)
    for text in ("look 6", "look 9", "switch 1 2"):
        _play(match, text)
    assert _log(mind) == "You switch the left centre card with the right centre card."


def test_faithful_a_face_stays_closed_when_the_choice_that_closed_it_is_taken_back() -> None:
    match, mind = _table("faithful")
    for text in ("look 6", "look 9", "switch 1 2"):
        _play(match, text)
        mind.catch_up()
    match.undo(0)
    assert _at(mind, MINE).how == "closed"
    assert "You look at your first card." in _log(mind)
    assert "Pet Dragon" not in _log(mind)


@pytest.mark.parametrize(
    "game, options", [("sultaniya", {}), ("sultans-wishes", {}), ("sultans-wishes", {"travelers": True})]
)
def test_faithful_what_one_holds_is_always_seen(game: str, options: dict[str, bool]) -> None:
    """SY-27, SW-58: objectives, the hand and the Market card; the log tells of a look while it lasts."""
    match, rng = Match(game, players=2, seed=3, options=options), Random(3)
    mind, words = Recollection(match, 0, "faithful"), Words(match.rules, "en", seat=0)
    told = 0
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
        mind.catch_up()
        view, whole = mind.sight().view, match.view(0)
        for key in ("objectives", "hand", "markets", "gifts", "relics"):
            assert view.get(key) == whole.get(key)
        log = remembered(words, mind)
        secret = {
            n for n, events in enumerate(zip(mind.heard, match.told(None), strict=True)) if events[0] != events[1]
        }
        told += sum(line.number in secret and sentence(words, mind.heard[line.number]) == line.text for line in log)
    assert told


def test_notebook_a_face_follows_its_card_and_is_marked_as_remembered() -> None:
    match, mind = _table("notebook")
    for text in ("look 6", "look 9", "switch 3 6"):
        _play(match, text)
    assert _at(mind, 6) == Spot(6, "wish", 7, "noted")
    assert _at(mind, MINE).how == "closed"
    assert "Pet Dragon" in _log(mind)


def test_notebook_a_lost_card_lists_where_it_may_be() -> None:
    match, mind = _table("notebook")
    for text in ("look 6", "look 9", "shuffle"):
        _play(match, text)
    mind.catch_up()
    assert mind.sight().lost == ((("wish", 7), (3, 4, 5)),)
    assert _at(mind, MINE).how == "closed"


def test_what_is_taken_back_is_forgotten() -> None:
    match, mind = _table("notebook")
    for text in ("look 6", "look 9", "switch 3 6"):
        _play(match, text)
    assert _at(mind, 6).face == 7
    match.undo(0)
    assert _at(mind, 6).face is None
    assert _at(mind, MINE).face == 7
