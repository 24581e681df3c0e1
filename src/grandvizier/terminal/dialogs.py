"""The dialogs that are laid over the table: the keys and the rules, why not, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content

from ..bots.advice import OTHERS, Advice, Reason
from ..core.events import Brings
from ..match import Match
from ..words import Words
from .boards import board
from .dialog import Dialog
from .model.marks import legend
from .model.refusals import Barred, barred
from .model.sight import Scene, folded
from .model.sitting import Sitting
from .model.telling import MINE, LogLine, faces, lines

SHOWN: Final = 6
"""So many refused choices are named for each verb; the rest is counted."""
KEYS: Final = (
    ("↑ ↓  1-9", "ui-key-pick"),
    ("↵  →", "ui-key-enter"),
    ("Esc  ←", "ui-key-back"),
    ("u", "ui-key-undo"),
    ("w", "ui-key-why"),
    ("H", "ui-key-hint"),
    ("l", "ui-key-language"),
    ("d", "ui-key-room"),
    ("Tab", "ui-key-log"),
    ("q", "ui-key-quit"),
)


def you(words: Words, seat: int) -> str:
    """A player's name, or that it is the reader."""
    return words.say("ui-you") if seat == words.seat else words.name(seat)


def _head(text: str) -> Content:
    return Content.styled(text, "bold $gold")


# Help.


def help_dialog(words: Words, memory: str) -> Dialog:
    """The keys, the signs, then every ruling under its heading."""
    wide = max(len(key) for key, _ in KEYS)
    page = [Content(words.say("about")), Content.styled(memory, "$muted"), Content(), _head(words.say("ui-help-keys"))]
    page += [Content.assemble((f"{key:>{wide}}  ", "bold"), words.say(text)) for key, text in KEYS]
    page += [Content(), _head(words.say("ui-help-signs")), Content(words.say("ui-help-signs-text"))]
    page.append(Content(legend(words)))
    heading = ""
    for ruling in words.rules.game.rulings:
        if ruling.heading != heading:
            heading = ruling.heading
            page += [Content(), _head(words.say(f"heading-{heading}"))]
        page.append(Content.assemble((f"{ruling.id}  ", "$muted"), words.ruling(ruling.id)))
    whole = Content("\n").join(page)
    close = [("escape", words.say("ui-close"))]
    return Dialog(words.say("ui-help"), lambda _width, _height: whole, close, close="?")


# A hint.


def hint_dialog(words: Words, advice: Advice, brings: Brings | None) -> Dialog:
    """What a good player would choose, and why."""
    page = Content("\n").join(map(Content, hint_lines(words, advice, brings)))
    close = [("escape", words.say("ui-close"))]
    return Dialog(words.say("ui-hint"), lambda _width, _height: page, close, close="H")


def hint_lines(words: Words, advice: Advice, brings: Brings | None = None) -> list[str]:
    """The choice with its reason; then its chances, what it gains and what it risks."""
    choice = words.path(advice.path)
    if brings and brings.gains:
        certain = "; ".join(map(words.gain, brings.gains))
        lines = [words.say("ui-hint-because", choice=choice, why=certain)]
    elif advice.gains:
        lines = [words.say("ui-hint-hopes", choice=choice, why=_reason(words, advice.gains[0]))]
    else:
        lines = [words.say("ui-hint-choice", choice=choice)]
    if advice.other is None:
        return [*lines, words.say("ui-hint-only")]
    other = words.path(advice.other)
    if advice.chance is None or advice.other_chance is None:
        lines.append(words.say("ui-hint-other", other=other))
    else:
        chance, other_chance = round(100 * advice.chance), round(100 * advice.other_chance)
        if chance > other_chance:
            lines.append(words.say("ui-hint-chance", chance=chance, other=other, other_chance=other_chance))
        else:
            lines.append(words.say("ui-hint-even", chance=chance, other=other))
    if advice.gains:
        lines += ["", words.say("ui-hint-gains"), *(f"· {_reason(words, reason)}" for reason in advice.gains)]
    if advice.risks:
        lines += ["", words.say("ui-hint-risks"), *(f"· {_reason(words, reason)}" for reason in advice.risks)]
    return lines if advice.gains or advice.risks else [*lines, words.say("ui-hint-close")]


