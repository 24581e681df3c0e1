"""`grandvizier reports`: what people reported, with the records of their tables."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import BadSetup
from ..core.shown import shown
from .common import Commands, command

if TYPE_CHECKING:
    from ..server.people.reports import Report


def add(commands: Commands) -> None:
    """Declare the command."""
    reports = command(
        commands, "reports", run, "read what people reported", "grandvizier reports 1a2b3c4d --record game.json"
    )
    reports.add_argument("report", nargs="?", metavar="REPORT", help="one report alone, by its name")
    reports.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")
    reports.add_argument("--json", action="store_true", help="one object a line, records included")
    reports.add_argument("--record", type=Path, metavar="FILE", help="write the record of that report to a file")
    reports.add_argument("--drop", action="store_true", help="forget that report: it was dealt with")


def run(args: argparse.Namespace) -> int:
    """Tell the reports; write the record of one, or forget it."""
    from ..server.config import from_environment
    from ..server.people.reports import drop_report, read_reports

    settings = from_environment(os.environ, data=args.data)
    if args.report is None and (args.record or args.drop):
        raise BadSetup("--record and --drop are about one report: name it, as in `grandvizier reports 1a2b3c4d --drop`")
    reports = [report for report in read_reports(settings) if args.report in {None, report.id}]
    if args.report is not None and not reports:
        raise BadSetup(f"there is no report {args.report!r}; `grandvizier reports` lists them all")
    sys.stdout.write("".join(_line(report) if args.json else _text(report) for report in reports))
    if args.record:
        _write(reports[0], args.record)
    if args.drop:
        drop_report(settings, args.report)
    return 0


def _line(report: Report) -> str:
    record: Any = json.loads(report.record) if report.record else None
    return json.dumps(asdict(report) | {"record": record}) + "\n"


def _text(report: Report) -> str:
    time = datetime.fromtimestamp(report.created, UTC).isoformat(" ", "minutes")
    record = "with its record" if report.record else "no record"
    about = f"table {report.table_id}, {record}" if report.table_id else "no table"
    said = "".join(f"    {line}\n" for line in shown(report.text).splitlines())
    return f"{report.id}  {time}  {about}\n{said}"


def _write(report: Report, target: Path) -> None:
    if report.record is None:
        raise BadSetup(f"the report {report.id} has no record: it is about no game that had begun")
    try:
        target.write_text(report.record + "\n", "utf-8")
    except OSError as error:
        raise BadSetup(f"cannot write {str(target)!r}: {error.strerror or error}") from None
