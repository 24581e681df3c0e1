"""What there is to choose: how many choices, how often only one, and how much the bots vary."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from .blocks import Blocks, numbered
from .ratio import Sums, plain


def choosing(blocks: Blocks) -> dict[str, Any]:
    """For every question and in all: how many choices there are, the part that is forced, the entropy of the verbs."""
    verbs: Counter[tuple[str, str]] = Counter()
    for choices in blocks.columns("choices", "question", "verb"):
        keys, which = numbered(choices["question"], choices["verb"])
        verbs.update(dict(zip(keys, np.bincount(which).tolist(), strict=True)))
    asked: Counter[str] = Counter()
    for (question, _), number in verbs.items():
        asked[question] += number
    sums: Sums[tuple[str, str]] = Sums()
    for choices in blocks.columns("choices", "deal", "question", "verb", "legal"):
        keys, which = numbered(choices["question"], choices["verb"])
        # The surprise of what was chosen: its mean is the entropy.
        bits = np.array([-np.log2(verbs[key] / asked[key[0]]) for key in keys])[which]
        legal, deal = choices["legal"], choices["deal"]
        questions, of = numbered(choices["question"])
        zero = np.zeros(len(of), np.int64)
        for name, values in {"asked": np.ones(len(of)), "legal": legal, "forced": legal == 1, "bits": bits}.items():
            sums.add([(name, str(question[0])) for question in questions], of, deal, values)
            sums.add([(name, "")], zero, deal, values)
    return {
        question or "all": {
            "asked": plain(sums.of_all(("asked", question), blocks.deals, blocks.setting.turns).mean(), 2),
            "choices": plain(sums.ratio(("legal", question)).mean(), 2),
            "forced": plain(sums.ratio(("forced", question)).share()),
            "entropy": plain(sums.ratio(("bits", question)).mean(), 3),
        }
        for question in ["", *sorted(asked)]
    }
