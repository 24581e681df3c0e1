"""What a node has counted, and what all of them have, each under its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from prometheus_client import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from ...house import House


class Figures(msgspec.Struct, frozen=True):
    """The figures of one node, as Prometheus reads them."""

    node: str
    text: str


class Counted:
    """Counts for whoever runs the server."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def figures(self) -> Figures:
        """Those of this node."""
        house, counts, live = self._house, self._house.metrics, self._house.tables.live()
        counts.tables.labels("live").set(len(live))
        counts.tables.labels("stored").set(await house.store.count())
        counts.listeners.set(sum(table.listeners for table in live))
        counts.relayed.set(len(house.relay))
        return Figures(house.store.node or "", generate_latest(counts.registry).decode())

    async def everybodys(self) -> str:
        """Those of all nodes that answer; where there is one alone, its own."""
        ours = await self.figures()
        if not ours.node:
            return ours.text
        others = [msgspec.json.decode(said, type=Figures) for said in await self._house.relay.ask_others("figures")]
        return generate_latest(_Together({one.node: one.text for one in (ours, *others)})).decode()


class _Together:
    """The figures of several nodes as one registry: every sample says whose it is."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for node, text in self._texts.items():
            for family in text_string_to_metric_families(text):
                whole = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                whole.samples += [one._replace(labels={**one.labels, "node": node}) for one in family.samples]
        return found.values()
