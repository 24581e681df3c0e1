"""A learner's connection: a lesson of their own, which nobody else sees and nobody keeps."""

from __future__ import annotations

from functools import partial

import msgspec

from ...core.errors import BadSetup
from ...match import seeded
from ...match.lesson import LEARNER, Lesson, script
from ..errors import RequestError
from ..offload import offload
from ..protocol.encode import ends, offer, refused, worths
from ..protocol.from_page import Choose, FromPage, GoTo, Undo, WhyNot
from ..protocol.from_server import LessonStep, Update, Welcome, WhyNotAnswer
from ..protocol.tables import TableInfo
from ..store import SeatRow, TableRow
from ..table.absences import Absences
from ..table.screens import Notebook, Screens
from ..table.snapshot import table_info, update
from ..table.state import TableState, Window
from .connection import Connection


class LessonConnection(Connection):
    """One connection of a learner.  It speaks as a table does; besides, it says at which step the lesson is."""

    async def _attend(self, game: str) -> None:
        hello = await self._greeted()
        try:
            lesson = Lesson(script(game))
        except BadSetup as error:
            raise RequestError("no-such-lesson", f"{error}.") from None
        await self._may_step()
        await offload(lesson.go, hello.step)
        self.send(Welcome(LEARNER, _info(lesson)))
        await self._tell(lesson)
        while not self.ended:
            await self._answer(partial(self._learn, lesson), partial(self._tell, lesson))

    async def _learn(self, lesson: Lesson, message: FromPage) -> None:
        match message:
            case GoTo(step):
                await self._may_step()
                await offload(lesson.go, step)
                await self._tell(lesson)
            case Undo(at):
                _check(lesson, at)
                await self._may_step()
                await offload(lesson.go, max(0, lesson.step - 1))
                await self._tell(lesson)
            case Choose(at, path):
                _check(lesson, at)
                await self._may_step()
                wanted = await offload(lesson.play, *path)
                await self._tell(lesson, aside=not wanted)
            case WhyNot(id_, path):
                refusal = lesson.match.why_not(LEARNER, *path)
                if refusal or lesson.accepts(*path):
                    self.send(WhyNotAnswer(id_, refused(refusal) if refusal else None))
                else:
                    self.send(_step(lesson, aside=True))
            case _:
                raise RequestError("bad-message", "There is no such thing in a lesson.")

    async def _may_step(self) -> None:
        """A step back plays the lesson anew from its beginning, so each one costs more than other messages."""
        if not await self._rates.lesson(self._guest(), self.network):
            raise RequestError("flood", "Too many steps: wait a minute.")

    async def _tell(self, lesson: Lesson, *, aside: bool = False) -> None:
        self.send(await offload(_update, lesson))
        self.send(_step(lesson, aside=aside))


def _check(lesson: Lesson, at: int) -> None:
    if at != len(lesson.match.journal):
        raise RequestError("stale", "Something else happened first: look again.")


def _step(lesson: Lesson, *, aside: bool) -> LessonStep:
    steps = lesson.script.steps
    return LessonStep(lesson.step, len(steps), lesson.now.name, lesson.places(), bool(lesson.now.do), aside)


def _update(lesson: Lesson) -> Update:
    """How the lesson stands: just what this step is about may be chosen."""
    match = lesson.match
    told = update(match, LEARNER, Notebook(match, LEARNER), 0)
    nothing = match.undo_refusal(None)
    offers = ends(offer(match.rules, choice) for choice in lesson.choices())
    return msgspec.structs.replace(
        told,
        offers=offers,
        worths=worths(match, offers),
        in_passing=False,
        may_prepare=False,
        # A step can always be taken back: it is nobody's game but the learner's.
        undo=None if lesson.step or nothing is None else refused(nothing),
    )


def _info(lesson: Lesson) -> TableInfo:
    """The lesson as a table: the learner, and others who play what the script says."""
    match = lesson.match
    row = TableRow(
        id="", game=match.game.name, players=match.players, options=dict(match.options), components=None,
        fingerprint="", rules=match.rules.edition, memory="notebook", seed="", guest="", created=0.0,
    )  # fmt: skip
    state = TableState(
        row=row,
        seats=tuple(SeatRow(seat=seat, kind="person" if seat == LEARNER else "bot") for seat in range(match.players)),
        rules=match.rules,
        chance=seeded,
        screens=Screens(row.memory),
        absences=Absences(0.0, {}),
        match=match,
        windows=(Window(LEARNER, frozenset()),),
    )
    return msgspec.structs.replace(table_info(state), over=False)
