"""What is written about the server is what it does."""

from __future__ import annotations

import importlib.util
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from grandvizier.core.errors import BadSetup
from grandvizier.server.config import PREFIX, Settings, from_environment
from grandvizier.server.limits import Rates

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


def test_every_setting_is_documented_with_its_default() -> None:
    text = (ROOT / "docs" / "running.md").read_text("utf-8")
    for setting in fields(Settings):
        (line,) = (line for line in text.splitlines() if f"`{PREFIX}{setting.name.upper()}`" in line)
        if setting.name not in {"data", "origins"}:
            default = getattr(Settings(), setting.name)
            shown = f"{default:g}" if isinstance(default, float) else str(default)
            assert f"| `{shown}` |" in line


def test_settings_come_from_the_environment() -> None:
    settings = from_environment(
        {"GRANDVIZIER_PORT": "99", "GRANDVIZIER_PAUSE": "0.1", "GRANDVIZIER_ORIGINS": "http://a, http://b"}, port=None
    )
    assert (settings.port, settings.pause, settings.origins) == (99, 0.1, ("http://a", "http://b"))
    assert from_environment({"GRANDVIZIER_PORT": "99"}, port=5).port == 5
    with pytest.raises(BadSetup, match="GRANDVIZIER_PORT"):
        from_environment({"GRANDVIZIER_PORT": "many"})
    with pytest.raises(BadSetup, match="40/second"):
        Rates(Settings(guest_rate="often"))
