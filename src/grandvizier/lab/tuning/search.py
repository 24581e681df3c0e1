"""The search itself: optuna proposes values, the lab plays them, and the nearest to the target is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ...core.errors import BadComponents, BadSetup
from ...words import Words
from ..figures.blocks import Blocks
from ..figures.whole import whole
from ..measure.folder import StudyFolder
from ..measure.run import Run, Workers
from ..measure.study import Study
from ..report.page import write
from .target import distance, measured
from .values import Value, changed, room


@dataclass(frozen=True, slots=True)
class Tuning:
    """What is searched, and by what it is judged."""

    study: Study
    text: str
    """The components file to begin with."""
    values: tuple[Value, ...]
    wanted: dict[str, float]
    family: str
    """Whose members should win alike, if the target speaks of their spread."""
    games: int
    reach: int

    def plain(self) -> dict[str, Any]:
        """What decides the search, as JSON data."""
        own = {"wanted": self.wanted, "family": self.family, "games": self.games, "reach": self.reach}
        return {**self.study.plain(), **own, "values": [value.name for value in self.values]}


def tune(
    tuning: Tuning, trials: int, folder: Path, workers: Workers, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """Search, and leave the best file beside what was tried; its text is `components.toml`."""
    import optuna  # noqa: PLC0415 - slow to load

    _claim(folder, tuning)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    rooms = {value: room(tuning.study.game, tuning.text, value, tuning.reach) for value in tuning.values}
    tried: list[dict[str, Any]] = []

    def attempt(trial: Any) -> float:
        chosen = {value: trial.suggest_int(value.name, span[0], span[-1]) for value, span in rooms.items()}
        progress(len(tried), trials)
        try:
            found = _play(tuning, changed(tuning.text, chosen), folder, workers)
        except BadComponents:
            raise optuna.TrialPruned from None  # what each value may be, all of them together may not
        off = distance(found, tuning.wanted)
        tried.append({"off": round(off, 4), "figures": found, "values": {v.name: n for v, n in chosen.items()}})
        return off

    search = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=1))
    search.enqueue_trial({value.name: value.now for value in rooms})
    search.optimize(attempt, n_trials=trials)
    progress(trials, trials)
    best = min(tried, key=lambda one: float(one["off"]))
    text = changed(tuning.text, {value: best["values"][value.name] for value in rooms})
    (folder / "components.toml").write_text(text, "utf-8")
    found = {**tuning.plain(), "before": tried[0], "after": best, "tried": len(tried)}
    (folder / "tune.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return found


def compare(tuning: Tuning, folder: Path, workers: Workers) -> Path | None:
    """The report of before and after on the same deals; None if nothing better was found."""
    text = (folder / "components.toml").read_text("utf-8")
    if text == tuning.text:
        return None
    study = replace(tuning.study, beside=text)
    kept = StudyFolder(folder / "compare")
    count = Run(study, kept, workers).play(tuning.games)
    return write(kept.path, whole(study, kept, count), Words(study.settings[0].rules, "en").say("title"))


def _claim(folder: Path, tuning: Tuning) -> None:
    """A folder holds one search."""
    file = folder / "search.json"
    text = json.dumps(tuning.plain(), indent=1) + "\n"
    if folder.exists() and any(folder.iterdir()) and (not file.exists() or file.read_text("utf-8") != text):
        raise BadSetup(f"{str(folder)!r} holds something else; give another folder with --out")
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def _play(tuning: Tuning, text: str, folder: Path, workers: Workers) -> dict[str, float]:
    """The figures of a box, the mean over numbers of players; what was played for it before counts."""
    source = None if text == tuning.study.game.shipped_text else text
    study = replace(tuning.study, source=source)
    kept = StudyFolder(folder / "trials" / str(study.plain()["components"]))
    count = Run(study, kept, workers).play(tuning.games)
    every = [measured(Blocks(kept, setting, blocks), tuning.wanted, tuning.family) for setting, blocks in count.items()]
    names = {name for found in every for name in found}
    return {
        name: round(sum(of) / len(of), 5)
        for name in sorted(names)
        for of in [[one[name] for one in every if name in one]]
    }
