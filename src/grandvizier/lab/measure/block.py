"""A block: so many deals of one setting, from nothing to the bytes of its tables."""

from __future__ import annotations

from collections import defaultdict
from importlib.metadata import version
from typing import TypeAlias

from ...bots.custom.loading import admit
from .game import play, twin
from .setting import Setting
from .tables import ALWAYS, SCHEMAS, Rows, pair_of, parquet, rows_of, samples_of

Files: TypeAlias = dict[str, bytes]
Block: TypeAlias = tuple[Setting, int]


def files_of(setting: Setting) -> list[str]:
    """The tables that a block of this setting has."""
    wanted = {*ALWAYS, *(["pairs"] if setting.twins else []), *(["samples"] if setting.samples else [])}
    return [name for name in SCHEMAS if name in wanted]


def play_block(block: Block) -> Files:
    """Play a block, and give its tables as they are to lie on a disk, by name."""
    setting, number = block
    admit(setting.bots)
    rows: Rows = defaultdict(list)
    for fixture in setting.fixtures(number):
        played = play(setting, fixture)
        for name, more in rows_of(played).items():
            rows[name] += more
        if setting.samples:
            rows["samples"] += samples_of(played)
        if setting.twins and (found := twin(setting, played)):
            rows["pairs"].append(pair_of(played, *found))
    metadata = metadata_of(setting, number)
    return {name: parquet(name, rows[name], metadata) for name in files_of(setting)}


def metadata_of(setting: Setting, number: int) -> dict[str, str]:
    """What every file says of itself."""
    plain = setting.plain()
    return {
        "grandvizier.version": version("grandvizier"),
        "grandvizier.setting": setting.fingerprint,
        "grandvizier.block": str(number),
        "grandvizier.mark": setting.mark(),
        **{f"grandvizier.{name}": str(plain[name]) for name in ("game", "edition", "components", "players")},
        "grandvizier.line_up": setting.line_up,
    }
