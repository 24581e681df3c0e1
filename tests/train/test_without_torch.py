"""Without torch nothing can be trained, and that is said; whoever plays a network does without."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_what_is_missing_is_named_with_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['torch'] = None; from grandvizier.cli import main; sys.exit(main(sys.argv[1:]))"
    given = ["train", "three-wishes", "--out", str(tmp_path / "new")]
    done = subprocess.run([sys.executable, "-c", code, *given], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "grandvizier: this needs torch, which comes with: pip install 'grandvizier[train]'\n"
    assert not (tmp_path / "new").exists()


def test_a_network_plays_by_numpy_alone() -> None:
    code = "import sys; sys.modules['torch'] = None; import grandvizier.bots.net.player, grandvizier.bots.net.shipped"
    subprocess.run([sys.executable, "-c", code], check=True)
