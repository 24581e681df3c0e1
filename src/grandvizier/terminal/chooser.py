"""The question and the choices: a list that narrows until one choice is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..core.events import Field
from ..match import Choice
from ..words import Words
from .cards import CURSOR
from .model.keys import key, letters
from .model.narrow import Item, Narrowing
from .model.refusals import Barred
from .model.sight import Lights
from .options import Options

ASK: Final = {
    "done": "ui-ask-done",
    "verb": "ui-ask-verb",
    "place": "ui-ask-place",
    "seat": "ui-ask-seat",
    "face": "ui-ask-face",
    "count": "ui-ask-count",
}
"""What is asked next, by what may be picked."""


LAST_DIGIT: Final = 10
"""The number that the last digit, 0, stands for."""


class Chooser(Vertical):
    """Asks, lists what may be picked, and says when a choice is complete."""

    class Lit(Message):
        """Something else stands out on the table now."""

    class Chosen(Message):
        """A complete choice was confirmed."""

        def __init__(self, choice: Choice, question: int) -> None:
            super().__init__()
            self.choice = choice
            self.question = question
            """Which question it answers, counted from the first: keys come faster than they are dealt with."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        """How many questions there were, those to others among them."""
        self._narrowing: Narrowing | None = None
        self._items: list[Item] = []
        self._keys: list[tuple[str, str]] = []
        self._marked = 0
        """The item that carries the cursor's sign."""

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield Static(id="note")
        yield Options()

    @property
    def _list(self) -> OptionList:
        return self.query_one(OptionList)

    # What is asked.

    def wait(self, sentence: str) -> None:
        """Nothing may be chosen now."""
        self.asked += 1
        self._narrowing = None
        self._items, self._keys = [], []
        self._list.set_options([])
        self.query_one("#question", Static).update(Content.styled(sentence, "$muted"))
        self.note("")

    def ask(
        self, words: Words, choices: Sequence[Choice], question: str, known: Mapping[int, str], barred: Sequence[Barred]
    ) -> None:
        """Offer these choices; `known` says what lies at a place, `barred` which verbs are out and why."""
        self.asked += 1
        self._words = words
        self._question = question
        self._known = known
        self._barred = barred
        self._narrowing = Narrowing(words.rules, choices)
        self._show()

    def translate(self, words: Words, question: str, known: Mapping[int, str]) -> None:
        """Say the same in another language."""
        self._words, self._question, self._known = words, question, known
        self._show(self._list.highlighted)

    def note(self, sentence: str) -> None:
        """Say something that is true just now, such as why not."""
        note = self.query_one("#note", Static)
        note.display = bool(sentence)
        note.update(Content(sentence))

    # Moving through the choices.

    def press(self, character: str) -> bool:
        """A digit or a letter picks its item; say whether it did."""
        for item, keys in zip(self._items, self._keys, strict=True):
            if character and character.lower() in keys:
                self._pick(item)
                return True
        return False

    def narrow_to(self, place: int) -> bool:
        """Narrow to what names this place; say whether anything does."""
        if self._narrowing is None or not self._narrowing.name(place):
            return False
        self._show()
        return True

    def back(self) -> None:
        """Take the last pick back."""
        if self._narrowing is not None:
            self._narrowing.back()
            self._show()

    def forward(self) -> None:
        """Pick what is highlighted."""
        self._list.action_select()

    def lights(self, touched: frozenset[int] = frozenset()) -> Lights:
        """What stands out on the table: what may be named next, what was picked, where the cursor is."""
        narrowing, at = self._narrowing, self._list.highlighted
        if narrowing is None or at is None or at >= len(self._items):
            return Lights(touched=touched)
        current = self._items[at]
        role = self._words.verb(current.verb)
        shown = [item for item in self._items if item.field] or [current]
        placed = [(i, item) for i, item in enumerate(self._items) if item.field and item.field.kind == "place"]
        picked = narrowing.picked_places()
        return Lights(
            roles=dict.fromkeys(picked.union(*(narrowing.places(item) for item in shown)), role),
            keys={item.value: self._keys[i][0] for i, item in placed},
            picked=frozenset(picked),
            cursor=current.value if current.field and current.field.kind == "place" else None,
            touched=touched,
            ahead=frozenset(narrowing.ahead(current)),
        )

    def _pick(self, item: Item) -> None:
        assert self._narrowing is not None
        choice = self._narrowing.pick(item)
        if choice:
            self.post_message(self.Chosen(choice, self.asked))
        else:
            self._show()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self._stands(event):
            self._pick(self._items[event.option_index])

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if self._stands(event):
            self._mark(event.option_index)
            self.post_message(self.Lit())

    def _stands(self, event: OptionList.OptionMessage) -> bool:
        """Whether it is about an item that is still listed; another list may have come meanwhile."""
        at = event.option_index
        return at < len(self._items) and self._list.get_option_at_index(at) is event.option

    def _mark(self, at: int) -> None:
        """Set the cursor's sign before this item, and before no other."""
        for number in {self._marked, at}:
            self._list.replace_option_prompt_at_index(number, self._prompt(number, current=number == at))
        self._marked = at

    # What it looks like.

    def _show(self, at: int | None = 0) -> None:
        narrowing = self._narrowing
        if narrowing is None:
            return
        self._items = narrowing.items()
        self._keys = self._shortcuts(narrowing, [self._label(item) for item in self._items])
        self._marked = at or 0
        options = [Option(self._prompt(number, current=number == at)) for number in range(len(self._items))]
        if not narrowing.begun:
            options += [Option(self._reason(barred), disabled=True) for barred in self._barred]
        self.query_one("#question", Static).update(self._heading(narrowing))
        self.note("")
        self._list.set_options(options)
        self._list.highlighted = at
        self._list.focus()
        self.post_message(self.Lit())

    def _shortcuts(self, narrowing: Narrowing, labels: Sequence[str]) -> list[tuple[str, str]]:
        """The keys of each item: a place keeps its own, others have a digit and, if they are few, a letter."""
        items = self._items
        if items[0].choice:
            return [("", "")]
        if items[0].field and items[0].field.kind == "place":
            numbers = self._numbers()
            return [(key(numbers.get(item.value, narrowing.ranks[item.value])), "") for item in items]
        return [(key(number), letter) for number, letter in enumerate(letters(labels))]

    def _numbers(self) -> dict[int, int]:
        """Places that are called by different numbers have these for keys; empty if any is not."""
        found: dict[int, int] = {}
        for place in {item.value for item in self._items}:
            number = self._words.rules.places[place][-1]
            if isinstance(number, int) and 0 < number <= LAST_DIGIT and str(number) in _words_of(self._words, place):
                found[place] = number - 1
        return found if len(set(found.values())) == len(self._items) else {}

    def _heading(self, narrowing: Narrowing) -> Content:
        """The question, what was picked so far, and what is asked next."""
        words, stage = self._words, narrowing.stage
        picked = [words.verb(stage.verb)] if stage.verb else []
        picked = [self._row(choice) for choice in stage.before] + picked
        picked += [self._value(field, value) for field, value in stage.picked]
        picked += [words.place(place) for place in sorted(narrowing.settled_places())]
        item = self._items[0]
        kind = "done" if item.choice else self._kind(item) if item.field else "verb"
        trail = "".join(f"{part} → " for part in picked) if narrowing.begun else ""
        return Content.assemble((self._question, "bold"), "\n", (trail, "$gold"), (words.say(ASK[kind]), "$muted"))

    def _kind(self, item: Item) -> str:
        """What an argument asks for; something that has a name of its own is neither a place nor a number."""
        assert item.field is not None
        rules, field = self._words.rules, item.field
        if field.kind == "place" and rules.places[item.value][0] in rules.components.faces:
            return "face"
        return "face" if field.kind == "count" and field.family else field.kind

    def _prompt(self, number: int, *, current: bool) -> Content:
        """An item with its keys: the digit before it, its letter underlined."""
        label = self._label(self._items[number])
        digit, letter = self._keys[number]
        at = label.lower().find(letter) if letter else -1
        text = Content(label) if at < 0 else Content(label).stylize("underline", at, at + 1)
        return Content.assemble((f"{CURSOR if current else ' '}{digit or '↵'} ", "bold"), text)

    def _label(self, item: Item) -> str:
        if item.choice:
            return self._row(item.choice)
        if item.field is None:
            return self._words.verb(item.verb)
        label = self._value(item.field, item.value)
        label = label[:1].upper() + label[1:]
        known = self._known.get(item.value) if item.field.kind == "place" else None
        return f"{label}: {known}" if known and known.casefold() not in label.casefold() else label

    def _row(self, choice: Choice) -> str:
        return self._words.row(choice.path[-1])

    def _value(self, field: Field, value: int) -> str:
        words = self._words
        if field.kind == "place":
            return words.place(value)
        if field.kind == "seat":
            return words.say("ui-you") if value == words.seat else words.name(value)
        if field.kind == "face":
            return words.face(field.family, value)
        return words.named(field.family, value) if field.family else str(value)

    def _reason(self, barred: Barred) -> Content:
        verbs = ", ".join(self._words.verb(name) for name in barred.verbs)
        return Content(f"{verbs}: {self._words.refusal(barred.refusal)} ({barred.refusal.ruling})")


def _words_of(words: Words, place: int) -> list[str]:
    """The words of a place's name."""
    return words.place(place).replace(",", "").split()
