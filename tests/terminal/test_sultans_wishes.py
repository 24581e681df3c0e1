"""The Sultan's Wishes in the terminal: the table, the choices, and whole games by keyboard.

A picture that is meant to differ is taken anew with `pytest tests/terminal/test_sultans_wishes.py --snapshot-update`.
Then look at it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension

from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.box.components import Wishes
from grandvizier.games.sultans_wishes.box.terms import EFFECTS
from grandvizier.games.sultans_wishes.sight.events import CARDS_AT, MERCHANTS_AT, SPACES_AT, WISHES_AT
from grandvizier.terminal.boards import board
from grandvizier.terminal.games.sultans_signs import SEATS
from grandvizier.terminal.model.marks import legend
from grandvizier.terminal.model.narrow import Item
from grandvizier.terminal.model.sight import DARK, Lights, Scene, folded
from grandvizier.terminal.viewer import ViewerApp
from grandvizier.terminal.widgets import TableView
from grandvizier.words import Words
from tests.views import CourtMatch as Match

from .hands import LANGUAGES, Hands, at_table, nearly, pictured, seated, walked

BOX = cast("Wishes", GAME.rules().components)


def started(players: int = 2, seed: str = "3", **options: Any) -> Match:
    return Match(GAME, players=players, seed=seed, first=0, options=options)


@cache
def choices_to(question: str, players: int, after: int, travelers: bool) -> tuple[str, tuple[tuple[int, ...], ...]]:
    """A seed and the choices with which a random game comes to this question for seat 0."""
    for seed in range(200):
        match, rng = started(players, str(seed), travelers=travelers), Random(seed)
        made: list[tuple[int, ...]] = []
        while match.seat is not None and len(made) < 250:
            if match.seat == 0 and match.question == question and len(made) >= after:
                return str(seed), tuple(made)
            made.append(rng.choice(match.choices(match.seat)).path)
            match.play(match.seat, *made[-1])
    raise AssertionError(question)


def reached(question: str, *, players: int = 2, after: int = 30, travelers: bool = False) -> Match:
    """A match in which seat 0 is asked this, some way into a random game."""
    seed, made = choices_to(question, players, after, travelers)
    match = started(players, seed, travelers=travelers)
    for path in made:
        assert match.seat is not None
        match.play(match.seat, *path)
    return match


def scene(match: Match, language: str = "en", lights: Lights = DARK, seat: int | None = 0, **view: Any) -> Scene:
    """The table as a seat sees it, with something changed."""
    sight = folded(match, seat, match.told(seat))
    sight.view.update(view)  # type: ignore[typeddict-item]
    return Scene(sight, Words(match.rules, language, seat=-1 if seat is None else seat), lights)


def drawn(match: Match, width: int = 80, height: int = 12, language: str = "en", **changed: Any) -> str:
    return board("sultans-wishes")(scene(match, language, **changed), width, height).plain


def flat(text: str) -> str:
    return " ".join(text.split())


# What is shown.


def test_the_start_for_two_fits_on_a_small_screen() -> None:
    match = started()
    view = match.view(0)
    table = drawn(match)
    assert len(table.splitlines()) <= 12
    words = Words(match.rules, "en", seat=0)
    assert view["plate"] is not None
    assert table.startswith(f"{words.face('plate', view['plate'])} +{view['extra']} · ")
    assert all(f"{words.face('wish', wish['wish'])} 0/{wish['need']}" in table for wish in view["wishes"])
    assert all(f"{words.face('task', task)}" in table for task in range(len(BOX.tasks)))
    assert "▶① You    =0  ◆" in table
    assert " ② Seat 2 =0  ◆" in table
    for price, worth in zip(view["prices"], view["worth"], strict=True):
        assert f"◆{price} " in table
        assert f" ={worth}" in table


def test_a_wish_shows_cards_aides_and_guard() -> None:
    match = started()
    one, other = match.view(0)["wishes"]
    task = BOX.wishes[one["wish"]].key[0]
    cards = [number for number, card in enumerate(BOX.cards) if card.task == task and card.hearts in (2, 3)][:2]
    one = {**one, "have": 6, "guard": BOX.guards[0]}
    one["cards"] = [{"card": cards[0], "aides": [0, 1]}, {"card": cards[1], "aides": []}]
    row = next(row for row in drawn(match, wishes=[one, other]).splitlines() if "6/" in row)
    hearts = ["♥" * BOX.cards[card].hearts for card in cards]
    assert f"6/{one['need']}  {hearts[0]} ①②  {hearts[1]}  ♜" in row


def test_a_final_wish_names_the_tasks_of_its_cards() -> None:
    match = started()
    final = next(number for number, wish in enumerate(BOX.wishes) if wish.kind == "hearts" and wish.key == (3,))
    card = next(number for number, card in enumerate(BOX.cards) if card.hearts == 3)
    wish = {"wish": final, "need": 5, "have": 1, "cards": [{"card": card, "aides": [0]}], "guard": None}
    assert "5 cards of 3 hearts each 1/5  Tea ♥♥♥ ①" in drawn(match, wishes=[wish])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mood_says_what_it_does(language: str) -> None:
    match = started(travelers=True)
    heads = [drawn(match, language=language, plate=plate, extra=2).splitlines()[0] for plate in range(len(BOX.plates))]
    assert len({head.split(" · ")[1] for head in heads}) == len(BOX.plates) == 16
    assert all(len(head) <= 80 for head in heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_spelt_out_beside_its_card(language: str) -> None:
    match = started()
    hand = [next(n for n, card in enumerate(BOX.cards) if card.effect == effect) for effect in range(len(EFFECTS))]
    rows = [row for row in drawn(match, 80, 40, language, hand=hand).splitlines() if ": " in row and "♥" in row]
    assert len(rows) == len(EFFECTS)
    assert not [row for row in rows if "…" in row]


def test_a_guard_on_top_of_the_deck_is_seen() -> None:
    assert "▤30 ♜ ·" in drawn(started(), deck=30, top=1)
    assert "▤30 ·" in drawn(started(), deck=30, top=0)


def test_the_market_shows_valuable_wares_and_sold_out_stands() -> None:
    match = started()
    valuable = next(number for number, ware in enumerate(BOX.wares) if ware.valuable)
    table = drawn(match, market=[valuable, None, valuable], prices=[6, None, 5], worth=[5, None, None], stock=[3, 0, 1])
    assert "Left ◆6 Fabric morning★ =5 ×3 │ Centre – ×0 │ Right ◆5 Fabric morning★ ×1" in table


def test_the_chart_shows_orderlies_priority_and_what_is_known_of_the_stack() -> None:
    match = started()
    table = drawn(
        match, orderlies=[3, 5], priority=[1, 0], stack=[[None, None], [0, 0], [1, None]], known_hearts=[1] + [0] * 7
    )
    assert "Tea ♥1 · Food · Music · Entertainment ① · Sleep · Fan Wave ② · Bath" in table
    assert "Priority: ②①  Stack 3 ? ①Tea ♥ ②?" in table


def test_travelers_have_their_track_gifts_and_relics() -> None:
    match = started(travelers=True)
    table = drawn(match, 100, 40, nodes=[2, 0], tokens=[1, 4], gifts=[[[1, 8]], [[0, None]]], relics=[[0, 4], [None]])
    assert "Start→1|2②  1◈→3|4  2→4|5①  3→A|6  4◈→6|7" in table
    assert "A now ✦7" in table
    assert "Gifts: 1 heart for an extra task" in table
    assert "Relics: Scarab · Vase" in table
    assert "✦1 ◈2" in table
    assert "✦1 ◈1" in table
    assert "You look at: 1 gem · 2 gems" in flat(drawn(match, looking=[4, 5]))
    assert "→" not in drawn(started())


def test_in_the_end_everything_of_everybody_is_shown() -> None:
    match, rng = started(2, "1", travelers=True), Random(1)
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    table = drawn(match, 100, 60)
    assert "\nMarket card: " in table
    assert "\n② Market card: " in table
    view = match.view(0)
    assert f"① You    ={view['points'][0]}" in table
    assert ("\n② Wares: " in table) == bool(view["wares"][1])


def test_an_onlooker_sees_no_hand() -> None:
    match = reached("turn")
    table = drawn(match, seat=None)
    assert "① Seat 1" in table
    assert not any(f"♥ {name}" in table for name in ("aide", "spy", "gems", "bargain", "herald", "renewal"))


# Sizes.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [20, 40, 60, 80, 121])
def test_every_width(width: int, players: int, language: str) -> None:
    match = reached("turn", players=players, travelers=True)
    for height in (12, 24, 60):
        rows = drawn(match, width, height, language).splitlines()
        assert max(map(len, rows)) <= width


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("travelers", [False, True])
def test_what_one_needs_stands_in_the_first_twelve_lines(players: int, travelers: bool) -> None:
    """On a screen of 80 x 24: mood, wishes, seats, the hand, the market and the chart."""
    match = reached("turn", players=players, travelers=travelers)
    table = "\n".join(drawn(match).splitlines()[:12])
    view, words = match.view(0), Words(match.rules, "en", seat=0)
    assert all(words.face("wish", wish["wish"]) in table for wish in view["wishes"])
    assert all(f"{words.face('task', BOX.cards[card].task)} ♥" in table for card in view["hand"])
    assert all(f"◆{price} " in table for price in view["prices"] if price is not None)
    assert all(f"{SEATS[seat]} " in table for seat in range(players))
    assert "Massage" in table


def test_where_there_is_room_every_part_has_its_frame() -> None:
    table = drawn(reached("turn", travelers=True), 100, 40)
    for title in ("Wishes", "Seats", "In hand", "Market", "Extra tasks", "Track"):
        assert f"╭─ {title} ─" in table


# What stands out.


def test_what_may_be_chosen_stands_between_bars_with_its_key() -> None:
    match = started()
    view = match.view(0)
    card, wish = view["hand"][0], view["wishes"][0]["wish"]
    space = SPACES_AT
    lights = Lights(
        roles={CARDS_AT + card: "", WISHES_AT + wish: "", MERCHANTS_AT: "", space: ""},
        keys={CARDS_AT + card: "1", space: "2"},
        picked=frozenset({WISHES_AT + wish}),
        cursor=CARDS_AT + card,
        touched=frozenset({SPACES_AT + 1}),
        ahead=frozenset({SPACES_AT + 2}),
    )
    table = drawn(match, lights=lights)
    words = Words(match.rules, "en", seat=0)
    assert f"┃▸1 {words.face('task', BOX.cards[card].task)} ♥" in table
    assert f"║● {words.face('wish', wish)} 0/" in table
    assert "┃◆" in table
    assert "┃2 Tea┃ · •Food · ┆Music┆" in table


def test_the_discard_pile_lies_open_while_a_card_may_be_taken() -> None:
    match = reached("take")

    async def play(hands: Hands) -> None:
        assert "Discards: " in hands.table
        label = hands.options[-1]
        name = label.removeprefix("↵ Choose ").lstrip("0123456789abcdefghijklmnopqrstuvwxyz ")
        assert name.split(" ")[0] in hands.table.partition("Discards: ")[2]

    at_table(play, seated(match=match), size=(80, 24))


def test_a_click_on_a_card_chooses_it() -> None:
    match = started()

    async def play(hands: Hands) -> None:
        row = next(n for n, line in enumerate(hands.table.splitlines()) if "♥" in line and ": " in line)
        await hands.pilot.click(TableView, offset=(2, row))
        await hands.rest()
        assert "║●" in hands.table or "┃" in hands.table
        assert hands.asked != "Take a mandatory action.\nWhat do you do?"

    at_table(play, seated(match=match), size=(80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_signs(language: str) -> None:
    match = started(4, travelers=True)
    told = legend(Words(match.rules, language, seat=0))
    for sign in "①④♥♜◆★=×▤♟☼▣✦◈⚑→":
        assert sign in told


# Choosing.


QUESTIONS: Mapping[str, tuple[str, str]] = {
    "guard": ("wish", "At which wish does the Guard stand?"),
    "aide": ("card", "On which card do you put an Aide?"),
    "options": ("", "Buy a ware, use your Magic Lamp, or end your turn."),
    "mean": ("card", "Discard one card."),
    "lovely": ("card", "Discard as many cards as you like; you draw as many."),
    "spy": ("card", "Add a card to the Extra Task stack, or leave it."),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_option_has_a_label_of_its_own(question: str) -> None:
    match = reached(question, after=5)

    async def play(hands: Hands) -> None:
        assert hands.asked.startswith(QUESTIONS[question][1])
        assert len(set(hands.options)) == len(hands.options)
        assert not [label for label in hands.options if not label[2:].strip()]

    at_table(play, seated(match=match), size=(80, 24))


def test_card_then_wish() -> None:
    """A card that suits one wish needs no further question."""
    match = reached("turn", after=10)
    while "fulfil" not in {choice.do for choice in match.choices(0)}:
        match = reached("turn", after=len(match.journal) + 1)
    words = Words(match.rules, "en", seat=0)

    async def play(hands: Hands) -> None:
        heard = len(hands.sitting.mind.heard)
        await hands.pick(lambda labels: next(label for label in labels if label[2:] == "Fulfil a wish"))
        while not hands.options[0].startswith("↵"):
            await hands.pick(lambda labels: labels[0])
        assert "║● " in hands.table
        await hands.press("enter")
        told = [words.event(event) for event in hands.sitting.mind.heard[heard:]]
        assert told[0] == ""
        assert told[1].startswith("You attach ")

    at_table(play, seated(match=match), size=(80, 24))


# Whole games.


async def to_the_end(hands: Hands, rng: Random) -> None:
    """Fulfil wishes where one can, buy, travel, by keys alone."""
    words = Words(hands.match.rules, hands.app.language, seat=0)
    wanted = [words.verb(name) for name in ("fulfil", "buy", "lamp")]
    last = words.verb("done")

    def choose(labels: list[str]) -> str:
        named = [label for verb in wanted for label in labels if label[2:] == verb]
        done = [label for label in labels if label[2:] == last]
        return (named or done or [rng.choice(labels)])[0]

    await hands.play_out(choose)


def servant(rng: Random) -> Callable[[list[Item]], Item]:
    """As `to_the_end`, without a screen."""

    def wanted(items: list[Item]) -> Item:
        verbs = {item.verb: item for item in items if item.field is None}
        return next((verbs[verb] for verb in ("fulfil", "buy", "lamp", "done") if verb in verbs), rng.choice(items))

    return wanted


def test_a_whole_game_alone() -> None:
    async def play(hands: Hands) -> None:
        await to_the_end(hands, Random(1))
        words = Words(hands.match.rules, hands.app.language, seat=0)
        assert words.say("ui-alone", points=hands.match.scores[0]) in hands.sheet
        named = {kind.name: number for number, kind in enumerate(hands.match.game.kinds)}
        told = [event for event in hands.sitting.mind.heard if event[0] in {named["totalled"], named["verdict"]}]
        assert len(told) == 2
        assert all(words.event(event) in hands.sheet for event in told)

    match = walked(seated(match=started(1)), servant(Random(1)), "it", (80, 24))
    for language in ("it", "pt"):
        at_table(play, seated(match=nearly(match, started(1))), language=language, size=(80, 24))


@pytest.mark.slow
def test_a_whole_game_of_two_with_the_travelers() -> None:
    async def play(hands: Hands) -> None:
        await to_the_end(hands, Random(2))
        assert "in all." in hands.sheet
        await hands.press("escape")
        assert f"① You    ={hands.match.scores[0]}" in hands.table

    def begun() -> Match:
        return started(2, "17", travelers=True)

    match = walked(seated(match=begun(), memory="faithful"), servant(Random(2)), "en", (80, 24))
    for size in ((80, 24), (120, 40)):
        at_table(play, seated(match=nearly(match, begun()), memory="faithful"), size=size)


@pytest.mark.slow
def test_the_viewer_follows_a_game() -> None:
    match, rng = started(3, travelers=True), Random(1)
    while match.seat is not None:
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)

    async def watch() -> list[str]:
        app = ViewerApp(match, match.record(), seat=None, language="en")
        async with app.run_test(size=(140, 60)) as pilot:
            shown = []
            for key in ("home", "end"):
                await pilot.press(key)
                await pilot.pause()
                shown.append(board("sultans-wishes")(app.screen.query_one(TableView)._scene, 100, 60).plain)
            return shown

    first, last = asyncio.run(watch())
    assert all(f"Seat {seat}" in first and f"Seat {seat}" in last for seat in (1, 2, 3))
    assert "③ Market card" in last


# Pictures.


@pytest.fixture
def picture(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(SVGImageSnapshotExtension)


STATES: dict[str, tuple[str, tuple[int, int], Callable[[], Match], tuple[str, ...]]] = {
    "start": ("en", (80, 24), started, ()),
    "aide": ("en", (120, 40), lambda: reached("aide"), ("down",)),
    "orderly-by-day": ("pt", (100, 30), lambda: reached("turn"), ("d", "1")),
    "four-travelers": ("it", (160, 50), lambda: reached("turn", players=4, after=120, travelers=True), ()),
}


@pytest.mark.parametrize("state", STATES)
def test_looks_as_before(state: str, picture: SnapshotAssertion) -> None:
    language, size, match, keys = STATES[state]
    assert pictured(seated(match=match(), bots=("random",)), *keys, language=language, size=size) == picture
