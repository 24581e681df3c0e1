"""What is fixed about a game, as the page is told it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...bots import LEVELS
from ...bots.net.shipped import trained
from ...core.box.chart import Cell, Chart
from ...core.events import Field
from ...core.game import Game, Option
from ...core.rules import Rules
from ...match.lesson import lessons
from ..bot_names import offered_bots
from .games import CellInfo, ChartInfo, Face, FieldInfo, GameInfo, KindInfo, OptionInfo, RulingInfo, Sheet, Trained


def game_info(rules: Rules) -> GameInfo:
    """A game that can be played here, with these components."""
    game = rules.game
    refused = _refused(rules)
    return GameInfo(
        name=game.name,
        fewest=game.seats[0],
        most=game.seats[-1],
        options=[_option(option) for option in game.options],
        rulings=[
            RulingInfo(ruling.id, list(ruling.marks), ruling.heading, refused.get(ruling.id, []))
            for ruling in game.rulings
        ],
        book=list(game.book),
        box={key: value if isinstance(value, int) else dict(value) for key, value in rules.components.box().items()},
        bots=offered_bots(),
        levels=[*LEVELS],
        network=_network(rules),
        lessons=lessons(game),
        quiet=game.quiet,
    )


def _refused(rules: Rules) -> dict[str, list[str]]:
    """The verbs that cite each ruling, of all rulings at once: to tell verbs from each other is dear."""
    found: dict[str, list[str]] = {}
    for verb in dict.fromkeys(rules.moves.verbs):
        for ruling in dict.fromkeys(reason.ruling for reason in verb.reasons):
            found.setdefault(ruling, []).append(verb.name)
    return found


def _network(rules: Rules) -> Trained | None:
    if rules.game.network is None:
        return None
    found = trained(rules)
    return Trained(found["players"], found["options"]) if found else Trained([], {})


def _chart(chart: Chart) -> ChartInfo:
    def cells(row: Sequence[Cell]) -> list[CellInfo]:
        return [
            CellInfo([term if isinstance(term, int | str) else dict(term) for term in cell.terms], cell.mark)
            for cell in row
        ]

    return ChartInfo(chart.section, chart.name, cells(chart.head), [cells(row) for row in chart.rows])


def _option(option: Option) -> OptionInfo:
    if isinstance(option.allowed, range):
        low, high = option.allowed[0], option.allowed[-1]
        return OptionInfo(option.name, option.default, option.ruling, low=low, high=high, quick=option.quick)
    return OptionInfo(option.name, option.default, option.ruling, values=list(option.allowed), quick=option.quick)


def _fields(fields: Sequence[tuple[str, Field]]) -> list[FieldInfo]:
    return [FieldInfo(name, field.kind, field.family) for name, field in fields]  # type: ignore[arg-type]


def _board(game: Game) -> str:
    """The address of the module in its `board` folder."""
    return f"/sheets/{game.name}/board/board.js" if game.folder.joinpath("board", "board.js").is_file() else ""


def sheet(rules: Rules) -> Sheet:
    """All that is fixed about a table's game."""
    game, components = rules.game, rules.components
    verbs = list(dict.fromkeys(rules.moves.verbs))
    numbers = {verb: number for number, verb in enumerate(verbs)}
    return Sheet(
        game=game_info(rules),
        kinds=[KindInfo(kind.name, _fields(kind.fields)) for kind in game.kinds],
        glimpses=any(kind.glimpse for kind in game.kinds),
        verbs=[KindInfo(verb.name, _fields(verb.fields)) for verb in verbs],
        gains=[KindInfo(kind.name, _fields(kind.fields)) for kind in game.gains],
        moves=[[numbers[verb], *rules.named_args(row, None)] for row, verb in enumerate(rules.moves.verbs)],
        questions=[question.name for question in rules.questions],
        places=[list(place) for place in rules.places],
        seated=sorted(rules.seated),
        own=[list(places) for places in rules.own],
        names={family: list(ids) for family, ids in rules.names.items()},
        faces={
            family: [Face(id_, dict(names)) for id_, names in zip(rules.names[family], faces, strict=True)]
            for family, faces in components.faces.items()
        },
        facts=_fields(game.facts),
        components=dict(components.data),
        corrected=components.source is not None,
        board=_board(game),
    )


def library_sheet(rules: Rules) -> Sheet:
    """The same with the charts, which nobody needs who sits at a table."""
    charts = [_chart(chart) for chart in rules.game.charts(rules)]
    return msgspec.structs.replace(sheet(rules), charts=charts)
