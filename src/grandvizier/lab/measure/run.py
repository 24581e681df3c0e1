"""Plays a study: what is finished already is not played again, and it does not matter who plays what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ...arena.workers import spread
from ...core.errors import BadSetup
from .block import Block, play_block
from .folder import StudyFolder
from .setting import Setting
from .study import Study

FIRST_LOOK: Final = 2
"""With a wanted precision it is first looked at after so many blocks, and then whenever there are twice as many."""

HalfWidth = Callable[[StudyFolder, Setting, int], float]
"""How wide half the widest interval is that counts, by the first so many blocks of a setting."""


def blocks_are(number: int) -> str:
    """So many, at the beginning of a sentence."""
    return "1 block is" if number == 1 else f"{number} blocks are"


class StudyInterrupted(Exception):
    """A run that did not come to its end; what was played is kept."""

    def __init__(self, left: int, folder: Path) -> None:
        super().__init__(f"{blocks_are(left)} left to play; the same command goes on in {str(folder)!r}")


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of the work, for machines that know nothing of each other."""

    number: int
    """From 1 on."""
    of: int

    def has(self, place: int) -> bool:
        """Whether it plays the block at this place of the whole work."""
        return place % self.of == self.number - 1


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays."""

    processes: int
    cluster: str | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played, by whom, and where it is kept."""

    study: Study
    folder: StudyFolder
    workers: Workers
    progress: Callable[[int, int], None] = lambda _done, _all: None
    """Told how many blocks are finished, of how many."""

    def play(self, games: int, shard: Shard | None = None) -> dict[Setting, int]:
        """Play what is missing of so many games of each setting; how many blocks of each then count."""
        count = self._begin(games)
        self._play(count, shard)
        return count

    def play_until(self, wanted: float, half_width: HalfWidth, games: int) -> dict[Setting, int]:
        """The same, but no longer than it takes to know enough.

        In rounds that double, so that when it stops depends on the numbers alone and on no machine.
        """
        most = self._begin(games)
        count = {setting: min(FIRST_LOOK, blocks) for setting, blocks in most.items()}
        while True:
            self._play(count)
            wide = [
                setting
                for setting, blocks in count.items()
                if blocks < most[setting] and half_width(self.folder, setting, blocks) > wanted
            ]
            if not wide:
                return count
            for setting in wide:
                count[setting] = min(2 * count[setting], most[setting])

    def _begin(self, games: int) -> dict[Setting, int]:
        self.study.check()
        self.folder.open(self.study)
        return {setting: -(-games // setting.games) for setting in self.study.settings}

    def _play(self, count: dict[Setting, int], shard: Shard | None = None) -> None:
        mine = [block for place, block in enumerate(_blocks(count)) if shard is None or shard.has(place)]
        missing = [block for block in mine if not self.folder.has(*block)]
        for block in mine:
            if self.folder.has(*block):
                self.folder.check(*block)
        done = len(mine) - len(missing)
        self.progress(done, len(mine))
        who = {
            "processes": self.workers.processes,
            "cluster": self.workers.cluster,
            "mark": self.study.settings[0].mark,
        }
        try:
            for (setting, number), files in spread(play_block, missing, **who):  # type: ignore[arg-type]
                self.folder.keep(setting, number, files)
                done += 1
                self.progress(done, len(mine))
        except (KeyboardInterrupt, BrokenProcessPool):
            raise StudyInterrupted(len(mine) - done, self.folder.path) from None


def _blocks(count: dict[Setting, int]) -> Iterator[Block]:
    """All blocks, the first of every setting first."""
    for number in range(max(count.values(), default=0)):
        yield from ((setting, number) for setting, blocks in count.items() if number < blocks)


def read_shard(text: str) -> Shard:
    """A shard as somebody types it: `2/8`."""
    number, slash, of = text.partition("/")
    if slash and number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of):
        return Shard(int(number), int(of))
    raise BadSetup(f"a shard is one of so many, as 2/8, not {text!r}")
