"""The environment that every command runs in: made when it is missing or out of date.

It is `.venv`.  Its set-up has two depths: `base` is enough to play, `dev` adds every tool.  A stamp in it holds the
fingerprint of what was installed; stamps are removed before an installation and written after it, so that one that
was broken off is never taken for complete: the next run starts anew.  Like `dev.py`, this is read by whatever Python
there is.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def environment(usual: Path) -> Path:
    """The usual environment; beside it, for another Python than it was made with, one of that Python's own."""
    made_with = usual / "pyvenv.cfg"
    version = "{}.{}".format(*sys.version_info[:2])
    if not made_with.is_file() or f"version = {version}." in made_with.read_text(encoding="utf-8"):
        return usual
    return usual.with_name(f"{usual.name}-{version}")


VENV = environment(ROOT / ".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"

OLDEST = (3, 11)
UV = "uv==0.13.7"
BROWSERS = ("chromium-headless-shell", "chromium")
"""The first has no window and costs half of the processor's time; `scripts/chromium.py` finds it."""

# What each depth of the set-up installs, and the depths that are then in place.
DEPTHS = {"base": ("base",), "dev": ("dev", "base")}


class Failed(Exception):
    """A step did not succeed: which one, and the exit code to leave with."""

    def __init__(self, step: str, code: int) -> None:
        super().__init__(step)
        self.step = step
        self.code = code


def say(line: str) -> None:
    """Print one line at once, so that it stands before what the step itself prints."""
    print(f"-- {line}", flush=True)


def run(step: str, *command: str | Path) -> None:
    """Do one step: say what it is, run its command in the project's folder, stop everything if it fails."""
    say(step)
    call(step, *command)


def call(step: str, *command: str | Path) -> None:
    """As `run`, without a word; a command that a signal ended counts as the shell counts it."""
    code = subprocess.call([str(part) for part in command], cwd=ROOT)
    if code != 0:
        raise Failed(step, code if code > 0 else 128 - code)


def newest_python() -> str | None:
    """The newest Python on this machine that is new enough."""
    for minor in range(20, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found and subprocess.call([found, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL) == 0:
            return found
    return None


def check_python() -> None:
    """Go on with a newer Python if this one is too old; say what to install if there is none."""
    if sys.version_info >= OLDEST:
        return
    newer = newest_python()
    if newer is not None:
        say(f"This Python is {sys.version.split()[0]}; going on with {newer}")
        raise SystemExit(subprocess.call([newer, *sys.argv]))
    wanted = ".".join(map(str, OLDEST))
    sys.exit(
        f"Grand Vizier needs Python {wanted} or newer; this is {sys.version.split()[0]} ({sys.executable}).\n"
        f"Install a newer one (Debian, Ubuntu: apt-get install python3 python3-venv; macOS: brew install python), "
        f"then run this again, or name it: make PYTHON=python{wanted} ..."
    )


def apt_install(package: str) -> bool:
    """Install a Debian package where we may; say whether we did."""
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run("Refresh the list of Debian packages", apt, "-qq", "update")
    run(f"Install {package}", apt, "-qq", "install", "--yes", "--no-install-recommends", package)
    return True


def check_venv_module() -> None:
    """Debian ships Python without what `venv` needs: install it when we may, else say how."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return
    if apt_install(f"python{sys.version_info.major}.{sys.version_info.minor}-venv"):
        return
    debian = "Debian, Ubuntu: sudo apt-get install python3-venv"
    how = debian if shutil.which("apt-get") else "your system's package is often python3-venv"
    sys.exit(f"This Python ({sys.executable}) cannot make virtual environments: its venv module is missing.\n{how}")


def has_chromium() -> bool:
    """Whether there is a browser for the browser tests: the best of Debian's, installed when we may, else say how."""
    for browser in BROWSERS:
        with suppress(Failed):  # not every Debian has each of them
            if shutil.which(browser) or apt_install(browser):
                return True
    say(f"No Chromium here: the browser tests are left out (Debian: sudo apt-get install {BROWSERS[0]})")
    return False


def fingerprint(depth: str) -> str:
    """What the environment must have been made from: this place, the locks and the project's own metadata."""
    import tomllib  # noqa: PLC0415 - an old Python has none, and must get as far as being told so

    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    metadata = {table: project.get(table) for table in ("build-system", "project", "dependency-groups")}
    metadata["hatch"] = project.get("tool", {}).get("hatch")
    made_of = [str(ROOT), json.dumps(metadata, sort_keys=True), (LOCKS / f"{depth}.txt").read_text(encoding="utf-8")]
    return hashlib.sha256("\0".join(made_of).encode()).hexdigest()


def stamp(what: str) -> Path:
    """The file that tells what the environment, or this depth of it, was last made from."""
    return VENV / f"grandvizier-{what}.stamp"


def stamped(what: str, made_from: str) -> bool:
    """Whether that much of the environment is there, and made from this."""
    path = stamp(what)
    return PYTHON.exists() and path.exists() and path.read_text(encoding="utf-8") == made_from


def make_venv() -> None:
    """Make a fresh environment, unless a whole one stands here and runs."""
    if stamped("venv", str(VENV)) and subprocess.call([str(PYTHON), "-c", "import pip"]) == 0:
        return
    check_venv_module()
    run("Make .venv (a first set-up takes up to a minute)", sys.executable, "-m", "venv", "--clear", VENV)
    stamp("venv").write_text(str(VENV), encoding="utf-8")


def setup(depth: str) -> None:
    """Bring the environment to this depth; do nothing when it is there already."""
    if stamped(depth, fingerprint(depth)):
        return
    make_venv()
    for each in ("venv", *DEPTHS):
        stamp(each).unlink(missing_ok=True)
    pip = (PYTHON, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "install")
    what = "what the game needs" if depth == "base" else "the game's needs and the tools"
    run(f"Install {what}", *pip, "--require-hashes", "-r", LOCKS / f"{depth}.txt")
    os.environ["GRANDVIZIER_PAGE_LATER"] = "1"
    run("Install grandvizier itself", *pip, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    stamp("venv").write_text(str(VENV), encoding="utf-8")
    for each in DEPTHS[depth]:
        stamp(each).write_text(fingerprint(each), encoding="utf-8")