def _reason(words: Words, reason: Reason) -> str:
    points = max(1, round(abs(reason.points)))
    facts = {"source": words.outlook(reason.source), "points": points}
    less = "ui-hint-rival" if reason.source == OTHERS else "ui-hint-less"
    return words.say("ui-hint-more" if reason.points > 0 else less, **facts)


# Why not.


def why_dialog(words: Words, match: Match) -> Dialog:
    """All that may not be chosen now, by the reason."""
    page = why_page(words, barred(match, words.seat))
    close = [("escape", words.say("ui-close"))]
    return Dialog(words.say("ui-why"), lambda _width, _height: page, close, close="w")


def why_page(words: Words, reasons: Sequence[Barred]) -> Content:
    """Each reason with its ruling, and what it forbids."""
    if not reasons:
        return Content(words.say("ui-why-nothing"))
    page: list[Content] = []
    for reason in reasons:
        page += [
            Content(),
            Content.assemble((words.refusal(reason.refusal), "bold"), (f"  {reason.refusal.ruling}", "$gold")),
        ]
        for verb, rows in reason.verbs.items():
            named = [words.row(row) for row in rows[:SHOWN]]
            if len(rows) > SHOWN:
                named.append(words.say("ui-why-more", count=len(rows) - SHOWN))
            page.append(Content.assemble((f"{words.verb(verb)}: ", "$turquoise"), ("; ".join(named), "$muted")))
    return Content("\n").join(page[1:])


# Leaving, and how it ended.


def leave_dialog(words: Words) -> Dialog:
    """Ask before a running game is left."""
    page = Content(words.say("ui-leave-text"))
    options = [("escape", words.say("ui-stay")), ("q", words.say("ui-leave"))]
    return Dialog(words.say("ui-leave-title"), lambda _width, _height: page, options)


def headline(words: Words, match: Match) -> str:
    """Who won."""
    if not match.over:
        return words.say("ui-running")
    if match.players == 1:
        return words.say("ui-alone", points=match.scores[0])
    if not match.winners:
        return words.say("ui-nobody-won")
    if match.winners == [words.seat]:
        return words.say("ui-you-won")
    names = ", ".join(you(words, seat) for seat in match.winners)
    return words.say("ui-won", who=names, count=len(match.winners))


def scores(words: Words, match: Match) -> str:
    """Everybody's points in one line."""
    told = (f"{you(words, seat)} ({score})" for seat, score in enumerate(match.scores))
    return words.say("ui-scores", scores=", ".join(told))


def moment_dialog(words: Words, sitting: Sitting, since: int, save: Callable[[], str]) -> Dialog:
    """What the last choice brought about: the faces it showed on the table, and what was said about them."""
    match, events = sitting.match, sitting.mind.heard
    shown = [n for n in range(since, len(events)) if faces(match.game, events[n])]
    upto = shown[-1] + 1 if shown else len(events)
    sight = folded(match, sitting.seat, events[:upto], faithful=sitting.memory == "faithful")
    on_table = {(spot.family, spot.face) for spot in sight.spots}
    said = [
        line
        for line in lines(words, events, since)
        if not (told := faces(match.game, events[line.number])) or not on_table.issuperset(told)
    ]
    scene = Scene(sight, words, players=sitting.players)

    def page(width: int, height: int) -> Content:
        return _moment(scene, said, width, height)

    if not match.over:
        return Dialog(words.say("ui-moment"), page, [("escape", words.say("ui-go-on"))])
    options = [
        ("n", words.say("ui-again")),
        ("s", words.say("ui-save")),
        ("escape", words.say("ui-look")),
        ("q", words.say("ui-quit")),
    ]
    return Dialog(headline(words, match), page, options, stay={"s": save})


def _moment(scene: Scene, said: Sequence[LogLine], width: int, height: int) -> Content:
    told = [Content.assemble((MINE if line.mine else " " * len(MINE), "bold $gold"), line.text) for line in said]
    drawing = board(scene.words.rules.game.name)(scene, width, height - len(told) - 1)
    return Content("\n").join([*told, Content(), drawing])
