"""All figures of a study, as the JSON data that the report shows."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from ..measure.folder import StudyFolder
from ..measure.inventory import inventory
from ..measure.people import ExportedGames
from ..measure.setting import Setting
from ..measure.study import Study
from .blocks import Blocks
from .choosing import choosing
from .compare import boxes, differences
from .components import components, dealt_to_all, effects, used
from .course import course, places, scores
from .drama import drama
from .people import side_by_side
from .ratio import plain
from .skill import own_share, split, versus
from .warnings import Finding, looked_at, of_components, of_deals, of_places, warnings


def whole(
    study: Study, folder: StudyFolder, count: Mapping[Setting, int], people: ExportedGames | None = None
) -> dict[str, Any]:
    """Every setting by itself, what lies beside another, and what is worth a warning."""
    blocks = {setting: Blocks(folder, setting, number) for setting, number in count.items()}
    own = [setting for setting in count if setting.without is None and setting.source == study.source]
    alike = [setting for setting in own if len(set(setting.bots)) == 1]
    findings = [finding for setting in alike for finding in _findings(blocks[setting])]
    rules = alike[0].rules
    return {
        "game": study.game.name,
        "edition": rules.edition,
        "components": rules.components.fingerprint,
        "version": version("grandvizier"),
        "seed": study.seed,
        "options": alike[0].plain()["options"],
        "bots": list(dict.fromkeys(bot for setting in count for bot in setting.bots)),
        "reconstructed": reconstructed(rules.components.data),
        "twins": study.twins,
        "games": sum(blocks[setting].games for setting in count),
        "warnings": warnings(findings),
        "looked_at": looked_at(findings),
        "settings": [_alike(blocks[setting]) for setting in alike],
        "skill": [_versus(blocks[setting]) for setting in own if setting not in alike],
        "without": [_without(blocks[setting]) for setting in count if setting.without is not None],
        "beside": [
            {"players": setting.players, "line_up": setting.line_up, "changes": boxes(blocks[plain_], blocks[setting])}
            for setting in count
            if setting.source != study.source
            for plain_ in alike
            if (plain_.players, plain_.bots) == (setting.players, setting.bots)
        ],
        "differences": _differences(study),
        "people": side_by_side(study, [blocks[setting] for setting in alike], people) if people else [],
    }


def _differences(study: Study) -> list[dict[str, str]]:
    """What stands otherwise in the other components file."""
    if study.beside is None:
        return []
    ours, theirs = (study.game.rules(source, study.edition).components.data for source in (study.source, study.beside))
    return list(differences(ours, theirs))


def reconstructed(data: Mapping[str, Any]) -> dict[str, int]:
    """How many entries of each list of a components file have a value that is our own proposal."""
    found = {
        name: sum("RECONSTRUCTED" in entry.get("marks", {}).values() for entry in entries if isinstance(entry, dict))
        for name, entries in data.items()
        if isinstance(entries, list)
    }
    return {name: number for name, number in found.items() if number}


def _findings(blocks: Blocks) -> list[Finding]:
    setting = blocks.setting
    found = list(of_places(setting.players, setting.line_up, places(blocks)))
    if setting.players == 1:
        return found
    box = inventory(setting.rules)
    found += of_deals(setting.players, setting.line_up, box, dealt_to_all(blocks))
    if setting.twins:
        found += of_components(setting.players, setting.line_up, box, used(blocks), effects(blocks))
    return found


def _alike(blocks: Blocks) -> dict[str, Any]:
    setting = blocks.setting
    return {
        "players": setting.players,
        "line_up": setting.line_up,
        "games": blocks.games,
        "deals": blocks.deals,
        "places": [plain(share.share()) for share, _ in places(blocks).values()] if setting.players > 1 else [],
        "course": course(blocks),
        "scores": scores(blocks),
        "drama": drama(blocks),
        "choosing": choosing(blocks),
        "components": components(blocks, inventory(setting.rules)),
    }


def _versus(blocks: Blocks) -> dict[str, Any]:
    first, *others = blocks.setting.bots
    return {
        "players": blocks.setting.players,
        "bot": first,
        "among": others[0],
        "games": blocks.games,
        "share": plain(own_share(blocks).share()),
        "split": split(blocks),
    }


def _without(blocks: Blocks) -> dict[str, Any]:
    return {
        "players": blocks.setting.players,
        "bot": blocks.setting.bots[0],
        "without": blocks.setting.without,
        "games": blocks.games,
        "share": plain(own_share(blocks).share()),
        "off": plain(versus(blocks).mean()),
    }
