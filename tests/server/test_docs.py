"""What is written about the server is what it does."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def script(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_protocol_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert written == script("protocol").page(), "run python scripts/protocol.py"
