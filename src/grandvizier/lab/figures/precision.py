"""How well shares of the win are known by now: what a run with a wanted precision goes by."""

from __future__ import annotations

from ..measure.folder import StudyFolder
from ..measure.setting import Setting
from .ratio import Sums


def widest(folder: StudyFolder, setting: Setting, blocks: int) -> float:
    """Half the widest interval of the shares by place, as the first so many blocks tell."""
    sums: Sums[int] = Sums()
    places = range(setting.players)
    for block in folder.blocks(setting, blocks):
        seats = folder.table(setting, block, "seats", ["deal", "place", "share"])
        sums.add(places, seats["place"], seats["deal"], seats["share"])
    shares = [sums.ratio(place).share() for place in places]
    return max((share.high - share.low) / 2 for share in shares)
