"""`grandvizier backup` and `grandvizier restore`: a data folder as one file, and back."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from ..core.errors import BadSetup
from .common import Commands, command


def add(commands: Commands) -> None:
    """Declare the commands."""
    backup = command(
        commands, "backup", run_backup, "keep all tables in one file, also while the server runs",
        "grandvizier backup tables.backup",
    )  # fmt: skip
    backup.add_argument("file", type=Path, metavar="FILE", help="where the backup goes; an older one is replaced")
    backup.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")

    restore = command(
        commands, "restore", run_restore, "bring the tables of a backup back", "grandvizier restore tables.backup"
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup, as `backup` writes it")
    restore.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")
    restore.add_argument("--replace", action="store_true", help="drop the tables that are there now")


def run_backup(args: argparse.Namespace) -> int:
    """Write the backup."""
    from ..server.folder.backup import back_up

    folder = _folder(args)
    back_up(folder, args.file)
    print(f"{args.file}: {args.file.stat().st_size:,} bytes, all of {folder.resolve()}")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Bring it back."""
    from ..server.folder.backup import restore

    folder = _folder(args)
    restore(args.file, folder, replace=args.replace)
    print(f"{folder.resolve()}: restored from {args.file}")
    return 0


def _folder(args: argparse.Namespace) -> Path:
    from ..server.config import from_environment
    from ..server.setting_types import hide_password

    settings = from_environment(os.environ, data=args.data)
    if settings.database:
        raise BadSetup(
            f"the tables are in PostgreSQL, {hide_password(settings.database)}: keep them with pg_dump and bring them "
            "back with pg_restore, and keep the secret key beside them"
        )
    return settings.data
