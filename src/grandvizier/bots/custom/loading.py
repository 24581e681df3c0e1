"""Bring your own bot: a Python class, a program, or a network.

They are named `module:Class` or `path/to/file.py:Class`, `program:COMMAND`, and `net:FILE`; `net:FILE@200` and
`net:FILE@0.5s` are the network inside the search, for so many iterations a choice or seconds a turn.

Only whoever runs the command or the server names such bots.  `bot` finds them once they are registered here, so a
name that comes over the network never starts anything.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Final

from ...core.errors import BadSetup
from ...core.game import Options
from ...core.rules import Rules
from ..bot import Bot
from ..net.glance import Glance
from ..registry import Maker, is_known, maker, names, register
from ..search.thinker import Thinking
from .failsafe import Guarded
from .program import Program

VARIABLE: Final = "GRANDVIZIER_BOTS"
"""Where an operator names bots: `name=module:Class,other=program:node bot.js`."""
PROGRAM: Final = "program"
NET: Final = "net"
_ITEM: Final = r"""(?:[^,"']|"[^"]*"|'[^']*')+"""


def split(text: str) -> list[str]:
    """Names by commas; what stands in quotes is not cut."""
    if not re.fullmatch(f"{_ITEM}(?:,{_ITEM})*", text):
        raise BadSetup(f"bots are names by commas, with quotes that are closed, not {text!r}")
    return [name.strip() for name in re.findall(_ITEM, text)]


def admit(wanted: Iterable[str]) -> None:
    """Register those names that are bots of one's own, written out."""
    for name in wanted:
        if ":" in name and not is_known(name):
            seat_own(name, name)


def admit_from(environment: Mapping[str, str]) -> None:
    """Register what the operator names in the environment."""
    text = environment.get(VARIABLE, "")
    for entry in split(text) if text else ():
        name, equals, spec = entry.partition("=")
        if not equals or not re.fullmatch(r"[\w-]+", name):
            raise BadSetup(f"{VARIABLE} holds entries such as name=module:Class by commas, not {entry!r}")
        if name in names():
            raise BadSetup(f"{VARIABLE} names {name!r}, and there is already a bot of that name")
        seat_own(name, spec)


def seat_own(name: str, spec: str) -> None:
    """Register a bot under a name, guarded wherever it sits, unless it is one of ours, or a network, which ours is."""
    if is_known(spec):
        register(name, maker(spec))
    elif spec.partition(":")[0] == NET:
        register(name, own(spec))
    else:
        register(name, partial(Guarded, make=own(spec)))


def own(spec: str) -> Maker:
    """What makes such a bot, or an error that says why there is none."""
    kind, _, command = spec.partition(":")
    if kind == PROGRAM:
        return partial(Program, command=_command(spec, command))
    if kind == NET:
        return _net(spec, command)
    place, _, name = spec.rpartition(":")
    if not place or not name:
        kinds = "module:Class, path/to/file.py:Class, program:COMMAND or net:FILE"
        raise BadSetup(f"a bot of one's own is {kinds}, not {spec!r}")
    try:
        made = getattr(_module(place), name, None)
    except Exception as error:
        raise BadSetup(f"cannot load the bot {spec!r}: {type(error).__name__}: {error}") from error
    if not isinstance(made, type):
        raise BadSetup(f"there is no class {name!r} in {place}")
    missing = [method for method in ("hear", "rewind", "choose") if not callable(getattr(made, method, None))]
    if missing:
        raise BadSetup(f"{spec} is no bot: it has no {', '.join(missing)}")
    return made


def files(spec: str) -> list[Path]:
    """The files that the name of an admitted bot names, as far as one can tell."""
    kind, _, command = spec.partition(":")
    place = spec.rpartition(":")[0]
    if kind == NET:
        return [Path(_thinking(command)[0])]
    named = shlex.split(command) if kind == PROGRAM else [getattr(sys.modules.get(place), "__file__", None) or place]
    return [Path(word) for word in named if Path(word).is_file()]


def _net(spec: str, text: str) -> Maker:
    """A network alone, or inside the search; numpy is needed only here."""
    from ...nets.network import load  # noqa: PLC0415
    from ..net.player import net_bot  # noqa: PLC0415

    path, how = _thinking(text)
    network = load(Path(path))

    def make(rules: Rules, players: int, options: Options, seat: int, seed: str) -> Bot:
        network.check(spec, rules, players, options)
        return net_bot(rules, players, options, seat, seed, network=network, how=how)

    return make


def _thinking(text: str) -> tuple[str, Glance | Thinking]:
    """The file, and how long it is thought with it."""
    found = re.fullmatch(r"(.+)@(\d+(?:\.\d+)?)(s?)", text)
    if found is None:
        return text, Glance()
    path, number, is_time = found.groups()
    if float(number) <= 0 or (not is_time and not number.isdecimal()):
        raise BadSetup(f"a network thinks for iterations, as {path}@200, or for seconds, as {path}@0.5s, not {text!r}")
    if is_time:
        return path, Thinking(seconds=float(number), reads=True)
    return path, Thinking(seconds=0.0, reads=True, iterations=int(number))


def _command(spec: str, text: str) -> list[str]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadSetup(f"cannot read the command of {spec!r}: {error}") from None
    if not words or not shutil.which(words[0]):
        raise BadSetup(f"there is no program {words[0] if words else ''!r} for the bot {spec!r}")
    return words


def _module(place: str) -> ModuleType:
    if not place.endswith(".py"):
        return importlib.import_module(place)
    path = Path(place).resolve(strict=True)
    name = f"own_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec
        assert spec.loader
        sys.modules[name] = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(sys.modules[name])
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
