"""A learner's connection: a lesson of their own, which nobody else sees and nobody keeps."""

from __future__ import annotations

from functools import partial

from ...core.errors import BadSetup
from ...match.lesson import LEARNER, Lesson, script
from ..errors import Wrong
from ..offload import offload
from ..protocol.from_page import Choose, FromPage, GoTo, Hello, Ping, Undo, WhyNot
from ..protocol.from_server import Answer, LessonStep, Pong, Update, Welcome
from ..protocol.game_sheet import offer, refused
from ..protocol.tables import SeatInfo, TableInfo
from ..table.screens import Notebook
from .connection import Connection


class Classroom(Connection):
    """One connection of a learner.  It speaks as a table does; besides, it says at which step the lesson is."""

    async def _attend(self, game: str) -> None:
        hello = await self._greeted()
        try:
            lesson = Lesson(script(game))
        except BadSetup as error:
            raise Wrong("no-such-lesson", f"{error}.") from None
        await self._may_step()
        await offload(lesson.go, hello.step)
        self.send(Welcome(LEARNER, _info(lesson)))
        await self._tell(lesson)
        while not self.ended:
            await self._answer(partial(self._learn, lesson), partial(self._tell, lesson))

    async def _learn(self, lesson: Lesson, message: FromPage) -> None:
        match message:
            case Ping():
                self.send(Pong())
            case Hello():
                raise Wrong("bad-message", "Hello was said already.")
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
                    self.send(Answer(id_, refused(refusal) if refusal else None))
                else:
                    self.send(_step(lesson, aside=True))
            case _:
                raise Wrong("bad-message", "There is no such thing in a lesson.")

    async def _may_step(self) -> None:
        """A step back plays the lesson anew from its beginning, so each one costs more than other messages."""
        if not await self._rates.lesson(self._guest()):
            raise Wrong("flood", "Too many steps: wait a minute.")

    async def _tell(self, lesson: Lesson, *, aside: bool = False) -> None:
        self.send(await offload(_update, lesson))
        self.send(_step(lesson, aside=aside))


def _check(lesson: Lesson, at: int) -> None:
    if at != len(lesson.match.journal):
        raise Wrong("stale", "Something else happened first: look again.")


def _step(lesson: Lesson, *, aside: bool) -> LessonStep:
    steps = lesson.script.steps
    return LessonStep(lesson.step, len(steps), lesson.now.name, lesson.places(), bool(lesson.now.do), aside)


def _update(lesson: Lesson) -> Update:
    match = lesson.match
    seen = Notebook(match, LEARNER)
    _, events = seen.events(0)
    nothing = match.why_not_undo(None)
    return Update(
        at=len(match.journal),
        start=0,
        events=[list(event) for event in events],
        view=seen.view(),
        offers=[offer(match.rules, choice) for choice in lesson.choices()],
        notebook=seen.notebook(),
        in_passing=False,
        may_prepare=False,
        # A step can always be taken back: it is nobody's game but the learner's.
        undo=None if lesson.step or nothing is None else refused(nothing),
        scores=match.scores,
        winners=match.winners,
    )


def _info(lesson: Lesson) -> TableInfo:
    """The lesson as a table: the learner, and others who play what the script says."""
    match = lesson.match
    return TableInfo(
        id="",
        game=match.game.name,
        options=dict(match.options),
        memory="notebook",
        hints=False,
        seats=[
            SeatInfo(
                kind="person" if seat == LEARNER else "bot",
                name="",
                connected=True,
                left=False,
                stand_in="",
                proposal=None,
            )
            for seat in range(match.players)
        ],
        begun=True,
        over=False,
        rematch=None,
        branched_from=None,
        clock=None,
        talk="open",
        onlookers_talk=False,
        undo=None,
    )
