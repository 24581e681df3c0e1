"""The words that names of components are made of, by language: `names.toml` beside the module that makes the names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from .components import Name


@cache
def phrases(package: str) -> Mapping[str, Name]:
    """Those of a package."""
    return tomllib.loads(files(package).joinpath("names.toml").read_text("utf-8"))


def short(names: Sequence[str]) -> list[str]:
    """Names without the words that all of them begin or end with."""
    split = [name.split() for name in names]
    while len({words[0] for words in split}) == 1 and min(map(len, split)) > 1:
        split = [words[1:] for words in split]
    while len({words[-1] for words in split}) == 1 and min(map(len, split)) > 1:
        split = [words[:-1] for words in split]
    return [" ".join(words) for words in split]
