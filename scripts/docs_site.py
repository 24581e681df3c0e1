"""What the site of the documents needs beyond docs/: the pages at the root, and links that find them there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
AT_THE_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie beside docs/, and what they are called in the site."""
_LINK = re.compile(r"(\]\()([^)#\s:]+)((?:#[^)]*)?\))")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages at the root."""
    for name, page in AT_THE_ROOT.items():
        text = (ROOT / name).read_text("utf-8")
        files.append(File.generated(config, page, content=_LINK.sub(lambda link: _from_root(*link.groups()), text)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links from docs/ to the root find their pages; to other files of the repository there are none."""
    if page.file.src_path in AT_THE_ROOT.values():
        return markdown
    return _LINK.sub(lambda link: _from_docs(*link.groups()), markdown)


def _from_root(before: str, target: str, after: str) -> str:
    if target in AT_THE_ROOT:
        return before + AT_THE_ROOT[target] + after
    inside = target.removeprefix("docs/")
    if inside == target or not (ROOT / target).is_file():
        return _plain(before)
    return before + inside + after


def _from_docs(before: str, target: str, after: str) -> str:
    if not target.startswith("../"):
        return before + target + after
    name = target.removeprefix("../")
    return before + AT_THE_ROOT[name] + after if name in AT_THE_ROOT else _plain(before)


def _plain(before: str) -> str:
    """A link to what the site does not hold goes nowhere: to the top of its page."""
    return f"{before}#)"
