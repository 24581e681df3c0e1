"""The words that names of components are made of, by language: `names.toml` beside the module that makes the names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from .components import Name


@cache
def phrases(package: str) -> Mapping[str, Name]:
    """Those of a package."""
    return tomllib.loads(files(package).joinpath("names.toml").read_text("utf-8"))
