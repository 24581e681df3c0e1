/** What is worth a moment: a wish fulfilled, the extra tasks counted, a lamp lit. */

import { named, type NamedEvent } from "../../../motion/events";
import type { Sheet } from "../../../protocol/messages";
import type { Event } from "../../board";

export interface Line {
  seat: number;
  points: number;
}

export type Moment =
  | { kind: "fulfilled"; wish: number; lines: Line[] }
  | { kind: "ranked"; ranks: { rank: number; space: number; hearts: number }[]; lines: Line[] }
  | { kind: "lit"; seat: number };

export function moments(sheet: Pick<Sheet, "names">, events: readonly NamedEvent[]): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    const { name } = event;
    const last = found.at(-1);
    if (name === "fulfilled") found.push({ kind: "fulfilled", wish: event.numberAt("wish"), lines: [] });
    else if (name === "ranked") {
      const rank = { rank: event.value("rank"), space: event.numberAt("space"), hearts: event.value("hearts") };
      if (last?.kind === "ranked") last.ranks.push(rank);
      else found.push({ kind: "ranked", ranks: [rank], lines: [] });
    } else if (name === "scored") {
      const source = sheet.names["source"][event.value("source")];
      const wanted = { wish: "fulfilled", extra: "ranked" }[source];
      const about = found.findLast((one) => one.kind === wanted);
      if (about && about.kind !== "lit") about.lines.push({ seat: event.value("who"), points: event.value("points") });
    } else if (name === "lit") found.push({ kind: "lit", seat: event.value("who") });
  }
  return found;
}

/** For each seat the points of each source, as they were told. */
export function scoredBy(sheet: Sheet, events: readonly Event[], players: number): Map<string, number[]> {
  const found = new Map(sheet.names["source"].map((source) => [source, new Array<number>(players).fill(0)]));
  for (const event of named(sheet, events)) {
    if (event.name !== "scored") continue;
    const row = found.get(sheet.names["source"][event.value("source")]);
    if (row) row[event.value("who")] += event.value("points");
  }
  return found;
}
