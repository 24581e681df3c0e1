"""What a network was trained for: read from its file, and held against a table, without numpy."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from ..core.errors import BadSetup
from ..core.game import Options
from ..core.rules import Rules

FORMAT: Final = 1
"""Of the file.  Raised when a network is read or answers otherwise."""
Manifest: TypeAlias = Mapping[str, Any]


def read(path: Path) -> Manifest:
    """The manifest in a network's file, or an error that says why there is none."""
    try:
        with zipfile.ZipFile(path) as file:
            kept = file.read("manifest.npy")
        # An array of bytes in numpy's format: eight bytes, the length of a head, the head, then the array.
        length = kept[8:10] if kept[6] == 1 else kept[8:12]
        manifest = json.loads(kept[8 + len(length) + int.from_bytes(length, "little") :])
    except FileNotFoundError:
        raise BadSetup(f"there is no network {str(path)!r}") from None
    except (OSError, ValueError, KeyError, IndexError, EOFError, zipfile.BadZipFile) as error:
        raise BadSetup(f"{str(path)!r} is not a network: {error}") from None
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise BadSetup(f"{str(path)!r} is a network of another version of Grand Vizier")
    return manifest


def check(manifest: Manifest, name: str, rules: Rules, players: int, options: Options) -> None:
    """Refuse a table that a network was not trained for; the sentence says what differs."""
    check_rules(manifest, name, rules)
    check_table(manifest, name, players, options)


def check_rules(manifest: Manifest, name: str, rules: Rules) -> None:
    """Refuse another game, edition or components, whoever plays."""
    game = rules.game.name
    if manifest["game"] != game:
        raise BadSetup(f"{name} plays {manifest['game']}, not {game}")
    if manifest["edition"] != rules.edition:
        trained = f"edition {manifest['edition']} of {game}"
        raise BadSetup(f"{name} was trained for {trained}, not for edition {rules.edition}")
    if manifest["components"] != rules.components.fingerprint:
        raise BadSetup(f"{name} was trained with other components of {game} than these")
    layout = rules.game.layout
    if layout is None or manifest["layout"] != layout(rules).version:
        raise BadSetup(f"{name} was trained on other observations than this version of Grand Vizier makes")


def check_table(manifest: Manifest, name: str, players: int, options: Options) -> None:
    """Refuse a number of players, or what a table agreed on, by rules that it was trained for."""
    if players not in manifest["players"]:
        raise BadSetup(f"{name} was trained for {_listed(manifest['players'])} players, not for {players}")
    for option, trained in manifest["options"].items():
        if not _met(options[option], trained):
            agreed = f"{option} {_listed(trained)}"
            raise BadSetup(f"{name} was trained with {agreed}, not with {_listed([options[option]])}")


def _met(value: Any, trained: Sequence[Any]) -> bool:
    """Whether it was trained with this value; of numbers with smaller and greater ones."""
    if isinstance(value, str | bool):
        return value in trained
    return bool(min(trained) <= value <= max(trained))


def _listed(values: Sequence[Any]) -> str:
    """Values as a person would type them: `2, 3 or 4`."""
    *most, last = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    return f"{', '.join(most)} or {last}" if most else last
